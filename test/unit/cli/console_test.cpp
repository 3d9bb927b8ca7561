#include "server/cli/run/console.hpp"

#include <cstdlib>
#include <sstream>

#include <doctest/doctest.h>

using namespace paddle_ls::cli;

TEST_CASE("colour is for terminals whose user did not disable it") {
  std::ostringstream stream;
  const Console terminal{stream, stream, stream, true, true};
  const Console pipe{stream, stream, stream, false, false};
  unsetenv("NO_COLOR");
  CHECK(colour_of(ColourChoice::automatic, terminal) == Colour::terminal);
  CHECK(colour_of(ColourChoice::automatic, pipe) == Colour::none);
  CHECK(colour_of(ColourChoice::always, pipe) == Colour::terminal);
  CHECK(colour_of(ColourChoice::never, terminal) == Colour::none);
  setenv("NO_COLOR", "1", 1);
  CHECK(colour_of(ColourChoice::automatic, terminal) == Colour::none);
  CHECK(colour_of(ColourChoice::always, terminal) == Colour::terminal);
  unsetenv("NO_COLOR");
}

TEST_CASE("file names are shown without bytes that a terminal or JSON would choke on") {
  CHECK(printable("a/\xE4\xB8\xAD.py") == "a/\xE4\xB8\xAD.py");
  CHECK(printable("a\x1b[31m\n\xFF.py") == "a\xEF\xBF\xBD[31m\xEF\xBF\xBD\xEF\xBF\xBD.py");
  CHECK(printable("\xED\xA0\x80") == "\xEF\xBF\xBD");
}
