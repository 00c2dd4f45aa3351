#include "core/text/rules_json.hpp"

#include "core/rules_check.hpp"
#include "core/rules_fields.hpp"
#include "core/text/record_json.hpp"

namespace castellan::core {

nlohmann::ordered_json rules_to_json(const Rules& rules) { return record_to_json(rules); }

Rules parse_rules(std::string_view text) { return parse_record<Rules>(text); }

}  // namespace castellan::core
