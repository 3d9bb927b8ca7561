// Findings that take more than one file to see; see index.hpp.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/mapping_docs/findings/document_finding.hpp"

namespace paddle_ls::mapping_docs {

class Index;
struct Profile;

// By path of the file they speak of.
std::map<std::string, std::vector<Finding>> workspace_findings(const Index& index,
                                                               const Profile& profile);

}  // namespace paddle_ls::mapping_docs
