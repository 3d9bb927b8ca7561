// Findings that take more than one file to see; see index.hpp.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/mapping_docs/findings/document_finding.hpp"

namespace paddle_ls::mapping_docs {

class Index;
struct DocumentProfile;

// By path of the file they speak of.
std::map<std::string, std::vector<DocumentFinding>> workspace_findings(
    const Index& index, const DocumentProfile& profile);

}  // namespace paddle_ls::mapping_docs
