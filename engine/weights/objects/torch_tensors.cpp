#include "engine/weights/objects/torch_tensors.hpp"

#include <algorithm>
#include <array>

#include "engine/weights/objects/arguments.hpp"
#include "engine/weights/objects/arrays.hpp"

namespace paddle_ls::weights {

using pickle::Graph;
using pickle::NodeId;

namespace {

// A parameter holds a tensor, and subclasses hold a parameter; files do not go deeper.
constexpr int max_wrappers = 8;

constexpr std::size_t max_metadata = 8;  // entries that torch writes beside a tensor

struct RefusedForm {
  std::string_view name;
  std::string_view why;
};

constexpr std::array refused_forms = {
    RefusedForm{"torch._utils._rebuild_sparse_tensor",
                "a sparse tensor is not read; save `tensor.to_dense()`"},
    RefusedForm{"torch._utils._rebuild_sparse_csr_tensor",
                "a sparse tensor is not read; save `tensor.to_dense()`"},
    RefusedForm{"torch._utils._rebuild_qtensor",
                "a quantized tensor is not read; save `tensor.dequantize()`"},
    RefusedForm{"torch._utils._rebuild_nested_tensor",
                "a nested tensor is not read; save `tensor.unbind()`"},
    RefusedForm{"torch._utils._rebuild_meta_tensor_no_storage",
                "a tensor on the device `meta` has no values"},
    RefusedForm{"torch._utils._rebuild_wrapper_subclass",
                "the tensor is of a class that keeps its values elsewhere"},
    RefusedForm{"torch.storage._load_from_bytes", "the tensor was pickled without `torch.save`"},
};

struct QuantizedStorage {
  std::string_view name;
  std::uint64_t width;
};

constexpr std::array quantized_storages = {
    QuantizedStorage{"torch.QInt8Storage", 1},    QuantizedStorage{"torch.QUInt8Storage", 1},
    QuantizedStorage{"torch.QInt32Storage", 4},   QuantizedStorage{"torch.QUInt4x2Storage", 1},
    QuantizedStorage{"torch.QUInt2x4Storage", 1},
};

// A storage as a tensor sees it.
struct StoragePart {
  std::size_t index;
  ElementType type;
  std::uint64_t offset;  // elements before the part, in a file of before torch 1.6
  std::uint64_t elements;
};

// torch.FloatStorage, torch.cuda.FloatStorage, torch.storage.UntypedStorage
std::variant<ElementType, Refused> storage_type(const Graph& graph, NodeId id) {
  const std::string* name = graph.global(id);
  if (!name) return Refused{"torch storage", "its type has no name"};
  const std::string last = name->substr(name->rfind('.') + 1);
  if (name->starts_with("torch.")) {
    if (last == "UntypedStorage") return ElementType::uint8;
    if (const auto type = element_of_storage(last)) return *type;
  }
  return Refused{*name, "its elements are quantized or of a type that is not read"};
}

class TensorReader {
 public:
  explicit TensorReader(PickleContext& context) : context_(context), graph_(context.graph) {}

  std::optional<Result<TensorOrRefused>> call(const pickle::Call& call, std::string_view name,
                                              int depth = 0) {
    if (depth > max_wrappers) return error("a tensor is in too many wrappers");
    return called(name, arguments_of(graph_, call), depth);
  }

  Result<std::variant<StoragePart, Refused>> storage(NodeId id) {
    const auto* persistent = std::get_if<pickle::Persistent>(&graph_.at(id));
    const auto* parts = persistent ? graph_.tuple(persistent->id) : nullptr;
    if (!context_.find_storage || !parts || parts->size() < 5 ||
        text_at(graph_, parts->front()) != "storage") {
      return Refused{"torch storage", "it is not in this file"};
    }
    const auto type = storage_type(graph_, (*parts)[1]);
    if (const auto* refused = std::get_if<Refused>(&type)) return *refused;
    const auto element = std::get<ElementType>(type);
    const auto key = text_at(graph_, (*parts)[2]);
    const auto count = size_at(graph_, (*parts)[4]);
    if (!key || !count || *count > ~std::uint64_t{0} / width_of(element)) {
      return error("a storage has no key or no size");
    }
    auto found = context_.find_storage({std::string(*key), element, *count * width_of(element)});
    if (!found) return tl::unexpected(std::move(found.error()));
    const auto offset = parts->size() > 5 ? view_offset((*parts)[5]) : 0;
    if (!offset) return error("the view of a storage is damaged");
    return StoragePart{*found, element, *offset, *count};
  }

