#include "server/cli/template/template_verbs.hpp"

#include <algorithm>
#include <filesystem>

#include "engine/templates/files/drift.hpp"
#include "engine/templates/files/file_manager.hpp"
#include "engine/templates/files/regenerate.hpp"
#include "engine/templates/fill/shard_items.hpp"
#include "engine/templates/text/env_json.hpp"
#include "engine/templates/text/python_characters.hpp"
#include "engine/text/line_index.hpp"
#include "server/cli/run/exit_status.hpp"

namespace paddle_ls::cli {

namespace {

using namespace templates;

using namespace exit_status;

int fail(const Error& error, const Console& console) {
  if (!error.where.empty()) console.err << error.where << ": ";
  console.err << "error: " << error.message << '\n';
  return could_not_run;
}

// The template in the form that the file manager expects. A relative path stays as it was typed,
// because the default comment shows it.
struct TemplatePlace {
  std::string folder;
  std::string name;
};

TemplatePlace place_of(const std::string& template_file) {
  const std::filesystem::path path(template_file);
  if (path.is_relative()) return {"", template_file};
  return {path.parent_path().generic_string(), path.filename().generic_string()};
}

Result<CodeTemplate> read_template(const std::string& file) {
  auto text = read_named_text(file);
  if (!text) return tl::unexpected(text.error());
  return CodeTemplate(std::move(*text), file);
}

Result<Env> read_env(const std::string& file) {
  if (file.empty()) return Env{};
  const auto json = read_named_text(file);
  if (!json) return tl::unexpected(json.error());
  return env_from_json(*json, {file});
}

Result<void> apply_settings(Env& env, const std::vector<std::string>& settings) {
  for (const std::string& setting : settings) {
    const std::size_t sign = setting.find('=');
    if (sign == std::string::npos || !is_identifier(setting.substr(0, sign))) {
      return error("`" + setting + "` is not of the form key=value", "--set");
    }
    env.insert_or_assign(setting.substr(0, sign), setting.substr(sign + 1));
  }
  return {};
}

bool is_same_file(const std::string& one, const std::string& other) {
  std::error_code unknown;
  return !other.empty() && std::filesystem::equivalent(one, other, unknown);
}

int status_of(WriteOutcome outcome) {
  return outcome == WriteOutcome::stale ? findings : clean;
}

void tell(WriteOutcome outcome, const std::string& file, const Console& console) {
  console.out << spelling(outcome) << ' ' << file << '\n';
}

Result<Sharding> sharding_of(const TemplateShard& verb) {
  auto base = read_env(verb.env_file);
  if (!base) return tl::unexpected(base.error());
  return Sharding{
      verb.shard_count, {verb.sharded_keys.begin(), verb.sharded_keys.end()}, std::move(*base)};
}

Result<std::vector<ShardItem>> read_items(const TemplateShard& verb) {
  const auto lines = read_named_text(verb.items_file);
  if (!lines) return tl::unexpected(lines.error());
  return shard_items_from_json_lines(*lines, verb.key, verb.items_file);
}

void tell_keys(const CodeTemplate& source, const Console& console) {
  const text::LineIndex lines(source.text());
  text::PositionCursor cursor(source.text(), lines, text::Encoding::utf32);
  for (const Placeholder& placeholder : source.placeholders()) {
    const text::Position at = cursor.position(placeholder.dollar());
    console.out << source.name() << ':' << at.line + 1 << ':' << at.column + 1 << ": "
                << source.key(placeholder) << ' ';
    if (placeholder.placement == Placement::block) {
      console.out << "block";
    } else {
      console.out << "inside-line";
    }
    if (placeholder.comma_before) console.out << " comma-before";
    if (placeholder.comma_after) console.out << " comma-after";
    console.out << '\n';
  }
}

int run(const TemplateExpand& verb, const Console& console) {
  if (verb.making.mode == WriteMode::dry_run) {
    if (!verb.output.empty()) tell(WriteOutcome::skipped, verb.output, console);
    return clean;
  }
  const auto source = read_template(verb.template_file);
  if (!source) return fail(source.error(), console);
  auto env = read_env(verb.env_file);
  if (!env) return fail(env.error(), console);
  if (const auto applied = apply_settings(*env, verb.settings); !applied) {
    return fail(applied.error(), console);
  }
  const std::vector<Error> missing = missing_keys(*source, *env);
  for (const Error& error : missing) fail(error, console);
  if (!missing.empty()) return could_not_run;
  const auto expansion =
      generate(*source, std::move(*env), {verb.making.generator, place_of(verb.template_file).name},
               verb.making.dialect);
  if (!expansion) return fail(source->described(expansion.error()), console);
  if (verb.output.empty()) {
    console.out << expansion->text;
    return clean;
  }
  if (is_same_file(verb.output, verb.template_file) || is_same_file(verb.output, verb.env_file)) {
    return fail({"the output would overwrite its own source", verb.output}, console);
  }
  const auto outcome = write_if_changed(verb.output, expansion->text, verb.making.mode);
  if (!outcome) return fail(outcome.error(), console);
  tell(*outcome, verb.output, console);
  return status_of(*outcome);
}

int run(const TemplateShard& verb, const Console& console) {
  const auto sharding = sharding_of(verb);
  if (!sharding) return fail(sharding.error(), console);
  const auto items = read_items(verb);
  if (!items) return fail(items.error(), console);
  const std::size_t sign = verb.cmake_list.find('=');
  if (!verb.cmake_list.empty() && (sign == std::string::npos || sign == 0)) {
    return fail({"`" + verb.cmake_list + "` is not of the form VAR=file", "--cmake"}, console);
  }
  const TemplatePlace place = place_of(verb.template_file);
  FileManager files({verb.output_dir, place.folder, verb.making.dialect, verb.making.mode,
                     verb.making.generator});
  const std::string filename =
      std::filesystem::path(verb.template_file).filename().generic_string();
  const auto outputs = files.write_sharded(filename, place.name, *items, *sharding);
  if (!outputs) return fail(outputs.error(), console);
  int status = clean;
  for (const FileManager::Output& output : *outputs) {
    tell(output.outcome,
         (std::filesystem::path(verb.output_dir) / output.filename).generic_string(), console);
    status = std::max(status, status_of(output.outcome));
  }
  if (verb.cmake_list.empty()) return status;
  const std::string list_file = verb.cmake_list.substr(sign + 1);
  const auto listed = files.write_outputs(verb.cmake_list.substr(0, sign), list_file);
  if (!listed) return fail(listed.error(), console);
  tell(*listed, list_file, console);
  return std::max(status, status_of(*listed));
}

int run(const TemplateKeys& verb, const Console& console) {
  int status = clean;
  for (const std::string& file : verb.template_files) {
    if (const auto source = read_template(file)) {
      tell_keys(*source, console);
    } else {
      status = fail(source.error(), console);
    }
  }
  return status;
}

// What would change in a stale file; for a long diff its beginning.
void tell_difference(const WrittenFile& file, const std::string& workspace,
                     const Console& console) {
  constexpr std::size_t most_lines = 40;
  const std::filesystem::path path = std::filesystem::path(workspace) / file.path;
  const auto present = read_text(path.generic_string());
  const std::string source = present ? *present : std::string();
  const std::string whole = diff_of_file(file.path, source, edits_to(file.expected, source),
                                         colour_of(ColourChoice::automatic, console));
  const std::string_view diff = whole;
  std::size_t end = 0;
  for (std::size_t line = 0; line < most_lines && end < diff.size(); ++line) {
    end = std::min(diff.find('\n', end), diff.size() - 1) + 1;
  }
  console.out << diff.substr(0, end);
  const auto left = std::count(diff.begin() + static_cast<std::ptrdiff_t>(end), diff.end(), '\n');
  if (left > 0) {
    console.out << "... " << counted(static_cast<std::size_t>(left), "more line")
                << " of this diff\n";
  }
}

int run(const TemplateManifest& verb, const Console& console) {
  const std::string file =
      (std::filesystem::path(verb.workspace) / Manifest::path).lexically_normal().generic_string();
  const auto json = read_text(file);
  if (!json) return fail(json.error(), console);
  const Manifest manifest = read_manifest(*json);
  int status = clean;
  const text::LineIndex lines(*json);
  for (const TemplateFinding& finding : manifest.findings) {
    const text::Position at = lines.position(*json, finding.range.start, text::Encoding::utf32);
    status = fail({finding.message,
                   file + ":" + std::to_string(at.line + 1) + ":" + std::to_string(at.column + 1)},
                  console);
  }
  // An invalid manifest writes nothing: two entries may be about to write one file.
  if (status != clean) return status;
  std::size_t up_to_date = 0;
  for (const ManifestEntry& entry : manifest.entries) {
    const auto outputs = regenerate(entry, verb.workspace, verb.mode);
    if (!outputs) {
      status = fail(outputs.error(), console);
      continue;
    }
    for (const WrittenFile& output : *outputs) {
      status = std::max(status, status_of(output.outcome));
      if (verb.mode == WriteMode::check && output.outcome == WriteOutcome::unchanged) {
        ++up_to_date;
        continue;
      }
      tell(output.outcome, output.path, console);
      if (output.outcome == WriteOutcome::stale) tell_difference(output, verb.workspace, console);
    }
  }
  if (verb.mode == WriteMode::check) {
    console.out << counted(up_to_date, "file") << " up to date\n";
  }
  return status;
}

}  // namespace

int run_template(const TemplateOptions& options, const Console& console) {
  return std::visit([&](const auto& verb) { return run(verb, console); }, options.verb);
}

}  // namespace paddle_ls::cli
