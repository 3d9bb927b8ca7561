#include "engine/rewrite/result/known_of_value.hpp"

namespace paddle_ls::rewrite {

using python::Fact;
using python::Kind;
using python::Reason;

namespace {

struct FactWords {
  Fact fact;
  std::string_view words;
};

constexpr FactWords all_facts[] = {
    {Fact::fresh, "it has no alias"},
    {Fact::may_be_number, "it may be a number"},
    {Fact::truths, "it is boolean"},
    {Fact::small, "it has integers of less than 64 bits"},
    {Fact::has_axes, "it has dimensions"},
    {Fact::gradient, "it is a gradient"},
    {Fact::written, "its base or a view of it is written to"},
    {Fact::with_tensor, "the other operand is a tensor"},
    {Fact::plain_type, "both operands have the same type"},
    {Fact::casts_self, "its type is narrower than that of the other operand"},
    {Fact::casts_other, "the type of the other operand is narrower"},
    {Fact::mixes, "the types of the operands differ or are not known"},
    {Fact::narrows, "the result has a wider type"},
    {Fact::with_gradient, "the other operand is a gradient"},
    {Fact::own, "its class is defined in the program"},
    {Fact::guarded, "the use is in a `try`"},
    {Fact::given_tensor, "another argument is a tensor"},
    {Fact::plain_base, "its class needs nothing that only PyTorch's layer has"},
    {Fact::may_be_none, "it may be None"},
};

}  // namespace

std::string_view kind_words(Kind kind) {
  switch (kind) {
    case Kind::tensor: return "a tensor";
    case Kind::module: return "a module";
    case Kind::optimizer: return "an optimizer";
    case Kind::scheduler: return "a learning rate scheduler";
    case Kind::distribution: return "a distribution";
    default: return "an object of this class";
  }
}

std::string_view reason_words(Reason reason) {
  switch (reason) {
    case Reason::forward_parameter: return "it is a parameter of a `forward`";
    case Reason::passed_argument: return "calls in this file pass one";
    case Reason::api_argument: return "it is passed to a torch function";
    case Reason::tensor_only_method: return "only tensors are used like this";
    case Reason::module_call: return "a layer returns it";
    case Reason::naming_habit: return "of its name";
    case Reason::member_of_one_kind: return "only such objects have this attribute";
    default: return "of what it is computed from";
  }
}

std::string words_of(const KnownOfValue& known) {
  if (known.kind == Kind::unknown) return {};
  std::string words(kind_words(known.kind));
  words.append(", because ").append(reason_words(known.reason));
  for (const auto& [fact, text] : all_facts) {
    if (known.facts.has(fact)) words.append("; ").append(text);
  }
  return words;
}

}  // namespace paddle_ls::rewrite
