// Uses that are evaluated while their file is imported, and the expressions around them that can be
// put off: what they give is then made by a helper, which puts a stand-in in its place where
// something is not installed.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/result/finding.hpp"

namespace paddle_ls::rewrite {

// What a use needs from its name while the file is imported.
enum class NeedAtImport : std::uint8_t {
  nothing,  // it is evaluated later, or never
  name,     // it is named, kept or derived from
  value,    // it is called or computed with
};

struct PutOff {
  text::ByteRange expression;
  std::string_view helper;  // of `stand_in_helpers`
};

// Reasons of findings about a use and not about its import.
inline constexpr std::string_view runs_at_import = "it runs at import time";
inline constexpr std::string_view deferred_at_import =
    "it runs at import time, deferred to its use";

inline bool is_use_at_import(const Finding& finding) {
  return finding.reason == runs_at_import || finding.reason == deferred_at_import;
}

// `if __name__ == "__main__":`
bool is_main_test(std::string_view source, syntax::Node statement);

// `if _TRANSFORMERS_AVAILABLE:`, `if has_apex:`: the block is skipped where a package is missing.
// `package`, where it is not empty, may also be named by the condition: `if TRANSFORMERS_4:`.
bool is_availability_test(std::string_view source, syntax::Node statement,
                          std::string_view package = {});

// True in functions and lambdas.
bool is_called_later(const python::Names& names, python::ScopeId scope);

class UsesAtImport {
 public:
  UsesAtImport(std::string_view source, const python::Names& names);

  NeedAtImport need(const python::Use& use) const;

  // True in a lambda that a helper of ours evaluates at once.
  bool is_put_off(const python::Use& use) const;

  // The expression around `use`, which needs a value, that can be put off; nothing where the
  // statement has to raise: a program stops there, a condition has no third value, and a call for
  // its effect must not be left out silently.
  std::optional<PutOff> put_off(const python::Use& use);

 private:
  bool is_late(const python::Use& use) const;
  bool needs_value(const python::Use& use) const;
  bool is_work(syntax::Node call, const std::vector<syntax::Node>& around) const;
  bool may_stand_in_lambda(syntax::Node expression, const python::Use& use);

  std::string_view source_;
  const python::Names& names_;
  bool is_program_ = false;  // statements of its top level run in loops
  std::map<python::ScopeId, std::set<std::string_view>> names_of_classes_;
};

}  // namespace paddle_ls::rewrite
