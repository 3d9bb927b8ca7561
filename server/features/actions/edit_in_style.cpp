#include "server/features/actions/edit_in_style.hpp"

#include <algorithm>

#include "server/workspace/document_kinds.hpp"

namespace paddle_ls::server {
namespace {

project::Configuration in_style(const project::Configuration& configuration, rewrite::Style style) {
  auto settings = std::make_shared<settings::Settings>(*configuration.settings);
  settings->style = style;
  settings->decisions.clear();
  return {std::move(settings), configuration.rules, {}};
}

Result<project::AnalysedFile> analysed_in_style(const project::FileUses& uses, rewrite::Style style,
                                                Surroundings& surroundings,
                                                const syntax::Stop& stop) {
  const project::Goal goal{uses.configuration.settings->fix_all_scope,
                           modules::HelperPlace{uses.helper_module, uses.options.helper_module}};
  return project::analyse(uses.source, in_style(uses.configuration, style), goal,
                          surroundings.neighbours, {.stop = stop});
}

std::optional<std::size_t> finding_at(const rewrite::FileFindings& found,
                                      const FixRequest& request) {
  for (std::size_t i = 0; i < found.findings.size(); ++i) {
    const rewrite::Finding& finding = found.findings[i];
    const bool is_asked = finding.range.start == request.at && finding.api == request.api;
    if (is_asked && finding.has_edits()) return i;
  }
  return std::nullopt;
}

void add_helpers(const project::FileUses& uses, std::size_t finding,
                 const DocumentSnapshot& document, Trust trust, protocol::WorkspaceEdit& edit) {
  if (uses.helper_module.empty()) return;
  std::vector<std::string> names;
  for (const rewrite::FindingNeed& need : uses.found.needs_of(uses.found.findings[finding])) {
    if (!need.code.empty()) names.emplace_back(need.name);
  }
  if (names.empty()) return;
  project::NeededHelpers needed;
  needed.add(uses, names);
  add_helper_edits(needed, document.helpers, trust, *document.presentation, edit);
}

}  // namespace

std::optional<protocol::WorkspaceEdit> edit_in_style(const DocumentSnapshot& document,
                                                     const FixRequest& request,
                                                     const syntax::Stop& stop) {
  const Analysis& analysis = *document.analysis;
  const bool is_same_text = !request.version || request.version == document.segment.version;
  if (!is_same_text || !analysis.uses.source.text) return std::nullopt;
  const auto anew = analysed_in_style(analysis.uses, *request.style, *document.surroundings, stop);
  if (!anew) return std::nullopt;
  const rewrite::FileFindings& found = anew->uses.found;
  const auto index = finding_at(found, request);
  if (!index) return std::nullopt;
  const std::size_t chosen = *index;
  const bool is_safe = found.findings[chosen].fix == rewrite::FixClass::safe;
  const Trust trust = is_safe ? Trust::safe : Trust::needs_confirmation;
  const auto edits = rewrite::edits_for(*analysis.source.text, found, {&chosen, 1});
  auto edit = workspace_edit(analysis, edits, trust, *document.presentation);
  if (edit) add_helpers(anew->uses, chosen, document, trust, *edit);
  return edit;
}

}  // namespace paddle_ls::server
