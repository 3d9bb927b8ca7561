// What Paddle checks when it creates an operation: kinds of operands, of attributes, of results.
//
// The checks are written by Paddle's generator from the op definitions, so they hold for every op
// that was generated, in this order. Gradient ops have none.
#include "engine/ir/translate/verify.hpp"

#include <algorithm>
#include <array>

#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/print/print_attribute.hpp"
#include "engine/ir/print/print_dialect.hpp"
#include "engine/ir/translate/refuse.hpp"

namespace paddle_ls::ir {

namespace {

// Written by hand in Paddle, with different checks or none.
constexpr std::array hand_written = {
    std::string_view("pd_op.add_n"),
    std::string_view("pd_op.add_n_"),
    std::string_view("pd_op.add_n_array"),
    std::string_view("pd_op.add_n_with_kernel"),
    std::string_view("pd_op.array_length"),
    std::string_view("pd_op.array_pop"),
    std::string_view("pd_op.array_read"),
    std::string_view("pd_op.array_to_tensor"),
    std::string_view("pd_op.array_write_"),
    std::string_view("pd_op.assert"),
    std::string_view("pd_op.assign_array"),
    std::string_view("pd_op.assign_array_"),
    std::string_view("pd_op.create_array"),
    std::string_view("pd_op.fetch"),
    std::string_view("pd_op.if"),
    std::string_view("pd_op.select_input"),
    std::string_view("pd_op.select_output"),
    std::string_view("pd_op.share_data"),
    std::string_view("pd_op.slice_array"),
    std::string_view("pd_op.slice_array_dense"),
    std::string_view("pd_op.while"),
};

static_assert(std::ranges::is_sorted(hand_written));

// These take, or give, SelectedRows instead of tensors.
bool is_for_rows(std::string_view name) {
  return name.ends_with("_selected_rows") || name.ends_with("_sr") || name.ends_with("_sr_") ||
         name.find("_sparse_grad") != std::string_view::npos;
}

bool takes_only_rows(std::string_view name) {
  return name == "pd_op.merge_selected_rows" || name == "pd_op.get_tensor_from_selected_rows";
}

// Which operand and which result of an op on sparse tensors is one; none if it is a tensor.
struct SparseOp {
  std::string_view name;
  std::size_t operand;
  TypeKind operand_kind;
  std::size_t result;
  TypeKind result_kind = TypeKind::sparse_coo;
};

constexpr std::size_t nowhere = std::string_view::npos;

constexpr std::array sparse_ops = {
    SparseOp{"pd_op.batch_norm_sp_", 0, TypeKind::sparse_coo, 0},
    SparseOp{"pd_op.coalesce_sp", 0, TypeKind::sparse_coo, 0},
    SparseOp{"pd_op.coalesce_sp_", 0, TypeKind::sparse_coo, 0},
    SparseOp{"pd_op.conv3d_implicit_gemm_sp", 0, TypeKind::sparse_coo, 0},
    SparseOp{"pd_op.conv3d_sp", 0, TypeKind::sparse_coo, 0},
    SparseOp{"pd_op.dense_to_coo_sp", nowhere, TypeKind::tensor, 0},
    SparseOp{"pd_op.dense_to_csr_sp", nowhere, TypeKind::tensor, 0, TypeKind::sparse_csr},
    SparseOp{"pd_op.fused_attention_sp", 3, TypeKind::sparse_csr, nowhere},
    SparseOp{"pd_op.indices_sp", 0, TypeKind::sparse_coo, nowhere},
    SparseOp{"pd_op.masked_matmul_sp", 2, TypeKind::sparse_csr, nowhere},
    SparseOp{"pd_op.maxpool_sp", 0, TypeKind::sparse_coo, 0},
    SparseOp{"pd_op.sparse_coo_tensor_sp", nowhere, TypeKind::tensor, 0},
    SparseOp{"pd_op.sync_batch_norm_sp_", 0, TypeKind::sparse_coo, 0},
};

const SparseOp* sparse_op(std::string_view name) {
  const auto found = std::ranges::find(sparse_ops, name, &SparseOp::name);
  return found == sparse_ops.end() ? nullptr : &*found;
}

bool has_kind_of(const TypeTable& types, TypeId id, TypeKind kind) {
  return id != null_type && types[id].kind == kind;
}

bool is_tensor(const TypeTable& types, TypeId id) {
  return id != null_type && types[id].kind == TypeKind::tensor;
}

bool is_tensor_or_list(const TypeTable& types, TypeId id) {
  if (id == null_type || types[id].kind != TypeKind::vector) return is_tensor(types, id);
  return std::ranges::all_of(types[id].elements,
                             [&](TypeId element) { return is_tensor(types, element); });
}

bool is_rows(const TypeTable& types, TypeId id) {
  return has_kind_of(types, id, TypeKind::selected_rows);
}

// `declared` may be null.
bool is_operand(const TypeTable& types, std::string_view name, std::size_t index,
                const Argument* declared, TypeId type) {
  const SparseOp* sparse = sparse_op(name);
  if (sparse && sparse->operand == index) return has_kind_of(types, type, sparse->operand_kind);
  if (takes_only_rows(name)) return is_rows(types, type);
  if (is_for_rows(name) && is_rows(types, type)) return true;
  const bool takes_list = !declared || declared->list || declared->from_attribute;
  return takes_list ? is_tensor_or_list(types, type) : is_tensor(types, type);
}

bool is_result(const TypeTable& types, std::string_view name, std::size_t index, TypeId type) {
  const SparseOp* sparse = sparse_op(name);
  if (sparse && sparse->result == index) return has_kind_of(types, type, sparse->result_kind);
  return is_tensor_or_list(types, type) || (is_for_rows(name) && is_rows(types, type));
}

// A list, but not of what is declared.
bool is_wrong_list(const Attribute& attribute, AttributeKind declared) {
  return is_list(declared) && std::holds_alternative<AttributeArray>(attribute.value);
}

bool is_verified(std::string_view name) {
  const bool is_declared = name.starts_with("pd_op.") || name.starts_with("onednn_op.");
  if (!is_declared || name.ends_with("_grad") || name.ends_with("_grad_")) return false;
  return !std::ranges::binary_search(hand_written, name);
}

void verify_operands(const TranslationContext& context, const OpDesc& op, const OpParts& parts) {
  const OpRule* rule = parts.rule;
  const Values& operands = parts.operands;
  const Program& made = context.translation.program;
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const Argument* declared = rule && i < rule->operands.size() ? &rule->operands[i] : nullptr;
    if (operands[i] == null_value && (!declared || declared->optional)) continue;
    const TypeId type = operands[i] == null_value ? null_type : made.value(operands[i]).type;
    if (is_operand(made.types(), parts.name, i, declared, type)) continue;
    std::string text = "Type validation failed for the " + std::to_string(i) + "th input, got ";
    print_type(text, made.types(), type, traits(dialect_of_target(context.target())));
    refuse(context, op,
           {FindingCode::operand_type, text + ".", PaddleErrorKind::invalid_argument,
            declared ? declared->legacy : ""});
  }
}

void verify_condition(const TranslationContext& context, const OpDesc& op, std::string_view name,
                      ValueId condition) {
  const bool is_if = name == "pd_op.if";
  if (!is_if && name != "pd_op.while") return;
  const Type& type = context.translation.program.type_of(condition);
  if (type.kind == TypeKind::tensor && type.element == DataType::boolean) return;
  refuse(context, op,
         {FindingCode::operand_type,
          "Type validation failed for the " + std::string(is_if ? "1th" : "0th") +
              " input, it should be a bool DenseTensorType.",
          PaddleErrorKind::precondition_not_met, is_if ? "Cond" : "Condition"});
}

void verify_by_hand(const TranslationContext& context, const OpDesc& op, std::string_view name,
                    const Values& operands) {
  const Program& made = context.translation.program;
  if (operands.empty() || operands.front() == null_value) return;
  verify_condition(context, op, name, operands.front());
  const Type& type = made.type_of(operands.front());
  if (name == "pd_op.array_to_tensor" && type.kind != TypeKind::tensor_array) {
    refuse(context, op,
           {FindingCode::operand_type, "Type validation failed for the 0th input.",
            PaddleErrorKind::precondition_not_met});
  }
  const bool is_truth = type.kind == TypeKind::tensor && type.element == DataType::boolean;
  if (name == "pd_op.assert" && !is_truth) {
    refuse(context, op,
           {FindingCode::operand_type,
            "Type validation failed for the 0th input, it should be a bool DenseTensorType.",
            PaddleErrorKind::invalid_argument});
  }
}

void verify_attributes(const TranslationContext& context, const OpDesc& op, const OpRule& rule,
                       const Attributes& attributes) {
  const Program& made = context.translation.program;
  for (std::size_t i = 0; i < rule.attributes.size(); ++i) {
    const Argument& argument = rule.attributes[i];
    // Most often they are in the order of the rule.
    const bool in_place =
        i < attributes.size() && made.attribute(attributes[i]).name == argument.name;
    const auto found = in_place ? attributes.begin() + static_cast<std::ptrdiff_t>(i)
                                : std::ranges::find(attributes, argument.name, [&](AttributeId id) {
                                    return std::string_view(made.attribute(id).name);
                                  });
    const std::string name(argument.name);
    if (found == attributes.end()) {
      refuse(context, op,
             {FindingCode::attribute_missing, name + " does not exist.",
              PaddleErrorKind::invalid_argument, argument.legacy});
    }
    const Attribute& attribute = made.attribute(*found).attribute;
    if (has_kind(attribute, argument.kind)) continue;
    const std::string wanted = is_wrong_list(attribute, argument.kind)
                                   ? "right"
                                   : std::string(attribute_type_name(argument.kind));
    refuse(context, op,
           {FindingCode::attribute_kind, "Type of attribute: " + name + " is not " + wanted + ".",
            PaddleErrorKind::invalid_argument, argument.legacy});
  }
}

void verify_results(const TranslationContext& context, const OpDesc& op, const OpParts& parts) {
  const OpRule* rule = parts.rule;
  const Types& results = parts.results;
  const TypeTable& types = context.translation.program.types();
  for (std::size_t i = 0; i < results.size(); ++i) {
    const Argument* declared = rule && i < rule->results.size() ? &rule->results[i] : nullptr;
    if (results[i] == null_type && (!declared || declared->optional)) continue;
    const bool is_list = results[i] != null_type && types[results[i]].kind == TypeKind::vector;
    if (declared && declared->list && !is_list) continue;
    if (is_result(types, parts.name, i, results[i])) continue;
    refuse(context, op,
           {FindingCode::operand_type,
            "Type validation failed for the " + std::to_string(i) + "th output.",
            PaddleErrorKind::invalid_argument, declared ? declared->legacy : ""});
  }
}

}  // namespace

void verify(const TranslationContext& context, const OpDesc& op, const OpParts& parts) {
  if (is_verified(parts.name)) {
    verify_operands(context, op, parts);
    if (parts.rule) verify_attributes(context, op, *parts.rule, parts.attributes);
    verify_results(context, op, parts);
  }
  if (!context.before_3_0()) verify_by_hand(context, op, parts.name, parts.operands);
  // Written by hand as well, but it checks its attribute like the others.
  if (parts.rule && parts.name == "pd_op.assert") {
    verify_attributes(context, op, *parts.rule, parts.attributes);
  }
}

}  // namespace paddle_ls::ir
