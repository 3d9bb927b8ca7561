#include "engine/rewrite/known/torch_library.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "engine/rewrite/known/array_members.hpp"
#include "engine/rewrite/known/kind_table.hpp"
#include "engine/rewrite/known/torch_failures.hpp"
#include "engine/rewrite/known/torch_holders.hpp"
#include "engine/rewrite/known/torch_numbers.hpp"
#include "engine/rewrite/source/dotted_name.hpp"

namespace paddle_ls::rewrite {

using python::CallShape;
using python::Kind;

namespace {

constexpr std::array<std::pair<Kind, std::string_view>, 13> classes = {{
    {Kind::tensor, "torch.Tensor."},
    {Kind::module, "torch.nn.Module."},
    {Kind::optimizer, "torch.optim.Optimizer."},
    {Kind::scheduler, "torch.optim.lr_scheduler.LRScheduler."},
    {Kind::function_context, "torch.autograd.function.FunctionCtx."},
    {Kind::distribution, "torch.distributions.Distribution."},
    {Kind::transform, "torch.distributions.Transform."},
    {Kind::dataset, "torch.utils.data.Dataset."},
    {Kind::data_loader, "torch.utils.data.DataLoader."},
    {Kind::generator, "torch.Generator."},
    {Kind::device, "torch.device."},
    {Kind::size, "torch.Size."},
    {Kind::dtype, "torch.dtype."},
}};

// Members that objects of one kind alone have, and hardly anything of another library. Sorted.
constexpr std::array<std::pair<std::string_view, Kind>, 20> only_owners = {{
    {"_forward_hooks", Kind::module},
    {"_register_load_state_dict_pre_hook", Kind::module},
    {"_register_state_dict_hook", Kind::module},
    {"add_param_group", Kind::optimizer},
    {"base_lrs", Kind::scheduler},
    {"get_last_lr", Kind::scheduler},
    {"in_features", Kind::module},
    {"is_sparse", Kind::tensor},
    {"out_features", Kind::module},
    {"param_groups", Kind::optimizer},
    {"register_backward_hook", Kind::module},
    {"register_forward_hook", Kind::module},
    {"register_forward_pre_hook", Kind::module},
    {"register_full_backward_hook", Kind::module},
    {"register_full_backward_pre_hook", Kind::module},
    {"register_load_state_dict_post_hook", Kind::module},
    {"register_load_state_dict_pre_hook", Kind::module},
    {"register_step_post_hook", Kind::optimizer},
    {"register_step_pre_hook", Kind::optimizer},
    {"to_empty", Kind::module},
}};

// What `from torch import *` leaves out although torch has it: it is not in its `__all__`. Sorted.
constexpr std::array<std::string_view, 58> hidden_by_torch{
    "BFloat16Storage",
    "BFloat16Tensor",
    "ComplexDoubleStorage",
    "ComplexFloatStorage",
    "HalfStorage",
    "HalfTensor",
    "LoggerBase",
    "PRIVATE_OPS",
    "QInt32Storage",
    "QInt8Storage",
    "QUInt2x4Storage",
    "QUInt4x2Storage",
    "QUInt8Storage",
    "Storage",
    "StorageBase",
    "TYPE_CHECKING",
    "USE_GLOBAL_DEPS",
    "USE_RTLD_GLOBAL_WITH_LIBTORCH",
    "broadcast_shapes",
    "channels_last",
    "channels_last_3d",
    "classproperty",
    "compiled_with_cxx11_abi",
    "contiguous_format",
    "eig",
    "from_dlpack",
    "get_file_path",
    "jagged",
    "legacy_contiguous_format",
    "lstsq",
    "lu",
    "matrix_rank",
    "pca_lowrank",
    "per_channel_affine",
    "per_channel_affine_float_qparams",
    "per_channel_symmetric",
    "per_tensor_affine",
    "per_tensor_symmetric",
    "prepare_multiprocessing_environment",
    "preserve_format",
    "profiler_allow_cudagraph_cupti_lazy_reinit_cuda12",
    "quantized_gru",
    "quantized_lstm",
    "segment_reduce",
    "set_default_dtype",
    "set_grad_enabled",
    "solve",
    "sparse_bsc",
    "sparse_bsr",
    "sparse_coo",
    "sparse_csc",
    "sparse_csr",
    "strided",
    "svd_lowrank",
    "symeig",
    "to_dlpack",
    "unique",
    "while_loop"};

// The modules that a star import brings in. Sorted.
constexpr std::array<std::string_view, 15> modules_by_star{
    "torch.nn.attention",   "torch.nn.common_types",
    "torch.nn.functional",  "torch.nn.grad",
    "torch.nn.init",        "torch.nn.intrinsic",
    "torch.nn.modules",     "torch.nn.parallel",
    "torch.nn.parameter",   "torch.nn.qat",
    "torch.nn.quantizable", "torch.nn.quantized",
    "torch.nn.utils",       "torch.optim.lr_scheduler",
    "torch.optim.swa_utils"};

// Decorators, and what makes them, that change how a function runs and not what it takes or gives.
// Sorted.
constexpr std::array<std::string_view, 21> keeping_decorators{"functools.cache",
                                                              "functools.lru_cache",
                                                              "torch.amp.autocast",
                                                              "torch.amp.custom_bwd",
                                                              "torch.amp.custom_fwd",
                                                              "torch.autocast",
                                                              "torch.compile",
                                                              "torch.compiler.disable",
                                                              "torch.cuda.amp.autocast",
                                                              "torch.cuda.amp.custom_bwd",
                                                              "torch.cuda.amp.custom_fwd",
                                                              "torch.enable_grad",
                                                              "torch.fx.wrap",
                                                              "torch.inference_mode",
                                                              "torch.jit.export",
                                                              "torch.jit.ignore",
                                                              "torch.jit.script",
                                                              "torch.jit.script_if_tracing",
                                                              "torch.jit.unused",
                                                              "torch.no_grad",
                                                              "torch.set_grad_enabled"};
static_assert(std::is_sorted(keeping_decorators.begin(), keeping_decorators.end()));

template <class Row>
const Row* find_in(std::span<const Row> rows, std::string_view name) {
  const KindTable& table = built_in_kinds();
  const auto at = std::lower_bound(
      rows.begin(), rows.end(), name,
      [&](const Row& row, std::string_view wanted) { return table.text(row.name) < wanted; });
  return at != rows.end() && table.text(at->name) == name ? &*at : nullptr;
}

const KindRow* find_row(std::string_view name) {
  return find_in(built_in_kinds().rows, name);
}

bool contains(std::span<const Text> sorted, std::string_view name) {
  const KindTable& table = built_in_kinds();
  const auto at = std::lower_bound(
      sorted.begin(), sorted.end(), name,
      [&](Text text, std::string_view wanted) { return table.text(text) < wanted; });
  return at != sorted.end() && table.text(*at) == name;
}

// `needed` is how many positional arguments the shortest call has.
Kind result_of(const KindRow& row, const CallShape& call, std::uint32_t needed) {
  switch (row.condition) {
    case CallCondition::always: return row.call;
    case CallCondition::least: {
      const bool is_least = !call.unpacks && call.positional <= needed && call.keywords.empty();
      return is_least ? row.call : Kind::unknown;
    }
    case CallCondition::or_tensor:
      if (call.positional + call.keywords.size() > needed) return Kind::tensor;
      return call.unpacks ? Kind::unknown : row.call;
    case CallCondition::by_dimension: {
      if (call.unpacks) return Kind::unknown;
      const bool has_dim =
          std::find(call.keywords.begin(), call.keywords.end(), "dim") != call.keywords.end();
      if (has_dim) return Kind::tensors;
      return call.positional <= needed && call.keywords.empty() ? row.call : Kind::unknown;
    }
    case CallCondition::one_result: {
      const bool asks =
          std::any_of(call.keywords.begin(), call.keywords.end(),
                      [](std::string_view name) { return name.starts_with("return_"); });
      return call.unpacks || asks ? Kind::unknown : row.call;
    }
    case CallCondition::three: {
      const std::size_t arguments = call.positional + call.keywords.size();
      if (arguments == 1 && !call.unpacks) return Kind::tensors;  // the places of what is true
      return arguments >= 3 ? row.call : Kind::unknown;
    }
  }
  return Kind::unknown;
}

// A member's row, without building its dotted name on the heap.
const KindRow* find_member(Kind owner, std::string_view name) {
  const std::string_view prefix = class_of(owner);
  std::array<char, 128> dotted;
  if (prefix.empty() || prefix.size() + name.size() > dotted.size()) return nullptr;
  const auto end =
      std::copy(name.begin(), name.end(), std::copy(prefix.begin(), prefix.end(), dotted.begin()));
  return find_row({dotted.data(), static_cast<std::size_t>(end - dotted.begin())});
}

class TorchModules : public python::KnownModules {
 public:
  std::span<const std::string_view> roots() const override { return roots_; }

