#include "engine/python/evaluate/numbers.hpp"

namespace paddle_ls::python {

namespace {

bool is_tensor_of(const Value& value, Number number) {
  return value.is_object(Kind::tensor) && value.number == number;
}

constexpr std::string_view operators = "*/+-%@&|^<>";

// Constants have no place of their own on the tape.
bool stands_in(const Tape& tape, OpId operand, const Op& op) {
  if (operand == none) return false;
  const Op& inner = tape.ops[operand];
  return inner.start >= op.start && inner.end <= op.end && inner.end > inner.start;
}

}  // namespace

Number number_in(std::string_view literal) {
  if (literal.empty() || literal.starts_with("0x") || literal.starts_with("0X")) {
    return Number::unknown;
  }
  const bool is_number = literal.find_first_not_of("0123456789._eE+-") == std::string_view::npos &&
                         literal.find_first_of("0123456789") < 2;
  if (!is_number) return Number::unknown;
  return literal.find_first_of(".eE") == std::string_view::npos ? Number::whole : Number::fraction;
}

std::string_view operator_of(std::string_view source, const Tape& tape, const Op& op) {
  const bool has_left = stands_in(tape, op.a, op);
  const bool has_right = stands_in(tape, op.b, op);
  const std::uint32_t from = has_left ? tape.ops[op.a].end : op.start;
  const std::uint32_t to = has_right ? tape.ops[op.b].start : op.end;
  if (!(has_left || has_right) || from >= to) return {};
  const std::string_view between = source.substr(from, to - from);
  if (between.find_first_of("#\"'") != std::string_view::npos) return {};
  std::size_t at = has_left ? between.find_first_of(operators) : between.find_last_of(operators);
  if (at == std::string_view::npos) return {};
  const auto is_doubled = [&](std::size_t one, std::size_t other) {
    return other < between.size() && between[one] == between[other] &&
           std::string_view("*/<>").find(between[one]) != std::string_view::npos;
  };
  if (!has_left && at > 0 && is_doubled(at, at - 1)) --at;
  return between.substr(at, is_doubled(at, at + 1) ? 2 : 1);
}

Number number_beside(std::string_view source, const Tape& tape, const Op& op,
                     std::string_view written, OpId operand) {
  if (written.empty() || stands_in(tape, operand, op)) return Number::unknown;
  const auto at = static_cast<std::size_t>(written.data() - source.data());
  const std::size_t end = at + written.size();
  std::string_view text =
      operand == op.a ? source.substr(op.start, at - op.start) : source.substr(end, op.end - end);
  const auto first = text.find_first_not_of(" ()");
  if (first == std::string_view::npos) return Number::unknown;
  text = text.substr(first, text.find_last_not_of(" ()") + 1 - first);
  return number_in(text);
}

Number number_of(std::string_view written, const Value& left, const Value& right) {
  const bool has_tensor = left.is_object(Kind::tensor) || right.is_object(Kind::tensor);
  if (!has_tensor || written.empty()) return Number::unknown;
  const bool is_fraction = left.number == Number::fraction || right.number == Number::fraction;
  if (is_fraction || written == "/") return Number::fraction;
  const bool are_whole = left.number == Number::whole && right.number == Number::whole;
  return are_whole ? Number::whole : Number::unknown;
}

std::string_view method_of(std::string_view written) {
  static constexpr std::string_view methods[] = {
      "operator*", "operator+",  "operator-", "operator/", "operator//",
      "operator%", "operator**", "operator&", "operator|", "operator^"};
  constexpr std::size_t prefix = std::string_view("operator").size();
  for (const std::string_view method : methods) {
    if (method.substr(prefix) == written) return method;
  }
  return {};
}

bool is_of_bits(std::string_view written) {
  return written == "&" || written == "|" || written == "^";
}

bool mix_numbers(const Value& left, const Value& right) {
  return (is_tensor_of(left, Number::whole) && is_tensor_of(right, Number::fraction)) ||
         (is_tensor_of(left, Number::fraction) && is_tensor_of(right, Number::whole));
}

}  // namespace paddle_ls::python
