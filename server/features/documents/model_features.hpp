// How a client hears of the features that only documents with a model have.
//
// Clients that let a server register features while it runs hear which files each is for, so that
// the folding, formatting and so on of other files stay with their earlier providers. Other clients
// hear of them for all documents, and get empty answers for those without a model.
#pragma once

#include "protocol/types/lifecycle.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// Of features that the client does not let us register.
void announce_model_features(const protocol::ClientCapabilities& client,
                             protocol::ServerCapabilities& can);

// Of those that it does, for the files that the patterns of the kinds cover.
std::vector<protocol::Registration> model_feature_registrations(
    const protocol::ClientCapabilities& client);

// The same for more files, absolute paths: each for the features whose patterns do not cover it.
// `suffix` tells these registrations from others.
std::vector<protocol::Registration> model_feature_registrations(
    const protocol::ClientCapabilities& client, const std::vector<std::string>& paths,
    const std::string& suffix);

// The paths that no pattern covers, and that can be written as a pattern themselves.
std::vector<std::string> not_covered_by(const std::vector<std::string_view>& patterns,
                                        const std::vector<std::string>& paths);

}  // namespace paddle_ls::server
