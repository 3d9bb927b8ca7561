// What a command found in a file, in the form that every report is written from.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "engine/rewrite/differences/difference.hpp"
#include "engine/rewrite/result/codes.hpp"
#include "engine/text/line_index.hpp"

namespace paddle_ls::cli {

// A line that belongs to a finding, in some file.
struct RelatedLine {
  std::string file;
  std::size_t line;  // from 1
};

struct ReportedFinding {
  std::string_view code;
  Severity severity;
  std::string message;
  // Bytes of the file's text; nothing where the file is no text.
  std::optional<text::ByteRange> range = {};
  // Where in a file without lines: `block 0/op 3/relu`.
  std::string logical_place = {};
  std::vector<RelatedLine> related = {};
  // Between the frameworks, that the fix depends on: the one to be confirmed first.
  std::vector<rewrite::DifferenceId> differences = {};
  // What becomes of a use, for people: "safe", "review", "manual" or "remark"; empty elsewhere.
  std::string_view verdict = {};
  // What else is known, for programs: members of the object in JSON, properties in SARIF.
  boost::json::object details = {};
};

struct ReportedFile {
  std::string_view name;  // as the user gave or would write it
  std::string_view text;  // empty where the file is no text
  const text::LineIndex& lines;
  const std::vector<ReportedFinding>& findings;  // by range
};

// Something that a user should know of a file that was looked at.
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
