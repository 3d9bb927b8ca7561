#include "server/cli/convert_source.hpp"

#include "engine/rewrite/fix_all.hpp"

namespace paddle_ls::cli {
namespace {

Fate fate_of(const rewrite::Finding& finding, settings::FixScope scope) {
  switch (finding.fix) {
    case rewrite::FixClass::safe: return Fate::converted;
    case rewrite::FixClass::needs_confirmation:
      return scope == settings::FixScope::all ? Fate::converted : Fate::to_confirm;
    case rewrite::FixClass::none: return Fate::manual;
  }
  return Fate::manual;
}

}  // namespace

Conversion convert_source(std::string_view source, const Project& project,
                          settings::FixScope scope) {
  Conversion conversion;
  const auto recorded = rewrite::read(source, nullptr);
  if (!recorded) return conversion;
  conversion.file = rewrite::analyze(source, *recorded, project.rules, project.options);

  const auto is_shown = [&](const rewrite::Finding& finding) {
    return project.settings.severity(*finding.code) != rewrite::Severity::off;
  };
  for (const rewrite::Finding& finding : conversion.file.findings) {
    if (is_shown(finding)) conversion.uses.push_back({finding, fate_of(finding, scope)});
  }
  const auto is_chosen = [&](const rewrite::Finding& finding) {
    return is_shown(finding) && fate_of(finding, scope) == Fate::converted;
  };
  rewrite::FixAll fixes = rewrite::fix_all(source, &*recorded, conversion.file, project.rules,
                                           project.options, is_chosen);
  conversion.edits = std::move(fixes.edits);
  conversion.would_break = fixes.would_break;
  if (conversion.would_break) {
    for (ConvertedUse& use : conversion.uses) use.fate = Fate::manual;
  }
  return conversion;
}

}  // namespace paddle_ls::cli
