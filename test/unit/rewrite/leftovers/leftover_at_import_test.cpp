// Calls of torch while a file is imported are deferred, or raise in place.
#include <doctest/doctest.h>

#include "test/unit/rewrite/leftovers/check_leftover.hpp"

using namespace paddle_ls::rewrite;

TEST_CASE("a value that is computed as the file is imported is deferred") {
  check_stand_in(R"(
      import torch

      limit = torch.no_such(3)


      class Net:
          scale = torch.rare.of(2)

          def forward(self, x, eps=torch.seldom()):
              return torch.abs(x) * eps
  )",
                 R"(
      import paddle

      class NotInstalled


      def if_installed


      try:
          import torch
      except ImportError:
          torch = NotInstalled("torch")


      limit = if_installed(lambda: torch.no_such(3))


      class Net:
          scale = if_installed(lambda: torch.rare.of(2))

          def forward(self, x, eps=if_installed(lambda: torch.seldom())):
              return paddle.abs(x) * eps
  )");
}

TEST_CASE("the result of a decorator that stays says what is missing when it is used") {
  check_stand_in(R"(
      import torch


      @torch.no_such(level=2)
      def first(x):
          return x


      class Net:
          @staticmethod
          @torch.rare
          def second(x):
              return x
  )",
                 R"(
      class NotInstalled


      def decorated_if_installed


      try:
          import torch
      except ImportError:
          torch = NotInstalled("torch")


      @decorated_if_installed(lambda: torch.no_such(level=2))
      def first(x):
          return x


      class Net:
          @staticmethod
          @decorated_if_installed(lambda: torch.rare)
          def second(x):
              return x
  )");
}

namespace {

// The last line of the converted `import torch`, an empty line and `line`.
std::string guarded_line(const std::string& line) {
  const std::string source = "import torch\n\n" + line + "\n";
  const std::string result = paddle_ls::text::applied(fixed(source, FixClass::safe).edits, source);
  CHECK(fixed(result, FixClass::safe).edits.empty());
  const bool is_called_late = line.find("__main__") != std::string::npos;
  const std::string stand_in = is_called_late ? "None" : "NotInstalled(\"torch\")";
  CHECK(result.find("torch = " + stand_in + "\n") != std::string::npos);
  const std::size_t start = result.rfind('\n', result.size() - 2) + 1;
  return result.substr(start, result.size() - 1 - start);
}

}  // namespace

TEST_CASE("of a table only the entries that need torch are deferred") {
  CHECK(guarded_line("t = {'a': torch.no_such(1), 'b': 2, 'c': [3, torch.rare()]}") ==
        "t = {'a': if_installed(lambda: torch.no_such(1)), 'b': 2, 'c': [3, if_installed(lambda: "
        "torch.rare())]}");
  CHECK(guarded_line("t = 1, torch.no_such(2)") == "t = 1, if_installed(lambda: torch.no_such(2))");
}

TEST_CASE("an expression that computes with a value is deferred with it") {
  CHECK(guarded_line("x = len(torch.no_such()) + 1") ==
        "x = if_installed(lambda: len(torch.no_such()) + 1)");
  CHECK(guarded_line("x = [int(y) for y in torch.no_such]") ==
        "x = if_installed(lambda: [int(y) for y in torch.no_such])");
  CHECK(guarded_line("x = torch.ones(torch.no_such())") ==
        "x = if_installed(lambda: paddle.ones(torch.no_such()))");
  CHECK(guarded_line("x = getattr(torch.no_such, f'is_{name}')()") ==
        "x = if_installed(lambda: getattr(torch.no_such, f'is_{name}')())");
  CHECK(guarded_line("x = -torch.no_such") == "x = if_installed(lambda: -torch.no_such)");
}

TEST_CASE("a call for its effect raises in place") {
  for (const char* line :
       {"torch.no_such.add('x')", "train(net, torch.no_such())", "print(torch.no_such())",
        "[f(y) for y in torch.no_such]", "x.y(z=[torch.no_such()])", "del x[torch.no_such()]"}) {
    CHECK(guarded_line(line) == line);
  }
  const std::string source = "import torch\ntorch.no_such(3)\n";
  const std::string result = paddle_ls::text::applied(fixed(source, FixClass::safe).edits, source);
  CHECK(result.ends_with("\ntorch.no_such(3)\n"));
}

TEST_CASE("a call that may do work is made, with what says that an argument is missing") {
  CHECK(guarded_line("x = train(net, torch.no_such())") ==
        "x = train(net, if_installed(lambda: torch.no_such()))");
  CHECK(guarded_line("x = Net(torch.no_such(3), act=[torch.rare()]).fit()") ==
        "x = Net(if_installed(lambda: torch.no_such(3)), act=[if_installed(lambda: "
        "torch.rare())]).fit()");
  CHECK(guarded_line("@mark.parametrize('x', torch.no_such())\ndef test(x): pass") ==
        "def test(x): pass");
}

TEST_CASE("a name alone is not used as a value: it can be kept and passed on") {
  for (const char* line : {"x = torch.no_such", "x = f(torch.no_such)", "x = torch.no_such or 1",
                           "x = getattr(torch, 'no_such')", "t = {'a': torch.no_such}"}) {
    CHECK(guarded_line(line) == line);
  }
}

TEST_CASE("an expression that cannot be deferred raises in place, and nothing else does") {
  for (const char* line :
       {"if torch.no_such(): x = 1", "a, b = torch.no_such()", "x += torch.no_such()",
        "x = (y := torch.no_such())", "x = [*torch.no_such()]", "assert torch.no_such()",
        "class A(metaclass=torch.no_such()): pass", "t = {torch.no_such(): 1}"}) {
    CHECK(guarded_line(line) == line);
  }
}

TEST_CASE("a program stops where it calls what is missing") {
  const std::string program = "for i in range(3):\n    print(i)\nx = torch.no_such()";
  CHECK(guarded_line(program) == "x = torch.no_such()");
  CHECK(guarded_line("if __name__ == '__main__':\n    x = torch.no_such()") ==
        "    x = torch.no_such()");
}

TEST_CASE("a lambda does not see the names of a class") {
  const std::string body = "class A:\n    n = 2\n    ";
  CHECK(guarded_line(body + "x = torch.no_such(n)") == "    x = torch.no_such(n)");
  CHECK(guarded_line(body + "x = torch.no_such(m)") ==
        "    x = if_installed(lambda: torch.no_such(m))");
}

TEST_CASE("a name that the file tests for keeps its import at the top, with the reason") {
  CHECK(reasons("import torch\ntry:\n    torch.no_such\nexcept AttributeError:\n    pass\n") ==
        Reasons{"torch: code at module level needs it"});
}
