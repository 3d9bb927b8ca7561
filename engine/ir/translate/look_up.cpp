// Which PIR op a legacy op becomes: its new name, the underscore of in-place use, the kernel for
// the kinds of tensors it is given.
#include <algorithm>
#include <array>

#include "engine/ir/translate/translator.hpp"

namespace paddle_ls::ir {

namespace {

constexpr std::string_view empty_variable = "@EMPTY@";

// These write their parameters even when a program gives the result another name.
constexpr std::array always_in_place = {std::string_view("adagrad"), std::string_view("adam"),
                                        std::string_view("adamax"), std::string_view("adamw")};

// The variable that an op both reads and writes, or nothing.
std::string_view shared_variable(const OpDesc& op) {
  std::unordered_set<std::string_view> read;
  for (const ArgumentList& list : op.inputs)
    read.insert(list.variables.begin(), list.variables.end());
  for (const ArgumentList& list : op.outputs) {
    for (const std::string& name : list.variables) {
      if (name != empty_variable && read.contains(name)) return name;
    }
  }
  return {};
}

// A kernel for SelectedRows: which operands it takes as such.
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

std::string with_prefix(std::string_view type) {
  return "pd_op." + std::string(type);
}

}  // namespace

bool Translator::is_in_place(const OpDesc& op) const {
  return !shared_variable(op).empty() ||
         std::ranges::find(always_in_place, op.type) != always_in_place.end();
}

std::string Translator::look_up(const OpDesc& op, const OpRule*& rule) const {
  rule = table_.rule(op.type);
  std::string name = rule ? std::string(rule->pir) : with_prefix(op.type);
  const bool variant = is_in_place(op) && !name.ends_with('_');
  if (variant) name += '_';
  if (!rule || !table_.has_pir_op(name)) {
    const bool known = rule && table_.has_pir_op(rule->pir);
    refuse(known ? FindingCode::no_inplace_variant : FindingCode::unregistered_op, op,
           "Op " + op.type + " should have corresponding OpInfo " + name, PaddleErrorKind::fatal,
           {}, std::string(variant ? shared_variable(op) : ""));
  }
  if (!rule->kernels) return name;

  Signature signature;
  for (const Argument& argument : rule->operands) {
    if (argument.from_attribute) continue;
    const auto* variables = op.input(argument.legacy);
    if (!variables) {
      refuse(
          FindingCode::input_missing, op,
          "Input " + std::string(argument.legacy) + " cannot be found in operator " + op.type + ".",
          PaddleErrorKind::not_found, std::string(argument.legacy));
    }
    if (variables->empty()) continue;
    const VarDesc* described = variable(variables->front());
    const VarKind kind = described ? described->kind : VarKind::dense_tensor;
    if (kind == VarKind::selected_rows) {
      signature.rows.push_back(argument.name);
    } else if (kind != VarKind::dense_tensor) {
      refuse(FindingCode::no_kernel, op,
             "Op " + op.type +
                 (before_3_0() ? " only support densetensor and selected_rows, but not "
                               : " only support dense tensor and selected_rows, but not ") +
                 std::to_string(static_cast<int>(kind)),
             PaddleErrorKind::invalid_argument, std::string(argument.legacy), variables->front());
    }
  }
  const auto suffix = kernel_suffix(signature);
  if (!suffix) {
    refuse(FindingCode::no_kernel, op,
           "Op " + op.type + " should have corresponding OpInfo " + name, PaddleErrorKind::fatal);
  }
  if (!before_3_0() || suffix->empty()) return name;
  // 2.6 has one op per kernel.
  const bool underscore = name.ends_with('_');
  if (underscore) name.pop_back();
  return name + std::string(*suffix) + (underscore ? "_" : "");
}

}  // namespace paddle_ls::ir
