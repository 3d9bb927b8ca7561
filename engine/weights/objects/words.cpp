#include "engine/weights/objects/words.hpp"

#include <algorithm>
#include <array>

#include "engine/weights/model/element_type.hpp"
#include "engine/weights/objects/arguments.hpp"
#include "engine/weights/objects/arrays.hpp"

namespace paddle_ls::weights {

using pickle::Graph;
using pickle::NodeId;

namespace {

constexpr std::array<std::string_view, 25> torch_words = {
    "strided",
    "sparse_coo",
    "sparse_csr",
    "sparse_csc",
    "sparse_bsr",
    "sparse_bsc",
    "contiguous_format",
    "preserve_format",
    "channels_last",
    "channels_last_3d",
    "per_tensor_affine",
    "per_tensor_symmetric",
    "per_channel_affine",
    "per_channel_symmetric",
    "per_channel_affine_float_qparams",
    "qint8",
    "quint8",
    "qint32",
    "quint4x2",
    "quint2x4",
    "complex32",
    "float8_e4m3fnuz",
    "float8_e5m2fnuz",
    "float8_e8m0fnu",
    "float4_e2m1fn_x2",
};

constexpr std::array<std::string_view, 11> python_types = {
    "int", "float", "str", "bool", "list", "dict", "tuple", "set", "complex", "bytes", "object"};

template <class Names>
bool contains(const Names& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

// device('cuda', 0)
std::optional<Word> device(const Graph& graph, const std::vector<NodeId>& arguments) {
  if (arguments.empty() || arguments.size() > 2) return {};
  const auto kind = text_at(graph, arguments[0]);
  if (!kind || !std::ranges::all_of(*kind, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == ':' || c == '_';
      })) {
    return {};
  }
  std::string word = "device('" + std::string(*kind);
  if (arguments.size() == 2) {
    const auto index = integer_at(graph, arguments[1]);
    if (!index) return {};
    word += ":" + std::to_string(*index);
  }
  return Word{word + "')"};
}

// slice(0, 2, None)
std::optional<Word> numbers(const Graph& graph, std::string_view name,
                            const std::vector<NodeId>& arguments) {
  if (arguments.size() > 3) return {};
  std::string word = std::string(name) + "(";
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const auto number = integer_at(graph, arguments[i]);
    if (!number && !std::holds_alternative<pickle::None>(graph.at(arguments[i]))) return {};
    if (i > 0) word += ", ";
    word += number ? std::to_string(*number) : "None";
  }
  return Word{word + ")"};
}

}  // namespace

std::optional<Word> word_of_name(std::string_view name) {
  std::string memory;
  const std::string_view known = without_version(name, memory);
  const auto dot = known.rfind('.');
  const std::string_view module = known.substr(0, dot);
  const std::string_view last = known.substr(dot + 1);
  if (module == "torch" && (element_named(last) || contains(torch_words, last))) {
    return Word{std::string(known)};
  }
  if (module == "numpy" && element_named(last)) return Word{std::string(known)};
  if (module == "builtins" && contains(python_types, last)) return Word{std::string(last)};
  return {};
}

std::optional<Word> word_of_call(const Graph& graph, const pickle::Call& call,
                                 std::string_view name) {
  const auto& arguments = arguments_of(graph, call);
  if (name == "torch.device") return device(graph, arguments);
  if (name == "builtins.slice") return numbers(graph, "slice", arguments);
  if (name == "builtins.range") return numbers(graph, "range", arguments);
  if (name == "torch.serialization._get_layout" && arguments.size() == 1) {
    const auto layout = text_at(graph, arguments[0]);
    return layout ? word_of_name(*layout) : std::nullopt;
  }
  if (name == "numpy.dtype") {
    const auto type = array_type_of(graph, call);
    if (const auto* array = std::get_if<ArrayType>(&type)) {
      return Word{"dtype('" + std::string(names_of(array->element).name) + "')"};
    }
  }
  return {};
}

}  // namespace paddle_ls::weights
