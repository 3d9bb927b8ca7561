#include "engine/weights/objects/convert_objects.hpp"

#include <algorithm>
#include <limits>

#include "engine/weights/objects/arguments.hpp"
#include "engine/weights/objects/arrays.hpp"
#include "engine/weights/objects/container_contents.hpp"
#include "engine/weights/objects/pickle_strings.hpp"
#include "engine/weights/objects/torch_tensors.hpp"
#include "engine/weights/objects/words.hpp"

namespace paddle_ls::weights {

using pickle::Graph;
using pickle::NodeId;

namespace {

constexpr ValueIndex not_met = std::numeric_limits<ValueIndex>::max();
constexpr ValueIndex not_closed = not_met - 1;
constexpr std::size_t max_where_bytes = 200;
constexpr std::size_t max_wanted_bytes = 200;

class Converter {
 public:
  explicit Converter(PickleContext& context)
      : context_(context),
        graph_(context.graph),
        checkpoint_(context.checkpoint),
        done_(context.graph.nodes.size(), not_met) {}

  Result<void> run() {
    auto step = meet(graph_.root);
    while (step && !open_.empty()) step = go_on();
    if (!step) {
      if (step.error().where.empty()) step.error().where = where();
      return step;
    }
    checkpoint_.root = done_[graph_.root];
    return {};
  }

 private:
  struct Frame {
    NodeId node;
    Contents contents;
    std::size_t next = 0;
  };

  // Goes to the next child of the innermost container, or closes it.
  Result<void> go_on() {
    Frame& frame = open_.back();
    if (frame.next < frame.contents.children.size()) {
      return meet(frame.contents.children[frame.next++]);
    }
    done_[frame.node] = add(closed(frame));
    open_.pop_back();
    return {};
  }

  Result<void> meet(NodeId id) {
    if (done_[id] == not_closed) return hold_back(id);
    if (done_[id] != not_met) return {};
    if (auto contents = contents_at(graph_, id, budget_)) {
      if (open_.size() == max_depth) {
        done_[id] = add(Refused{"", "it nests more than " + std::to_string(max_depth) + " deep"});
        return {};
      }
      done_[id] = not_closed;
      open_.push_back({id, std::move(*contents)});
      return {};
    }
    if (budget_ == 0) return error("the file repeats its lists too often");
    auto value = leaf(id);
    if (!value) return tl::unexpected(std::move(value.error()));
    if (auto* refused = std::get_if<Refused>(&*value)) {
      if (++refused_ > max_refused) return error("too much of the file is not plain data");
      if (refused->wanted.size() > max_wanted_bytes) refused->wanted.resize(max_wanted_bytes);
    }
    done_[id] = add(std::move(*value));
    return {};
  }

  // A container that holds itself: the inner place is refused.
  Result<void> hold_back(NodeId id) {
    Frame& frame = open_.back();
    NodeId& child = frame.contents.children[frame.next - 1];
    if (child != id) return error("a container changes while it is read");
    child = cycle_;
    return {};
  }

  ValueIndex add(CheckpointValue value) {
    checkpoint_.values.push_back(std::move(value));
    return static_cast<ValueIndex>(checkpoint_.values.size() - 1);
  }

  ValueIndex value_of(NodeId id) {
    if (id == cycle_) return add(Refused{"", "it holds itself"});
    return done_[id];
  }

  CheckpointValue closed(const Frame& frame) {
    const auto& children = frame.contents.children;
    if (frame.contents.is_dict) {
      Dict dict;
      for (std::size_t i = 0; i + 1 < children.size(); i += 2) {
        const ValueIndex key = value_of(children[i]);
        dict.items.emplace_back(key, value_of(children[i + 1]));
      }
      return dict;
    }
    Sequence sequence{frame.contents.kind, {}};
    for (const NodeId child : children) sequence.items.push_back(value_of(child));
    if (const auto tensor = named_array(sequence)) return *tensor;
    return sequence;
  }

  // ('linear_0.w_0', array)
  std::optional<TensorIndex> named_array(const Sequence& sequence) {
    if (!context_.has_named_arrays || sequence.kind != SequenceKind::tuple ||
        sequence.items.size() != 2) {
      return {};
    }
    const auto* name = std::get_if<TextValue>(&checkpoint_.values[sequence.items[0]]);
    const auto* array = std::get_if<TensorIndex>(&checkpoint_.values[sequence.items[1]]);
    if (!name || !array || name->utf8.size() > pickle::max_name_bytes) return {};
    Tensor named = checkpoint_.tensors[array->index];
    if (!named.is_array) return {};
    make_paddle_tensor(named, name->utf8);
    checkpoint_.tensors.push_back(std::move(named));
    return TensorIndex{checkpoint_.tensors.size() - 1};
  }

