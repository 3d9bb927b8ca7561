#include "engine/weights/read/big_parameters.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "engine/weights/objects/arguments.hpp"
#include "engine/weights/objects/arrays.hpp"

namespace paddle_ls::weights {

namespace {

constexpr std::string_view names_key = "StructuredToParameterName@@";
constexpr std::string_view pieces_key = "UnpackBigParamInfor@@";
// Of each array of a dict that is cut, the pieces and their shape.
constexpr std::string_view slices_key = "slices";
constexpr std::string_view shape_key = "OriginShape";

const std::string* text_of(const Checkpoint& checkpoint, ValueIndex value) {
  const auto* text = std::get_if<TextValue>(&checkpoint.values[value]);
  return text ? &text->utf8 : nullptr;
}

// Takes the entry `key` out of the root when it is a dict.
std::optional<Dict> take_entry(Checkpoint& checkpoint, std::string_view key) {
  auto* root = std::get_if<Dict>(&checkpoint.values[checkpoint.root]);
  if (!root) return {};
  const auto found = std::ranges::find_if(root->items, [&](const auto& item) {
    const std::string* name = text_of(checkpoint, item.first);
    return name && *name == key && std::holds_alternative<Dict>(checkpoint.values[item.second]);
  });
  if (found == root->items.end()) return {};
  Dict taken = std::get<Dict>(checkpoint.values[found->second]);
  root->items.erase(found);
  return taken;
}

std::optional<std::vector<std::uint64_t>> shape_of(const Checkpoint& checkpoint, ValueIndex value) {
  const auto* sizes = std::get_if<Sequence>(&checkpoint.values[value]);
  if (!sizes || sizes->items.size() > max_rank) return {};
  std::vector<std::uint64_t> shape;
  for (const ValueIndex item : sizes->items) {
    const auto* size = std::get_if<std::int64_t>(&checkpoint.values[item]);
    if (!size || *size < 0) return {};
    shape.push_back(static_cast<std::uint64_t>(*size));
  }
  return shape;
}

class Joiner {
 public:
  explicit Joiner(Checkpoint& checkpoint) : checkpoint_(checkpoint) {
    for (const auto& [key, value] : root().items) {
      const std::string* name = text_of(checkpoint_, key);
      const auto* tensor = std::get_if<TensorIndex>(&checkpoint_.values[value]);
      if (name && tensor) tensors_.emplace_back(*name, tensor->index);
    }
    std::ranges::sort(tensors_);
  }

  Result<void> join(ValueIndex name, ValueIndex description) {
    const auto* parts = std::get_if<Dict>(&checkpoint_.values[description]);
    const auto slices = parts ? find_text_key(checkpoint_, *parts, slices_key) : std::nullopt;
    const auto shape = parts ? find_text_key(checkpoint_, *parts, shape_key) : std::nullopt;
    const auto* pieces = slices ? std::get_if<Sequence>(&checkpoint_.values[*slices]) : nullptr;
    auto sizes = shape ? shape_of(checkpoint_, *shape) : std::nullopt;
    if (!pieces || pieces->items.empty() || !sizes) {
      return error("the pieces of a large array are not described", std::string(pieces_key));
    }
    Storage storage;
    Tensor tensor;
    for (const ValueIndex piece : pieces->items) {
      if (!add_piece(piece, storage, tensor)) {
        return error("a piece of a large array is missing or does not fit",
                     std::string(pieces_key));
      }
    }
    tensor.shape = std::move(*sizes);
    if (const auto count = element_count(tensor.shape);
        !count || *count > storage.bytes / width_of(tensor.type)) {
      return error("the pieces of a large array do not have its shape", std::string(pieces_key));
    }
    tensor.strides = row_major_strides(tensor.shape);
    put(name, std::move(storage), std::move(tensor));
    return {};
  }

  void remove_pieces() {
    std::erase_if(root().items, [&](const auto& item) {
      const std::string* name = text_of(checkpoint_, item.first);
      return name && joined_.contains(*name);
    });
  }

 private:
  Dict& root() { return std::get<Dict>(checkpoint_.values[checkpoint_.root]); }

  bool add_piece(ValueIndex piece, Storage& storage, Tensor& tensor) {
    const std::string* name = text_of(checkpoint_, piece);
    if (!name || !joined_.insert(*name).second) return false;
    const auto found = std::ranges::lower_bound(tensors_, *name, {}, &NamedTensor::first);
    if (found == tensors_.end() || found->first != *name) return false;
    const Tensor& part = checkpoint_.tensors[found->second];
    if (part.offset != 0 || part.strides != row_major_strides(part.shape)) return false;
    if (!storage.pieces.empty() && part.type != tensor.type) return false;
    const Storage& from = checkpoint_.storages[part.storage];
    if (!storage.pieces.empty() && from.big_endian != storage.big_endian) return false;
    storage.big_endian = from.big_endian;
    tensor.type = part.type;
    tensor.is_array = part.is_array;
    storage.pieces.push_back(part.storage);
    storage.bytes += from.bytes;
    return true;
  }

  void put(ValueIndex name, Storage storage, Tensor tensor) {
    checkpoint_.storages.push_back(std::move(storage));
    tensor.storage = checkpoint_.storages.size() - 1;
    checkpoint_.tensors.push_back(std::move(tensor));
    checkpoint_.values.emplace_back(TensorIndex{checkpoint_.tensors.size() - 1});
    root().items.emplace_back(name, static_cast<ValueIndex>(checkpoint_.values.size() - 1));
  }

  using NamedTensor = std::pair<std::string, std::size_t>;

  Checkpoint& checkpoint_;
  std::vector<NamedTensor> tensors_;  // of the root, sorted by name
  std::set<std::string> joined_;      // the names of all pieces
};

}  // namespace

bool has_parameter_names(const pickle::Graph& graph) {
  const auto* dict = std::get_if<pickle::Entries>(&graph.at(graph.root));
  return dict && std::ranges::any_of(dict->items, [&](const auto& item) {
           return text_at(graph, item.first) == names_key;
         });
}

void take_parameter_names(Checkpoint& checkpoint) {
  const auto names = take_entry(checkpoint, names_key);
  if (!names) return;
  for (const auto& [key, value] : names->items) {
    const std::string* name = text_of(checkpoint, key);
    const std::string* parameter = text_of(checkpoint, value);
    if (name && parameter) checkpoint.parameter_names.emplace_back(*name, *parameter);
  }
}

Result<void> join_big_parameters(Checkpoint& checkpoint) {
  const auto pieces = take_entry(checkpoint, pieces_key);
  if (!pieces) return {};
  Joiner joiner(checkpoint);
  for (const auto& [name, description] : pieces->items) {
    if (auto joined = joiner.join(name, description); !joined) return joined;
  }
  joiner.remove_pieces();
  return {};
}

void make_listed_tensors(Checkpoint& checkpoint) {
  const auto* root = std::get_if<Dict>(&checkpoint.values[checkpoint.root]);
  if (!root || checkpoint.parameter_names.empty()) return;
  std::map<std::string_view, std::string_view> names;
  for (const auto& [key, name] : checkpoint.parameter_names) names.emplace(key, name);
  for (const auto& [key, value] : root->items) {
    const auto* index = std::get_if<TensorIndex>(&checkpoint.values[value]);
    const std::string* text = text_of(checkpoint, key);
    const auto listed = index && text ? names.find(*text) : names.end();
    if (listed != names.end()) {
      make_paddle_tensor(checkpoint.tensors[index->index], listed->second);
    }
  }
}

}  // namespace paddle_ls::weights
