// Compares programs in another process, which neither a crash nor a lack of memory there brings
// over to the server.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "server/features/convey/compared_lines.hpp"

namespace paddle_ls::server {

struct ComparisonJob {
  std::filesystem::path file;  // of entries
  std::string entry;           // by its name; empty: all
  text::Encoding encoding = text::Encoding::utf16;
  std::function<bool()> is_unwanted;
  std::function<void(const std::string& what)> tell;  // what is done next
};

// An entry that ran.
struct ComparedEntry {
  std::string name;
  bool agrees = false;
  std::uint64_t values = 0;  // that were compared
  std::size_t differences = 0;
  std::string first;  // in words, with its place
  std::optional<protocol::Location> first_place;
  LineResults lines;
};

struct ComparisonEnd {
  std::vector<ComparedEntry> entries;
  std::vector<std::string> failures;  // why others could not run
};

// Runs until its end, or until it is unwanted. An error says why there was nothing to compare.
Result<ComparisonEnd> run_comparison(const ComparisonJob& job);

}  // namespace paddle_ls::server
