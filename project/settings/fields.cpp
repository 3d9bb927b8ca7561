#include "project/settings/fields.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace paddle_ls::settings {
namespace {

using S = Settings;

const std::array table = {
    SettingField{
        "profile", &S::profile,
        "The Paddle release that converted code has to run on. `auto` takes the oldest release "
        "that the project asks for in `requirements*.txt`, `pyproject.toml`, `setup.cfg` or "
        "`environment*.yml`, of the folder of the file or the nearest one around it; if nothing "
        "asks for Paddle, it takes the newest release that the rules know. `3.3-compat` (formerly "
        "`proxy`) is Paddle 3.3.1 in its compatibility mode, `paddle.enable_compat()`."},

    SettingField{
        "style", &S::style,
        "The style of converted code. `native` writes idiomatic Paddle code, and "
        "accepts that initial weights, the layout of linear layers, the statistics of batch norms "
        "and names of attributes are those of Paddle. `exact` keeps all of these as in PyTorch, by "
        "means of helper classes. `minimal`, for the profile `3.3-compat` only, leaves code as it "
        "is wherever the compatibility mode of Paddle runs it as PyTorch does, and has programs "
        "enable the mode first."},
    SettingField{
        "decisions", &S::decisions,
        "The decisions of the project on differences between the frameworks, by their ids "
        "(`paddle-ls differences` lists them): `accept`, `refuse`, or an object with one of these "
        "as `everywhere`, the lists `accept` and `refuse` of `.gitignore` patterns of files, and "
        "the reason as `because`. `paddle-ls decide` asks and writes the answers. A difference "
        "that is accepted needs no review; one that is refused is avoided where the conversion "
        "can. The others are as `style` says."},

    SettingField{"diagnostics.enable", &S::diagnostics_enable,
                 "Show findings. Hover, fix-all and the commands work either way."},
    SettingField{"diagnostics.scope", &S::diagnostics_scope,
                 "Report findings in `open_files` only, or in all files of the `workspace`."},
    SettingField{
        "diagnostics.severity", &S::diagnostics_severity,
        "The severity of findings by code, where it differs from the default. `off` hides the "
        "findings and their fixes."},
    SettingField{
        "diagnostics.maximumPerFile", Count{&S::diagnostics_maximum_per_file, 1, 1'000'000},
        "The maximum number of findings shown in one file; the last one says how many more there "
        "are."},

    SettingField{
        "fixAll.scope", &S::fix_all_scope,
        "What fix-all and fix on save apply: the `safe` fixes only, or `all` fixes, including "
        "those that need review."},

    SettingField{
        "imports.leftover", &S::leftover_imports,
        "Where imports that still need PyTorch go after fix-all: they stay in place (`keep`), or "
        "move to where they are used (`local`), so that a file can be imported where torch is "
        "not installed. `auto` is `local` where all fixes are applied, and `keep` where only the "
        "safe ones are."},

    SettingField{"hover.enable", &S::hover_enable, "Show the mapping of a torch API on hover."},
    SettingField{
        "hover.facts", &S::hover_facts,
        "On hover, also show what is known about the value that a method or operator is used on, "
        "which its rule depends on."},
    SettingField{
        "inlayHints.enable", &S::inlay_hints_enable,
        "Show after each torch API whether its fix is safe or needs review, or that the use is "
        "manual."},
    SettingField{
        "inlayHints.tensorTests", &S::inlay_hints_tensor_tests,
        "In functions that `paddle.jit.to_static` converts, show after the test of an `if`, "
        "`while`, `assert` or conditional expression whether it is a tensor."},
    SettingField{
        "codeLens.enable", &S::code_lens_enable,
        "Show above the title of a mapping document which rows of the table are generated from it, "
        "and above a function that `paddle.jit.to_static` converts a link to its generated code."},
    SettingField{
        "codeLens.convertFile", &S::code_lens_convert_file,
        "Show above a Python file how many of its torch uses can be converted; a click converts "
        "them."},
    SettingField{
        "codeLens.align", &S::code_lens_align,
        "Show above a model or the main part of a script a link that runs it and its conversion "
        "and shows where they first differ, and above the examples of a mapping document one that "
        "runs them."},

    SettingField{"files.exclude", Patterns{&S::files_exclude},
                 "Files and folders to skip, as `.gitignore` patterns. An open file is always "
                 "analysed. The list replaces the default one."},
    SettingField{
        "files.maximumBytes", Count{&S::files_maximum_bytes, 1024, 1U << 30U},
        "The size limit of files that are analysed; a finding says where a file is larger."},

    SettingField{
        "python.environment", PlacePath{&S::python_environment},
        "The Python environment of the project, or its interpreter: the packages installed there "
        "tell which imports need PyTorch. If it is empty, the first of these that has packages: "
        "`VIRTUAL_ENV` and `CONDA_PREFIX` of the process, `.venv` and `venv` "
        "in the folder of the file or one around it, up to that of its repository. A relative "
        "path starts where those of `rules.files` do."},

    SettingField{
        "rules.files", Paths{&S::rules_files},
        "Rule files of the project, our own format or PaConvert's `api_mapping.json`. Their rules "
        "override the built-in ones, and a later file overrides an earlier one. Relative paths "
        "start at the folder of the settings file, or at the workspace folder."},

    SettingField{
        "rules.helperModule", ModulePath{&S::rules_helper_module},
        "The Python module for the helper functions that some rules need, such as "
        "`src/net/paddle_helpers.py`. Converted files import the helpers from it; the fixes create "
        "and update it. If it is empty, or the editor cannot create files, each file defines the "
        "helpers that it needs. A relative path starts where those of `rules.files` do."},

    SettingField{
        "rules.patches", &S::rules_patches,
        "Whether rules may change `paddle` itself, which affects the whole program: `never`, or "
        "`allowed`, where each such fix still needs review."},

    SettingField{
        "mappingDocs.profile", &S::mapping_docs_profile,
        "The layout that mapping documents are checked against: `classic`, `v2` with a folder "
        "for each category, or `auto` to detect it from the folders."},

    SettingField{
        "mappingDocs.compareWith", Paths{&S::mapping_docs_compare_with},
        "What mapping documents are compared with: PaConvert's `api_mapping.json` files or its "
        "checkout, a checkout of Paddle's documentation or its folder `docs/api`. A finding "
        "reports each difference; either side may be right."},
    SettingField{
        "mappingDocs.torchPython", PlacePath{&S::mapping_docs_torch_python},
        "The Python with PyTorch that runs the examples of mapping documents when you ask for it. "
        "If it is empty, that is `python3`."},
    SettingField{
        "mappingDocs.paddlePython", PlacePath{&S::mapping_docs_paddle_python},
        "The Python with Paddle that runs the examples of mapping documents when you ask for it. "
        "If it is empty, that is `python3`."},

    SettingField{
        "ir.opTables", Paths{&S::ir_op_tables},
        "Operator tables for the translation of models: custom operators, or those of Paddle "
        "releases that the built-in tables do not have. Written as `engine/ir/op_tables/*.tsv`; "
        "their rules override the built-in ones."},

    SettingField{"log.level", &S::log_level, "The log level."},
};

constexpr std::array<std::string_view, 2> scope_names = {"open_files", "workspace"};
constexpr std::array<std::string_view, 2> fix_scope_names = {"safe", "all"};
constexpr std::array<std::string_view, 3> docs_profile_names = {"auto", "classic", "v2"};
constexpr std::array<std::string_view, 6> log_level_names = {"off",         "error", "warning",
                                                             "information", "debug", "trace"};

constexpr auto profile_choices = [] {
  std::array<std::string_view, rewrite::profile_names.size() + 1> names{"auto"};
  std::copy(rewrite::profile_names.begin(), rewrite::profile_names.end(), names.begin() + 1);
  return names;
}();

}  // namespace

