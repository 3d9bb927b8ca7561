// Element types, value types and attribute values of PIR.
//
// Both repeat: a program of thousands of values has a few hundred different value types, and as few
// different attributes. Each is kept once and known by its number; equal ones have equal numbers.
// Type 0 is the null type that PIR gives to an absent optional result.
#pragma once

#include <complex>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace paddle_ls::ir {

enum class DataType : std::uint8_t {
  undefined,
  boolean,
  uint8,
  int8,
  uint16,
  int16,
  uint32,
  int32,
  uint64,
  int64,
  float16,
  bfloat16,
  float32,
  float64,
  complex64,
  complex128,
  float8_e4m3fn,
  float8_e5m2,
  pstring,
};

std::string_view type_name(DataType type);       // as inside tensor<...>: f32, i64, b
std::string_view data_type_name(DataType type);  // as a dtype attribute: float32, int64, bool
std::optional<DataType> data_type_of_type_name(std::string_view name);
std::optional<DataType> data_type_of_name(std::string_view name);
std::size_t byte_size(DataType type);  // of one element; 0 when it has no size

enum class TypeKind : std::uint8_t {
  null,
  tensor,
  selected_rows,
  tensor_array,
  sparse_coo,
  sparse_csr,
  vector,
  scalar,  // a bare element type; only read back from JSON
  stack,
  inlet,
  outlet,
};

using TypeId = std::uint32_t;
inline constexpr TypeId null_type = 0;

struct Type {
  TypeKind kind = TypeKind::null;
  DataType element = DataType::undefined;
  std::span<const std::int64_t> dims{};  // -1: unknown
  std::span<const TypeId> elements{};    // of a vector type
};

class TypeTable {
 public:
  TypeTable();
  ~TypeTable();
  TypeTable(TypeTable&&) noexcept;
  TypeTable& operator=(TypeTable&&) noexcept;

  // Copies the lists of a type that is new.
  TypeId intern(const Type& type);
  // Stays where it is, and so do its lists, while the table exists.
  const Type& operator[](TypeId id) const { return *types_[id]; }
  std::size_t size() const { return types_.size(); }

 private:
  struct Index;
  std::unique_ptr<Index> index_;
  std::vector<const Type*> types_;
};

enum class PlaceKind : std::uint8_t {  // numbers of Paddle's AllocationType
  undefined = 0,
  cpu = 1,
  gpu = 2,
  gpu_pinned = 3,
  xpu = 4,
  ipu = 7,
  custom = 9,
};

struct Place {
  PlaceKind kind = PlaceKind::undefined;
  std::int8_t device = 0;
  std::string custom_name;
  friend bool operator==(const Place&, const Place&) = default;
};

struct IntArray {
  std::vector<std::int64_t> values;
  friend bool operator==(const IntArray&, const IntArray&) = default;
};

// An attribute this program keeps but does not interpret, as its JSON object.
struct OpaqueAttribute {
  std::string json;
  friend bool operator==(const OpaqueAttribute&, const OpaqueAttribute&) = default;
};

struct Attribute;
using AttributeArray = std::vector<Attribute>;
using AttributeValue = std::variant<std::monostate, bool, std::int32_t, std::int64_t, float, double,
                                    std::string, AttributeArray, IntArray, DataType, Place,
                                    std::complex<float>, std::complex<double>, OpaqueAttribute>;

struct Attribute {
  AttributeValue value;
  friend bool operator==(const Attribute&, const Attribute&) = default;
};

struct NamedAttribute {
  std::string name;
  Attribute attribute;
};

using AttributeId = std::uint32_t;

class AttributeTable {
 public:
  AttributeTable();
  ~AttributeTable();
  AttributeTable(AttributeTable&&) noexcept;
  AttributeTable& operator=(AttributeTable&&) noexcept;

  AttributeId intern(std::string_view name, Attribute attribute);
  // Stays where it is while the table exists.
  const NamedAttribute& operator[](AttributeId id) const { return *attributes_[id]; }
  std::size_t size() const { return attributes_.size(); }

 private:
  struct Index;
  std::unique_ptr<Index> index_;
  std::vector<const NamedAttribute*> attributes_;
};

}  // namespace paddle_ls::ir
