// textDocument/semanticTokens/full and /range: colours for what the model knows of a text.
#pragma once

#include "protocol/types/semantic_tokens.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

Outcome semantic_tokens(const DocumentSnapshot& document,
                        const protocol::SemanticTokensParams& params);
Outcome semantic_tokens_of_range(const DocumentSnapshot& document,
                                 const protocol::SemanticTokensRangeParams& params);

// For the server's capabilities.
protocol::SemanticTokensOptions semantic_tokens_options();

// The answer about documents that are not open.
inline json::value no_tokens() {
  return json::object{{"data", json::array()}};
}

}  // namespace paddle_ls::server