std::span<const SettingField> fields() {
  return table;
}

const SettingField* find_field(std::string_view path) {
  const auto found = std::find_if(table.begin(), table.end(),
                                  [&](const SettingField& field) { return field.path == path; });
  return found == table.end() ? nullptr : &*found;
}

bool is_group(std::string_view path) {
  return std::any_of(table.begin(), table.end(), [&](const SettingField& field) {
    return field.path.size() > path.size() && field.path.starts_with(path) &&
           field.path[path.size()] == '.';
  });
}

template <>
std::span<const std::string_view> choices<DiagnosticsScope>() {
  return scope_names;
}
template <>
std::span<const std::string_view> choices<FixScope>() {
  return fix_scope_names;
}
template <>
std::span<const std::string_view> choices<rewrite::LeftoverImports>() {
  return rewrite::leftover_imports_names;
}

template <>
std::span<const std::string_view> choices<rewrite::Patches>() {
  return rewrite::patches_names;
}
template <>
std::span<const std::string_view> choices<rewrite::Style>() {
  return rewrite::style_names;
}
template <>
std::span<const std::string_view> choices<DocsProfile>() {
  return docs_profile_names;
}
template <>
std::span<const std::string_view> choices<LogLevel>() {
  return log_level_names;
}
template <>
std::span<const std::string_view> choices<Severity>() {
  return severity_names;
}
template <>
std::span<const std::string_view> choices<TargetProfile>() {
  return profile_choices;
}

template <>
std::optional<TargetProfile> choice_named<TargetProfile>(std::string_view name) {
  if (name == profile_choices.front()) return TargetProfile();
  if (const auto profile = rewrite::profile_named(name)) return TargetProfile(profile);
  return std::nullopt;
}

template <>
std::string_view choice_name<TargetProfile>(TargetProfile value) {
  return value ? rewrite::name(*value) : profile_choices.front();
}

}  // namespace paddle_ls::settings
