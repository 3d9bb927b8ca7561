#include "project/port/redirect_imports.hpp"

#include <algorithm>
#include <optional>

#include "engine/installed/module_path.hpp"
#include "project/port/module_imports.hpp"

namespace paddle_ls::port {
namespace {

// Whether `modules` has the module or one around it.
bool is_within(std::string_view module, const ModuleNames& modules) {
  for (std::size_t dot = module.find('.'); dot != std::string_view::npos;
       dot = module.find('.', dot + 1)) {
    if (modules.contains(module.substr(0, dot))) return true;
  }
  return modules.contains(module);
}

// For a module that is not taken apart by `from`.
bool is_redirected(std::string_view module, const Redirection& redirection) {
  return is_within(module, redirection.modules) && !is_within(module, redirection.left.modules);
}

// A module without an alias is found through the first part of its name.
bool is_redirected(const PlainClause& clause, const Redirection& redirection) {
  return clause.alias.empty() ? is_redirected(installed::top_of_module(clause.module), redirection)
                              : is_redirected(clause.module, redirection);
}

// Whether all names that are imported from `module` are found elsewhere.
bool is_redirected(const FromModule& from, const std::string& module,
                   const Redirection& redirection) {
  const bool is_left = is_within(module, redirection.left.modules);
  const auto is_elsewhere = [&](const std::string& name) {
    const std::string full = name == "*" ? module : module + "." + name;
    const bool stays = is_left && (name == "*" || redirection.left.has_rule(full));
    return is_within(full, redirection.modules) && !stays;
  };
  return !from.names.empty() && std::all_of(from.names.begin(), from.names.end(), is_elsewhere);
}

std::optional<text::Edit> from_edit(const FromModule& from, const Redirection& redirection) {
  const bool is_relative = from.module.starts_with('.');
  if (is_relative && redirection.file_of_part.empty()) return std::nullopt;
  const std::string module = absolute_module(from.module, redirection.file_of_part);
  const bool is_moved = is_redirected(from, module, redirection);
  if (is_relative == is_moved) return std::nullopt;
  return text::Edit{from.range, is_moved ? redirection.from_name(module) : module};
}

// A statement that binds `local` to the module that is spelled `a.b` or `..a.b` after `from`.
std::string import_of(const std::string& spelled, std::string_view local) {
  const std::size_t dot = spelled.rfind('.');
  const std::string name = spelled.substr(dot + 1);
  const std::string alias = local == name ? std::string() : " as " + std::string(local);
  if (dot == std::string::npos) return "import " + name + alias;
  const bool only_dots_before = spelled.find_first_not_of('.') > dot;
  return "from " + spelled.substr(0, only_dots_before ? dot + 1 : dot) + " import " + name + alias;
}

// The name that a statement gets which only loads a module.
std::string name_of_loaded(std::string module) {
  std::replace(module.begin(), module.end(), '.', '_');
  return "_" + module;
}

// What `import a.b` becomes: the name that it binds, and the module that it loads.
std::vector<std::string> statements_for(const PlainClause& clause, const Redirection& redirection) {
  if (!clause.alias.empty()) {
    return {import_of(redirection.from_name(clause.module), clause.alias)};
  }
  const std::string top = installed::top_of_module(clause.module);
  std::vector<std::string> statements = {import_of(redirection.from_name(top), top)};
  if (top != clause.module) {
    statements.push_back(
        import_of(redirection.from_name(clause.module), name_of_loaded(clause.module)));
  }
  return statements;
}

text::Edit plain_edit(const PlainStatement& statement, const Redirection& redirection) {
  std::string kept;
  std::vector<std::string> all;
  for (const PlainClause& clause : statement.clauses) {
    if (!is_redirected(clause, redirection)) {
      kept += (kept.empty() ? "import " : ", ") + clause.text;
      continue;
    }
    for (std::string& each : statements_for(clause, redirection)) all.push_back(std::move(each));
  }
  if (!kept.empty()) all.insert(all.begin(), kept);
  std::string text;
  for (const std::string& each : all) {
    if (!text.empty()) text += statement.separator;
    text += each;
  }
  return {statement.range, text};
}

bool has_redirected(const PlainStatement& statement, const Redirection& redirection) {
  return std::any_of(statement.clauses.begin(), statement.clauses.end(),
                     [&](const PlainClause& clause) { return is_redirected(clause, redirection); });
}

}  // namespace

text::Edits redirect_imports(std::string_view source, const Redirection& redirection) {
  text::Edits edits;
  const ModuleImports statements = read_imports(source);
  for (const PlainStatement& statement : statements.plain) {
    if (has_redirected(statement, redirection)) edits.push_back(plain_edit(statement, redirection));
  }
  for (const FromModule& from : statements.from) {
    if (auto edit = from_edit(from, redirection)) edits.push_back(std::move(*edit));
  }
  for (const NamedModule& named : statements.strings) {
    if (is_redirected(named.module, redirection)) {
      edits.push_back({named.range, redirection.full_name(named.module)});
    }
  }
  for (const NamedModule& named : statements.dotted) {
    if (redirection.named_in_strings.contains(named.module)) {
      edits.push_back({named.range, redirection.full_name(named.module)});
    }
  }
  return edits;
}

}  // namespace paddle_ls::port
