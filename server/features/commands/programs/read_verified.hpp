// What `paddle-ls docs verify` prints of one document, as diagnostics of it.
#pragma once

#include <string>
#include <string_view>

#include "server/features/convey/compared_lines.hpp"

namespace paddle_ls::server {

struct VerifiedDocument {
  std::size_t examples = 0;
  std::size_t equal = 0;
  FileResults results;
};

// `printed` has a finding a line, `report` a verdict a line, both as JSON. `text` is the document.
VerifiedDocument read_verified(std::string_view printed, std::string_view report,
                               const protocol::Uri& document, const std::string& text);

}  // namespace paddle_ls::server
