// The content of rules, as plain data.
//
// Rules are flat tables of small rows that refer to each other and to their texts by index instead
// of by pointer. The same rows come from the build-time generator (constant data in the program, no
// work at start) and from a rule file of a workspace (read at run time), and the engine cannot tell
// them apart. The documentation and the JSON Schema of the file format come from rule_fields.hpp.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/rewrite/differences/difference.hpp"
#include "engine/rewrite/rows/profile.hpp"
#include "engine/rewrite/source/expression_words.hpp"

namespace paddle_ls::rewrite {

// A text in the table's string pool.
struct Text {
  std::uint32_t offset = 0;
  std::uint32_t size = 0;

  bool empty() const { return size == 0; }
};

// A range of rows of one of the table's arrays.
template <class Row>
struct Rows {
  std::uint32_t first = 0;
  std::uint32_t count = 0;

  bool empty() const { return count == 0; }
};

enum class ParameterKind : std::uint8_t { normal, keyword_only, variadic, keywords };

struct Parameter {
  Text name;
  Text default_text;  // empty: required, or variadic
  ParameterKind kind = ParameterKind::normal;
};

// How a hole changes the text of its argument.
enum class Filter : std::uint8_t {
  none,
  negate,      // not x; a literal True or False is flipped
  list,        // several positional arguments as a list display
  device,      // 'cuda' and 'cuda:1' inside a string literal become 'gpu' and 'gpu:1'
  checkpoint,  // the name of a file in a string literal ends with `.pdparams` instead
};

// A piece of a template: literal text, or a hole that is filled with a part of the use.
enum class PieceKind : std::uint8_t {
  literal,
  argument,  // {name}, {name[0]}, {name.arg0}, {name|not}
  optional,  // {?name} and {?name:keyword}: ", keyword=value" when the argument is given
  self,      // {self}, {self|not}: the receiver of a method
  value,     // {value}, {value|not}: the right side of an assignment to the name
  fresh,     // {#name}: a name that the file does not use
};

constexpr std::uint16_t no_parameter = 0xFFFF;

// A step from an argument to a part of it, if the source shows the part.
enum class Step : std::uint8_t {
  none,
  element,     // a[1]: of a list or tuple display
  positional,  // a.arg1: of the call that the argument is
  keyword,     // a.name: the same, passed by this keyword
  owner,       // a.@data: the object of `.data` or `.data()`, if the argument is such an expression
};

// The part of a parameter's arguments; by default all of them.
struct Part {
  Text keyword;
  std::int16_t nth = -1;    // of the arguments of a variadic parameter; -1: all
  std::int16_t index = -1;  // of the element or the positional argument
  Step step = Step::none;

  bool is_whole() const { return nth < 0 && step == Step::none; }
};

struct Piece {
  Text text;  // of a literal; keyword of an optional; stem of a fresh name
  Part part;  // of the argument
  std::uint16_t parameter = no_parameter;  // in the signature of the rule
  PieceKind kind = PieceKind::literal;
  Filter filter = Filter::none;
  Precedence precedence = Precedence::loosest;  // that its place requires of the argument
  bool bracketed = false;  // inside brackets of the template, where line ends are free
  bool deferred = false;   // an operator of the template decides whether it is evaluated
  bool late = false;       // a call or an operator of the template has run before it
};

// The type of a node of a template, as far as filling it in depends on it.
enum class NodeKind : std::uint8_t {
  text,   // punctuation and keywords between other nodes
  hole,   // filled by the piece that it names
  other,  // any other expression, or a keyword argument
  attribute,
  list,
  tuple,
  parenthesized,
  // The following kinds have their own rows in every template.
  call,       // a function and `arguments`
  arguments,  // with its brackets
  conditional,
  conjunction,
  disjunction,
  negation,
  sum,
  difference,
  product,
  comparison,
  assignment,
};

// A node of the tree of a template. A tree is a range of rows in preorder.
struct TemplateNode {
  Text text;                // of a leaf
  std::uint16_t size = 1;   // nodes of the subtree
  std::uint16_t piece = 0;  // of a hole: its index among those of the template
  NodeKind kind = NodeKind::text;
  Precedence precedence = Precedence::primary;
  Precedence asked = Precedence::lambda;  // required by the place of a parenthesized expression
};

struct Template {
  Rows<Piece> pieces;
  Rows<TemplateNode> nodes;                     // one tree
  Precedence precedence = Precedence::primary;  // of the whole
  bool computes = false;                        // it calls something or applies an operator

