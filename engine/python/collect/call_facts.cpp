// What is known of what calls and bases of classes are given, for rules to ask.
#include <algorithm>
#include <iterator>

#include "engine/python/collect/name_collector.hpp"
#include "engine/python/evaluate/numbers.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

// True for `where`, whose condition is not computed with.
bool NameCollector::chooses(const Op& call) const {
  const Value& callee = run_.value(call.a);
  const Op& written = tape_.ops[call.a];
  if (callee.is(Tag::name)) return names_.text(callee.ref).ends_with(".where");
  return written.code == Code::attribute && names_.text(written.b) == "where";
}

// What the class that is derived from the base `op` says.
Facts NameCollector::facts_of_base(const Op& op) const {
  Facts facts;
  if (is_unsound(op)) return facts;
  const syntax::Node statement = names_.statements[op.statement].node;
  if (statement.kind() != class_kind_) return facts;
  const std::string_view body = statement.in(source_);
  constexpr std::string_view words[] = {"needs_input_grad", "None", "setup_context", "classmethod",
                                        "mark_dirty"};
  const bool tells_apart =
      std::any_of(std::begin(words), std::end(words),
                  [&](std::string_view word) { return body.find(word) != std::string_view::npos; });
  if (tells_apart) facts.add(Fact::padded);
  return facts;
}

// Whether argument `at` of a call is the one that functions are about: the first, or `input`.
bool NameCollector::is_first_input(const Call& call, std::uint32_t at) const {
  if (at < call.positional) return at == 0;
  return names_.text(tape_.keyword_names[call.first_keyword + at - call.positional]) == "input";
}

// True where an argument may be a tensor, besides the first or `input` of a function.
bool NameCollector::is_given_tensor(const Op& op, const Call& call) const {
  const bool is_function = run_.value(op.a).is(Tag::name);
  for (std::uint32_t i = 0; i < call.positional + call.keywords; ++i) {
    if (is_function && is_first_input(call, i)) continue;
    if (run_.as_object(run_.value(tape_.operands[call.first + i])).is_object(Kind::tensor))
      return true;
  }
  return false;
}

// What a method is called on.
Value NameCollector::receiver_of(const Op& op) const {
  const Op& callee = tape_.ops[op.a];
  return callee.code == Code::attribute ? run_.as_object(run_.value(callee.a)) : Value();
}

// The tensor that a function is about.
Value NameCollector::first_input(const Op& op, const Call& call) const {
  if (!run_.value(op.a).is(Tag::name)) return {};
  for (std::uint32_t i = 0; i < call.positional + call.keywords; ++i) {
    if (is_first_input(call, i)) return run_.as_object(run_.value(tape_.operands[call.first + i]));
  }
  return {};
}

// What the call `op` is given, and what becomes of what it gives.
Facts NameCollector::facts_of_call(OpId op) const {
  Facts facts;
  if (op == none) return facts;
  if (run_.views_are_written(op)) facts.add(Fact::written);
  const Call& call = tape_.calls[tape_.ops[op].b];
  Number first = Number::unknown;
  const bool is_choice = chooses(tape_.ops[op]);
  bool has_fraction = false, has_whole = false;
  const auto look = [&](const Value& given) {
    has_fraction |= is_choice && is_number(given) && is_fraction(given.number);
    has_whole |= is_choice && given.is_object(Kind::tensor) && is_whole(given.number);
    if (!given.is_object(Kind::tensor) || given.number == Number::unknown) return;
    if (is_choice && given.number == Number::truth) return;
    if (first == Number::unknown) first = given.number;
    const bool differs = breadth(first) != breadth(given.number) ||
                         (is_whole(first) && first != given.number && first != Number::whole &&
                          given.number != Number::whole);
    if (differs) facts.add(Fact::mixes);
  };
  const Value receiver = receiver_of(tape_.ops[op]);
  look(receiver);
  if (receiver.is_object(Kind::tensor) && receiver.axes != unknown_axes && receiver.axes > 0)
    facts.add(Fact::has_axes);
  const Value subject =
      receiver.is_object(Kind::tensor) ? receiver : first_input(tape_.ops[op], call);
  if (subject.is_object(Kind::tensor) && subject.number == Number::small) facts.add(Fact::small);
  if (subject.is_object(Kind::tensor) && subject.number == Number::truth) facts.add(Fact::truths);
  for (std::uint32_t i = call.first; i < call.first + call.positional + call.keywords; ++i) {
    const Value& given = run_.value(tape_.operands[i]);
    look(run_.as_object(given));
    if (!given.is(Tag::sequence)) continue;
    const Op& display = tape_.ops[given.ref];
    for (std::uint32_t e = display.b; e < display.c; ++e) {
      look(run_.as_object(run_.value(tape_.operands[e])));
    }
  }
  if (has_fraction && has_whole) facts.add(Fact::mixes);
  if (is_given_tensor(tape_.ops[op], call)) facts.add(Fact::given_tensor);
  return facts;
}

}  // namespace paddle_ls::python
