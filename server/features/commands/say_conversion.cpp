#include "server/features/commands/say_conversion.hpp"

#include <chrono>
#include <filesystem>

#include "protocol/types/window.hpp"
#include "server/features/convey/show_document.hpp"

namespace paddle_ls::server {
namespace {

constexpr const char* show_first = "Show the first";
constexpr const char* leave_it = "Leave it";
constexpr const char* convert_all = "Convert anyway";
// The user may take a while to decide.
constexpr std::chrono::minutes patience(10);

void show_holder(Session& session, const ConversionEnd& end) {
  const protocol::Position place{static_cast<std::uint32_t>(end.holder_line), 0};
  show_document(session, protocol::Uri::from_path(*end.holder_path), protocol::Range{place, place});
}

}  // namespace

ConversionEnd ConversionEnd::of(const project::ConversionReport& report,
                                const std::function<std::string(const std::string&)>& shown_path) {
  ConversionEnd end;
  end.message = report.text(shown_path);
  if (end.message.ends_with('\n')) end.message.pop_back();
  end.has_edits = report.changed_files() > 0;
  end.is_complete = report.leaves_nothing();
  for (const modules::HeldGroup& group : report.held()) {
    if (group.blocking.empty()) continue;
    end.holder_path = group.blocking.front().path;
    end.holder_line = group.blocking.front().line - 1;
    break;
  }
  return end;
}

void say(Session& session, const json::object& outcome, const ConversionEnd& end,
         std::function<void()> convert_anyway) {
  const json::value* applied = outcome.if_contains("applied");
  const bool is_made = applied != nullptr && applied->is_bool() && applied->get_bool();
  if (end.has_edits && !is_made) return;
  const auto type = end.is_complete ? protocol::MessageType::info : protocol::MessageType::warning;
  const bool can_go_on = convert_anyway && session.client().capabilities.apply_edit;
  if (!end.holder_path || !can_go_on) return session.client().show(type, end.message);
  // Some editors take the first one for the default.
  protocol::ShowMessageRequestParams question{type, end.message, {{leave_it}, {convert_all}}};
  if (session.client().capabilities.show_document) {
    question.actions.insert(question.actions.begin(), {show_first});
  }
  session.client().request(
      "window/showMessageRequest", protocol::write(question),
      [&session, end, convert_anyway](const Result<json::value>& answer) {
        const auto* object = answer ? answer->if_object() : nullptr;
        const auto* title = object != nullptr ? object->if_contains("title") : nullptr;
        if (title == nullptr || !title->is_string()) return;
        if (title->get_string() == show_first) show_holder(session, end);
        if (title->get_string() == convert_all) convert_anyway();
      },
      patience);
}

std::string path_in_workspace(const std::vector<WorkspaceFolder>& folders,
                              const std::string& path) {
  for (const WorkspaceFolder& folder : folders) {
    if (folder.path.empty()) continue;
    const std::filesystem::path below = std::filesystem::path(path).lexically_relative(folder.path);
    if (!below.empty() && *below.begin() != "..") return below.generic_string();
  }
  return path;
}

}  // namespace paddle_ls::server
