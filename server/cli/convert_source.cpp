#include "server/cli/convert_source.hpp"

#include "engine/syntax/parser.hpp"

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

// Whether `source`, which parses into `tree`, still does after `edits`. Most of the tree is taken
// over, so that this costs a part of a parse.
bool parses_after(std::string_view source, syntax::Tree tree, const text::Edits& edits) {
  for (const auto& change : syntax::tree_changes(source, edits)) tree.edit(change);
  const std::string converted = text::applied(edits, source);
  // What looks wrong is looked at again from scratch, however large it is.
  const auto parsed =
      syntax::reparse(syntax::Language::python, converted, tree, {}, converted.size());
  return parsed && !parsed->tree.root().has_error();
}

}  // namespace

Conversion convert_source(std::string_view source, const Project& project,
                          settings::FixScope scope) {
  Conversion conversion;
  const auto tree = syntax::parse(syntax::Language::python, source);
  if (!tree) return conversion;
  conversion.file = rewrite::analyze(source, *tree, project.rules, project.options);

  std::vector<std::size_t> chosen;
  const auto& findings = conversion.file.findings;
  for (std::size_t i = 0; i < findings.size(); ++i) {
    if (project.settings.severity(*findings[i].code) == rewrite::Severity::off) continue;
    const Fate fate = fate_of(findings[i], scope);
    if (fate == Fate::converted) chosen.push_back(i);
    conversion.uses.push_back({findings[i], fate});
  }
  if (chosen.empty()) return conversion;
  conversion.edits = rewrite::edits_for(source, conversion.file, chosen);

  if (!tree->root().has_error() && !parses_after(source, *tree, conversion.edits)) {
    conversion.would_break = true;
    conversion.edits.clear();
    for (ConvertedUse& use : conversion.uses) use.fate = Fate::manual;
  }
  return conversion;
}

}  // namespace paddle_ls::cli
