// What a template becomes at a use: the template's tree with its holes filled.
//
// Parts of the source are leaves that name their nodes in the tree of the file, so that what they
// are is known without reading them again.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/result/edit_table.hpp"
#include "engine/rewrite/rows/rule.hpp"
#include "engine/syntax/tree.hpp"

namespace paddle_ls::rewrite {

struct Expression {
  NodeKind kind = NodeKind::other;
  Precedence precedence = Precedence::primary;
  Precedence asked = Precedence::lambda;  // by the place of a parenthesized expression
  std::string text;                       // of a leaf that is new text
  syntax::Node source;                    // of a leaf that is a part of the source; else null
  std::vector<Expression> children;       // of anything else

  bool is_part() const { return static_cast<bool>(source); }
};

// A leaf of text between expressions.
Expression punctuation(std::string text);

// A name, a literal or a default value.
Expression written_value(std::string text);

// A part of the source, which binds as it does there.
Expression part_of_source(syntax::Node node, std::string_view source);

// The children that are expressions or keyword arguments.
std::vector<const Expression*> operands(const Expression& expression);

// The text of an expression without parts of the source; empty for any other.
std::string whole_text(const Expression& expression);

// The leaf that `expression` begins with.
const Expression& first_leaf(const Expression& expression);

// Appends `text` to `to`: neighbouring literals are one segment.
void append_literal(std::string_view text, std::vector<Segment>& to);

// Appends the leaves of `expression` to `to`.
void append_segments(const Expression& expression, std::vector<Segment>& to);

std::vector<Segment> segments_of(const Expression& expression);

// The bytes that `expression` takes as it stands.
std::size_t width_of(const Expression& expression);

}  // namespace paddle_ls::rewrite
