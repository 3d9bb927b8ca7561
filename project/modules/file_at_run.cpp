#include "project/modules/file_at_run.hpp"

#include "engine/python/top_level.hpp"

namespace paddle_ls::modules {

namespace {

bool begins_with_word(std::string_view text, std::string_view word) {
  return text.starts_with(word) && text.size() > word.size() &&
         (text[word.size()] == ' ' || text[word.size()] == ':' || text[word.size()] == '(');
}

bool is_main(std::string_view header) {
  return begins_with_word(header, "if") && header.find("__name__") != std::string_view::npos;
}

bool is_string(std::string_view text) {
  return !text.empty() && (text[0] == '"' || text[0] == '\'');
}

void append(FileAtRun::Imports& to, std::string_view statement) {
  for (python::WrittenImport& import : python::written_imports(statement)) {
    to.push_back(std::move(import));
  }
}

}  // namespace

bool is_test_file(std::string_view name) {
  return name.starts_with("test_") || name.ends_with("_test.py") || name == "conftest.py";
}

FileAtRun file_at_run(std::string_view source) {
  FileAtRun result;
  for (const python::TopLevel& statement : python::top_level(source)) {
    if (statement.defines) continue;
    const std::string_view text = text::slice(source, statement.range);
    const std::string_view header = text.substr(0, text.find('\n'));
    const bool is_for_types = header.find("TYPE_CHECKING") != std::string_view::npos;
    if (is_main(header)) {
      result.has_main = true;
      append(result.imports_of_main, text);
    } else if (!is_for_types && !begins_with_word(header, "try")) {
      append(result.imports, text);
      const bool is_plain = statement.imports || !statement.binds.empty() || is_string(header);
      result.does_more = result.does_more || !is_plain;
    }
  }
  return result;
}

}  // namespace paddle_ls::modules
