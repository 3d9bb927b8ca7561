#include "engine/weights/model/walk_leaves.hpp"

namespace paddle_ls::weights {

namespace {

// Long names that are met again and again count as more than one visit.
constexpr std::size_t name_bytes_of_a_visit = 64;

class Walk {
 public:
  using Leaf = std::function<void(std::string_view, const CheckpointValue&)>;

  Walk(const Checkpoint& checkpoint, const Leaf& leaf) : checkpoint_(checkpoint), leaf_(leaf) {}

  Result<void> run() {
    if (checkpoint_.root >= checkpoint_.values.size()) return {};
    if (auto met = meet(checkpoint_.root); !met) return met;
    while (!open_.empty()) {
      if (auto stepped = step(); !stepped) return stepped;
    }
    return {};
  }

 private:
  struct Frame {
    ValueIndex value;
    std::size_t next = 0;
    std::size_t path_size;
  };

  // Goes on to the next item of the innermost container.
  Result<void> step() {
    Frame& frame = open_.back();
    path_.resize(frame.path_size);
    const CheckpointValue& value = checkpoint_.values[frame.value];
    const std::size_t at = frame.next++;
    if (const auto* dict = std::get_if<Dict>(&value); dict && at < dict->items.size()) {
      return enter(key_text(checkpoint_.values[dict->items[at].first]), dict->items[at].second);
    }
    if (const auto* many = std::get_if<Sequence>(&value); many && at < many->items.size()) {
      return enter(std::to_string(at), many->items[at]);
    }
    open_.pop_back();
    return {};
  }

  Result<void> enter(std::string_view name, ValueIndex value) {
    if (path_.size() + name.size() >= max_path_bytes) return error("a name is too long", path_);
    visits_ += name.size() / name_bytes_of_a_visit;
    if (open_.size() > 1) path_ += '.';
    path_ += name;
    return meet(value);
  }

  Result<void> meet(ValueIndex value) {
    if (++visits_ > max_visits) {
      return error("more than " + std::to_string(max_visits) + " values are in the structure");
    }
    const CheckpointValue& met = checkpoint_.values[value];
    if (std::holds_alternative<Dict>(met) || std::holds_alternative<Sequence>(met)) {
      open_.push_back({value, 0, path_.size()});
    } else {
      leaf_(path_, met);
    }
    return {};
  }

  const Checkpoint& checkpoint_;
  const Leaf& leaf_;
  std::vector<Frame> open_;
  std::string path_;
  std::size_t visits_ = 0;
};

}  // namespace

std::string key_text(const CheckpointValue& key) {
  if (const auto* text = std::get_if<TextValue>(&key)) return text->utf8;
  if (const auto* number = std::get_if<std::int64_t>(&key)) return std::to_string(*number);
  if (const auto* flag = std::get_if<bool>(&key)) return *flag ? "True" : "False";
  if (const auto* big = std::get_if<BigInteger>(&key)) return big->decimal;
  if (const auto* word = std::get_if<Word>(&key)) return word->source;
  if (std::holds_alternative<Nothing>(key)) return "None";
  return "<key>";
}

Result<void> walk_leaves(
    const Checkpoint& checkpoint,
    const std::function<void(std::string_view, const CheckpointValue&)>& leaf) {
  return Walk(checkpoint, leaf).run();
}

std::vector<std::vector<std::size_t>> tensors_by_storage(const Checkpoint& checkpoint) {
  std::vector<std::vector<std::size_t>> users(checkpoint.storages.size());
  for (std::size_t i = 0; i < checkpoint.tensors.size(); ++i) {
    users[checkpoint.tensors[i].storage].push_back(i);
  }
  return users;
}

}  // namespace paddle_ls::weights
