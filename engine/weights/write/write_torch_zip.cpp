#include "engine/weights/write/latin1_text.hpp"
#include "engine/weights/write/pickle_values.hpp"
#include "engine/weights/write/torch_storages.hpp"
#include "engine/weights/write/writers.hpp"
#include "engine/weights/write/zip_output.hpp"

namespace paddle_ls::weights {

namespace {

constexpr char torch_protocol = 2;
constexpr std::uint64_t large_bytes = 0xFFFFFFFF;
constexpr std::string_view torch_prefix = "torch.";

std::string why_not_in_torch(const CheckpointValue& value) {
  if (const auto* refused = std::get_if<Refused>(&value)) {
    return "`" + refused->wanted + "` cannot be written: " + refused->why;
  }
  if (const auto* word = std::get_if<Word>(&value)) {
    const std::string_view source = word->source;
    if (source.starts_with(torch_prefix) && element_named(source.substr(torch_prefix.size()))) {
      return "";
    }
    return "`" + word->source + "` cannot be written to a file of torch";
  }
  const auto* sequence = std::get_if<Sequence>(&value);
  if (sequence && sequence->kind == SequenceKind::frozen_set) {
    return "`torch.load` with `weights_only` reads no frozen sets";
  }
  return "";
}

class TorchDialect : public PickleDialect {
 public:
  TorchDialect(const Checkpoint& checkpoint, const TorchStorages& plan, ElementStream& elements,
               PickleOutput& to)
      : checkpoint_(checkpoint), plan_(plan), elements_(elements), to_(to) {}

  Result<void> tensor(std::size_t index) override {
    const Tensor& view = plan_.views.at(index);
    if (!view.is_parameter) {
      rebuilt(view);
      return to_.sink().state();
    }
    to_.global("torch._utils", "_rebuild_parameter");
    to_.op(opcode::mark);
    rebuilt(view);
    to_.op(opcode::true_value);
    ordered_dict();
    to_.op(opcode::tuple);
    to_.op(opcode::reduce);
    return to_.sink().state();
  }

  // _codecs.encode(text, 'latin1')
  Result<void> bytes(const Bytes& value) override {
    to_.global("_codecs", "encode");
    if (auto done = latin1_text(value); !done) return done;
    to_.repeated_text("latin1");
    to_.op(opcode::tuple_of_2);
    to_.op(opcode::reduce);
    return {};
  }

  void complex(std::complex<double> value) override {
    to_.global("__builtin__", "complex");
    to_.real(value.real());
    to_.real(value.imag());
    to_.op(opcode::tuple_of_2);
    to_.op(opcode::reduce);
  }

  void word(const Word& value) override {
    to_.global("torch", std::string_view(value.source).substr(torch_prefix.size()));
  }

  void empty_dict(const Dict& dict) override {
    if (is_of_tensors(dict)) {
      ordered_dict();
    } else {
      to_.op(opcode::empty_dict);
    }
  }

  // set([...])
  void set_start(SequenceKind) override {
    to_.global("__builtin__", "set");
    to_.op(opcode::empty_list);
  }
  void set_end(SequenceKind) override {
    to_.op(opcode::append_items);
    to_.op(opcode::tuple_of_1);
    to_.op(opcode::reduce);
  }

 private:
  bool is_of_tensors(const Dict& dict) const {
    for (const auto& [key, value] : dict.items) {
      if (!std::holds_alternative<TensorIndex>(checkpoint_.values[value])) return false;
    }
    return !dict.items.empty();
  }

  void ordered_dict() {
    to_.global("collections", "OrderedDict");
    to_.op(opcode::empty_tuple);
    to_.op(opcode::reduce);
  }

  void sizes(const std::vector<std::uint64_t>& values) {
    to_.op(opcode::mark);
    for (const std::uint64_t value : values) to_.size(value);
    to_.op(opcode::tuple);
  }

