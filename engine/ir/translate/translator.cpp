#include "engine/ir/translate/translator.hpp"

#include <algorithm>

#include "engine/ir/translate/handlers.hpp"

namespace paddle_ls::ir {

Translator::Translator(const ProgramDesc& legacy, const OpTable& table,
                       const TranslateOptions& options)
    : legacy_(legacy), table_(table), options_(options) {}

void Translator::refuse(FindingCode code, const OpDesc& op, std::string paddle_message,
                        PaddleErrorKind kind, std::string argument, std::string variable) const {
  Finding finding{code, origin_, op.type, std::move(argument), std::move(variable), {}, kind, {}};
  finding.message = std::string(info(code).title) + ": " + paddle_message;
  finding.paddle_message = std::move(paddle_message);
  throw Refusal{std::move(finding)};
}

void Translator::report(FindingCode code, const OpDesc& op, std::string message,
                        std::string argument, std::string variable) {
  result_.findings.push_back({code,
                              origin_,
                              op.type,
                              std::move(argument),
                              std::move(variable),
                              std::move(message),
                              PaddleErrorKind::invalid_argument,
                              {}});
}

Translation Translator::run() {
  try {
    collect_parameters();
    if (!before_3_0()) {
      insert_data();
      for (std::size_t i = 0; i < legacy_.blocks.size(); ++i) pair_branches(i);
    }
    translate_block(0, program().top(), top_scope_);
    insert_set_parameters();
    set_result_flags();
  } catch (Refusal& refusal) {
    // Strict mode, or a program without a usable frame (a parameter of an unknown type).
    result_.findings.push_back(std::move(refusal.finding));
  }
  for (const auto& [name, definitions] : top_scope_.values()) {
    auto& values = result_.variables[std::string(name)];
    for (const Definition& definition : definitions) values.push_back(definition.value);
  }
  return std::move(result_);
}

void Translator::translate_block(std::size_t legacy_block, BlockId into, Scope& scope,
                                 std::size_t left_out) {
  const BlockId outer_block = block_;
  Scope* const outer_scope = scope_;
  const Origin outer_origin = origin_;
  block_ = into;
  scope_ = &scope;
  const BlockDesc& block = legacy_.blocks[legacy_block];
  const std::size_t end = block.ops.size() - std::min(left_out, block.ops.size());
  for (std::size_t i = 0; i < end;) {
    if (options_.is_cancelled && options_.is_cancelled()) throw Cancelled{};
    origin_ = {block.index, static_cast<std::int32_t>(i)};
    std::size_t translated = 1;
    if (before_3_0() && block.ops[i].type == "conditional_block") {
      translated = merged_branch_size(block, i);
    }
    translate_op(block.ops[i], translated);
    i += translated;
  }
  block_ = outer_block;
  scope_ = outer_scope;
  origin_ = outer_origin;
}

void Translator::translate_op(const OpDesc& op, std::size_t merged) {
  if (options_.mode == TranslateMode::strict) return dispatch(op, merged);
  const BlockId block = block_;
  Scope* const scope = scope_;
  const Origin origin = origin_;
  try {
    dispatch(op, merged);
  } catch (Refusal& refusal) {
    block_ = block;
    scope_ = scope;
    origin_ = origin;
    result_.findings.push_back(refusal.finding);
    place_holder(op, refusal.finding);
  }
}

void Translator::dispatch(const OpDesc& op, std::size_t merged) {
  if (op.type == "while_grad" || (before_3_0() && op.type == "conditional_block_grad")) {
    refuse(FindingCode::unsupported_control_flow, op, "Not support translated " + op.type + " op",
           PaddleErrorKind::precondition_not_met);
  }
  if (op.type == "while") return translate_while(op);
  if (op.type == "conditional_block" && before_3_0()) {
    const BlockDesc& block = legacy_.blocks[static_cast<std::size_t>(origin_.block)];
    return translate_merged_branches(block, static_cast<std::size_t>(origin_.op), merged);
  }
  if (op.type == "conditional_block" || op.type == "conditional_block_grad") {
    return translate_if(op);
  }
  handler_of(op.type, target())(*this, op);
}

// Stands for an operator that could not be translated: its inputs as far as they are defined, its
// outputs with the types their variables declare, so that what follows still finds them.
void Translator::place_holder(const OpDesc& op, const Finding& finding) {
  std::vector<ValueId> operands;
  for (const ArgumentList& list : op.inputs) {
    for (const std::string& name : list.variables) {
      const Definition* found = scope_->find(name);
      operands.push_back(!found                  ? null_value
                         : found->in_vector >= 0 ? slice_out(name, *found)
                                                 : found->value);
    }
  }
  Results results;
  for (const ArgumentList& list : op.outputs) {
    for (const std::string& name : list.variables) {
      const VarDesc* described = variable(name);
      if (!described) continue;
      TypeId type = null_type;
      try {
        type = type_of(op, *described);
      } catch (const Refusal&) {
        continue;  // scopes and readers have no value
      }
      results.mappings.push_back({name, static_cast<std::uint32_t>(results.types.size()), -1});
      results.types.push_back(type);
    }
  }
  const OpId created = create(op, "legacy." + op.type, nullptr, std::move(operands),
                              {{"reason", {finding.message}}}, results.types);
  record(created, results);
}

const Finding* first_error(const Translation& translation) {
  for (const Finding& finding : translation.findings) {
    if (info(finding.code).severity == FindingSeverity::error) return &finding;
  }
  return nullptr;
}

Result<Translation> translate(const ProgramDesc& legacy, const TranslateOptions& options) {
  if (legacy.blocks.empty()) return error("the program has no block");
  const OpTable& table = options.table ? *options.table : built_in_table(options.target);
  try {
    return Translator(legacy, table, options).run();
  } catch (const Cancelled&) {
    return error("cancelled");
  }
}

}  // namespace paddle_ls::ir
