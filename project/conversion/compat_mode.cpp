#include "project/conversion/compat_mode.hpp"

#include <algorithm>
#include <string>

#include "engine/python/top_level.hpp"
#include "project/modules/file_at_run.hpp"

namespace paddle_ls::project {
namespace {

constexpr std::string_view call = "paddle.enable_compat()";
constexpr std::string_view import_of_paddle = "import paddle";

// From the start of the line, so that an edit there keeps what precedes the statement whole.
std::size_t line_of(std::string_view text, std::size_t offset) {
  const std::size_t end = text.rfind('\n', offset);
  return offset == 0 || end == std::string_view::npos || end >= offset ? 0 : end + 1;
}

bool follows_blank_line(std::string_view text, std::size_t line) {
  return line == 0 || text.substr(0, line).ends_with("\n\n") ||
         text.substr(0, line).ends_with("\n\r\n");
}

bool imports_paddle(std::string_view text, const python::TopLevel& statement) {
  const std::string_view written = text::slice(text, statement.range);
  return written.substr(0, written.find_last_not_of(" \t\r\n") + 1) == import_of_paddle;
}

// The line of the statement, with its end.
text::ByteRange whole_line(std::string_view text, const python::TopLevel& statement) {
  const std::size_t end = text.find('\n', statement.range.start);
  return {line_of(text, statement.range.start),
          end == std::string_view::npos ? text.size() : end + 1};
}

}  // namespace

bool starts_program(const SourceText& source, std::string_view python) {
  if (source.form == Form::notebook || !source.cells.empty()) return true;
  const std::string name = source.path.filename().generic_string();
  if (name == "__init__.py" || name == "setup.py") return false;
  const modules::FileAtRun at_run = modules::file_at_run(python);
  return modules::is_test_file(name) || name == "__main__.py" || at_run.has_main ||
         at_run.does_more;
}

text::Edits compat_mode_edits(std::string_view python, const LeadsToTorch& leads_to_torch) {
  if (python.find(call.substr(0, call.size() - 1)) != std::string_view::npos) return {};
  const std::vector<python::TopLevel> statements = python::top_level(python);
  const auto first =
      std::find_if(statements.begin(), statements.end(), [&](const python::TopLevel& statement) {
        const auto imports = python::written_imports(text::slice(python, statement.range));
        return std::any_of(imports.begin(), imports.end(), leads_to_torch);
      });
  if (first == statements.end()) return {};
  const auto is_paddle = [&](const python::TopLevel& each) { return imports_paddle(python, each); };
  const bool has_paddle = std::any_of(statements.begin(), first, is_paddle);
  const std::size_t line = line_of(python, first->range.start);
  std::string added = follows_blank_line(python, line) ? "" : "\n";
  if (!has_paddle) added += std::string(import_of_paddle) + "\n\n";
  added += std::string(call) + "\n\n";
  text::Edits edits = {{{line, line}, std::move(added)}};
  const auto later = std::find_if(first, statements.end(), is_paddle);
  if (!has_paddle && later != statements.end()) edits.push_back({whole_line(python, *later), ""});
  return edits;
}

}  // namespace paddle_ls::project