  bool star_exports(std::string_view module, std::string_view name) const override {
    if (name.starts_with('_')) return false;
    if (module == "torch" &&
        std::binary_search(hidden_by_torch.begin(), hidden_by_torch.end(), name))
      return false;
    const std::string dotted = std::string(module) + "." + std::string(name);
    return find_row(dotted) != nullptr ||
           std::binary_search(modules_by_star.begin(), modules_by_star.end(), dotted);
  }

  bool has(std::string_view qualified) const override { return is_public_api(qualified); }

 private:
  static constexpr std::array<std::string_view, 5> roots_ = {"torch", "torchvision", "torchaudio",
                                                             "einops", "safetensors"};
};

class TorchKinds : public python::ReturnKinds {
 public:
  python::Number call_number(std::string_view api, const CallShape& call,
                             python::Number arguments) const override {
    return number_of_call(api, call, arguments);
  }
  python::Number method_number(python::Number receiver, std::string_view name,
                               const CallShape& call) const override {
    return number_of_method(receiver, name, call);
  }
  python::Number number_of_type(std::string_view name) const override {
    return rewrite::number_of_type(name);
  }
  python::AxesOf call_axes(std::string_view api, const CallShape& call) const override {
    return axes_of_call(api, call);
  }
  python::AxesOf method_axes(std::string_view name, const CallShape& call) const override {
    return axes_of_method(name, call);
  }
  python::Making making(std::string_view api) const override { return making_of_call(api); }
  python::Making method_making(std::string_view name) const override {
    return making_of_method(name);
  }
  bool gives_views(std::string_view name) const override { return gives_views_in_torch(name); }
  bool changes_tensor(std::string_view method) const override { return changes_its_tensor(method); }
  bool makes_leaf(std::string_view keyword) const override { return makes_a_leaf(keyword); }
  bool keeps_arguments(std::string_view method) const override {
    return keeps_its_arguments(method);
  }
  Kind call_result(std::string_view api, const CallShape& call) const override {
    if (const KindRow* row = find_row(api)) return result_of(*row, call, 1);
    return is_other_package(api) ? Kind::not_torch : Kind::unknown;
  }

