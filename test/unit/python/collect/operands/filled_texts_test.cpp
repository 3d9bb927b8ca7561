// Texts that are filled by `%` or `format`.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("an element type that fills a text is formatted") {
  CHECK(implied_methods(example_of("filled texts")) == std::vector<std::string>{"__format__"});
}

TEST_CASE("the operator formats the shape itself, or the parts of a tuple") {
  check_implied({
      {"name = '%d x %d' % x.shape", {"__rmod__"}},
      {"name = '%s %s' % (x.shape, x.dtype)", {"__format__", "__format__"}},
      {"name = '%s' % x", {}},
      {"name = y % (x.shape, 1)", {}},
  });
}

TEST_CASE("a text that is only shown may differ") {
  check_implied({
      {"name = '{}'.format(x.shape)", {"__format__"}},
      {"print('{}'.format(x.shape))", {}},
      {"raise ValueError('{}'.format(x.shape))", {}},
      {"logger.info('%s %s' % (x.shape, 1))", {}},
  });
}
