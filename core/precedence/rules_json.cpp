#include "core/precedence/rules_json.hpp"

#include <nlohmann/json.hpp>

#include "core/precedence/rules_fields.hpp"
#include "core/text/json_input.hpp"
#include "core/text/record_json.hpp"

namespace castellan::core::precedence {

nlohmann::ordered_json rules_to_json(const Rules& rules) {
  nlohmann::ordered_json object;
  RecordWriter writer(object);
  for_each_field(rules, writer);
  return object;
}

Rules parse_rules(std::string_view text) {
  const nlohmann::json object = parse_json_object(text);
  Rules rules;
  RecordReader reader(object);
  for_each_field(rules, reader);
  reader.finish();
  check_rules(rules);
  return rules;
}

}  // namespace castellan::core::precedence
