// Everything that one manifest entry makes, as texts: what is written to disk, shown as a preview
// and compared with the files that are there.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/templates/files/manifest.hpp"
#include "engine/templates/fill/code_template.hpp"

namespace paddle_ls::templates {

struct MadeFile {
  std::string path;  // as the manifest names it, or of one shard
  TemplateExpansion expansion;
};

// `source` has LF line ends, `items` is JSON Lines and only read for shards. The first error, with
// its place as name:line:column; no file is made then.
Result<std::vector<MadeFile>> make_files(const ManifestEntry& entry, const CodeTemplate& source,
                                         const Env& env, std::string_view items);

}  // namespace paddle_ls::templates
