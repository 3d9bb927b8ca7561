// The mapping files of the converter that documents go with: which Paddle API and which names of
// parameters it has for each torch API.
//
// Read from PaConvert's `api_mapping.json`, `attribute_mapping.json` and `api_alias_mapping.json`.
// They may be older or newer than the documents, so what is made of them speaks of differences and
// never of mistakes.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::mapping_docs {

struct ApiMapping {
  std::string file;       // as it was added
  text::ByteRange place;  // of the entry's name in it
  std::string matcher;
  std::string target_api;                              // empty where the entry names none
  std::optional<std::vector<std::string>> parameters;  // without `*` and `/`
  std::map<std::string, std::string> renamed;          // of parameters; empty: it goes

  bool has_matcher() const { return !matcher.empty(); }
  // Only the name of the package changes.
  bool changes_package_only() const { return matcher == "ChangePrefixMatcher"; }
};

class ApiMappings {
 public:
  // Reads the text of one file; entries of a later file win. `file` is its path.
  Result<void> add(std::string_view json, const std::string& file);

  // The entry of `api`, or of an API that is the same by another name; null where there is none.
  const ApiMapping* find(std::string_view api) const;

  bool empty() const { return entries_.empty(); }

 private:
  std::map<std::string, ApiMapping, std::less<>> entries_;
  std::multimap<std::string, std::string, std::less<>> same_;  // both ways
};

}  // namespace paddle_ls::mapping_docs
