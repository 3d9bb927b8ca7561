#include "server/features/actions/code_action.hpp"

#include <map>
#include <unordered_map>

#include "server/features/actions/checkpoint_action.hpp"
#include "server/features/actions/file_edit.hpp"
#include "server/features/actions/list_actions.hpp"
#include "server/features/actions/model_actions.hpp"
#include "server/features/actions/requested_edit.hpp"
#include "server/features/convey/action_kinds.hpp"
#include "server/features/convey/command_names.hpp"
#include "server/features/convey/findings_at.hpp"
#include "server/features/convey/fix_request.hpp"

namespace paddle_ls::server {
namespace {

using protocol::CodeAction;
using settings::FixScope;

// Encodes listed actions for one client, each with its edit or with a command that makes the edit.
// Actions that the client cannot handle are left out.
class ActionEncoder {
 public:
  ActionEncoder(const DocumentSnapshot& document, const std::vector<std::string>& only)
      : presentation_(*document.presentation),
        analysis_(*document.analysis),
        segment_(document.segment),
        document_(document),
        only_(only) {}

  // As JSON; empty if there is nothing to offer.
  std::string encode(const OfferedAction& offered) {
    CodeAction action;
    action.title = offered.title;
    action.kind = offered.kind;
    const bool is_offered =
        std::visit([&](const auto& what) { return complete(what, action); }, offered.what);
    if (!is_offered) return {};
    if (presentation_.client.code_action_literals) return protocol::write_text(action);
    if (action.disabled) return {};
    return protocol::write_text(action.command ? *action.command
                                               : command_for(offered, std::move(action.title)));
  }

 private:
  bool complete(const FixOne& fix, CodeAction& action) {
    const rewrite::Finding& finding = analysis_.uses.found.findings[fix.finding];
    const bool is_safe = finding.fix == rewrite::FixClass::safe;
    const Trust trust = is_safe ? Trust::safe : Trust::needs_confirmation;
    const auto edits =
        rewrite::edits_for(*analysis_.source.text, analysis_.uses.found, {&fix.finding, 1});
    action.edit = workspace_edit(analysis_, edits, trust, presentation_);
    if (!action.edit) return false;
    add_helpers_of(fix.finding, trust, *action.edit);
    action.is_preferred = is_safe && presentation_.client.code_action_is_preferred;
    add_diagnostic(fix.finding, action);
    return true;
  }

  bool complete(const FixInStyle& fix, CodeAction& action) {
    if (!ask_later(data_of(fix), action)) return false;
    add_diagnostic(fix.finding, action);
    return true;
  }

  // A client that supports workspace/applyEdit also lets servers run commands.
  bool complete(const Decide& decide, CodeAction& action) {
    const auto& client = presentation_.client;
    if (!client.execute_command && !client.apply_edit) return false;
    action.command =
        protocol::Command{action.title, std::string(command::decide), {arguments_of(decide)}};
    add_diagnostic(decide.finding, action);
    return true;
  }

  // The edit is made when the user chooses the action.
  bool ask_later(json::object data, CodeAction& action) const {
    const auto& client = presentation_.client;
    if (client.code_action_literals && client.code_action_resolve_edit) {
      action.data = std::move(data);
    } else if (client.apply_edit) {
      action.command =
          protocol::Command{action.title, std::string(command::apply_fixes), {std::move(data)}};
    } else {
      return false;
    }
    return true;
  }

  bool complete(const FixEach& fix, CodeAction& action) {
    const bool was_asked = !only_.empty() && wanted_kind(*action.kind, only_).has_value();
    if (presentation_.client.code_action_resolve_edit) {
      action.data = data_of(fix.scope, fix.api);
    } else if (was_asked || !presentation_.client.apply_edit) {
      // One round of fixes is enough for a menu that opens at every cursor move.
      const auto limit = was_asked ? fix_all_limit : std::chrono::milliseconds(0);
      action.edit =
          file_edit(document_, wish_for(fix.scope, fix.api), stop_after(limit, document_.stop));
      return action.edit.has_value();
    } else {
      action.command = apply_fixes(action.title, fix.scope, fix.api);
    }
    return true;
  }

