// The APIs of one release with their signatures, as introspection and the API's own doc text give
// them.
//
// A line of the table is a name, its kind, the base classes, further keywords of parameters, and
// every signature that the API can be called with; the first is the one that its page shows.
// Members stand under the class that defines them. A table of several releases has a line for each
// release in which something changed.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::mapping_docs {

struct ReleasedApi {
  std::string name;  // under which its facts stand: aliases and inheritance are followed
  std::string_view kind;
  std::string_view moved_to;  // the API that takes its place, where it is deprecated
  std::vector<std::string_view> bases;
  std::map<std::string_view, std::string_view> keywords;  // what parameters are called as well
  std::vector<std::string_view> signatures;  // parameter lists; empty where none is known
};

class ReleaseFacts {
 public:
  // `table` must outlive the facts. `release` chooses the lines that hold for it, as in "3.0"; of a
  // table without releases all hold.
  explicit ReleaseFacts(std::string_view table, std::string_view release = {});

  // Nothing for a name that the release does not have, or that is private.
  std::optional<ReleasedApi> find(std::string_view name) const;

  // The one public API whose name ends like `name`, which the release does not have: a member of
  // a class with its class. Nothing where there is none, or more than one.
  std::optional<std::string> find_moved(std::string_view name) const;

 private:
  std::optional<ReleasedApi> find(std::string_view name, int depth) const;

  std::map<std::string_view, std::string_view> lines_;  // the fields after the name
};

inline constexpr std::string_view pytorch_release = "PyTorch 2.9.1";
inline constexpr std::string_view torchvision_release = "torchvision 0.24.1";

// PyTorch and torchvision of the release that rules are made for.
const ReleaseFacts& pytorch_facts();

// Paddle of `release`, as in "3.0"; a word such as "nightly" stands for the newest one.
const ReleaseFacts& paddle_facts(std::string_view release);

// A name with a part that is not public, of which the tables know nothing.
bool is_private_name(std::string_view name);

}  // namespace paddle_ls::mapping_docs
