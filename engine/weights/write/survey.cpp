#include "engine/weights/write/survey.hpp"

#include "engine/weights/model/walk_leaves.hpp"

namespace paddle_ls::weights {

namespace {

bool is_unhashable(const CheckpointValue& value) {
  if (const auto* sequence = std::get_if<Sequence>(&value)) {
    return sequence->kind == SequenceKind::list || sequence->kind == SequenceKind::set;
  }
  return std::holds_alternative<Dict>(value) || std::holds_alternative<TensorIndex>(value);
}

class Surveyor {
 public:
  Surveyor(const Checkpoint& checkpoint, const WhyNot& why_not)
      : checkpoint_(checkpoint), why_not_(why_not) {
    found_.uses.assign(checkpoint.values.size(), 0);
  }

  Result<Survey> run() {
    auto step = meet(checkpoint_.root, false);
    while (step && !open_.empty()) step = go_on();
    if (!step) return error(std::move(step.error().message), path());
    return std::move(found_);
  }

 private:
  struct Frame {
    const CheckpointValue* value;
    bool is_key;  // all that it holds must be comparable
    std::size_t next = 0;
  };

  // Keys and values of a dict count as its children, one after the other.
  Result<void> go_on() {
    Frame& frame = open_.back();
    const std::size_t at = frame.next++;
    if (const auto* dict = std::get_if<Dict>(frame.value)) {
      if (at < 2 * dict->items.size()) {
        const auto& [key, value] = dict->items[at / 2];
        return at % 2 == 0 ? meet(key, true) : meet(value, false);
      }
    } else if (const auto* sequence = std::get_if<Sequence>(frame.value)) {
      const bool is_key = frame.is_key || sequence->kind == SequenceKind::set ||
                          sequence->kind == SequenceKind::frozen_set;
      if (at < sequence->items.size()) return meet(sequence->items[at], is_key);
    }
    open_.pop_back();
    return {};
  }

  Result<void> meet(ValueIndex index, bool is_key) {
    if (index >= checkpoint_.values.size()) return error("a value is missing");
    const CheckpointValue& value = checkpoint_.values[index];
    if (is_key && is_unhashable(value)) {
      return error("Python has no such key of a dict or item of a set");
    }
    if (found_.uses[index]++ > 0) return {};
    if (auto why = why_not_(value); !why.empty()) return error(std::move(why));
    if (const auto* tensor = std::get_if<TensorIndex>(&value)) return meet_tensor(tensor->index);
    if (const auto* bytes = std::get_if<Bytes>(&value)) {
      if (bytes->storage) return check_storage(*bytes->storage);
    } else if (std::holds_alternative<Dict>(value) || std::holds_alternative<Sequence>(value)) {
      open_.push_back({&value, is_key});
    }
    return {};
  }

  Result<void> meet_tensor(std::size_t index) {
    if (index >= checkpoint_.tensors.size()) return error("a tensor is missing");
    const Tensor& tensor = checkpoint_.tensors[index];
    if (auto checked = check_storage(tensor.storage); !checked) return checked;
    auto checked = check_tensor(tensor, checkpoint_.storages[tensor.storage].bytes);
    if (checked && found_.paths.try_emplace(index, path()).second) found_.tensors.push_back(index);
    return checked;
  }

  Result<void> check_storage(std::size_t index) const {
    if (index >= checkpoint_.storages.size()) return error("a storage is missing");
    const Storage& storage = checkpoint_.storages[index];
    bool is_known = !storage.pieces.empty() || storage.file < checkpoint_.files.size();
    for (const std::size_t piece : storage.pieces) {
      is_known = is_known && piece < checkpoint_.storages.size() &&
                 checkpoint_.storages[piece].file < checkpoint_.files.size();
    }
    return is_known ? Result<void>() : error("a file of a storage is missing");
  }

  // Of the child that is being looked at.
  std::string path() const {
    std::string path;
    for (const Frame& frame : open_) {
      const std::size_t at = frame.next - 1;
      if (!path.empty()) path += '.';
      if (const auto* dict = std::get_if<Dict>(frame.value)) {
        path += key_text(checkpoint_.values[dict->items[at / 2].first]);
      } else {
        path += std::to_string(at);
      }
    }
    return path;
  }

  const Checkpoint& checkpoint_;
  const WhyNot& why_not_;
  Survey found_;
  std::vector<Frame> open_;
};

}  // namespace

Result<Survey> survey(const Checkpoint& checkpoint, const WhyNot& why_not) {
  return Surveyor(checkpoint, why_not).run();
}

}  // namespace paddle_ls::weights
