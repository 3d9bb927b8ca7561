#include "engine/python/evaluate/duck_typing.hpp"

#include <algorithm>
#include <array>

#include "engine/text/word_set.hpp"

namespace paddle_ls::python {
namespace {

// Methods that are rarely found on anything but a string.
constexpr std::array<std::string_view, 24> only_of_text = {
    "capitalize", "casefold",   "endswith",  "expandtabs",   "format_map",   "isalpha",
    "isdigit",    "islower",    "isnumeric", "isspace",      "isupper",      "ljust",
    "lower",      "lstrip",     "partition", "removeprefix", "removesuffix", "rstrip",
    "splitlines", "startswith", "strip",     "title",        "upper",        "zfill"};

// Methods that return a string if their first argument is one.
constexpr std::array<std::string_view, 5> of_text_by_argument = {"partition", "replace",
                                                                 "rpartition", "rsplit", "split"};

// Methods of tensors that take a string first.
constexpr std::array<std::string_view, 6> of_tensor_with_text = {"align_to", "norm", "refine_names",
                                                                 "rename",   "to",   "type"};

bool takes_text(const Evaluation& run, const Op& attribute) {
  if (attribute.parent_call == none) return false;
  const Call& call = run.call(run.op(attribute.parent_call));
  return call.positional > 0 && is_text(run.values[run.operand(call.first)]);
}

// `x.split()`, which is not valid for a tensor.
bool takes_nothing(const EvaluatedFile& program, const Op& attribute) {
  if (attribute.parent_call == none) return false;
  const Call& call = program.call(program.op(attribute.parent_call));
  return call.positional == 0 && call.keywords == 0 && !call.unpacks;
}

// True for `x.shape` and slices of it: a shape is not a tensor, whatever `x` is.
bool is_shape(const EvaluatedFile& program, OpId value) {
  const Op* op = &program.op(value);
  while (op->code == OpCode::subscript) op = &program.op(op->a);
  return op->code == OpCode::attribute && program.text(op->b) == "shape";
}

// True for `x.reshape(-1)`: a tensor or a numpy array.
bool is_reshaped(const EvaluatedFile& program, OpId value) {
  const Op& call = program.op(value);
  if (call.code != OpCode::call) return false;
  const Op& callee = program.op(call.a);
  return callee.code == OpCode::attribute &&
         program.library.method(program.text(callee.b)).reshapes;
}

}  // namespace

bool reads_gradient(const EvaluatedFile& program, const Op& attribute) {
  return attribute.parent_call == none && attribute.role == Role::value &&
         program.text(attribute.b) == "grad";
}

bool is_tensor_method(const Evaluation& run, const Op& attribute) {
  const std::string_view name = run.text(attribute.b);
  if (attribute.parent_call == none || is_shape(run, attribute.a)) return false;
  if (name == "__init__") return false;
  const Call& call = run.call(run.op(attribute.parent_call));
  const MemberTraits member = run.library.member(name, call.positional);
  if (member.only_tensors) return true;
  if (!member.exists) return false;
  if (!member.of_arrays && is_reshaped(run, attribute.a)) return true;
  const auto keywords = run.keyword_names(call);
  return std::any_of(keywords.begin(), keywords.end(), [&](NameId keyword) {
    return run.library.keyword(run.text(keyword)).only_tensors;
  });
}

bool is_text_method(const Evaluation& run, const Op& attribute) {
  const std::string_view name = run.text(attribute.b);
  return text::is_one_of(name, only_of_text) ||
         (text::is_one_of(name, of_text_by_argument) &&
          (takes_text(run, attribute) || takes_nothing(run, attribute)));
}

bool is_not_tensor_method(const Evaluation& run, const Op& attribute) {
  const std::string_view name = run.text(attribute.b);
  return is_text_method(run, attribute) ||
         (takes_text(run, attribute) && !text::is_one_of(name, of_tensor_with_text));
}

}  // namespace paddle_ls::python
