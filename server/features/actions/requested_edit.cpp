#include "server/features/actions/requested_edit.hpp"

#include "server/features/actions/decision_edit.hpp"
#include "server/features/actions/edit_in_style.hpp"
#include "server/features/actions/file_edit.hpp"

namespace paddle_ls::server {

SettingsPlaces settings_places(Session& session) {
  SettingsPlaces places{session.configuration().folders(), {}};
  for (const auto& [key, document] : session.documents().documents()) {
    if (!key.ends_with(settings::settings_file_name)) continue;
    places.open[key] = {document.version, document.buffer.shared_text()};
  }
  return places;
}

std::optional<protocol::WorkspaceEdit> requested_edit(const DocumentSnapshot& document,
                                                      const FixRequest& request,
                                                      const SettingsPlaces& places,
                                                      const syntax::Stop& stop) {
  if (!request.accept.empty()) {
    return decision_edit(request.uri, request.accept, places, *document.presentation);
  }
  if (request.style) return edit_in_style(document, request, stop);
  return file_edit(document, wish_for(request.scope, request.api), stop);
}

}  // namespace paddle_ls::server
