#include "engine/rewrite/imports/helper_module.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "engine/rewrite/imports/write_needs.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/source_lines.hpp"
#include "engine/rewrite/source/spelled_names.hpp"
#include "engine/syntax/parser.hpp"

namespace paddle_ls::rewrite {

namespace {

using syntax::Node;

constexpr std::string_view heading = "# What converted code needs; `paddle-ls convert` keeps it.";

class ModuleWriter {
 public:
  ModuleWriter(std::string_view module, const RuleSet& rules)
      : module_(module),
        rules_(rules),
        tree_(syntax::parse(syntax::Language::python, module)),
        end_(line_ending(module, 0)) {}

  text::Edits write(std::span<const std::string> names) {
    for (const std::string& name : names) define(name);
    if (!imports_.empty()) insert_imports();
    if (!definitions_.empty()) append();
    return text::normalized(std::move(edits_)).value_or(text::Edits{});
  }

 private:
  // Behind what it needs itself, as a base class has to be there first.
  void define(std::string_view name) {
    const FoundHelper helper = rules_.helper(name);
    if (helper.code.empty() || !defined_.emplace(name).second) return;
    for (const std::string_view needed : helper.helpers) define(needed);
    const std::string code = in_lines_of(module_, helper.code);
    for (const std::string_view used : helper.modules) {
      if (!mentions(module_, used)) imports_.emplace(used);
    }
    if (const Node old = definition_of(name)) {
      // A statement may belong to the definition, which stands behind it.
      const bool is_same = module_.substr(old.start(), code.size()) == code;
      if (!is_same) edits_.push_back({old.range(), code});
    } else {
      definitions_ += end_ + end_ + code + end_;
    }
  }

  // The definition at the top level, with its decorators; null when there is none.
  Node definition_of(std::string_view name) const {
    const PythonKinds& k = python_kinds();
    if (!tree_) return Node();
    for (std::uint32_t i = 0; i < tree_->root().named_child_count(); ++i) {
      const Node whole = tree_->root().named_child(i);
      Node definition = whole;
      if (whole.kind() == k.decorated_definition) {
        definition = whole.named_child(whole.named_child_count() - 1);
      }
      const bool defines =
          definition.kind() == k.function_definition || definition.kind() == k.class_definition;
      if (defines && definition.field(k.name).in(module_) == name) return whole;
    }
    return Node();
  }

  void insert_imports() {
    std::string lines;
    if (module_.empty()) lines += std::string(heading) + end_;
    // Behind those of the standard library, with a line between.
    const auto is_installed = [](const std::string& name) {
      return name == "numpy" || name == "paddle";
    };
    bool has_own = false;
    for (const std::string& name : imports_) {
      if (!is_installed(name)) lines += "import " + name + end_;
      has_own = has_own || !is_installed(name);
    }
    bool is_first = module_.empty();
    for (const std::string& name : imports_) {
      if (!is_installed(name)) continue;
      if (std::exchange(is_first, false) && has_own) lines += end_;
      lines += "import " + name + end_;
    }
    edits_.push_back({{first_statement(), first_statement()}, std::move(lines)});
  }

  // Behind the comments and the docstring that a file may begin with.
  std::size_t first_statement() const {
    const PythonKinds& k = python_kinds();
    if (!tree_) return 0;
    for (std::uint32_t i = 0; i < tree_->root().named_child_count(); ++i) {
      const Node statement = tree_->root().named_child(i);
      const bool is_docstring =
          statement.kind() == k.expression_statement && statement.named_child(0).kind() == k.string;
      const bool has_to_be_first = is_docstring || statement.kind() == k.comment ||
                                   statement.kind() == k.future_import_statement;
      if (!has_to_be_first) return line_start(module_, statement.start());
    }
    return module_.size();
  }

  void append() {
    if (!module_.empty() && !module_.ends_with('\n')) definitions_.insert(0, end_);
    edits_.push_back({{module_.size(), module_.size()}, std::move(definitions_)});
  }

  std::string_view module_;
  const RuleSet& rules_;
  std::optional<syntax::Tree> tree_;
  std::string end_;
  std::set<std::string> imports_;
  std::set<std::string> defined_;
  std::string definitions_;
  text::Edits edits_;
};

constexpr std::string_view letters =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";

struct ImportedHelper {
  std::string_view name;
  std::string_view local;  // behind `as`; empty where there is none
};

// The word that `text` begins with, behind blanks and brackets; it is taken off.
std::string_view take_word(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_of(letters), text.size()));
  const std::string_view word = text.substr(0, text.find_first_not_of(letters));
  text.remove_prefix(word.size());
  return word;
}

// Adds what the elements of `list`, the names behind `import`, import.
void add_names(std::string_view list, std::vector<ImportedHelper>& names) {
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(','), list.size());
    std::string_view element = list.substr(0, end);
    list.remove_prefix(std::min(end + 1, list.size()));
    const std::string_view name = take_word(element);
    const bool has_other_name = take_word(element) == "as";
    if (!name.empty()) names.push_back({name, has_other_name ? take_word(element) : ""});
  }
}

std::vector<ImportedHelper> helpers_of(std::string_view source, std::string_view module) {
  std::vector<ImportedHelper> names;
  if (module.empty()) return names;
  const std::string head = "from " + std::string(module) + " import ";
  for (std::size_t at = source.find(head); at != std::string_view::npos;
       at = source.find(head, at + 1)) {
    if (at != line_start(source, at)) continue;
    std::string_view list = source.substr(at + head.size());
    list = list.substr(0, list.find_first_of(list.starts_with('(') ? ")" : "\r\n"));
    add_names(list, names);
  }
  return names;
}

}  // namespace

std::vector<std::string_view> imported_helpers(std::string_view source, std::string_view module) {
  std::vector<std::string_view> names;
  for (const ImportedHelper& helper : helpers_of(source, module)) names.push_back(helper.name);
  return names;
}

bool imports_helper(std::string_view source, std::string_view module, std::string_view name,
                    std::string_view local) {
  const auto helpers = helpers_of(source, module);
  return std::any_of(helpers.begin(), helpers.end(), [&](const ImportedHelper& helper) {
    return helper.name == name && helper.local == local;
  });
}

text::Edits helper_module_edits(std::string_view module, const RuleSet& rules,
                                std::span<const std::string> names) {
  return ModuleWriter(module, rules).write(names);
}

}  // namespace paddle_ls::rewrite
