// The files that a command processes, drawn one by one from the paths that the user gave.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/result.hpp"
#include "project/conversion/file_uses.hpp"
#include "project/files/file_walk.hpp"
#include "server/cli/run/configurations.hpp"
#include "server/cli/run/sources.hpp"

namespace paddle_ls::cli {

struct SourceFile {
  enum class Kind : std::uint8_t {
    python,         // a module or stub, or any other file that was named explicitly
    notebook,       // of Jupyter
    markdown,       // Markdown, if its Python code blocks were requested
    packages,       // a list of packages that a project needs
    other,          // any other regular file
    symbolic_link,  // found on a walk, not followed
    unusable,       // a folder or file that cannot be processed; `problem` says why
  } kind;
  bool holds_uses() const { return kind <= Kind::packages; }
  bool is_source() const { return holds_uses() || kind == Kind::unusable; }
  // For a file that may have uses.
  project::Form form() const;

  std::filesystem::path absolute_path() const {
    return std::filesystem::absolute(path).lexically_normal();
  }

  std::filesystem::path path;   // to open it
  std::filesystem::path given;  // as the user wrote or would write it
  std::string shown;            // the same, for people
  std::filesystem::path place;  // in a copy of everything that was asked for
  std::string problem;
  std::shared_ptr<const project::Configuration> configuration;
};

// An absolute path without `.` and `..`, and without a trailing slash.
std::filesystem::path whole_path(const std::filesystem::path& path);

// A path as a person would write it: relative to the current folder if it is below it.
std::string shown_path(const std::filesystem::path& path);

// The paths of a command line, formatted to be typed after a command.
std::string typed_paths(const Sources& sources);

class SourceFiles {
 public:
  // An error names the first path that does not exist, or all errors in settings that apply to a
  // file: these are checked here, before the first file is processed. `without` is the destination
  // of a copy, which is skipped; empty: nothing is copied.
  static Result<SourceFiles> open(const Sources& sources, const std::filesystem::path& without);

  // The name that two of the arguments would both have in a copy.
  std::optional<std::string> shared_place() const;

  // True when a copy of everything at `folder` would overwrite its sources.
  bool would_be_overwritten(const std::filesystem::path& folder) const;

  // Where `file` goes in a copy; nothing if it is outside the given paths.
  std::optional<std::filesystem::path> place_of(const std::filesystem::path& file) const;

  // The files that were named explicitly; absolute.
  std::vector<std::filesystem::path> named_files() const;

  // How many files `next` and `next_source` return in total.
  struct Numbers {
    std::size_t all = 0;
    std::size_t sources = 0;
  };
  const Numbers& numbers() const { return numbers_; }

  // In the order of the arguments, and of names within one.
  std::optional<SourceFile> next();
  // The next that may hold uses of torch, or is unusable.
  std::optional<SourceFile> next_source();

 private:
  struct Argument {
    std::filesystem::path given;
    std::filesystem::path absolute;  // without symbolic links
    std::filesystem::path place;     // where it goes in a copy
    bool is_folder;
    bool is_inside_another;  // folder that was also named
  };

  explicit SourceFiles(const Sources& sources);
  Result<void> look_ahead();
  Result<void> add_argument(const std::filesystem::path& given);
  void settle_places();
  const Argument* outermost_around(const Argument& argument) const;
  // Files of an argument that is inside another one are returned once, for the inner argument.
  std::vector<std::filesystem::path> arguments_inside(const Argument& folder) const;
  void start_walk(const Argument& folder);
  SourceFile::Kind kind_by_name(const std::filesystem::path& path) const;
  SourceFile named_file(const Argument& file);
  SourceFile found_file(const Argument& folder, files::WalkedFile found);

  Configurations configurations_;
  std::vector<std::string> exclude_;
  bool with_markdown_;
  std::filesystem::path without_;
  std::vector<Argument> arguments_;
  Numbers numbers_;
  std::size_t current_ = 0;
  std::optional<files::FileWalk> walk_;  // of the current argument
};

}  // namespace paddle_ls::cli
