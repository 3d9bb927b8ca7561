#include "engine/rewrite/dependents/dependence.hpp"

#include <algorithm>

#include "engine/rewrite/dependents/installed_packages.hpp"
#include "engine/rewrite/dependents/nearest_module.hpp"
#include "engine/rewrite/dependents/torch_dependents.hpp"
#include "engine/rewrite/source/dotted_name.hpp"

namespace paddle_ls::rewrite {

namespace {

// A package, and what is known of it.
struct NeedsTorch {
  std::string_view package;
  Advice advice;
  std::string_view counterpart;
  bool is_compiled;
};

NeedsTorch of_table(const TorchDependent& known) {
  return {known.package, known.advice, known.counterpart, known.is_compiled};
}

Advice advice_on(const NeedsTorch& needs) {
  return needs.advice == Advice::port && needs.is_compiled ? Advice::none : needs.advice;
}

std::string what_to_do(const NeedsTorch& needs) {
  const bool has_counterpart = !needs.counterpart.empty();
  std::string text(has_counterpart ? needs.counterpart : "no Paddle version of it is known");
  if (!needs.is_compiled) {
    text += has_counterpart ? "; " : ": ";
    return text + "`paddle-ls port " + std::string(needs.package) +
           "` converts the installed package";
  }
  text += has_counterpart ? "; its" : ", and its";
  text += " compiled code loads PyTorch's libraries, so it cannot be ported";
  return has_counterpart ? text : text + ": write what is used of it with Paddle";
}

Dependence of_installed(std::string_view name, const InstalledDependent& by,
                        const TorchDependent* known) {
  NeedsTorch needs = known != nullptr ? of_table(*known) : NeedsTorch{{}, Advice::port, {}, false};
  needs.package = by.package;
  if (by.code != InstalledCode::unknown) needs.is_compiled = by.code == InstalledCode::compiled;
  return {name, advice_on(needs), by.evidence + "; " + what_to_do(needs)};
}

Dependence of_known(std::string_view name, const TorchDependent& known) {
  return {name, advice_on(of_table(known)), what_to_do(of_table(known))};
}

bool is_part_of_name(char byte) {
  return byte == '_' || byte == '.' || (byte >= '0' && byte <= '9') ||
         (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

std::string_view without_blanks(std::string_view line) {
  return line.substr(std::min(line.find_first_not_of(" \t"), line.size()));
}

std::string_view first_name(std::string_view line) {
  const auto end = std::find_if_not(line.begin(), line.end(), is_part_of_name);
  return line.substr(0, static_cast<std::size_t>(end - line.begin()));
}

// A row of `rows` for a submodule of `module` whose last component occurs in `line`.
template <class Rows>
bool mentions_part(const Rows& rows, std::string_view module, std::string_view line) {
  for (auto row = first_not_before(rows, std::string(module) + "."); row != rows.end(); ++row) {
    if (!is_below(row->module, module)) return false;
    if (line.find(last_component(row->module)) != std::string_view::npos) return true;
  }
  return false;
}

// A test of single lines, without parsing.
class QuickLook {
 public:
  explicit QuickLook(const InstalledPackages* installed) : installed_(installed) {}

  // `import` is at `at` of `line`.
  bool imports_dependent(std::string_view line, std::size_t at) const {
    constexpr std::string_view from = "from ";
    constexpr std::string_view import = "import";
    const std::size_t start = line.substr(0, at).rfind(from);
    if (start == std::string_view::npos) return has_dependent(line.substr(at + import.size()));
    const std::string_view module = first_name(without_blanks(line.substr(start + from.size())));
    // `from albumentations import pytorch`
    return is_dependent(module) || mentions_part(torch_dependents(), module, line) ||
           (installed_ != nullptr && mentions_part(installed_->dependents, module, line));
  }

  // A string of `source` begins with a package, which may be imported by it.
  bool names_dependent(std::string_view source) const {
    constexpr std::string_view quotes = "'\"";
    for (std::size_t at = source.find_first_of(quotes); at < source.size();
         at = source.find_first_of(quotes, at + 1)) {
      const std::string_view name = first_name(source.substr(at + 1));
      if (!name.empty() && is_dependent(name)) return true;
    }
    return false;
  }

 private:
  bool is_dependent(std::string_view module) const {
    return torch_dependent(module) != nullptr ||
           (installed_ != nullptr && installed_->module(module) != nullptr);
  }

  bool has_dependent(std::string_view names) const {
    while (!names.empty()) {
      if (is_dependent(first_name(without_blanks(names)))) return true;
      names.remove_prefix(std::min(names.find(','), names.size() - 1) + 1);
    }
    return false;
  }

  const InstalledPackages* installed_;
};

}  // namespace

std::optional<Dependence> dependence_of(std::string_view qualified_name,
                                        const InstalledPackages* installed) {
  const TorchDependent* known = torch_dependent(qualified_name);
  if (installed != nullptr) {
    if (const InstalledDependent* found = installed->module(qualified_name)) {
      return of_installed(found->module, *found, known);
    }
    const bool covers_all = known != nullptr && known->extent != Extent::part;
    if (covers_all && installed->does_without(known->package)) return std::nullopt;
  }
  if (known == nullptr || !needs_torch(*known, qualified_name)) return std::nullopt;
  return of_known(known->module, *known);
}

std::optional<Dependence> dependence_of_package(std::string_view package,
                                                const InstalledPackages* installed) {
  const TorchDependent* known = torch_dependent_package(package);
  if (installed != nullptr) {
    if (const InstalledDependent* found = installed->package(package)) {
      return of_installed(found->package, *found, known);
    }
    if (installed->does_without(package)) return std::nullopt;
  }
  if (known == nullptr) return std::nullopt;
  return of_known(known->package, *known);
}

bool may_import_dependent(std::string_view source, const InstalledPackages* installed) {
  const QuickLook look(installed);
  const auto has = [&](std::string_view word) { return source.find(word) != source.npos; };
  if ((has("import_module") || has("__import__")) && look.names_dependent(source)) return true;
  for (std::size_t at = source.find("import"); at < source.size();) {
    const std::size_t start = at == 0 ? 0 : source.rfind('\n', at - 1) + 1;
    const std::size_t end = std::min(source.find('\n', at), source.size());
    if (look.imports_dependent(source.substr(start, end - start), at - start)) return true;
    at = source.find("import", end);
  }
  return false;
}

}  // namespace paddle_ls::rewrite
