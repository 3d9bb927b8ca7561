// What each release of Paddle knows of the names that rules spell, from api/paddle_names.tsv.
//
// The table has a line for each release in which a name came or changed, so a name that two
// releases know by the same line is the same for both.
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
  std::vector<std::string> positional;  // names of parameters in their order
  std::vector<std::string> keywords;    // what is taken by keyword only
  bool takes_any_positional = false;
  bool takes_any_keyword = false;

  bool takes_keyword(std::string_view name) const;
};

class PaddleNames {
 public:
  // `table` is the text of the file.
  explicit PaddleNames(std::string_view table);

  // What `name` is in `release`; null when it is not there, or not known to the table.
  const PaddleName* find(std::string_view name, Profile release) const;

  // The first release that has `name`; nothing when none of the table does.
  std::optional<Profile> first_release(std::string_view name) const;

 private:
  struct Change {
    Profile release;
    PaddleName is;
  };

  std::map<std::string, std::vector<Change>, std::less<>> names_;  // changes by release
};

}  // namespace paddle_ls::rewrite
