// From a call and a signature to arguments by parameter.
//
// What `*args` and `**kwargs` carry cannot be seen, so a parameter they may fill is neither given
// nor absent: it is `maybe`, which callers have to handle.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/rows/rule.hpp"
#include "engine/syntax/tree.hpp"

namespace paddle_ls::rewrite {

struct BoundArgument {
  syntax::Node node;                       // the argument with its keyword
  syntax::Node value;                      // without
  syntax::Node keyword;                    // null when it is positional
  std::uint16_t parameter = no_parameter;  // of stars, and where the rule has no signature
  bool is_star = false;                    // *x or **x
  bool is_absent = false;       // None, spelled out for a parameter that is None unless given
  bool has_other_name = false;  // a keyword that torch takes and the signature does not name
};

enum class Given : std::uint8_t { no, maybe, yes };

struct BoundCall {
  syntax::Node list;  // the argument list with its parentheses; null when the use is not a call
  std::vector<BoundArgument> arguments;    // in source order
  std::uint32_t positional = 0;            // without stars
  std::uint16_t star_from = no_parameter;  // first parameter that a *x may fill
  bool has_double_star = false;
  bool double_star = false;          // and it may pass any argument
  bool drops_double_star = false;    // a **x of the source stays out of the rewritten call
  bool bare_generator = false;       // f(x for x in y): the list is the generator itself
  bool is_in_earlier_order = false;  // x.add_(2, y): factors come before what they scale
  std::string problem;               // why the call does not fit the signature; else empty

  const BoundArgument* find(std::uint16_t parameter) const;
  // An argument that spells the default None out counts as not given.
  Given given(std::uint16_t parameter, std::span<const Parameter> signature) const;

  bool has_other_names() const;

  // Takes it that no **x of the call matters to the rule. False, and nothing is changed, where the
  // call has none or one with effects.
  bool ignore_double_star(Unpacked fate);
};

// A call node. An argument that is `callee` itself, as in `partial(nn.Conv2d, bias=False)`, stays
// out of what is bound.
struct CallToBind {
  syntax::Node call;
  std::string_view source;
  syntax::Node callee = {};
};

// Binds the arguments of the call into `result`, whose memory is used again.
void bind_arguments(const CallToBind& from, const RuleTable& table, const Rule& rule,
                    BoundCall& result);

// A call bound to the signature of a rule.
struct RuleCall {
  const RuleTable& table;
  const Rule& rule;
  const BoundCall& call;
  std::string_view source;
};

// The same for an operator: its other operand is the only argument.
void bind_operand(syntax::Node other, const RuleTable& table, const Rule& rule, BoundCall& result);

}  // namespace paddle_ls::rewrite
