// The names of each Paddle release that rules spell, from api/paddle_names.tsv.
//
// The table has a line for each release in which a name was added or changed, so two releases with
// the same line for a name are equal in it.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/rows/profile.hpp"

namespace paddle_ls::rewrite {

struct PaddleName {
  std::string kind;                     // function, class, method, property, ...
  std::vector<std::string> positional;  // names of positional parameters in their order
  std::vector<std::string> keywords;    // keyword-only parameters
  bool takes_any_positional = false;
  bool takes_any_keyword = false;

  bool takes_keyword(std::string_view name) const;
};

class PaddleNames {
 public:
  // `table` is the text of the file.
  explicit PaddleNames(std::string_view table);

  // `name` in `release`; null if the release does not have it, or the table does not contain it.
  const PaddleName* find(std::string_view name, Profile release) const;

  // The first release that has `name`; nothing if none does.
  std::optional<Profile> first_release(std::string_view name) const;

 private:
  struct Change {
    Profile release;
    PaddleName is;
  };

  std::map<std::string, std::vector<Change>, std::less<>> names_;  // changes by release
};

}  // namespace paddle_ls::rewrite
