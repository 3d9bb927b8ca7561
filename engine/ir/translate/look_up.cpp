// Which PIR op a legacy op becomes: its new name, the underscore of in-place use, the kernel for
// the kinds of tensors it is given.
#include "engine/ir/translate/look_up.hpp"

#include <algorithm>
#include <array>

#include "engine/ir/translate/refuse.hpp"

namespace paddle_ls::ir {

namespace {

// These write their parameters even when a program gives the result another name.
constexpr std::array always_in_place = {std::string_view("adagrad"), std::string_view("adam"),
                                        std::string_view("adamax"), std::string_view("adamw")};

// A kernel for SelectedRows: the operands that it takes as such.
struct RowKernel {
  std::string_view suffix;
  std::array<std::string_view, 3> operands;
};

constexpr std::array row_kernels = {
    RowKernel{"_dense_param_sparse_grad", {"grad"}},
    RowKernel{"_sparse_param_sparse_grad", {"param", "grad", "master_param"}},
    RowKernel{"_sr", {"x"}},
};

struct Signature {
  bool any_rows = false;
  std::vector<std::string_view> rows;  // operands given as SelectedRows
};

// The suffix of the kernel that takes exactly these operands as SelectedRows.
std::optional<std::string_view> kernel_suffix(const Signature& signature) {
  if (signature.rows.empty()) return "";
  for (const RowKernel& kernel : row_kernels) {
    const bool matches = std::ranges::all_of(signature.rows, [&](std::string_view operand) {
      return std::ranges::find(kernel.operands, operand) != kernel.operands.end();
    });
    if (matches) return kernel.suffix;
  }
  return std::nullopt;
}

Name shared_variable(TranslationContext& context, const OpDesc& op) {
  context.seen.clear();
  for (const ArgumentList& list : op.inputs) context.seen.insert_all(list.variables);
  for (const ArgumentList& list : op.outputs) {
    for (const Name name : list.variables) {
      if (context.seen.contains(name) && name != empty_variable) return name;
    }
  }
  return {};
}

[[noreturn]] void refuse_unregistered(TranslationContext& context, const OpDesc& op,
                                      const OpRule* rule, bool in_place) {
  if (!rule && !context.before_3_0() && op.type.text().starts_with("sparse_")) {
    // It is looked up by the kinds of its tensors, so there is no name to report.
    for (const ArgumentList& list : op.inputs) {
      for (const Name name : list.variables) {
        if (context.variable(name)) continue;
        refuse(context, op,
               {FindingCode::variable_missing,
                "[Op:" + op.type + "] Input " + name + " should not be null",
                PaddleErrorKind::invalid_argument,
                {},
                name});
      }
    }
    refuse(context, op,
           {FindingCode::no_kernel, "Op " + op.type + " should have corresponding OpInfo ",
            PaddleErrorKind::invalid_argument});
  }
  std::string name = rule ? std::string(rule->pir) : "pd_op." + op.type;
  const bool variant = in_place && !name.ends_with('_');
  if (variant) name = "pd_op." + name.substr(name.find('.') + 1) + '_';
  const bool known = rule && context.table.has_pir_op(rule->pir);
  const bool is_sparse =
      rule && (rule->pir == "pd_op.dense_to_coo_sp" || rule->pir == "pd_op.dense_to_csr_sp");
  refuse(context, op,
         {known ? FindingCode::no_inplace_variant : FindingCode::unregistered_op,
          "Op " + op.type + " should have corresponding OpInfo " + name,
          is_sparse ? PaddleErrorKind::invalid_argument : PaddleErrorKind::fatal,
          {},
          variant ? shared_variable(context, op) : Name()});
}

// The op with the kernel for the kinds of tensors that it is given.
std::string_view kernel_of(TranslationContext& context, const OpDesc& op, const BoundRule& bound,
                           std::string_view name) {
  Signature signature;
  for (const BoundArgument& argument : bound.operands) {
    if (argument.argument->from_attribute) continue;
    const auto* variables = op.input(argument.legacy);
    if (!variables) {
      refuse(context, op,
             {FindingCode::input_missing,
              "Input " + std::string(argument.argument->legacy) + " cannot be found in operator " +
                  op.type + ".",
              PaddleErrorKind::not_found, argument.argument->legacy});
    }
    if (variables->empty()) continue;
    const VarDesc* described = context.variable(variables->front());
    if (!described && !context.before_3_0()) {
      refuse(context, op,
             {FindingCode::variable_missing,
              "[Op:" + op.type + "] Input " + variables->front() + " should not be null",
              PaddleErrorKind::invalid_argument, argument.argument->legacy, variables->front()});
    }
    const VarKind kind = described ? described->kind : VarKind::dense_tensor;
    if (kind == VarKind::selected_rows) {
      signature.rows.push_back(argument.argument->name);
    } else if (kind != VarKind::dense_tensor) {
      refuse(
          context, op,
          {FindingCode::no_kernel,
           "Op " + op.type +
               (context.before_3_0() ? " only support densetensor and selected_rows, but not "
                                     : " only support dense tensor and selected_rows, but not ") +
               std::to_string(static_cast<int>(kind)),
           PaddleErrorKind::invalid_argument, argument.argument->legacy, variables->front()});
    }
  }
  const auto suffix = kernel_suffix(signature);
  if (!suffix) {
    refuse(context, op,
           {FindingCode::no_kernel,
            "Op " + op.type + " should have corresponding OpInfo " + std::string(name),
            PaddleErrorKind::fatal});
  }
  if (!context.before_3_0() || suffix->empty()) return name;
  // 2.6 has one op per kernel.
  const bool underscore = name.ends_with('_');
  if (underscore) name.remove_suffix(1);
  context.kernel_name.assign(name).append(*suffix).append(underscore ? "_" : "");
  return context.kernel_name;
}

}  // namespace

bool is_in_place(TranslationContext& context, const OpDesc& op) {
  return shared_variable(context, op) ||
         std::ranges::find(always_in_place, op.type.text()) != always_in_place.end();
}

std::string_view look_up(TranslationContext& context, const OpDesc& op, const OpRule*& rule) {
  const BoundRule* bound = context.rules.kind(op.type).bound;
  rule = bound ? bound->rule : nullptr;
  const bool in_place = is_in_place(context, op);
  if (!bound || !(in_place ? bound->has_in_place_op : bound->has_op)) {
    refuse_unregistered(context, op, rule, in_place);
  }
  const std::string_view name = in_place ? bound->in_place : rule->pir;
  return rule->kernels ? kernel_of(context, op, *bound, name) : name;
}

}  // namespace paddle_ls::ir
