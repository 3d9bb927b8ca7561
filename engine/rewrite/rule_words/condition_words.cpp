#include "engine/rewrite/rule_words/condition_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/python/facts/facts.hpp"
#include "engine/rewrite/rule_words/lists.hpp"
#include "engine/rewrite/source/read_attributes.hpp"
#include "engine/text/identifier.hpp"
#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

namespace {

using text::quoted;

constexpr std::array<std::pair<std::uint32_t, std::string_view>, 14> words_of_kinds = {{
    {kind_int, "an integer"},
    {kind_float, "a float"},
    {kind_string, "a string"},
    {kind_bool, "True or False"},
    {kind_none, "None"},
    {kind_list, "a list"},
    {kind_tuple, "a tuple"},
    {kind_dictionary, "a dictionary"},
    {kind_name, "a name"},
    {kind_attribute, "an attribute"},
    {kind_call, "a call"},
    {kind_lambda, "a lambda"},
    {kind_star, "a starred argument"},
    {kind_other, "another expression"},
}};

constexpr std::array<std::pair<std::uint32_t, std::string_view>, 24> context_words = {{
    {context_call, "a call"},
    {context_reference, "a value that is not called here"},
    {context_annotation, "an annotation"},
    {context_base, "a base class"},
    {context_decorator, "a decorator"},
    {context_store, "the target of an assignment"},
    {context_statement, "a separate statement"},
    {context_next, "the argument of next()"},
    {context_parts, "a call whose result is unpacked at once"},
    {context_each, "the iterable of a loop"},
    {context_assigned, "the value assigned to a variable or an attribute"},
    {context_compared, "compared with a type"},
    {context_hint, "the type of a parameter, a result or a variable"},
    {context_on_results, "a layer whose input is used by nothing else"},
    {context_restated, "assigned back to the variables that it reads"},
    {context_stored, "saved, loaded, put into a dictionary or read for its keys"},
    {context_items, "unpacked, or passed to a function that accepts a list as well"},
    {context_rate, "indexed to read a learning rate"},
    {context_rate_set, "iterated to set learning rates"},
    {context_rate_times, "iterated to multiply learning rates"},
    {context_rate_over, "iterated to divide learning rates"},
    {context_kept, "kept while the gradient is reset"},
    {context_may_lack, "kept, and may be None"},
    {context_changed, "changed in place"},
}};

// "at least 2", "2", "fewer than 2".
std::string bound_words(const Condition& condition, std::string_view number) {
  const std::string bound(number);
  switch (condition.comparison) {
    case Comparison::equal: return bound;
    case Comparison::not_equal: return "other than " + bound;
    case Comparison::less: return "less than " + bound;
    case Comparison::at_most: return "at most " + bound;
    case Comparison::greater: return "more than " + bound;
    case Comparison::at_least: return "at least " + bound;
  }
  return bound;
}

std::string counted_words(const Condition& condition, const std::string& noun) {
  return bound_words(condition, std::to_string(condition.operand)) + " " + noun +
         (condition.operand == 1 ? "" : "s");
}

std::string ordinal(std::int16_t index) {
  constexpr std::array<std::string_view, 5> words = {"first", "second", "third", "fourth", "fifth"};
  const auto at = static_cast<std::size_t>(index);
  if (at < words.size()) return std::string(words[at]);
  return "number " + std::to_string(index + 1);
}

// "`dim`", "the first argument of the call in `loc`".
std::string place_words(const RuleTable& table, const Rule& rule, const Condition& condition) {
  const Part& part = condition.part;
  std::string name(table.text(table.rows(rule.signature)[condition.parameter].name));
  if (part.nth >= 0) name += "[" + std::to_string(part.nth) + "]";
  switch (part.step) {
    case Step::none: return quoted(name);
    case Step::element: return quoted(name + "[" + std::to_string(part.index) + "]");
    case Step::positional:
      return "the " + ordinal(part.index) + " argument of the call in " + quoted(name);
    case Step::keyword:
      return "the argument " + quoted(table.text(part.keyword)) + " of the call in " + quoted(name);
    case Step::owner:
      return "the object of `." + std::string(table.text(part.keyword)) + "` in " + quoted(name);
  }
  return quoted(name);
}

std::string_view receiver_word(Receiver receiver) {
  switch (receiver) {
    case Receiver::tensor: return "a tensor";
    case Receiver::module: return "a module";
    case Receiver::optimizer: return "an optimizer";
    case Receiver::scheduler: return "a scheduler";
    case Receiver::context: return "a context of autograd";
    default: return "the object of the rule";
  }
}

// True for a variable: `f` of `torch.save(state, f)`, but not `int` or `True`.
bool is_variable(std::string_view literal) {
  constexpr std::array<std::string_view, 8> of_python = {"None",  "True", "False",   "bool",
                                                         "float", "int",  "complex", "str"};
  const bool is_name =
      !literal.empty() && std::all_of(literal.begin(), literal.end(), text::is_identifier_byte);
  return is_name && (literal.front() < '0' || literal.front() > '9') &&
         std::find(of_python.begin(), of_python.end(), literal) == of_python.end();
}

std::string literal_words(std::string_view literal) {
  if (is_variable(literal)) return "a variable named " + quoted(literal);
  if (literal.ends_with('*')) {
    return "written with " + quoted(literal.substr(0, literal.size() - 1)) + " at its beginning";
  }
  if (literal.starts_with('*')) return "written with " + quoted(literal.substr(1)) + " at its end";
  return quoted(literal);
}

std::string file_words(std::string_view wanted) {
  if (wanted.starts_with('\'')) return "the string " + std::string(wanted);
  if (wanted.ends_with('*')) {
    return "a name that begins with " + quoted(wanted.substr(0, wanted.size() - 1));
  }
  if (wanted.starts_with('.')) return "the attribute " + quoted(wanted.substr(1));
  return quoted(wanted);
}

// Facts about the operands of a use.
std::string fact_words(std::uint32_t fact, bool is_negated) {
  struct FactWords {
    python::Fact fact;
    std::string_view holds;
    std::string_view fails;
  };
  static constexpr FactWords words[] = {
      {python::Fact::fresh, "the tensor has no alias", "the tensor may have an alias"},
      {python::Fact::may_be_number, "the receiver may be a Python number",
       "the receiver is not a Python number"},
      {python::Fact::casts_self, "the receiver has the narrower type",
       "the receiver does not have the narrower type"},
      {python::Fact::casts_other, "the other operand has the narrower type",
       "the other operand does not have the narrower type"},
      {python::Fact::mixes, "the operands have different types", "all operands have one type"},
      {python::Fact::with_tensor, "the other operand is a tensor",
       "the other operand may not be a tensor"},
      {python::Fact::narrows, "the result has a wider type than the tensor",
       "the result has the type of the tensor"},
      {python::Fact::plain_type, "both operands have one type", "the operands may differ in type"},
      {python::Fact::written, "the views or their base are written to",
       "no write to the views is visible"},
      {python::Fact::has_axes, "the tensor has dimensions", "the tensor may have no dimensions"},
      {python::Fact::small, "the tensor has integers of less than 64 bits",
       "the tensor is not known to have integers of less than 64 bits"},
      {python::Fact::truths, "the tensor is boolean", "the tensor is not known to be boolean"},
      {python::Fact::gradient, "the tensor is a gradient",
       "the tensor is not known to be a gradient"},
      {python::Fact::with_gradient, "the other operand is a gradient",
       "the other operand is not known to be a gradient"},
      {python::Fact::own, "the class of the object is defined in the program",
       "the class of the object is not defined in the program"},
      {python::Fact::guarded, "the use is in a `try`", "the use is not in a `try`"},
      {python::Fact::given_tensor, "another argument is a tensor",
       "no other argument is known to be a tensor"},
      {python::Fact::padded, "`backward` returns None for arguments without a gradient",
       "`backward` returns only gradients"},
      {python::Fact::plain_base, "the class needs nothing that only PyTorch's layer has",
       "the class may need what only PyTorch's layer has"},
      {python::Fact::may_be_none, "the value may be None", "the value is not known to be None"},
      {python::Fact::untyped, "the types of the tensors are not known",
       "the types of the tensors are known"},
  };
  for (const FactWords& row : words) {
    if (static_cast<std::uint32_t>(row.fact) == fact) {
      return std::string(is_negated ? row.fails : row.holds);
    }
  }
  return {};
}

// The entries of source/layer_habits about a project, which rules test like a keyword.
std::string passed_words(std::string_view keyword, bool is_negated) {
  struct HabitWords {
    std::string_view keyword;
    std::string_view holds;
    std::string_view fails;
  };
  static constexpr HabitWords words[] = {
      {"add_param_group", "the project may add parameter groups to an optimizer",
       "the project adds no parameter groups to an optimizer"},
      {"asked_for_tuple", "the project tests whether something is a tuple",
       "the project never tests whether something is a tuple"},
      {"create_graph", "the project computes gradients of gradients",
       "the project never computes gradients of gradients"},
      {"keys_read", "the project reads the keys of a state dict",
       "the project reads no keys of a state dict"},
      {"listed", "the project iterates over the sublayers of a layer",
       "the project never iterates over the sublayers of a layer"},
      {"lone_size", "the project may pass a list of one number as the size of a window",
       "the project passes no list of one number as the size of a window"},
      {"module", "the project reads the attribute `module` of a wrapped layer",
       "the project never reads the attribute `module` of a wrapped layer"},
      {"moved", "the project may move, cast or save a layer as a whole",
       "the project never moves, casts or saves a layer as a whole"},
      {"names_read", "the project reads the names of parameters",
       "the project reads no names of parameters"},
      {"norm_arguments",
       "the project may pass more than the size to a norm class that is a parameter",
       "the project passes only the size to norm classes that are parameters"},
      {"packed", "the project packs sequences", "the project packs no sequences"},
      {"params", "an optimizer may have several parameter groups",
       "no optimizer has several parameter groups"},
      {"replaced", "the project may replace the parameters of a layer",
       "the project replaces no parameters of a layer"},
      {"scheduler", "a scheduler may set the learning rate of an optimizer",
       "no scheduler sets the learning rate of an optimizer"},
  };
  for (const HabitWords& row : words) {
    if (row.keyword == keyword) return std::string(is_negated ? row.fails : row.holds);
  }
  return quoted(keyword) + (is_negated ? " is not" : " is") +
         " passed in a call whose callee the project does not name";
}

}  // namespace

