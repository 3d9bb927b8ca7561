// A remark about a file that Python would refuse to parse. The file is processed as far as it can
// be understood, and the user should know.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/text/line_index.hpp"
#include "project/conversion/file_uses.hpp"

namespace paddle_ls::cli {

struct SyntaxRemark {
  text::Position at;  // of the first place, in characters
  std::string message;
};

// Modules only: notebooks contain more than Python, and Markdown shows fragments of programs. Code
// that only Python 2 accepts, such as `print x`, is understood and not reported.
std::optional<SyntaxRemark> syntax_remark(const project::AnalysedFile& file);

// As a line for standard error; empty where there is nothing to say.
std::string warning_line(std::string_view shown, const std::optional<SyntaxRemark>& remark);

}  // namespace paddle_ls::cli