  bool empty() const { return pieces.empty(); }
};

enum class Test : std::uint8_t {
  has,               // has(a): the argument is certainly given
  absent,            // absent(a): it is certainly not given
  shows,             // shows(a): it is written in the call; stars may pass others
  literal,           // literal(a)=='text': given as exactly this literal; {b}: the text of b
  number,            // number(a)<=0.001: given as a number with this relation
  kind,              // kind(a) in [..]: given, and of one of these syntactic kinds
  plain,             // plain(a): given as a name, dotted name or literal
  made,              // made(a): given as an object that the file creates, and not None
  held,              // held(a): given as the literal name of a checkpoint in the project
  callee,            // a is call *Size: given as a call of this name
  length,            // length(a)==2: elements of a display, or arguments of a variadic parameter
  positional_count,  // positional_count>=2; positional_count(a)==1 of an argument that is a call
  argument_count,    // argument_count==1, including keywords; argument_count(a)==1
  no_keywords,       // no_keywords
  unpacks,           // unpacks: the call has a `**`, which may pass anything
  unpacks_only,  // unpacks_only(a, b): all keywords that its `**` pass are visible and in this list
  context,       // used_as==statement
  can_hoist,
  undecided,         // it is not known whether an earlier alternative applies
  receiver_sure,     // receiver==sure
  receiver_unknown,  // receiver==unknown
  known,             // known(fresh): a fact about the operands, as `python::Fact`
  file_has,          // file has -100: it occurs in the file; Conv*: begins a word; .targets: is
                     // an attribute that is read; 'torch': string
  passed,    // passed(eps): a call whose callee the project does not name passes this keyword
  accepted,  // accepted(first-weights): the project accepts this difference
};

enum class Comparison : std::uint8_t { equal, not_equal, less, at_most, greater, at_least };

template <class Number>
constexpr bool compares(Number left, Comparison comparison, Number right) {
  switch (comparison) {
    case Comparison::equal: return left == right;
    case Comparison::not_equal: return left != right;
    case Comparison::less: return left < right;
    case Comparison::at_most: return left <= right;
    case Comparison::greater: return left > right;
    case Comparison::at_least: return left >= right;
  }
  return false;
}

struct Condition {
  Text text;                  // of literal, number and callee
  Part part;                  // of the argument
  std::uint32_t operand = 0;  // kinds, contexts, a number or a difference
  std::uint16_t parameter = no_parameter;
  Test test = Test::has;
  Comparison comparison = Comparison::equal;
  bool negated = false;
};

enum class ArgumentAction : std::uint8_t {
  rename,  // keyword `parameter` is called `name`
  drop,  // the argument is removed; if its evaluation has an effect, the alternative does not hold
  refuse,    // the argument has no equivalent: manual with `name` as reason, unless it has its
             // default
  confirm,   // the argument is passed on, and `name` is the assumption to review
  set,       // keyword `name` gets `value`; the arguments that `value` uses are consumed
  add,       // keyword `name` gets `value` unless `parameter` is given
  fold,      // the variadic arguments become one list, called `name` if that is not empty
  as_float,  // an argument that is visibly an integer is written as a float
};

struct ArgumentRule {
  Text name;
  Template value;
  std::uint16_t parameter = no_parameter;
  ArgumentAction action = ArgumentAction::rename;
  DifferenceId difference = no_difference;  // of `confirm`
};

enum class Outcome : std::uint8_t {
  callee,       // the name is replaced and the arguments are adapted
  keep,         // right without an edit
  expression,   // the whole use is replaced by `expression`
  receiver,     // x.f(a) becomes callee(x, a)
  remove,       // a statement or decorator without effect in Paddle is removed
  unsupported,  // manual, with `reason`
  skip,         // this is not the API after all
};

enum class Fix : std::uint8_t { quickfix, suggest };

// What the code of a rule needs in the file that contains it.
struct Need {
  Text name;               // of a module, or of what the code defines
  Text code;               // definition of a helper; empty for a module, which is imported
  bool patches = false;    // the file calls the helper, which patches `paddle` itself
  bool of_helper = false;  // only the code of another need uses it, not the code of the rule
};

// A definition that the code of rules calls, and the modules and helpers that it needs.
struct Helper {
  Text name;
  Text code;
  Rows<Need> needs;
};

struct Alternative {
  Rows<Condition> when;  // all must hold
  Rows<ArgumentRule> arguments;
  Rows<Text>
      order;  // positional parameters of the Paddle callee, if they differ from the signature
  Rows<Template> before;  // statements inserted before it
  Rows<Need> needs;
  Template expression;
  Template front;   // inserted before a call that keeps its place
  Template suffix;  // inserted after it
  Text callee;      // dotted Paddle name; for a method its new name; of `keep`: what it is as well
  Text reason;      // why it is unsupported, or the assumption to review if it differs from the
                    // sentence of `difference`
  Outcome outcome = Outcome::callee;
  Fix fix = Fix::quickfix;
  bool patches = false;                     // holds only if `paddle` may be patched
  DifferenceId difference = no_difference;  // to be reviewed
};

// The kind of object that a method is called on.
enum class Receiver : std::uint8_t { none, tensor, module, optimizer, scheduler, context, other };

// How `**kwargs` in a call is converted: what it passes is not visible.
enum class Unpacked : std::uint8_t { unseen, dropped, passed_on };

struct Rule {
  Text api;
  Rows<Parameter> signature;
  Rows<Alternative> alternatives;  // the first whose conditions hold wins
  Text documentation;              // name of the mapping document, without folder and suffix
  Text note;                       // one sentence for the hover card
  Text unpacked_reason;            // the assumption to review if `unpacked` is not `unseen`
  std::uint32_t contexts = 0;      // contexts that the rule covers; other uses are manual
  Receiver receiver = Receiver::none;
  Profile since = Profile::v2_6;  // inclusive
  Profile until = Profile::nightly;
  bool has_signature = false;
  Unpacked unpacked = Unpacked::unseen;
  DifferenceId unpacked_difference = no_difference;
};

// True for an alternative that leaves the torch name of an object that has Paddle's name as well.
// Where it does not certainly hold, Paddle's name is right too.
inline bool keeps_other_name(const Alternative& alternative) {
  return alternative.outcome == Outcome::keep && !alternative.callee.empty();
}

// A table of rules and the rows that they refer to. Only views: rule_table_builder.hpp owns rows.
struct RuleTable {
  std::string_view strings;
  std::span<const Rule> rules;  // by api, then by `since`
  std::span<const Parameter> parameters;
  std::span<const Alternative> alternatives;
  std::span<const Condition> conditions;
  std::span<const ArgumentRule> arguments;
  std::span<const Text> names;
  std::span<const Template> templates;
  std::span<const Piece> pieces;
  std::span<const TemplateNode> nodes;
  std::span<const Need> needs;
  std::span<const Helper> helpers;  // by name

