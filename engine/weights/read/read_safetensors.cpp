#include <algorithm>

#include "engine/weights/read/formats.hpp"
#include "engine/weights/read/safetensors_header.hpp"

namespace paddle_ls::weights {

namespace {

constexpr std::uint64_t length_bytes = 8;

Result<std::string> read_header(const ByteSource& source) {
  const auto bytes = read_string(source, {0, length_bytes}, length_bytes);
  if (!bytes) return tl::unexpected(bytes.error());
  std::uint64_t length = 0;
  for (std::size_t i = length_bytes; i-- > 0;) {
    length = length << 8U | static_cast<unsigned char>((*bytes)[i]);
  }
  if (length > max_safetensors_header) {
    return error("the header is longer than " + std::to_string(max_safetensors_header) + " bytes");
  }
  return read_string(source, {length_bytes, length}, max_safetensors_header);
}

// A tensor that starts at `data` and its own offset, or why it is not read.
Result<CheckpointValue> add_tensor(HeaderTensor& from, ElementType type, std::uint64_t data,
                                   Checkpoint& into) {
  const auto count = element_count(from.shape);
  std::uint64_t bytes = 0;
  if (!count || __builtin_mul_overflow(*count, std::uint64_t{width_of(type)}, &bytes) ||
      bytes != from.end - from.start) {
    return error("a tensor has a different number of bytes than its shape says", from.name);
  }
  Storage storage;
  storage.offset = data + from.start;
  storage.encoded = storage.bytes = bytes;
  into.storages.push_back(storage);
  Tensor made;
  made.type = type;
  made.strides = row_major_strides(from.shape);
  made.shape = std::move(from.shape);
  made.storage = into.storages.size() - 1;
  into.tensors.push_back(std::move(made));
  return TensorIndex{into.tensors.size() - 1};
}

Result<CheckpointValue> tensor_or_refused(HeaderTensor& from, std::uint64_t data,
                                          Checkpoint& into) {
  const auto type = element_of_safetensors(from.type);
  if (type) return add_tensor(from, *type, data, into);
  return Refused{from.type, "its elements are of a type that is not read"};
}

Result<void> check_places(const std::vector<HeaderTensor>& tensors, std::uint64_t data_bytes) {
  std::vector<const HeaderTensor*> ordered;
  for (const HeaderTensor& tensor : tensors) {
    if (tensor.start > tensor.end || tensor.end > data_bytes) {
      return error("the offsets of a tensor lie outside of the data", tensor.name);
    }
    ordered.push_back(&tensor);
  }
  std::ranges::sort(ordered, {},
                    [](const auto* tensor) { return std::pair(tensor->start, tensor->end); });
  std::uint64_t end = 0;
  for (const HeaderTensor* tensor : ordered) {
    if (tensor->start < end) return error("two tensors overlap", tensor->name);
    end = tensor->end;
  }
  return {};
}

}  // namespace

Result<void> read_safetensors(const ByteSource& source, Checkpoint& into) {
  const auto text = read_header(source);
  if (!text) return tl::unexpected(text.error());
  auto header = parse_safetensors_header(*text);
  if (!header) return tl::unexpected(std::move(header.error()));
  const std::uint64_t data = length_bytes + text->size();
  if (auto checked = check_places(header->tensors, source.size() - data); !checked) return checked;
  Dict root;
  for (HeaderTensor& tensor : header->tensors) {
    auto value = tensor_or_refused(tensor, data, into);
    if (!value) return tl::unexpected(std::move(value.error()));
    into.values.emplace_back(TextValue{std::move(tensor.name)});
    into.values.push_back(std::move(*value));
    const auto last = static_cast<ValueIndex>(into.values.size() - 1);
    root.items.emplace_back(last - 1, last);
  }
  into.metadata = std::move(header->metadata);
  into.values.emplace_back(std::move(root));
  into.root = static_cast<ValueIndex>(into.values.size() - 1);
  return {};
}

}  // namespace paddle_ls::weights
