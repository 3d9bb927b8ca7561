// A file that Python would refuse to read. It is worked on as far as it can be understood, and its
// user should know.
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

// Of modules only: notebooks take more than Python, and Markdown shows less than programs. What
// only Python 2 could read, as `print x`, is understood and not told.
std::optional<SyntaxRemark> syntax_remark(const project::AnalysedFile& file);

// As a line for standard error; empty where there is nothing to say.
std::string warning_line(std::string_view shown, const std::optional<SyntaxRemark>& remark);

}  // namespace paddle_ls::cli