  std::string_view text(Text at) const { return strings.substr(at.offset, at.size); }
  auto rows(Rows<Parameter> at) const { return parameters.subspan(at.first, at.count); }
  auto rows(Rows<Alternative> at) const { return alternatives.subspan(at.first, at.count); }
  auto rows(Rows<Condition> at) const { return conditions.subspan(at.first, at.count); }
  auto rows(Rows<ArgumentRule> at) const { return arguments.subspan(at.first, at.count); }
  auto rows(Rows<Text> at) const { return names.subspan(at.first, at.count); }
  auto rows(Rows<Template> at) const { return templates.subspan(at.first, at.count); }
  auto rows(Rows<Piece> at) const { return pieces.subspan(at.first, at.count); }
  auto rows(Rows<TemplateNode> at) const { return nodes.subspan(at.first, at.count); }
  auto rows(Rows<Need> at) const { return needs.subspan(at.first, at.count); }
};

// Whether the condition tests that the project accepts a difference.
inline bool is_accepted_difference(const Condition& condition) {
  return condition.test == Test::accepted && !condition.negated;
}

// True for an alternative that holds only if a project accepts a difference. A later one is right
// otherwise.
inline bool asks_for_acceptance(const RuleTable& table, const Alternative& alternative) {
  for (const Condition& condition : table.rows(alternative.when)) {
    if (is_accepted_difference(condition)) return true;
  }
  return false;
}

}  // namespace paddle_ls::rewrite
