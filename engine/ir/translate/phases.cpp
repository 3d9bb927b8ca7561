// What happens around the operators of block 0: parameters and data before them, stored parameters
// and result flags after them.
#include <algorithm>

#include "engine/ir/translate/translator.hpp"

namespace paddle_ls::ir {

namespace {

bool is_feed_or_fetch(std::string_view name) {
  return name == "feed" || name == "fetch";
}

// Calls `visit` for each variable that is read before anything wrote it, in order of first reading.
template <class Visit>
void for_each_external_input(const BlockDesc& block, Visit visit) {
  std::unordered_set<std::string_view> written;
  std::unordered_set<std::string_view> seen;
  for (const OpDesc& op : block.ops) {
    for (const ArgumentList& list : op.inputs) {
      // The gradient of a transposition names XShape, which no op of PIR produces.
      if (op.type == "transpose2_grad" && list.parameter == "XShape") continue;
      for (const std::string& name : list.variables) {
        if (!written.contains(name) && seen.insert(name).second) visit(op, name);
      }
    }
    for (const ArgumentList& list : op.outputs) {
      written.insert(list.variables.begin(), list.variables.end());
    }
  }
}

}  // namespace

void Translator::collect_parameters() {
  const BlockDesc& block = legacy_.blocks.front();
  for (const VarDesc& described : block.variables) {
    if (described.persistable && !is_feed_or_fetch(described.name)) {
      parameters_.insert_or_assign(described.name, &described);
    }
  }
  std::unordered_set<std::string_view> written;
  for (std::size_t i = 0; i < block.ops.size(); ++i) {
    const OpDesc& op = block.ops[i];
    origin_ = {0, static_cast<std::int32_t>(i)};
    for (const ArgumentList& list : op.inputs) {
      for (const std::string& name : list.variables) {
        const auto parameter = parameters_.find(name);
        if (parameter == parameters_.end() || written.contains(name) ||
            !visited_parameters_.insert(parameter->first).second) {
          continue;
        }
        const OpId created = program().create("builtin.parameter", {}, {{"parameter_name", {name}}},
                                              {type_of(op, *parameter->second)});
        program().append(program().top(), created);
        top_scope_.push(parameter->first, {program().result(created), -1});
      }
    }
    for (const ArgumentList& list : op.outputs) {
      written.insert(list.variables.begin(), list.variables.end());
    }
  }
}

void Translator::insert_data() {
  const BlockDesc& block = legacy_.blocks.front();
  for_each_external_input(block, [&](const OpDesc& op, const std::string& name) {
    origin_ = {0, static_cast<std::int32_t>(&op - block.ops.data())};
    if (is_feed_or_fetch(name) || top_scope_.find(name) || !block.variable(name)) return;
    create_undefined(name, op);
  });
}

void Translator::pair_branches(std::size_t legacy_block) {
  std::unordered_map<std::string_view, const OpDesc*> forward_of_scope;
  for (const OpDesc& op : legacy_.blocks[legacy_block].ops) {
    if (op.type == "conditional_block") {
      const auto* scope = op.output("Scope");
      if (scope && !scope->empty()) forward_of_scope[scope->front()] = &op;
    }
    if (op.type != "conditional_block_grad") continue;
    const auto* scope = op.input("Scope");
    const auto forward =
        scope && !scope->empty() ? forward_of_scope.find(scope->front()) : forward_of_scope.end();
    if (forward == forward_of_scope.end() || sub_block(op) < 0 || sub_block(*forward->second) < 0) {
      continue;
    }
    std::unordered_set<std::string_view> written;
    for (const OpDesc& inner :
         legacy_.blocks[static_cast<std::size_t>(sub_block(*forward->second))].ops) {
      for (const ArgumentList& list : inner.outputs) {
        written.insert(list.variables.begin(), list.variables.end());
      }
    }
    BranchStack stack;
    for_each_external_input(legacy_.blocks[static_cast<std::size_t>(sub_block(op))],
                            [&](const OpDesc&, const std::string& name) {
                              if (written.contains(name)) stack.variables.push_back(name);
                            });
    if (stack.variables.empty()) continue;
    branch_stack_of_[&op] = branch_stack_of_[forward->second] = branch_stacks_.size();
    branch_stacks_.push_back(std::move(stack));
  }
}

void Translator::create_set_parameter(const VarDesc& described) {
  const Definition definition = *top_scope_.find(described.name);
  ValueId stored = definition.value;
  if (program().value(stored).op == none) return;  // a block argument has no place to follow
  if (definition.in_vector >= 0) stored = slice_out(described.name, definition);
  const OpId created = program().create("builtin.set_parameter", {stored},
                                        {{"parameter_name", {described.name}}}, {});
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
    std::unordered_set<std::string_view> read;
    for (const ArgumentList& list : op.inputs) {
      read.insert(list.variables.begin(), list.variables.end());
    }
    for (const ArgumentList& list : op.outputs) {
      for (const std::string& name : list.variables) {
        const auto parameter = parameters_.find(name);
        if (parameter != parameters_.end() && !visited_parameters_.contains(name) &&
            !read.contains(name) && top_scope_.find(name)) {
          create_set_parameter(*parameter->second);
        }
      }
    }
  }
}

void Translator::set_flags_of(std::string_view name, const VarDesc& described) {
  const auto found = top_scope_.values().find(name);
  if (found == top_scope_.values().end()) return;
  for (const Definition& definition : found->second) {
    const Value value = program().value(definition.value);
    if (definition.value == null_value || value.op == none) continue;
    Operation& op = program().op(value.op);
    if (!op.stop_gradient) op.stop_gradient.emplace(op.result_count, false);
    if (!op.persistable) op.persistable.emplace(op.result_count, false);
    (*op.stop_gradient)[value.index] = described.stop_gradient;
    (*op.persistable)[value.index] = described.persistable;
  }
}

// Paddle repeats this for every block with the variables visible there; the last one wins. What a
// block inherits is the same for all blocks, so only the last block's view is taken once more.
void Translator::set_result_flags() {
  std::vector<std::string_view> names;
  names.reserve(top_scope_.values().size());
  for (const auto& entry : top_scope_.values()) names.push_back(entry.first);
  std::ranges::sort(names);
  for (const BlockDesc& block : legacy_.blocks) {
    if (block.index == 0) continue;
    for (const VarDesc& described : block.variables) set_flags_of(described.name, described);
  }
  const std::size_t last = legacy_.blocks.size() - 1;
  for (const std::string_view name : names) {
    if (const VarDesc* described = legacy_.find_variable(last, name))
      set_flags_of(name, *described);
  }
}

}  // namespace paddle_ls::ir
