#include "engine/templates/files/file_manager.hpp"

#include "engine/files/place_below.hpp"
#include "engine/templates/text/output_path.hpp"

namespace paddle_ls::templates {

Result<WriteOutcome> FileManager::write_with_template(const std::string& filename,
                                                      const std::string& template_name,
                                                      Content content) {
  const auto file = record(filename);
  if (!file) return tl::unexpected(file.error());
  if (options_.mode == WriteMode::dry_run) return WriteOutcome::skipped;
  if (const auto* text = std::get_if<std::string>(&content)) {
    return write_if_changed(*file, *text, options_.mode);
  }
  const auto source = read_template(template_name);
  if (!source) return tl::unexpected(source.error());
  return write_expansion(*file, *source, template_name, std::get<Env>(std::move(content)));
}

Result<std::vector<FileManager::Output>> FileManager::write_sharded(
    const std::string& filename, const std::string& template_name,
    const std::vector<ShardItem>& items, const Sharding& sharding) {
  const bool dry = options_.mode == WriteMode::dry_run;
  auto shards = shard_environments(dry ? std::vector<ShardItem>{} : items, sharding);
  if (!shards) return tl::unexpected(shards.error());
  std::optional<CodeTemplate> source;
  std::vector<Output> outputs;
  for (Env& shard : *shards) {
    auto name =
        with_stem_suffix(filename, python_str(shard.find("shard_id")->second), options_.dialect);
    if (!name) return tl::unexpected(name.error());
    const auto file = record(*name);
    if (!file) return tl::unexpected(file.error());
    if (!dry && !source) {
      auto read = read_template(template_name);
      if (!read) return tl::unexpected(read.error());
      source = std::move(*read);
    }
    const auto outcome = dry ? WriteOutcome::skipped
                             : write_expansion(*file, *source, template_name, std::move(shard));
    if (!outcome) return tl::unexpected(outcome.error());
    outputs.push_back({std::move(*name), *outcome});
  }
  if (const auto everything = with_stem_suffix(filename, "Everything", options_.dialect)) {
    recorded_.erase(recorded_name(options_.install_dir, *everything, options_.dialect));
  }
  return outputs;
}

Result<WriteOutcome> FileManager::write_outputs(const std::string& variable,
                                                const std::filesystem::path& file) {
  // The list is written in a dry run too: a build asks for it before anything is generated.
  const WriteMode mode = options_.mode == WriteMode::check ? WriteMode::check : WriteMode::write;
  return write_if_changed(file, cmake_list(variable, filenames(), options_.dialect), mode);
}

std::vector<std::string> FileManager::filenames() const {
  std::vector<std::string> names(recorded_.begin(), recorded_.end());
  sort_recorded_names(names, options_.dialect);
  return names;
}

Result<CodeTemplate> FileManager::read_template(const std::string& template_name) const {
  if (options_.dialect == Dialect::v2 && template_name.starts_with('/')) {
    return error("template_fn must be relative: " + template_name, template_name);
  }
  const std::filesystem::path file = std::filesystem::path(options_.template_dir) / template_name;
  auto text = read_text(file);
  if (!text) return tl::unexpected(text.error());
  return CodeTemplate(std::move(*text), file.lexically_normal().generic_string());
}

Result<std::filesystem::path> FileManager::record(const std::string& filename) {
  auto file = files::place_below(options_.install_dir, filename);
  if (!file) return file;
  const std::string recorded = recorded_name(options_.install_dir, filename, options_.dialect);
  if (!written_.insert(file->lexically_normal().generic_string()).second) {
    return error("duplicate file write " + recorded, filename);
  }
  recorded_.insert(recorded);
  return file;
}

Result<WriteOutcome> FileManager::write_expansion(const std::filesystem::path& file,
                                                  const CodeTemplate& source,
                                                  const std::string& template_name, Env env) {
  const auto expansion =
      generate(source, std::move(env), {options_.generator, template_name}, options_.dialect);
  if (!expansion) return tl::unexpected(source.described(expansion.error()));
  return write_if_changed(file, expansion->text, options_.mode);
}

}  // namespace paddle_ls::templates
