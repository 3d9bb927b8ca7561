#include "engine/weights/write/pickle_values.hpp"

#include "engine/weights/write/integer_bytes.hpp"

namespace paddle_ls::weights {

namespace {

bool is_set(SequenceKind kind) {
  return kind == SequenceKind::set || kind == SequenceKind::frozen_set;
}

}  // namespace

Result<void> PickleValues::write() {
  auto step = meet(checkpoint_.root);
  while (step && !open_.empty()) step = go_on();
  to_.op(opcode::stop);
  return step;
}

Result<void> PickleValues::meet(ValueIndex index) {
  if (const auto known = written_.find(index); known != written_.end()) {
    to_.get(known->second);
    return {};
  }
  const CheckpointValue& value = checkpoint_.values[index];
  if (std::holds_alternative<Dict>(value) || std::holds_alternative<Sequence>(value)) {
    open(value, index);
    open_.push_back({index});
    return {};
  }
  auto done = leaf(value);
  const bool is_long =
      std::holds_alternative<TextValue>(value) || std::holds_alternative<Bytes>(value);
  if (done && is_long) remember(index);
  return done;
}

Result<void> PickleValues::go_on() {
  Frame& frame = open_.back();
  const CheckpointValue& value = checkpoint_.values[frame.value];
  const std::size_t at = frame.next++;
  if (const auto* dict = std::get_if<Dict>(&value); dict && at < 2 * dict->items.size()) {
    const auto& [key, item] = dict->items[at / 2];
    return meet(at % 2 == 0 ? key : item);
  }
  if (const auto* list = std::get_if<Sequence>(&value); list && at < list->items.size()) {
    return meet(list->items[at]);
  }
  const ValueIndex index = frame.value;
  open_.pop_back();
  close(value, index);
  return to_.sink().state();
}

// Dicts and lists are remembered before their items, the others only when they are complete.
void PickleValues::open(const CheckpointValue& value, ValueIndex index) {
  if (const auto* dict = std::get_if<Dict>(&value)) {
    dialect_.empty_dict(*dict);
    remember(index);
    to_.op(opcode::mark);
    return;
  }
  const SequenceKind kind = std::get<Sequence>(value).kind;
  if (kind == SequenceKind::list) {
    to_.op(opcode::empty_list);
    remember(index);
  }
  if (is_set(kind)) dialect_.set_start(kind);
  to_.op(opcode::mark);
}

void PickleValues::close(const CheckpointValue& value, ValueIndex index) {
  if (std::holds_alternative<Dict>(value)) {
    if (open_.empty()) dialect_.last_items();
    to_.op(opcode::set_items);
    return;
  }
  const SequenceKind kind = std::get<Sequence>(value).kind;
  if (kind == SequenceKind::list) return to_.op(opcode::append_items);
  if (is_set(kind)) {
    dialect_.set_end(kind);
  } else {
    to_.op(opcode::tuple);
  }
  remember(index);
}

void PickleValues::remember(ValueIndex index) {
  if (found_.uses[index] > 1) written_.emplace(index, to_.put());
}

Result<void> PickleValues::leaf(const CheckpointValue& value) {
  if (const auto* index = std::get_if<TensorIndex>(&value)) return tensor(index->index);
  if (const auto* bytes = std::get_if<Bytes>(&value)) return dialect_.bytes(*bytes);
  if (const auto* text = std::get_if<TextValue>(&value)) {
    to_.text(text->utf8);
  } else if (const auto* flag = std::get_if<bool>(&value)) {
    to_.op(*flag ? opcode::true_value : opcode::false_value);
  } else if (const auto* number = std::get_if<std::int64_t>(&value)) {
    to_.integer(*number);
  } else if (const auto* big = std::get_if<BigInteger>(&value)) {
    const auto bytes = twos_complement(big->decimal);
    if (!bytes) return error("an integer is not a number");
    to_.big_integer(*bytes);
  } else if (const auto* real = std::get_if<double>(&value)) {
    to_.real(*real);
  } else if (const auto* complex = std::get_if<std::complex<double>>(&value)) {
    dialect_.complex(*complex);
  } else if (const auto* word = std::get_if<Word>(&value)) {
    dialect_.word(*word);
  } else {
    to_.op(opcode::none);
  }
  return {};
}

// Several values may be one tensor.
Result<void> PickleValues::tensor(std::size_t index) {
  if (const auto known = written_tensors_.find(index); known != written_tensors_.end()) {
    to_.get(known->second);
    return {};
  }
  auto done = dialect_.tensor(index);
  if (done) written_tensors_.emplace(index, to_.put());
  return done;
}

}  // namespace paddle_ls::weights
