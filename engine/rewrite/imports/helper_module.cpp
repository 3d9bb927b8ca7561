#include "engine/rewrite/imports/helper_module.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "engine/rewrite/imports/write_needs.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/source_lines.hpp"
#include "engine/rewrite/source/spelled_names.hpp"
#include "engine/syntax/parser.hpp"

namespace paddle_ls::rewrite {

namespace {

using syntax::Node;

constexpr std::string_view heading = "# What converted code needs; `paddle-ls convert` keeps it.";

// The order of a definition among the others: after what it needs, as a base class has to be
// defined first, and otherwise by its name. It does not depend on what else the module defines, so
// files may be converted in any order.
struct Place {
  int depth = 0;
  std::string_view name;
  auto operator<=>(const Place&) const = default;
};

class ModuleWriter {
 public:
  ModuleWriter(std::string_view module, const RuleSet& rules)
      : module_(module),
        rules_(rules),
        tree_(syntax::parse(syntax::Language::python, module)),
        end_(line_ending(module, 0)) {}

  text::Edits write(std::span<const std::string> names) {
    for (const std::string& name : names) need(name);
    if (module_.empty() && !needed_.empty())
      edits_.push_back({{0, 0}, std::string(heading) + end_});
    find_present();
    write_imports();
    for (const auto& [place, helper] : needed_) define(place, helper);
    return text::normalized(std::move(edits_)).value_or(text::Edits{});
  }

 private:
  void need(std::string_view name) {
    const FoundHelper helper = rules_.helper(name);
    if (helper.code.empty()) return;
    if (!needed_.emplace(Place{depth_of(name), name}, helper).second) return;
    for (const std::string_view needed : helper.helpers) need(needed);
  }

  // Which helpers of the rules the module defines at its top level, with their decorators.
  void find_present() {
    const PythonKinds& k = python_kinds();
    if (!tree_) return;
    for (std::uint32_t i = 0; i < tree_->root().named_child_count(); ++i) {
      const Node whole = tree_->root().named_child(i);
      Node definition = whole;
      if (whole.kind() == k.decorated_definition) {
        definition = whole.named_child(whole.named_child_count() - 1);
      }
      const bool defines =
          definition.kind() == k.function_definition || definition.kind() == k.class_definition;
      if (!defines) continue;
      const std::string_view name = definition.field(k.name).in(module_);
      if (rules_.helper(name).code.empty()) continue;
      present_.try_emplace(name, whole);
      by_start_.emplace(whole.start(), Place{depth_of(name), name});
    }
  }

  // The length of the chain of helpers that it needs.
  int depth_of(std::string_view name) {
    int depth = 0;
    const auto [known, is_new] = depths_.try_emplace(name, 0);
    if (!is_new) return known->second;
    for (const std::string_view needed : rules_.helper(name).helpers) {
      depth = std::max(depth, depth_of(needed) + 1);
    }
    return depths_[name] = depth;
  }

  void define(const Place& place, const FoundHelper& helper) {
    const std::string code = in_lines_of(module_, helper.code);
    const auto present = present_.find(place.name);
    if (present == present_.end()) return insert(place, code);
    // The definition may continue after `code`, with a statement on its last line.
    const Node old = present->second;
    if (module_.substr(old.start(), code.size()) != code) edits_.push_back({old.range(), code});
  }

  void insert(const Place& place, const std::string& code) {
    for (const auto& [start, other] : by_start_) {
      if (other < place) continue;
      const std::size_t at = line_start(module_, start);
      edits_.push_back({{at, at}, code + end_ + end_ + end_});
      return;
    }
    const bool is_open = !module_.empty() && !module_.ends_with('\n') && !has_appended_;
    has_appended_ = true;
    edits_.push_back(
        {{module_.size(), module_.size()}, (is_open ? end_ : "") + end_ + end_ + code + end_});
  }

