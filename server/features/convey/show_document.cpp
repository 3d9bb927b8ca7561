#include "server/features/convey/show_document.hpp"

#include "protocol/write.hpp"

namespace paddle_ls::server {

void show_document(Session& session, const protocol::Uri& uri,
                   const std::optional<protocol::Range>& range) {
  if (!session.client().capabilities.show_document) return;
  const protocol::ShowDocumentParams shown{uri, false, true, range};
  session.client().request("window/showDocument", protocol::write(shown),
                           [](const Result<protocol::json::value>&) {});
}

}  // namespace paddle_ls::server
