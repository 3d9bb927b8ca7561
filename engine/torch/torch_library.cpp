#include "engine/torch/torch_library.hpp"

#include <algorithm>
#include <iterator>

#include "engine/torch/element_types.hpp"
#include "engine/torch/functions.hpp"
#include "engine/torch/paddle_exceptions.hpp"
#include "engine/torch/star_exports.hpp"
#include "engine/torch/torch_methods.hpp"
#include "engine/torch/torch_names.hpp"

namespace paddle_ls::torch {

using python::CallShape;
using python::Kind;

namespace {

// Members of Paddle's layers that code may set as attributes on a layer of torch.
bool is_hidden(Kind receiver, std::string_view name) {
  static constexpr std::string_view members[] = {"_transform", "backward", "full", "full_name",
                                                 "sublayers"};
  return receiver == Kind::module &&
         std::find(std::begin(members), std::end(members), name) != std::end(members);
}

// What layers draw first has these names, whatever the layer.
bool is_weight(std::string_view maker, std::string_view name) {
  return (name == "weight" || name == "bias") && maker.starts_with("torch.nn.");
}

class TorchLibrary : public python::Library {
 public:
  bool star_exports(std::string_view module, std::string_view name) const override {
    return torch::star_exports(module, name);
  }

  python::NameFacts name(std::string_view api) const override { return name_facts(api); }

  python::Number element_type(std::string_view name) const override {
    return torch::element_type(name);
  }

  python::FunctionTraits function(std::string_view api) const override {
    return function_traits(api);
  }

  python::CallResult result_of_function(std::string_view api,
                                        const CallShape& call) const override {
    const Kind kind = kind_of_call(api, call);
    if (kind != Kind::tensor && kind != Kind::tensors) return {.kind = kind};
    return {.kind = kind,
            .elements = elements_of_function(api, call),
            .axes = axes_of_function(api, call)};
  }

  python::MethodTraits method(std::string_view name) const override { return method_traits(name); }

  python::CallResult result_of_method(Kind receiver, std::string_view name,
                                      const CallShape& call) const override {
    const Kind kind = kind_of_method_call(receiver, name, call);
    if (kind != Kind::tensor && kind != Kind::tensors) return {.kind = kind};
    return {.kind = kind,
            .elements = elements_of_method(name, call),
            .axes = axes_of_method(name, call)};
  }

  python::MemberTraits member(std::string_view name, std::uint32_t positional) const override {
    return member_traits(name, positional);
  }

  python::AttributeTraits attribute(Kind receiver, std::string_view maker,
                                    std::string_view name) const override {
    python::AttributeTraits traits{.kind = kind_of_attribute(receiver, name),
                                   .is_hidden = is_hidden(receiver, name)};
    if (traits.kind == Kind::unknown && is_weight(maker, name)) traits.kind = Kind::tensor;
    if (receiver == Kind::tensor) {
      traits.making = method_traits(name).making;
      traits.elements = elements_of_method(name, {});
    }
    return traits;
  }

  bool defines(std::string_view, std::string_view) const override { return false; }

  python::KeywordTraits keyword(std::string_view name) const override {
    return {.only_tensors = name == "dim" || name == "dims" || name == "keepdim",
            .makes_leaf = name == "requires_grad"};
  }

  Kind owner_by_name(std::string_view object, std::string_view name) const override {
    const bool is_scheduler = object.find("scheduler") != std::string_view::npos;
    const bool is_theirs = name == "load_state_dict" || name == "get_lr";
    return is_scheduler && is_theirs ? Kind::scheduler : Kind::unknown;
  }

  std::string_view class_name(Kind object) const override {
    const std::string_view prefix = class_of(object);
    return prefix.substr(0, prefix.rfind('.'));
  }

  std::span<const std::string_view> overriding_methods() const override {
    static constexpr std::string_view overriding[] = {"__torch_function__", "__torch_dispatch__"};
    return overriding;
  }

  std::span<const python::RaisedInstead> raised_instead() const override {
    return exceptions_of_paddle();
  }
};

}  // namespace

const python::Library& library() {
  static const TorchLibrary torch_library;
  return torch_library;
}

std::span<const std::string_view> roots() {
  static constexpr std::string_view packages[] = {"torch", "torchvision", "torchaudio", "einops",
                                                  "safetensors"};
  return packages;
}

bool serves_other_libraries(std::string_view api) {
  const std::string_view root = api.substr(0, api.find('.'));
  return root != "torch" && root != "torchvision" && root != "torchaudio";
}

}  // namespace paddle_ls::torch
