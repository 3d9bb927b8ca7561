// A repository of git that exists for one run.
//
// Trees are stored and merged in it as bytes: it has no filters, no hooks and no conversion of line
// ends, whatever the trees, the user or the system configure for git.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/text/result.hpp"
#include "platform/run_program.hpp"

namespace paddle_ls::merge {

// What a merge leaves, relative to the top of the tree.
struct Merged {
  std::vector<std::string> conflicts;  // in the words of git
  std::vector<std::string> changed;    // files that are new or have other bytes than ours
  std::vector<std::string> deleted;    // files of ours that are gone
};

class ScratchRepository {
 public:
  // Makes the repository in `folder`, which exists and is empty.
  static Result<ScratchRepository> in(const std::filesystem::path& folder);

  // Stores every file below `tree`, and returns the id of the stored tree.
  Result<std::string> store(const std::filesystem::path& tree) const;

  // A commit of a stored tree. `parent` may be empty.
  Result<std::string> commit(const std::string& tree, const std::string& parent) const;

  // Objects of the repository around `folder` can be read as well.
  Result<void> borrow_objects(const std::filesystem::path& folder) const;

  // Writes the files of a tree below `folder`.
  Result<void> write_out(const std::string& tree, const std::filesystem::path& folder) const;

  // Merges two commits into files below `work_tree()`.
  // Conflict marks call what comes from `theirs` by `name`.
  Result<Merged> merge(const std::string& ours, const std::string& theirs,
                       const std::string& name) const;
  std::filesystem::path work_tree() const { return folder_ / "work"; }

 private:
  explicit ScratchRepository(std::filesystem::path folder) : folder_(std::move(folder)) {}

  Result<platform::Printed> run(const std::vector<std::string>& words,
                                const std::filesystem::path& work_tree = {}) const;
  Result<std::string> ask(const std::vector<std::string>& words,
                          const std::filesystem::path& work_tree = {}) const;
  Result<void> configure() const;
  Result<void> check_out(const std::string& ours, const std::string& branch,
                         const std::string& theirs) const;
  Result<std::vector<std::string>> differing(const std::string& from, const char* kinds) const;

  std::filesystem::path folder_;
};

}  // namespace paddle_ls::merge
