#include "server/settings/codes.hpp"

#include <algorithm>
#include <vector>

#include "engine/mapping_docs/catalogue.hpp"
#include "engine/templates/finding.hpp"
#include "server/settings/fields.hpp"

namespace paddle_ls::settings {
namespace {

rewrite::Severity severity_of(const mapping_docs::Check& check) {
  return choice_named<rewrite::Severity>(mapping_docs::severity_name(check.severity))
      .value_or(rewrite::Severity::off);
}

rewrite::Severity severity_of(const templates::Code& code) {
  return choice_named<rewrite::Severity>(templates::severity_name(code.severity))
      .value_or(rewrite::Severity::off);
}

std::vector<rewrite::Code> all_codes() {
  std::vector<rewrite::Code> codes;
  for (const rewrite::Code* code : rewrite::all_codes) codes.push_back(*code);
  for (const mapping_docs::Check& check : mapping_docs::catalogue()) {
    codes.push_back({check.code, severity_of(check), check.summary});
  }
  for (const templates::Code& code : templates::codes::all) {
    const bool unnecessary = code.id == templates::codes::key_unused.id;
    codes.push_back({code.id, severity_of(code), code.summary, unnecessary});
  }
  return codes;
}

}  // namespace

std::span<const rewrite::Code> known_codes() {
  static const std::vector<rewrite::Code> codes = all_codes();
  return codes;
}

const rewrite::Code* find_code(std::string_view code) {
  const auto codes = known_codes();
  const auto found = std::find_if(codes.begin(), codes.end(),
                                  [&](const rewrite::Code& row) { return row.code == code; });
  return found == codes.end() ? nullptr : &*found;
}

}  // namespace paddle_ls::settings