  Result<CheckpointValue> leaf(NodeId id) {
    const pickle::Node& node = graph_.at(id);
    if (const auto* flag = std::get_if<bool>(&node)) return *flag;
    if (const auto* number = std::get_if<std::int64_t>(&node)) return *number;
    if (const auto* real = std::get_if<double>(&node)) return *real;
    if (const auto* string = graph_.string(id)) return string_value(context_, *string);
    if (const auto* call = graph_.call(id)) return called(id, *call);
    if (const auto* name = graph_.global(id)) return named(*name);
    if (const auto* big = std::get_if<pickle::BigNumber>(&node)) {
      if (big->decimal.empty()) return Refused{"int", "an integer has too many digits"};
      return BigInteger{big->decimal};
    }
    if (std::holds_alternative<pickle::Persistent>(node)) {
      return tensor_value(tensor_of_storage(context_, id));
    }
    return Nothing{};
  }

  static CheckpointValue named(const std::string& name) {
    if (auto word = word_of_name(name)) return std::move(*word);
    return Refused{name, "it is a class or function"};
  }

  Result<CheckpointValue> called(NodeId id, const pickle::Call& call) {
    const std::string name = called_name(graph_, call);
    if (auto found = tensor_of_call(context_, call, name)) return tensor_value(std::move(*found));
    if (auto found = array_of_call(context_, call, name)) return tensor_value(std::move(*found));
    if (name == "numpy._core.multiarray.scalar") return scalar_of_call(context_, call);
    if (const auto bytes = bytes_at(graph_, id)) return bytes_value(context_, *bytes);
    if (auto word = word_of_call(graph_, call, name)) return std::move(*word);
    if (name == "builtins.complex") return complex(call);
    return Refused{name, why_refused(call)};
  }

  Result<CheckpointValue> complex(const pickle::Call& call) {
    std::vector<double> parts;
    for (const NodeId argument : arguments_of(graph_, call)) {
      if (const auto* real = std::get_if<double>(&graph_.at(argument))) parts.push_back(*real);
      if (parts.size() > 2) break;
    }
    if (parts.size() != 2) return Refused{"complex", "its parts are not two numbers"};
    return std::complex<double>(parts[0], parts[1]);
  }

  Result<CheckpointValue> tensor_value(Result<TensorOrRefused> found) {
    if (!found) return tl::unexpected(std::move(found.error()));
    if (auto* refused = std::get_if<Refused>(&*found)) return std::move(*refused);
    auto& tensor = std::get<Tensor>(*found);
    const auto checked = check_tensor(tensor, checkpoint_.storages[tensor.storage].bytes);
    if (!checked) return tl::unexpected(checked.error());
    dimensions_ += tensor.shape.size();
    if (checkpoint_.tensors.size() >= max_tensors || dimensions_ > max_dimensions) {
      return error("the file has more than " + std::to_string(max_tensors) + " tensors");
    }
    checkpoint_.tensors.push_back(std::move(tensor));
    return TensorIndex{checkpoint_.tensors.size() - 1};
  }

  std::string why_refused(const pickle::Call& call) const {
    if (is_module(call)) {
      return "it is a whole module; save `model.state_dict()` in place of the model";
    }
    return "it is not plain data, and nothing in a file is called";
  }

  // Modules of torch keep these three beside whatever else.
  bool is_module(const pickle::Call& call) const {
    if (call.states.empty()) return false;
    const auto* state = std::get_if<pickle::Entries>(&graph_.at(call.states.back()));
    if (!state) return false;
    int found = 0;
    for (std::size_t i = 0; i < std::min<std::size_t>(state->items.size(), 64); ++i) {
      const auto key = text_at(graph_, state->items[i].first);
      found += key == "_parameters" || key == "_buffers" || key == "_modules" ? 1 : 0;
    }
    return found == 3;
  }

  // The path to the child that is being read.
  std::string where() const {
    std::string path;
    for (const Frame& frame : open_) {
      const std::size_t at = std::max<std::size_t>(frame.next, 1) - 1;
      if (!path.empty()) path += '.';
      if (!frame.contents.is_dict) {
        path += std::to_string(at);
      } else if (at % 2 == 1) {
        const auto key = text_at(graph_, frame.contents.children[at - 1]);
        path += key ? std::string(*key) : "<key>";
      }
      if (path.size() > max_where_bytes) return path.substr(0, max_where_bytes) + "...";
    }
    return path;
  }

  // Stands for the child that would close a cycle; no graph has so many nodes.
  static constexpr NodeId cycle_ = std::numeric_limits<NodeId>::max();

  PickleContext& context_;
  const Graph& graph_;
  Checkpoint& checkpoint_;
  std::vector<ValueIndex> done_;
  std::vector<Frame> open_;
  std::size_t budget_ = pickle::max_links;
  std::size_t refused_ = 0;
  std::size_t dimensions_ = 0;
};

}  // namespace

Result<void> convert(PickleContext& context) {
  return Converter(context).run();
}

}  // namespace paddle_ls::weights
