// What a code of a finding means, whichever part of paddle-ls reports it.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/rewrite/result/finding_codes.hpp"

namespace paddle_ls::cli {

// Codes that one command reports.
struct CodePart {
  std::string_view title;    // "Uses of PyTorch"
  std::string_view command;  // that reports them
  std::string_view ignored;  // the comment that ignores a line; `{}` is the code; may be empty
  std::span<const rewrite::Code> codes;
};

// Every code of every part, each once.
std::span<const CodePart> code_parts();

// The page of `code` for a terminal; empty where there is no such code.
std::string code_page(std::string_view code);

// All codes with their summaries, by part.
std::string list_of_codes();

}  // namespace paddle_ls::cli
