// Questions on a terminal, one after the other.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "project/questions/questions.hpp"
#include "project/settings/settings.hpp"

namespace paddle_ls::cli {

struct Reply {
  enum class Kind : std::uint8_t { accept, refuse, skip, back, quit } kind = Kind::quit;
  settings::Strings in = {};  // patterns; empty: everywhere
  std::string because = {};
};

class Terminal {
 public:
  Terminal(std::istream& in, std::ostream& out) : in_(in), out_(out) {}

  // Asks until the reply is valid. The end of the input means stop. `heading` is the number of the
  // question.
  Reply ask(std::string_view heading, std::string_view id, const project::OpenQuestion& question);

  void say(std::string_view text);

 private:
  // A line without surrounding blanks; nothing at the end of the input.
  std::optional<std::string> line_after(std::string_view prompt);
  Reply with_details(Reply::Kind kind);
  void show_uses(const project::OpenQuestion& question);

  std::istream& in_;
  std::ostream& out_;
};

}  // namespace paddle_ls::cli
