#include "project/port/redirect_imports.hpp"

#include <doctest/doctest.h>

#include "project/port/vendor_names.hpp"
#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::port;
using paddle_ls::test::TemporaryFolder;

namespace {

std::string redirected(std::string_view source, const Redirection& redirection) {
  const auto edits = text::normalized(redirect_imports(source, redirection));
  REQUIRE(edits.has_value());
  return text::applied(*edits, source);
}

std::string in_project(std::string_view source) {
  const TemporaryFolder project;
  return redirected(source, into_vendor({"p", "q"}, {project.path() / "vendor", project.path()},
                                        project.path() / "net.py"));
}

// Of the file `p/models/net.py` in the folder of ported packages.
std::string in_package(std::string_view source) {
  const TemporaryFolder project;
  return redirected(source, inside_vendor({"p", "q"}, {project.path() / "vendor", project.path()},
                                          "p/models/net.py"));
}

}  // namespace

TEST_CASE("imports of a project lead to the folder, and bind the same names") {
  CHECK(in_project("from p.a import x as y\n") == "from vendor.p.a import x as y\n");
  CHECK(in_project("import p\n") == "from vendor import p\n");
  CHECK(in_project("import p as r\n") == "from vendor import p as r\n");
  CHECK(in_project("import p.a as r\n") == "from vendor.p import a as r\n");
  CHECK(in_project("import p.a.b\n") ==
        "from vendor import p\nfrom vendor.p.a import b as _p_a_b\n");
  CHECK(in_project("if x:\n    import os, p, q.a\n") ==
        "if x:\n    import os\n    from vendor import p\n    from vendor import q\n"
        "    from vendor.q import a as _q_a\n");
  CHECK(in_project("import p; import q.a\n") ==
        "from vendor import p; from vendor import q; from vendor.q import a as _q_a\n");
}

TEST_CASE("other imports stay as they are") {
  for (const char* source : {"import pp\n", "from . import p\n", "from .p import x\n",
                             "import a.p\n", "x = 'import p'\n", "from vendor import p\n"}) {
    CHECK(in_project(source) == source);
  }
}

TEST_CASE("names of modules in strings are those of the copy") {
  CHECK(in_project("m = importlib.import_module('p.a')\n") ==
        "m = importlib.import_module('vendor.p.a')\n");
  CHECK(in_package("files('p').joinpath('x')\n") == "files('vendor.p').joinpath('x')\n");
  CHECK(in_project("log('p.a')\n") == "log('p.a')\n");
  CHECK(in_package("m = importlib.import_module(f'.{name}', 'p.models')\n") ==
        "m = importlib.import_module(f'.{name}', 'vendor.p.models')\n");
  CHECK(in_project("import_module('p.' + kind + '.frontend.' + name + '_frontend')\n") ==
        "import_module('vendor.p.' + kind + '.frontend.' + name + '_frontend')\n");
  CHECK(in_package("import_module(f'p.models.{name}.net')\n") ==
        "import_module(f'vendor.p.models.{name}.net')\n");
  CHECK(in_package("import_module('.' + name, package='p')\n") ==
        "import_module('.' + name, package='vendor.p')\n");
  CHECK(in_package("import_module('.' + name, other='p')\n") ==
        "import_module('.' + name, other='p')\n");
  CHECK(in_package("sys.modules['p.old'] = sys.modules['p.models']\n") ==
        "sys.modules['vendor.p.old'] = sys.modules['vendor.p.models']\n");
  CHECK(in_package("names['p.old']\n") == "names['p.old']\n");
  CHECK(in_package("__import__(name, 'p')\n") == "__import__(name, 'p')\n");
}

TEST_CASE("modules of a package in part are found elsewhere, and the rest is not") {
  const TemporaryFolder project;
  const VendorPlace place{project.path() / "vendor", project.path()};
  const ModuleNames modules = {"p", "q.contrib.net"};
  const auto in_project = into_vendor(modules, place, project.path() / "net.py");
  for (const auto& [source, expected] : std::vector<std::pair<std::string, std::string>>{
           {"from q.contrib.net import a\n", "from vendor.q.contrib.net import a\n"},
           {"from q.contrib.net.deep import a\n", "from vendor.q.contrib.net.deep import a\n"},
           {"from q.contrib import net\n", "from vendor.q.contrib import net\n"},
           {"import q.contrib.net as n\n", "from vendor.q.contrib import net as n\n"},
           {"from q.contrib import net, other\n", "from q.contrib import net, other\n"},
           {"from q import a\n", "from q import a\n"},
           {"import q.contrib.net\n", "import q.contrib.net\n"}}) {
    CHECK(redirected(source, in_project) == expected);
  }
  auto in_part = inside_vendor(modules, place, "q/contrib/net.py");
  in_part.file_of_part = "q/contrib/net.py";
  CHECK(redirected("from ..api import A\nfrom . import other\nfrom .net.deep import B\n"
                   "from q.contrib.net import C\nfrom p import D\nimport q\n",
                   in_part) ==
        "from q.api import A\nfrom q.contrib import other\nfrom .net.deep import B\n"
        "from .net import C\nfrom ...p import D\nimport q\n");
}

TEST_CASE("names that a rule converts stay where they are") {
  const TemporaryFolder project;
  auto redirection =
      into_vendor({"p"}, {project.path() / "vendor", project.path()}, project.path() / "net.py");
  redirection.left = {{"p"}, [](const std::string& name) { return name == "p.models.net"; }};
  for (const char* source : {"from p.models import net\n", "from p.models import net, own\n",
                             "from p.models import *\n", "import p\n", "import p.models as m\n"}) {
    CHECK(redirected(source, redirection) == source);
  }
  CHECK(redirected("from p.models import own\n", redirection) ==
        "from vendor.p.models import own\n");
}

TEST_CASE("files of a package name it and its neighbours relatively") {
  CHECK(in_package("from p.layers import drop\n") == "from ..layers import drop\n");
  CHECK(in_package("from p import create\n") == "from ...p import create\n");
  CHECK(in_package("import p\n") == "from ... import p\n");
  CHECK(in_package("import p.models as m\n") == "from .. import models as m\n");
  CHECK(in_package("from q.a import b\n") == "from ...q.a import b\n");
}

TEST_CASE("a project that is a package itself is entered relatively") {
  const TemporaryFolder project;
  project.write("net/__init__.py", "");
  project.write("net/deep/__init__.py", "");
  const VendorPlace place{project.path() / "net/vendor", project.path() / "net"};
  const auto redirection = into_vendor({"p"}, place, project.path() / "net/deep/a.py");
  CHECK(redirected("from p.a import x\nimport p\n", redirection) ==
        "from ..vendor.p.a import x\nfrom ..vendor import p\n");
  CHECK(redirected("import_module('p')\n", redirection) == "import_module('net.vendor.p')\n");
}

TEST_CASE("strings that name moved modules are changed where a package computes names") {
  Redirection redirection;
  redirection.full_name = [](const std::string& module) { return "vendor." + module; };
  redirection.named_in_strings = {"p.parts", "p.a"};
  CHECK(redirected("x = 'p.parts.', \"p.a\", 'p.b', 'see p.a', f'p.a{y}'\n", redirection) ==
        "x = 'vendor.p.parts.', \"vendor.p.a\", 'p.b', 'see p.a', f'p.a{y}'\n");
}
