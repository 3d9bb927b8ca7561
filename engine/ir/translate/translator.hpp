// The state of one translation and the steps that every operator goes through.
//
// An operator's handler is a function that strings these steps together: look up the PIR op, take
// vectors apart, gather operands, results and attributes, create, record. The general handler uses
// them as they are; a special one replaces one or two of them. A step that cannot go on throws a
// Refusal, which never leaves translate().
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "engine/ir/translate.hpp"
#include "engine/ir/translate/scope.hpp"

namespace paddle_ls::ir {

struct Refusal {
  Finding finding;
};

// Which result, and which element of a vector result, a variable of the legacy op is.
struct ResultMapping {
  std::string_view variable;
  std::uint32_t result;
  std::int32_t in_vector;
};

struct Results {
  std::vector<TypeId> types;
  std::vector<ResultMapping> mappings;
};

// An attribute that is added when the legacy op lacks it.
struct AttributeDefault {
  std::string_view name;
  Attribute value;
};

struct Cancelled {};

class Translator {
 public:
  Translator(const ProgramDesc& legacy, const OpTable& table, const TranslateOptions& options);

  Translation run();

  // ---- what handlers read
  const ProgramDesc& legacy() const { return legacy_; }
  const OpTable& table() const { return table_; }
  Target target() const { return options_.target; }
  bool before_3_0() const { return options_.target == Target::v2_6; }
  Program& program() { return result_.program; }
  Scope& scope() { return *scope_; }
  BlockId block() const { return block_; }
  Origin origin() const { return origin_; }
  const VarDesc* variable(std::string_view name) const {
    return legacy_.find_variable(static_cast<std::size_t>(origin_.block), name);
  }

  // ---- failures
  [[noreturn]] void refuse(FindingCode code, const OpDesc& op, std::string paddle_message,
                           PaddleErrorKind kind = PaddleErrorKind::invalid_argument,
                           std::string argument = {}, std::string variable = {}) const;
  void report(FindingCode code, const OpDesc& op, std::string message, std::string argument = {},
              std::string variable = {});

  // ---- steps of an operator
  // Name of the PIR op with its dialect and, for an in-place use, its underscore.
  std::string look_up(const OpDesc& op, const OpRule*& rule) const;
  // Whether the op writes a variable that it reads.
  bool is_in_place(const OpDesc& op) const;
  void slice_inputs(const OpDesc& op);
  std::vector<ValueId> operands(const OpDesc& op, const OpRule& rule);
  ValueId operand(const OpDesc& op, const Argument& argument);
  Results results(const OpDesc& op, const OpRule& rule);
  void result(const OpDesc& op, const Argument& argument, Results& into);
  std::vector<NamedAttribute> attributes(const OpDesc& op, const OpRule& rule) const;
  // As attributes(), but what the legacy op lacks is taken from `defaults` or left out.
  std::vector<NamedAttribute> attributes_or(const OpDesc& op, const OpRule& rule,
                                            std::span<const AttributeDefault> defaults) const;
  // Creates and appends. Checks the declared types, as Paddle's verification does, when `rule` is
  // set.
  OpId create(const OpDesc& op, std::string name, const OpRule* rule, std::vector<ValueId> operands,
              std::vector<NamedAttribute> attributes, const std::vector<TypeId>& results);
  void record(OpId op, const Results& results);
  // Paddle keeps one instance of equal attributes, and 0 equals -0: the first one written decides
  // the sign of every zero of its type.
  void unify_zero(Attribute& attribute);

  // ---- values
  // The value of a variable, taken out of its vector if it stands in one; refuses an unknown name.
  ValueId value_of(const OpDesc& op, std::string_view variable);
  ValueId slice_out(std::string_view variable, Definition definition);
  ValueId combine(std::vector<ValueId> values);
  TypeId type_of(const OpDesc& op, const VarDesc& variable);
  TypeId tensor_type(DataType element, std::vector<std::int64_t> dims);
  // An op that Paddle makes with its builder: appended, stop_gradient from its inputs.
  OpId build(std::string name, std::vector<ValueId> operands,
             std::vector<NamedAttribute> attributes, const std::vector<TypeId>& results);
  OpId make_built(std::string name, std::vector<ValueId> operands,
                  std::vector<NamedAttribute> attributes, const std::vector<TypeId>& results);
  ValueId full(std::vector<std::int64_t> shape, double value, DataType dtype);
  ValueId full_int_array(std::vector<std::int64_t> values);
  ValueId attribute_as_operand(const OpDesc& op, const Argument& argument);
  // A variable that nothing has written: pd_op.data or pd_op.create_array at the head of the
  // program.
  void create_undefined(std::string_view name, const OpDesc& op);
  OpId make_full(std::vector<std::int64_t> shape, double value, DataType dtype);
  OpId make_create_array(const VarDesc& variable);

  // ---- blocks
  // Without the last `left_out` operators.
  void translate_block(std::size_t legacy_block, BlockId into, Scope& scope,
                       std::size_t left_out = 0);
  // `merged`: how many operators of the block the translation of `op` covers.
  void translate_op(const OpDesc& op, std::size_t merged);
  void translate_while(const OpDesc& op);
  void translate_if(const OpDesc& op);
  // The operators that 2.6 folds into one if with the conditional_block at `first`, itself
  // included.
  std::size_t merged_branch_size(const BlockDesc& block, std::size_t first) const;
  void translate_merged_branches(const BlockDesc& block, std::size_t first, std::size_t size);
  void translate_merged_branch(const OpDesc& op, BlockId region, std::size_t results);

 private:
  struct BranchStack {
    std::vector<std::string> variables;  // pushed in the forward branch, popped in its gradient
    ValueId inlet = null_value;
    ValueId outlet = null_value;
  };

  void collect_parameters();
  void insert_data();
  void pair_branches(std::size_t legacy_block);
  void insert_set_parameters();
  void set_result_flags();
  void set_flags_of(std::string_view name, const VarDesc& variable);
  void create_set_parameter(const VarDesc& variable);

  void dispatch(const OpDesc& op, std::size_t merged);
  void place_holder(const OpDesc& op, const Finding& finding);
  void verify(const OpDesc& op, const OpRule& rule, std::span<const ValueId> operands,
              std::span<const NamedAttribute> attributes, std::span<const TypeId> results) const;
  void ensure_defined(const OpDesc& op, std::string_view name);
  void fill_false_branch(const OpDesc& op, BlockId branch, std::span<const std::string> outputs);
  void append_yield(BlockId block, std::vector<ValueId> values);

  const ProgramDesc& legacy_;
  const OpTable& table_;
  const TranslateOptions& options_;
  Translation result_;
  Scope top_scope_;
  Scope* scope_ = &top_scope_;
  BlockId block_ = 0;
  Origin origin_{0, -1};
  std::unordered_map<std::string_view, const VarDesc*> parameters_;  // persistable, of block 0
  std::unordered_set<std::string_view> visited_parameters_;
  std::unordered_map<const OpDesc*, std::size_t> branch_stack_of_;  // both ops of a pair
  std::vector<BranchStack> branch_stacks_;
  std::optional<float> first_float_zero_;
  std::optional<double> first_double_zero_;
};

}  // namespace paddle_ls::ir
