// What a command found in a file, as the common input of all reports.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "engine/rewrite/differences/difference.hpp"
#include "engine/rewrite/result/finding_codes.hpp"
#include "engine/text/line_index.hpp"

namespace paddle_ls::cli {

// A related line of a finding, in any file.
struct RelatedLine {
  std::string file;
  std::size_t line;  // from 1
};

struct ReportedFinding {
  std::string_view code;
  Severity severity;
  std::string message;
  // Bytes of the file's text; nothing if the file is not text.
  std::optional<text::ByteRange> range = {};
  // The place in a file without lines: `block 0/op 3/relu`.
  std::string logical_place = {};
  std::vector<RelatedLine> related = {};
  // The difference between the frameworks that the fix depends on: the one to confirm first.
  std::vector<rewrite::DifferenceId> differences = {};
  // The verdict on a use, for people: "safe", "review", "manual" or "remark"; empty elsewhere.
  std::string_view verdict = {};
  // Further details, for programs: members of the object in JSON, properties in SARIF.
  boost::json::object details = {};
};

struct ReportedFile {
  std::string_view name;  // as the user gave or would write it
  std::string_view text;  // empty if the file is not text
  const text::LineIndex& lines;
  const std::vector<ReportedFinding>& findings;  // by range
};

// A remark about a file that was checked.
struct FileRemark {
  std::string name;
  std::string message;
  std::size_t line;  // from 1
};

struct UnusableFile {
  std::string name;
  std::string problem;
};

}  // namespace paddle_ls::cli
