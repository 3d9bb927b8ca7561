#include "engine/rewrite/language/helper_source.hpp"

#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

using text::quoted;

namespace {

bool take(std::string_view& text, std::string_view head) {
  if (!text.starts_with(head)) return false;
  text.remove_prefix(head.size());
  return true;
}

// Removes and returns the next line of `text`, without its end, which may be CR LF.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

bool begins_definition(std::string_view line) {
  return line.starts_with("def ") || line.starts_with("class ") || line.starts_with('@');
}

// The name that a line `def name(` or `class name(` defines; empty for another line.
std::string_view defined_name(std::string_view line) {
  if (!take(line, "def ") && !take(line, "class ")) return {};
  return line.substr(0, line.find_first_of("(: "));
}

bool is_name(std::string_view text) {
  return !text.empty() && text.find_first_of(" ,;(#'\"\\") == std::string_view::npos;
}

// Returns false for a line that is not an import of a kind that helpers may have.
bool take_import(std::string_view line, HelperSource& into) {
  if (take(line, "import ")) {
    if (!is_name(line)) return false;
    if (line != "paddle") into.modules.emplace_back(line);
    return true;
  }
  if (!take(line, "from .")) return false;
  static constexpr std::string_view between = " import ";
  const std::size_t at = line.find(between);
  if (at == std::string_view::npos) return false;
  std::string_view name = line.substr(0, at);
  name.remove_prefix(name.rfind('.') +
                     1);  // in another folder: `from ..folder.HELPER import HELPER`
  if (!is_name(name) || line.substr(at + between.size()) != name) return false;
  into.helpers.emplace_back(name);
  return true;
}

// The definition with line feeds only, without trailing whitespace.
std::string definition(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    result += take_line(text);
    result += '\n';
  }
  result.erase(result.find_last_not_of('\n') + 1);
  return result;
}

}  // namespace

Result<HelperSource> parse_helper(std::string_view name, std::string_view text) {
  HelperSource result;
  std::size_t number = 0;
  const auto failure = [&](std::string message) {
    return error(std::move(message), std::to_string(number));
  };
  while (!text.empty()) {
    std::string_view rest = text;
    const std::string_view line = take_line(rest);
    ++number;
    if (begins_definition(line)) break;
    if (!line.empty() && !line.starts_with('#') && !take_import(line, result)) {
      return failure(
          "only `import MODULE` and `from .HELPER import HELPER` may come before a helper");
    }
    text = rest;
  }
  result.code = definition(text);
  std::string_view lines = result.code;
  while (!lines.empty()) {
    const std::string_view defined = defined_name(take_line(lines));
    if (defined.empty()) continue;
    if (defined == name) return result;
    return failure("the helper " + quoted(name) + " begins with the definition of " +
                   quoted(defined));
  }
  return failure("the helper " + quoted(name) + " defines nothing");
}

}  // namespace paddle_ls::rewrite