  // Types without a storage class have bytes for a storage, and their own name beside it.
  void rebuilt(const Tensor& view) {
    const ElementNames& type = names_of(view.type);
    const bool has_class = !type.storage.empty();
    to_.global("torch._utils", has_class ? "_rebuild_tensor_v2" : "_rebuild_tensor_v3");
    to_.op(opcode::mark);
    storage(view, type);
    to_.size(view.offset);
    sizes(view.shape);
    sizes(view.strides);
    to_.op(opcode::false_value);  // requires_grad
    ordered_dict();               // hooks
    if (!has_class) to_.global("torch", type.name);
    to_.op(opcode::tuple);
    to_.op(opcode::reduce);
  }

  void storage(const Tensor& view, const ElementNames& type) {
    const std::uint64_t count = *element_count(plan_.storages[view.storage].shape);
    to_.op(opcode::mark);
    to_.repeated_text("storage");
    if (type.storage.empty()) {
      to_.global("torch.storage", "UntypedStorage");
    } else {
      to_.global("torch", type.storage);
    }
    to_.text(std::to_string(view.storage));
    to_.repeated_text("cpu");
    to_.size(type.storage.empty() ? count * type.width : count);
    to_.op(opcode::tuple);
    to_.op(opcode::persistent);
  }

  Result<void> latin1_text(const Bytes& value) {
    if (!value.storage) {
      to_.text(text_of_latin1(value.kept));
      return {};
    }
    CountingLatin1 counted;
    if (auto done = elements_.write_bytes(*value.storage, counted); !done) return done;
    if (counted.utf8_bytes() > large_bytes) return error("bytes are longer than 4 GB");
    to_.text_start(counted.utf8_bytes());
    Latin1AsText text(to_.sink());
    return elements_.write_bytes(*value.storage, text);
  }

  const Checkpoint& checkpoint_;
  const TorchStorages& plan_;
  ElementStream& elements_;
  PickleOutput& to_;
};

void write_entry(ZipOutput& zip, std::string_view name, std::string_view content) {
  zip.start_entry("archive/" + std::string(name));
  zip.write(content);
  zip.end_entry();
}

Result<void> write_structure(const Checkpoint& checkpoint, const Survey& found,
                             const TorchStorages& plan, ElementStream& elements, ZipOutput& zip) {
  PickleOutput pickle(zip);
  TorchDialect dialect(checkpoint, plan, elements, pickle);
  zip.start_entry("archive/data.pkl");
  pickle.start(torch_protocol);
  auto written = PickleValues(checkpoint, found, pickle, dialect).write();
  zip.end_entry();
  return written;
}

Result<void> write_storages(const Survey& found, const TorchStorages& plan, ElementStream& elements,
                            ZipOutput& zip) {
  for (std::size_t i = 0; i < plan.storages.size(); ++i) {
    const Tensor& storage = plan.storages[i];
    const std::uint64_t bytes = *element_count(storage.shape) * width_of(storage.type);
    zip.start_entry("archive/data/" + std::to_string(i), bytes >= large_bytes);
    if (auto done = elements.write(storage, zip); !done) {
      return at_path(std::move(done), zip, found.paths.at(plan.first_users[i]));
    }
    zip.end_entry();
  }
  return {};
}

}  // namespace

Result<void> write_torch_zip(const Checkpoint& checkpoint, ElementStream& elements, ByteSink& to) {
  const auto found = survey(checkpoint, why_not_in_torch);
  if (!found) return tl::unexpected(found.error());
  const TorchStorages plan = plan_torch_storages(checkpoint, *found);
  ZipOutput zip(to);
  if (auto done = write_structure(checkpoint, *found, plan, elements, zip); !done) return done;
  write_entry(zip, ".format_version", "1");
  write_entry(zip, ".storage_alignment", "64");
  write_entry(zip, "byteorder", "little");
  if (auto done = write_storages(*found, plan, elements, zip); !done) return done;
  write_entry(zip, "version", "3\n");
  zip.finish();
  return zip.state();
}

}  // namespace paddle_ls::weights
