#include "cli/pages/page.hpp"

#include "cli/html/html.hpp"
#include "cli/pages/assets.hpp"
#include "cli/process/version.hpp"

namespace castellan::cli {

namespace {

/// Nothing may be loaded, and nothing may run or give style but what this very program brought along.
std::string security_policy(const Page& page) {
  const std::string script = page.has_replays ? "'" + std::string(kScript.checksum) + "'" : "'none'";
  return "default-src 'none'; script-src " + script + "; style-src '" + std::string(kStyle.checksum) +
         "'; base-uri 'none'; form-action 'none'";
}

std::string how_made(const std::string& command) {
  if (command.empty()) return {};
  return element("section", text_element("h2", "How to make this page again") +
                                element("pre", element("code", isolated(command))));
}

}  // namespace

std::string html_of(const Page& page) {
  std::string html = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"UTF-8\">\n";
  html += "<meta http-equiv=\"Content-Security-Policy\" content=\"" + escaped(security_policy(page)) + "\">\n";
  html += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
  html += text_element("title", page.title + " - Castellan") + "\n";
  html += "<style>" + std::string(kStyle.text) + "</style>\n</head>\n<body>\n";
  html += element("header", element("h1", isolated(page.title))) + "\n";
  html += element("main", page.body + how_made(page.command)) + "\n";
  html += text_element("footer", "Made by Castellan " + std::string(kVersion) + ".") + "\n";
  if (page.has_replays) html += "<script>" + std::string(kScript.text) + "</script>\n";
  return html + "</body>\n</html>\n";
}

}  // namespace castellan::cli
