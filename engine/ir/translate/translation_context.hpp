// The state of one translation.
//
// A handler of an operator calls the steps in a fixed order: look up the PIR op, take vectors
// apart, translate operands, results and attributes, create the operation, record its results. The
// general handler calls them all; a special one replaces one or two of them. Each group of steps
// has a header: look_up, operands, attributes, create_op, build, translate_block. A step that
// cannot go on throws a Refusal (refuse.hpp), which never leaves translate().
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <boost/container/small_vector.hpp>
#include <boost/unordered/unordered_flat_map.hpp>
#include <boost/unordered/unordered_flat_set.hpp>

#include "engine/ir/convert/name_set.hpp"
#include "engine/ir/convert/value_scopes.hpp"
#include "engine/ir/translate/bound_rules.hpp"
#include "engine/ir/translate/translate.hpp"

namespace paddle_ls::ir {

// Lists of one operator, which are short.
using Values = boost::container::small_vector<ValueId, 8>;
using Attributes = boost::container::small_vector<AttributeId, 12>;
using Types = boost::container::small_vector<TypeId, 4>;

// An operation without operands that gives a constant. It is built again at each use.
struct Constant {
  std::string_view op;
  Attributes attributes;
  TypeId type = null_type;
};

// Values that a forward branch pushes and its gradient pops.
struct BranchStack {
  std::vector<Name> variables;
  ValueId inlet = null_value;
  ValueId outlet = null_value;
};

struct TranslationContext {
  TranslationContext(const ProgramDesc& of, const OpTable& op_table, const TranslateOptions& given);

  Target target() const { return options.target; }
  bool before_3_0() const { return options.target == Target::v2_6; }
  Program& program() { return translation.program; }
  // The declaration of a variable that is visible in the block of `origin`, or null.
  const VarDesc* variable(Name name) const {
    return legacy.find_variable(static_cast<std::size_t>(origin.block), name);
  }

  const ProgramDesc& legacy;
  const OpTable& table;
  const TranslateOptions& options;
  Translation translation;
  BoundRules rules;
  ValueScopes scopes;
  BlockId block = 0;                       // to which operations are appended
  OpOrigin origin{0, -1};                  // the legacy operator that is being translated
  std::vector<const VarDesc*> parameters;  // persistable, of block 0; by number of the name
  NameSet visited_parameters;
  NameSet seen;                                                    // cleared for every operator
  std::unordered_map<const OpDesc*, std::size_t> branch_stack_of;  // both ops of a pair
  std::vector<BranchStack> branch_stacks;
  std::vector<TypeId> type_of_variable;  // by number of the variable; none: not known yet
  // The translation of a legacy attribute as a bound argument, by the numbers of both.
  boost::unordered_flat_map<std::uint64_t, AttributeId> known_attributes;
  boost::unordered_flat_map<std::uint64_t, Constant> known_constants;
  // The numbers of an op type and of an attribute whose loss was checked, and reported if it is
  // lost.
  boost::unordered_flat_set<std::uint64_t> known_dropped;
  std::vector<Name> known_other_results;  // op types whose different results were reported
  std::string kernel_name;                // of the op that was looked up last
  std::optional<float> first_float_zero;
  std::optional<double> first_double_zero;
};

}  // namespace paddle_ls::ir
