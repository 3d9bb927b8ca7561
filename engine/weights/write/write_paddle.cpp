#include "engine/weights/write/paddle_form.hpp"
#include "engine/weights/write/pickle_values.hpp"
#include "engine/weights/write/writers.hpp"

namespace paddle_ls::weights {

namespace {

constexpr char paddle_protocol = 4;  // the first with more than 4 GB in one array

// NumPy 1 has this module, and NumPy 2 has it for old files, without a warning.
constexpr std::string_view numpy_module = "numpy.core.multiarray";

// bfloat16 stands as uint16.
std::string_view numpy_code(ElementType type) {
  if (type == ElementType::bfloat16) type = ElementType::uint16;
  return names_of(type).numpy;
}

class PaddleDialect : public PickleDialect {
 public:
  PaddleDialect(const Checkpoint& checkpoint, const Survey& found, const PaddlePlan& plan,
                ElementStream& elements, PickleOutput& to)
      : checkpoint_(checkpoint), found_(found), plan_(plan), elements_(elements), to_(to) {}

  Result<void> tensor(std::size_t index) override {
    const Tensor& tensor = checkpoint_.tensors[index];
    const std::string& path = found_.paths.at(index);
    if (plan_.form != PaddleForm::named_arrays || !plan_.tensors.contains(index)) {
      return at_path(array(tensor), to_.sink(), path);
    }
    to_.text(tensor.name.empty() ? path : tensor.name);
    auto done = array(tensor);
    to_.op(opcode::tuple_of_2);
    return at_path(std::move(done), to_.sink(), path);
  }

  Result<void> bytes(const Bytes& value) override {
    to_.bytes_start(value.storage ? checkpoint_.storages[*value.storage].bytes : value.kept.size());
    if (value.storage) return elements_.write_bytes(*value.storage, to_.sink());
    to_.sink().write(value.kept);
    return {};
  }

  void complex(std::complex<double> value) override {
    to_.global("builtins", "complex");
    to_.real(value.real());
    to_.real(value.imag());
    to_.op(opcode::tuple_of_2);
    to_.op(opcode::reduce);
  }

  void word(const Word&) override { to_.op(opcode::none); }

  void empty_dict(const Dict&) override { to_.op(opcode::empty_dict); }

  void last_items() override {
    if (plan_.form != PaddleForm::table) return;
    to_.text("StructuredToParameterName@@");
    to_.op(opcode::empty_dict);
    to_.op(opcode::mark);
    for (const auto& [key, name] : plan_.table) {
      to_.text(key);
      to_.text(name);
    }
    to_.op(opcode::set_items);
  }

  void set_start(SequenceKind kind) override {
    if (kind == SequenceKind::set) to_.op(opcode::empty_set);
  }
  void set_end(SequenceKind kind) override {
    to_.op(kind == SequenceKind::set ? opcode::add_items : opcode::frozen_set);
  }

 private:
  // _reconstruct(ndarray, (0,), b'b'), and its state: (1, shape, dtype, False, bytes)
  Result<void> array(const Tensor& tensor) {
    to_.global(numpy_module, "_reconstruct");
    to_.op(opcode::mark);
    to_.global("numpy", "ndarray");
    to_.integer(0);
    to_.op(opcode::tuple_of_1);
    to_.bytes_start(1);
    to_.sink().write("b");
    to_.op(opcode::tuple);
    to_.op(opcode::reduce);
    to_.op(opcode::mark);
    to_.integer(1);
    to_.op(opcode::mark);
    for (const std::uint64_t size : tensor.shape) to_.size(size);
    to_.op(opcode::tuple);
    element_type(tensor.type);
    to_.op(opcode::false_value);
    to_.bytes_start(*element_count(tensor.shape) * width_of(tensor.type));
    if (auto done = elements_.write(tensor, to_.sink()); !done) return done;
    to_.op(opcode::tuple);
    to_.op(opcode::build);
    return to_.sink().state();
  }

  // dtype(code, False, True), and its state: (3, order, None, None, None, -1, -1, 0)
  void element_type(ElementType type) {
    if (const auto known = types_.find(type); known != types_.end()) return to_.get(known->second);
    to_.global("numpy", "dtype");
    to_.op(opcode::mark);
    to_.text(numpy_code(type));
    to_.op(opcode::false_value);
    to_.op(opcode::true_value);
    to_.op(opcode::tuple);
    to_.op(opcode::reduce);
    to_.op(opcode::mark);
    to_.integer(3);
    to_.text(width_of(type) == 1 ? "|" : "<");
    for (int i = 0; i < 3; ++i) to_.op(opcode::none);
    to_.integer(-1);
    to_.integer(-1);
    to_.integer(0);
    to_.op(opcode::tuple);
    to_.op(opcode::build);
    types_.emplace(type, to_.put());
  }

  const Checkpoint& checkpoint_;
  const Survey& found_;
  const PaddlePlan& plan_;
  ElementStream& elements_;
  PickleOutput& to_;
  std::map<ElementType, PickleOutput::MemoIndex> types_;
};

}  // namespace

Result<void> write_paddle(const Checkpoint& checkpoint, ElementStream& elements, ByteSink& to) {
  const auto found = survey(checkpoint, [](const CheckpointValue&) { return std::string(); });
  if (!found) return tl::unexpected(found.error());
  const PaddlePlan plan = plan_paddle_form(checkpoint, *found);
  const auto checked = survey(checkpoint, [&](const CheckpointValue& value) {
    return why_not_in_paddle(checkpoint, plan, value);
  });
  if (!checked) return tl::unexpected(checked.error());
  PickleOutput pickle(to);
  PaddleDialect dialect(checkpoint, *found, plan, elements, pickle);
  pickle.start(paddle_protocol);
  auto written = PickleValues(checkpoint, *found, pickle, dialect).write();
  return written ? to.state() : written;
}

}  // namespace paddle_ls::weights
