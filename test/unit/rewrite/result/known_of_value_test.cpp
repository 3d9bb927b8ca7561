#include "engine/rewrite/result/known_of_value.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::rewrite;
using paddle_ls::python::Fact;
using paddle_ls::python::Kind;
using paddle_ls::python::Reason;

TEST_CASE("the facts about a value are described with their reason") {
  KnownOfValue known = {Kind::tensor, Reason::module_call, {}};
  CHECK(words_of(known) == "a tensor, because a layer returns it");
  known.facts.add(Fact::fresh);
  known.facts.add(Fact::with_tensor);
  CHECK(words_of(known) ==
        "a tensor, because a layer returns it; it has no alias; the other operand is a "
        "tensor");
}

TEST_CASE("nothing is described for an unknown value") {
  CHECK(words_of({}).empty());
}
