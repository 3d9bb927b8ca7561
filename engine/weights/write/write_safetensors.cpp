#include <algorithm>
#include <set>

#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>
#include <boost/json/value.hpp>

#include "engine/weights/write/little_endian.hpp"
#include "engine/weights/write/survey.hpp"
#include "engine/weights/write/writers.hpp"

namespace paddle_ls::weights {

namespace {

constexpr std::uint64_t max_header_bytes = 100'000'000;  // that the library reads
constexpr std::size_t header_alignment = 8;
constexpr std::string_view metadata_name = "__metadata__";

struct NamedTensor {
  std::string name;
  const Tensor* tensor;
};

std::string json_text(std::string_view text) {
  return boost::json::serialize(boost::json::value(boost::json::string(text)));
}

Result<std::vector<NamedTensor>> named_tensors(const Checkpoint& checkpoint) {
  const auto& values = checkpoint.values;
  const auto* root =
      checkpoint.root < values.size() ? std::get_if<Dict>(&values[checkpoint.root]) : nullptr;
  if (!root) return error("safetensors holds a dict of names to tensors");
  std::vector<NamedTensor> named;
  std::set<std::string_view> names;
  for (const auto& [key, value] : root->items) {
    const auto* name = std::get_if<TextValue>(&values[key]);
    const auto* index = std::get_if<TensorIndex>(&values[value]);
    if (!name) return error("a name in safetensors is a text");
    if (!index) return error("safetensors holds only tensors", name->utf8);
    const Tensor& tensor = checkpoint.tensors[index->index];
    const ElementNames& type = names_of(tensor.type);
    if (type.safetensors.empty()) {
      return error("safetensors has no " + std::string(type.name), name->utf8);
    }
    if (name->utf8 == metadata_name) {
      return error("a tensor of this name cannot be in safetensors", name->utf8);
    }
    if (!names.insert(name->utf8).second) return error("two tensors have one name", name->utf8);
    named.push_back({name->utf8, &tensor});
  }
  std::ranges::stable_sort(named, std::ranges::greater(),
                           [](const NamedTensor& one) { return width_of(one.tensor->type); });
  return named;
}

std::string metadata_of(const Checkpoint& checkpoint) {
  std::string texts;
  std::set<std::string_view> names;
  for (const auto& [name, text] : checkpoint.metadata) {
    if (!names.insert(name).second) continue;
    texts += (texts.empty() ? "" : ",") + json_text(name) + ":" + json_text(text);
  }
  return texts.empty() ? "" : json_text(metadata_name) + ":{" + texts + "}";
}

std::string facts_of(const NamedTensor& named, std::uint64_t start, std::uint64_t end) {
  std::string shape;
  for (const std::uint64_t size : named.tensor->shape) {
    shape += (shape.empty() ? "" : ",") + std::to_string(size);
  }
  return json_text(named.name) + R"(:{"dtype":")" +
         std::string(names_of(named.tensor->type).safetensors) + R"(","shape":[)" + shape +
         R"(],"data_offsets":[)" + std::to_string(start) + "," + std::to_string(end) + "]}";
}

Result<std::string> header_of(const Checkpoint& checkpoint, const std::vector<NamedTensor>& named) {
  std::string header = "{" + metadata_of(checkpoint);
  std::uint64_t start = 0;
  for (const NamedTensor& one : named) {
    const std::uint64_t bytes = *element_count(one.tensor->shape) * width_of(one.tensor->type);
    std::uint64_t end = 0;
    if (__builtin_add_overflow(start, bytes, &end)) {
      return error("the tensors have more bytes than can be counted");
    }
    if (header.size() > 1) header += ',';
    header += facts_of(one, start, end);
    start = end;
    if (header.size() > max_header_bytes) break;
  }
  header += '}';
  header.resize((header.size() + header_alignment - 1) / header_alignment * header_alignment, ' ');
  if (header.size() > max_header_bytes) {
    return error("the names are longer than safetensors allows");
  }
  return header;
}

}  // namespace

Result<void> write_safetensors(const Checkpoint& checkpoint, ElementStream& elements,
                               ByteSink& to) {
  const auto found = survey(checkpoint, [](const CheckpointValue&) { return std::string(); });
  if (!found) return tl::unexpected(found.error());
  const auto named = named_tensors(checkpoint);
  if (!named) return tl::unexpected(named.error());
  const auto header = header_of(checkpoint, *named);
  if (!header) return tl::unexpected(header.error());
  to.write(little_endian(header->size(), 8));
  to.write(*header);
  for (const NamedTensor& one : *named) {
    if (auto done = elements.write(*one.tensor, to); !done)
      return at_path(std::move(done), to, one.name);
  }
  return to.state();
}

}  // namespace paddle_ls::weights
