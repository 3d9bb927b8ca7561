#include "engine/python/link/operand_kinds.hpp"

#include <array>

namespace paddle_ls::python {
namespace {

template <class Key>
struct OperandRow {
  Key code;
  OperandKinds kinds;
};

constexpr auto of_codes = [] {
  using enum OperandKind;
  return std::array<OperandRow<OpCode>, 39>{{
      {OpCode::opaque, {}},
      {OpCode::literal, {}},
      {OpCode::none_literal, {}},
      {OpCode::load, {symbol}},
      {OpCode::attribute, {operation, name, byte}},
      {OpCode::call, {operation, call}},
      {OpCode::binary, {operation, operation}},
      {OpCode::bar, {operation, operation}},
      {OpCode::compare, {nothing, operand, operand}},
      {OpCode::unary, {operation}},
      {OpCode::choice, {operation, operation}},
      {OpCode::subscript, {operation, operation, operation}},
      {OpCode::sequence, {nothing, operand, operand}},
      {OpCode::comprehension, {operation}},
      {OpCode::mapping, {nothing, operand, operand}},
      {OpCode::walrus, {symbol, operation}},
      {OpCode::lambda, {scope}},
      {OpCode::string, {}},
      {OpCode::target_name, {symbol}},
      {OpCode::target_attribute, {operation, name, byte}},
      {OpCode::target_subscript, {operation, operation}},
      {OpCode::target_sequence, {nothing, operand, operand}},
      {OpCode::target_starred, {operation}},
      {OpCode::assign, {operation, operation}},
      {OpCode::declare, {operation, operation}},
      {OpCode::augment, {operation, operation}},
      {OpCode::iterate, {operation, operation}},
      {OpCode::remove, {operation}},
      {OpCode::import, {symbol, name, imported}},
      {OpCode::star_import, {nothing, name, imported}},
      {OpCode::decorated_by, {operation}},
      {OpCode::define, {symbol, scope}},
      {OpCode::capture, {symbol}},
      {OpCode::declaration, {symbol}},
      {OpCode::narrow, {operation, operation, operation}},
      {OpCode::result, {operation}},
      {OpCode::stop_branch, {}},
      {OpCode::leave_loop, {}},
      {OpCode::control, {}},
  }};
}();

constexpr auto of_control = [] {
  using enum OperandKind;
  return std::array<OperandRow<Control>, 19>{{
      {Control::nothing, {}},
      {Control::jump, {operation}},
      {Control::function_begin, {scope, operation}},
      {Control::function_end, {scope, operation}},
      {Control::class_begin, {scope, operand, operand}},
      {Control::class_end, {scope}},
      {Control::if_begin, {}},
      {Control::branch_end, {}},
      {Control::if_end, {}},
      {Control::loop_begin, {}},
      {Control::loop_end, {}},
      {Control::try_begin, {}},
      {Control::try_body_end, {}},
      {Control::handler_begin, {}},
      {Control::handler_end, {operation}},
      {Control::try_else_begin, {}},
      {Control::try_else_end, {}},
      {Control::finally_begin, {}},
      {Control::try_end, {}},
  }};
}();

// True if each row is at the index of its code, so that the code is the index of its row.
template <class Rows>
constexpr bool is_by_code(const Rows& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (static_cast<std::size_t>(rows[i].code) != i) return false;
  }
  return true;
}

static_assert(is_by_code(of_codes) && of_codes.back().code == OpCode::control);
static_assert(is_by_code(of_control) && of_control.back().code == Control::try_end);

}  // namespace

const OperandKinds& operand_kinds(const Op& op) {
  return op.code == OpCode::control ? of_control[static_cast<std::size_t>(op.control)].kinds
                                    : of_codes[static_cast<std::size_t>(op.code)].kinds;
}

}  // namespace paddle_ls::python
