// What a user can decide, as one plain struct. Its values are the defaults.
//
// Names, descriptions and limits of the fields, as users see them, are rows of the table in
// fields.cpp; reading, the JSON Schema and the documentation are made from that table, so a new
// setting is a member here, a row there, and the code that obeys it.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/differences/difference.hpp"
#include "engine/rewrite/result/finding_codes.hpp"
#include "engine/rewrite/result/leftover_imports.hpp"
#include "engine/rewrite/result/patches.hpp"
#include "engine/rewrite/rows/profile.hpp"
#include "engine/torch/torch_range.hpp"

namespace paddle_ls::settings {

enum class DiagnosticsScope : std::uint8_t { open_files, workspace };
enum class FixScope : std::uint8_t { safe, all };
enum class DocsProfile : std::uint8_t { automatic, classic, v2 };
enum class LogLevel : std::uint8_t { off, error, warning, information, debug, trace };

// Nothing stands for "auto": the pins of the project decide, then the newest release.
using TargetProfile = std::optional<rewrite::Profile>;

using Strings = std::vector<std::string>;

// What a project says of one difference: accepted or refused everywhere, or in some of its files.
struct Decision {
  std::optional<bool> everywhere;  // accepted or refused, where no pattern says else
  std::string folder;              // absolute: where the patterns are seen from
  Strings accepted_in;             // patterns of .gitignore
  Strings refused_in;              // these count more
  std::string because;             // why, in the words of the project
  std::string question;      // stands for the words that were answered; empty: whatever they are
  bool is_outdated = false;  // the words are others by now, so that nothing is decided
  bool operator==(const Decision&) const = default;
};

using Decisions = std::map<std::string, Decision, std::less<>>;  // by the id of a difference

struct Settings {
  TargetProfile profile;
  // The releases of torch that the project requires; nothing: any. It is never set by a user.
  std::optional<torch::TorchRange> torch;

  rewrite::Style style = rewrite::Style::native;
  Decisions decisions;

  bool diagnostics_enable = true;
  DiagnosticsScope diagnostics_scope = DiagnosticsScope::open_files;
  Severities diagnostics_severity;  // only what differs from the catalogue of codes
  std::uint32_t diagnostics_maximum_per_file = 1000;

  FixScope fix_all_scope = FixScope::safe;
  rewrite::LeftoverImports leftover_imports = rewrite::LeftoverImports::automatic;

  bool hover_enable = true;
  bool hover_facts = false;
  bool inlay_hints_enable = false;
  bool inlay_hints_tensor_tests = false;
  bool code_lens_enable = true;
  bool code_lens_convert_file = false;
  bool code_lens_align = false;

  // Patterns of .gitignore, seen from the workspace folder.
  Strings files_exclude = {".git/",         ".hg/",   ".svn/",       "__pycache__/",
                           ".venv/",        "venv/",  ".tox/",       ".nox/",
                           ".mypy_cache/",  ".eggs/", "*.egg-info/", ".ipynb_checkpoints/",
                           "node_modules/", "build/", "dist/"};
  std::uint32_t files_maximum_bytes = 4U << 20U;

  // The environment that programs of the project run in, absolute; empty: it is looked for.
  std::string python_environment;

  rewrite::Patches rules_patches = rewrite::Patches::never;
  // That converted files import helpers of rules from, absolute; empty: each file has them itself.
  std::string rules_helper_module;
  Strings rules_files;  // absolute, or relative to the workspace folder

  DocsProfile mapping_docs_profile = DocsProfile::automatic;
  Strings mapping_docs_compare_with;  // files; absolute, or relative to the workspace folder
  // Interpreters that run examples, absolute; empty: python3.
  std::string mapping_docs_torch_python;
  std::string mapping_docs_paddle_python;

  Strings ir_op_tables;  // files; absolute, or relative to the workspace folder

  LogLevel log_level = LogLevel::warning;

  bool operator==(const Settings&) const = default;

  // Where `applied` fixes leave imports. The compatibility mode serves them. A file of which only
  // the safe uses are converted goes on to need torch everywhere; with all of them, what is left is
  // rare.
  rewrite::LeftoverImports leftover_imports_with(FixScope applied) const {
    if (leftover_imports != rewrite::LeftoverImports::automatic) return leftover_imports;
    if (target_release() == rewrite::Profile::v3_3_compat) return rewrite::LeftoverImports::keep;
    return applied == FixScope::all ? rewrite::LeftoverImports::local
                                    : rewrite::LeftoverImports::keep;
  }

  // Whether programs are to enable the compatibility mode of Paddle.
  bool writes_compat_mode() const {
    return style == rewrite::Style::minimal && target_release() == rewrite::Profile::v3_3_compat;
  }

  // The release of Paddle that code is converted for.
  rewrite::Profile target_release() const { return profile.value_or(rewrite::newest_release); }

  // The severity to show findings of `code` with.
  Severity severity(const rewrite::Code& code) const {
    const auto own = diagnostics_severity.find(code.code);
    return own == diagnostics_severity.end() ? code.severity : own->second;
  }
};

}  // namespace paddle_ls::settings
