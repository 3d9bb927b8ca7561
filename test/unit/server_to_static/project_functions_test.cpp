// Functions that converted code calls in other files, open and on disk.
#include "server/to_static/project_functions.hpp"

#include <string>

#include <doctest/doctest.h>

#include "protocol/uri.hpp"
#include "server/to_static/closed_callers.hpp"
#include "server/to_static/static_model.hpp"
#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::server;

namespace {

const std::string caller =
    "import paddle\n"
    "from .layers import first\n"
    "\n"
    "@paddle.jit.to_static(full_graph=True)\n"
    "def total(xs):\n"
    "    return first(xs)\n";
const std::string broken_layers =
    "def first(xs):\n"
    "    for x in xs:\n"
    "        return x\n";
const std::string sound =
    "def first(xs):\n"
    "    return xs[0]\n";

// A package of two files, which is read as a server reads it.
struct Package {
  Package() {
    folder.write("__init__.py", "");
    folder.write("net.py", caller);
    folder.write("layers.py", broken_layers);
  }

  std::string path(const std::string& name) const {
    return (std::filesystem::weakly_canonical(folder.path()) / name).string();
  }

  // Opens the document, or changes it.
  Reading read(const std::string& name, const std::string& text) {
    const auto uri = protocol::Uri::from_path(path(name));
    const auto shared = std::make_shared<const std::string>(text);
    Segment segment = *closed_file(uri.key(), uri.spelling(), text);
    segment.version = 1;
    Source source;
    source.kind = DocumentKind::python;
    source.text = shared;
    source.segments = {segment};
    modules.set_text(path(name), shared);
    return read_static(source, *syntax::Pieces::parse(text, nullptr), functions, {});
  }

  paddle_ls::test::TemporaryFolder folder;
  bool search() {
    return callers.search({{std::filesystem::weakly_canonical(folder.path()), {}}}, {});
  }

