#include "engine/python/collect/state/call_facts.hpp"

#include <algorithm>
#include <iterator>

namespace paddle_ls::python {

using Tag = Value::Tag;

namespace {

// True for `where`, which does not compute with its condition.
bool chooses(const FileView& file, const Op& call) {
  const Value& callee = file.run.value(call.a);
  const Op& written = file.tape.ops[call.a];
  if (callee.is(Tag::name)) return file.names.text(callee.ref).ends_with(".where");
  return written.code == OpCode::attribute && file.names.text(written.b) == "where";
}

// True for the argument of a function that is computed with: the first, `input` or `tensors`.
bool is_first_input(const FileView& file, const Call& call, std::uint32_t at) {
  if (at < call.positional) return at == 0;
  const std::string_view keyword =
      file.names.text(file.tape.keyword_names[call.first_keyword + at - call.positional]);
  return keyword == "input" || keyword == "tensors";
}

// True if an argument other than the first or `input` of a function may be a tensor.
bool is_given_tensor(const FileView& file, const Op& op, const Call& call) {
  const bool is_function = file.run.value(op.a).is(Tag::name);
  for (std::uint32_t i = 0; i < call.positional + call.keywords; ++i) {
    if (is_function && is_first_input(file, call, i)) continue;
    if (file.run.as_object(file.run.value(file.tape.operands[call.first + i]))
            .is_object(Kind::tensor))
      return true;
  }
  return false;
}

// The receiver of a method call.
Value receiver_called(const FileView& file, const Op& op) {
  const Op& callee = file.tape.ops[op.a];
  return callee.code == OpCode::attribute ? file.run.as_object(file.run.value(callee.a)) : Value();
}

// The first tensor argument of a function.
Value first_input(const FileView& file, const Op& op, const Call& call) {
  if (!file.run.value(op.a).is(Tag::name)) return {};
  for (std::uint32_t i = 0; i < call.positional + call.keywords; ++i) {
    if (is_first_input(file, call, i))
      return file.run.as_object(file.run.value(file.tape.operands[call.first + i]));
  }
  return {};
}

// True for tensors of unknown type, and for what is not known to be tensors.
bool is_untyped(const Value& value) {
  const bool is_of_tensors = value.is_object(Kind::tensor) || value.is_object(Kind::tensors);
  if (is_of_tensors) return breadth(value.number) == 0;
  return value.is(Tag::unknown) || value.is_object(Kind::foreign);
}

// True for a tensor of unknown type, several of them, or a display that has one beside a tensor of
// integers or booleans.
bool is_partly_untyped(const FileView& file, const Value& input) {
  if (!input.is(Tag::sequence)) return is_untyped(input);
  bool has_untyped = false, has_integers = false;
  for (const OpId element : elements_of(file, file.tape.ops[input.ref])) {
    const Value part = file.run.as_object(file.run.value(element));
    has_untyped |= is_untyped(part);
    has_integers |=
        part.is_object(Kind::tensor) && (is_whole(part.number) || part.number == Number::truth);
  }
  return has_untyped && has_integers;
}

}  // namespace

Facts facts_of_call(const FileView& file, OpId op) {
  Facts facts;
  if (op == none) return facts;
  if (file.run.views_are_written(op)) facts.add(Fact::written);
  const Call& call = file.tape.calls[file.tape.ops[op].b];
  Number first = Number::unknown;
  const bool is_choice = chooses(file, file.tape.ops[op]);
  bool has_fraction = false, has_whole = false;
  const auto look = [&](const Value& given) {
    has_fraction |= is_choice && is_number(given) && is_fraction(given.number);
    has_whole |= is_choice && given.is_object(Kind::tensor) && is_whole(given.number);
    if (!given.is_object(Kind::tensor) || is_open(given.number)) return;
    if (is_choice && given.number == Number::truth) return;
    if (first == Number::unknown) first = given.number;
    const bool differs = breadth(first) != breadth(given.number) ||
                         (is_whole(first) && first != given.number && first != Number::whole &&
                          given.number != Number::whole);
    if (differs) facts.add(Fact::mixes);
  };
  const Value receiver = receiver_called(file, file.tape.ops[op]);
  look(receiver);
  if (receiver.is_object(Kind::tensor) && receiver.axes != unknown_axes && receiver.axes > 0)
    facts.add(Fact::has_axes);
  const Value subject =
      receiver.is_object(Kind::tensor) ? receiver : first_input(file, file.tape.ops[op], call);
  if (subject.is_object(Kind::tensor) && subject.number == Number::small) facts.add(Fact::small);
  if (subject.is_object(Kind::tensor) && subject.number == Number::truth) facts.add(Fact::truths);
  if (is_partly_untyped(file, subject)) facts.add(Fact::untyped);
  for (const OpId argument : arguments_of(file, call)) {
    const Value& given = file.run.value(argument);
    look(file.run.as_object(given));
    if (given.is_object(Kind::tensors) && given.number == Number::several) facts.add(Fact::mixes);
    if (!given.is(Tag::sequence)) continue;
    for (const OpId element : elements_of(file, file.tape.ops[given.ref])) {
      look(file.run.as_object(file.run.value(element)));
    }
  }
  if (has_fraction && has_whole) facts.add(Fact::mixes);
  if (is_given_tensor(file, file.tape.ops[op], call)) facts.add(Fact::given_tensor);
  return facts;
}

Facts facts_of_base(const FileView& file, const Op& op) {
  Facts facts;
  if (is_unsound(file, op)) return facts;
  const syntax::Node statement = file.names.statements[op.statement].node;
  if (statement.kind() != file.grammar.class_kind) return facts;
  const std::string_view body = statement.in(file.source);
  constexpr std::string_view words[] = {"needs_input_grad", "None", "setup_context", "classmethod",
                                        "mark_dirty"};
  const bool tells_apart =
      std::any_of(std::begin(words), std::end(words),
                  [&](std::string_view word) { return body.find(word) != std::string_view::npos; });
  if (tells_apart) facts.add(Fact::padded);
  return facts;
}

}  // namespace paddle_ls::python
