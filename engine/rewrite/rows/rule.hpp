// What a rule can say, as plain data.
//
// Rules live in flat tables of small rows that name each other and their texts by place instead of
// by pointer. The same rows come out of the build-time generator (constant data in the program, no
// work at start) and out of a rule file that a workspace brings (read at run time), and the engine
// cannot tell them apart. docs and the JSON Schema of the file format come from rule_fields.hpp.
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

// A run of rows of one of the table's arrays.
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

// What a hole does with the text of its argument.
enum class Filter : std::uint8_t {
  none,
  negate,      // not x; a literal True or False is flipped
  list,        // several positional arguments as a list display
  device,      // 'cuda' and 'cuda:1' inside a string literal become 'gpu' and 'gpu:1'
  checkpoint,  // the name of a file in a string literal ends with `.pdparams` instead
};

// A piece of a template: literal text, or a hole that a part of the use fills.
enum class PieceKind : std::uint8_t {
  literal,
  argument,  // {name}, {name[0]}, {name.arg0}, {name|not}
  optional,  // {?name} and {?name:keyword}: ", keyword=value" when the argument is given
  self,      // {self}, {self|not}: the receiver of a method
  value,     // {value}, {value|not}: the right side of an assignment to the name
  fresh,     // {#name}: a name that the file does not use
};

constexpr std::uint16_t no_parameter = 0xFFFF;

// From an argument to a part of it, as far as the source shows the part.
enum class Step : std::uint8_t {
  none,
  element,     // a[1]: of a list or tuple display
  positional,  // a.arg1: of the call that the argument is
  keyword,     // a.name: the same, passed by this keyword
  owner,       // a.@data: what `.data` or `.data()` is taken of, where the argument is that
};

// Which part of a parameter's arguments is meant; all of them unless it says so.
struct Part {
  Text keyword;
  std::int16_t nth = -1;    // of the arguments that a variadic parameter takes; -1: all
  std::int16_t index = -1;  // of the element or the positional argument
  Step step = Step::none;

  bool is_whole() const { return nth < 0 && step == Step::none; }
};

struct Piece {
  Text text;  // of a literal; keyword of an optional; stem of a fresh name
  Part part;  // of the argument
  std::uint16_t parameter = no_parameter;  // in the rule's signature
  PieceKind kind = PieceKind::literal;
  Filter filter = Filter::none;
  Precedence precedence = Precedence::loosest;  // that the place asks of the argument
  bool bracketed = false;  // inside brackets of the template, where line ends are free
  bool deferred = false;   // an operator of the template decides whether it is evaluated
  bool late = false;       // a call or an operator of the template has run before
};

// What a node of a template is, as far as filling one in depends on it.
enum class NodeKind : std::uint8_t {
  text,   // punctuation and keywords between other nodes
  hole,   // filled by the piece that it names
  other,  // an expression of which nothing else is asked, or a keyword argument
  attribute,
  list,
  tuple,
  parenthesized,
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

// A node of the tree of a template. A tree is a run of rows, each node before what stands below it.
struct TemplateNode {
  Text text;                // of a leaf
  std::uint16_t size = 1;   // nodes of the tree that begins here
  std::uint16_t piece = 0;  // of a hole, among those of its template
  NodeKind kind = NodeKind::text;
  Precedence precedence = Precedence::primary;
  Precedence asked = Precedence::lambda;  // by the place of a parenthesized expression
};

struct Template {
  Rows<Piece> pieces;
  Rows<TemplateNode> nodes;                     // one tree
  Precedence precedence = Precedence::primary;  // of the whole
  bool computes = false;                        // calls something or applies an operator