  bool complete(const RefuseFix& refused, CodeAction& action) {
    const std::string_view reason = analysis_.uses.found.findings[refused.finding].reason;
    if (!presentation_.client.code_action_disabled || reason.empty()) return false;
    action.disabled = {std::string(reason)};
    return true;
  }

  bool complete(const RefuseFixAll& refused, CodeAction& action) {
    if (!presentation_.client.code_action_disabled || refused.reason.empty()) return false;
    action.disabled = {std::string(refused.reason)};
    return true;
  }

  bool complete(const WriteComment& comment, CodeAction& action) {
    // A command cannot carry an edit of a single place.
    if (!presentation_.client.code_action_literals) return false;
    const auto edits =
        rewrite::comment_edits(*analysis_.source.text, analysis_.uses.found, comment.finding);
    if (edits.empty()) return false;
    action.edit = workspace_edit(analysis_, edits, Trust::safe, presentation_);
    if (!action.edit) return false;
    add_diagnostic(comment.finding, action);
    return true;
  }

  bool complete(const ShowDocument& show, CodeAction& action) {
    if (!presentation_.client.show_document) return false;
    const auto page = rewrite::documentation(analysis_.uses.found.findings[show.finding]);
    action.command =
        protocol::Command{action.title, std::string(command::show_page), {json::string(page)}};
    return true;
  }

  bool complete(const ConvertWorkspace& convert, CodeAction& action) {
    const auto& client = presentation_.client;
    if (!client.apply_edit || (convert.with_preview && !client.change_annotations)) return false;
    json::object arguments{{"scope", settings::choice_name(convert.scope)}};
    if (convert.with_preview) arguments["preview"] = true;
    action.command = protocol::Command{
        action.title, std::string(command::convert_workspace), {std::move(arguments)}};
    return true;
  }

  // Clients without literal code actions get a command that does the same.
  protocol::Command command_for(const OfferedAction& offered, std::string title) const {
    if (const auto* one = std::get_if<FixOne>(&offered.what)) {
      return apply_fixes(std::move(title), FixScope::all,
                         analysis_.uses.found.findings[one->finding].api);
    }
    const auto& each = std::get<FixEach>(offered.what);
    return apply_fixes(std::move(title), each.scope, each.api);
  }

  protocol::Command apply_fixes(std::string title, FixScope scope, std::string_view api) const {
    return {std::move(title), std::string(command::apply_fixes), {data_of(scope, api)}};
  }

  json::object data_of(const FixInStyle& fix) const {
    const rewrite::Finding& finding = analysis_.uses.found.findings[fix.finding];
    return {{"uri", segment_.uri},
            {"version", segment_.version.value_or(0)},
            {"api", finding.api},
            {"at", finding.range.start},
            {"style", settings::choice_name(fix.style)}};
  }

  json::object arguments_of(const Decide& decide) const {
    const rewrite::Finding& finding = analysis_.uses.found.findings[decide.finding];
    const std::string file = analysis_.uses.decided_path().generic_string();
    json::object arguments{{"id", rewrite::id_of(finding.difference)},
                           {"answer", decide.accepts ? "accept" : "refuse"},
                           {"uri", protocol::Uri::from_path(file).spelling()}};
    if (decide.is_for_file) arguments["inFile"] = true;
    return arguments;
  }

  json::object data_of(FixScope scope, std::string_view api) const {
    return {{"uri", segment_.uri}, {"scope", settings::choice_name(scope)}, {"api", api}};
  }

  void add_diagnostic(std::size_t finding, CodeAction& action) {
    if (auto shown = diagnostic_of(analysis_, segment_, finding, presentation_)) {
      action.diagnostics.push_back(std::move(*shown));
    }
  }

