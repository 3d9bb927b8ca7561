#include "engine/ir/translate/bound_rules.hpp"

#include <algorithm>
#include <array>

#include "engine/ir/translate/op_handlers.hpp"

namespace paddle_ls::ir {

BoundRules::BoundRules(const OpTable& table, const ProgramDesc& program, Target target)
    : table_(table),
      program_(program),
      target_(target),
      kinds_(1),
      kind_of_name_(program.name_count(), 0),
      bound_(table.rules().size()) {}

const OpKind& BoundRules::kind(Name type) {
  std::uint32_t& known = kind_of_name_[type.number()];
  if (known == 0) {
    known = static_cast<std::uint32_t>(kinds_.size());
    const OpRule* rule = table_.rule(type);
    kinds_.push_back({rule ? &bound(*rule) : nullptr, handler_of(type, target_)});
  }
  return kinds_[known];
}

const BoundRule& BoundRules::bound(const OpRule& rule) {
  auto& known = bound_[static_cast<std::size_t>(&rule - table_.rules().data())];
  if (known) return *known;
  known = std::make_unique<BoundRule>();
  known->rule = &rule;
  known->in_place = std::string(rule.pir) + (rule.pir.ends_with('_') ? "" : "_");
  known->has_op = table_.has_pir_op(rule.pir);
  known->has_in_place_op = table_.has_pir_op(known->in_place);
  known->operands = bind(rule.operands);
  known->attributes = bind(rule.attributes);
  known->results = bind(rule.results);
  return *known;
}

std::vector<BoundArgument> BoundRules::bind(const std::vector<Argument>& arguments) {
  std::vector<BoundArgument> bound;
  bound.reserve(arguments.size());
  for (const Argument& argument : arguments) {
    bound.push_back(bind(argument));
    bound.back().number = arguments_++;
  }
  return bound;
}

BoundArgument BoundRules::bind(const Argument& argument) const {
  const auto name = [this](std::string_view text) {
    return text.empty() ? Name() : program_.name(text);
  };
  return {&argument, name(argument.legacy), name(argument.tensor), name(argument.tensor_list), 0,
          {}};
}

}  // namespace paddle_ls::ir
