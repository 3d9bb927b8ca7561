// The entry of `align.json` that the user means, or a new one to add.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "engine/text/result.hpp"

namespace paddle_ls::server {

struct ComparisonWish {
  std::filesystem::path folder;             // of align.json
  std::string entry;                        // by its name
  std::filesystem::path source;             // else of this file; empty too: all entries
  std::shared_ptr<const std::string> text;  // of the file
  std::string model;                        // a class of the file
  bool is_script = false;                   // the file itself; without either: what it has

  std::filesystem::path file() const { return folder / "align.json"; }
};

// The name of an entry that is there; empty: all.
using ExistingEntry = std::string;

struct MissingEntry {
  std::string name;
  bool is_in_new_file = false;
  std::string before;  // the text of the file
  std::size_t at = 0;  // where in it
  std::string text;    // is to be inserted
};

Result<std::variant<ExistingEntry, MissingEntry>> wanted_entry(const ComparisonWish& wish);

}  // namespace paddle_ls::server