 private:
  using Arguments = std::vector<NodeId>;
  using Found = Result<TensorOrRefused>;

  std::optional<Found> called(std::string_view name, const Arguments& arguments, int depth) {
    if (name == "torch._utils._rebuild_tensor") return tensor(arguments, 4);
    if (name == "torch._utils._rebuild_tensor_v2") return tensor(arguments, 5);
    if (name == "torch._utils._rebuild_tensor_v3") return tensor(arguments, 7);
    if (name == "torch._utils._rebuild_parameter" ||
        name == "torch._utils._rebuild_parameter_with_state" ||
        name == "torch.nn.parameter.Parameter") {
      return parameter(arguments, depth);
    }
    if (name == "torch._utils._rebuild_device_tensor_from_cpu_tensor") {
      return inner(arguments, depth);
    }
    if (name == "torch._utils._rebuild_device_tensor_from_numpy") return device_array(arguments);
    if (name == "torch._tensor._rebuild_from_type_v2") return from_type(arguments, depth);
    for (const auto& form : refused_forms) {
      if (form.name == name) return Refused{std::string(name), std::string(form.why)};
    }
    return {};
  }

  // (storage, offset, size, stride, requires_grad, hooks, dtype or metadata, metadata)
  Found tensor(const Arguments& arguments, std::size_t least) {
    if (arguments.size() < least) return error("a tensor has too few arguments");
    auto part = storage(arguments[0]);
    if (!part) return tl::unexpected(std::move(part.error()));
    if (auto* refused = std::get_if<Refused>(&*part)) return std::move(*refused);
    const auto& from = std::get<StoragePart>(*part);
    Tensor made;
    made.type = from.type;
    const bool has_type = least == 7;
    if (has_type) {
      const auto type = element_at(arguments[6]);
      if (!type)
        return Refused{name_at(arguments[6]), "its elements are of a type that is not read"};
      made.type = *type;
    }
    const std::size_t metadata = has_type ? 7 : 6;
    if (arguments.size() > metadata && is_lazy(arguments[metadata])) {
      return Refused{"torch.Tensor",
                     "its values wait for a conjugation or negation; save "
                     "`tensor.resolve_conj().resolve_neg()`"};
    }
    return placed(std::move(made), from, arguments);
  }

  Found placed(Tensor made, const StoragePart& from, const Arguments& arguments) {
    const auto offset = size_at(graph_, arguments[1]);
    auto shape = sizes_at(graph_, arguments[2]);
    auto strides = sizes_at(graph_, arguments[3]);
    if (!offset || !shape || !strides) {
      return error("the offset, shape or strides of a tensor are not sizes");
    }
    if (__builtin_add_overflow(*offset, from.offset, &made.offset)) {
      return error("the offset of a tensor is too large");
    }
    made.shape = std::move(*shape);
    made.strides = std::move(*strides);
    made.storage = from.index;
    return made;
  }

  std::optional<Found> parameter(const Arguments& arguments, int depth) {
    auto found = inner(arguments, depth);
    if (!found) return tl::unexpected(std::move(found.error()));
    if (auto* made = std::get_if<Tensor>(&*found)) made->is_parameter = true;
    return found;
  }

  // The tensor that is the first argument.
  Found inner(const Arguments& arguments, int depth) {
    const auto* made = arguments.empty() ? nullptr : graph_.call(arguments[0]);
    if (!made) return error("a parameter holds no tensor");
    const std::string name = called_name(graph_, *made);
    if (auto found = call(*made, name, depth + 1)) return std::move(*found);
    return Refused{name, "the parameter does not hold a plain tensor"};
  }

