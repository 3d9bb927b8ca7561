#include "engine/weights/write/paddle_form.hpp"

#include <algorithm>

namespace paddle_ls::weights {

namespace {

constexpr std::size_t max_paddle_rank = 9;

// Whether lists and dicts in `root`, as deep as they go, hold a tensor that is not an array.
bool holds_tensor(const Checkpoint& checkpoint, ValueIndex root) {
  std::vector<ValueIndex> open = {root};
  std::set<ValueIndex> met;
  while (!open.empty()) {
    const ValueIndex index = open.back();
    open.pop_back();
    if (!met.insert(index).second) continue;
    const CheckpointValue& value = checkpoint.values[index];
    if (const auto* tensor = std::get_if<TensorIndex>(&value)) {
      if (!checkpoint.tensors[tensor->index].is_array) return true;
    } else if (const auto* dict = std::get_if<Dict>(&value)) {
      for (const auto& [key, item] : dict->items) open.push_back(item);
    } else if (const auto* sequence = std::get_if<Sequence>(&value)) {
      open.insert(open.end(), sequence->items.begin(), sequence->items.end());
    }
  }
  return false;
}

// What `paddle.save` gives a table: a dict of texts to tensors, and to dicts without tensors.
bool is_state_dict(const Checkpoint& checkpoint, const Dict& root) {
  return std::ranges::all_of(root.items, [&](const auto& item) {
    const CheckpointValue& value = checkpoint.values[item.second];
    if (!std::holds_alternative<TextValue>(checkpoint.values[item.first])) return false;
    if (const auto* tensor = std::get_if<TensorIndex>(&value)) {
      return !checkpoint.tensors[tensor->index].is_array;
    }
    return std::holds_alternative<Dict>(value) && !holds_tensor(checkpoint, item.second);
  });
}

bool stops_paddle(const CheckpointValue& value) {
  if (std::holds_alternative<Bytes>(value)) return true;
  const auto* sequence = std::get_if<Sequence>(&value);
  return sequence && sequence->kind == SequenceKind::frozen_set;
}

bool has_what_stops_paddle(const Checkpoint& checkpoint, const Survey& found) {
  for (std::size_t i = 0; i < found.uses.size(); ++i) {
    if (found.uses[i] > 0 && stops_paddle(checkpoint.values[i])) return true;
  }
  return false;
}

// Arrays in a tuple after a text, which `paddle.load` takes for the name of a tensor.
// They become tensors, so that the text stays.
std::set<std::size_t> arrays_in_pairs(const Checkpoint& checkpoint, const Survey& found) {
  std::set<std::size_t> arrays;
  for (std::size_t i = 0; i < found.uses.size(); ++i) {
    const auto* pair = std::get_if<Sequence>(&checkpoint.values[i]);
    if (found.uses[i] == 0 || !pair || pair->kind != SequenceKind::tuple ||
        pair->items.size() != 2 ||
        !std::holds_alternative<TextValue>(checkpoint.values[pair->items[0]])) {
      continue;
    }
    const auto* tensor = std::get_if<TensorIndex>(&checkpoint.values[pair->items[1]]);
    if (tensor && checkpoint.tensors[tensor->index].is_array) arrays.insert(tensor->index);
  }
  return arrays;
}

void fill_table(const Checkpoint& checkpoint, const Dict& root, PaddlePlan& plan) {
  std::map<std::string_view, std::string_view> names;
  for (const auto& [key, name] : checkpoint.parameter_names) names.emplace(key, name);
  std::set<std::string_view> listed;
  for (const auto& [key, value] : root.items) {
    const auto* text = std::get_if<TextValue>(&checkpoint.values[key]);
    const auto* index = std::get_if<TensorIndex>(&checkpoint.values[value]);
    if (!text || !index) continue;
    const Tensor& tensor = checkpoint.tensors[index->index];
    const auto known = names.find(text->utf8);
    if (tensor.is_array && known == names.end()) continue;
    if (!listed.insert(text->utf8).second) continue;
    std::string name = tensor.name.empty() ? text->utf8 : tensor.name;
    if (known != names.end()) name = known->second;
    plan.table.emplace_back(text->utf8, std::move(name));
    plan.tensors.insert(index->index);
  }
}

std::string why_not_tensor(const Checkpoint& checkpoint, const PaddlePlan& plan,
                           std::size_t index) {
  const Tensor& tensor = checkpoint.tensors[index];
  const std::string type(names_of(tensor.type).name);
  const bool is_tensor = plan.tensors.contains(index);
  if (is_tensor && tensor.shape.size() > max_paddle_rank) {
    return "Paddle has no tensors of more than " + std::to_string(max_paddle_rank) + " dimensions";
  }
  switch (tensor.type) {
    case ElementType::float8_e4m3fn:
    case ElementType::float8_e5m2:
      return "a file of Paddle cannot say that elements are " + type + "; convert them to bfloat16";
    case ElementType::uint32:
    case ElementType::uint64:
      return is_tensor ? "Paddle has no tensors of " + type + "; convert them to int64" : "";
    case ElementType::uint16:
      if (!is_tensor || checkpoint.format == Format::pickle) return "";
      return "Paddle reads arrays of uint16 as bfloat16; convert them to int32";
    default: return "";
  }
}

}  // namespace

PaddlePlan plan_paddle_form(const Checkpoint& checkpoint, const Survey& found) {
  PaddlePlan plan{PaddleForm::arrays, {}, {}};
  const auto* root = std::get_if<Dict>(&checkpoint.values[checkpoint.root]);
  if (root && (!checkpoint.parameter_names.empty() || is_state_dict(checkpoint, *root) ||
               has_what_stops_paddle(checkpoint, found))) {
    plan.form = PaddleForm::table;
    fill_table(checkpoint, *root, plan);
    return plan;
  }
  for (const std::size_t index : found.tensors) {
    if (!checkpoint.tensors[index].is_array) plan.tensors.insert(index);
  }
  if (plan.tensors.empty()) plan.tensors.insert(found.tensors.begin(), found.tensors.end());
  const auto paired = arrays_in_pairs(checkpoint, found);
  plan.tensors.insert(paired.begin(), paired.end());
  const bool are_all_arrays = paired.empty() && std::ranges::all_of(found.tensors, [&](auto index) {
                                return checkpoint.tensors[index].is_array;
                              });
  plan.form = are_all_arrays ? PaddleForm::arrays : PaddleForm::named_arrays;
  return plan;
}

std::string why_not_in_paddle(const Checkpoint& checkpoint, const PaddlePlan& plan,
                              const CheckpointValue& value) {
  if (const auto* refused = std::get_if<Refused>(&value)) {
    return "`" + refused->wanted + "` cannot be written: " + refused->why;
  }
  if (const auto* word = std::get_if<Word>(&value)) {
    return "`" + word->source + "` cannot be written to a file of Paddle";
  }
  if (const auto* tensor = std::get_if<TensorIndex>(&value)) {
    return why_not_tensor(checkpoint, plan, tensor->index);
  }
  if (plan.form != PaddleForm::table && stops_paddle(value)) {
    return "`paddle.load` reads bytes and frozen sets only where the whole is a dict";
  }
  return "";
}

}  // namespace paddle_ls::weights
