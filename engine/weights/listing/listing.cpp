#include "engine/weights/listing/listing.hpp"

#include <algorithm>

#include "engine/text/counted.hpp"
#include "engine/weights/listing/value_texts.hpp"

namespace paddle_ls::weights {
namespace {

constexpr std::size_t widest_column = 60;

std::string head(std::string_view name, const Checkpoint& checkpoint, const Totals& totals) {
  std::string text = on_one_line(name) + ": ";
  text += format_names[static_cast<std::size_t>(checkpoint.format)];
  text += ", " + text::counted(totals.tensors, "tensor") + ", " + std::to_string(totals.elements) +
          " elements, " + size_text(totals.bytes) + "\n";
  for (const auto& [key, value] : checkpoint.metadata) {
    text += "  (" + on_one_line(key) + ": " + on_one_line(value) + ")\n";
  }
  return text;
}

std::string about(const Tensor& tensor) {
  return std::string(names_of(tensor.type).name) + " " + shape_text(tensor.shape) + "  " +
         size_text(bytes_of(tensor));
}

std::size_t column_of(const std::vector<Leaf>& leaves) {
  std::size_t width = 0;
  for (const Leaf& leaf : leaves)
    width = std::max(width, std::min(leaf.path.size(), widest_column));
  return width;
}

}  // namespace

Result<Listing> list(std::string_view name, const Checkpoint& checkpoint,
                     const std::vector<Leaf>& leaves, std::size_t most_bytes) {
  Listing listing{head(name, checkpoint, totals_of(checkpoint, leaves)), {}};
  const std::size_t width = column_of(leaves);
  const auto first = first_users(checkpoint, leaves);
  std::string& text = listing.text;
  for (const Leaf& leaf : leaves) {
    if (text.size() > most_bytes) {
      return error("the structure takes more than " + std::to_string(most_bytes) +
                   " bytes as text");
    }
    const std::size_t start = text.size();
    const std::string path = on_one_line(leaf.path);
    ListedLeaf& listed = listing.leaves.emplace_back();
    text += "  " + path;
    listed.path = {start + 2, text.size()};
    text.append(path.size() < width ? width - path.size() : 0, ' ').append("  ");
    if (const Tensor* tensor = tensor_of(checkpoint, leaf)) {
      listed.tensor = std::get<TensorIndex>(*leaf.value).index;
      text += about(*tensor);
      const Leaf* other = first[tensor->storage];
      if (other != &leaf) text += "  shares memory with " + on_one_line(other->path);
    } else {
      text += value_text(*leaf.value);
    }
    listed.line = {start, text.size()};
    text += '\n';
  }
  return listing;
}

}  // namespace paddle_ls::weights
