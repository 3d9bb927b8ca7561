#include "server/features/language/code_action.hpp"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <unordered_set>

#include "server/features/convey/command_names.hpp"
#include "server/features/convey/findings_at.hpp"
#include "server/features/convey/fix_request.hpp"
#include "server/features/language/model_actions.hpp"
#include "server/workspace/notebook_file.hpp"

namespace paddle_ls::server {
namespace {

using protocol::CodeAction;
using settings::FixScope;

bool was_asked_for(std::string_view kind, const std::vector<std::string>& only) {
  return !only.empty() && wanted_kind(kind, only).has_value();
}

// Builds the answer to one request.
class Actions {
 public:
  Actions(const Presentation& presentation, const Analysis& analysis, const Segment& segment,
          const protocol::CodeActionParams& params, std::optional<HelperModule> helpers,
          const syntax::Stop& stop)
      : presentation_(presentation),
        analysis_(analysis),
        segment_(segment),
        params_(params),
        helpers_(std::move(helpers)),
        stop_(stop) {
    for (const rewrite::Finding& finding : analysis.file.findings) {
      FixCounts& counts = counts_[finding.api];
      ++counts.all;
      if (finding.fix == rewrite::FixClass::safe) ++counts.safe;
      if (finding.fix == rewrite::FixClass::needs_confirmation) ++counts.to_confirm;
    }
    if (!helpers_) return;
    for (const rewrite::FindingNeed& need : analysis.file.needs) {
      if (!need.code.empty()) helper_names_[need.finding].emplace_back(need.name);
    }
  }

  void add_quick_fixes(const std::vector<std::size_t>& found) {
    const auto kind = wanted_kind(protocol::code_action_kind::quick_fix, params_.context.only);
    if (!kind) return;
    for (const std::size_t index : found) {
      if (stop_()) return;
      add_quick_fix(index, *kind);
    }
  }

  // All uses of the same name: worth a line in the menu only when there are several.
  void add_same_api(const std::vector<std::size_t>& found) {
    const auto kind = wanted_kind(protocol::code_action_kind::quick_fix, params_.context.only);
    if (!kind) return;
    std::unordered_set<std::string_view> done;
    for (const std::size_t index : found) {
      const rewrite::Finding& finding = analysis_.file.findings[index];
      if (!finding.has_edits() || !done.insert(finding.api).second) continue;
      const bool is_safe = finding.fix == rewrite::FixClass::safe;
      add_same_api(*kind, finding.api, is_safe ? FixScope::safe : FixScope::all);
    }
  }

  // What helps with a use that has to be moved by hand, and with every use that has a document.
  void add_explanations(const std::vector<std::size_t>& found) {
    const auto kind = wanted_kind(protocol::code_action_kind::quick_fix, params_.context.only);
    if (!kind) return;
    std::unordered_set<std::string_view> shown;
    for (const std::size_t index : found) {
      if (stop_()) return;
      add_comment(index, *kind);
      const rewrite::Finding& finding = analysis_.file.findings[index];
      if (finding.document.empty() || !presentation_.client.show_document) continue;
      if (!shown.insert(finding.document).second) continue;
      add_command(*kind, "Show the mapping of " + std::string(finding.api), command::show_page,
                  {json::string(rewrite::documentation(finding))});
    }
  }

  // The whole workspace, which is one command away: the client shows what changes before it does.
  void add_workspace_actions() {
    const auto kind = wanted_kind(code_action_kind::convert_file, params_.context.only);
    if (!kind || !presentation_.client.apply_edit) return;
    add_command(*kind, "Convert all safe torch uses in the workspace", command::convert_workspace,
                {json::object{{"scope", settings::choice_name(FixScope::safe)}}});
    if (!presentation_.client.change_annotations) return;
    add_command(*kind, "Convert the workspace with preview", command::convert_workspace,
                {json::object{{"scope", settings::choice_name(FixScope::all)}, {"preview", true}}});
  }

  void add_file_actions() {
    const bool is_notebook = analysis_.source.segments.size() > 1;
    if (const auto kind = wanted_kind(
            is_notebook ? code_action_kind::notebook_fix_all : code_action_kind::fix_all,
            params_.context.only)) {
      add_whole_file(*kind, "Convert all safe torch uses", analysis_.settings->fix_all_scope, {});
    }
    if (const auto kind = wanted_kind(code_action_kind::convert_file, params_.context.only)) {
      add_whole_file(*kind, "Convert all torch uses, including those that need review",
                     FixScope::all, {});
    }
  }

  void add_written(const json::array& items) {
    for (const json::value& item : items) append(json::serialize(item));
  }

  ResultText take() { return {"[" + answer_ + "]"}; }

