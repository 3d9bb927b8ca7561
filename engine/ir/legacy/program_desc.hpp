// A legacy program as plain data: blocks of variables and of operators.
//
// Texts and lists are views into the file and into memory that all copies of a program share, so
// nothing here owns anything. The arguments of an operator are kept sorted by parameter name
// because that is the order Paddle walks them in, and every later step (parameters, slices,
// failures) depends on it. The index of an attribute value's alternative is the number of its
// AttrType on the wire.
#pragma once

#include <complex>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/ir/legacy/name_table.hpp"

namespace paddle_ls::ir {

// VarType.Type of framework.proto: tensor kinds and element types share one enumeration there.
enum class VarKind : std::int32_t {
  boolean = 0,
  int16 = 1,
  int32 = 2,
  int64 = 3,
  fp16 = 4,
  fp32 = 5,
  fp64 = 6,
  dense_tensor = 7,
  selected_rows = 8,
  feed_minibatch = 9,
  fetch_list = 10,
  step_scopes = 11,
  lod_rank_table = 12,
  tensor_array = 13,
  place_list = 14,
  reader = 15,
  fetch_var_list = 16,
  raw = 17,
  tuple = 18,
  size_t_ = 19,
  uint8 = 20,
  int8 = 21,
  bf16 = 22,
  complex64 = 23,
  complex128 = 24,
  string = 25,
  strings = 26,
  vocab = 27,
  feed_list = 28,
  pstring = 29,
  sparse_coo = 30,
  sparse_csr = 31,
  fp8_e4m3fn = 32,
  fp8_e5m2 = 33,
};

template <class T>
using List = std::span<const T>;

struct BlockRef {
  std::int32_t index = 0;
};
struct BlockRefs {
  List<std::int32_t> indices;
};
struct VarRef {
  Name name;
};
struct VarRefs {
  List<Name> names;
};

using LegacyScalar = std::variant<bool, std::int64_t, double, std::complex<double>>;

using LegacyValue = std::variant<std::int32_t, float, std::string_view, List<std::int32_t>,
                                 List<float>, List<std::string_view>, bool, List<bool>, BlockRef,
                                 std::int64_t, BlockRefs, List<std::int64_t>, List<double>, VarRef,
                                 VarRefs, double, LegacyScalar, List<LegacyScalar>>;

// Operators share their equal attributes.
struct LegacyAttribute {
  Name name;
  std::uint32_t number = 0;  // dense, from 0 in the program
  LegacyValue value;
};

struct ArgumentList {
  Name parameter;
  List<Name> variables;
};

// Stands for a variable that is absent, as in gradients that are not used.
inline constexpr std::string_view empty_variable = "@EMPTY@";

struct OpDesc {
  Name type;
  List<ArgumentList> inputs;                // sorted by parameter
  List<ArgumentList> outputs;               // sorted by parameter
  List<const LegacyAttribute*> attributes;  // in file order; a later one of the same name wins
  bool is_target = false;

  // The list of a parameter, or null when the operator does not have the parameter at all.
  const List<Name>* input(std::string_view parameter) const;
  const List<Name>* input(Name parameter) const;
  bool has_input(std::string_view parameter) const;  // with at least one variable
  const List<Name>* output(std::string_view parameter) const;
  const List<Name>* output(Name parameter) const;
  // Null when there is no such attribute.
  const LegacyAttribute* find_attribute(Name name) const;
  const LegacyValue* attribute(std::string_view name) const;
  // As above, but an attribute that names variables does not count as a value.
  const LegacyAttribute* find_plain_attribute(Name name) const;
  const LegacyValue* plain_attribute(std::string_view name) const;
};

struct VarDesc {
  Name name;
  std::uint32_t number = 0;  // dense, from 0 in the program
  VarKind kind = VarKind::dense_tensor;
  VarKind element = VarKind::boolean;  // the default of the protobuf definition
  List<std::int64_t> dims;             // -1: unknown
  std::int32_t lod_level = 0;
  bool has_tensor = false;
  bool persistable = false;
  bool need_check_feed = false;
  bool is_parameter = false;
  bool stop_gradient = false;
};

struct BlockDesc {
  std::int32_t index = 0;
  std::int32_t parent = -1;
  std::int32_t forward = -1;
  std::vector<VarDesc> variables;
  std::vector<OpDesc> ops;
};

using OpVersions = std::map<std::string, std::int32_t, std::less<>>;

// What the views of a program look into: the bytes of its file, its names, its lists.
struct ProgramMemory;

class ProgramDesc {
 public:
  // All names are known; from here on variables are found by theirs.
  ProgramDesc(std::shared_ptr<const ProgramMemory> memory, std::vector<BlockDesc> blocks);

  std::vector<BlockDesc> blocks;
  std::int64_t version = 0;  // major * 1,000,000 + minor * 1,000 + patch; 0 is a development build
  OpVersions op_versions;

  // The null name if the program has no such name.
  Name name(std::string_view text) const;
  std::size_t name_count() const;
  std::size_t variable_count() const { return declarations_.size(); }
  std::size_t attribute_count() const;
  const std::shared_ptr<const ProgramMemory>& memory() const { return memory_; }

  // The variable that `block` itself declares; the last one of equal names. Null when there is
  // none.
  const VarDesc* declared(std::size_t block, Name name) const;
  // Looks in `block`, then in the block it is the gradient of and in its parents, nearest first.
  // Nothing for the name that stands for an absent gradient.
  const VarDesc* find_variable(std::size_t block, Name name) const;

 private:
  struct Declaration {
    std::uint32_t block;
    std::uint32_t index;  // of the variable in its block
  };
  List<Declaration> declarations_of(Name name) const;

  std::shared_ptr<const ProgramMemory> memory_;
  std::vector<Declaration> declarations_;  // by number of the name, then by block, then as declared
  std::vector<std::uint32_t> first_declaration_;  // of each name, and one more for the end
};

// Block index of the attribute `sub_block`, or -1.
std::int32_t sub_block(const OpDesc& op);

}  // namespace paddle_ls::ir
