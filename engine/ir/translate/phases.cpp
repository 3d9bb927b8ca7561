// What happens around the operators of block 0: parameters and data before them, stored parameters
// and result flags after them.
#include <algorithm>

#include "engine/ir/translate/translator.hpp"

namespace paddle_ls::ir {

namespace {

bool is_feed_or_fetch(std::string_view name) {
  return name == "feed" || name == "fetch";
}

// Calls `visit` for each reading of a variable that nothing wrote before, in the order of the
// operators. `written` is only lent.
template <class Visit>
void for_each_external_input(const BlockDesc& block, NameSet& written, Visit visit) {
  written.clear();
  for (const OpDesc& op : block.ops) {
    // Gradients of reshapes and transpositions name XShape, which no op of PIR produces.
    const bool skips_shape =
        op.type.text().ends_with("2_grad") || op.type == "flatten_contiguous_range_grad";
    for (const ArgumentList& list : op.inputs) {
      if (skips_shape && list.parameter == "XShape") continue;
      for (const Name name : list.variables) {
        if (!written.contains(name)) visit(op, name);
      }
    }
    for (const ArgumentList& list : op.outputs) written.insert_all(list.variables);
  }
}

}  // namespace

void Translator::collect_parameters() {
  const BlockDesc& block = legacy_.blocks.front();
  for (const VarDesc& described : block.variables) {
    if (described.persistable && !is_feed_or_fetch(described.name)) {
      parameters_[described.name.number()] = &described;
    }
  }
  NameSet written(legacy_.name_count());
  for (std::size_t i = 0; i < block.ops.size(); ++i) {
    const OpDesc& op = block.ops[i];
    origin_ = {0, static_cast<std::int32_t>(i)};
    for (const ArgumentList& list : op.inputs) {
      for (const Name name : list.variables) {
        const VarDesc* parameter = parameters_[name.number()];
        if (!parameter || written.contains(name) || !visited_parameters_.insert(name)) continue;
        const AttributeId parameter_name = attribute("parameter_name", {std::string(name.text())});
        const TypeId type = type_of(op, *parameter);
        const OpId created =
            program().create("builtin.parameter", {}, {&parameter_name, 1}, {&type, 1});
        program().append(program().top(), created);
        scopes_.push(name, {program().result(created), -1});
      }
    }
    for (const ArgumentList& list : op.outputs) written.insert_all(list.variables);
  }
}

void Translator::insert_data() {
  const BlockDesc& block = legacy_.blocks.front();
  NameSet written(legacy_.name_count());
  for_each_external_input(block, written, [&](const OpDesc& op, Name name) {
    origin_ = {0, static_cast<std::int32_t>(&op - block.ops.data())};
    if (is_feed_or_fetch(name) || scopes_.find(name) || !legacy_.declared(0, name)) return;
    create_undefined(name, op);
  });
}

void Translator::pair_branches(std::size_t legacy_block) {
  std::unordered_map<std::string_view, const OpDesc*> forward_of_scope;
  std::optional<NameSet> written;  // made when it is needed
  const std::vector<OpDesc>& ops = legacy_.blocks[legacy_block].ops;
  for (const OpDesc& op : ops) {
    if (op.type == "conditional_block") {
      const auto* scope = op.output("Scope");
      if (scope && !scope->empty()) forward_of_scope[scope->front()] = &op;
      if (!scope && options_.mode == TranslateMode::strict) {
        origin_ = {static_cast<std::int32_t>(legacy_block),
                   static_cast<std::int32_t>(&op - ops.data())};
        refuse(FindingCode::output_missing, op,
               "Output Scope cannot be found in operator " + op.type + ".",
               PaddleErrorKind::not_found, "Scope");
      }
    }
    if (op.type != "conditional_block_grad") continue;
    const auto* scope = op.input("Scope");
    const auto forward =
        scope && !scope->empty() ? forward_of_scope.find(scope->front()) : forward_of_scope.end();
    if (forward == forward_of_scope.end()) {
      origin_ = {static_cast<std::int32_t>(legacy_block),
                 static_cast<std::int32_t>(&op - ops.data())};
      report(FindingCode::scope_missing, op,
             "no conditional_block before it has the same Scope: values of the forward branch are "
             "not handed over",
             "Scope");
      continue;
    }
    if (sub_block(op) < 0 || sub_block(*forward->second) < 0) continue;
    seen_.clear();
    for (const OpDesc& inner :
         legacy_.blocks[static_cast<std::size_t>(sub_block(*forward->second))].ops) {
      for (const ArgumentList& list : inner.outputs) seen_.insert_all(list.variables);
    }
    BranchStack stack;
    if (!written) written.emplace(legacy_.name_count());
    for_each_external_input(legacy_.blocks[static_cast<std::size_t>(sub_block(op))], *written,
                            [&](const OpDesc&, Name name) {
                              // Once for every reading, as Paddle does it.
                              if (seen_.contains(name)) stack.variables.push_back(name);
                            });
    if (stack.variables.empty()) continue;
    branch_stack_of_[&op] = branch_stack_of_[forward->second] = branch_stacks_.size();
    branch_stacks_.push_back(std::move(stack));
  }
}

void Translator::create_set_parameter(const VarDesc& described) {
  const Definition definition = *scopes_.find(described.name);
  ValueId stored = definition.value;
  if (program().value(stored).op == none) return;  // a block argument has no place to follow
  if (definition.in_vector >= 0) stored = slice_out(described.name, definition);
  const AttributeId name = attribute("parameter_name", {std::string(described.name.text())});
  const OpId created = program().create("builtin.set_parameter", {&stored, 1}, {&name, 1}, {});
  program().op(created).origin = origin_;
  program().insert_after(program().value(stored).op, created);
  visited_parameters_.insert(described.name);
}

void Translator::insert_set_parameters() {
  const BlockDesc& block = legacy_.blocks.front();
  for (std::size_t i = block.ops.size(); i-- > 0;) {
    const OpDesc& op = block.ops[i];
    if (op.type == "data" || op.type == "feed") continue;
    origin_ = {0, static_cast<std::int32_t>(i)};
    seen_.clear();
    for (const ArgumentList& list : op.inputs) seen_.insert_all(list.variables);
    for (const ArgumentList& list : op.outputs) {
      for (const Name name : list.variables) {
        const VarDesc* parameter = parameters_[name.number()];
        if (parameter && !visited_parameters_.contains(name) && !seen_.contains(name) &&
            scopes_.find(name)) {
          create_set_parameter(*parameter);
        }
      }
    }
  }
}

void Translator::set_flags_of(const VarDesc& described) {
  scopes_.for_each_definition(described.name.number(), [&](const Scopes::Kept& kept) {
    Value& value = program().value(kept.definition.value);
    if (kept.definition.value == null_value || value.op == none) return;
    program().op(value.op).has_stop_gradient = true;
    program().op(value.op).has_persistable = true;
    value.stop_gradient = described.stop_gradient;
    value.persistable = described.persistable;
  });
}

// Paddle repeats this for every block with the variables visible there; the last one wins. What a
// block inherits is the same for all blocks, so only the last block's view is taken once more.
void Translator::set_result_flags() {
  for (const BlockDesc& block : legacy_.blocks) {
    if (block.index == 0) continue;
    for (const VarDesc& described : block.variables) set_flags_of(described);
  }
  const std::size_t last = legacy_.blocks.size() - 1;
  // The elements of a list share the flags of its first element: who is visited last decides.
  for (const Name name : in_order_of_hashing(scopes_.outermost())) {
    if (const VarDesc* visible = legacy_.find_variable(last, name)) set_flags_of(*visible);
  }
}

}  // namespace paddle_ls::ir
