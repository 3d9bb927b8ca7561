// The small languages inside a rule's strings: signatures, templates and conditions.
//
// A template is checked by Python's own grammar: its holes are replaced by names, the result is
// parsed, and each name's place in the tree tells what precedence the hole asks for.
#pragma once

#include <string_view>
#include <vector>

#include "engine/rewrite/rows/rule.hpp"
#include "engine/rewrite/rows/rule_table_builder.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::rewrite {

// "(input, dim=None, *, out=None)". Errors name the part that is wrong.
Result<std::vector<Parameter>> parse_signature(std::string_view text, RuleTableBuilder& into);

// An expression or an assignment with holes: see PieceKind.
Result<Template> parse_template(std::string_view text, const std::vector<Parameter>& signature,
                                RuleTableBuilder& into);

// What goes behind an expression, with holes: ".astype({dtype})", "[0]".
Result<Template> parse_suffix(std::string_view text, const std::vector<Parameter>& signature,
                              RuleTableBuilder& into);

// A template of pieces that are no expression of their own.
Template template_part(const std::vector<Piece>& pieces, RuleTableBuilder& into);

// "has(dim)", "absent(dim)", "pure(dim)", "lit(mode)=='same'", "num(eps)<=0.001",
// "kind(size) in [list,tuple]", "len(betas)==2", "args[0] is call collections.OrderedDict",
// "npos>=2", "nargs(args[0])==1", "no kw", "ctx!=stmt|decorator", "can_hoist", "recv==sure", "file
// has -100", and each with "not " in front. What stands for an argument may be a part of one: see
// parse_place.hpp.
Result<Condition> parse_condition(std::string_view text, const std::vector<Parameter>& signature,
                                  RuleTableBuilder& into);

// The place of `name` in `signature`, or `no_parameter`.
std::uint16_t parameter_named(std::string_view name, const std::vector<Parameter>& signature,
                              const RuleTableBuilder& texts);

}  // namespace paddle_ls::rewrite
