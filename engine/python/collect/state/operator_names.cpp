#include "engine/python/collect/state/operator_names.hpp"

#include <algorithm>
#include <iterator>

namespace paddle_ls::python {

namespace {

constexpr OperatorName operator_names[] = {
    {"+", "__add__", "__iadd__"},
    {"-", "__sub__", "__isub__"},
    {"*", "__mul__", "__imul__"},
    {"/", "__truediv__", "__itruediv__"},
    {"//", "__floordiv__", "__ifloordiv__"},
    {"%", "__mod__", "__imod__"},
    {"**", "__pow__", "__ipow__"},
    {"&", "__and__", "__iand__"},
    {"|", "__or__", "__ior__"},
    {"^", "__xor__", "__ixor__"},
    {"<<", "__lshift__", "__ilshift__"},
    {">>", "__rshift__", "__irshift__"},
    {"==", "__eq__", ""},
    {"!=", "__ne__", ""},
    {"<", "__lt__", ""},
    {"<=", "__le__", ""},
    {">", "__gt__", ""},
    {">=", "__ge__", ""},
};

}  // namespace

const OperatorName* operator_named(std::string_view written) {
  const auto at = std::find_if(std::begin(operator_names), std::end(operator_names),
                               [&](const OperatorName& row) { return row.written == written; });
  return at == std::end(operator_names) ? nullptr : at;
}

void add_cast(Facts& facts, Cast cast, const Value& left, const Value& right) {
  const bool is_sure = !left.may_be_number && !right.may_be_number;
  if (cast != Cast::nothing && !is_sure) return facts.add(Fact::mixes);
  switch (cast) {
    case Cast::nothing: return;
    case Cast::left: return facts.add(Fact::casts_self);
    case Cast::right: return facts.add(Fact::casts_other);
    case Cast::both: return facts.add(Fact::mixes);
  }
}

bool is_bitwise(std::string_view written) {
  return written == "&" || written == "|" || written == "^";
}

bool wants_number_moved(std::string_view written, const Value& left, const Value& right) {
  if (!left.is_object(Kind::tensor) || !is_number(right)) return false;
  if (is_bitwise(written)) return right.number == Number::whole || right.number == Number::truth;
  // A tensor without dimensions gets one by a division.
  if (written == "//") return left.axes == 0;
  return left.number == Number::small && (written == "%" || written == "**");
}

}  // namespace paddle_ls::python
