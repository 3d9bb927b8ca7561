// Makes the files of one manifest entry: what `paddle-ls template manifest` and the editor's
// "Regenerate" do.
#pragma once

#include "engine/templates/file_manager.hpp"
#include "engine/templates/manifest.hpp"

namespace paddle_ls::templates {

// Files and templates are taken relative to `workspace`. Stops at the first error; what was written
// before stays. An output is named as the manifest names it.
Result<std::vector<FileManager::Output>> regenerate(const ManifestEntry& entry,
                                                    const std::string& workspace, WriteMode mode);

}  // namespace paddle_ls::templates
