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
#include <vector>

#include <boost/container/small_vector.hpp>
#include <boost/unordered/unordered_flat_map.hpp>
#include <boost/unordered/unordered_flat_set.hpp>

#include "engine/ir/convert/name_set.hpp"
#include "engine/ir/convert/scopes.hpp"
#include "engine/ir/translate/bound_rules.hpp"
#include "engine/ir/translate/translate.hpp"

namespace paddle_ls::ir {

struct Refusal {
  Finding finding;
};

// Lists of one operator, which are short.
using Values = boost::container::small_vector<ValueId, 8>;
using Attributes = boost::container::small_vector<AttributeId, 12>;
using Types = boost::container::small_vector<TypeId, 4>;

// Which result, and which element of a vector result, a variable of the legacy op is.
struct ResultMapping {
  Name variable;
  std::uint32_t result;
  std::int32_t in_vector;
};

struct Results {
  Types types;
  boost::container::small_vector<ResultMapping, 4> mappings;
};

// An operation without operands that gives a constant, ready to be made again.
struct Constant {
  std::string_view op;
  Attributes attributes;
  TypeId type = null_type;
};

// An attribute that is added when the legacy op lacks it.
struct AttributeDefault {
  std::string_view name;
  Attribute value;
};

// The assigns at the end of a branch of 2.6, which copy to the results of its operator.
struct FoldedAssigns {
  std::vector<Name> results;
  std::vector<Name> sources;  // of each result; nobody's name where no assign writes it
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
  Scopes& scopes() { return scopes_; }
  BlockId block() const { return block_; }
  Origin origin() const { return origin_; }
  const VarDesc* variable(Name name) const {
    return legacy_.find_variable(static_cast<std::size_t>(origin_.block), name);
  }

  // ---- failures
  // As `refuse`, for an argument that every release names the class of the failure for.
  [[noreturn]] void refuse_by_class(FindingCode code, const OpDesc& op, std::string paddle_message,
                                    std::string_view argument = {},
                                    std::string_view variable = {}) const;
  [[noreturn]] void refuse(FindingCode code, const OpDesc& op, std::string paddle_message,
                           PaddleErrorKind kind = PaddleErrorKind::invalid_argument,
                           std::string_view argument = {}, std::string_view variable = {}) const;
  void report(FindingCode code, const OpDesc& op, std::string message,
              std::string_view argument = {});
  // Refuses an operator without that attribute, and one whose attribute names variables.
  void require_attribute(const OpDesc& op, std::string_view name) const;

  // ---- steps of an operator
  // Name of the PIR op with its dialect and, for an in-place use, its underscore.
  std::string_view look_up(const OpDesc& op, const OpRule*& rule);
  // Whether the op writes a variable that it reads.
  bool is_in_place(const OpDesc& op);
  void slice_inputs(const OpDesc& op);
  Values operands(const OpDesc& op, const OpRule& rule);
  ValueId operand(const OpDesc& op, const Argument& argument);
  Results results(const OpDesc& op, const OpRule& rule);
  void result(const OpDesc& op, const Argument& argument, Results& into);
  Attributes attributes(const OpDesc& op, const OpRule& rule);
  // As attributes(), but what the legacy op lacks is taken from `defaults` or left out.
  Attributes attributes_or(const OpDesc& op, const OpRule& rule,
                           std::span<const AttributeDefault> defaults);
  // Paddle keeps one instance of equal attributes, and 0 equals -0: the first one written decides
  // the sign of every zero of its type.
  AttributeId attribute(std::string_view name, Attribute value);
  // Creates and appends. Checks what Paddle's verification does; attributes when `rule` is set.
  OpId create(const OpDesc& op, std::string_view name, const OpRule* rule, const Values& operands,
              const Attributes& attributes, const Types& results);
  void record(OpId op, const Results& results);

  // ---- values
  // The value of a variable, taken out of its vector if it stands in one; refuses an unknown name.
  ValueId value_of(const OpDesc& op, Name variable);
  // As above, but the whole vector where the variable stands in one.
  ValueId whole_value_of(const OpDesc& op, Name variable) const;
  ValueId slice_out(Name variable, Definition definition);
  ValueId combine(const Values& values);
  TypeId vector_type(const Values& values);
  TypeId type_of(const OpDesc& op, const VarDesc& variable);
  TypeId tensor_type(DataType element, List<std::int64_t> dims);
  // An op that Paddle makes with its builder: appended, stop_gradient from its inputs.
  OpId build(std::string_view name, const Values& operands, const Attributes& attributes,
             const Types& results);
  OpId make_built(std::string_view name, const Values& operands, const Attributes& attributes,
                  const Types& results);
  ValueId full(List<std::int64_t> shape, double value, DataType dtype);
  ValueId full_of_one(double value, DataType dtype);
  ValueId full_int_array(List<std::int64_t> values);
  ValueId attribute_as_operand(const OpDesc& op, const Argument& argument);
  // A variable that nothing has written: pd_op.data or pd_op.create_array at the head of the
  // program.
  void create_undefined(Name name, const OpDesc& op);
  OpId make_full(List<std::int64_t> shape, double value, DataType dtype);
  OpId make_create_array(DataType element);

