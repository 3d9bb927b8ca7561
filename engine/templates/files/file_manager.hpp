// Writes generated files and keeps the list of what was written, as torchgen's FileManager does.
//
// Two things are stricter than upstream, because a manifest in a workspace is foreign input: no
// output leaves `install_dir`, and two names of one file ("a.cpp", "./a.cpp") are one file. And a
// template is read again for each call, where upstream remembers the first reading for the life of
// the process.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "engine/templates/fill/generate.hpp"
#include "engine/templates/fill/shards.hpp"
#include "engine/templates/text/text_file.hpp"

namespace paddle_ls::templates {

class FileManager {
 public:
  struct Options {
    std::string install_dir = ".";
    std::string template_dir = ".";
    Dialect dialect = Dialect::v2;
    WriteMode mode = WriteMode::write;
    std::string generator = "torchgen/gen.py";  // named in the default comment of v2
  };

  // An environment for the template, or the finished text in place of any template.
  using Content = std::variant<Env, std::string>;

  struct Output {
    std::string filename;  // under `install_dir`
    WriteOutcome outcome = WriteOutcome::skipped;
  };

  explicit FileManager(Options options) : options_(std::move(options)) {}

  // Writes `filename`. An error when this manager has written it before, when it is not inside
  // `install_dir`, when the template cannot be read (where: the file), or when the environment
  // lacks a key (where: template:line:column).
  Result<WriteOutcome> write_with_template(const std::string& filename,
                                           const std::string& template_name, Content content);

  // Writes `<stem>Everything<ext>` and `<stem>_0<ext>` up to `<stem>_<n-1><ext>`. The first is not
  // listed among the filenames: it is for readers, not for the compiler.
  Result<std::vector<Output>> write_sharded(const std::string& filename,
                                            const std::string& template_name,
                                            const std::vector<ShardItem>& items,
                                            const Sharding& sharding);

  // Writes the CMake list of all filenames to `file`, which the caller vouches for: as upstream, it
  // is not taken relative to `install_dir`.
  Result<WriteOutcome> write_outputs(const std::string& variable,
                                     const std::filesystem::path& file);

  // What was written, unchanged or in dry run would be, with `install_dir` as prefix, sorted.
  std::vector<std::string> filenames() const;

 private:
  Result<CodeTemplate> read_template(const std::string& template_name) const;
  // Refuses a second write and answers where to write.
  Result<std::filesystem::path> record(const std::string& filename);
  Result<WriteOutcome> write_expansion(const std::filesystem::path& file,
                                       const CodeTemplate& source, const std::string& template_name,
                                       Env env);

  Options options_;
  std::set<std::string> recorded_;  // as they are listed
  std::set<std::string> written_;   // normalized, to find a second write
};

}  // namespace paddle_ls::templates
