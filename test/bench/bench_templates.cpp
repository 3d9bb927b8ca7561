// Is every step over a template linear? Each kind of text is taken at half and at full size; twice
// the time is linear, four times is quadratic. Prints milliseconds for 1 MB and the ratio.
//
// The kinds are what makes a careless scanner slow: dollars, spaces, open braces, decorators.
#include <cstdio>
#include <string>

#include <malloc.h>

#include "engine/templates/check/check_template.hpp"
#include "engine/templates/fill/generate.hpp"
#include "engine/templates/fill/line_map.hpp"
#include "test/bench/processor_time.hpp"

using namespace paddle_ls;
using namespace paddle_ls::templates;
using paddle_ls::bench::best_of;

namespace {

constexpr std::size_t full_size = 1 << 20;

std::string repeated(std::string_view piece, std::size_t size) {
  std::string text;
  while (text.size() + piece.size() <= size) text += piece;
  return text;
}

struct Kind {
  const char* name;
  std::string_view piece;
  std::string_view tail;
};

constexpr Kind kinds[] = {
    {"code", "static void ${name}(int a${,args}) {\n  $body\n  return value + 1; // comment\n}\n",
     ""},
    {"text only", "a line of text without any placeholder in it, as most lines are\n", ""},
    {"dollars", "$", ""},
    {"spaces", " ", "$name"},
    {"spaces and dollars", "    $ ", ""},
    {"open braces", "${", ""},
    {"open names", "${name", ""},
    {"one long name", "x", ""},
    {"placeholders", "$name ", ""},
    {"blocks", "\n $body", ""},
    {"no-break spaces", "\xC2\xA0", "$name"},
    {"Unicode names", "$变é²", ""},
    {"broken UTF-8", "\xE5\xFF", "$name"},
    {"decorators", "@\"\"\"\n", ""},
    {"docstrings", "\"\"\"\nclass A:\n", ""},
};

const Env& env() {
  static const Env values{{"name", "sum"},
                          {"args", List{"int b", "int c"}},
                          {"body", List{"first();", "second();"}},
                          {"变é²", 1}};
  return values;
}

void scan(const std::string& text) {
  const CodeTemplate source(text);
}

void expand(const std::string& text) {
  const CodeTemplate source(text);
  const auto generated = generate(source, env(), {}, Dialect::v2);
  if (generated) line_origins(source, *generated, text::LineIndex(generated->text));
}

void check(const std::string& text) {
  check_template(CodeTemplate(text), {&env(), supplied_keys(nullptr), Dialect::v2});
}

struct Step {
  const char* name;
  void (*run)(const std::string& text);
};

constexpr Step steps[] = {{"scan", scan}, {"expand and map", expand}, {"check", check}};

}  // namespace

int main() {
  // Memory given back to the system after each round costs page faults in the next, from some size
  // on only: that would look like a step that is not linear.
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  std::printf("%-20s %-16s %10s %8s\n", "text", "step", "ms for 1MB", "ratio");
  for (const Kind& kind : kinds) {
    const std::string half = repeated(kind.piece, full_size / 2) + std::string(kind.tail);
    const std::string full = repeated(kind.piece, full_size) + std::string(kind.tail);
    for (const Step& step : steps) {
      const double half_time = best_of(9, [&] { step.run(half); });
      const double full_time = best_of(9, [&] { step.run(full); });
      std::printf("%-20s %-16s %10.2f %8.2f\n", kind.name, step.name, full_time,
                  full_time / half_time);
    }
  }
  return 0;
}