 private:
  // The use that was asked about is among those that `scope` changes.
  void add_same_api(const std::string& kind, std::string_view api, FixScope scope) {
    const std::size_t changed = counts_.at(api).in(scope);
    if (changed < 2) return;
    const std::size_t all = counts_.at(api).all;
    std::string title = "Replace all ";
    if (changed < all) title = "Replace " + std::to_string(changed) + " of ";
    title += std::to_string(all) + " uses of " + std::string(api) + " in this file";
    if (scope == FixScope::all) title += ", including those that need review";
    if (scope == FixScope::safe && changed < all) title += ", the safe ones";
    add_whole_file(kind, std::move(title), scope, api);
  }

  void add_quick_fix(std::size_t index, const std::string& kind) {
    const rewrite::Finding& finding = analysis_.file.findings[index];
    if (!finding.has_edits()) return add_disabled(finding, kind);
    const bool is_safe = finding.fix == rewrite::FixClass::safe;
    const auto edits = rewrite::edits_for(*analysis_.source.text, analysis_.file, {&index, 1});
    auto edit = workspace_edit(analysis_, edits, is_safe ? Trust::safe : Trust::needs_confirmation,
                               presentation_);
    if (!edit) return;
    add_helpers_of(index, is_safe ? Trust::safe : Trust::needs_confirmation, *edit);
    CodeAction action;
    action.title = rewrite::title(finding);
    if (!is_safe) action.title += " (needs review: " + std::string(finding.reason) + ")";
    action.kind = kind;
    action.is_preferred = is_safe && presentation_.client.code_action_is_preferred;
    action.edit = std::move(*edit);
    if (auto shown = diagnostic_of(analysis_, segment_, index, presentation_)) {
      action.diagnostics.push_back(std::move(*shown));
    }
    add(std::move(action), FixScope::all, finding.api);
  }

  void add_helpers_of(std::size_t index, Trust trust, protocol::WorkspaceEdit& edit) {
    const auto names = helper_names_.find(index);
    if (names == helper_names_.end()) return;
    // Most fixes need the same few helpers, and each look into their module reads all of it.
    const auto [known, is_new] = helper_edits_.try_emplace({names->second, trust});
    if (is_new) {
      add_helper_edits(*helpers_, *analysis_.rules, names->second, trust, presentation_,
                       known->second);
    }
    const protocol::WorkspaceEdit& more = known->second;
    edit.document_changes.insert(edit.document_changes.end(), more.document_changes.begin(),
                                 more.document_changes.end());
    edit.changes.insert(more.changes.begin(), more.changes.end());
    edit.change_annotations.insert(more.change_annotations.begin(), more.change_annotations.end());
  }

  void add_disabled(const rewrite::Finding& finding, const std::string& kind) {
    if (!presentation_.client.code_action_disabled || finding.reason.empty()) return;
    CodeAction action;
    action.title = "Replace " + std::string(finding.api);
    action.kind = kind;
    action.disabled = {std::string(finding.reason)};
    add(std::move(action), FixScope::safe, {});
  }

  void add_comment(std::size_t index, const std::string& kind) {
    // An edit of one place cannot be said in a command.
    if (!presentation_.client.code_action_literals) return;
    const auto edits = rewrite::comment_edits(*analysis_.source.text, analysis_.file, index);
    if (edits.empty()) return;
    CodeAction action;
    action.title = "Add a TODO comment with the reason";
    action.kind = kind;
    action.edit = workspace_edit(analysis_, edits, Trust::safe, presentation_);
    if (!action.edit) return;
    if (auto shown = diagnostic_of(analysis_, segment_, index, presentation_)) {
      action.diagnostics.push_back(std::move(*shown));
    }
    append(protocol::write_text(action));
  }

  void add_command(const std::string& kind, std::string title, std::string_view command,
                   std::vector<json::value> arguments) {
    protocol::Command wanted{title, std::string(command), std::move(arguments)};
    if (!presentation_.client.code_action_literals) return append(protocol::write_text(wanted));
    CodeAction action;
    action.title = std::move(title);
    action.kind = kind;
    action.command = std::move(wanted);
    append(protocol::write_text(action));
  }

  void add_whole_file(const std::string& kind, std::string title, FixScope scope,
                      std::string_view api) {
    if (!has_work(scope, api)) return;
    CodeAction action;
    action.title = std::move(title);
    action.kind = kind;
    const bool was_asked = was_asked_for(kind, params_.context.only);
    if (presentation_.client.code_action_resolve_edit) {
      action.data = data_of(scope, api);
    } else if (was_asked || !presentation_.client.apply_edit) {
      // In a menu that opens at every cursor move, one round of fixes has to do.
      const auto limit = was_asked ? fix_all_limit : std::chrono::milliseconds(0);
      action.edit =
          file_edit(analysis_, scope, api, stop_after(limit, stop_), helpers_, presentation_);
      if (!action.edit) return;
    } else {
      action.command =
          protocol::Command{action.title, std::string(command::apply_fixes), {data_of(scope, api)}};
    }
    add(std::move(action), scope, api);
  }

  // Clients without literal code actions get commands that do the same.
  void add(CodeAction action, FixScope scope, std::string_view api) {
    if (presentation_.client.code_action_literals) {
      append(protocol::write_text(action));
    } else if (!action.disabled) {
      append(protocol::write_text(protocol::Command{
          action.title, std::string(command::apply_fixes), {data_of(scope, api)}}));
    }
  }

