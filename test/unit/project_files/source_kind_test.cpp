#include "project/files/source_kind.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::files;

TEST_CASE("the kind of a file is determined by its name") {
  CHECK(kind_of("a/b.py") == SourceKind::python);
  CHECK(kind_of("b.pyi") == SourceKind::python);
  CHECK(kind_of("b.pyc") == SourceKind::other);
  CHECK(kind_of(".py") == SourceKind::other);
  CHECK(kind_of("a/b.ipynb") == SourceKind::notebook);
  CHECK(kind_of("README.md") == SourceKind::markdown);
}

TEST_CASE("files that list packages have fixed names") {
  for (const char* name :
       {"requirements.txt", "requirements-dev.txt", "dev-requirements.txt", "requirements.in",
        "pyproject.toml", "setup.cfg", "environment.yml", "environment-gpu.yaml"}) {
    CAPTURE(name);
    CHECK(kind_of(name) == SourceKind::packages);
  }
  for (const char* name : {"notes.txt", "Cargo.toml", "tox.cfg", "ci.yml"}) {
    CAPTURE(name);
    CHECK(kind_of(name) == SourceKind::other);
  }
}
