// Compares the translation with the output of Paddle 2.6.2, 3.0.0 and 3.3.1, byte for byte.
//
// The numbers below have been reached; a change that loses a case fails. Set
// PADDLE_LS_ORACLE_VERBOSE=1 to see the first difference of every case.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <map>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "engine/ir/json/read_json.hpp"
#include "engine/ir/json/write_json.hpp"
#include "engine/ir/pir_text/build_program.hpp"
#include "engine/ir/pir_text/check_pir.hpp"
#include "engine/ir/print/print_program.hpp"
#include "engine/ir/read/read_program.hpp"
#include "engine/ir/translate/translate.hpp"
#include "test/conformance/oracle_files.hpp"

namespace {

using namespace paddle_ls;
using namespace paddle_ls::conformance;

struct Score {
  int good = 0;
  int all = 0;
};

bool verbose() {
  return std::getenv("PADDLE_LS_ORACLE_VERBOSE") != nullptr;
}

void explain(const OracleCase& oracle, const std::string& what) {
  if (verbose()) std::cout << oracle.name() << ": " << what << "\n";
}

std::string first_difference(std::string_view expected, std::string_view got) {
  std::size_t at = 0;
  while (at < expected.size() && at < got.size() && expected[at] == got[at]) ++at;
  const auto line = [&](std::string_view text) {
    const std::size_t start = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;
    return std::string(text.substr(start, text.find('\n', at) - start));
  };
  return "\n  paddle: " + line(expected) + "\n  ours:   " + line(got);
}

// Paddle's message without its class, its hint and its source location.
std::string sentence(std::string_view error) {
  if (const auto hint = error.find("\n  [Hint"); hint != std::string_view::npos) {
    error = error.substr(0, hint);
  }
  if (error.starts_with("Error occured at")) error.remove_prefix(error.find('\n') + 1);
  if (error.starts_with("(")) error.remove_prefix(error.find(") ") + 2);
  if (const auto place = error.rfind(" (at /"); place != std::string_view::npos) {
    error = error.substr(0, place);
  }
  while (!error.empty() && error.back() == '\n') error.remove_suffix(1);
  return std::string(error);
}

struct Outcome {
  std::optional<ir::ProgramDesc> legacy;
  std::optional<ir::Translation> translation;
  std::string error;
};

Outcome run(const OracleCase& oracle) {
  Outcome outcome;
  auto bytes = read_oracle_file(oracle.folder, oracle.tag + ".pdmodel");
  REQUIRE(bytes);
  auto program = ir::read_program(std::move(*bytes));
  if (!program) {
    outcome.error = program.error().message + " at " + program.error().where;
    return outcome;
  }
  outcome.legacy = std::move(*program);
  const ir::Target target = ir::target_of_version(oracle.release).value();
  auto translated =
      ir::translate(*outcome.legacy, {target, ir::TranslateMode::strict, nullptr, {}});
  REQUIRE(translated);
  outcome.translation = std::move(*translated);
  return outcome;
}

boost::json::object read_json(const OracleCase& oracle, const std::string& suffix) {
  const auto text = read_oracle_file(oracle.folder, oracle.tag + suffix);
  return text ? boost::json::parse(*text).as_object() : boost::json::object{};
}

// Paddle's output is PIR text without a problem, and prints the same after it was read.
void check_text_is_read_back(const OracleCase& oracle, const std::string& text,
                             ir::Dialect dialect) {
  const ir::PirDocument document = ir::parse_pir(text);
  const ir::OpTable& table = ir::built_in_table(ir::target_of_version(oracle.release).value());
  for (const ir::PirProblem& problem : ir::check_pir(document, ir::PirValues(document), table)) {
    FAIL_CHECK(oracle.name() << ": " << problem.code << " " << problem.message);
  }
  const std::string again = ir::print_program(ir::build_program(document, table), dialect).text;
  if (again != text) FAIL_CHECK(oracle.name() << ": read back" << first_difference(text, again));
}

bool same_text(const OracleCase& oracle, const Outcome& outcome) {
  if (const ir::TranslationFinding* refused = ir::first_error(*outcome.translation)) {
    explain(oracle, "refused: " + refused->paddle_message);
    return false;
  }
  const auto expected =
      read_oracle_file(oracle.folder, oracle.tag + "." + oracle.release + ".pir.txt");
  REQUIRE(expected);
  const ir::Dialect dialect = ir::dialect_of_version(oracle.release);
  const std::string text = ir::print_program(outcome.translation->program, dialect).text;
  if (text == *expected) {
    check_text_is_read_back(oracle, text, dialect);
    return true;
  }
  explain(oracle, first_difference(*expected, text));
  return false;
}

// The value of a variable in the format of the recorded map: [printed name, op of the top block,
// result].
boost::json::object map_of(const ir::Translation& translation, const ir::PrintedProgram& printed,
                           ir::Dialect dialect) {
  const ir::Program& program = translation.program;
  std::map<ir::OpId, std::int64_t> position;
  std::int64_t next = 0;
  for (ir::OpId op = program.block(program.top()).first; op != ir::none; op = program.op(op).next) {
    position[op] = next++;
  }
  boost::json::object map;
  for (const auto& [name, values] : translation.variables) {
    boost::json::array list;
    for (const ir::ValueId value : values) {
      const ir::Value& described = program.value(value);
      list.push_back({printed.names.name(program, value, ir::traits(dialect)),
                      position[described.op], described.index});
    }
    map[name.text()] = std::move(list);
  }
  return map;
}

bool same_map(const OracleCase& oracle, const Outcome& outcome) {
  const ir::Dialect dialect = ir::dialect_of_version(oracle.release);
  const auto expected = read_json(oracle, "." + oracle.release + ".map.json");
  const auto map = map_of(*outcome.translation,
                          ir::print_program(outcome.translation->program, dialect), dialect);
  if (map == expected) return true;
  for (const auto& [name, values] : expected) {
    const auto* ours = map.if_contains(name);
    if (ours && *ours == values) continue;
    explain(oracle, "map of " + std::string(name) + ": " + boost::json::serialize(values) +
                        ", ours " + (ours ? boost::json::serialize(*ours) : "none"));
    return false;
  }
  explain(oracle, "map has more variables than Paddle's");
  return false;
}

// Equal structure; numbers are compared by value.
bool same_json(const boost::json::value& a, const boost::json::value& b) {
  if (a.is_number() && b.is_number()) {
    // Boost.JSON 1.81 reads a double to within a unit in its last place.
    const double left = a.to_number<double>();
    const double right = b.to_number<double>();
    return left == right || std::abs(left - right) <= 4e-16 * std::abs(left);
  }
  if (a.kind() != b.kind()) return false;
  if (a.is_array()) {
    return std::ranges::equal(a.get_array(), b.get_array(), same_json);
  }
  if (!a.is_object()) return a == b;
  const auto& left = a.get_object();
  const auto& right = b.get_object();
  return left.size() == right.size() && std::ranges::all_of(left, [&](const auto& member) {
           const auto* other = right.if_contains(member.key());
           return other && same_json(member.value(), *other);
         });
}

std::string json_difference(const boost::json::value& a, const boost::json::value& b) {
  const auto* ops_a = &a.at("program").at("regions").at(0).at("blocks").at(0).at("ops").as_array();
  const auto* ops_b = &b.at("program").at("regions").at(0).at("blocks").at(0).at("ops").as_array();
  for (std::size_t i = 0; i < std::min(ops_a->size(), ops_b->size()); ++i) {
    if (same_json((*ops_a)[i], (*ops_b)[i])) continue;
    return "\n  paddle: " + boost::json::serialize((*ops_a)[i]).substr(0, 700) +
           "\n  ours:   " + boost::json::serialize((*ops_b)[i]).substr(0, 700);
  }
  return "\n  paddle: " + std::to_string(ops_a->size()) +
         " ops\n  ours:   " + std::to_string(ops_b->size());
}

bool same_program_json(const OracleCase& oracle, const Outcome& outcome,
                       const std::string& recorded) {
  const boost::json::value expected = boost::json::parse(recorded);
  const std::string written = ir::write_json(outcome.translation->program);
  const boost::json::value ours = boost::json::parse(written);
  const bool same = same_json(expected, ours);
  if (!same) explain(oracle, "json: " + json_difference(expected, ours));
  // The output can be read back and has the same meaning. Paddle does not read its own "NaN".
  const std::string loadable = ir::write_loadable_json(outcome.translation->program);
  CHECK_MESSAGE(ir::read_json(written).has_value() == (loadable == written), oracle.name());
  const auto again = ir::read_json(loadable);
  CHECK_MESSAGE(again.has_value(), oracle.name());
  if (again) {
    const bool round = same_json(boost::json::parse(loadable),
                                 boost::json::parse(ir::write_loadable_json(*again)));
    CHECK_MESSAGE(round, oracle.name());
  }
  return same;
}

struct Judged {
  std::map<std::string, Score> texts;
  Score maps;
  Score jsons;
  Score refusals;
  Score unreadable;
};

Judged judge(const std::filesystem::path& folder) {
  Judged judged;
  for (const OracleCase& oracle : oracle_cases(folder)) {
    const auto meta = read_json(oracle, "." + oracle.release + ".meta.json");
    const std::string stage(meta.at("stage").as_string());
    const Outcome outcome = run(oracle);
    if (stage == "parse") {
      judged.unreadable.all += 1;
      judged.unreadable.good += outcome.legacy ? 0 : 1;
      if (outcome.legacy) explain(oracle, "should not be readable");
      continue;
    }
    if (!outcome.legacy) {
      explain(oracle, "not read: " + outcome.error);
    }
    Score& score = stage == "done" ? judged.texts[oracle.release] : judged.refusals;
    score.all += 1;
    if (!outcome.legacy) continue;
    if (stage == "done") {
      score.good += same_text(oracle, outcome) ? 1 : 0;
      judged.maps.all += 1;
      judged.maps.good += same_map(oracle, outcome) ? 1 : 0;
      if (const auto recorded =
              read_oracle_file(oracle.folder, oracle.tag + "." + oracle.release + ".pir.json")) {
        judged.jsons.all += 1;
        judged.jsons.good += same_program_json(oracle, outcome, *recorded) ? 1 : 0;
      }
      continue;
    }
    const std::string expected = sentence(meta.at("error").as_string());
    const ir::TranslationFinding* refused = ir::first_error(*outcome.translation);
    const std::string got = refused ? refused->paddle_message : "translated";
    score.good += expected == got ? 1 : 0;
    if (expected != got) explain(oracle, "\n  paddle: " + expected + "\n  ours:   " + got);
  }
  return judged;
}

void check_reached(const char* what, const Score& score, int reached) {
  std::cout << what << ": " << score.good << " of " << score.all << "\n";
  CHECK_MESSAGE(score.good >= reached, what);
}

TEST_CASE("programs translate and are refused as real Paddle did") {
  const auto folder = oracle_folder();
  if (!folder) {
    MESSAGE("skipped: the shared oracle is not here");
    return;
  }
  Judged judged = judge(*folder);
  check_reached("texts of 2.6.2", judged.texts["2.6.2"], 86);
  check_reached("texts of 3.0.0", judged.texts["3.0.0"], 177);
  check_reached("texts of 3.3.1", judged.texts["3.3.1"], 217);
  check_reached("maps", judged.maps, 480);
  check_reached("JSON", judged.jsons, 130);
  check_reached("refusals", judged.refusals, 174);
  check_reached("unreadable files", judged.unreadable, 12);
}

}  // namespace
