// The functions of a project that converted code calls in other files than its own.
//
// Each analysis says which functions of other files its own converts (`set_calls`), and asks which
// of its functions others convert (`called_in`). So a hazard is shown where it stands as well as at
// the call that leads to it, whichever file was opened first. What files hand over to converted
// functions of others (`set_given`) is told by closed_callers.hpp.
//
// Thread-safe. Files are read when they are needed, and kept as long as they are the same.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "engine/to_static/hazards/find_hazards.hpp"
#include "engine/to_static/hazards/program/given.hpp"
#include "project/modules/project_modules.hpp"

namespace paddle_ls::server {

inline constexpr std::size_t largest_module = std::size_t{1} << 20U;

class ProjectFunctions : public to_static::OtherFiles {
 public:
  using File = to_static::OtherFiles::File;
  using Path = std::string;

  // `modules` must outlive this.
  explicit ProjectFunctions(modules::ProjectModules& modules) : modules_(modules) {}

  File find(const Path& path, std::string_view module) override;
  std::vector<to_static::Hazard> hazards(const File& file, to_static::Definition function) override;

  std::vector<to_static::CalledFromElsewhere> called_in(const Path& path) const;
  std::vector<to_static::GivenFromElsewhere> given_in(const Path& path) const;

  // What the file at `path` leads to, as find_hazards says it. True when that is news for another
  // file.
  bool set_calls(const Path& path, const std::shared_ptr<const std::string>& text,
                 const std::vector<to_static::ConvertedElsewhere>& calls);

  // What the file at `path` gives functions of other files. True when that is news for one of them.
  bool set_given(const Path& path, const std::vector<to_static::GivenToOther>& given);

  // Whether others have asked for functions of this file.
  bool is_looked_at(const Path& path) const;
  // The open document at `path` has this program now. True when what others have said about its
  // functions no longer holds.
  bool is_news(const Path& path, const to_static::ConversionUnit& program);

  // Files were made, changed or deleted. True when a file that was looked at is among them, or one
  // was missed.
  bool files_changed();

  // What was kept of an open document for its next version; it has to be given back.
  struct Kept {
    to_static::ReadPieces pieces;
    to_static::HazardMemory memory;
  };
  std::unique_ptr<Kept> take(const std::string& document);
  void give_back(const std::string& document, std::unique_ptr<Kept> kept);
  void forget(const std::string& document);

 private:
  using Function = std::pair<const to_static::Part*, to_static::NodeId>;
  struct Known {
    File file;
    bool is_open = false;  // its text is that of an open document
    std::map<Function, std::vector<to_static::Hazard>> hazards;
    std::set<std::string> asked;  // its functions that others call
    std::size_t told = 0;         // the last signature that was news
  };
  struct Calls {
    std::string signature;
    std::map<Path, std::vector<to_static::CalledFromElsewhere>> functions;
  };

  struct Gifts {
    std::string signature;
    std::map<Path, std::vector<to_static::GivenFromElsewhere>> functions;
  };

  void keep(const Path& path, File file, bool is_open);
  void forget_hazards(const Gifts& of_takers);

  modules::ProjectModules& modules_;
  mutable std::mutex mutex_;
  std::map<Path, Known> known_;
  std::size_t known_bytes_ = 0;
  std::map<Path, Calls> calls_;  // by the file that calls
  std::map<Path, Gifts> gifts_;  // by the file that gives
  bool misses_files_ = false;
  std::mutex kept_mutex_;  // never held for long: closing a document must not wait
  std::map<std::string, std::unique_ptr<Kept>> kept_;
};

// What is read of a file of the project: its text as it is `open`, or from disk where that is null.
// Null when the file cannot be read or is larger than modules are.
ProjectFunctions::File read_module(const std::string& path,
                                   std::shared_ptr<const std::string> open);

}  // namespace paddle_ls::server
