#include "engine/rewrite/leftovers/write_leftover_imports.hpp"

#include <algorithm>

#include "engine/rewrite/imports/write_needs.hpp"
#include "engine/rewrite/language/helper_source.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

using python::ScopeId;
using syntax::Node;

namespace {

// Where the statements of a function begin, after its docstring.
std::size_t body_place(std::string_view source, Node function) {
  const PythonKinds& k = python_kinds();
  const Node body = function.field(k.body);
  for (std::uint32_t i = 0; i < body.named_child_count(); ++i) {
    const Node statement = body.named_child(i);
    if (statement.kind() == k.comment && !begins_line(source, statement.start())) continue;
    const bool is_docstring = i == 0 && statement.kind() == k.expression_statement &&
                              statement.named_child_count() == 1 &&
                              statement.named_child(0).kind() == k.string;
    if (!is_docstring) return statement.start();
  }
  return body.end();
}

}  // namespace

std::string stand_in_line(std::string_view name, std::string_view target) {
  return std::string(name) + " = " + std::string(stand_in_helper) + "(\"" + std::string(target) +
         "\")";
}

void write_guard(std::string_view source, text::ByteRange range,
                 const std::vector<std::string>& instead, EditTable& edits) {
  const std::string end(line_ending(source, range.start));
  const std::string margin(indentation(source, range.start));
  edits.add({range.start, range.start}, "try:" + end + margin + "    ", Side::front);
  const std::size_t line_end = std::min(source.find_first_of("\r\n", range.end), source.size());
  std::string handler = end + margin + "except ImportError:";
  for (const std::string& line : instead) handler += end + margin + "    " + line;
  if (instead.empty()) handler += end + margin + "    pass";
  edits.add({line_end, line_end}, handler, Side::behind);
}

std::string LeftoverWriter::stand_in_for(std::uint32_t group) const {
  if (uses_.only_later_calls_need(group)) return std::string(groups_.name(group)) + " = None";
  return stand_in_line(groups_.name(group), groups_.target(group));
}

void LeftoverWriter::try_where_it_stands(const ImportStatement& statement,
                                         const std::vector<std::string>& instead) {
  write_guard(source_, statement.range, instead, file_.edits);
}

void LeftoverWriter::import_if_installed(std::uint32_t group) {
  const std::string end(line_ending(source_, 0));
  std::string lines = "try:" + end;
  for (const std::string& line : groups_[group].imports) lines += "    " + line + end;
  lines += "except ImportError:" + end + "    " + stand_in_for(group) + end + end + end;
  const std::size_t place = std::min(guard_place(), uses_.place_in_front_of_uses(group));
  file_.edits.add({place, place}, lines, Side::statement);
}

void LeftoverWriter::import_in(const std::set<ScopeId>& functions, std::uint32_t group) {
  for (const ScopeId function : functions) {
    const std::size_t place = body_place(source_, names_.scopes[function].node);
    std::string next = "; ";
    if (begins_line(source_, place)) {
      next = std::string(line_ending(source_, place)) + std::string(indentation(source_, place));
    }
    std::string lines;
    for (const std::string& line : groups_[group].imports) lines += line + next;
    file_.edits.add({place, place}, lines, Side::statement);
  }
}

void LeftoverWriter::put_off(const PutOff& put_off) {
  const text::ByteRange range = put_off.expression;
  file_.edits.add({range.start, range.start},
                  std::string(put_off.helper) + "(lambda: ", Side::front);
  file_.edits.add({range.end, range.end}, ")", Side::behind);
}

void LeftoverWriter::need(std::string_view name, const FoundHelper& helper, std::size_t place) {
  file_.needs.push_back({name, helper.code, false, place});
}

// After the definition of the stand-in, where the file has it already.
std::size_t LeftoverWriter::guard_place() const {
  const std::size_t at = source_.find(in_lines_of(source_, stand_in_.code));
  if (at == std::string_view::npos) return file_.imports.helper_place;
  return std::max(file_.imports.helper_place, next_line(source_, at + stand_in_.code.size()));
}

}  // namespace paddle_ls::rewrite
