#include "server/cli/template/template_command.hpp"

#include <memory>

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/run/choice_option.hpp"

namespace paddle_ls::cli {

namespace {

using templates::Dialect;
using templates::WriteMode;

const Choices<Dialect> dialects = {{"v1", Dialect::v1}, {"v2", Dialect::v2}};

void add_making(ArgumentParser& app, TemplateMaking& to) {
  add_choice(app, "--dialect", to.dialect, dialects,
             "Behave like torchgen up to torch 2.6 (`v1`) or from 2025 on (default: v2)");
  app.add_option("--generator", to.generator, "What the default generated_comment of v2 names")
      ->type_name("NAME");
}

// `--check` and `--dry-run`; mutually exclusive.
Option* add_mode(ArgumentParser& app, WriteMode& to) {
  auto* const check = app.add_flag_callback(
      "--check", [&to] { to = WriteMode::check; },
      "Write nothing; exit with 1 if a file is out of date");
  app.add_flag_callback(
         "--dry-run", [&to] { to = WriteMode::dry_run; },
         "Only print the file names; a list for CMake is still written")
      ->excludes(check);
  return check;
}

// The options of a verb, which CLI11 fills in and which become the result if its subcommand was
// given.
template <class Verb>
std::shared_ptr<Verb> taken_when_parsed(ArgumentParser& app, TemplateOptions& to) {
  auto verb = std::make_shared<Verb>();
  app.callback([verb, &to] { to.verb = *verb; });
  return verb;
}

void add_expand(ArgumentParser& app, TemplateOptions& options) {
  auto* const verb = app.add_subcommand("expand", "Expand one template with an environment");
  const auto to = taken_when_parsed<TemplateExpand>(*verb, options);
  verb->add_option("--template", to->template_file, "The template")->required()->type_name("FILE");
  verb->add_option("--env", to->env_file, "The environment, a JSON object")->type_name("FILE");
  verb->add_option("--set", to->settings, "A key with a text; overrides the environment")
      ->type_name("KEY=VALUE")
      ->one_value_each();
  auto* const output =
      verb->add_option("--out", to->output, "Write there instead of to standard output")
          ->type_name("FILE");
  add_making(*verb, to->making);
  add_mode(*verb, to->making.mode)->needs(output);
}

void add_shard(ArgumentParser& app, TemplateOptions& options) {
  auto* const verb =
      app.add_subcommand("shard", "Distribute items over several files of one template");
  const auto to = taken_when_parsed<TemplateShard>(*verb, options);
  verb->add_option("--template", to->template_file, "The template; it also names the files")
      ->required()
      ->type_name("FILE");
  verb->add_option("--items", to->items_file, "The items, one JSON object a line")
      ->required()
      ->type_name("FILE");
  verb->add_option("--key", to->key, "The member of an item that selects its shard")
      ->required()
      ->type_name("NAME");
  verb->add_option("--num-shards", to->shard_count, "The number of shards")
      ->required()
      ->type_name("N");
  verb->add_option("--keys", to->sharded_keys, "The keys to which items add")
      ->required()
      ->separated_by(',')
      ->type_name("KEYS");
  verb->add_option("--env", to->env_file, "What all shards share, a JSON object")
      ->type_name("FILE");
  verb->add_option("--out-dir", to->output_dir, "The folder of the files")
      ->required()
      ->type_name("DIR");
  verb->add_option("--cmake", to->cmake_list, "Also write a CMake list of the files")
      ->type_name("VAR=FILE");
  add_making(*verb, to->making);
  add_mode(*verb, to->making.mode);
}

void add_keys(ArgumentParser& app, TemplateOptions& options) {
  auto* const verb = app.add_subcommand("keys", "List the placeholders of templates");
  const auto to = taken_when_parsed<TemplateKeys>(*verb, options);
  verb->add_option("templates", to->template_files, "The templates")->required()->type_name("FILE");
}

void add_manifest(ArgumentParser& app, TemplateOptions& options) {
  auto* const verb =
      app.add_subcommand("manifest", "Generate all files that .paddle-ls/templates.json names");
  const auto to = taken_when_parsed<TemplateManifest>(*verb, options);
  verb->add_option("--workspace", to->workspace, "The folder of .paddle-ls (default: here)")
      ->type_name("DIR");
  add_mode(*verb, to->mode);
}

}  // namespace

const ArgumentParser* add_template_command(ArgumentParser& app, TemplateOptions& options) {
  auto* const command = app.add_subcommand("template", "Expand code templates as torchgen does");
  command->require_subcommand();
  add_expand(*command, options);
  add_shard(*command, options);
  add_keys(*command, options);
  add_manifest(*command, options);
  return command;
}

}  // namespace paddle_ls::cli
