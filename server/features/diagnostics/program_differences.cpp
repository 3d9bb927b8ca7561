#include "server/features/diagnostics/program_differences.hpp"

#include <algorithm>

#include "engine/files/read_file.hpp"
#include "server/features/diagnostics/document_diagnostics.hpp"
#include "server/features/diagnostics/workspace_diagnostics.hpp"

namespace paddle_ls::server {
namespace {

constexpr std::size_t largest_program = std::size_t{16} << 20U;

Publication publication_of(const protocol::Uri& uri, const Presentation& presentation) {
  const auto path = uri.file_path();
  const auto read = path ? files::read_bytes(*path, largest_program) : Result<std::string>("");
  const std::string text = read ? *read : std::string();
  const text::LineIndex lines(text);
  protocol::PublishDiagnosticsParams params;
  params.uri = uri;
  params.diagnostics = differences_in(uri.key(), {text, lines}, presentation);
  std::string body = protocol::write_notification("textDocument/publishDiagnostics", params);
  const std::size_t hash = std::hash<std::string>{}(body);
  return {uri.key(), std::nullopt, hash, params.diagnostics.empty(), std::move(body)};
}

// Reads the files on a worker. What has been opened by then speaks for itself.
void push(Session& session, std::vector<protocol::Uri> files) {
  session.scheduler().run([&session, files = std::move(files), post = session.post(),
                           presentation = session.presentation()] {
    std::vector<Publication> publications;
    for (const auto& uri : files) publications.push_back(publication_of(uri, *presentation));
    post(Continue{"differences between programs", [&session, files, publications]() mutable {
                    const Documents& documents = session.documents();
                    for (std::size_t i = files.size(); i-- > 0;) {
                      const bool is_open = documents.find(files[i]) != nullptr;
                      if (is_open) publications.erase(publications.begin() + std::ptrdiff_t(i));
                    }
                    publish(session, std::move(publications));
                  }});
  });
}

}  // namespace

void show_differences(Session& session, const std::vector<protocol::Uri>& files) {
  std::vector<protocol::Uri> closed;
  for (const protocol::Uri& uri : files) {
    Unit* unit = session.documents().unit_of(uri);
    if (unit == nullptr) {
      closed.push_back(uri);
    } else {
      unit->touch();
      session.scheduler().want(*unit);
    }
  }
  ask_to_pull_again(session);
  workspace_changed(session);
  if (!closed.empty() && !session.pulls_diagnostics()) push(session, std::move(closed));
}

void show_differences_of_closed(Session& session, const protocol::Uri& uri) {
  const auto files = session.presentation()->compared->files();
  if (std::ranges::find(files, uri) == files.end()) return;
  if (!session.pulls_diagnostics()) push(session, {uri});
}

}  // namespace paddle_ls::server
