// A small library of torch facts for the tests of engine/python: enough names for every construct,
// and none of the project's data.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/python/facts/known_modules.hpp"
#include "engine/python/facts/library.hpp"

namespace paddle_ls::python {

inline constexpr std::string_view sample_roots[] = {"torch", "torchvision"};

inline KnownModules sample_modules() {
  return {.roots = sample_roots};
}

class SampleLibrary : public Library {
 public:
  bool star_exports(std::string_view module, std::string_view name) const override {
    constexpr std::string_view exported[] = {"torch.abs",      "torch.zeros",     "torch.nn",
                                             "torch.Tensor",   "torch.nn.Linear", "torch.nn.ReLU",
                                             "torch.nn.Module"};
    return std::any_of(std::begin(exported), std::end(exported), [&](std::string_view each) {
      return each.size() == module.size() + 1 + name.size() && each.starts_with(module) &&
             each[module.size()] == '.' && each.ends_with(name);
    });
  }

  NameFacts name(std::string_view api) const override {
    constexpr std::string_view others[] = {"torch.nn.Module", "torch.nn.Sequential",
                                           "torch.nn.LSTM"};
    if (api == ".layers.Own") return {.instance = Kind::module, .is_of_program = true};
    const bool is_type = api == "torch.float32" || api == "torch.int64";
    return {.exists = api == "torch.abs" || api == "torch.nn.ReLU",
            .value = is_type ? Kind::dtype : Kind::unknown,
            .instance = instance_of(api),
            .called = contains(others, api) ? Kind::unknown : Kind::tensor};
  }

  Number element_type(std::string_view name) const override {
    if (name == "torch.int64") return Number::large;
    return name == "torch.float32" ? Number::fraction : Number::unknown;
  }

  FunctionTraits function(std::string_view api) const override {
    return {.takes_tensors_first = api.starts_with("torch.nn.functional."),
            .calls_in_turn = api == "torch.nn.Sequential",
            .gives_several = api == "torch.nn.LSTM" || api == "torch.nn.MultiheadAttention",
            .keeps_functions = api == "torch.no_grad" || api == "functools.lru_cache"};
  }

  CallResult result_of_function(std::string_view api, const CallShape& call) const override {
    if (api == "torch.tensor") {
      return {.kind = Kind::tensor,
              .elements = {.from = ElementsOf::arguments},
              .axes = AxesOf::values};
    }
    return {.kind = kind_of_call(api, call)};
  }

  MethodTraits method(std::string_view name) const override {
    return {.gives_values_and_indices = name == "max" || name == "sort",
            .sets_attribute = name == "register_buffer"};
  }

  CallResult result_of_method(Kind receiver, std::string_view name,
                              const CallShape& call) const override {
    if (receiver == Kind::tensor) return {.kind = kind_of_tensor_method(name, call)};
    if (receiver == Kind::optimizer && name == "state_dict") return {.kind = Kind::foreign};
    return {.kind = receiver == Kind::module ? kind_of_module_method(name) : Kind::unknown};
  }

  MemberTraits member(std::string_view name, std::uint32_t positional) const override {
    constexpr std::string_view members[] = {
        "abs",     "view",  "unsqueeze", "sum",   "add_",       "long",  "mean",   "float",
        "clone",   "max",   "chunk",     "size",  "item",       "shape", "T",      "grad",
        "data",    "add",   "to",        "eval",  "parameters", "step",  "weight", "sort",
        "reshape", "split", "append",    "numpy", "modules"};
    const bool only_tensors = name == "unsqueeze" || name == "add_" || name == "requires_grad_" ||
                              (name == "view" && positional > 2);
    return {.exists = contains(members, name), .only_tensors = only_tensors};
  }

  AttributeTraits attribute(Kind receiver, std::string_view /*maker*/,
                            std::string_view name) const override {
    if (receiver == Kind::tensor && (name == "T" || name == "grad")) return {.kind = Kind::tensor};
    if (receiver == Kind::tensor && name == "shape") return {.kind = Kind::size};
    if (receiver == Kind::tensor && name == "dtype") return {.kind = Kind::dtype};
    if (receiver == Kind::module && name == "weight") return {.kind = Kind::tensor};
    return {};
  }

