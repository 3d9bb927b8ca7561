#include "test/unit/to_static/hazards/check_rule.hpp"

#include <doctest/doctest.h>

#include "engine/text/edits.hpp"

namespace paddle_ls::to_static {

namespace {

const std::string head =
    "import functools\n"
    "import numpy as np\n"
    "import paddle\n"
    "from paddle.static import InputSpec\n"
    "SEEN = []\n"
    "\n"
    "\n"
    "def scaled(x, k=2):\n"
    "    if x.sum() > 0:\n"
    "        return x * k\n"
    "    return -x\n"
    "\n"
    "\n"
    "def plain(x, k):\n"
    "    return x * k\n"
    "\n"
    "\n";

}  // namespace

std::vector<Hazard> hazards_in(const std::string& source) {
  const auto pieces = syntax::Pieces::parse(source, nullptr);
  return find_hazards(*pieces, *read_program(*pieces, source), Reach::converted).hazards;
}

void check_at(const std::string& rule, std::string code) {
  std::string source = head + std::move(code);
  CAPTURE(source);
  const std::size_t start = source.find("<<");
  source.erase(start, 2);
  const std::size_t end = source.find(">>");
  source.erase(end, 2);
  std::vector<std::string> places;
  for (const Hazard& hazard : hazards_in(source)) {
    if (hazard.rule->code.substr(7, 3) != rule) continue;
    places.emplace_back(text::slice(source, hazard.range));
  }
  CHECK(places == std::vector{source.substr(start, end - start)});
}

void check_none(const std::string& code) {
  CAPTURE(code);
  for (const Hazard& hazard : hazards_in(head + code))
    FAIL_CHECK(hazard.rule->code, hazard.message);
}

std::string function(const std::string& body) {
  std::string code = "@paddle.jit.to_static(full_graph=True)\ndef f(x: paddle.Tensor, out=None):\n";
  for (std::size_t start = 0; start < body.size();) {
    const std::size_t end = body.find('\n', start);
    code += "    " + body.substr(start, end - start) + "\n";
    start = end + 1;
  }
  return code;
}

std::string loop(const std::string& before, const std::string& body) {
  return function(before + "\nwhile x.sum() < 4:\n    x = x + 1\n    " + body + "\nreturn x\n");
}

}  // namespace paddle_ls::to_static
