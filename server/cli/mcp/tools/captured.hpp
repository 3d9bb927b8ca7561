// The output streams of a command, captured for an answer.
#pragma once

#include <sstream>
#include <string>

#include "server/cli/run/console.hpp"

namespace paddle_ls::cli::mcp {

class Captured {
 public:
  Captured() = default;
  Captured(const Captured&) = delete;
  Captured& operator=(const Captured&) = delete;

  const Console& console() const { return console_; }
  // As UTF-8: invalid bytes are replaced by U+FFFD.
  std::string out() const;
  std::string err() const;

 private:
  std::ostringstream out_;
  std::ostringstream err_;
  std::ostringstream bar_;
  Console console_{out_, err_, bar_, false, false};
};

}  // namespace paddle_ls::cli::mcp
