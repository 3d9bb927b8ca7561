#include "engine/torch/torch_names.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/torch/find_row.hpp"
#include "engine/torch/kind_table.hpp"
#include "engine/torch/torch_methods.hpp"
#include "engine/torch/torch_releases.hpp"

namespace paddle_ls::torch {

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

// Members that only objects of one kind have, and hardly any object of another library.
struct OwnerRow {
  std::string_view name;
  Kind owner;
};

constexpr OwnerRow only_owners[] = {
    {"_backward_hooks", Kind::module},
    {"_backward_pre_hooks", Kind::module},
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
};
static_assert(are_sorted(only_owners));

template <class Row>
const Row* find_in_table(std::span<const Row> rows, std::string_view name) {
  const KindTable& table = kind_table();
  const auto at = std::lower_bound(
      rows.begin(), rows.end(), name,
      [&](const Row& row, std::string_view wanted) { return table.text(row.name) < wanted; });
  return at != rows.end() && table.text(at->name) == name ? &*at : nullptr;
}

const KindRow* find_name(std::string_view name) {
  return find_in_table(kind_table().rows, name);
}

bool contains(std::span<const Text> sorted, std::string_view name) {
  const KindTable& table = kind_table();
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
      if (arguments == 1 && !call.unpacks) return Kind::tensors;  // the indices of the set flags
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
  return find_name({dotted.data(), static_cast<std::size_t>(end - dotted.begin())});
}

bool is_of_other_package(std::string_view api) {
  return contains(kind_table().packages, api.substr(0, api.find('.')));
}

bool is_in_some_release(std::string_view api) {
  return api.starts_with("torch.") && releases_of(api).has_value();
}

// Members that only tensors have with so many arguments.
bool takes_what_tensors_take(std::string_view name, std::uint32_t positional) {
  return (name == "type" && positional == 1) || (name == "view" && positional > 2);
}

}  // namespace

bool is_public_api(std::string_view api) {
  return find_name(api) != nullptr || is_in_some_release(api);
}

std::vector<std::string_view> public_names() {
  const KindTable& table = kind_table();
  std::vector<std::string_view> names;
  names.reserve(table.rows.size());
  for (const KindRow& row : table.rows) names.push_back(table.text(row.name));
  return names;
}

bool is_reexported(std::string_view api) {
  return find_in_table(kind_table().aliases, api) != nullptr;
}

python::NameFacts name_facts(std::string_view api) {
  if (const KindRow* row = find_name(api)) {
    return {
        .exists = true, .value = row->value, .instance = row->instance, .called = row->object_call};
  }
  const Kind kind = is_of_other_package(api) ? Kind::foreign : Kind::unknown;
  return {.exists = is_in_some_release(api), .value = kind, .instance = kind};
}

Kind kind_of_call(std::string_view api, const CallShape& call) {
  if (const KindRow* row = find_name(api)) return result_of(*row, call, 1);
  return is_of_other_package(api) ? Kind::foreign : Kind::unknown;
}

std::string_view class_of(Kind kind) {
  for (const auto& [known, name] : classes) {
    if (known == kind) return name;
  }
  return {};
}

Kind kind_of_attribute(Kind receiver, std::string_view name) {
  const bool is_field = name == "values" || name == "indices";
  if (receiver == Kind::tensors && is_field) return Kind::tensor;
  const KindRow* row = find_member(receiver, name);
  return row == nullptr ? Kind::unknown : row->value;
}

Kind kind_of_method_call(Kind receiver, std::string_view name, const CallShape& call) {
  const KindRow* row = find_member(receiver, name);
  return row == nullptr ? Kind::unknown : result_of(*row, call, 0);
}

python::MemberTraits member_traits(std::string_view name, std::uint32_t positional) {
  const KindTable& table = kind_table();
  const OwnerRow* const only = find_row(only_owners, name);
  const bool exists = contains(table.members, name);
  const bool only_tensors =
      contains(table.only_tensors, name) || (exists && takes_what_tensors_take(name, positional));
  return {.exists = exists,
          .only_tensors = only_tensors,
          .of_arrays = arrays_have(name),
          .owner = only == nullptr ? Kind::unknown : only->owner};
}

std::vector<std::string> other_names(std::string_view api) {
  const KindTable& table = kind_table();
  std::vector<std::string> result;
  // A relative name begins with a dot, before which there is nothing.
  for (std::size_t end = api.size(); end != std::string_view::npos && end > 0;
       end = api.rfind('.', end - 1)) {
    const AliasRow* row = find_in_table(table.aliases, api.substr(0, end));
    if (row == nullptr) continue;
    const std::string_view below = api.substr(end);
    for (const AliasRow* other = &table.aliases[row->next]; other != row;
         other = &table.aliases[other->next]) {
      result.push_back(std::string(table.text(other->name)) + std::string(below));
    }
  }
  return result;
}

}  // namespace paddle_ls::torch