  // ---- blocks
  // With `folded`, assigns to its results are not translated: they say what the branch yields.
  void translate_block(std::size_t legacy_block, BlockId into, FoldedAssigns* folded = nullptr);
  // `merged`: how many operators of the block the translation of `op` covers.
  void translate_op(const OpDesc& op, std::size_t merged);
  void translate_while(const OpDesc& op);
  void translate_if(const OpDesc& op);
  // The operators that 2.6 folds into one if with the conditional_block at `first`, itself
  // included.
  std::size_t merged_branch_size(const BlockDesc& block, std::size_t first) const;
  void translate_merged_branches(const BlockDesc& block, std::size_t first, std::size_t size);
  void translate_merged_branch(const OpDesc& op, BlockId region, std::vector<Name> results);

 private:
  struct BranchStack {
    std::vector<Name> variables;  // pushed in the forward branch, popped in its gradient
    ValueId inlet = null_value;
    ValueId outlet = null_value;
  };

  void collect_parameters();
  void insert_data();
  void pair_branches(std::size_t legacy_block);
  void insert_set_parameters();
  void set_result_flags();
  void set_flags_of(const VarDesc& variable);
  void create_set_parameter(const VarDesc& variable);
  void list_variables();

  void dispatch(const OpDesc& op, std::size_t merged);
  void place_holder(const OpDesc& op, const Finding& finding);
  void report_dropped(const OpDesc& op);
  void report_other_results(const OpDesc& op);
  // Whether Paddle checks an operation of that name when it creates it.
  bool is_verified(std::string_view name) const;
  // The same for ops whose checks Paddle wrote by hand.
  void verify_by_hand(const OpDesc& op, std::string_view name, const Values& operands) const;
  void verify_condition(const OpDesc& op, std::string_view name, ValueId condition) const;
  // `rule` may be null, when only the kinds of tensors are checked.
  void verify_operands(const OpDesc& op, std::string_view name, const OpRule* rule,
                       const Values& operands) const;
  void verify_attributes(const OpDesc& op, const OpRule& rule, const Attributes& attributes) const;
  void verify_results(const OpDesc& op, std::string_view name, const OpRule* rule,
                      const Types& results) const;
  // The variable that an op both reads and writes, or nobody's name.
  Name shared_variable(const OpDesc& op);
  Refusal refusal(FindingCode code, const OpDesc& op, std::string paddle_message,
                  PaddleErrorKind kind, std::string_view argument, std::string_view variable) const;
  [[noreturn]] void refuse_type(const OpDesc& op, const VarDesc& described, VarKind kind) const;
  [[noreturn]] void refuse_unregistered(const OpDesc& op, const OpRule* rule, bool in_place);
  std::string_view kernel_of(const OpDesc& op, const BoundRule& bound, std::string_view name);
  ValueId operand(const OpDesc& op, const BoundArgument& argument);
  void result(const OpDesc& op, const BoundArgument& argument, Results& into);
  AttributeId attribute(const OpDesc& op, const BoundArgument& argument,
                        const LegacyAttribute* found);
  Constant constant(const OpDesc& op, const Argument& argument, const LegacyValue& value);
  [[noreturn]] void refuse_constant(const OpDesc& op, const Argument& argument,
                                    const LegacyValue& value) const;
  Constant full_constant(List<std::int64_t> shape, double value, DataType dtype);
  Constant full_int_array_constant(List<std::int64_t> values);
  ValueId build_constant(const Constant& constant);
  ValueId constant_operand(const OpDesc& op, const BoundArgument& argument);
  void unify_zero(Attribute& attribute);
  void ensure_defined(const OpDesc& op, Name name);
  // The types of what it yields.
  Types translate_taken_branch(const OpDesc& op, std::size_t body, BlockId taken,
                               std::span<const Name> outputs, BranchStack* stack);
  ValueId value_without_rename(const OpDesc& op, Name name);
  void fill_false_branch(const OpDesc& op, BlockId branch, std::span<const Name> outputs,
                         const Types& types);
  void append_yield(BlockId block, const Values& values);

  const ProgramDesc& legacy_;
  const OpTable& table_;
  const TranslateOptions& options_;
  Translation result_;
  BoundRules rules_;
  Scopes scopes_;
  BlockId block_ = 0;
  Origin origin_{0, -1};
  std::vector<const VarDesc*> parameters_;  // persistable, of block 0; by number of the name
  NameSet visited_parameters_;
  NameSet seen_;                                                    // used again for every operator
  std::unordered_map<const OpDesc*, std::size_t> branch_stack_of_;  // both ops of a pair
  std::vector<BranchStack> branch_stacks_;
  std::vector<TypeId> type_of_variable_;  // by number of the variable; none: not known yet
  // What a legacy attribute becomes as a bound argument, by the numbers of both.
  boost::unordered_flat_map<std::uint64_t, AttributeId> attribute_of_;
  boost::unordered_flat_map<std::uint64_t, Constant> constant_of_;
  // Of which attribute of which op type it was said, or found out, whether it is dropped.
  boost::unordered_flat_set<std::uint64_t> known_dropped_;
  std::vector<Name> known_other_;  // operators of which it was said that their results are others
  std::string kernel_name_;        // of the op that was looked up last
  std::optional<float> first_float_zero_;
  std::optional<double> first_double_zero_;
};

}  // namespace paddle_ls::ir