  // One import for each module, those of the standard library first, with a line between. Existing
  // imports of the module are included where they are adjacent.
  void write_imports() {
    std::set<std::string, std::less<>> missing;
    for (const auto& [place, helper] : needed_) {
      for (const std::string_view name : helper.modules) {
        if (!has_import(name)) missing.emplace(name);
      }
    }
    if (missing.empty()) return;
    const text::ByteRange block = present_imports(missing);
    const auto is_installed = [](const std::string& name) {
      return name == "numpy" || name == "paddle";
    };
    std::string standard;
    std::string installed;
    for (const std::string& name : missing) {
      (is_installed(name) ? installed : standard) += "import " + name + end_;
    }
    std::string lines = standard;
    if (!standard.empty() && !installed.empty()) lines += end_;
    lines += installed;
    const bool stands_at_code =
        block.end < module_.size() && module_[block.end] != '\n' && module_[block.end] != '\r';
    if (stands_at_code) lines += end_ + end_;
    edits_.push_back({block, std::move(lines)});
  }

  // Whether a line imports the module `name` under its own name.
  bool has_import(std::string_view name) const {
    const std::string line = "import " + std::string(name);
    for (std::size_t at = module_.find(line); at != std::string_view::npos;
         at = module_.find(line, at + 1)) {
      const std::size_t end = at + line.size();
      const bool is_whole = end == module_.size() || module_[end] == '\n' || module_[end] == '\r';
      if (at == line_start(module_, at) && is_whole) return true;
    }
    return false;
  }

  // The lines of the imports that a module begins with, whose names are added to `names`; an empty
  // range where it begins with something else.
  text::ByteRange present_imports(std::set<std::string, std::less<>>& names) const {
    const std::size_t first = end_of_head();
    text::ByteRange block{first, first};
    constexpr std::string_view keyword = "import ";
    for (std::size_t at = first; at < module_.size();) {
      const std::size_t end = std::min(module_.find('\n', at), module_.size() - 1) + 1;
      std::string_view line = module_.substr(at, end - at);
      line = line.substr(0, line.find_first_of("\r\n"));
      at = end;
      if (line.empty()) continue;
      const bool is_import = line.starts_with(keyword) &&
                             line.find_first_of(" ,#;", keyword.size()) == std::string_view::npos;
      if (!is_import) break;
      names.emplace(line.substr(keyword.size()));
      block.end = end;
    }
    return block;
  }

  // After the comments and the docstring that a file may begin with.
  std::size_t end_of_head() const {
    const PythonKinds& k = python_kinds();
    std::size_t end = 0;
    if (!tree_) return end;
    for (std::uint32_t i = 0; i < tree_->root().named_child_count(); ++i) {
      const Node statement = tree_->root().named_child(i);
      const bool is_docstring =
          statement.kind() == k.expression_statement && statement.named_child(0).kind() == k.string;
      const bool has_to_be_first = is_docstring || statement.kind() == k.comment ||
                                   statement.kind() == k.future_import_statement;
      if (!has_to_be_first) break;
      end = std::min(module_.find('\n', statement.end()), module_.size() - 1) + 1;
    }
    return end;
  }

  std::string_view module_;
  const RuleSet& rules_;
  std::optional<syntax::Tree> tree_;
  std::string end_;
  std::map<std::string_view, int> depths_;  // of helpers
  std::map<Place, FoundHelper> needed_;
  std::map<std::string_view, Node> present_;
  std::map<std::size_t, Place> by_start_;
  bool has_appended_ = false;
  text::Edits edits_;
};

constexpr std::string_view letters =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";

struct ImportedHelper {
  std::string_view name;
  std::string_view local;  // after `as`; empty where there is none
};

// Removes the first word from `text`, with blanks and brackets before it, and returns it.
std::string_view take_word(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_of(letters), text.size()));
  const std::string_view word = text.substr(0, text.find_first_not_of(letters));
  text.remove_prefix(word.size());
  return word;
}

// Adds what the elements of `list`, the names after `import`, import.
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
