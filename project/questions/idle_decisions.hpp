// Decisions of a project that have no effect: their question does not occur any longer, or is
// worded differently.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "project/questions/questions.hpp"
#include "project/settings/settings.hpp"

namespace paddle_ls::project {

struct IdleDecision {
  enum class Why : std::uint8_t {
    outdated,  // its text or a rule that it depends on has changed: it is asked again
    no_use,    // it accepts what no use depends on
    no_file,   // the pattern fits no file
  };
  std::string id;
  Why why;
  std::string pattern;  // of `no_file`
};

// "the question has changed since it was answered".
std::string words_of(const IdleDecision& decision);

class IdleDecisions {
 public:
  // A file or folder that is looked at, absolute. Of a decision whose folder lies in none of them
  // only part of the files is seen, so it may be at work elsewhere.
  void add_root(std::filesystem::path root) { roots_.push_back(std::move(root)); }

  // A file that was looked at, absolute, with the settings that hold for it.
  void add_file(const std::filesystem::path& file, const settings::Settings& settings);

  // By id, once all files were added.
  std::vector<IdleDecision> found(const Questions& questions) const;

 private:
  struct Known {
    settings::Decision decision;
    std::map<std::string, bool> fits;  // by pattern
  };
  bool is_seen_whole(const settings::Decision& decision) const;

  std::vector<std::filesystem::path> roots_;
  std::map<std::string, Known> known_;  // by id
};

}  // namespace paddle_ls::project
