// A legacy program as plain data: blocks of variables and of operators.
//
// The arguments of an operator are kept sorted by parameter name because that is the order Paddle
// walks them in, and every later step (parameters, slices, failures) depends on it. The index of an
// attribute value's alternative is the number of its AttrType on the wire.
#pragma once

#include <complex>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

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

struct BlockRef {
  std::int32_t index = 0;
};
struct BlockRefs {
  std::vector<std::int32_t> indices;
};
struct VarRef {
  std::string name;
};
struct VarRefs {
  std::vector<std::string> names;
};

using LegacyScalar = std::variant<bool, std::int64_t, double, std::complex<double>>;

using LegacyValue =
    std::variant<std::int32_t, float, std::string, std::vector<std::int32_t>, std::vector<float>,
                 std::vector<std::string>, bool, std::vector<bool>, BlockRef, std::int64_t,
                 BlockRefs, std::vector<std::int64_t>, std::vector<double>, VarRef, VarRefs, double,
                 LegacyScalar, std::vector<LegacyScalar>>;

struct LegacyAttribute {
  std::string name;
  LegacyValue value;
};

struct ArgumentList {
  std::string parameter;
  std::vector<std::string> variables;
};

struct OpDesc {
  std::string type;
  std::vector<ArgumentList> inputs;         // sorted by parameter
  std::vector<ArgumentList> outputs;        // sorted by parameter
  std::vector<LegacyAttribute> attributes;  // in file order; a later one of the same name wins
  bool is_target = false;

  // The list of a parameter, or null when the operator does not have the parameter at all.
  const std::vector<std::string>* input(std::string_view parameter) const;
  const std::vector<std::string>* output(std::string_view parameter) const;
  // Null when there is no such attribute.
  const LegacyValue* attribute(std::string_view name) const;
  // As above, but an attribute that names variables does not count as a value.
  const LegacyValue* plain_attribute(std::string_view name) const;
};

struct VarDesc {
  std::string name;
  VarKind kind = VarKind::dense_tensor;
  VarKind element = VarKind::fp32;  // meaningless when `has_tensor` is false
  std::vector<std::int64_t> dims;   // -1: unknown
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
  std::unordered_map<std::string_view, std::size_t> variable_index;  // into `variables`

  const VarDesc* variable(std::string_view name) const;
};

struct ProgramDesc {
  std::vector<BlockDesc> blocks;
  std::int64_t version = 0;  // major * 1,000,000 + minor * 1,000 + patch; 0 is a development build
  std::map<std::string, std::int32_t, std::less<>> op_versions;

  // Looks in `block`, then in the block it is the gradient of and in its parents, nearest first.
  // Nothing for the name that stands for an absent gradient.
  const VarDesc* find_variable(std::size_t block, std::string_view name) const;
};

// Block index of the attribute `sub_block`, or -1.
std::int32_t sub_block(const OpDesc& op);

}  // namespace paddle_ls::ir