  void append(std::string_view item) {
    if (!answer_.empty()) answer_ += ',';
    answer_ += item;
  }

  json::object data_of(FixScope scope, std::string_view api) const {
    return {{"uri", segment_.uri}, {"scope", settings::choice_name(scope)}, {"api", api}};
  }

  struct FixCounts {
    std::size_t all = 0;
    std::size_t safe = 0;
    std::size_t to_confirm = 0;

    std::size_t in(FixScope scope) const {
      return safe + (scope == FixScope::all ? to_confirm : 0);
    }
  };

  bool has_work(FixScope scope, std::string_view api) const {
    if (!api.empty()) return counts_.at(api).in(scope) > 0;
    return std::any_of(counts_.begin(), counts_.end(),
                       [&](const auto& entry) { return entry.second.in(scope) > 0; });
  }

  const Presentation& presentation_;
  const Analysis& analysis_;
  const Segment& segment_;
  const protocol::CodeActionParams& params_;
  std::optional<HelperModule> helpers_;
  std::unordered_map<std::string_view, FixCounts> counts_;                  // by API
  std::unordered_map<std::size_t, std::vector<std::string>> helper_names_;  // by finding
  std::map<std::pair<std::vector<std::string>, Trust>, protocol::WorkspaceEdit> helper_edits_;
  const syntax::Stop& stop_;
  std::string answer_;  // items of a JSON array
};

}  // namespace

Outcome code_actions(const DocumentSnapshot& document, const protocol::CodeActionParams& params) {
  const Analysis& analysis = *document.analysis;
  const Segment& segment = document.segment;
  const Presentation& presentation = *document.presentation;
  const text::ByteRange range = range_of(segment, params.range, presentation);
  const bool is_python = analysis.source.kind == Kind::python;
  protocol::json::value of_model = json::array();
  if (analysis.model) {
    of_model = model_actions(document, range, params.context);
    if (!is_python) return of_model;
  }
  const auto found = findings_at(analysis, range);
  // Most of the time a menu opens where there is nothing to do.
  if (found.empty() && params.context.only.empty()) return of_model;
  Actions actions(presentation, analysis, segment, params, document.helpers, document.stop);
  actions.add_written(of_model.as_array());
  actions.add_quick_fixes(found);
  actions.add_same_api(found);
  actions.add_explanations(found);
  // Without a wish for a kind, whole-file actions are offered where there is something to convert,
  // not on every line of the file.
  if (!found.empty() || !params.context.only.empty()) actions.add_file_actions();
  if (!found.empty()) actions.add_workspace_actions();
  return actions.take();
}

void resolve_code_action(Session& session, Ticket ticket, const CodeAction& action) {
  const auto request = action.data ? read_fix_request(*action.data) : std::nullopt;
  if (action.edit || !request) {
    // Nothing of ours to add; some clients resolve every action.
    return session.replies().answer(ticket, protocol::write(action));
  }
  detail::with_analysis(
      session, ticket, request->uri, protocol::write(action),
      [&session, ticket, action, request = *request](const auto& analysis, const Segment&) {
        const CancelFlag cancelled = session.replies().cancel_flag(ticket);
        const auto helpers = helper_module(*analysis->settings, session.documents());
        session.scheduler().run([=, post = session.post(), presentation = session.presentation()] {
          CodeAction resolved = action;
          const auto stop = stop_after(fix_all_limit, [cancelled] { return cancelled->load(); });
          resolved.edit =
              file_edit(*analysis, request.scope, request.api, stop, helpers, *presentation);
          post(WorkFinished{ticket, protocol::write(resolved)});
        });
      });
}

std::optional<protocol::WorkspaceEdit> file_edit(const Analysis& analysis, FixScope scope,
                                                 std::string_view api, const syntax::Stop& stop,
                                                 const std::optional<HelperModule>& helpers,
                                                 const Presentation& presentation) {
  if (analysis.model && analysis.source.kind != Kind::python) {
    const bool is_notebook = analysis.source.kind == Kind::notebook;
    const Change change{{{nullptr, is_notebook ? notebook_edits(analysis, scope, stop)
                                               : analysis.model->fix_all(stop)}},
                        {}};
    if (change.edits.front().edits.empty()) return std::nullopt;
    return workspace_edit(analysis, change, presentation);
  }
  const FixAll fixes = fix_all(analysis, scope, stop, api);
  if (fixes.edits.empty()) return std::nullopt;
  const Trust trust = scope == FixScope::all ? Trust::needs_confirmation : Trust::safe;
  auto edit = workspace_edit(analysis, fixes.edits, trust, presentation);
  if (edit && helpers) {
    add_helper_edits(*helpers, *analysis.rules, fixes.helpers, trust, presentation, *edit);
  }
  return edit;
}

}  // namespace paddle_ls::server
