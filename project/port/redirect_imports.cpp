#include "project/port/redirect_imports.hpp"

#include <algorithm>

#include "engine/installed/module_path.hpp"
#include "project/port/module_imports.hpp"

namespace paddle_ls::port {
namespace {

bool is_redirected(std::string_view module, const Redirection& redirection) {
  return redirection.modules.contains(module.substr(0, module.find('.')));
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
    if (!is_redirected(clause.module, redirection)) {
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
  return std::any_of(
      statement.clauses.begin(), statement.clauses.end(),
      [&](const PlainClause& clause) { return is_redirected(clause.module, redirection); });
}

}  // namespace

text::Edits redirect_imports(std::string_view source, const Redirection& redirection) {
  text::Edits edits;
  const ModuleImports statements = read_imports(source);
  for (const PlainStatement& statement : statements.plain) {
    if (has_redirected(statement, redirection)) edits.push_back(plain_edit(statement, redirection));
  }
  for (const FromModule& from : statements.from) {
    if (is_redirected(from.module, redirection)) {
      edits.push_back({from.range, redirection.from_name(from.module)});
    }
  }
  for (const NamedModule& named : statements.strings) {
    if (is_redirected(named.module, redirection)) {
      edits.push_back({named.range, redirection.full_name(named.module)});
    }
  }
  return edits;
}

}  // namespace paddle_ls::port
