#include "engine/weight_map/map_checkpoint.hpp"

#include <set>

#include "engine/weight_map/views.hpp"
#include "engine/weights/model/walk_leaves.hpp"

namespace paddle_ls::weight_map {
namespace {

using States = NamedTensors;
using weights::Checkpoint;
using weights::CheckpointValue;
using weights::Dict;
using weights::Tensor;
using weights::TensorIndex;
using weights::TextValue;
using weights::ValueIndex;

constexpr std::size_t most_tried_names = 60;

std::string joined(const std::string& path, std::string_view name) {
  return path.empty() ? std::string(name) : path + "." + std::string(name);
}

const std::string* text_of(const Checkpoint& checkpoint, ValueIndex index) {
  const auto* text = std::get_if<TextValue>(&checkpoint.values[index]);
  return text == nullptr ? nullptr : &text->utf8;
}

// The tensors of a dict by name; empty if it has a key that is not text.
States states_in(const Checkpoint& checkpoint, const Dict& dict) {
  States states;
  for (const auto& [key, value] : dict.items) {
    const std::string* name = text_of(checkpoint, key);
    if (name == nullptr) return {};
    if (const auto* tensor = std::get_if<TensorIndex>(&checkpoint.values[value])) {
      states.emplace_back(*name, tensor->index);
    }
  }
  return states;
}

bool is_optimizer(const Checkpoint& checkpoint, const Dict& dict) {
  return weights::find_text_key(checkpoint, dict, "state") &&
         weights::find_text_key(checkpoint, dict, "param_groups");
}

std::set<std::string> names_of(const States& states) {
  std::set<std::string> names;
  for (const auto& [name, tensor] : states) names.insert(name);
  return names;
}

// `names` and `prefix` must outlive the result.
HasState has_of(const std::set<std::string>& names, std::string_view prefix) {
  return [&names, prefix](const std::string& name) {
    return names.contains(std::string(prefix) + name);
  };
}

class Mapper {
 public:
  Mapper(const Checkpoint& from, const Decide& decide) : from_(from), decide_(decide) {
    result_.checkpoint.format = from.format;
    result_.checkpoint.files = from.files;
    result_.checkpoint.storages = from.storages;
    result_.checkpoint.metadata = from.metadata;
  }

  Result<MappedCheckpoint> run() {
    largest_ = largest_states(from_);
    if (from_.tensors.empty()) return error("the file has no tensors");
    const auto root = copied(from_.root, "");
    if (too_many_) return error("the file has too many values");
    if (!root) return error("nothing in the file is kept: " + result_.entries.back().reason);
    result_.checkpoint.root = *root;
    return std::move(result_);
  }

 private:
  ValueIndex added(CheckpointValue value) {
    result_.checkpoint.values.push_back(std::move(value));
    return static_cast<ValueIndex>(result_.checkpoint.values.size() - 1);
  }

  ValueIndex added(Tensor tensor) {
    result_.checkpoint.tensors.push_back(std::move(tensor));
    return added(TensorIndex{result_.checkpoint.tensors.size() - 1});
  }

  void leave_out(const std::string& path, std::string reason) {
    result_.entries.push_back({path, {}, StateAction::dropped, std::move(reason)});
  }

  // Nothing for what cannot be kept.
  std::optional<ValueIndex> copied(ValueIndex index, const std::string& path) {
    if (++visits_ > weights::max_visits) {
      too_many_ = true;
      return std::nullopt;
    }
    const CheckpointValue& value = from_.values[index];
    if (const auto* dict = std::get_if<Dict>(&value)) return copied_dict(*dict, path);
    if (const auto* sequence = std::get_if<weights::Sequence>(&value)) {
      weights::Sequence copy{.kind = sequence->kind, .items = {}};
      for (std::size_t i = 0; i < sequence->items.size(); ++i) {
        const auto item = copied(sequence->items[i], joined(path, std::to_string(i)));
        copy.items.push_back(item ? *item : added(weights::Nothing{}));
      }
      return added(std::move(copy));
    }
    if (const auto* tensor = std::get_if<TensorIndex>(&value)) {
      result_.entries.push_back({path, {path}, StateAction::kept, "no state of a layer"});
      return added(from_.tensors[tensor->index]);
    }
    if (const auto* refused = std::get_if<weights::Refused>(&value)) {
      leave_out(path, refused->wanted + ": " + refused->why);
      return std::nullopt;
    }
    if (const auto* word = std::get_if<weights::Word>(&value)) {
      leave_out(path, word->source + " is not plain data");
      return std::nullopt;
    }
    return added(value);
  }

