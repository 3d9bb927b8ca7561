// The tables of what repeats in a program: each entry is found by its content, written as bytes.
#include <bit>
#include <cstring>
#include <deque>

#include <boost/unordered/unordered_flat_map.hpp>

#include "engine/ir/legacy/arena.hpp"
#include "engine/ir/pir/types.hpp"

namespace paddle_ls::ir {

namespace {

// The content of an entry as bytes: equal for equal entries only.
class Key {
 public:
  std::string_view bytes() const { return bytes_; }
  void clear() { bytes_.clear(); }

  template <class T>
  void add(T value) {
    static_assert(std::has_unique_object_representations_v<T>);
    const std::size_t at = bytes_.size();
    bytes_.resize(at + sizeof(T));
    std::memcpy(bytes_.data() + at, &value, sizeof(T));
  }
  void add_text(std::string_view text) {
    add(text.size());
    bytes_ += text;
  }
  template <class T>
  void add_list(std::span<const T> values) {
    add(values.size());
    bytes_.append(reinterpret_cast<const char*>(values.data()), values.size_bytes());
  }

  void add_attribute(const Attribute& attribute) {
    add(static_cast<std::uint8_t>(attribute.value.index()));
    std::visit([this](const auto& value) { add_value(value); }, attribute.value);
  }

 private:
  void add_value(std::monostate) {}
  void add_value(bool value) { add(static_cast<std::uint8_t>(value)); }
  void add_value(std::int32_t value) { add(value); }
  void add_value(std::int64_t value) { add(value); }
  // By their bits: the two zeros print differently.
  void add_value(float value) { add(std::bit_cast<std::uint32_t>(value)); }
  void add_value(double value) { add(std::bit_cast<std::uint64_t>(value)); }
  void add_value(const std::string& value) { add_text(value); }
  void add_value(const AttributeArray& values) {
    add(values.size());
    for (const Attribute& value : values) add_attribute(value);  // as deep as the readers allow
  }
  void add_value(const IntArray& value) { add_list(std::span(value.values)); }
  void add_value(DataType value) { add(value); }
  void add_value(const Place& value) {
    add(value.kind);
    add(value.device);
    add_text(value.custom_name);
  }
  template <class T>
  void add_value(const std::complex<T>& value) {
    add_value(value.real());
    add_value(value.imag());
  }
  void add_value(const OpaqueAttribute& value) { add_text(value.json); }

  std::string bytes_;
};

using Numbers = boost::unordered_flat_map<std::string_view, std::uint32_t>;

}  // namespace

struct TypeTable::Index {
  Arena arena;
  Numbers numbers;
  Key key;  // used again for each look-up
};

TypeTable::TypeTable() : index_(std::make_unique<Index>()) {
  intern(Type{});
}
TypeTable::~TypeTable() = default;
TypeTable::TypeTable(TypeTable&&) noexcept = default;
TypeTable& TypeTable::operator=(TypeTable&&) noexcept = default;

TypeId TypeTable::intern(const Type& type) {
  Key& key = index_->key;
  key.clear();
  key.add(type.kind);
  key.add(type.element);
  key.add_list(type.dims);
  key.add_list(type.elements);
  const auto known = index_->numbers.find(key.bytes());
  if (known != index_->numbers.end()) return known->second;
  Arena& arena = index_->arena;
  const auto id = static_cast<TypeId>(types_.size());
  index_->numbers.emplace(arena.copy_text(key.bytes()), id);
  types_.push_back(&arena.copy_one(
      Type{type.kind, type.element, arena.copy(type.dims), arena.copy(type.elements)}));
  return id;
}

struct AttributeTable::Index {
  Arena arena;
  Numbers numbers;
  Key key;  // used again for each look-up
  std::deque<NamedAttribute> entries;
};

AttributeTable::AttributeTable() : index_(std::make_unique<Index>()) {}
AttributeTable::~AttributeTable() = default;
AttributeTable::AttributeTable(AttributeTable&&) noexcept = default;
AttributeTable& AttributeTable::operator=(AttributeTable&&) noexcept = default;

AttributeId AttributeTable::intern(std::string_view name, Attribute attribute) {
  Key& key = index_->key;
  key.clear();
  key.add_text(name);
  key.add_attribute(attribute);
  const auto known = index_->numbers.find(key.bytes());
  if (known != index_->numbers.end()) return known->second;
  const auto id = static_cast<AttributeId>(attributes_.size());
  index_->numbers.emplace(index_->arena.copy_text(key.bytes()), id);
  attributes_.push_back(
      &index_->entries.emplace_back(NamedAttribute{std::string(name), std::move(attribute)}));
  return id;
}

}  // namespace paddle_ls::ir
