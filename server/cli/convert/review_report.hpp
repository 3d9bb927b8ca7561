// What a person has to review after a conversion, use by use.
//
// A fix that needs review leaves no trace in the converted file, so the list is made while the file
// is converted, and names the lines of the result.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "engine/rewrite/result/finding.hpp"
#include "engine/text/result.hpp"
#include "project/conversion/convert_file.hpp"

namespace paddle_ls::cli {

struct ReviewItem {
  std::string file;
  std::size_t line = 0;         // one-based, in the converted file
  std::size_t source_line = 0;  // one-based, in the file that was converted
  std::string api;
  bool is_converted = false;               // false: it is left as it was
  std::string difference;                  // the id of what has to be confirmed; may be empty
  std::vector<std::string> accepted = {};  // ids of what the project accepts for it
  std::string message;
};

// The uses of one file that `made` leaves to review; `shown` is the displayed name of the file.
std::vector<ReviewItem> review_items(const std::string& shown, const project::FileUses& uses,
                                     const project::FileConversion& made);

boost::json::array review_json(std::span<const ReviewItem> items);
// The schema of the same.
boost::json::object review_schema();

// Writes `items` to `path`: JSON where its name ends so, else lines of text by difference.
// For people.
std::string review_text(std::span<const ReviewItem> items);

Result<void> write_review(const std::filesystem::path& path, std::span<const ReviewItem> items);

}  // namespace paddle_ls::cli
