// The op table in the names of one program.
//
// A rule names parameters and attributes as texts, an operator of the program as names. Each
// rule that the program needs is put into its names once, so that translating an operator compares
// and hashes no text.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/ir/legacy/op_table.hpp"
#include "engine/ir/legacy/program_desc.hpp"
#include "engine/ir/pir/types.hpp"

namespace paddle_ls::ir {

struct TranslationContext;
using Handler = void (*)(TranslationContext&, const OpDesc&);

// A name is null if the program has no such name.
struct BoundArgument {
  const Argument* argument = nullptr;
  Name legacy;
  Name tensor;
  Name tensor_list;
  std::uint32_t number = 0;                   // of the bound arguments, from 0
  mutable std::optional<AttributeId> absent;  // what it is when the op lacks it, once known
};

struct BoundRule {
  const OpRule* rule = nullptr;
  std::string in_place;  // the name of the PIR op, with an underscore
  bool has_op = false;
  bool has_in_place_op = false;
  std::vector<BoundArgument> operands;
  std::vector<BoundArgument> attributes;
  std::vector<BoundArgument> results;
};

// What an op type of the program means.
struct OpKind {
  const BoundRule* bound = nullptr;  // null when the table does not know the op
  Handler handler = nullptr;
};

class BoundRules {
 public:
  BoundRules(const OpTable& table, const ProgramDesc& program, Target target);

  const OpKind& kind(Name type);
  const BoundRule& bound(const OpRule& rule);
  // Binds an argument that is not part of a rule.
  BoundArgument bind(const Argument& argument) const;

 private:
  std::vector<BoundArgument> bind(const std::vector<Argument>& arguments);

  const OpTable& table_;
  const ProgramDesc& program_;
  Target target_;
  std::vector<OpKind> kinds_;
  std::vector<std::uint32_t> kind_of_name_;        // by number of the name; 0: not asked for yet
  std::vector<std::unique_ptr<BoundRule>> bound_;  // by index in the table
  std::uint32_t arguments_ = 0;
};

}  // namespace paddle_ls::ir
