#include "server/workspace/notebook_text.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::server;

TEST_CASE("magics and shell lines become comments without moving a byte") {
  CHECK(python_of_cell("%matplotlib inline\nx = 1\n  !pip install torch\n") ==
        "#matplotlib inline\nx = 1\n  #pip install torch\n");
  CHECK(python_of_cell("y = 10 % 3\nz = a != b\n") == "y = 10 % 3\nz = a != b\n");
}

TEST_CASE("a cell in another language is blank, a timed one is Python") {
  CHECK(python_of_cell("%%bash\nls -l\r\n") == "      \n     \r\n");
  CHECK(python_of_cell("%%time\ntorch.abs(x)") == "#%time\ntorch.abs(x)");
}
