#include "project/settings/known_codes.hpp"

#include <algorithm>
#include <vector>

#include "engine/ir/pir/translation_finding.hpp"
#include "engine/ir/pir_text/pir_codes.hpp"
#include "engine/mapping_docs/judge/check_catalogue.hpp"
#include "engine/templates/text/template_finding.hpp"
#include "engine/to_static/hazards/program/hazard_catalogue.hpp"

namespace paddle_ls::settings {
namespace {

Severity severity_of(const to_static::HazardRule& rule) {
  switch (rule.effect) {
    case to_static::Effect::raises: return Severity::error;
    case to_static::Effect::wrong: return Severity::warning;
    case to_static::Effect::depends: return Severity::information;
  }
  return Severity::off;
}

std::vector<rewrite::Code> all_codes() {
  std::vector<rewrite::Code> codes;
  for (const rewrite::Code* code : rewrite::all_codes) codes.push_back(*code);
  for (const mapping_docs::Check& check : mapping_docs::catalogue()) {
    codes.push_back({check.code, check.severity, check.summary});
  }
  for (const templates::TemplateCode& code : templates::codes::all) {
    const bool unnecessary = code.id == templates::codes::key_unused.id;
    codes.push_back({code.id, code.severity, code.summary, unnecessary});
  }
  for (const ir::FindingInfo& info : ir::finding_infos()) {
    codes.push_back({info.id, info.severity, info.title});
  }
  for (const ir::PirCode& code : ir::pir_codes) {
    codes.push_back({code.id, code.severity, code.title});
  }
  for (const to_static::HazardRule& rule : to_static::hazard_rules) {
    codes.push_back({rule.code, severity_of(rule), rule.summary});
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
