#include "server/features/commands/finish_conversion.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "server/features/commands/apply_edit.hpp"

namespace paddle_ls::server {
namespace {

// Clients send what is typed at once or after a pause; half a second is the longest that is known.
constexpr std::chrono::milliseconds longest_wait(1000);
constexpr std::chrono::milliseconds between_looks(50);

bool was_refused(const json::object& outcome) {
  const json::value* applied = outcome.if_contains("applied");
  return applied != nullptr && applied->is_bool() && !applied->get_bool();
}

struct TextVersion {
  protocol::Uri uri;
  std::int32_t version;
};

std::vector<TextVersion> versions_in(const protocol::WorkspaceEdit& edit) {
  std::vector<TextVersion> versions;
  for (const protocol::DocumentChange& change : edit.document_changes) {
    const auto* of_text = std::get_if<protocol::TextDocumentEdit>(&change);
    if (of_text == nullptr || !of_text->text_document.version) continue;
    versions.push_back({of_text->text_document.uri, *of_text->text_document.version});
  }
  return versions;
}

// Whether one of the documents has another text by now, or is closed.
bool have_moved_on(const Documents& documents, const std::vector<TextVersion>& versions) {
  return std::any_of(versions.begin(), versions.end(), [&](const TextVersion& edited) {
    const OpenDocument* document = documents.find(edited.uri);
    return document == nullptr || document->version != edited.version;
  });
}

void say_refused(Session& session, const json::object& outcome) {
  const auto* reason = outcome.if_contains("failureReason");
  std::string message = "Nothing was converted: the editor refused the edit";
  if (reason != nullptr && reason->is_string()) {
    message += " (" + std::string(reason->get_string()) + ")";
  }
  session.client().show(protocol::MessageType::warning, message + ". Convert again.");
}

void settle(Session& session, Ticket ticket, const FinishedConversion& made, json::object outcome) {
  const bool is_refused = made.edit && was_refused(outcome);
  outcome["message"] = made.end.message;
  outcome.insert(made.more.begin(), made.more.end());
  if (!made.is_preview) {
    if (is_refused) say_refused(session, outcome);
    say(session, outcome, made.end, made.convert_anyway);
  }
  session.replies().answer(ticket, std::move(outcome));
}

}  // namespace

void finish_conversion(Session& session, Ticket ticket, FinishedConversion made) {
  if (!made.edit) return settle(session, ticket, made, {{"applied", false}});
  const std::vector<TextVersion> versions = versions_in(*made.edit);
  protocol::WorkspaceEdit edit = std::exchange(*made.edit, {});
  const std::string label = made.label;
  apply(session, label, std::move(edit), [&session, ticket, made, versions](json::object outcome) {
    const bool may_repeat = made.again && !made.is_preview && !versions.empty();
    if (!may_repeat || !was_refused(outcome)) {
      return settle(session, ticket, made, std::move(outcome));
    }
    const auto has_come = [&session, versions] {
      return have_moved_on(session.documents(), versions);
    };
    session.state<RefusedEdits>().wait(has_come, [&session, ticket, made, has_come, outcome] {
      if (has_come()) return made.again();
      settle(session, ticket, made, outcome);
    });
  });
}

struct RefusedEdits::Waiting {
  std::function<bool()> has_come;
  std::function<void()> then;
  std::chrono::steady_clock::time_point deadline;
  Timer timer;
};

void RefusedEdits::wait(std::function<bool()> has_come, std::function<void()> then) {
  waiting_.push_back(std::make_shared<Waiting>(
      Waiting{std::move(has_come), std::move(then), std::chrono::steady_clock::now() + longest_wait,
              Timer(loop_)}));
  look(waiting_.back());
}

void RefusedEdits::look(std::shared_ptr<Waiting> waiting) {
  if (!waiting->has_come() && std::chrono::steady_clock::now() < waiting->deadline) {
    waiting->timer.start(between_looks, [this, waiting = std::weak_ptr(waiting)] {
      if (auto still = waiting.lock()) look(std::move(still));
    });
    return;
  }
  std::erase(waiting_, waiting);
  waiting->then();
}

}  // namespace paddle_ls::server