  modules::ProjectModules modules;
  ProjectFunctions functions{modules};
  ClosedCallers callers{modules, functions};
};

std::string said(const Reading& reading) {
  std::string text;
  for (const Problem& problem : reading.problems) {
    text += std::to_string(problem.range.start) + ' ' + problem.message + '\n';
    for (const Related& related : problem.related) {
      const std::string file = related.place.file ? related.place.file->uri : "/here";
      text += "  " + file.substr(file.rfind('/') + 1) + ": " + related.message + '\n';
    }
  }
  return text;
}

bool mentions(const Reading& reading, const std::string& words) {
  return said(reading).find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("a file on disk is read for the calls that lead there") {
  Package package;
  const Reading net = package.read("net.py", caller);
  REQUIRE(net.problems.size() == 1);
  CHECK(mentions(net, "`first` of layers.py, which this leads to"));
  CHECK(mentions(net, "layers.py: it stands here"));
  CHECK(mentions(net, "here: called from `total`, which is converted"));
  CHECK(net.concerns_others);
  CHECK(!package.read("net.py", caller).concerns_others);
}

TEST_CASE("a file that others convert has its own findings, with the way from the other file") {
  Package package;
  CHECK(package.read("layers.py", broken_layers).problems.empty());
  package.read("net.py", caller);
  const Reading layers = package.read("layers.py", broken_layers);
  REQUIRE(layers.problems.size() == 1);
  CHECK(mentions(layers, "net.py: called from `total`, which is converted"));
  CHECK(layers.model);
  CHECK(!layers.model->lenses().empty());
}

TEST_CASE("the open text of a file counts, and a change of it is news for those who call") {
  Package package;
  CHECK(package.read("net.py", caller).problems.size() == 1);
  const Reading changed = package.read("layers.py", sound);
  CHECK(changed.concerns_others);
  CHECK(package.read("net.py", caller).problems.empty());
  CHECK(!package.read("layers.py", sound + "\n# a remark\n").concerns_others);
  CHECK(
      !package.read("layers.py", sound + "\n\ndef other(x):\n    return x + 1\n").problems.size());
  CHECK(package.read("layers.py", broken_layers).concerns_others);
  CHECK(package.read("net.py", caller).problems.size() == 1);
}

TEST_CASE("a caller that stops calling is news for the file that it called") {
  Package package;
  package.read("net.py", caller);
  CHECK(package.read("layers.py", broken_layers).problems.size() == 1);
  CHECK(package.read("net.py", "import paddle\n").concerns_others);
  CHECK(package.read("layers.py", broken_layers).problems.empty());
}

TEST_CASE("a file that changes on disk is read again once that is told") {
  Package package;
  CHECK(package.read("net.py", caller).problems.size() == 1);
  package.folder.write("layers.py", sound);
  CHECK(package.functions.files_changed());
  CHECK(!package.functions.files_changed());
  CHECK(package.read("net.py", caller).problems.empty());
}

TEST_CASE("a caller that is not open is found by going through the folder") {
  Package package;
  CHECK(package.read("layers.py", broken_layers).problems.empty());
  CHECK(package.search());
  CHECK(!package.search());
  const Reading layers = package.read("layers.py", broken_layers);
  REQUIRE(layers.problems.size() == 1);
  CHECK(mentions(layers, "net.py: called from `total`, which is converted"));
  CHECK(mentions(layers, "net.py: converted by this decorator"));
}

TEST_CASE("what is ignored or open is not gone through") {
  Package package;
  package.folder.write(".gitignore", "old/\n");
  package.folder.write("old/__init__.py", "");
  package.folder.write("old/net.py", caller);
  package.folder.write("old/layers.py", broken_layers);
  package.read("net.py", "import paddle\n");
  CHECK(!package.search());
  CHECK(package.read("layers.py", broken_layers).problems.empty());
}

TEST_CASE("a closed caller is read again when it changes, is deleted or appears") {
  Package package;
  CHECK(package.search());
  package.folder.write("net.py", "import paddle\n");
  CHECK(package.callers.files_changed({package.path("net.py")}));
  CHECK(package.read("layers.py", broken_layers).problems.empty());
  package.folder.write("other.py", caller);
  CHECK(package.callers.files_changed({package.path("other.py")}));
  CHECK(package.read("layers.py", broken_layers).problems.size() == 1);
  std::filesystem::remove(package.path("other.py"));
  CHECK(package.callers.files_changed({package.path("other.py")}));
  CHECK(package.read("layers.py", broken_layers).problems.empty());
  CHECK(!package.callers.files_changed({"/elsewhere/net.py"}));
}

TEST_CASE("a closed caller is read again when a file changes that its calls lead through") {
  Package package;
  package.folder.write("net.py",
                       "import paddle\nfrom .middle import first\n\n"
                       "@paddle.jit.to_static(full_graph=True)\ndef total(xs):\n"
                       "    return first(xs)\n");
  package.folder.write("middle.py", "from .layers import first\n");
  CHECK(package.search());
  CHECK(package.read("layers.py", broken_layers).problems.size() == 1);
  package.folder.write("middle.py", "def first(xs):\n    return xs\n");
  package.modules.files_changed();
  CHECK(package.callers.files_changed({package.path("middle.py")}));
  CHECK(package.read("layers.py", broken_layers).problems.empty());
}

TEST_CASE("the fix of a hazard of another file changes that file") {
  Package package;
  package.folder.write("layers.py",
                       "def first(xs):\n    for x in xs:\n        if x:\n            break\n"
                       "    else:\n        x = None\n    return 1\n");
  const Reading net = package.read("net.py", caller);
  REQUIRE(net.problems.size() == 1);
  const auto fixes = net.model->fixes(0);
  REQUIRE(fixes.size() == 1);
  CHECK(fixes.front().title == "Use a flag and an `if` instead of `else` in layers.py");
  REQUIRE(fixes.front().change.edits.size() == 1);
  const auto& change = fixes.front().change.edits.front();
  REQUIRE(change.file);
  CHECK(change.file->uri == protocol::Uri::from_path(package.path("layers.py")).spelling());
  CHECK(text::applied(change.edits, *change.file->text).find("    if completed:\n") !=
        std::string::npos);
}

namespace {

const std::string between =
    "import paddle\n\n"
    "@paddle.jit.to_static(full_graph=True)\n"
    "def between(value):\n"
    "    if 0 < value < 1:\n"
    "        return value * 2\n"
    "    return value\n";
const std::string gives_tensor =
    "import paddle\nfrom .between import between\n\nbetween(paddle.rand([1]))\n";

}  // namespace

TEST_CASE("what files hand over that convert nothing decides what parameters are") {
  Package package;
  package.folder.write("between.py", between);
  package.folder.write("run.py", gives_tensor);
  CHECK(package.read("between.py", between).problems.empty());
  CHECK(package.search());
  CHECK(package.read("between.py", between).problems.size() == 1);
  package.folder.write("run.py", "from .between import between\n\nbetween(0.5)\n");
  CHECK(package.callers.files_changed({package.path("run.py")}));
  CHECK(package.read("between.py", between).problems.empty());
  CHECK(!package.callers.files_changed({package.path("run.py")}));
}

TEST_CASE("typing in a caller says nothing to others until it is saved") {
  Package package;
  package.folder.write("between.py", between);
  package.folder.write("run.py", gives_tensor);
  package.search();
  CHECK(!package.read("run.py", "from .between import between\nbetween(0.5)\n").concerns_others);
  CHECK(package.read("between.py", between).problems.size() == 1);
  CHECK(package.callers.files_changed({package.path("run.py")}));
  CHECK(package.read("between.py", between).problems.empty());
}

TEST_CASE("a function that is converted only now has its callers looked for") {
  Package package;
  package.folder.write("between.py", "def between(value):\n    return value\n");
  package.folder.write("names.py", "from .between import between\n");
  package.folder.write("run.py",
                       "import paddle\nfrom . import names\n\n"
                       "names.between(paddle.rand([1]))\n");
  package.search();
  CHECK(package.read("between.py", between).problems.empty());
  CHECK(package.callers.files_changed({package.path("between.py")}));
  CHECK(package.read("between.py", between).problems.size() == 1);
}

TEST_CASE("what a layer is given in another file decides what its parameters are") {
  Package package;
  const std::string gate =
      "import paddle\n\nclass Gate(paddle.nn.Layer):\n"
      "    @paddle.jit.to_static(full_graph=True)\n"
      "    def forward(self, x, step):\n"
      "        return x if 0 < step < 9 else -x\n";
  package.folder.write("gate.py", gate);
  package.folder.write("run.py",
                       "import paddle\nfrom .gate import Gate\n\ngate = Gate()\n"
                       "gate(paddle.rand([1]), paddle.zeros([]))\n");
  CHECK(package.read("gate.py", gate).problems.empty());
  CHECK(package.search());
  CHECK(package.read("gate.py", gate).problems.size() == 1);
}
