// Random legacy programs for every operator, with the output of Paddle 2.6.2, 3.0.0 and 3.3.1: a
// sample recorded by ir_random.py, so that it can be compared without Paddle.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

#include <doctest/doctest.h>

#include "engine/ir/print/print_program.hpp"
#include "engine/ir/read/read_program.hpp"
#include "engine/ir/translate/translate.hpp"
#include "test/conformance/oracle_files.hpp"

namespace {

using namespace paddle_ls;

struct Count {
  int equal = 0;
  int all = 0;
};

std::string trimmed(std::string text) {
  text.erase(text.find_last_not_of(" \n") + 1);
  return text;
}

std::string answer(std::string program, const std::string& release) {
  const auto legacy = ir::read_program(std::move(program));
  if (!legacy) return legacy.error().message;
  const ir::Target target = ir::target_of_version(release).value();
  const auto translation = ir::translate(*legacy, {target, ir::TranslateMode::strict, nullptr, {}});
  REQUIRE(translation);
  if (const ir::TranslationFinding* refused = ir::first_error(*translation)) {
    return ir::paddle_error_text(*refused);
  }
  return ir::print_program(translation->program, ir::dialect_of_version(release)).text;
}

// Each entry is a line, `NAME KIND PROGRAM_BYTES ANSWER_BYTES`, and then those bytes.
std::map<std::string, Count> compare(const std::string& release) {
  const auto recorded = conformance::read_oracle_file(PADDLE_LS_RECORDED_IR, release);
  REQUIRE(recorded);
  std::istringstream entries(*recorded);
  std::map<std::string, Count> counts;
  const bool verbose = std::getenv("PADDLE_LS_ORACLE_VERBOSE") != nullptr;
  std::string name;
  std::string kind;
  std::size_t program_bytes = 0;
  std::size_t answer_bytes = 0;
  while (entries >> name >> kind >> program_bytes >> answer_bytes) {
    entries.get();
    std::string program(program_bytes, '\0');
    std::string expected(answer_bytes, '\0');
    entries.read(program.data(), static_cast<std::streamsize>(program_bytes));
    entries.read(expected.data(), static_cast<std::streamsize>(answer_bytes));
    const std::string ours = answer(std::move(program), release);
    Count& count = counts[kind];
    ++count.all;
    const bool equal = trimmed(ours) == trimmed(expected);
    count.equal += equal ? 1 : 0;
    if (!equal && verbose) std::cout << release << " " << name << "\n" << expected << ours << "\n";
  }
  return counts;
}

void check(const std::string& release) {
  auto counts = compare(release);
  CAPTURE(release);
  CAPTURE(counts["text"].equal);
  CAPTURE(counts["error"].equal);
  CHECK(counts["text"].all > 50);
  CHECK(counts["error"].all > 50);
  CHECK(counts["text"].equal >= 0.99 * counts["text"].all);
  CHECK(counts["error"].equal >= 0.99 * counts["error"].all);
}

}  // namespace

TEST_CASE("recorded random programs are translated or refused as 2.6.2 does it") {
  check("2.6.2");
}

TEST_CASE("recorded random programs are translated or refused as 3.0.0 does it") {
  check("3.0.0");
}

TEST_CASE("recorded random programs are translated or refused as 3.3.1 does it") {
  check("3.3.1");
}