  // (array, dtype, device, requires_grad)
  Found device_array(const Arguments& arguments) {
    const auto* made = arguments.size() < 2 ? nullptr : graph_.call(arguments[0]);
    if (!made) return error("a tensor of a device holds no array");
    auto found = array_of_call(context_, *made, called_name(graph_, *made));
    if (!found) return error("a tensor of a device holds no array");
    if (!*found) return std::move(*found);
    auto* tensor = std::get_if<Tensor>(&**found);
    if (!tensor) return std::move(*found);
    if (element_at(arguments[1]) != tensor->type) {
      return Refused{name_at(arguments[1]), "the tensor stands as an array of a different type"};
    }
    tensor->is_array = false;
    return std::move(*found);
  }

  // (function, class, arguments, state)
  std::optional<Found> from_type(const Arguments& arguments, int depth) {
    if (arguments.size() < 3 || depth > max_wrappers)
      return error("a tensor has too few arguments");
    const std::string* name = graph_.global(arguments[0]);
    const auto* inner_arguments = graph_.tuple(arguments[2]);
    const std::string type = name_at(arguments[1]);
    const bool is_parameter = type == "torch.nn.parameter.Parameter";
    if (!name || !inner_arguments ||
        (type != "torch._tensor.Tensor" && type != "torch.Tensor" &&
         type != "torch.nn.parameter.Buffer" && !is_parameter)) {
      return Refused{type, "the tensor is of a class that is not known"};
    }
    auto found = called(*name, *inner_arguments, depth + 1);
    if (!found) return Refused{*name, "it does not make a plain tensor"};
    if (!*found || !is_parameter) return found;
    if (auto* made = std::get_if<Tensor>(&**found)) made->is_parameter = true;
    return found;
  }

  // (key, offset, size) of a storage that is a part of the one before, or None.
  std::optional<std::uint64_t> view_offset(NodeId id) {
    if (std::holds_alternative<pickle::None>(graph_.at(id))) return 0;
    const auto* parts = graph_.tuple(id);
    return parts && parts->size() == 3 ? size_at(graph_, (*parts)[1]) : std::nullopt;
  }

  std::string name_at(NodeId id) const {
    const std::string* name = graph_.global(id);
    return name ? *name : "torch.dtype";
  }

  std::optional<ElementType> element_at(NodeId id) const {
    const std::string* name = graph_.global(id);
    if (!name || !name->starts_with("torch.")) return {};
    return element_named(std::string_view(*name).substr(6));
  }

  // {'conj': True} or {'neg': True}
  bool is_lazy(NodeId id) const {
    const auto* metadata = std::get_if<pickle::Entries>(&graph_.at(id));
    if (!metadata || metadata->items.size() > max_metadata) return metadata != nullptr;
    for (const auto& [key, value] : metadata->items) {
      if (boolean_at(graph_, value).value_or(false)) return true;
    }
    return false;
  }

  PickleContext& context_;
  const Graph& graph_;
};

}  // namespace

std::optional<Result<TensorOrRefused>> tensor_of_call(PickleContext& context,
                                                      const pickle::Call& call,
                                                      std::string_view name) {
  return TensorReader(context).call(call, name);
}

Result<TensorOrRefused> tensor_of_storage(PickleContext& context, NodeId id) {
  auto part = TensorReader(context).storage(id);
  if (!part) return tl::unexpected(std::move(part.error()));
  if (auto* refused = std::get_if<Refused>(&*part)) return std::move(*refused);
  const auto& [index, type, offset, elements] = std::get<StoragePart>(*part);
  Tensor made;
  made.type = type;
  made.shape = {elements};
  made.strides = {1};
  made.storage = index;
  made.offset = offset;
  return made;
}

std::optional<UnreadStorage> unread_storage(const Graph& graph, NodeId id) {
  const auto* persistent = std::get_if<pickle::Persistent>(&graph.at(id));
  const auto* parts = persistent ? graph.tuple(persistent->id) : nullptr;
  if (!parts || parts->size() < 5) return {};
  const std::string* name = graph.global((*parts)[1]);
  const auto key = text_at(graph, (*parts)[2]);
  if (!name || !key) return {};
  const auto* const known = std::ranges::find(quantized_storages, *name, &QuantizedStorage::name);
  if (known == quantized_storages.end()) return {};
  return UnreadStorage{std::string(*key), known->width};
}

}  // namespace paddle_ls::weights
