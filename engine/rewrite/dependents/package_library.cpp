#include "engine/rewrite/dependents/package_library.hpp"

#include <algorithm>
#include <array>

#include "engine/rewrite/dependents/package_kinds.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/torch/torch_library.hpp"

namespace paddle_ls::rewrite {

using python::CallResult;
using python::CallShape;
using python::Kind;
using python::NameFacts;

namespace {

// Class methods that make an object of their class.
constexpr std::array<std::string_view, 5> makers = {"from_config", "from_name", "from_pretrained",
                                                    "from_single_file", "load_from_checkpoint"};

// Methods of models of timm and open_clip that return a tensor; modules of torch have none of them.
constexpr std::array<std::string_view, 4> tensor_methods = {"encode_image", "encode_text",
                                                            "forward_features", "forward_head"};

// Fields of the outputs of models of transformers.
constexpr std::array<std::string_view, 3> output_fields = {"last_hidden_state", "logits",
                                                           "pooler_output"};

template <std::size_t size>
bool is_among(const std::array<std::string_view, size>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool is_of_torch(std::string_view api) {
  const auto roots = torch::roots();
  const std::string_view package = api.substr(0, api.find('.'));
  return std::find(roots.begin(), roots.end(), package) != roots.end();
}

std::optional<MadeKind> direct_kind(std::string_view api, const InstalledPackages* installed) {
  const bool is_installed = installed != nullptr && installed->module(api) != nullptr;
  if (is_installed && installed->code != nullptr) {
    if (const auto made = installed->code->made_by(api)) return made;
  }
  const TorchDependent* known = is_installed ? nullptr : torch_dependent(api);
  if (!is_installed && (known == nullptr || !needs_torch(*known, api))) return std::nullopt;
  return built_in_kind(api);
}

// Of names that are not torch's.
std::optional<MadeKind> made_kind(std::string_view api, const InstalledPackages* installed) {
  if (api.find('.') == std::string_view::npos || is_of_torch(api)) return std::nullopt;
  if (!is_among(makers, last_component(api))) return direct_kind(api, installed);
  auto made = direct_kind(api.substr(0, api.rfind('.')), installed);
  if (!made || !made->is_class) return std::nullopt;
  made->is_class = false;
  return made;
}

}  // namespace

PackageLibrary::PackageLibrary(std::string_view source, const InstalledPackages* installed,
                               const Reexports* reexports)
    : torch_(torch::library()),
      installed_(installed),
      has_transformers_(source.find("transformers") != std::string_view::npos),
      has_vision_models_(source.find("timm") != std::string_view::npos ||
                         source.find("open_clip") != std::string_view::npos) {
  if (reexports == nullptr) return;
  for (const Reexport& each : *reexports) {
    if (!each.meaning.target.empty()) continue;
    definitions_.emplace(each.module + "." + each.name, &each.meaning);
  }
}

// Null for a name that another file of the project does not define.
const Meaning* PackageLibrary::definition(std::string_view api) const {
  const auto found = definitions_.find(api);
  return found == definitions_.end() ? nullptr : found->second;
}

NameFacts PackageLibrary::name(std::string_view api) const {
  if (const Meaning* own = definition(api)) {
    if (own->base.empty()) return {};
    return {.instance = name(own->base).instance, .is_of_program = true};
  }
  const auto made = made_kind(api, installed_);
  if (!made) return torch_.name(api);
  if (!made->is_class) return {.called = made->called};
  return {.instance = made->made, .called = made->called};
}

python::FunctionTraits PackageLibrary::function(std::string_view api) const {
  if (definition(api) != nullptr) return {.gives_several = true};
  python::FunctionTraits traits = torch_.function(api);
  const auto made = made_kind(api, installed_);
  if (made) traits.gives_several = made->gives_several;
  return traits;
}

CallResult PackageLibrary::result_of_function(std::string_view api, const CallShape& call) const {
  if (const Meaning* own = definition(api)) return {.kind = own->gives};
  const auto made = made_kind(api, installed_);
  return made ? CallResult{.kind = made->made} : torch_.result_of_function(api, call);
}

CallResult PackageLibrary::result_of_method(Kind receiver, std::string_view name,
                                            const CallShape& call) const {
  if (has_vision_models_ && receiver == Kind::module && is_among(tensor_methods, name)) {
    return {.kind = Kind::tensor};
  }
  return torch_.result_of_method(receiver, name, call);
}

python::AttributeTraits PackageLibrary::attribute(Kind receiver, std::string_view maker,
                                                  std::string_view name) const {
  if (receiver == Kind::unknown && has_transformers_ && is_among(output_fields, name)) {
    return {.kind = Kind::tensor};
  }
  return torch_.attribute(receiver, maker, name);
}

bool PackageLibrary::star_exports(std::string_view module, std::string_view name) const {
  return torch_.star_exports(module, name);
}

python::Number PackageLibrary::element_type(std::string_view name) const {
  return torch_.element_type(name);
}

python::MethodTraits PackageLibrary::method(std::string_view name) const {
  return torch_.method(name);
}

python::MemberTraits PackageLibrary::member(std::string_view name, std::uint32_t positional) const {
  return torch_.member(name, positional);
}

bool PackageLibrary::defines(std::string_view type, std::string_view name) const {
  const Meaning* own = definition(type);
  return own != nullptr && std::binary_search(own->members.begin(), own->members.end(), name);
}

python::KeywordTraits PackageLibrary::keyword(std::string_view name) const {
  return torch_.keyword(name);
}

Kind PackageLibrary::owner_by_name(std::string_view object, std::string_view name) const {
  return torch_.owner_by_name(object, name);
}

std::string_view PackageLibrary::class_name(Kind object) const {
  return torch_.class_name(object);
}

std::span<const std::string_view> PackageLibrary::overriding_methods() const {
  return torch_.overriding_methods();
}

std::span<const python::RaisedInstead> PackageLibrary::raised_instead() const {
  return torch_.raised_instead();
}

}  // namespace paddle_ls::rewrite