  Kind value(std::string_view api) const override {
    if (const KindRow* row = find_row(api)) return row->value;
    return is_other_package(api) ? Kind::not_torch : Kind::unknown;
  }

  Kind instance(std::string_view api) const override {
    if (const KindRow* row = find_row(api)) return row->instance;
    return is_other_package(api) ? Kind::not_torch : Kind::unknown;
  }

  Kind attribute(Kind receiver, std::string_view name) const override {
    const bool is_field = name == "values" || name == "indices";
    if (receiver == Kind::tensors && is_field) return Kind::tensor;
    const KindRow* row = find_member(receiver, name);
    return row == nullptr ? Kind::unknown : row->value;
  }

  // What layers draw first has these names, whatever the layer.
  Kind attribute_of_made(std::string_view api, std::string_view name) const override {
    const bool is_weight = name == "weight" || name == "bias";
    return is_weight && api.starts_with("torch.nn.") ? Kind::tensor : Kind::unknown;
  }

  Kind method_result(Kind receiver, std::string_view name, const CallShape& call) const override {
    const KindRow* row = find_member(receiver, name);
    return row == nullptr ? Kind::unknown : result_of(*row, call, 0);
  }

  Kind object_call(Kind object, std::string_view api) const override {
    const KindRow* row = object == Kind::module ? find_row(api) : nullptr;
    return row == nullptr ? Kind::unknown : row->object_call;
  }

  std::string_view type_name(Kind object) const override {
    const std::string_view prefix = class_of(object);
    return prefix.substr(0, prefix.rfind('.'));
  }

  bool calls_in_turn(std::string_view api) const override {
    return api == "torch.nn.Sequential" || api == "torch.nn.modules.container.Sequential";
  }

  bool gives_what_it_takes(std::string_view api) const override {
    return api == "einops.rearrange" || api == "einops.repeat";
  }

  bool gives_copy(std::string_view api) const override { return api == "copy.deepcopy"; }

  std::span<const std::string_view> answering_methods() const override {
    static constexpr std::string_view methods[] = {"__torch_function__", "__torch_dispatch__"};
    return methods;
  }

  bool only_tensors_take(std::string_view keyword) const override {
    return keyword == "dim" || keyword == "keepdim";
  }

  bool only_tensors_have(std::string_view name, std::uint32_t positional) const override {
    return (name == "type" && positional == 1) || (name == "view" && positional > 2);
  }

