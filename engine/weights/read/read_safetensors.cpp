#include <algorithm>

#include <boost/json.hpp>

#include "engine/text/json_places.hpp"
#include "engine/weights/read/formats.hpp"

namespace paddle_ls::weights {

namespace {

constexpr std::uint64_t length_bytes = 8;

std::optional<std::uint64_t> json_size(const boost::json::value& value) {
  if (const auto* number = value.if_uint64()) return *number;
  if (const auto* number = value.if_int64(); number && *number >= 0) {
    return static_cast<std::uint64_t>(*number);
  }
  return {};
}

std::optional<std::vector<std::uint64_t>> json_sizes(const boost::json::value* value) {
  const auto* array = value ? value->if_array() : nullptr;
  if (!array || array->size() > max_rank) return {};
  std::vector<std::uint64_t> sizes;
  for (const auto& item : *array) {
    const auto size = json_size(item);
    if (!size) return {};
    sizes.push_back(*size);
  }
  return sizes;
}

class SafetensorsReader {
 public:
  SafetensorsReader(std::uint64_t data, std::uint64_t data_bytes, Checkpoint& into)
      : data_(data), data_bytes_(data_bytes), into_(into) {}

  Result<void> read(const boost::json::object& header) {
    Dict root;
    for (const auto& [key, value] : header) {
      const std::string name(key);
      auto done = name == "__metadata__" ? metadata(value) : entry(name, value, root);
      if (!done) return done;
    }
    if (auto checked = check_disjoint(); !checked) return checked;
    into_.values.emplace_back(std::move(root));
    into_.root = static_cast<ValueIndex>(into_.values.size() - 1);
    return {};
  }

 private:
  Result<void> metadata(const boost::json::value& value) {
    const auto* texts = value.if_object();
    if (!texts) return error("the metadata is not an object", "__metadata__");
    for (const auto& [key, text] : *texts) {
      if (!text.is_string()) return error("the metadata is not text", "__metadata__");
      into_.metadata.emplace_back(std::string(key), std::string(text.get_string()));
    }
    return {};
  }

  Result<void> entry(const std::string& name, const boost::json::value& value, Dict& root) {
    const auto* facts = value.if_object();
    const auto* type = facts ? facts->if_contains("dtype") : nullptr;
    auto shape = facts ? json_sizes(facts->if_contains("shape")) : std::nullopt;
    const auto place = facts ? json_sizes(facts->if_contains("data_offsets")) : std::nullopt;
    if (!type || !type->is_string() || !shape || !place || place->size() != 2) {
      return error("a tensor needs `dtype`, `shape` and `data_offsets`", name);
    }
    const std::uint64_t start = (*place)[0];
    const std::uint64_t end = (*place)[1];
    if (start > end || end > data_bytes_) {
      return error("the offsets of a tensor lie outside of the data", name);
    }
    taken_.push_back({{start, end - start}, root.items.size()});
    names_.push_back(name);
    const std::string type_name(type->get_string());
    const auto element = element_of_safetensors(type_name);
    if (!element) {
      add(name, Refused{type_name, "its elements are of a type that is not read"}, root);
      return {};
    }
    return tensor(name, *element, std::move(*shape), {data_ + start, end - start}, root);
  }

  Result<void> tensor(const std::string& name, ElementType type, std::vector<std::uint64_t> shape,
                      Place place, Dict& root) {
    const auto count = element_count(shape);
    std::uint64_t bytes = 0;
    if (!count || __builtin_mul_overflow(*count, std::uint64_t{width_of(type)}, &bytes) ||
        bytes != place.length) {
      return error("a tensor has a different number of bytes than its shape says", name);
    }
    Storage storage;
    storage.offset = place.offset;
    storage.encoded = storage.bytes = place.length;
    into_.storages.push_back(storage);
    Tensor made;
    made.type = type;
    made.strides = row_major_strides(shape);
    made.shape = std::move(shape);
    made.storage = into_.storages.size() - 1;
    into_.tensors.push_back(std::move(made));
    add(name, TensorIndex{into_.tensors.size() - 1}, root);
    return {};
  }

  void add(const std::string& name, Value value, Dict& root) {
    into_.values.emplace_back(Text{name});
    into_.values.push_back(std::move(value));
    const auto last = static_cast<ValueIndex>(into_.values.size() - 1);
    root.items.emplace_back(last - 1, last);
  }

  Result<void> check_disjoint() {
    std::ranges::sort(taken_, {}, [](const Taken& taken) {
      return std::pair(taken.place.offset, taken.place.length);
    });
    std::uint64_t end = 0;
    for (const auto& [place, name] : taken_) {
      if (place.offset < end) return error("two tensors overlap", names_[name]);
      end = place.offset + place.length;
    }
    return {};
  }

  struct Taken {
    Place place;  // in the data
    std::size_t name;
  };

  std::uint64_t data_;  // offset of the data in the file
  std::uint64_t data_bytes_;
  Checkpoint& into_;
  std::vector<Taken> taken_;
  std::vector<std::string> names_;
};

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

}  // namespace

Result<void> read_safetensors(const ByteSource& source, Checkpoint& into) {
  const auto text = read_header(source);
  if (!text) return tl::unexpected(text.error());
  boost::system::error_code problem;
  const boost::json::value header = boost::json::parse(*text, problem);
  if (problem || !header.is_object()) {
    return error("the header is not a JSON object", byte_place(length_bytes));
  }
  const text::JsonPlaces places(*text);
  if (!places.overruled_names().empty()) {
    return error("two tensors have one name",
                 byte_place(length_bytes + places.overruled_names()[0].start));
  }
  const std::uint64_t data = length_bytes + text->size();
  return SafetensorsReader(data, source.size() - data, into).read(header.get_object());
}

}  // namespace paddle_ls::weights
