#include "engine/rewrite/language/needs_of_code.hpp"

#include <algorithm>

#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

Need* NeedsOfCode::find(std::string_view name) {
  const auto found = std::find_if(needs_.begin(), needs_.end(),
                                  [&](const Need& need) { return into_.text(need.name) == name; });
  return found == needs_.end() ? nullptr : &*found;
}

Result<void> NeedsOfCode::add_helper(std::string_view name, bool of_helper) {
  if (Need* known = find(name)) {
    known->of_helper = known->of_helper && of_helper;
    return {};
  }
  const auto found = helpers_.find(name);
  if (found == helpers_.end()) {
    return error(text::quoted(name) +
                 " is not a helper: neither one of the file's `$helpers` nor "
                 "one that is built in");
  }
  const HelperSource& source = found->second;
  needs_.push_back({into_.add(name), into_.add(source.code), false, of_helper});
  for (const std::string& helper : source.helpers) {
    if (const auto added = add_helper(helper, true); !added) return added;
  }
  for (const std::string& module : source.modules) add_module(module, true);
  return {};
}

void NeedsOfCode::add_module(std::string_view name, bool of_helper) {
  if (Need* known = find(name)) {
    known->of_helper = known->of_helper && of_helper;
  } else {
    needs_.push_back({into_.add(name), {}, false, of_helper});
  }
}

void NeedsOfCode::call(std::string_view name) {
  if (Need* need = find(name)) need->patches = true;
}

Rows<Need> NeedsOfCode::rows() const {
  return needs_.empty() ? Rows<Need>{} : into_.add(needs_);
}

void add_helper_rows(const HelperSources& helpers, const HelperSources& known,
                     RuleTableBuilder& into, std::vector<Error>& errors) {
  for (const auto& [name, source] : helpers) {
    std::vector<Need> needs;
    for (const std::string& helper : source.helpers) {
      const auto found = known.find(helper);
      if (found == known.end()) {
        errors.push_back({"no helper is called " + text::quoted(helper), name});
        continue;
      }
      needs.push_back({into.add(helper), into.add(found->second.code), false});
    }
    for (const std::string& module : source.modules) needs.push_back({into.add(module), {}, false});
    into.add(Helper{into.add(name), into.add(source.code), into.add(needs)});
  }
}

}  // namespace paddle_ls::rewrite