  bool reshapes(std::string_view name) const override {
    return name == "reshape" || name == "flatten";
  }

  bool arrays_have(std::string_view name) const override {
    return std::binary_search(members_of_arrays.begin(), members_of_arrays.end(), name);
  }

  bool gives_values_and_places(std::string_view name) const override {
    static constexpr std::string_view choosing[] = {"max", "median", "min", "mode", "sort", "topk"};
    return std::binary_search(std::begin(choosing), std::end(choosing), name);
  }

  bool takes_tensors_first(std::string_view api) const override {
    return api.starts_with("torch.nn.functional.");
  }

  bool gives_several(std::string_view api) const override {
    static constexpr std::string_view several[] = {"AdaptiveLogSoftmaxWithLoss",
                                                   "DataParallel",
                                                   "DistributedDataParallel",
                                                   "FullyShardedDataParallel",
                                                   "GRU",
                                                   "LSTM",
                                                   "LSTMCell",
                                                   "Module",
                                                   "MultiheadAttention",
                                                   "RNN",
                                                   "RNNBase"};
    const std::string_view name = last_component(api);
    return std::find(std::begin(several), std::end(several), name) != std::end(several);
  }

  bool sets_attribute(Kind receiver, std::string_view name) const override {
    return receiver == Kind::module && (name == "register_buffer" || name == "register_parameter" ||
                                        name == "register_module" || name == "add_module");
  }

  bool is_hidden(Kind receiver, std::string_view name) const override {
    static constexpr std::string_view members[] = {"_transform", "backward", "full", "full_name",
                                                   "sublayers"};
    return receiver == Kind::module &&
           std::find(std::begin(members), std::end(members), name) != std::end(members);
  }

  bool keeps_functions(std::string_view api) const override {
    return std::binary_search(keeping_decorators.begin(), keeping_decorators.end(), api);
  }

  python::Failures failures_of_call(std::string_view api) const override {
    return rewrite::failures_of_call(api);
  }
  python::Failures failures_of_method(std::string_view name) const override {
    return rewrite::failures_of_method(name);
  }
  std::span<const python::RaisedInstead> raised_instead() const override {
    return exceptions_of_paddle();
  }

  bool is_member(std::string_view name) const override {
    return contains(built_in_kinds().members, name);
  }

  bool only_tensors_have(std::string_view name) const override {
    return contains(built_in_kinds().only_tensors, name);
  }

  Kind only_owner(std::string_view name) const override {
    const auto* const row = std::lower_bound(
        only_owners.begin(), only_owners.end(), name,
        [](const auto& owner, std::string_view asked) { return owner.first < asked; });
    return row != only_owners.end() && row->first == name ? row->second : Kind::unknown;
  }

  Kind owner_by_name(std::string_view object, std::string_view name) const override {
    const bool is_scheduler = object.find("scheduler") != std::string_view::npos;
    const bool is_theirs = name == "load_state_dict" || name == "get_lr";
    return is_scheduler && is_theirs ? Kind::scheduler : Kind::unknown;
  }

 private:
  static bool is_other_package(std::string_view api) {
    return contains(built_in_kinds().packages, api.substr(0, api.find('.')));
  }
};

}  // namespace

std::string_view class_of(Kind kind) {
  for (const auto& [known, name] : classes) {
    if (known == kind) return name;
  }
  return {};
}

bool is_public_api(std::string_view api) {
  return find_row(api) != nullptr;
}

bool serves_other_libraries(std::string_view api) {
  const std::string_view root = api.substr(0, api.find('.'));
  return root != "torch" && root != "torchvision" && root != "torchaudio";
}

std::vector<std::string> other_names(std::string_view api) {
  const KindTable& table = built_in_kinds();
  std::vector<std::string> result;
  for (std::size_t end = api.size(); end != std::string_view::npos; end = api.rfind('.', end - 1)) {
    const AliasRow* row = find_in(table.aliases, api.substr(0, end));
    if (row == nullptr) continue;
    const std::string_view below = api.substr(end);
    for (const AliasRow* other = &table.aliases[row->next]; other != row;
         other = &table.aliases[other->next]) {
      result.push_back(std::string(table.text(other->name)) + std::string(below));
    }
  }
  return result;
}

const python::KnownModules& torch_modules() {
  static const TorchModules modules;
  return modules;
}

const python::ReturnKinds& torch_kinds() {
  static const TorchKinds kinds;
  return kinds;
}

}  // namespace paddle_ls::rewrite