  // Of the project's module for helpers; none where each file has its own.
  std::vector<std::string> helper_names_of(std::size_t finding) const {
    std::vector<std::string> names;
    if (analysis_.uses.helper_module.empty()) return names;
    const rewrite::FileFindings& found = analysis_.uses.found;
    for (const rewrite::FindingNeed& need : found.needs_of(found.findings[finding])) {
      if (!need.code.empty()) names.emplace_back(need.name);
    }
    return names;
  }

  void add_helpers_of(std::size_t finding, Trust trust, protocol::WorkspaceEdit& edit) {
    const std::vector<std::string> names = helper_names_of(finding);
    if (names.empty()) return;
    // Most fixes need the same few helpers, and each look-up in their module reads all of it.
    const auto [known, is_new] = helper_edits_.try_emplace({names, trust});
    if (is_new) {
      project::NeededHelpers needed;
      needed.add(analysis_.uses, names);
      add_helper_edits(needed, document_.helpers, trust, presentation_, known->second);
    }
    const protocol::WorkspaceEdit& more = known->second;
    edit.document_changes.insert(edit.document_changes.end(), more.document_changes.begin(),
                                 more.document_changes.end());
    edit.changes.insert(more.changes.begin(), more.changes.end());
    edit.change_annotations.insert(more.change_annotations.begin(), more.change_annotations.end());
  }

  const Presentation& presentation_;
  const Analysis& analysis_;
  const Segment& segment_;
  const DocumentSnapshot& document_;
  const std::vector<std::string>& only_;
  std::map<std::pair<std::vector<std::string>, Trust>, protocol::WorkspaceEdit> helper_edits_;
};

}  // namespace

Outcome code_actions(const DocumentSnapshot& document, const protocol::CodeActionParams& params) {
  const Analysis& analysis = *document.analysis;
  const std::vector<std::string>& only = params.context.only;
  const text::ByteRange range = range_of(document.segment, params.range, *document.presentation);
  json::value of_model = json::array();
  if (analysis.model) {
    of_model = model_actions(document, range, params.context);
    if (analysis.source.kind != DocumentKind::python) return of_model;
  }
  if (analysis.source.kind == DocumentKind::python) {
    if (auto action = checkpoint_action(document, range, params.context)) {
      of_model.as_array().push_back(protocol::write(*action));
    }
  }
  auto found = findings_at(analysis, range);
  // Findings that settings switch off get no fixes either.
  std::erase_if(found, [&](std::size_t i) {
    return !analysis.uses.is_shown(analysis.uses.found.findings[i]);
  });
  // Menus mostly open where there is nothing to do.
  if (found.empty() && only.empty()) return of_model;
  std::string items;
  const auto append = [&items](std::string_view item) {
    if (!items.empty() && !item.empty()) items += ',';
    items += item;
  };
  for (const json::value& item : of_model.as_array()) append(json::serialize(item));
  ActionEncoder encoder(document, only);
  for (const OfferedAction& offered :
       list_actions(analysis, found, only, {document.is_in_workspace, document.questions.get()})) {
    if (document.stop()) break;
    append(encoder.encode(offered));
  }
  return ResultText{"[" + items + "]"};
}

void resolve_code_action(Session& session, Ticket ticket, const CodeAction& action) {
  const auto request = action.data ? read_fix_request(*action.data) : std::nullopt;
  if (action.edit || !request) {
    // We have nothing to add; some clients resolve every action.
    return session.replies().answer(ticket, protocol::write(action));
  }
  detail::with_analysis(
      session, ticket, request->uri, protocol::write(action),
      [&session, ticket, action, request = *request](const auto& analysis, const Segment& segment) {
        session.scheduler().run(
            [=, post = session.post(),
             document = detail::snapshot_of(session, ticket, analysis, segment)] {
              CodeAction resolved = action;
              resolved.edit =
                  requested_edit(document, request, stop_after(fix_all_limit, document.stop));
              post(WorkFinished{ticket, protocol::write(resolved)});
            });
      });
}

}  // namespace paddle_ls::server
