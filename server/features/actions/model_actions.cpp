#include "server/features/actions/model_actions.hpp"

#include "protocol/write.hpp"
#include "server/features/actions/file_edit.hpp"
#include "server/features/convey/action_kinds.hpp"
#include "server/features/convey/command_names.hpp"
#include "server/features/convey/order_command.hpp"

namespace paddle_ls::server {
namespace {

using protocol::CodeAction;

// To offer a fix, a model may have to parse the whole resulting text. No user reads more than this
// many in a menu, and fixing everything has its own action.
constexpr std::size_t most_problems = 100;

class ModelActions {
 public:
  ModelActions(const DocumentSnapshot& document, const protocol::CodeActionContext& context)
      : analysis_(*document.analysis),
        segment_(document.segment),
        context_(context),
        presentation_(*document.presentation),
        document_(document) {}

  void add_fixes(std::size_t problem) {
    const auto kind = wanted_kind(protocol::code_action_kind::quick_fix, context_.only);
    // A command cannot carry a fix that edits more than this text.
    if (!kind || !presentation_.client.code_action_literals) return;
    const auto shown = diagnostic_of_problem(analysis_, segment_, problem, presentation_);
    if (!shown) return;
    for (ProblemFix& fix : analysis_.model->fixes(problem)) {
      CodeAction action;
      action.title = std::move(fix.title);
      action.kind = kind;
      action.is_preferred = fix.is_preferred && presentation_.client.code_action_is_preferred;
      action.diagnostics = {*shown};
      add(std::move(action), fix.change, fix.order);
    }
  }

  // Actions that do not belong to a problem.
  void add_actions(text::ByteRange range) {
    if (!presentation_.client.code_action_literals) return;
    for (Action& offered : analysis_.model->actions(range)) {
      const auto kind = wanted_kind(kind_name(offered.kind), context_.only);
      if (!kind) continue;
      CodeAction action;
      action.title = std::move(offered.title);
      action.kind = kind;
      add(std::move(action), offered.change, offered.order);
    }
  }

  void add_fix_all() {
    const auto kind = wanted_kind(code_action_kind::fix_all, context_.only);
    if (!kind) return;
    CodeAction action;
    action.title = "Apply all safe fixes";
    action.kind = kind;
    const auto edit = file_edit(document_, {}, stop_after(fix_all_limit, document_.stop));
    if (!edit) return;
    if (presentation_.client.code_action_literals) {
      action.edit = *edit;
      answer_.push_back(protocol::write(action));
    } else {
      answer_.push_back(protocol::write(protocol::Command{
          action.title,
          std::string(command::apply_fixes),
          {protocol::json::object{{"uri", segment_.uri}, {"scope", "safe"}, {"api", ""}}}}));
    }
  }

  protocol::json::array take() { return std::move(answer_); }

 private:
  static std::string_view kind_name(ActionKind kind) {
    switch (kind) {
      case ActionKind::rewrite: return protocol::code_action_kind::refactor_rewrite;
      case ActionKind::regenerate: return code_action_kind::regenerate;
      case ActionKind::show: return code_action_kind::show;
    }
    return protocol::code_action_kind::refactor_rewrite;
  }

  void add(CodeAction action, const WorkspaceChange& change, const std::optional<Order>& order) {
    if (order) {
      action.command = command_of(action.title, *order, segment_, presentation_);
    } else {
      action.edit = workspace_edit(analysis_, change, presentation_);
      if (!action.edit) return;
    }
    answer_.push_back(protocol::write(action));
  }

  const Analysis& analysis_;
  const Segment& segment_;
  const protocol::CodeActionContext& context_;
  const Presentation& presentation_;
  const DocumentSnapshot& document_;
  protocol::json::array answer_;
};

}  // namespace

protocol::json::value model_actions(const DocumentSnapshot& document, text::ByteRange range,
                                    const protocol::CodeActionContext& context) {
  const Analysis& analysis = *document.analysis;
  ModelActions actions(document, context);
  std::size_t found = 0;
  for (std::size_t i = 0; i < analysis.problems.size() && found < most_problems; ++i) {
    if (document.stop()) return protocol::json::array();
    if (!analysis.problems[i].range.touches(range)) continue;
    ++found;
    actions.add_fixes(i);
  }
  actions.add_actions(range);
  if (found > 0 || !context.only.empty()) actions.add_fix_all();
  return actions.take();
}

}  // namespace paddle_ls::server
