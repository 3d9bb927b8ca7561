#include "project/port/reached_files.hpp"

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls::port;
using paddle_ls::test::TemporaryFolder;

namespace {

using Files = std::set<std::string>;

// A package `p` whose files are given by name, seen from a project.
class Package {
 public:
  explicit Package(std::vector<std::pair<std::string, std::string>> files) {
    std::vector<std::string> names;
    for (const auto& [name, text] : files) {
      folder_.write(name, text);
      names.push_back(name);
    }
    tree_.add(folder_.path(), names);
  }

  // What a file of the project with this text reaches.
  ReachedFiles from(std::string_view source) const {
    ReachedFiles reached(tree_, {"vendor"});
    reached.add_imports(read_imports(source), source, "net.py");
    reached.settle();
    return reached;
  }

  // The text under other names; empty for a file that is read as it is written.
  std::string respelled(const std::string& file) const {
    const auto found = tree_.respelled().find(file);
    return found == tree_.respelled().end() ? std::string() : found->second;
  }

 private:
  TemporaryFolder folder_;
  PackageTree tree_;
};

}  // namespace

TEST_CASE("a module is reached with the packages around it and what it imports") {
  const Package package({{"p/__init__.py", ""},
                         {"p/a.py", "from .sub import deep\n"},
                         {"p/b.py", ""},
                         {"p/sub/__init__.py", ""},
                         {"p/sub/deep.py", "def f():\n    from ..late import x\n"},
                         {"p/sub/other.py", ""},
                         {"p/late.py", ""}});
  CHECK(package.from("import p.a\n").files() ==
        Files{"p/__init__.py", "p/a.py", "p/late.py", "p/sub/__init__.py", "p/sub/deep.py"});
  CHECK(package.from("from p import b\n").files() == Files{"p/__init__.py", "p/b.py"});
  CHECK(package.from("import p.sub\np.sub.other.f()\n").files() ==
        Files{"p/__init__.py", "p/sub/__init__.py", "p/sub/other.py"});
  CHECK(package.from("import q\n").files().empty());
}

TEST_CASE("imports that lead to the ported copy already count") {
  const Package package({{"p/__init__.py", ""}, {"p/a.py", ""}, {"p/b.py", ""}});
  CHECK(package.from("from vendor import p\np.a.f()\n").files() ==
        Files{"p/__init__.py", "p/a.py"});
  CHECK(package.from("from vendor.p import b\n").files() == Files{"p/__init__.py", "p/b.py"});
}

TEST_CASE("a name that is loaded when it is asked for is followed by the imports for types") {
  const std::string lazy =
      "if TYPE_CHECKING:\n    from .a import A\n    from .b import B\n"
      "else:\n    sys.modules[__name__] = Lazy(__name__)\n"
      "def __getattr__(name):\n    return importlib.import_module(f'.{name}', __name__)\n";
  const Package package({{"p/__init__.py", lazy}, {"p/a.py", ""}, {"p/b.py", ""}, {"p/c.py", ""}});
  CHECK(package.from("from p import A\n").files() == Files{"p/__init__.py", "p/a.py"});
  CHECK(package.from("import p\nx = p.B()\n").files() == Files{"p/__init__.py", "p/b.py"});
  CHECK(package.from("from p import *\n").files() == Files{"p/__init__.py", "p/a.py", "p/b.py"});
  // Nothing says where it is from.
  CHECK(package.from("from p import Unknown\n").files() ==
        Files{"p/__init__.py", "p/a.py", "p/b.py", "p/c.py"});
}

TEST_CASE("what a reached file needs of other packages is told") {
  const Package package({{"p/__init__.py",
                          "import q.r\nfrom s import t\n"
                          "try:\n    import u\nexcept ImportError:\n    u = None\n"
                          "def f(x):\n    import w\n    if x:\n        import y\n"},
                         {"p/unreached.py", "import v\n"}});
  CHECK(package.from("import p\n").outside() == Files{"q.r", "s.t", "w"});
}

TEST_CASE("modules whose names fit a computed one are reached") {
  const Package package({{"p/__init__.py", "import_module(f'.{kind}.net_{name}', 'p.models')\n"},
                         {"p/models/a/__init__.py", ""},
                         {"p/models/a/net_a.py", ""},
                         {"p/models/a/other.py", ""},
                         {"p/models/net_b.py", ""}});
  CHECK(package.from("import p\n").files() ==
        Files{"p/__init__.py", "p/models/a/__init__.py", "p/models/a/net_a.py"});
}

TEST_CASE("modules of a package that extends sys.path are found by their short names") {
  const std::string start = "import sys; sys.path.append(folder)\nfrom p.a import A\n";
  const Package package({{"p/__init__.py", start},
                         {"p/a.py", "import utils, json\nfrom parts.b import B\nimport q\n"},
                         {"p/utils.py", ""},
                         {"p/json.py", ""},
                         {"p/parts/__init__.py", ""},
                         {"p/parts/b.py", "from tqdm.auto import tqdm\nfrom r import x\n"},
                         {"p/parts/tqdm.py", ""},
                         {"p/r.py", ""},
                         {"r.py", ""}});
  const ReachedFiles reached = package.from("import p\n");
  CHECK(reached.files() == Files{"p/__init__.py", "p/a.py", "p/parts/__init__.py", "p/parts/b.py",
                                 "p/utils.py", "r.py"});
  CHECK(reached.outside().contains("q"));
  CHECK(package.respelled("p/a.py") ==
        "import json\nfrom p import utils\nfrom p.parts.b import B\nimport q\n");
}

TEST_CASE("a package that does not extend sys.path has no such names") {
  const Package package(
      {{"p/__init__.py", "from p.a import A\n"}, {"p/a.py", "from b import B\n"}, {"p/b.py", ""}});
  CHECK(package.from("import p\n").files() == Files{"p/__init__.py", "p/a.py"});
  CHECK(package.respelled("p/a.py").empty());
}

TEST_CASE("strings name modules of a package that computes others") {
  const std::string loader = "def load(start, name):\n    return import_module(start + name)\n";
  const std::vector<std::pair<std::string, std::string>> files = {
      {"p/__init__.py", "from .user import x\n"},
      {"p/user.py", "from .load import load\nx = load('p.parts.', 'a')\ny = 'p.none', 'p.b c'\n"},
      {"p/load.py", loader},
      {"p/parts/a.py", ""},
      {"p/parts/deep/c.py", ""},
      {"p/b.py", ""}};
  CHECK(Package(files).from("import p\n").files() ==
        Files{"p/__init__.py", "p/load.py", "p/parts/a.py", "p/user.py"});
  std::vector<std::pair<std::string, std::string>> plain = files;
  plain[2].second = "def load(start, name):\n    return name\n";
  CHECK(Package(plain).from("import p\n").files() ==
        Files{"p/__init__.py", "p/load.py", "p/user.py"});
}
