// Edits of statements in the text, for fixes: new lines before a statement, replaced text in it.
//
// A statement that shares its line with another cannot get a line before it; then there is no
// fix at all, rather than one that changes the layout.
#pragma once

#include <optional>
#include <string>

#include "engine/to_static/hazards/program/conversion_unit.hpp"

namespace paddle_ls::to_static {

class SourceEdits {
 public:
  explicit SourceEdits(const Part& part) : part_(part) {}

  void replace(text::ByteRange range, std::string by) { edits_.push_back({range, std::move(by)}); }
  // `lines` get the indentation of the statement, as a line or several.
  void before(NodeId statement, std::string_view lines);
  void behind(NodeId statement, std::string_view lines);
  // Deletes the statement's lines.
  void remove(NodeId statement);
  void give_up() { possible_ = false; }

  // The text of an expression that moves to where it is in parentheses, is the value of an
  // assignment, or is an operand of `and` and `or`: with parentheses where it has lost those that
  // it needs. Gives up where moving would change a literal of several lines.
  std::string moved(NodeId expression);
  std::string as_value(NodeId expression);
  std::string as_operand(NodeId expression);

  // Nothing when one of the edits could not be made.
  std::optional<text::Edits> made();

 private:
  std::string indented(std::string_view lines, std::string_view margin) const;

  const Part& part_;
  text::Edits edits_;
  bool possible_ = true;
};

}  // namespace paddle_ls::to_static
