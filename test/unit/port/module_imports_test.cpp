#include "project/port/module_imports.hpp"

#include <algorithm>

#include <doctest/doctest.h>

using namespace paddle_ls::port;

namespace {

// The imports as `module:name:local`, with a mark for those that are not always made.
std::vector<std::string> imports_in(std::string_view source) {
  std::vector<std::string> found;
  for (const ImportedName& import : read_imports(source).names) {
    std::string text = import.module + ":" + import.name + ":" + import.local;
    if (import.time == ImportTime::called) text += "()";
    if (import.time == ImportTime::optional) text += "?";
    if (import.time == ImportTime::never) text += "!";
    found.push_back(std::move(text));
  }
  return found;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("import statements are read with the names that they bind") {
  CHECK(imports_in("import a.b, c as d\n") == Texts{"a.b::a", "c::d"});
  CHECK(imports_in("from ..a import (x,\n  y as z)\nfrom . import *\n") ==
        Texts{"..a:x:x", "..a:y:z", ".:*:*"});
}

TEST_CASE("an import in a function is made as it is called") {
  CHECK(imports_in("def f():\n    import a\n") == Texts{"a::a()"});
  CHECK(imports_in("class C:\n    def f(self):\n        with b:\n            import a\n") ==
        Texts{"a::a()"});
  CHECK(imports_in("if x:\n    def f():\n        import a\n") == Texts{"a::a()"});
}

TEST_CASE("an import whose failure is caught, or in a branch of a function, is optional") {
  CHECK(imports_in("def f(x):\n    if x:\n        import a\n") == Texts{"a::a?"});
  CHECK(
      imports_in("def f():\n    try:\n        import a\n    except ImportError:\n        pass\n") ==
      Texts{"a::a?"});
  CHECK(imports_in("try:\n    import a\nexcept ImportError:\n    import b\n") ==
        Texts{"a::a?", "b::b"});
  CHECK(imports_in("try:\n    import a\nfinally:\n    pass\n") == Texts{"a::a"});
  CHECK(imports_in("class C:\n    import a\n") == Texts{"a::a"});
}

TEST_CASE("an import for type checkers is never made") {
  CHECK(imports_in("if TYPE_CHECKING:\n    import a\nelse:\n    import b\n") ==
        Texts{"a::a!", "b::b"});
  CHECK(imports_in("if typing.TYPE_CHECKING or SLOW:\n    from a import b\n") == Texts{"a:b:b!"});
  CHECK(imports_in("if not TYPE_CHECKING:\n    import a\n") == Texts{"a::a"});
}

TEST_CASE("names of modules in strings are found, and computed ones are noted") {
  const ModuleImports constant = read_imports("m = importlib.import_module('a.b')\n");
  REQUIRE(constant.strings.size() == 1);
  CHECK(constant.strings.front().module == "a.b");
  CHECK_FALSE(constant.computes_names);
  CHECK(read_imports("import_module(name)\n").computes_names);
  CHECK(read_imports("__import__(f'a.{name}')\n").computes_names);
  CHECK_FALSE(read_imports("files(name)\n").computes_names);
  CHECK(read_imports("def __getattr__(name):\n    pass\n").has_getattr);
  CHECK_FALSE(
      read_imports("class C:\n    def __getattr__(self, name):\n        pass\n").has_getattr);
}

TEST_CASE("a computed name of a module is a pattern where a part of it is constant") {
  const auto patterns = [](std::string_view call) {
    const ModuleImports imports = read_imports(call);
    CHECK(imports.computes_names == imports.patterns.empty());
    return imports.patterns;
  };
  CHECK(patterns("import_module('a.' + kind + '.net_' + name)\n") == Texts{"a.*.net_*"});
  CHECK(patterns("import_module(f'a.b.{kind}.net')\n") == Texts{"a.b.*.net"});
  CHECK(patterns("import_module(f'.{kind}.net_{name}', 'a.b')\n") == Texts{"a.b.*.net_*"});
  CHECK(patterns("import_module(('a.' + x + y) + 'z', package)\n") == Texts{"a.*z"});
  // The last part, or the first one, may be anything.
  CHECK(patterns("import_module('a.' + kind)\n").empty());
  CHECK(patterns("import_module(f'.{kind}', 'a')\n").empty());
  CHECK(patterns("import_module(f'.{kind}.net', package)\n").empty());
  CHECK(patterns("import_module(f'{a}.net')\n").empty());
  CHECK(patterns("import_module('a.' * kind + 'net')\n").empty());
}

TEST_CASE("the attributes that are read of a name") {
  CHECK(attributes_of("a.b.c(a.d)\nx.a.e\nbanana.f\na\n", "a") == Texts{"b.c", "d"});
}
