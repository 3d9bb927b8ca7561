#include "engine/rewrite/leftovers/spell_out_leftovers.hpp"

#include <algorithm>
#include <string>

#include "engine/rewrite/leftovers/leftover_uses.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

namespace {

struct Uses {
  std::uint32_t converted = 0;
  std::vector<std::size_t> left;  // findings without edits
  bool has_others = false;        // uses that may be converted later
};

// The uses of each group; a finding about an import is not a use.
std::vector<Uses> uses_by_group(const FileFindings& file, const std::vector<bool>& is_chosen) {
  std::vector<Uses> result(file.imports.groups.size());
  for (std::size_t i = 0; i < file.findings.size(); ++i) {
    const std::uint32_t group = file.findings[i].plan.group;
    const Code* code = file.findings[i].code;
    const bool is_of_import =
        code == &codes::torch_import_leftover || code == &codes::torch_import_unused;
    if (group == no_index || is_of_import) continue;
    if (is_chosen[i]) {
      ++result[group].converted;
    } else if (file.findings[i].has_edits()) {
      result[group].has_others = true;
    } else {
      result[group].left.push_back(i);
    }
  }
  return result;
}

// The module that `local` refers to, by a use of it: `torch.nn` of `nn.rare`. Empty where the use
// is written in another way.
std::string_view module_of(std::string_view source, const Finding& use, std::string_view local) {
  const std::string_view written = text::slice(source, use.range);
  if (!written.starts_with(local)) return {};
  const std::string_view rest = written.substr(local.size());
  if (!rest.starts_with('.') || !use.api.ends_with(rest)) return {};
  return use.api.substr(0, use.api.size() - rest.size());
}

class Speller {
 public:
  Speller(std::string_view source, const FileFindings& file) : source_(source), file_(file) {}

  text::Edits spell_out(const std::vector<bool>& is_chosen) {
    const std::vector<Uses> uses = uses_by_group(file_, is_chosen);
    for (std::uint32_t group = 0; group < uses.size(); ++group) {
      if (may_be_freed(file_.imports.groups[group], uses[group])) free_name(group, uses[group]);
    }
    auto edits = text::normalized(std::move(edits_));
    return edits ? *edits : text::Edits();
  }

 private:
  static bool may_be_freed(const NameGroup& group, const Uses& uses) {
    const bool is_module = !group.is_root && !group.is_assignment && !group.paddle.empty();
    const bool is_plain = group.scope == 0 && !group.is_listed && may_move(group);
    const bool are_all_known = uses.converted + uses.left.size() == group.references;
    return is_module && is_plain && are_all_known && !uses.has_others && !uses.left.empty() &&
           uses.converted >= uses.left.size();
  }

  void free_name(std::uint32_t group, const Uses& uses) {
    const ImportStatement* const statement = import_of(group);
    const std::string_view local = text::slice(source_, file_.imports.groups[group].name);
    const std::string_view module = module_of(source_, file_.findings[uses.left.front()], local);
    if (statement == nullptr || module.empty() || !is_of_library(*statement, module)) return;
    const bool is_one_module = std::all_of(uses.left.begin(), uses.left.end(), [&](auto i) {
      return module_of(source_, file_.findings[i], local) == module;
    });
    if (!is_one_module) return;
    for (const std::size_t i : uses.left) {
      const std::size_t start = file_.findings[i].range.start;
      edits_.push_back({{start, start + local.size()}, std::string(module)});
    }
    const std::size_t end = statement->range.end;
    const std::size_t line_end = std::min(source_.find_first_of("\r\n", end), source_.size());
    const std::string line = std::string(line_ending(source_, end)) + "import ";
    edits_.push_back({{line_end, line_end}, line + std::string(module)});
  }

  // False where another file of the project passes the module on.
  bool is_of_library(const ImportStatement& statement, std::string_view module) const {
    const text::ByteRange from = statement.module.empty()
                                     ? file_.imports.clauses[statement.first_clause].name
                                     : statement.module;
    return is_at_or_below(text::slice(source_, from), module.substr(0, module.find('.')));
  }

  // The only statement that binds the name; null where there are several.
  const ImportStatement* import_of(std::uint32_t group) const {
    const ImportStatement* found = nullptr;
    for (const ImportStatement& statement : file_.imports.statements) {
      for (std::uint32_t i = 0; i < statement.clause_count; ++i) {
        if (file_.imports.clauses[statement.first_clause + i].group != group) continue;
        if (found != nullptr || !is_plain(statement) || !statement.has_own_line) return nullptr;
        found = &statement;
      }
    }
    return found;
  }

  std::string_view source_;
  const FileFindings& file_;
  text::Edits edits_;
};

}  // namespace

text::Edits spell_out_leftovers(std::string_view source, const FileFindings& file,
                                const std::vector<bool>& is_chosen) {
  return Speller(source, file).spell_out(is_chosen);
}

}  // namespace paddle_ls::rewrite
