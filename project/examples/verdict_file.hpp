// A report of verdicts, one JSON object a line, that a later run goes on with.
#pragma once

#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <string>

#include <boost/json/object.hpp>

#include "engine/text/result.hpp"
#include "project/examples/verify_examples.hpp"

namespace paddle_ls::project {

// What an example is, whatever its place in the document: a digest of its halves.
std::string digest_of(const DocumentExample& example);

class VerdictFile {
 public:
  // `resumes`: the results in the file are kept; else the file is replaced.
  static Result<VerdictFile> opened(const std::filesystem::path& path, bool resumes);

  // The line of an example with this digest, as it was added.
  std::optional<boost::json::object> known(const std::string& digest) const;

  // Appends at once, so that nothing is lost where the run ends early.
  void add(boost::json::object entry);

 private:
  std::ofstream out_;
  std::map<std::string, boost::json::object> known_;
};

}  // namespace paddle_ls::project
