#include "engine/ir/translate/translator.hpp"

#include <algorithm>

#include "engine/ir/legacy/dropped_attributes.hpp"
#include "engine/ir/legacy/program_memory.hpp"
#include "engine/ir/translate/handlers.hpp"

namespace paddle_ls::ir {

Translator::Translator(const ProgramDesc& legacy, const OpTable& table,
                       const TranslateOptions& options)
    : legacy_(legacy),
      table_(table),
      options_(options),
      rules_(table, legacy, options.target),
      scopes_(legacy.name_count()),
      parameters_(legacy.name_count(), nullptr),
      visited_parameters_(legacy.name_count()),
      seen_(legacy.name_count()),
      type_of_variable_(legacy.variable_count(), none) {
  // Half as many again: constants, slices, parameters.
  std::size_t ops = 0;
  for (const BlockDesc& block : legacy.blocks) ops += block.ops.size();
  program().reserve(ops + ops / 2);
}

void Translator::refuse(FindingCode code, const OpDesc& op, std::string paddle_message,
                        PaddleErrorKind kind, std::string_view argument,
                        std::string_view variable) const {
  const bool is_check = kind == PaddleErrorKind::invalid_argument || kind == PaddleErrorKind::fatal;
  if (before_3_0() && is_check) kind = PaddleErrorKind::unnamed;
  throw refusal(code, op, std::move(paddle_message), kind, argument, variable);
}

void Translator::refuse_by_class(FindingCode code, const OpDesc& op, std::string paddle_message,
                                 std::string_view argument, std::string_view variable) const {
  throw refusal(code, op, std::move(paddle_message), PaddleErrorKind::invalid_argument, argument,
                variable);
}

Refusal Translator::refusal(FindingCode code, const OpDesc& op, std::string paddle_message,
                            PaddleErrorKind kind, std::string_view argument,
                            std::string_view variable) const {
  Finding finding{
      code, origin_, std::string(op.type.text()), std::string(argument), std::string(variable), {},
      kind, {}};
  finding.message = std::string(info(code).title) + ": " + paddle_message;
  finding.paddle_message = std::move(paddle_message);
  return Refusal{std::move(finding)};
}

void Translator::report(FindingCode code, const OpDesc& op, std::string message,
                        std::string_view argument) {
  result_.findings.push_back({code,
                              origin_,
                              std::string(op.type.text()),
                              std::string(argument),
                              {},
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
    translate_block(0, program().top());
    insert_set_parameters();
    set_result_flags();
  } catch (Refusal& refusal) {
    // Strict mode, or a program without a usable frame (a parameter of an unknown type).
    result_.findings.push_back(std::move(refusal.finding));
  }
  list_variables();
  return std::move(result_);
}

void Translator::list_variables() {
  VariableMap& map = result_.variables;
  map.memory_ = legacy_.memory();
  std::vector<ValueId> values;
  for (std::uint32_t number = 0; number < legacy_.name_count(); ++number) {
    Name variable;
    values.clear();
    scopes_.for_each_definition(number, [&](const Scopes::Kept& kept) {
      variable = kept.name;
      values.push_back(kept.definition.value);
    });
    if (values.empty()) continue;
    std::ranges::reverse(values);
    map.entries_.push_back({variable, map.arena_.copy(std::span<const ValueId>(values))});
  }
}

namespace {

bool folds(FoldedAssigns& folded, const OpDesc& op) {
  const auto* x = op.input("X");
  const auto* out = op.output("Out");
  if (op.type != "assign" || !x || x->empty() || !out || out->empty()) return false;
  const auto result = std::ranges::find(folded.results, out->front());
  if (result == folded.results.end()) return false;
  folded.sources[static_cast<std::size_t>(result - folded.results.begin())] = x->front();
  return true;
}

}  // namespace

void Translator::translate_block(std::size_t legacy_block, BlockId into, FoldedAssigns* folded) {
  const BlockId outer_block = block_;
  const Origin outer_origin = origin_;
  block_ = into;
  const BlockDesc& block = legacy_.blocks[legacy_block];
  for (std::size_t i = 0; i < block.ops.size();) {
    if (options_.is_cancelled && options_.is_cancelled()) throw Cancelled{};
    origin_ = {block.index, static_cast<std::int32_t>(i)};
    std::size_t translated = 1;
    if (folded && folds(*folded, block.ops[i])) {
      ++i;
      continue;
    }
    if (before_3_0() && block.ops[i].type == "conditional_block") {
      translated = merged_branch_size(block, i);
    }
    translate_op(block.ops[i], translated);
    i += translated;
  }
  block_ = outer_block;
  origin_ = outer_origin;
}

void Translator::translate_op(const OpDesc& op, std::size_t merged) {
  if (options_.mode == TranslateMode::strict) return dispatch(op, merged);
  const BlockId block = block_;
  const Origin origin = origin_;
  try {
    dispatch(op, merged);
    report_dropped(op);
    report_other_results(op);
  } catch (Refusal& refusal) {
    block_ = block;
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
  rules_.kind(op.type).handler(*this, op);
}

// Says at the first operator of a type that has them which attributes are lost. Operators with a
// handler of their own read attributes that no rule speaks of.
void Translator::report_dropped(const OpDesc& op) {
  const OpKind& kind = rules_.kind(op.type);
  const bool by_rule = kind.handler == translate_general || kind.handler == translate_with_defaults;
  if (!kind.bound || !by_rule) return;
  std::string names;
  Name first;
  for (const LegacyAttribute* attribute : op.attributes) {
    const std::uint64_t key = std::uint64_t{op.type.number()} << 32U | attribute->name.number();
    if (!known_dropped_.insert(key).second) continue;
    if (!is_dropped(*attribute, *kind.bound->rule)) continue;
    if (!first) first = attribute->name;
    names += (names.empty() ? "" : ", ") + attribute->name;
  }
  if (!first) return;
  report(FindingCode::attribute_dropped, op,
         std::string(kind.bound->rule->pir) + " does not keep what " + op.type + " has as " + names,
         first);
}

// Says at the first operator of a type that Paddle translates it, and computes something else.
// Found by running both releases: test/conformance/ir/upgrade_proof.py.
void Translator::report_other_results(const OpDesc& op) {
  if (before_3_0()) return;
  std::string_view why;
  const LegacyValue* mode = op.plain_attribute("mode");
  const auto* sampling = mode ? std::get_if<std::string_view>(mode) : nullptr;
  const LegacyValue* aligned = op.plain_attribute("align_corners");
  const auto* is_aligned = aligned ? std::get_if<bool>(aligned) : nullptr;
  if (op.type == "dequantize_linear") {
    why = "Paddle 3 rounds where Paddle 2 only scaled, so a quantised model gives other numbers";
  } else if (op.type == "grid_sampler" && sampling && *sampling == "nearest" && is_aligned &&
             !*is_aligned) {
    why = "Paddle 3 takes other elements for the nearest ones without aligned corners";
  }
  if (why.empty() || std::ranges::find(known_other_, op.type) != known_other_.end()) return;
  known_other_.push_back(op.type);
  report(FindingCode::other_results, op, std::string(why));
}

// Stands for an operator that could not be translated: its inputs as far as they are defined, its
// outputs with the types their variables declare, so that what follows still finds them.
void Translator::place_holder(const OpDesc& op, const Finding& finding) {
  Values operands;
  for (const ArgumentList& list : op.inputs) {
    for (const Name name : list.variables) {
      const Definition* found = scopes_.find(name);
      operands.push_back(!found                  ? null_value
                         : found->in_vector >= 0 ? slice_out(name, *found)
                                                 : found->value);
    }
  }
  Results results;
  for (const ArgumentList& list : op.outputs) {
    for (const Name name : list.variables) {
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
  const OpId created = create(op, "legacy." + op.type, nullptr, operands,
                              {attribute("reason", {finding.message})}, results.types);
  record(created, results);
}

std::span<const ValueId> VariableMap::values_of(std::string_view variable) const {
  const Name name = memory_ ? memory_->names.find(variable) : Name();
  if (!name) return {};
  const auto found = std::ranges::lower_bound(
      entries_, name.number(), {}, [](const Entry& entry) { return entry.variable.number(); });
  return found != entries_.end() && found->variable == name ? found->values
                                                            : std::span<const ValueId>();
}

const Finding* first_error(const Translation& translation) {
  for (const Finding& finding : translation.findings) {
    if (info(finding.code).severity == Severity::error) return &finding;
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
