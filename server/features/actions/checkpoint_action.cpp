#include "server/features/actions/checkpoint_action.hpp"

#include "project/conversion/held_checkpoints.hpp"
#include "server/features/convey/action_kinds.hpp"
#include "server/features/convey/command_names.hpp"

namespace paddle_ls::server {

std::optional<protocol::CodeAction> checkpoint_action(const DocumentSnapshot& document,
                                                      text::ByteRange range,
                                                      const protocol::CodeActionContext& context) {
  const Analysis& analysis = *document.analysis;
  const Presentation& presentation = *document.presentation;
  const auto kind = wanted_kind(protocol::code_action_kind::quick_fix, context.only);
  const bool is_converted = analysis.uses.found.findings.empty();
  const auto path = protocol::Uri::parse(document.segment.uri).file_path();
  if (!kind || !is_converted || !path || !presentation.client.code_action_literals) {
    return std::nullopt;
  }
  const std::filesystem::path folder = std::filesystem::path(*path).parent_path();
  const auto named = project::named_checkpoint(*analysis.source.text, range.start, folder);
  if (!named) return std::nullopt;
  protocol::CodeAction action;
  action.title = "Convert " + named->from.filename().generic_string() + " for Paddle";
  action.kind = kind;
  if (!named->ending.empty()) {
    text::Edits edits{{named->ending, ".pdparams"}};
    action.edit = workspace_edit(analysis, edits, Trust::safe, presentation);
  }
  json::object arguments{{"from", named->from.generic_string()},
                         {"to", named->to.generic_string()},
                         {"source", project::project_folder(folder).generic_string()}};
  action.command = protocol::Command{
      action.title, std::string(command::weights_convert), {std::move(arguments)}};
  return action;
}

}  // namespace paddle_ls::server
