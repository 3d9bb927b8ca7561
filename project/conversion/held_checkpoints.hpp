// The checkpoints of PyTorch that a file reads by a literal name and that exist in the project.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>

#include "engine/rewrite/result/options.hpp"
#include "engine/text/byte_range.hpp"

namespace paddle_ls::project {

// The names in string literals of `python` that end as checkpoints do and are files, seen from
// `folder` or from a folder around it, up to the one of the whole project. What the file itself
// saves is left out: its converted program writes it for Paddle. Null for none.
std::shared_ptr<const rewrite::CheckpointNames> held_checkpoints(
    std::string_view python, const std::filesystem::path& folder);

// The file that such a name means there; empty for none.
std::filesystem::path checkpoint_at(std::string_view name, const std::filesystem::path& folder);

// A literal that names a checkpoint of PyTorch, or the one for Paddle that is not there yet.
struct NamedCheckpoint {
  std::filesystem::path from;
  std::filesystem::path to;  // beside it
  text::ByteRange ending;    // in the text, to become `.pdparams`; empty where it is that already
};

// The one at `offset` of `python`, which lies in `folder`.
std::optional<NamedCheckpoint> named_checkpoint(std::string_view python, std::size_t offset,
                                                const std::filesystem::path& folder);

// The folder of the whole project that `folder` is in.
std::filesystem::path project_folder(const std::filesystem::path& folder);

}  // namespace paddle_ls::project
