#include "server/session/states.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::server;

namespace {

struct Counter {
  int value = 0;
};

struct OfLoop {
  explicit OfLoop(int& loop) : given(&loop) {}
  int* given;
};

}  // namespace

TEST_CASE("a state is created once and kept by its type") {
  States states;
  int loop = 7;
  ++states.get<Counter>(loop).value;
  ++states.get<Counter>(loop).value;
  CHECK(states.get<Counter>(loop).value == 2);
}

TEST_CASE("a state that takes the loop is created with it") {
  States states;
  int loop = 7;
  CHECK(states.get<OfLoop>(loop).given == &loop);
}
