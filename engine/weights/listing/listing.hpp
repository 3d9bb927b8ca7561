// A checkpoint as text: a line for the file, its metadata, and a line for each leaf.
//
// No value of a tensor is read, so the text of ten gigabytes of weights takes some kilobytes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"
#include "engine/weights/listing/leaves.hpp"

namespace paddle_ls::weights {

struct ListedLeaf {
  text::ByteRange line;               // without its end
  text::ByteRange path;               // the name; empty if the file is one value
  std::optional<std::size_t> tensor;  // index into Checkpoint::tensors
};

struct Listing {
  std::string text;
  std::vector<ListedLeaf> leaves;  // in the order of the text
};

// `name` is what the file is called in the first line. `leaves` are those of the checkpoint. An
// error where the text would be longer than `most_bytes`.
Result<Listing> list(std::string_view name, const Checkpoint& checkpoint,
                     const std::vector<Leaf>& leaves, std::size_t most_bytes);

}  // namespace paddle_ls::weights