  bool defines(std::string_view type, std::string_view name) const override {
    return type == ".layers.Own" && name == "modules";
  }

  KeywordTraits keyword(std::string_view name) const override {
    return {.only_tensors = name == "dim" || name == "keepdim"};
  }

  Kind owner_by_name(std::string_view, std::string_view) const override { return Kind::unknown; }
  std::string_view class_name(Kind) const override { return {}; }
  std::span<const std::string_view> overriding_methods() const override {
    static constexpr std::string_view methods[] = {"__torch_function__"};
    return methods;
  }
  std::span<const RaisedInstead> raised_instead() const override {
    static constexpr RaisedInstead rows[] = {{"RuntimeError", failing::shapes, "ValueError"}};
    return rows;
  }

 private:
  template <std::size_t size>
  static bool contains(const std::string_view (&list)[size], std::string_view name) {
    return std::find(std::begin(list), std::end(list), name) != std::end(list);
  }

  static Kind instance_of(std::string_view api) {
    if (api == "torch.Tensor" || api == "torch.nn.Parameter") return Kind::tensor;
    if (api == "numpy.ndarray") return Kind::foreign;
    if (api == "torch.nn.ModuleList") return Kind::modules;
    constexpr std::string_view modules[] = {"torch.nn.Module",     "torch.nn.Linear",
                                            "torch.nn.Conv2d",     "torch.nn.ReLU",
                                            "torch.nn.Sequential", "torch.nn.LSTM"};
    return contains(modules, api) ? Kind::module : Kind::unknown;
  }

  static Kind kind_of_call(std::string_view api, const CallShape& call) {
    if (api.starts_with("numpy.")) return Kind::foreign;
    if (api == "torch.max" || api == "torch.min") return reduction(call, 1);
    if (api == "torch.split" || api == "torch.unbind") return Kind::tensors;
    if (api.starts_with("torch.optim.")) return Kind::optimizer;
    if (api == "torch.utils.data.TensorDataset") return Kind::dataset;
    if (api == "torch.utils.data.DataLoader") return Kind::data_loader;
    if (instance_of(api) != Kind::unknown) return instance_of(api);
    constexpr std::string_view tensors[] = {"torch.abs",
                                            "torch.zeros",
                                            "torch.ones",
                                            "torch.tensor",
                                            "torch.cat",
                                            "torch.stack",
                                            "torch.nn.functional.relu"};
    return contains(tensors, api) ? Kind::tensor : Kind::unknown;
  }

  static Kind kind_of_tensor_method(std::string_view name, const CallShape& call) {
    constexpr std::string_view tensors[] = {"abs",  "view", "unsqueeze", "sum",  "add_",
                                            "long", "mean", "float",     "clone"};
    if (contains(tensors, name)) return Kind::tensor;
    if (name == "max") return reduction(call, 0);
    if (name == "chunk") return Kind::tensors;
    if (name == "size") return Kind::size;
    const bool gives_numbers = name == "item" || name == "tolist" || name == "numpy";
    return gives_numbers ? Kind::foreign : Kind::unknown;
  }

  static Kind kind_of_module_method(std::string_view name) {
    if (name == "parameters") return Kind::tensors;
    if (name == "named_parameters") return Kind::named_tensors;
    if (name == "modules" || name == "children") return Kind::modules;
    if (name == "named_modules") return Kind::named_modules;
    return name == "to" || name == "eval" || name == "train" ? Kind::module : Kind::unknown;
  }

  // One tensor, or values and indices if a dimension is given.
  static Kind reduction(const CallShape& call, std::uint32_t own) {
    return call.positional > own || !call.keywords.empty() ? Kind::tensors : Kind::tensor;
  }
};

}  // namespace paddle_ls::python
