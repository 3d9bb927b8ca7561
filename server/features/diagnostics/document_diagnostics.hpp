// Diagnostics of open documents: pushed after each analysis, or pulled with
// textDocument/diagnostic.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>

#include "protocol/types/diagnostics.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// What the client has been shown.
class DiagnosticsState {
 public:
  // True when `publication` differs from what the client already shows; remembers it.
  bool is_news(const Publication& publication);
  void forget(const std::string& document_key);

  // A number that no other document has, and this one only until it is forgotten.
  std::uint64_t opening(const std::string& document_key);

  // Whether the client has to answer yet that it pulls again, and will have to be asked once more.
  bool is_asked = false;
  bool is_late = false;

 private:
  struct Shown {
    std::optional<std::int32_t> version;
    std::size_t hash;
  };
  std::map<std::string, Shown> shown_;
  std::map<std::string, std::uint64_t> openings_;
  std::uint64_t last_opening_ = 0;
};

// Ready-made notifications for every document of the analysis; runs on a worker.
std::vector<Publication> publications_of(const Analysis& analysis,
                                         const Presentation& presentation);

// Null when the client asks for diagnostics itself.
Publisher publisher_for(const Session& session);

// Sends what is new. Older publications of the same document that the client has not read are
// replaced.
void publish(Session& session, std::vector<Publication> publications);
// Takes away what the client shows of a document that is closed.
void clear_diagnostics(Session& session, const protocol::Uri& uri, const std::string& key);

void document_diagnostics(Session& session, Ticket ticket, const json::value& from);

// A client that pulls knows of changes of a document itself alone: this tells it of others.
void ask_to_pull_again(Session& session);

// Names a list of diagnostics: equal lists have equal identifiers.
std::string result_id(const std::vector<protocol::Diagnostic>& diagnostics);

}  // namespace paddle_ls::server