  std::optional<ValueIndex> copied_dict(const Dict& dict, const std::string& path) {
    if (is_optimizer(from_, dict)) {
      leave_out(path,
                "PyTorch keeps the state of an optimizer by the order of parameters, Paddle by "
                "their names");
      return std::nullopt;
    }
    const auto states = states_in(from_, dict);
    if (const auto prefix = prefix_of_model(states))
      return copied_states(dict, states, std::string(*prefix), path);
    Dict copy;
    for (const auto& [key, value] : dict.items) {
      const std::string* name = text_of(from_, key);
      const auto kept = copied(value, joined(path, name == nullptr ? "<key>" : *name));
      if (!kept) continue;
      const auto kept_key = copied(key, path);
      if (kept_key) copy.items.emplace_back(*kept_key, *kept);
    }
    return added(std::move(copy));
  }

  // What stands before the states of the model, or of a copy of it, most of which are understood;
  // nothing for other tensors.
  std::optional<std::string_view> prefix_of_model(const States& states) {
    if (states.empty()) return std::nullopt;
    const std::set<std::string> names = names_of(states);
    const PrefixFit fit = best_prefix(
        states, most_tried_names,
        [&](const std::string& name, std::string_view prefix, std::size_t tensor) {
          return decide_(name, from_.tensors[tensor], has_of(names, prefix)).is_understood;
        });
    if (states != largest_ && 2 * fit.understood <= fit.tried) return std::nullopt;
    return fit.prefix;
  }

  std::optional<ValueIndex> copied_states(const Dict& dict, const States& states,
                                          const std::string& prefix, const std::string& path) {
    const std::set<std::string> names = names_of(states);
    const HasState has = has_of(names, prefix);
    Dict copy;
    for (const auto& [key, value] : dict.items) {
      const std::string& name = *text_of(from_, key);
      const auto* tensor = std::get_if<TensorIndex>(&from_.values[value]);
      if (tensor == nullptr) {
        const auto kept = copied(value, joined(path, name));
        if (kept) copy.items.emplace_back(added(TextValue{name}), *kept);
        continue;
      }
      const bool has_prefix = name.starts_with(prefix);
      const std::string inner = has_prefix ? name.substr(prefix.size()) : name;
      StateDecision decision = decide_(inner, from_.tensors[tensor->index], has);
      for (StatePlace& place : decision.places)
        place.name = (has_prefix ? prefix : "") + place.name;
      put(name, path, from_.tensors[tensor->index], std::move(decision), copy);
    }
    return added(std::move(copy));
  }

  // Puts a state where it was decided that it goes.
  void put(const std::string& name, const std::string& path, const Tensor& tensor,
           StateDecision decision, Dict& into) {
    Mapped entry{joined(path, name), {}, StateAction::dropped, std::move(decision.reason)};
    std::vector<Tensor> views;
    const std::size_t count = decision.places.size();
    for (std::size_t i = 0; decision.is_understood && i < count; ++i) {
      auto view = decision.are_parts ? part_of(tensor, i, count) : std::optional(tensor);
      if (view && decision.places[i].transposed) view = transposed(*view);
      if (view && decision.places[i].flat) view = flattened(*view);
      if (!view) {
        decision.is_understood = false;
        entry.reason = "the shape does not fit";
        break;
      }
      views.push_back(std::move(*view));
    }
    if (!decision.is_understood) {
      entry.action = StateAction::not_understood;
      ++result_.not_understood;
      result_.entries.push_back(std::move(entry));
      return;
    }
    for (std::size_t i = 0; i < count; ++i) {
      into.items.emplace_back(added(TextValue{decision.places[i].name}), added(views[i]));
      entry.to.push_back(joined(path, decision.places[i].name));
    }
    entry.action = action_of(name, tensor, decision, views);
    result_.entries.push_back(std::move(entry));
  }

  static StateAction action_of(const std::string& name, const Tensor& tensor,
                               const StateDecision& decision, const std::vector<Tensor>& views) {
    if (decision.places.empty()) return StateAction::dropped;
    if (decision.are_parts) return StateAction::split;
    if (decision.places.front().transposed) return StateAction::transposed;
    if (views.front().shape != tensor.shape) return StateAction::reshaped;
    return decision.places.size() == 1 && decision.places.front().name == name
               ? StateAction::kept
               : StateAction::renamed;
  }

  const Checkpoint& from_;
  const Decide& decide_;
  States largest_;
  MappedCheckpoint result_;
  std::size_t visits_ = 0;
  bool too_many_ = false;
};

}  // namespace

std::string_view name_of(StateAction action) {
  constexpr std::string_view names[] = {"kept",     "renamed", "transposed",    "split",
                                        "reshaped", "dropped", "not understood"};
  return names[static_cast<std::size_t>(action)];
}

NamedTensors largest_states(const Checkpoint& checkpoint) {
  NamedTensors largest;
  for (const CheckpointValue& value : checkpoint.values) {
    const auto* dict = std::get_if<Dict>(&value);
    if (dict == nullptr || dict->items.size() <= largest.size()) continue;
    auto states = states_in(checkpoint, *dict);
    if (states.size() > largest.size()) largest = std::move(states);
  }
  return largest;
}

Result<MappedCheckpoint> map_checkpoint(const Checkpoint& checkpoint, const Decide& decide) {
  return Mapper(checkpoint, decide).run();
}

}  // namespace paddle_ls::weight_map