std::string words_of(const RuleTable& table, const Rule& rule, const Condition& condition) {
  const bool is_negated = condition.negated;
  const std::string is = is_negated ? " is not " : " is ";
  const std::string has = is_negated ? " does not have " : " has ";
  const std::string place =
      condition.parameter == no_parameter ? "the call" : place_words(table, rule, condition);
  const std::string inner = condition.parameter == no_parameter ? place : "the call in " + place;
  const std::string_view text = table.text(condition.text);
  switch (condition.test) {
    case Test::has: return place + is + "given";
    case Test::absent: return place + (is_negated ? " is given" : " is not given");
    case Test::shows:
      return place + (is_negated ? " is not written" : " is written") + " in the call";
    case Test::literal: return place + is + literal_words(text);
    case Test::number: return place + is + "a number " + bound_words(condition, text);
    case Test::kind: return place + is + alternatives_in(condition.operand, words_of_kinds);
    case Test::plain: return place + is + "a name, a dotted name or a literal";
    case Test::made: return place + is + "an object that the file creates";
    case Test::held: return place + is + "the name of a checkpoint in the project";
    case Test::callee:
      return place + is + "a call of " +
             (text.starts_with('*') ? "anything named " + quoted(text.substr(1)) : quoted(text));
    case Test::length: return place + has + counted_words(condition, "element");
    case Test::positional_count:
      return inner + has + counted_words(condition, "positional argument");
    case Test::argument_count: return inner + has + counted_words(condition, "argument");
    case Test::no_keywords:
      return is_negated ? "an argument is passed by keyword" : "no argument is passed by keyword";
    case Test::unpacks: return is_negated ? "the call has no `**`" : "the call has a `**`";
    case Test::unpacks_only:
      return is_negated ? "`**` may pass arguments other than " + quoted(text)
                        : "`**` visibly passes only " + quoted(text);
    case Test::context: return "the use" + is + alternatives_in(condition.operand, context_words);
    case Test::can_hoist:
      return std::string("a statement can") + (is_negated ? "not" : "") +
             " be inserted before the use";
    case Test::undecided:
      return std::string("the values of the arguments are ") + (is_negated ? "" : "not ") + "known";
    case Test::receiver_sure:
      return "the receiver is " + std::string(is_negated ? "not surely " : "surely ") +
             std::string(receiver_word(rule.receiver));
    case Test::receiver_unknown:
      return std::string(is_negated ? "something" : "nothing") +
             " determines the type of the receiver";
    case Test::known: return fact_words(condition.operand, is_negated);
    case Test::file_has:
      if (condition.operand == read_of_result) {
        return quoted(text) + (is_negated ? " is not read" : " may be read") + " of the result";
      }
      return "the file" + has + file_words(text);
    case Test::passed: return passed_words(text, is_negated);
    case Test::accepted:
      return std::string("the project ") + (is_negated ? "does not accept " : "accepts ") +
             quoted(differences()[condition.operand].id);
  }
  return {};
}

}  // namespace paddle_ls::rewrite
