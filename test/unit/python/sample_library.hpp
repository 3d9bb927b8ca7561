// A small library of torch facts for the tests of engine/python: enough names for every construct,
// and none of the project's data.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/python/facts/library.hpp"

namespace paddle_ls::python {

class SampleModules : public KnownModules {
 public:
  std::span<const std::string_view> roots() const override { return roots_; }

  bool star_exports(std::string_view module, std::string_view name) const override {
    constexpr std::string_view exported[] = {"torch.abs",      "torch.zeros",     "torch.nn",
                                             "torch.Tensor",   "torch.nn.Linear", "torch.nn.ReLU",
                                             "torch.nn.Module"};
    return std::any_of(std::begin(exported), std::end(exported), [&](std::string_view each) {
      return each.size() == module.size() + 1 + name.size() && each.starts_with(module) &&
             each[module.size()] == '.' && each.ends_with(name);
    });
  }

  bool has(std::string_view qualified) const override {
    return qualified == "torch.abs" || qualified == "torch.nn.ReLU";
  }

  std::string_view reexported(std::string_view module, std::string_view name) const override {
    if (module == ".layers" && name == "nn") return "torch.nn";
    return {};
  }

  bool has_reexports() const override { return false; }

 private:
  std::array<std::string_view, 2> roots_{"torch", "torchvision"};
};

class SampleKinds : public ReturnKinds {
 public:
  Kind call_result(std::string_view api, const CallShape& call) const override {
    if (api.starts_with("numpy.")) return Kind::not_torch;
    if (api == "torch.max" || api == "torch.min") return reduction(call, 1);
    if (api == "torch.split" || api == "torch.unbind") return Kind::tensors;
    if (api.starts_with("torch.optim.")) return Kind::optimizer;
    if (instance(api) != Kind::unknown) return instance(api);
    constexpr std::string_view tensors[] = {"torch.abs",
                                            "torch.zeros",
                                            "torch.ones",
                                            "torch.tensor",
                                            "torch.cat",
                                            "torch.stack",
                                            "torch.nn.functional.relu"};
    return contains(tensors, api) ? Kind::tensor : Kind::unknown;
  }

  Kind value(std::string_view api) const override {
    if (api == "torch.float32" || api == "torch.int64") return Kind::dtype;
    return Kind::unknown;
  }

  Kind instance(std::string_view api) const override {
    if (api == "torch.Tensor" || api == "torch.nn.Parameter") return Kind::tensor;
    if (api == "numpy.ndarray") return Kind::not_torch;
    if (api == "torch.nn.ModuleList") return Kind::modules;
    constexpr std::string_view modules[] = {"torch.nn.Module",     "torch.nn.Linear",
                                            "torch.nn.Conv2d",     "torch.nn.ReLU",
                                            "torch.nn.Sequential", "torch.nn.LSTM"};
    return contains(modules, api) ? Kind::module : Kind::unknown;
  }

  Kind attribute(Kind receiver, std::string_view name) const override {
    if (receiver == Kind::tensor && (name == "T" || name == "grad")) return Kind::tensor;
    if (receiver == Kind::tensor && name == "shape") return Kind::size;
    if (receiver == Kind::module && name == "weight") return Kind::tensor;
    return Kind::unknown;
  }

  Kind method_result(Kind receiver, std::string_view name, const CallShape& call) const override {
    if (receiver == Kind::tensor) {
      constexpr std::string_view tensors[] = {"abs",  "view", "unsqueeze", "sum",  "add_",
                                              "long", "mean", "float",     "clone"};
      if (contains(tensors, name)) return Kind::tensor;
      if (name == "max") return reduction(call, 0);
      if (name == "chunk") return Kind::tensors;
      if (name == "size") return Kind::size;
      if (name == "item" || name == "tolist" || name == "numpy") return Kind::not_torch;
    }
    if (receiver == Kind::module) {
      if (name == "parameters") return Kind::tensors;
      if (name == "named_parameters") return Kind::named_tensors;
      if (name == "modules" || name == "children") return Kind::modules;
      if (name == "named_modules") return Kind::named_modules;
      if (name == "to" || name == "eval" || name == "train") return Kind::module;
    }
    return Kind::unknown;
  }

  Kind object_call(Kind object, std::string_view api) const override {
    constexpr std::string_view others[] = {"torch.nn.Module", "torch.nn.Sequential",
                                           "torch.nn.LSTM"};
    return object == Kind::module && !contains(others, api) ? Kind::tensor : Kind::unknown;
  }

  bool sets_attribute(Kind receiver, std::string_view name) const override {
    return receiver == Kind::module && name == "register_buffer";
  }
  bool keeps_functions(std::string_view api) const override { return api == "torch.no_grad"; }

  bool calls_in_turn(std::string_view api) const override { return api == "torch.nn.Sequential"; }

  bool gives_several(std::string_view api) const override {
    return api == "torch.nn.LSTM" || api == "torch.nn.MultiheadAttention";
  }

  bool only_tensors_take(std::string_view keyword) const override {
    return keyword == "dim" || keyword == "keepdim";
  }

  bool is_member(std::string_view name) const override {
    constexpr std::string_view members[] = {
        "abs",     "view",  "unsqueeze", "sum",   "add_",       "long",  "mean",   "float",
        "clone",   "max",   "chunk",     "size",  "item",       "shape", "T",      "grad",
        "data",    "add",   "to",        "eval",  "parameters", "step",  "weight", "sort",
        "reshape", "split", "append",    "numpy", "modules"};
    return contains(members, name);
  }

  bool only_tensors_have(std::string_view name) const override {
    return name == "unsqueeze" || name == "add_" || name == "requires_grad_";
  }

  bool only_tensors_have(std::string_view name, std::uint32_t positional) const override {
    return name == "view" && positional > 2;
  }

  bool gives_values_and_places(std::string_view name) const override {
    return name == "max" || name == "sort";
  }

  bool takes_tensors_first(std::string_view api) const override {
    return api.starts_with("torch.nn.functional.");
  }

 private:
  template <std::size_t size>
  static bool contains(const std::string_view (&list)[size], std::string_view name) {
    return std::find(std::begin(list), std::end(list), name) != std::end(list);
  }

  // One tensor, or values and indices if a dimension is given.
  static Kind reduction(const CallShape& call, std::uint32_t own) {
    return call.positional > own || !call.keywords.empty() ? Kind::tensors : Kind::tensor;
  }
};

}  // namespace paddle_ls::python
