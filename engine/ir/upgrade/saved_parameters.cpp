#include "engine/ir/upgrade/saved_parameters.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <istream>
#include <limits>
#include <optional>
#include <ostream>

namespace paddle_ls::ir {

namespace {

static_assert(std::endian::native == std::endian::little, "numbers are read as they stand");

bool has_values(const wire::VarDesc& variable) {
  switch (variable.type().type()) {
    case wire::VarType::FEED_MINIBATCH:
    case wire::VarType::FETCH_LIST:
    case wire::VarType::READER:
    case wire::VarType::RAW: return false;
    default: return variable.persistable();
  }
}

std::uint64_t bytes_of(wire::VarType::Type element) {
  switch (element) {
    case wire::VarType::BOOL:
    case wire::VarType::UINT8:
    case wire::VarType::INT8:
    case wire::VarType::FP8_E4M3FN:
    case wire::VarType::FP8_E5M2: return 1;
    case wire::VarType::INT16:
    case wire::VarType::FP16:
    case wire::VarType::BF16: return 2;
    case wire::VarType::INT32:
    case wire::VarType::FP32: return 4;
    case wire::VarType::INT64:
    case wire::VarType::FP64:
    case wire::VarType::COMPLEX64: return 8;
    case wire::VarType::COMPLEX128: return 16;
    default: return 0;
  }
}

// One value: a version, levels of nesting, the description of the tensor and its elements.
class Record {
 public:
  explicit Record(std::istream& from) : from_(from) {}

  // The head as it is in the file; nothing if it is damaged.
  std::optional<std::string> read_head() {
    std::string head;
    const auto version = take<std::uint32_t>(head);
    const auto levels = take<std::uint64_t>(head);
    if (!version || *version != 0 || !levels || *levels > most_levels) return std::nullopt;
    for (std::uint64_t i = 0; i < *levels; ++i) {
      const auto size = take<std::uint64_t>(head);
      if (!size || *size > most_description || !take_bytes(head, *size)) return std::nullopt;
    }
    const auto tensor_version = take<std::uint32_t>(head);
    const auto size = take<std::int32_t>(head);
    if (!tensor_version || *tensor_version != 0 || !size || *size <= 0 ||
        *size > most_description) {
      return std::nullopt;
    }
    const std::size_t start = head.size();
    if (!take_bytes(head, static_cast<std::uint64_t>(*size))) return std::nullopt;
    wire::VarType::TensorDesc described;
    if (!described.ParseFromString(head.substr(start)) || !measure(described)) return std::nullopt;
    return head;
  }

  std::uint64_t data_size() const { return data_size_; }

 private:
  static constexpr std::uint64_t most_levels = 16;
  static constexpr std::int32_t most_description = 1 << 20;

  bool take_bytes(std::string& into, std::uint64_t count) {
    const std::size_t start = into.size();
    into.resize(start + count);
    return static_cast<bool>(from_.read(into.data() + start, static_cast<std::streamsize>(count)));
  }

  template <class Number>
  std::optional<Number> take(std::string& into) {
    const std::size_t start = into.size();
    if (!take_bytes(into, sizeof(Number))) return std::nullopt;
    std::array<char, sizeof(Number)> bytes;
    std::copy_n(into.begin() + static_cast<std::ptrdiff_t>(start), sizeof(Number), bytes.begin());
    return std::bit_cast<Number>(bytes);
  }

  bool measure(const wire::VarType::TensorDesc& described) {
    data_size_ = bytes_of(described.data_type());
    if (data_size_ == 0) return false;
    for (const std::int64_t dim : described.dims()) {
      if (dim < 0 ||
          __builtin_mul_overflow(data_size_, static_cast<std::uint64_t>(dim), &data_size_) ||
          data_size_ > static_cast<std::uint64_t>(std::numeric_limits<std::streamsize>::max())) {
        return false;
      }
    }
    return true;
  }

  std::istream& from_;
  std::uint64_t data_size_ = 0;
};

bool copy_data(std::istream& from, std::uint64_t count, std::ostream* to) {
  std::array<char, 1 << 16> buffer;
  while (count > 0) {
    const auto part = static_cast<std::streamsize>(std::min<std::uint64_t>(count, buffer.size()));
    if (!from.read(buffer.data(), part)) return false;
    if (to) to->write(buffer.data(), part);
    count -= static_cast<std::uint64_t>(part);
  }
  return true;
}

}  // namespace

std::vector<std::string> saved_parameters(const wire::ProgramDesc& program) {
  std::vector<std::string> names;
  for (const wire::BlockDesc& block : program.blocks()) {
    for (const wire::VarDesc& variable : block.vars()) {
      if (has_values(variable)) names.push_back(variable.name());
    }
  }
  std::ranges::sort(names);
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

Result<std::size_t> copy_parameters(std::istream& from, const std::vector<std::string>& names,
                                    const std::vector<std::string>& wanted, std::ostream& to) {
  std::size_t written = 0;
  for (const std::string& name : names) {
    Record record(from);
    const auto head = record.read_head();
    if (!head) return error("the value of " + name + " is missing or damaged");
    const bool is_wanted = std::ranges::binary_search(wanted, name);
    if (is_wanted) to.write(head->data(), static_cast<std::streamsize>(head->size()));
    if (!copy_data(from, record.data_size(), is_wanted ? &to : nullptr)) {
      return error("the file ends inside of the value of " + name);
    }
    if (is_wanted) written += head->size() + record.data_size();
  }
  if (from.peek() != std::istream::traits_type::eof()) {
    return error("the file holds more values than the program has parameters");
  }
  return written;
}

}  // namespace paddle_ls::ir
