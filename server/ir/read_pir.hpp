// PIR text as a kind of document: `.pir` files, and the virtual documents that show models.
#pragma once

#include "project/settings/settings.hpp"
#include "protocol/uri.hpp"
#include "server/ir/models.hpp"
#include "server/model/model.hpp"

namespace paddle_ls::server {

bool is_pir(const protocol::Uri& uri, std::string_view language_id);

Reading read_pir(const Source& source, const settings::Settings& settings, Models& models);

// What the translations of models say about the Python file at the absolute `path`.
std::vector<Problem> remarks_of_models(const Models& models, const std::string& path,
                                       const Segment& file);

}  // namespace paddle_ls::server
