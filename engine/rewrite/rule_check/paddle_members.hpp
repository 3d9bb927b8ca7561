// Which public names each Paddle release has, from api/paddle_members.tsv.
//
// Modules and `paddle.Tensor` have a line with all their public members. The table does not tell
// what lies below another class or in a package that is not public, what begins with an underscore,
// and constants.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/rows/profile.hpp"

namespace paddle_ls::rewrite {

// A name that a release lacks, and what could have been meant.
struct MissingName {
  std::string name;              // up to the first component that is not there
  std::optional<Profile> since;  // it came with this later release
  std::optional<Profile> until;  // it was there until this earlier one
  std::string nearest;           // a name that is spelled alike; may be empty
};

class PaddleMembers {
 public:
  // `table` is the text of the file, and outlives this.
  explicit PaddleMembers(std::string_view table);

  // Nothing where `release` has `name`, a dotted path from `paddle` on, and where the table cannot
  // tell. Releases after the last one of the table count as that one.
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
