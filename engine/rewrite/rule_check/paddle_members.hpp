// The public names of each Paddle release, from api/paddle_members.tsv.
//
// Modules and `paddle.Tensor` have a line with all their public members. The table does not contain
// members of other classes and of packages that are not public, names with a leading underscore,
// and constants.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/rows/profile.hpp"

namespace paddle_ls::rewrite {

// A name that a release lacks, and a suggestion.
struct MissingName {
  std::string name;              // up to the first missing component
  std::optional<Profile> since;  // the later release that added it
  std::optional<Profile> until;  // the last earlier release that had it
  std::string nearest;           // a name with a similar spelling; may be empty
};

class PaddleMembers {
 public:
  // `table` is the text of the file, and outlives this.
  explicit PaddleMembers(std::string_view table);

  // Nothing if `release` has `name`, a dotted path from `paddle` on, or if the table cannot tell.
  // Releases after the last one of the table count as that one.
  std::optional<MissingName> missing(std::string_view name, Profile release) const;

 private:
  struct Member {
    std::string_view name;
    Profile since;
    Profile until;
  };
  using Members = std::vector<Member>;  // by name

  const Members* members_of(std::string_view owner) const;

  std::map<std::string_view, Members, std::less<>> members_;
  std::map<std::string_view, std::string_view, std::less<>> modules_;  // other names of modules
};

}  // namespace paddle_ls::rewrite
