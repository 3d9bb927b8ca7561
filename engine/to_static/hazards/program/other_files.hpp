// The files of a project other than the one that is analysed.
//
// The engine knows neither folders nor which texts are open: the caller that asks for a file also
// passes the function that finds the others. Paths are names of files and nothing more.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/to_static/hazards/program/conversion_unit.hpp"
#include "engine/to_static/hazards/program/hazard.hpp"
#include "engine/to_static/hazards/program/judgement.hpp"

namespace paddle_ls::to_static {

struct OtherFile {
  std::shared_ptr<const FileText> file;
  syntax::Pieces pieces;
  std::shared_ptr<const ConversionUnit> program;  // of that text
};

class OtherFiles {
 public:
  using File = std::shared_ptr<const OtherFile>;

  virtual ~OtherFiles() = default;
  // The file that the one at `path` calls `module`, with its leading dots; null when it has none or
  // cannot be read.
  virtual File find(const std::string& path, std::string_view module) = 0;
  // The hazards of a function of `file` that converted code calls; their reasons are left open.
  virtual std::vector<Hazard> hazards(const File& file, Definition function) = 0;
};

// Null when the text is too long to be read.
OtherFiles::File read_other_file(std::string path, std::shared_ptr<const std::string> text);

// Functions of a file that are converted because other files call them.
struct CalledFromElsewhere {
  std::string function;  // `f` or `Class.method`
  std::vector<ConversionReason> reasons;
};

// What the calls of another file give a function.
struct GivenFromElsewhere {
  std::string function;  // as above
  std::vector<HandedArgument> given;
};

// The path of a file in its project.
struct Neighbourhood {
  OtherFiles* files = nullptr;  // null: the file stands alone
  std::string path;             // its own
  std::vector<CalledFromElsewhere> called = {};
  std::vector<GivenFromElsewhere> given = {};
};

}  // namespace paddle_ls::to_static
