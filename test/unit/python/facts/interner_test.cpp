#include "engine/python/facts/interner.hpp"

#include <string>

#include <doctest/doctest.h>

using namespace paddle_ls::python;

TEST_CASE("the names of a chain of attributes take space linear in its text") {
  Interner names;
  NameId name = names.intern("torch");
  const NameId part = names.intern("nn");
  for (int i = 0; i < 20'000; ++i) name = names.join(name, part);
  std::size_t bytes = 0;
  for (NameId id = 0; id < names.size(); ++id) bytes += names.text(id).size();
  CHECK(names.size() < 1'000);
  CHECK(bytes < 1'000'000);
  CHECK(names.text(name).starts_with("torch.nn.nn."));
}

TEST_CASE("names of realistic length are joined in full") {
  Interner names;
  const std::string module(1'000, 'm');
  CHECK(names.text(names.join(names.intern(module), names.intern("last"))) == module + ".last");
}
