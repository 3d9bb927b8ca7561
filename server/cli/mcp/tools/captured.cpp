#include "server/cli/mcp/tools/captured.hpp"

#include "engine/text/surrogates.hpp"

namespace paddle_ls::cli::mcp {

std::string Captured::out() const {
  return text::with_valid_utf8(out_.str());
}

std::string Captured::err() const {
  return text::with_valid_utf8(err_.str());
}

}  // namespace paddle_ls::cli::mcp