  bool empty() const { return pieces.empty(); }
};

enum class Test : std::uint8_t {
  has,               // has(a): the argument is surely given
  absent,            // absent(a): it is surely not given
  shows,             // shows(a): it stands in the call, which stars may pass others to
  literal,           // literal(a)=='text': given as exactly this literal; {b}: the text of b
  number,            // number(a)<=0.001: given as a number that compares so
  kind,              // kind(a) in [..]: given, and of one of these syntactic kinds
  plain,             // plain(a): given as a name, dotted name or literal
  made,              // made(a): given as an object that the file makes, which is not None
  held,              // held(a): given as the literal name of a checkpoint that the project holds
  callee,            // a is call *Size: given as a call of this name
  length,            // length(a)==2: elements of a display, or arguments of a variadic parameter
  positional_count,  // positional_count>=2; positional_count(a)==1 of the call that an argument is
  argument_count,    // argument_count==1, keywords counted; argument_count(a)==1
  no_keywords,       // no_keywords
  unpacks,           // unpacks: it has a `**`, which may pass anything
  unpacks_only,  // unpacks_only(a, b): the file shows all that its `**` pass, and it is of these
  context,       // used_as==statement
  can_hoist,
  undecided,         // nobody can tell whether an alternative in front of this one is the right one
  receiver_sure,     // receiver==sure
  receiver_unknown,  // receiver==unknown
  known,             // known(fresh): a fact about the operands, as `python::Fact`
  file_has,  // file has -100: it stands somewhere in the file; Conv*: begins a word; .targets: is
             // read of an object; 'torch': string
  passed,    // passed(eps): something that the project does not name gets this keyword
  accepted,  // accepted(first-weights): the project takes this difference
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
  rename,    // keyword `parameter` is called `name`
  drop,      // the argument goes; one that does something when evaluated blocks the alternative
  refuse,    // the argument has no counterpart: manual with `name` as reason, unless it has its
             // default
  confirm,   // the argument is passed on, with `name` as what a user has to confirm
  set,       // keyword `name` gets `value`; the arguments that `value` uses are consumed
  add,       // keyword `name` gets `value` unless `parameter` is given
  fold,      // the variadic arguments become one list, called `name` when that is not empty
  as_float,  // an argument that is seen to be a whole number is written as a float
};

struct ArgumentRule {
  Text name;
  Template value;
  std::uint16_t parameter = no_parameter;
  ArgumentAction action = ArgumentAction::rename;
  DifferenceId difference = no_difference;  // of `confirm`
};

enum class Outcome : std::uint8_t {
  callee,       // the name is replaced, arguments are worked on
  keep,         // right as it stands
  expression,   // the whole use is replaced by `expression`
  receiver,     // x.f(a) becomes callee(x, a)
  remove,       // a statement or decorator that means nothing in Paddle
  unsupported,  // manual, with `reason`
  skip,         // not this API after all
};

enum class Fix : std::uint8_t { quickfix, suggest };

// What the code of a rule needs in the file that it is put into.
struct Need {
  Text name;  // of a module, or of what the code defines
  Text code;  // definition of a helper; empty for a module, which is imported
  bool patches =
      false;  // the helper changes `paddle` itself when it is called, which the file does
  bool of_helper = false;  // the code of another need names it, and the rule's does not
};

// A definition that the code of rules calls, and the modules and helpers that it needs itself.
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
  Rows<Template> before;  // statements put in front
  Rows<Need> needs;
  Template expression;
  Template front;   // put in front of a call that keeps its place
  Template suffix;  // put behind it
  Text callee;      // dotted Paddle name; for a method its new name
  Text reason;      // why unsupported, or what to confirm in the words of `difference`
  Outcome outcome = Outcome::callee;
  Fix fix = Fix::quickfix;
  bool patches = false;                     // holds only where `paddle` may be patched
  DifferenceId difference = no_difference;  // that has to be confirmed
};

// What a method is called on.
enum class Receiver : std::uint8_t { none, tensor, module, optimizer, scheduler, context, other };

// What becomes of `**kwargs` in a call: nobody sees what it passes.
enum class Unpacked : std::uint8_t { unseen, dropped, passed_on };

struct Rule {
  Text api;
  Rows<Parameter> signature;
  Rows<Alternative> alternatives;  // the first whose conditions hold wins
  Text documentation;              // name of the mapping document, without folder and suffix
  Text note;                       // one sentence for the hover card
  Text unpacked_reason;            // what has to be confirmed where `unpacked` is not `unseen`
  std::uint32_t contexts = 0;      // in which it is used; other uses are manual
  Receiver receiver = Receiver::none;
  Profile since = Profile::v2_6;  // both ends included
  Profile until = Profile::nightly;
  bool has_signature = false;
  Unpacked unpacked = Unpacked::unseen;
  DifferenceId unpacked_difference = no_difference;
};

// A table of rules and the rows they name. Views only: see rule_table_builder.hpp for an owner.
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

// The differences that a project has to accept for an alternative to hold.
inline bool is_accepted_difference(const Condition& condition) {
  return condition.test == Test::accepted && !condition.negated;
}

// True for an alternative that holds only where a project accepts a difference. One behind it is
// right without.
inline bool asks_for_acceptance(const RuleTable& table, const Alternative& alternative) {
  for (const Condition& condition : table.rows(alternative.when)) {
    if (is_accepted_difference(condition)) return true;
  }
  return false;
}

}  // namespace paddle_ls::rewrite
