// The legacy ops of one Paddle release: PIR name, operands, attributes and results.
//
// A table is a text file (op_tables/*.tsv, made by scripts/make_ir_tables.py). The built-in ones
// are compiled into the program as they are and split into flat arrays of views on first use; a
// table of the user's own has the same form, so another release or custom ops need no other code.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "engine/text/result.hpp"

namespace paddle_ls::ir {

// The releases whose translation and print format are known.
enum class Target : std::uint8_t { v2_6, v3_0, v3_3 };

// Takes a Paddle version ("2.6.2", "3.0", "3.1.0", "3.0.0-beta1"); a version without a table of its
// own gets that of the release before it, and versions before 2.6 are an error.
Result<Target> target_of_version(std::string_view version);

// Attribute types as op definitions declare them.
enum class AttributeKind : std::uint8_t {
  int32,
  int64,
  float32,
  float64,
  boolean,
  string,
  int32_list,
  int64_list,
  float32_list,
  float64_list,
  boolean_list,
  string_list,
  scalar,
  scalar_list,
  int_array,
  data_type,
  place,
  data_layout,
  other,
};

struct Argument {
  std::string_view name{};    // in PIR
  std::string_view legacy{};  // parameter or attribute of the legacy op
  AttributeKind kind = AttributeKind::other;
  bool optional = false;
  bool late = false;  // may be absent in the legacy op, which is noticed when the PIR op is checked
  bool list = false;
  bool from_attribute = false;     // an operand that is an attribute of the legacy op
  std::string_view tensor{};       // legacy parameter with the attribute as one tensor
  std::string_view tensor_list{};  // legacy parameter with one tensor per element
  // The value of an attribute that Paddle fills in when it builds an op, for a legacy op without
  // it.
  std::optional<std::string_view> run_time{};
};

struct OpRule {
  std::string_view legacy;
  std::string_view pir;  // with dialect
  bool inplace = false;
  bool kernels = false;  // one kernel per kind of tensor
  bool missing = false;  // the release has no such PIR op, or only its in-place variant
  std::vector<Argument> operands;
  std::vector<Argument> attributes;
  std::vector<Argument> results;
};

class OpTable {
 public:
  // The error's `where` is "line:column" of the table.
  static Result<OpTable> parse(std::string text);

  const OpRule* rule(std::string_view legacy) const;
  // The first rule that makes this PIR op.
  const OpRule* rule_of_pir(std::string_view pir) const;
  bool has_pir_op(std::string_view pir) const { return pir_ops_.contains(pir); }
  const std::vector<OpRule>& rules() const { return rules_; }

  // Rules of `other` take precedence over ours: a workspace's custom ops, a newer op definition.
  void add(OpTable other);

 private:
  void index();

  std::vector<std::shared_ptr<const std::string>> texts_;  // what the views look into
  std::vector<OpRule> rules_;
  std::unordered_map<std::string_view, std::size_t> by_legacy_;
  std::unordered_map<std::string_view, std::size_t> by_pir_;
  std::unordered_set<std::string_view> pir_ops_;
};

// The table compiled into this program; built on first use, safe from several threads.
const OpTable& built_in_table(Target target);

}  // namespace paddle_ls::ir
