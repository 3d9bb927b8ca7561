#include "engine/python/link/operand_kinds.hpp"

#include <array>

namespace paddle_ls::python {
namespace {

template <class Key>
struct Row {
  Key code;
  OperandKinds kinds;
};

constexpr auto of_codes = [] {
  using enum OperandKind;
  return std::array<Row<Code>, 39>{{
      {Code::opaque, {}},
      {Code::literal, {}},
      {Code::none_literal, {}},
      {Code::load, {symbol}},
      {Code::attribute, {operation, name, byte}},
      {Code::call, {operation, call}},
      {Code::binary, {operation, operation}},
      {Code::bar, {operation, operation}},
      {Code::compare, {nothing, operand, operand}},
      {Code::unary, {operation}},
      {Code::choice, {operation, operation}},
      {Code::subscript, {operation, operation, operation}},
      {Code::sequence, {nothing, operand, operand}},
      {Code::comprehension, {operation}},
      {Code::mapping, {nothing, operand, operand}},
      {Code::walrus, {symbol, operation}},
      {Code::lambda, {scope}},
      {Code::string, {}},
      {Code::target_name, {symbol}},
      {Code::target_attribute, {operation, name, byte}},
      {Code::target_subscript, {operation, operation}},
      {Code::target_sequence, {nothing, operand, operand}},
      {Code::target_starred, {operation}},
      {Code::assign, {operation, operation}},
      {Code::declare, {operation, operation}},
      {Code::augment, {operation, operation}},
      {Code::iterate, {operation, operation}},
      {Code::remove, {operation}},
      {Code::import, {symbol, name, imported}},
      {Code::star_import, {nothing, name, imported}},
      {Code::decorated_by, {operation}},
      {Code::define, {symbol, scope}},
      {Code::capture, {symbol}},
      {Code::declaration, {symbol}},
      {Code::narrow, {operation, operation, operation}},
      {Code::result, {operation}},
      {Code::stop_branch, {}},
      {Code::leave_loop, {}},
      {Code::control, {}},
  }};
}();

constexpr auto of_control = [] {
  using enum OperandKind;
  return std::array<Row<Control>, 19>{{
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

// True when each row stands at the number of its code, so that a row is found by it.
template <class Rows>
constexpr bool is_by_code(const Rows& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (static_cast<std::size_t>(rows[i].code) != i) return false;
  }
  return true;
}

static_assert(is_by_code(of_codes) && of_codes.back().code == Code::control);
static_assert(is_by_code(of_control) && of_control.back().code == Control::try_end);

}  // namespace

const OperandKinds& operand_kinds(const Op& op) {
  return op.code == Code::control ? of_control[static_cast<std::size_t>(op.control)].kinds
                                  : of_codes[static_cast<std::size_t>(op.code)].kinds;
}

}  // namespace paddle_ls::python
