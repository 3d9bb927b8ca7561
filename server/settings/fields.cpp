#include "server/settings/fields.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace paddle_ls::settings {
namespace {

using S = Settings;

const std::array table = {
    Field{"profile", &S::profile,
          "The Paddle release that converted code has to run on. `auto` takes the oldest one that "
          "the project asks for in `requirements*.txt`, `pyproject.toml`, `setup.cfg` or "
          "`environment*.yml`, of the folder of the file or the nearest one around it; where "
          "nothing asks for Paddle, the newest release that the rules know."},

    Field{"diagnostics.enable", &S::diagnostics_enable,
          "Show findings. Hover, fix-all and the commands work either way."},
    Field{"diagnostics.scope", &S::diagnostics_scope,
          "Report findings in `open_files` only, or in all files of the `workspace`."},
    Field{
        "diagnostics.severity", &S::diagnostics_severity,
        "The severity of findings by their code, where it should differ from the usual one. `off` "
        "hides the findings and their fixes."},
    Field{"diagnostics.maximumPerFile", Count{&S::diagnostics_maximum_per_file, 1, 1'000'000},
          "At most this many findings are shown in one file; the last one says how many more there "
          "are."},

    Field{"fixAll.scope", &S::fix_all_scope,
          "What fix-all and fixing on save do: the `safe` fixes only, or `all` fixes, "
          "including those that need review."},

    Field{
        "imports.leftover", &S::leftover_imports,
        "Where imports of what stays with torch stand after fix-all: where they stood (`keep`), or "
        "in the functions that need them (`local`), so that a file can be imported where torch is "
        "not installed. An import that is needed before any function is called stays at the "
        "top."},

    Field{"hover.enable", &S::hover_enable,
          "Show the mapping of a torch API when the pointer rests on it."},
    Field{"inlayHints.enable", &S::inlay_hints_enable,
          "Show behind each torch API whether its fix is safe or needs review, or that the use is "
          "manual."},
    Field{
        "inlayHints.tensorTests", &S::inlay_hints_tensor_tests,
        "Show behind the tests of `if`, `while`, `assert` and conditional expressions in functions "
        "that `paddle.jit.to_static` converts whether they are tensors."},
    Field{
        "codeLens.enable", &S::code_lens_enable,
        "Show above the title of a mapping document which rows of the table are made from it, and "
        "above a function that `paddle.jit.to_static` converts that its generated code can be "
        "seen."},
    Field{"codeLens.convertFile", &S::code_lens_convert_file,
          "Show above a Python file how many of its torch uses can be converted; a click does it."},

    Field{"files.exclude", Patterns{&S::files_exclude},
          "Files and folders to leave alone, as patterns of `.gitignore`. An open file is always "
          "analysed. The list replaces the default one."},
    Field{"files.maximumBytes", Count{&S::files_maximum_bytes, 1024, 1U << 30U},
          "Larger files are not analysed; an informational finding says so."},

    Field{"python.environment", PlacePath{&S::python_environment},
          "The environment that programs of the project run in, or its Python interpreter: what is "
          "installed there says which packages need PyTorch. When it is empty, the first of these "
          "that has packages: `VIRTUAL_ENV` and `CONDA_PREFIX` of the process, `.venv` and `venv` "
          "in the folder of the file or one around it, up to that of its repository. A relative "
          "path starts where those of `rules.files` do."},

    Field{
        "rules.files", Paths{&S::rules_files},
        "Rule files of the project, our own format or PaConvert's `api_mapping.json`. Their rules "
        "win over the built-in ones, and a later file wins over an earlier one. Relative paths "
        "start at the folder of the settings file, or at the workspace folder."},

    Field{"rules.helperModule", ModulePath{&S::rules_helper_module},
          "The Python file of the project that converted files import the functions from which "
          "some rules need, such as `src/net/paddle_helpers.py`; it is made and kept in step by "
          "the fixes. When it is empty, or the editor cannot create files, each file that needs "
          "such a function has it itself. A relative path starts where those of `rules.files` do."},

    Field{"rules.patches", &S::rules_patches,
          "Whether rules may change `paddle` itself, which affects the whole program: `never`, or "
          "`allowed`, where each such fix still needs review."},

    Field{"mappingDocs.profile", &S::mapping_docs_profile,
          "The rules that mapping documents are judged by: those of the `classic` layout, of the "
          "`v2` layout with a folder for each category, or `auto` for what the folders show."},

    Field{
        "mappingDocs.compareWith", Paths{&S::mapping_docs_compare_with},
        "What mapping documents are compared with: PaConvert's `api_mapping.json` files or its "
        "checkout, a checkout of Paddle's documentation or its folder `docs/api`. Where a document "
        "differs, a finding says so; either may be right."},

    Field{
        "ir.opTables", Paths{&S::ir_op_tables},
        "Tables of operators for the translation of models: custom operators, or those of another "
        "Paddle than the built-in tables know. Written as `engine/ir/op_tables/*.tsv`; their rules "
        "win over the built-in ones."},

    Field{"log.level", &S::log_level, "How much is written to the log."},
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

std::span<const Field> fields() {
  return table;
}

const Field* find_field(std::string_view path) {
  const auto found = std::find_if(table.begin(), table.end(),
                                  [&](const Field& field) { return field.path == path; });
  return found == table.end() ? nullptr : &*found;
}

bool is_group(std::string_view path) {
  return std::any_of(table.begin(), table.end(), [&](const Field& field) {
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
