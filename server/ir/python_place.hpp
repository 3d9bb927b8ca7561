// The Python line that made an operator, as a place to go to.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "engine/ir/legacy/program_desc.hpp"
#include "server/model/problem.hpp"

namespace paddle_ls::server {

// The line a user wrote, in the file as it is on disk now. Nothing where the operator carries no
// call stack or the file is not on this machine.
std::optional<FilePlace> python_place(const ir::OpDesc& op);

// The same for many operators: looks for each file once.
class PythonPlaces {
 public:
  // With the line as a fragment, `file:///net.py#L12`.
  std::optional<std::string> uri_of(const ir::OpDesc& op);

 private:
  std::map<std::string, std::string, std::less<>> uris_;  // by path; empty: no such file
};

}  // namespace paddle_ls::server
