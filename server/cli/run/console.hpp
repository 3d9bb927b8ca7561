// The environment of a batch command: streams and terminals.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

#include "engine/text/counted.hpp"
#include "engine/text/result.hpp"
#include "server/cli/run/colour_choice.hpp"
#include "server/cli/run/exit_status.hpp"
#include "server/cli/run/run_interruption.hpp"
#include "server/cli/run/unified_diff.hpp"

namespace paddle_ls::cli {

// Results go to `out`, everything else that a person should read goes to `err`.
struct Console {
  std::ostream& out;
  std::ostream& err;
  std::ostream& bar;  // where the progress bar is drawn, without the filter of `err`
  bool out_is_terminal;
  bool err_is_terminal;
};

// Automatic colour is for terminals, and not for people who set NO_COLOR (no-colour.org).
Colour colour_of(ColourChoice choice, const Console& console);

// `name` for people and reports: invalid UTF-8 and control characters are replaced by
// U+FFFD.
std::string printable(std::string_view name);

// A line on `err` that says what went wrong, and where if that is known.
void complain(const Error& failure, std::ostream& err);

// Complains, and returns the exit status.
int failed(const Error& failure, std::ostream& err);

using text::counted;

}  // namespace paddle_ls::cli
