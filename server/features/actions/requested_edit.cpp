#include "server/features/actions/requested_edit.hpp"

#include "server/features/actions/edit_in_style.hpp"
#include "server/features/actions/file_edit.hpp"

namespace paddle_ls::server {

std::optional<protocol::WorkspaceEdit> requested_edit(const DocumentSnapshot& document,
                                                      const FixRequest& request,
                                                      const syntax::Stop& stop) {
  if (request.style) return edit_in_style(document, request, stop);
  return file_edit(document, wish_for(request.scope, request.api), stop);
}

}  // namespace paddle_ls::server
