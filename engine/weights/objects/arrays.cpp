#include "engine/weights/objects/arrays.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "engine/weights/objects/arguments.hpp"
#include "engine/weights/objects/pickle_strings.hpp"

namespace paddle_ls::weights {

using pickle::Graph;
using pickle::NodeId;

namespace {

Refused refused_type(std::string_view name) {
  return {"numpy.dtype(" + std::string(name) + ")", "its elements are not numbers"};
}

// `f4`, or a class such as ml_dtypes.bfloat16.
std::variant<ElementType, Refused> element_at(const Graph& graph, NodeId id) {
  if (const auto code = text_at(graph, id)) {
    auto element = element_of_numpy(*code);
    if (!element) element = element_named(*code);
    if (element) return *element;
    return refused_type("'" + std::string(*code) + "'");
  }
  const std::string* name = graph.global(id);
  if (!name) return refused_type("...");
  const auto dot = name->rfind('.');
  const std::string module = name->substr(0, dot);
  const auto element = element_named(name->substr(dot + 1));
  if (element && (module == "numpy" || module == "ml_dtypes")) return *element;
  return refused_type(*name);
}

// The state of a type begins with a version and the byte order.
bool is_big_endian(const Graph& graph, const pickle::Call& call) {
  if (call.states.empty()) return false;
  const auto* state = graph.tuple(call.states.back());
  if (!state || state->size() < 2) return false;
  return text_at(graph, (*state)[1]) == ">";
}

struct ArrayParts {
  std::vector<std::uint64_t> shape;
  NodeId type;
  bool is_column_major;
  NodeId raw;
};

// numpy.core.multiarray._reconstruct(ndarray, (0,), b'b'), whose state is
// (version, shape, dtype, is_fortran, raw bytes).
std::optional<ArrayParts> reconstructed(const Graph& graph, const pickle::Call& call) {
  if (call.states.size() != 1) return {};
  const auto* state = graph.tuple(call.states[0]);
  if (!state || state->size() < 4 || state->size() > 5) return {};
  const NodeId* part = state->data() + (state->size() - 4);
  auto shape = sizes_at(graph, part[0]);
  const auto order = boolean_at(graph, part[2]);
  if (!shape || !order) return {};
  return ArrayParts{std::move(*shape), part[1], *order, part[3]};
}

// numpy.core.numeric._frombuffer(buffer, dtype, shape, order)
std::optional<ArrayParts> from_buffer(const Graph& graph, const pickle::Call& call) {
  const auto& arguments = arguments_of(graph, call);
  if (arguments.size() < 3) return {};
  auto shape = sizes_at(graph, arguments[2]);
  if (!shape) return {};
  const bool is_column_major = arguments.size() > 3 && text_at(graph, arguments[3]) == "F";
  return ArrayParts{std::move(*shape), arguments[1], is_column_major, arguments[0]};
}

// Text of `encoded` bytes can stand for so many bytes.
bool can_hold(const BytesPlace& at, std::uint64_t bytes) {
  if (at.kept) return at.kept->size() == bytes;
  if (!at.as_utf8) return at.place.length == bytes;
  return bytes <= at.place.length && at.place.length - bytes <= bytes;
}

std::variant<ArrayType, Refused> array_type_at(const Graph& graph, NodeId id) {
  const auto* call = graph.call(id);
  if (!call) return refused_type("...");
  return array_type_of(graph, *call);
}

Result<TensorOrRefused> array_of_parts(PickleContext& context, ArrayParts parts) {
  const auto type = array_type_at(context.graph, parts.type);
  if (const auto* refused = std::get_if<Refused>(&type)) return *refused;
  const ArrayType array = std::get<ArrayType>(type);
  const auto at = bytes_at(context.graph, parts.raw);
  if (!at) return Refused{"numpy.ndarray", "its elements do not stand as bytes"};
  if (at->kept && !at->kept->empty() && !at->has_place) {
    return Refused{"numpy.ndarray", "its elements are in an escaped string of protocol 0"};
  }
  const auto count = element_count(parts.shape);
  const std::uint64_t width = width_of(array.element);
  if (!count || parts.shape.size() > max_rank || *count > ~std::uint64_t{0} / width) {
    return error("an array has more elements or dimensions than can be counted");
  }
  if (!can_hold(*at, *count * width)) {
    return error("an array of " + std::to_string(*count * width) + " bytes has a place of " +
                     std::to_string(at->place.length) + " bytes",
                 byte_place(at->place.offset));
  }
  Tensor tensor;
  tensor.type = array.element;
  tensor.strides =
      parts.is_column_major ? column_major_strides(parts.shape) : row_major_strides(parts.shape);
  tensor.shape = std::move(parts.shape);
  tensor.is_array = true;
  tensor.storage = add_storage(context, *at, *count * width);
  context.checkpoint.storages.back().big_endian = array.big_endian;
  return tensor;
}

template <class T>
T number_from(std::string_view bytes, std::size_t at = 0) {
  T value;
  std::memcpy(&value, bytes.data() + at, sizeof value);
  return value;
}

double from_half(std::uint16_t bits) {
  const auto exponent = static_cast<int>(bits >> 10U & 31U);
  const double fraction = bits & 1023U;
  const double sign = bits & 0x8000U ? -1 : 1;
  if (exponent == 31) return fraction == 0 ? sign * INFINITY : NAN;
  if (exponent == 0) return sign * std::ldexp(fraction, -24);
  return sign * std::ldexp(fraction + 1024, exponent - 25);
}

// `bytes` are little-endian and as many as the type takes.
std::optional<CheckpointValue> number_value(ElementType type, std::string_view bytes) {
  switch (type) {
    case ElementType::float64: return number_from<double>(bytes);
    case ElementType::float32: return double{number_from<float>(bytes)};
    case ElementType::float16: return from_half(number_from<std::uint16_t>(bytes));
    case ElementType::int64: return number_from<std::int64_t>(bytes);
    case ElementType::int32: return std::int64_t{number_from<std::int32_t>(bytes)};
    case ElementType::int16: return std::int64_t{number_from<std::int16_t>(bytes)};
    case ElementType::int8: return std::int64_t{number_from<std::int8_t>(bytes)};
    case ElementType::uint8: return std::int64_t{number_from<std::uint8_t>(bytes)};
    case ElementType::uint16: return std::int64_t{number_from<std::uint16_t>(bytes)};
    case ElementType::uint32: return std::int64_t{number_from<std::uint32_t>(bytes)};
    case ElementType::uint64: return BigInteger{std::to_string(number_from<std::uint64_t>(bytes))};
    case ElementType::boolean: return bytes[0] != 0;
    case ElementType::complex64:
      return std::complex<double>(number_from<float>(bytes), number_from<float>(bytes, 4));
    case ElementType::complex128:
      return std::complex<double>(number_from<double>(bytes), number_from<double>(bytes, 8));
    default: return {};
  }
}

}  // namespace

std::variant<ArrayType, Refused> array_type_of(const Graph& graph, const pickle::Call& call) {
  const auto& arguments = arguments_of(graph, call);
  if (called_name(graph, call) != "numpy.dtype" || arguments.empty()) return refused_type("...");
  auto element = element_at(graph, arguments[0]);
  if (auto* refused = std::get_if<Refused>(&element)) return std::move(*refused);
  return ArrayType{std::get<ElementType>(element), is_big_endian(graph, call)};
}

std::optional<Result<TensorOrRefused>> array_of_call(PickleContext& context,
                                                     const pickle::Call& call,
                                                     std::string_view name) {
  std::optional<ArrayParts> parts;
  if (name == "numpy._core.multiarray._reconstruct") {
    parts = reconstructed(context.graph, call);
  } else if (name == "numpy._core.numeric._frombuffer") {
    parts = from_buffer(context.graph, call);
  } else {
    return {};
  }
  if (!parts) return Refused{"numpy.ndarray", "it is written in a form that is not known"};
  return array_of_parts(context, std::move(*parts));
}

Result<CheckpointValue> scalar_of_call(PickleContext& context, const pickle::Call& call) {
  const auto& arguments = arguments_of(context.graph, call);
  if (arguments.size() != 2) return error("a NumPy scalar needs a type and bytes");
  const auto type = array_type_at(context.graph, arguments[0]);
  if (const auto* refused = std::get_if<Refused>(&type)) return *refused;
  const auto& [element, big_endian] = std::get<ArrayType>(type);
  const auto at = bytes_at(context.graph, arguments[1]);
  if (!at || !at->kept || at->kept->size() != width_of(element)) {
    return error("the bytes of a NumPy scalar do not fit its type");
  }
  std::string bytes = *at->kept;
  const auto width = static_cast<std::ptrdiff_t>(names_of(element).number_width);
  for (auto part = bytes.begin(); big_endian && part != bytes.end(); part += width) {
    std::reverse(part, part + width);
  }
  if (auto value = number_value(element, bytes)) return *std::move(value);
  return Refused{"numpy." + std::string(names_of(element).name), "it is not a plain number"};
}

void make_paddle_tensor(Tensor& array, std::string_view name) {
  array.is_array = false;
  array.name = name;
  if (array.type == ElementType::uint16) array.type = ElementType::bfloat16;
}

}  // namespace paddle_ls::weights
