// What is cached for a file must not change the results.
#include "engine/to_static/hazards/rules/hazard_memory.hpp"

#include <random>
#include <string>

#include <doctest/doctest.h>

#include "engine/to_static/hazards/find_hazards.hpp"

using namespace paddle_ls;
using namespace paddle_ls::to_static;

namespace {

std::string described(const FileHazards& found, std::string_view source) {
  std::string text;
  for (const Hazard& hazard : found.hazards) {
    text += std::string(hazard.rule->code) + ' ' + std::to_string(hazard.range.start) + '-' +
            std::to_string(hazard.range.end) + ' ' + hazard.message + '\n';
    for (const HazardFix& fix : hazard.fixes) text += text::applied(fix.edits, source) + '\n';
    for (const ConversionReason& reason : hazard.reasons) {
      text += std::to_string(reason.range.start) + ' ' + reason.message + '\n';
    }
  }
  for (const Converted& converted : found.converted) {
    text += converted.part->path(converted.function) + '\n';
  }
  return text;
}

// A file that is edited, analysed with everything that is cached from its earlier versions.
class Edited {
 public:
  explicit Edited(std::string source)
      : source_(std::move(source)), pieces_(*syntax::Pieces::parse(source_, nullptr)) {
    check();
  }

  const std::string& source() const { return source_; }

  void replace(text::ByteRange range, const std::string& by) {
    const text::Edits edits{{range, by}};
    source_ = text::applied(edits, source_);
    pieces_ = *syntax::Pieces::parse_edited(source_, pieces_, edits);
    check();
  }
  void replace_words(const std::string& words, const std::string& by) {
    const std::size_t at = source_.find(words);
    REQUIRE(at != std::string::npos);
    replace({at, at + words.size()}, by);
  }

 private:
  void check() {
    const auto program = read_program(pieces_, source_, &read_);
    const auto found = find_hazards(pieces_, *program, Reach::converted, {.memory = &memory_});
    const auto fresh = read_program(pieces_, source_);
    const auto wanted = find_hazards(pieces_, *fresh, Reach::converted);
    CAPTURE(source_);
    REQUIRE(described(found, source_) == described(wanted, source_));
  }

  std::string source_;
  syntax::Pieces pieces_;
  ReadPieces read_;
  HazardMemory memory_;
};

const std::string file =
    "import paddle\n"
    "from functools import partial\n"
    "from paddle import nn\n"
    "\n"
    "TABLE = {}\n"
    "\n"
    "def stop(xs):\n"
    "    for a, b in xs:\n"
    "        if a > b:\n"
    "            break\n"
    "    return xs\n"
    "\n"
    "def scaled(x, k):\n"
    "    if x.sum() > 0:\n"
    "        return x\n"
    "    return -x\n"
    "\n"
    "class Base(nn.Layer):\n"
    "    def forward(self, x):\n"
    "        y = super().forward(x)\n"
    "        TABLE['k'] = y\n"
    "        if x is None:\n"
    "            TABLE['x'] = y\n"
    "        return stop(y)\n"
    "\n"
    "class Net(Base):\n"
    "    @paddle.jit.to_static(full_graph=True)\n"
    "    def forward(self, x):\n"
    "        f = partial(scaled, k=2)\n"
    "        return super().forward(f(x))\n"
    "\n"
    "save = paddle.jit.save(Base(), 'm')\n"
    "\n"
    "def last(x):\n"
    "    return x\n";

}  // namespace

TEST_CASE("edits anywhere in a file give the result of an analysis from scratch") {
  Edited edited(file);
  edited.replace_words("import paddle\n", "import paddle\n# a line\n");
  edited.replace_words("        if a > b:\n", "        if a >= b:\n");
  edited.replace_words("TABLE = {}", "OTHER = {}");
  edited.replace_words("OTHER = {}", "TABLE = {}");
  edited.replace_words("class Net(Base)", "class Net(nn.Layer)");
  edited.replace_words("class Net(nn.Layer)", "class Net(Base)");
  edited.replace_words("x.sum() > 0", "k > 0");
  edited.replace_words("k > 0", "x.sum() > 0");
  edited.replace_words("def stop", "def halt");
  edited.replace_words("def halt", "def stop");
  edited.replace_words("@paddle.jit.to_static(full_graph=True)\n    ", "");
  edited.replace_words("from paddle import nn", "from torch import nn");
  edited.replace_words("save = ", "");
  edited.replace_words("    return x\n", "    return x");
}

TEST_CASE("random edits give the result of an analysis from scratch") {
  std::mt19937 random(7);
  Edited edited(file);
  const auto below = [&](std::size_t limit) { return static_cast<std::size_t>(random()) % limit; };
  static const char* const texts[] = {"",
                                      "x",
                                      "\n",
                                      "    ",
                                      "def g(y):\n    return stop(y)\n",
                                      ")",
                                      "break\n",
                                      "return stop(x)\n",
                                      "import paddle as p\n",
                                      "="};
  for (int round = 0; round < 300; ++round) {
    const std::size_t size = edited.source().size();
    const std::size_t start = below(size + 1);
    const std::size_t end = std::min(size, start + (below(3) == 0 ? below(12) : 0));
    edited.replace({start, end}, texts[below(std::size(texts))]);
  }
}
