#include "engine/ir/pir_text/build_values.hpp"

#include <array>
#include <charconv>
#include <limits>
#include <vector>

namespace paddle_ls::ir {

namespace {

bool take_prefix(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

// Parts at commas outside of brackets and strings; the brackets around are gone already.
std::vector<std::string_view> parts_of(std::string_view text) {
  std::vector<std::string_view> parts;
  std::size_t start = 0;
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char character = text[i];
    if (character == '"' && (i == 0 || text[i - 1] != '\\')) quoted = !quoted;
    if (quoted) continue;
    if (character == '[' || character == '<' || character == '(') ++depth;
    if (character == ']' || character == '>' || character == ')') --depth;
    if (character == ',' && depth == 0) {
      parts.push_back(text.substr(start, i - start));
      start = i + 1;
      while (start < text.size() && text[start] == ' ') ++start;
    }
  }
  if (start < text.size()) parts.push_back(text.substr(start));
  return parts;
}

// 2x-1xf32
TypeId read_tensor(TypeKind kind, std::string_view text, TypeTable& types) {
  std::vector<std::int64_t> dims;
  for (std::size_t cross; (cross = text.find('x')) != std::string_view::npos;) {
    std::int64_t dim = 0;
    const auto end = std::from_chars(text.data(), text.data() + cross, dim);
    if (end.ec != std::errc() || end.ptr != text.data() + cross) break;
    dims.push_back(dim);
    text.remove_prefix(cross + 1);
  }
  return types.intern({.kind = kind,
                       .element = data_type_of_type_name(text).value_or(DataType::undefined),
                       .dims = dims});
}

struct KindPrefix {
  std::string_view prefix;
  AttributeKind kind;
};

constexpr std::array kind_prefixes = {
    KindPrefix{"(Int32)", AttributeKind::int32},
    KindPrefix{"(Int64)", AttributeKind::int64},
    KindPrefix{"(Float)", AttributeKind::float32},
    KindPrefix{"(Double)", AttributeKind::float64},
    KindPrefix{"(pd_op.IntArray)", AttributeKind::int_array},
    KindPrefix{"(pd_op.DataType)", AttributeKind::data_type},
    KindPrefix{"(pd_op.Place)", AttributeKind::place},
    KindPrefix{"(pd_op.DataLayout)", AttributeKind::data_layout},
};

template <class T>
T number_of(std::string_view text) {
  T value{};
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

double real_of(std::string_view text) {
  if (text == "inf") return std::numeric_limits<double>::infinity();
  if (text == "-inf") return -std::numeric_limits<double>::infinity();
  if (text == "nan" || text == "-nan") return std::numeric_limits<double>::quiet_NaN();
  return number_of<double>(text);
}

// A negative zero is a float: integers have none.
bool is_integer(std::string_view text) {
  if (text == "-0") return false;
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

Place place_of(std::string_view text) {
  take_prefix(text, "Place(");
  if (text.ends_with(')')) text.remove_suffix(1);
  const std::size_t colon = text.find(':');
  const std::string_view name = text.substr(0, colon);
  Place place;
  if (colon != std::string_view::npos)
    place.device = number_of<std::int8_t>(text.substr(colon + 1));
  if (name == "cpu")
    place.kind = PlaceKind::cpu;
  else if (name == "gpu")
    place.kind = PlaceKind::gpu;
  else if (name == "gpu_pinned")
    place.kind = PlaceKind::gpu_pinned;
  else if (name == "xpu")
    place.kind = PlaceKind::xpu;
  else if (name == "ipu")
    place.kind = PlaceKind::ipu;
  else if (name != "undefined") {
    place.kind = PlaceKind::custom;
    place.custom_name = name;
  }
  return place;
}

AttributeKind element_kind(AttributeKind list) {
  switch (list) {
    case AttributeKind::int32_list: return AttributeKind::int32;
    case AttributeKind::int64_list: return AttributeKind::int64;
    case AttributeKind::float32_list: return AttributeKind::float32;
    case AttributeKind::float64_list: return AttributeKind::float64;
    case AttributeKind::boolean_list: return AttributeKind::boolean;
    case AttributeKind::string_list: return AttributeKind::string;
    default: return AttributeKind::other;
  }
}

std::string unquoted(std::string_view text) {
  text.remove_prefix(1);
  if (text.ends_with('"')) text.remove_suffix(1);
  std::string value;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\' && i + 1 < text.size() && text[i + 1] == '"') continue;
    value.push_back(text[i]);
  }
  return value;
}

AttributeKind kind_it_looks_like(std::string_view text) {
  if (text == "true" || text == "false") return AttributeKind::boolean;
  if (is_integer(text)) {
    return number_of<std::int64_t>(text) == number_of<std::int32_t>(text) ? AttributeKind::int32
                                                                          : AttributeKind::int64;
  }
  if (text.starts_with("Place(")) return AttributeKind::place;
  if (data_type_of_name(text)) return AttributeKind::data_type;
  return AttributeKind::float32;
}

// A value that is neither a string nor a list.
Attribute read_scalar_text(std::string_view text, AttributeKind declared) {
  switch (declared) {
    case AttributeKind::int32: return {number_of<std::int32_t>(text)};
    case AttributeKind::int64: return {number_of<std::int64_t>(text)};
    case AttributeKind::float32: return {static_cast<float>(real_of(text))};
    case AttributeKind::float64: return {real_of(text)};
    case AttributeKind::boolean: return {text == "true" || text == "1"};
    case AttributeKind::place: return {place_of(text)};
    case AttributeKind::data_type: return {data_type_of_name(text).value_or(DataType::undefined)};
    default: return {std::string(text)};
  }
}

}  // namespace

TypeId read_type_text(std::string_view text, TypeTable& types) {
  if (text.starts_with("vec[") && text.ends_with(']')) {
    std::vector<TypeId> elements;
    for (const std::string_view part : parts_of(text.substr(4, text.size() - 5))) {
      // Vectors do not nest.
      elements.push_back(part.starts_with("vec[") ? null_type : read_type_text(part, types));
    }
    return types.intern({.kind = TypeKind::vector, .elements = elements});
  }
  struct Spelling {
    std::string_view prefix;
    TypeKind kind;
  };
  constexpr std::array spellings = {Spelling{"pd_op.tensor<", TypeKind::tensor},
                                    Spelling{"builtin.tensor<", TypeKind::tensor},
                                    Spelling{"tensor<", TypeKind::tensor},
                                    Spelling{"pd_op.selectedrows<", TypeKind::selected_rows},
                                    Spelling{"pd_op.tensor_array<", TypeKind::tensor_array},
                                    Spelling{"pd_op.sparsecootensor<", TypeKind::sparse_coo}};
  for (const auto& [prefix, kind] : spellings) {
    std::string_view inside = text;
    if (!take_prefix(inside, prefix)) continue;
    if (inside.ends_with('>')) inside.remove_suffix(1);
    return read_tensor(kind, inside, types);
  }
  if (text == "cf.stack") return types.intern({TypeKind::stack, {}, {}, {}});
  if (text == "cf.inlet") return types.intern({TypeKind::inlet, {}, {}, {}});
  if (text == "cf.outlet") return types.intern({TypeKind::outlet, {}, {}, {}});
  if (text == "pd_op.") return types.intern({TypeKind::sparse_csr, {}, {}, {}});
  if (const auto element = data_type_of_type_name(text)) {
    return types.intern({TypeKind::scalar, *element, {}, {}});
  }
  return null_type;
}

Attribute read_attribute_text(std::string_view text, AttributeKind declared) {
  if (text == "<#AttrNull>") return {};
  if (text.starts_with('<')) return {OpaqueAttribute{R"({"#":"NULL"})"}};
  for (const auto& [prefix, kind] : kind_prefixes) {
    if (take_prefix(text, prefix)) declared = kind;
  }
  if (text.starts_with('"')) return {unquoted(text)};
  if (text.starts_with('[')) {
    text.remove_prefix(1);
    if (text.ends_with(']')) text.remove_suffix(1);
    const auto parts = parts_of(text);
    if (declared == AttributeKind::int_array) {
      IntArray array;
      for (const std::string_view part : parts)
        array.values.push_back(number_of<std::int64_t>(part));
      return {std::move(array)};
    }
    AttributeArray array;
    for (std::string_view part : parts) {
      AttributeKind kind = element_kind(declared);
      for (const auto& [prefix, prefixed] : kind_prefixes) {
        if (take_prefix(part, prefix)) kind = prefixed;
      }
      if (part.starts_with('"')) {
        array.push_back({unquoted(part)});
      } else {
        array.push_back(
            read_scalar_text(part, kind == AttributeKind::other ? kind_it_looks_like(part) : kind));
      }
    }
    return {std::move(array)};
  }
  const bool unknown = declared == AttributeKind::other || declared == AttributeKind::scalar;
  return read_scalar_text(text, unknown ? kind_it_looks_like(text) : declared);
}

}  // namespace paddle_ls::ir
