#include "engine/rewrite/language/helper_source.hpp"

#include <algorithm>
#include <set>

#include "engine/rewrite/language/names_read.hpp"
#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

using text::quoted;

namespace {

// A statement at the top level, with the statements after it that define no function or class.
struct Definition {
  std::string_view name;
  std::string_view code;
  std::set<std::string_view> assigned;  // names that the statements after it assign to
};

// The imports at the top of a file.
struct Imports {
  std::vector<std::string_view> modules;
  std::vector<std::string_view> helpers;
};

bool take(std::string_view& text, std::string_view head) {
  if (!text.starts_with(head)) return false;
  text.remove_prefix(head.size());
  return true;
}

std::string_view line_at(std::string_view text, std::size_t at) {
  return text.substr(at, std::min(text.find('\n', at), text.size()) - at);
}

std::size_t line_number(std::string_view text, std::size_t at) {
  return 1 + static_cast<std::size_t>(std::count(text.begin(), text.begin() + at, '\n'));
}

// The name that a line `def name(` or `class name(` defines; empty for another line.
std::string_view defined_name(std::string_view line) {
  if (!take(line, "def ") && !take(line, "class ")) return {};
  return line.substr(0, line.find_first_of("(: "));
}

// The name that a line `name = value` assigns to; empty for another line.
std::string_view assigned_name(std::string_view line) {
  const std::size_t end = line.find(" = ");
  const std::string_view name = line.substr(0, end);
  const bool is_name =
      end != std::string_view::npos && name.find_first_of(" ,.([{#'\"") == std::string_view::npos;
  return is_name ? name : std::string_view{};
}

bool is_name(std::string_view text) {
  return !text.empty() && text.find_first_of(" ,;(#'\"\\") == std::string_view::npos;
}

// Returns false for a line that is not an import of a kind that helpers may have.
bool take_import(std::string_view line, Imports& into) {
  if (take(line, "import ")) {
    if (!is_name(line)) return false;
    into.modules.push_back(line);
    return true;
  }
  static constexpr std::string_view between = " import ";
  const std::size_t at = line.find(between);
  if (!take(line, "from .") || at == std::string_view::npos) return false;
  std::string_view names = line.substr(line.find(between) + between.size());
  while (true) {
    const std::string_view name = names.substr(0, names.find(", "));
    if (!is_name(name)) return false;
    into.helpers.push_back(name);
    if (name.size() == names.size()) return true;
    names.remove_prefix(name.size() + 2);
  }
}

// `code` without the empty lines and comments at its end, which may be about the next definition.
std::string_view without_trailing_comments(std::string_view code) {
  while (true) {
    while (!code.empty() && (code.back() == '\n' || code.back() == '\r')) code.remove_suffix(1);
    const std::size_t start = code.rfind('\n');
    if (start == std::string_view::npos || code[start + 1] != '#') return code;
    code = code.substr(0, start);
  }
}

// `code` with line feeds as line ends.
std::string with_line_feeds(std::string_view code) {
  std::string result(code);
  std::erase(result, '\r');
  return result;
}

// The module of `modules` that a dotted name is in; the longest name if there are several.
std::string_view module_of(std::string_view name, const std::vector<std::string_view>& modules) {
  std::string_view result;
  for (const std::string_view module : modules) {
    const bool is_in =
        name.starts_with(module) && (name.size() == module.size() || name[module.size()] == '.');
    if (is_in && module.size() > result.size()) result = module;
  }
  return result;
}

HelperSource source_of(const Definition& definition, const Imports& imports,
                       const std::vector<Definition>& definitions) {
  std::set<std::string_view> read;
  std::set<std::string_view> modules;
  for (const std::string_view name : names_read(definition.code)) {
    read.insert(name.substr(0, name.find('.')));
    modules.insert(module_of(name, imports.modules));
  }
  HelperSource result;
  result.code = with_line_feeds(definition.code);
  for (const std::string_view module : imports.modules) {
    if (module != "paddle" && modules.contains(module)) result.modules.emplace_back(module);
  }
  for (const std::string_view helper : imports.helpers) {
    if (read.contains(helper)) result.helpers.emplace_back(helper);
  }
  for (const Definition& other : definitions) {
    const bool is_read =
        read.contains(other.name) ||
        std::any_of(other.assigned.begin(), other.assigned.end(),
                    [&](const std::string_view name) { return read.contains(name); });
    if (is_read && other.name != definition.name) result.helpers.emplace_back(other.name);
  }
  return result;
}

class FileParser {
 public:
  explicit FileParser(std::string_view text) : text_(text) {}

  Result<HelperSources> parse() {
    const std::vector<std::size_t> starts = top_level_statements(text_);
    for (const std::size_t start : starts) {
      if (auto taken = take_statement(start); !taken) return tl::unexpected(taken.error());
    }
    end_definition(text_.size());
    if (definitions_.empty()) return failure("it defines nothing", text_.size());
    HelperSources result;
    for (const Definition& definition : definitions_) {
      result[std::string(definition.name)] = source_of(definition, imports_, definitions_);
    }
    return result;
  }

 private:
  tl::unexpected<Error> failure(std::string message, std::size_t at) const {
    return error(std::move(message), std::to_string(line_number(text_, at)));
  }

  Result<void> take_statement(std::size_t at) {
    std::string_view line = line_at(text_, at);
    if (line.ends_with('\r')) line.remove_suffix(1);
    const std::string_view name = defined_name(line);
    const bool is_decorator = line.starts_with('@');
    if (!name.empty() || is_decorator) {
      if (!is_decorated_) begin_definition(at);
      is_decorated_ = is_decorator;
      if (is_decorator) return {};
      return name_definition(name, at);
    }
    if (is_open_) {
      if (const auto assigned = assigned_name(line); !assigned.empty()) {
        assigned_.insert(assigned);
      }
      return {};
    }
    if (take_import(line, imports_)) return {};
    return failure(
        "only `import MODULE` and `from .FILE import HELPER` may come before the first helper", at);
  }

  void begin_definition(std::size_t at) {
    end_definition(at);
    start_ = at;
    is_open_ = true;
  }

  Result<void> name_definition(std::string_view name, std::size_t at) {
    const bool is_known = std::any_of(definitions_.begin(), definitions_.end(),
                                      [&](const Definition& other) { return other.name == name; });
    if (is_known) return failure(quoted(name) + " is defined twice", at);
    name_ = name;
    return {};
  }

  void end_definition(std::size_t at) {
    if (is_open_ && !name_.empty()) {
      definitions_.push_back(
          {name_, without_trailing_comments(text_.substr(start_, at - start_)), assigned_});
    }
    name_ = {};
    assigned_.clear();
  }

  std::string_view text_;
  Imports imports_;
  std::vector<Definition> definitions_;
  bool is_open_ = false;       // a definition has begun
  bool is_decorated_ = false;  // the last statement is a decorator
  std::size_t start_ = 0;
  std::string_view name_;
  std::set<std::string_view> assigned_;
};

}  // namespace

Result<HelperSources> parse_helpers(std::string_view text) {
  return FileParser(text).parse();
}

}  // namespace paddle_ls::rewrite
