// Answers the questions of templates.py: one JSON object per line in, one per line out.
//
//   {"do": "expand", "dialect": "v1", "template": "...", "env": {...}}    -> {"text": "..."}
//   {"do": "generate", ..., "template_path": "...", "generator": "..."}   -> {"text": "..."}
//   {"do": "shard", "dialect": ..., "install_dir": ..., ...}              -> {"filenames": [...],
//   ...}
// An error is {"error": "missing_key", "key": "..."} or {"error": "message", "message": "..."}.
#include <iostream>

#include <boost/json.hpp>

#include "engine/templates/files/file_manager.hpp"
#include "engine/templates/text/env_json.hpp"

namespace json = boost::json;
using namespace paddle_ls;
using namespace paddle_ls::templates;

namespace {

const TemplateValue& member(const Dict& object, std::string_view name) {
  for (const DictMember& candidate : object) {
    if (candidate.name == name) return candidate.value;
  }
  throw std::runtime_error("the question has no member " + std::string(name));
}

std::string text_of(const Dict& object, std::string_view name) {
  return std::get<std::string>(member(object, name).data);
}

Env env_of(const TemplateValue& value) {
  Env env;
  for (const DictMember& each : std::get<Dict>(value.data)) env.emplace(each.name, each.value);
  return env;
}

Dialect dialect_of(const Dict& question) {
  return text_of(question, "dialect") == "v1" ? Dialect::v1 : Dialect::v2;
}

json::object message(const Error& error) {
  return {{"error", "message"}, {"message", error.message}, {"where", error.where}};
}

json::object expansion_answer(const tl::expected<TemplateExpansion, ExpansionError>& expansion) {
  if (expansion) return {{"text", expansion->text}};
  return {{"error", "missing_key"}, {"key", expansion.error().key}};
}

json::object expand(const Dict& question) {
  return expansion_answer(CodeTemplate(text_of(question, "template"))
                              .expand(env_of(member(question, "env")), dialect_of(question)));
}

json::object generate(const Dict& question) {
  return expansion_answer(templates::generate(
      CodeTemplate(text_of(question, "template")), env_of(member(question, "env")),
      {text_of(question, "generator"), text_of(question, "template_path")}, dialect_of(question)));
}

json::object shard(const Dict& question) {
  FileManager::Options options;
  options.install_dir = text_of(question, "install_dir");
  options.template_dir = text_of(question, "template_dir");
  options.dialect = dialect_of(question);
  options.generator = text_of(question, "generator");
  if (std::get<bool>(member(question, "dry_run").data)) options.mode = WriteMode::dry_run;
  FileManager files(options);

  Sharding sharding;
  sharding.shard_count = std::stoul(python_str(member(question, "num_shards")));
  sharding.base_env = env_of(member(question, "base_env"));
  for (const TemplateValue& key : *member(question, "sharded_keys").list()) {
    sharding.sharded_keys.insert(python_str(key));
  }
  std::vector<ShardItem> items;
  for (const TemplateValue& item : *member(question, "items").list()) {
    const Dict& object = std::get<Dict>(item.data);
    items.push_back({text_of(object, "key"), env_of(member(object, "env"))});
  }
  const auto outputs = files.write_sharded(text_of(question, "filename"),
                                           text_of(question, "template"), items, sharding);
  if (!outputs) return message(outputs.error());
  const auto listed =
      files.write_outputs(text_of(question, "variable"), text_of(question, "outputs_file"));
  if (!listed) return message(listed.error());
  json::array names;
  for (const std::string& name : files.filenames()) names.emplace_back(name);
  json::array outcomes;
  for (const FileManager::Output& output : *outputs)
    outcomes.emplace_back(spelling(output.outcome));
  return {{"filenames", names}, {"outcomes", outcomes}};
}

json::object answer(const std::string& line) {
  const auto read = value_from_json(line, {"question"});
  if (!read) return message(read.error());
  const Dict& question = std::get<Dict>(read->data);
  const std::string what = text_of(question, "do");
  if (what == "expand") return expand(question);
  if (what == "generate") return generate(question);
  return shard(question);
}

}  // namespace

int main() {
  std::ios::sync_with_stdio(false);
  for (std::string line; std::getline(std::cin, line);) {
    std::cout << json::serialize(answer(line)) << '\n' << std::flush;
  }
  return 0;
}
