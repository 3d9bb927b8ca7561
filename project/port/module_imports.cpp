#include "project/port/module_imports.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

#include "engine/installed/module_path.hpp"
#include "engine/syntax/parser.hpp"
#include "engine/text/identifier.hpp"
#include "project/port/computed_names.hpp"

namespace paddle_ls::port {
namespace {

using syntax::Node;

std::uint16_t kind(std::string_view name) {
  return syntax::symbol(syntax::Language::python, name);
}
std::uint16_t field(std::string_view name) {
  return syntax::field(syntax::Language::python, name);
}

struct Grammar {
  std::uint16_t plain = kind("import_statement");
  std::uint16_t from = kind("import_from_statement");
  std::uint16_t aliased = kind("aliased_import");
  std::uint16_t dotted = kind("dotted_name");
  std::uint16_t star = kind("wildcard_import");
  std::uint16_t function = kind("function_definition");
  std::uint16_t branch = kind("if_statement");
  std::uint16_t attempt = kind("try_statement");
  std::uint16_t caught = kind("except_clause");
  std::uint16_t call = kind("call");
  std::uint16_t string = kind("string");
  std::uint16_t content = kind("string_content");
  std::uint16_t keyword = kind("keyword_argument");
  std::uint16_t subscript = kind("subscript");
  std::uint16_t interpolation = kind("interpolation");
  std::uint16_t name = field("name");
  std::uint16_t alias = field("alias");
  std::uint16_t value = field("value");
  std::uint16_t module = field("module_name");
  std::uint16_t condition = field("condition");
  std::uint16_t consequence = field("consequence");
  std::uint16_t body = field("body");
  std::uint16_t callee = field("function");
  std::uint16_t arguments = field("arguments");
};

const Grammar& grammar() {
  static const Grammar known;
  return known;
}

// Functions whose first argument names a module.
constexpr std::array importers = {
    std::string_view("import_module"),   std::string_view("__import__"),
    std::string_view("find_spec"),       std::string_view("resource_filename"),
    std::string_view("resource_string"), std::string_view("resource_stream"),
    std::string_view("get_data"),        std::string_view("files"),
    std::string_view("open_text"),       std::string_view("read_text")};
constexpr std::size_t true_importers = 2;  // of these, the first ones load it

bool is_for_type_checkers(Node branch, Node below, std::string_view source) {
  const Node condition = branch.field(grammar().condition);
  const std::string_view text = condition.in(source);
  // `TYPE_CHECKING or SLOW_IMPORT` as well.
  const bool names_it = text.find("TYPE_CHECKING") != std::string_view::npos &&
                        text.find("not ") == std::string_view::npos;
  const Node consequence = branch.field(grammar().consequence);
  return names_it && consequence && consequence.range().contains(below.range());
}

bool catches_imports(Node attempt, Node below) {
  const Node body = attempt.field(grammar().body);
  if (!body || !body.range().contains(below.range())) return false;
  for (std::uint32_t i = 0; i < attempt.named_child_count(); ++i) {
    if (attempt.named_child(i).kind() == grammar().caught) return true;
  }
  return false;
}

bool is_in_function(Node statement) {
  Node around = statement.parent();
  while (around && around.kind() != grammar().function) around = around.parent();
  return static_cast<bool>(around);
}

// What the block `around` makes of an import inside of it.
ImportTime time_inside(Node around, Node statement) {
  const bool may_fail = around.kind() == grammar().attempt && catches_imports(around, statement);
  const bool may_be_left_out = around.kind() == grammar().branch && is_in_function(around);
  if (may_fail || may_be_left_out) return ImportTime::optional;
  return around.kind() == grammar().function ? ImportTime::called : ImportTime::always;
}

ImportTime time_of(Node statement, std::string_view source) {
  ImportTime time = ImportTime::always;
  for (Node around = statement.parent(); around; around = around.parent()) {
    if (around.kind() == grammar().branch && is_for_type_checkers(around, statement, source)) {
      return ImportTime::never;
    }
    time = std::max(time, time_inside(around, statement));
  }
  return time;
}

std::string without_blanks(std::string_view text) {
  std::string result;
  std::copy_if(text.begin(), text.end(), std::back_inserter(result),
               [](char c) { return c == '.' || text::is_identifier_byte(c); });
  return result;
}

std::vector<PlainClause> clauses_of(Node statement, std::string_view source) {
  const Node module = statement.field(grammar().module);
  std::vector<PlainClause> clauses;
  for (std::uint32_t i = 0; i < statement.named_child_count(); ++i) {
    const Node child = statement.named_child(i);
    if (module && child == module) continue;
    if (child.kind() == grammar().star) clauses.push_back({"*", {}, "*"});
    if (child.kind() == grammar().dotted) {
      clauses.push_back({without_blanks(child.in(source)), {}, std::string(child.in(source))});
    }
    if (child.kind() == grammar().aliased) {
      clauses.push_back({without_blanks(child.field(grammar().name).in(source)),
                         std::string(child.field(grammar().alias).in(source)),
                         std::string(child.in(source))});
    }
  }
  return clauses;
}

// A new line with the same indentation; a semicolon where the line has more than the statement.
std::string separator_at(Node statement, std::string_view source) {
  const std::size_t line = source.rfind('\n', statement.start()) + 1;
  const std::string_view before = source.substr(line, statement.start() - line);
  const std::string_view after = source.substr(statement.end());
  const std::size_t next = std::min(after.find_first_not_of(" \t\r"), after.size());
  const bool ends_line = next == after.size() || after[next] == '\n' || after[next] == '#';
  const bool begins_line = before.find_first_not_of(" \t") == std::string_view::npos;
  return begins_line && ends_line ? "\n" + std::string(before) : "; ";
}

void add_plain(Node statement, std::string_view source, ModuleImports& to) {
  const ImportTime time = time_of(statement, source);
  PlainStatement plain{statement.range(), separator_at(statement, source),
                       clauses_of(statement, source)};
  for (const PlainClause& clause : plain.clauses) {
    to.names.push_back(
        {clause.module,
         {},
         clause.alias.empty() ? clause.module.substr(0, clause.module.find('.')) : clause.alias,
         time});
  }
  to.plain.push_back(std::move(plain));
}

void add_from(Node statement, std::string_view source, ModuleImports& to) {
  const ImportTime time = time_of(statement, source);
  const Node module = statement.field(grammar().module);
  FromModule from{without_blanks(module.in(source)), module.range(), {}};
  for (PlainClause& clause : clauses_of(statement, source)) {
    std::string local = clause.alias.empty() ? clause.module : clause.alias;
    from.names.push_back(clause.module);
    to.names.push_back({from.module, std::move(clause.module), std::move(local), time});
  }
  to.from.push_back(std::move(from));
}

Node content_of(Node string) {
  Node content;
  for (std::uint32_t i = 0; i < string.named_child_count(); ++i) {
    const Node child = string.named_child(i);
    if (child.kind() == grammar().interpolation) return {};
    if (child.kind() == grammar().content) content = child;
  }
  return content;
}

// `"package.part"` of `import_module("." + name, "package.part")`; null if it is not a constant.
Node package_given(Node arguments, std::string_view source) {
  Node given = arguments.named_child(1);
  if (given && given.kind() == grammar().keyword) {
    if (given.field(grammar().name).in(source) != "package") return {};
    given = given.field(grammar().value);
  }
  return given && given.kind() == grammar().string ? content_of(given) : Node();
}

void add_named(Node content, std::string_view source, ModuleImports& to) {
  to.strings.push_back({std::string(content.in(source)), content.range()});
}

// What `import_module` gets that is not a constant; `package` may be null.
void add_computed(Node name, Node package, std::string_view source, ModuleImports& to) {
  auto computed = computed_name(name, source);
  if (computed && !computed->beginning.empty()) {
    to.strings.push_back({computed->beginning, computed->place});
    to.patterns.push_back(std::move(computed->pattern));
  } else if (computed && package) {
    to.patterns.push_back(std::string(package.in(source)) + computed->pattern);
  } else {
    to.computes_names = true;
  }
}

void add_call(Node call, std::string_view source, ModuleImports& to) {
  const Node callee = call.field(grammar().callee);
  const Node arguments = call.field(grammar().arguments);
  if (!callee || !arguments || arguments.named_child_count() == 0) return;
  const std::string_view spelled = callee.in(source);
  const std::string_view name = spelled.substr(spelled.rfind('.') + 1);
  const auto known = std::find(importers.begin(), importers.end(), name);
  if (known == importers.end()) return;
  const bool takes_package = name == "import_module" || name == "find_spec";
  const Node package = takes_package ? package_given(arguments, source) : Node();
  if (package) add_named(package, source, to);
  const Node first = arguments.named_child(0);
  const Node content = first.kind() == grammar().string ? content_of(first) : Node();
  if (content) {
    add_named(content, source, to);
  } else if (known - importers.begin() < static_cast<std::ptrdiff_t>(true_importers)) {
    add_computed(first, package, source, to);
  }
}

// `sys.modules["package.module"]`
void add_loaded_module(Node subscript, std::string_view source, ModuleImports& to) {
  if (subscript.field(grammar().value).in(source) != "sys.modules") return;
  const Node key = subscript.named_child(1);
  const Node content = key && key.kind() == grammar().string ? content_of(key) : Node();
  if (content) add_named(content, source, to);
}

// `"package.module"`, or `"package."` that something is added to.
void add_dotted(Node string, std::string_view source, ModuleImports& to) {
  const Node content = content_of(string);
  if (!content || string.named_child_count() != 3) return;
  const std::string_view text = content.in(source);
  const std::string_view name = text.substr(0, text.find_last_not_of('.') + 1);
  const bool is_dotted = name.find('.') != std::string_view::npos && name.front() != '.' &&
                         text.size() - name.size() <= 1 && without_blanks(name) == name;
  if (!is_dotted) return;
  const std::size_t start = content.start();
  to.dotted.push_back({std::string(name), {start, start + name.size()}, text.size() > name.size()});
}

}  // namespace

ModuleImports read_imports(std::string_view source) {
  ModuleImports imports;
  const auto tree = syntax::parse(syntax::Language::python, source);
  if (!tree) return imports;
  const Node root = tree->root();
  for (syntax::Walk walk(root); walk; walk.next()) {
    const Node node = walk.node();
    if (node.kind() == grammar().plain) {
      add_plain(node, source, imports);
      walk.skip_children();
    } else if (node.kind() == grammar().from) {
      add_from(node, source, imports);
      walk.skip_children();
    } else if (node.kind() == grammar().call) {
      add_call(node, source, imports);
    } else if (node.kind() == grammar().subscript) {
      add_loaded_module(node, source, imports);
    } else if (node.kind() == grammar().string) {
      add_dotted(node, source, imports);
    } else if (node.kind() == grammar().function && node.parent() == root) {
      imports.has_getattr |= node.field(grammar().name).in(source) == "__getattr__";
    }
  }
  return imports;
}

std::string absolute_module(std::string_view module, const std::string& path) {
  const std::size_t dots = std::min(module.find_first_not_of('.'), module.size());
  if (dots == 0) return std::string(module);
  std::filesystem::path folder = std::filesystem::path(path).parent_path();
  for (std::size_t level = 1; level < dots; ++level) folder = folder.parent_path();
  std::string full = installed::module_of_path(folder.generic_string());
  if (!full.empty() && dots < module.size()) full += '.';
  return full.append(module.substr(dots));
}

std::vector<std::string> attributes_of(std::string_view source, std::string_view local) {
  std::vector<std::string> found;
  for (std::size_t at = source.find(local); at != std::string_view::npos;
       at = source.find(local, at + 1)) {
    const bool begins =
        at == 0 || (!text::is_identifier_byte(source[at - 1]) && source[at - 1] != '.');
    std::size_t end = at + local.size();
    if (!begins || end >= source.size() || source[end] != '.') continue;
    const std::size_t start = end + 1;
    while (end < source.size() && (source[end] == '.' || text::is_identifier_byte(source[end]))) {
      ++end;
    }
    if (end > start) found.emplace_back(source.substr(start, end - start));
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

}  // namespace paddle_ls::port
