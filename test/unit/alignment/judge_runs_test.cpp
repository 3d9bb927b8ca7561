// Two runs in, the first difference out.
#include "engine/alignment/judge_runs.hpp"

#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace paddle_ls::alignment;

namespace {

// Events of the original and of the conversion, as runs write them; the second ones are paired with
// the first by number.
struct Runs {
  std::string original;
  std::string converted;
  std::size_t count = 0;

  // `error` is what the comparison says: JSON, without braces.
  void add(const std::string& event, const std::string& error) {
    const std::string number = std::to_string(count++);
    original += "{\"n\": " + number + ", " + event + "}\n";
    converted += "{\"n\": " + number + ", " + event + ", \"partner\": " + number +
                 ", \"error\": [{\"at\": \"\", " + error + "}]}\n";
  }

  void add_alone(const std::string& event) {
    original += "{\"n\": " + std::to_string(count++) + ", " + event + "}\n";
  }

  RunVerdict verdict() const {
    return judge(read_recording(original), read_recording(converted), nullptr);
  }
};

std::string off_by(double rms, const std::string& dtype = "float32") {
  return "\"what\": \"values\", \"largest\": " + std::to_string(rms) +
         ", \"scale\": 1.0, \"rms\": " + std::to_string(rms) +
         ", \"rms_scale\": 1.0, \"dtypes\": [\"" + dtype + "\", \"" + dtype + "\"]";
}

std::string call_at(int line) {
  return R"("kind": "call", "step": 0, "site": 1, "occurrence": 0, "within": [0, "", 0], "called": ["net.py", )" +
         std::to_string(line) + "]";
}

std::string layer(const std::string& kind, const std::string& path, bool is_leaf, int called,
                  int made) {
  return "\"kind\": \"" + kind + "\", \"step\": 0, \"root\": 0, \"path\": \"" + path +
         "\", \"class\": \"L\", \"leaf\": " + (is_leaf ? "true" : "false") +
         ", \"called\": [\"net.py\", " + std::to_string(called) + "], \"made\": [\"net.py\", " +
         std::to_string(made) + "]";
}

}  // namespace

TEST_CASE("runs whose values differ by rounding agree") {
  Runs runs;
  runs.add(call_at(3), off_by(0));
  runs.add(call_at(4), off_by(1e-6));
  runs.add(call_at(5), off_by(1e-3, "float16"));
  const RunVerdict verdict = runs.verdict();
  CHECK(verdict.agree());
  CHECK(verdict.compared == 3);
}

TEST_CASE("the first value that differs is named, and those after it follow") {
  Runs runs;
  runs.add(call_at(3), off_by(1e-6));
  runs.add(call_at(4), off_by(0.01));
  runs.add(call_at(5), off_by(0.5));
  const RunVerdict verdict = runs.verdict();
  REQUIRE(verdict.differences.size() == 2);
  CHECK(verdict.differences[0].at.original == ProgramLine{"net.py", 4});
  CHECK(verdict.differences[0].what == "values");
  CHECK(verdict.differences[1].at.original == ProgramLine{"net.py", 5});
}

TEST_CASE(
    "a layer of the framework is looked for where it is made, what it is given where it is "
    "called") {
  Runs inside;
  inside.add(layer("given", "fc", true, 9, 2), off_by(0));
  inside.add(layer("layer", "fc", true, 9, 2), off_by(0.1));
  CHECK(inside.verdict().differences[0].at.original == ProgramLine{"net.py", 2});
  Runs before;
  before.add(layer("given", "fc", true, 9, 2), off_by(0.1));
  before.add(layer("layer", "fc", true, 9, 2), off_by(0.1));
  CHECK(before.verdict().differences[0].at.original == ProgramLine{"net.py", 9});
}

TEST_CASE("what layers of a framework consist of is its own affair") {
  Runs runs;
  runs.add_alone(layer("layer", "attention.out", true, 0, 0));
  runs.add(layer("layer", "attention", true, 9, 2), off_by(0));
  CHECK(runs.verdict().agree());
  Runs others;
  others.add_alone(layer("layer", "block.out", true, 8, 3));
  others.add(layer("layer", "block", false, 9, 2), off_by(0));
  CHECK(others.verdict().differences[0].what == "calls");
}

TEST_CASE("shapes, types, nan and structures are separate differences") {
  for (const char* const what : {"shape", "dtype", "nan", "structure", "text"}) {
    CAPTURE(what);
    Runs runs;
    runs.add(call_at(3),
             "\"what\": \"" + std::string(what) + "\", \"original\": \"a\", \"converted\": \"b\"");
    CHECK(runs.verdict().differences.at(0).what == what);
  }
  Runs widths;
  widths.add(call_at(3), R"("what": "values", "largest": 0, "dtypes": ["float32", "float64"])");
  CHECK(widths.verdict().differences.at(0).what == "dtype");
  Runs integers;
  integers.add(call_at(3), R"("what": "values", "largest": 0, "dtypes": ["int64", "int32"])");
  CHECK(integers.verdict().agree());
}

TEST_CASE("whole numbers are equal, and one truth value in a thousand may tip over") {
  Runs integers;
  integers.add(call_at(3), off_by(0.001, "int64"));
  CHECK_FALSE(integers.verdict().agree());
  Runs truths;
  truths.add(call_at(3), off_by(0.02, "bool"));
  CHECK(truths.verdict().agree());
}

TEST_CASE("a gradient of the size of the last bits of others is not a difference") {
  const std::string gradient =
      R"("kind": "parameter-gradient", "step": 0, "root": 0, "path": "w", "occurrence": 0)";
  Runs runs;
  runs.add(gradient, off_by(1e-6));
  runs.add(gradient,
           R"("what": "values", "largest": 1e-8, "scale": 1e-8, "rms": 1e-8, "rms_scale": 1e-8)");
  CHECK(runs.verdict().agree());
}

TEST_CASE("a second run of the original tells rounding from a difference") {
  Runs runs;
  runs.add(call_at(3), off_by(0.001));
  const RunVerdict first = runs.verdict();
  CHECK(may_be_rounding(first));
  Runs again;
  again.add(call_at(3), off_by(0.0005));
  const RunRecording original = read_recording(runs.original);
  const RunRecording converted = read_recording(runs.converted);
  const RunRecording sensitive = read_recording(again.converted);
  CHECK(judge(original, converted, &sensitive).agree());
  Runs steady;
  steady.add(call_at(3), off_by(1e-6));
  const RunRecording insensitive = read_recording(steady.converted);
  CHECK_FALSE(judge(original, converted, &insensitive).agree());
}

TEST_CASE("a single number may be off as much as most values of the step are by rounding") {
  const std::string loss = R"("kind": "loss", "step": 0, "occurrence": 0)";
  const auto with_errors = [&](double values, double of_loss) {
    Runs runs;
    for (int line = 3; line < 6; ++line) runs.add(call_at(line), off_by(values));
    runs.add(loss, off_by(of_loss) + R"(, "index": [])");
    return runs;
  };
  const auto judged = [&](double off, double trace_of_values, double trace_of_loss) {
    const Runs runs = with_errors(1e-6, off);
    const RunRecording perturbed =
        read_recording(with_errors(trace_of_values, trace_of_loss).converted);
    return judge(read_recording(runs.original), read_recording(runs.converted), &perturbed).agree();
  };
  CHECK(judged(2e-3, 1e-4, 1e-6));
  CHECK_FALSE(judged(3e-3, 1e-4, 1e-6));
  CHECK_FALSE(judged(2e-3, 1e-4, 0));  // it depends on no weight
  CHECK_FALSE(judged(0.2, 1e-1, 1e-6));
}

TEST_CASE("gradients that a kink moves in another place are rounding") {
  const auto with_errors = [](double first, double others) {
    Runs runs;
    for (int line = 3; line < 8; ++line) {
      runs.add(layer("gradient", "a", true, line, 10), off_by(line == 3 ? first : others));
    }
    return runs;
  };
  const auto judged = [&](double off, double trace_of_first, double trace_of_others) {
    const Runs runs = with_errors(off, 1e-6);
    const RunRecording perturbed =
        read_recording(with_errors(trace_of_first, trace_of_others).converted);
    return judge(read_recording(runs.original), read_recording(runs.converted), &perturbed).agree();
  };
  CHECK(judged(0.02, 1e-5, 0.01));
  CHECK_FALSE(judged(0.04, 1e-5, 0.01));
  CHECK_FALSE(judged(0.2, 1e-5, 0.1));
  CHECK_FALSE(judged(0.02, 0, 0.01));
}

TEST_CASE("errors of a few elements of a gradient explain the gradients after it") {
  const auto gradient = [](int line) { return layer("gradient", "a", true, line, 10); };
  const auto judged = [&](double spread, double behind) {
    Runs runs;
    Runs again;
    runs.add(gradient(3), off_by(0.03) + ", \"spread\": " + std::to_string(spread));
    runs.add(gradient(4), off_by(behind));
    for (int line : {3, 4}) again.add(gradient(line), off_by(1e-5));
    const RunRecording perturbed = read_recording(again.converted);
    const RunVerdict verdict =
        judge(read_recording(runs.original), read_recording(runs.converted), &perturbed);
    return verdict.differences.size();
  };
  CHECK(judged(0.01, 0.08) == 0);
  CHECK(judged(0.01, 0.1) == 1);
  CHECK(judged(0.5, 0.08) == 2);
}

TEST_CASE("weights after a step are off by what the second run has there") {
  const std::string weight =
      R"("kind": "weight", "step": 0, "root": 0, "path": "a.weight", "occurrence": 0)";
  const auto runs_with = [&](double error) {
    Runs runs;
    runs.add(layer("gradient", "a", true, 3, 10), off_by(0.01));
    runs.add(weight, off_by(error));
    return runs;
  };
  const Runs runs = runs_with(2e-3);
  const auto judged = [&](double trace) {
    const RunRecording perturbed = read_recording(runs_with(trace).converted);
    return judge(read_recording(runs.original), read_recording(runs.converted), &perturbed).agree();
  };
  CHECK(judged(2e-4));
  CHECK_FALSE(judged(5e-5));
}

TEST_CASE("a weight is off by as much as its gradient, where that is rounding") {
  const auto of_weight = [](const std::string& kind) {
    return "\"kind\": \"" + kind + R"(", "step": 0, "root": 0, "path": "a.bias", "occurrence": 0)";
  };
  const auto judged = [&](double off) {
    Runs runs;
    Runs again;
    runs.add(of_weight("parameter-gradient"), off_by(0.01) + ", \"spread\": 0.01");
    runs.add(of_weight("weight"), off_by(off));
    for (const char* kind : {"parameter-gradient", "weight"})
      again.add(of_weight(kind), off_by(1e-6));
    const RunRecording perturbed = read_recording(again.converted);
    return judge(read_recording(runs.original), read_recording(runs.converted), &perturbed).agree();
  };
  CHECK(judged(0.01));
  CHECK_FALSE(judged(0.05));
}

TEST_CASE("where the conversion raises is its last line in the program") {
  Runs runs;
  runs.add(call_at(3), off_by(0));
  runs.converted +=
      "{\"n\": 9, \"kind\": \"failure\", \"type\": \"ValueError\", \"message\": \"no\", \"trace\": "
      "["
      "{\"file\": \"net.py\", \"line\": 7}, {\"file\": \"/lib/paddle/x.py\", \"line\": 1}]}\n";
  const RunVerdict verdict = runs.verdict();
  REQUIRE(verdict.differences.size() == 1);
  CHECK(verdict.differences[0].what == "raises");
  CHECK(verdict.differences[0].at.converted == ProgramLine{"net.py", 7});
}

TEST_CASE("a recording may be cut anywhere") {
  const std::string text = "{\"n\": 0, \"kind\": \"call\"}\n{\"n\": 1, \"kind\": \"la";
  CHECK(read_recording(text).events.size() == 1);
  CHECK(read_recording("[]\n3\n\xff\n").events.empty());
}

TEST_CASE("a layer that is called earlier or later is a separate difference") {
  const auto given = [](int number, const char* path, int partner) {
    const std::string event =
        "{\"n\": " + std::to_string(number) + ", " + layer("given", path, true, number + 1, 20);
    return partner < 0 ? event + "}\n"
                       : event + ", \"partner\": " + std::to_string(partner) + ", \"error\": []}\n";
  };
  const std::string original = given(0, "a", -1) + given(1, "b", -1) + given(2, "c", -1);
  const auto verdict =
      judge(read_recording(original),
            read_recording(given(0, "b", 1) + given(1, "c", 2) + given(2, "a", 0)), nullptr);
  REQUIRE(verdict.differences.size() == 1);
  CHECK(verdict.differences[0].what == "order");
  CHECK(verdict.differences[0].at.original.number == 1);
  CHECK(verdict.differences[0].at.converted.number == 3);
  const auto same =
      judge(read_recording(original),
            read_recording(given(0, "a", 0) + given(1, "b", 1) + given(2, "c", 2)), nullptr);
  CHECK(same.agree());
}

TEST_CASE("how each layer came out is known, forward and backward") {
  Runs runs;
  runs.add(layer("layer", "a", true, 3, 10), off_by(1e-6));
  runs.add(layer("layer", "b", true, 4, 11), off_by(0.25));
  runs.add(layer("layer", "a", true, 5, 10), off_by(2e-6));
  runs.add(layer("gradient", "a", true, 3, 10), off_by(0.5));
  const RunVerdict verdict = runs.verdict();
  REQUIRE(verdict.layers.size() == 2);
  CHECK(verdict.layers[0].path == "a");
  CHECK(verdict.layers[0].made.converted.number == 10);
  CHECK(verdict.layers[0].forward == doctest::Approx(2e-6));
  CHECK(verdict.layers[0].backward == doctest::Approx(0.5));
  CHECK(verdict.layers[0].forward_agrees);
  CHECK_FALSE(verdict.layers[0].backward_agrees);
  CHECK(verdict.layers[1].forward == doctest::Approx(0.25));
  CHECK_FALSE(verdict.layers[1].forward_agrees);
  CHECK(verdict.layers[1].backward_agrees);
}

TEST_CASE("a weight that only the conversion trains is the first difference") {
  Runs runs;
  runs.add(layer("layer", "a", true, 3, 10), off_by(0));
  runs.converted +=
      "{\"n\": 9, \"kind\": \"weights\", \"root\": 0, \"missing\": [\"a.bias\", \"x\"], "
      "\"own\": [\"a.bias\"]}\n";
  const RunVerdict verdict = runs.verdict();
  REQUIRE(verdict.differences.size() == 1);
  CHECK(verdict.differences[0].what == "weights");
  CHECK(verdict.differences[0].subject == "a.bias");
  CHECK(verdict.differences[0].at.original.number == 10);
  CHECK(verdict.differences[0].at.converted.number == 10);
}

TEST_CASE("a weight of a layer that only the conversion has is where it makes the layer") {
  Runs runs;
  runs.add(layer("layer", "a", true, 3, 10), off_by(0));
  runs.converted += "{\"n\": 8, " + layer("given", "b", true, 4, 12) + "}\n" +
                    R"({"n": 9, "kind": "weights", "root": 0, "own": ["b.bias"]})" + "\n";
  const RunVerdict verdict = runs.verdict();
  REQUIRE(!verdict.differences.empty());
  CHECK(verdict.differences[0].what == "weights");
  CHECK(verdict.differences[0].at.converted.number == 12);
}

TEST_CASE("a weight that only the original trains is a difference") {
  Runs runs;
  runs.add(layer("layer", "a", true, 3, 10), off_by(0));
  runs.converted += "{\"n\": 9, \"kind\": \"weights\", \"root\": 0, \"lost\": [\"a.bias\"]}\n";
  const RunVerdict verdict = runs.verdict();
  REQUIRE(verdict.differences.size() == 1);
  CHECK(verdict.differences[0].what == "missing-weights");
  CHECK(verdict.differences[0].subject == "a.bias");
  CHECK(verdict.differences[0].at.converted.number == 10);
}

TEST_CASE("a buffer that the conversion makes otherwise is named at the statement that differs") {
  const auto making = [](int line, const std::string& trains) {
    return R"("kind": "call", "step": 0, "site": 4, "occurrence": 0, "making": true, "trains": )" +
           trains + R"(, "called": ["net.py", )" + std::to_string(line) + "]";
  };
  Runs runs;
  runs.add(making(4, "false"), off_by(0.5));  // before its layer is made
  runs.add(making(5, "true"), off_by(0.5));
  runs.add(making(6, "false"), off_by(0.5));
  runs.add(layer("given", "a", false, 3, 10), off_by(0));
  runs.add(layer("layer", "a", false, 3, 10) + ", \"made_after\": 1", off_by(0));
  CHECK(runs.verdict().agree());
  runs.converted +=
      "{\"n\": 9, \"kind\": \"weights\", \"root\": 0, \"otherwise\": [\"a.index\"]}\n";
  const RunVerdict verdict = runs.verdict();
  REQUIRE(verdict.differences.size() == 1);
  CHECK(verdict.differences[0].what == "made-buffer");
  CHECK(verdict.differences[0].at.converted.number == 6);
}

TEST_CASE("a variance may divide otherwise, and no more") {
  const auto agree = [](double error) {
    Runs runs;
    runs.add(R"("kind": "buffer", "step": 0, "root": 0, "path": "a.running_var", "occurrence": 0)",
             off_by(error));
    return runs.verdict().agree();
  };
  CHECK(agree(0.5));
  CHECK_FALSE(agree(0.51));
}

TEST_CASE("a difference in construction comes first, where what is computed differs too") {
  const std::string making =
      R"("kind": "call", "step": 0, "site": 4, "occurrence": 0, "making": true,)"
      R"( "called": ["net.py", 6], "trace": [{"file": "net.py", "line": 9, "function": "build",)"
      R"( "arguments": {}}, {"file": "net.py", "line": 6, "function": "block", "arguments": {"w": "8"}}])";
  const std::string number = R"("what": "number", "largest": 1, "scale": 8)";
  Runs runs;
  runs.add(making, number);
  runs.add(layer("given", "a", true, 3, 10), off_by(0));
  CHECK(runs.verdict().agree());
  runs.add(layer("layer", "a", true, 3, 10) + ", \"made_after\": 1", off_by(0.5));
  const RunVerdict verdict = runs.verdict();
  REQUIRE(verdict.differences.size() == 2);
  CHECK(verdict.differences[0].what == "construction");
  CHECK(verdict.differences[0].at.original.number == 6);
  CHECK(verdict.differences[1].what == "values");
}

TEST_CASE("what differs after a layer of the framework was made does not explain the layer") {
  const std::string making =
      R"("kind": "call", "step": 0, "site": 4, "occurrence": 0, "making": true, "called": ["net.py", 6])";
  Runs runs;
  runs.add(making, R"("what": "number", "largest": 1, "scale": 1)");
  runs.add(layer("given", "a", true, 3, 10), off_by(0));
  runs.add(layer("layer", "a", true, 3, 10) + ", \"made_after\": 0", off_by(0.5));
  const RunVerdict verdict = runs.verdict();
  REQUIRE(verdict.differences.size() == 1);
  CHECK(verdict.differences[0].what == "values");
}

TEST_CASE("what differs in construction keeps no second run from telling what is rounding") {
  RunVerdict verdict;
  RunDifference construction;
  construction.what = "construction";
  RunDifference values;
  values.what = "values";
  values.error = PartError{};
  values.error->what = "values";
  values.error->largest = values.error->rms = 1e-3;
  values.error->scale = values.error->rms_scale = 1;
  verdict.differences = {construction, values};
  CHECK(may_be_rounding(verdict));
  verdict.differences = {construction};
  CHECK_FALSE(may_be_rounding(verdict));
  values.error->largest = values.error->rms = 2;
  verdict.differences = {values};
  CHECK_FALSE(may_be_rounding(verdict));
  verdict.differences[0].is_tiny = true;
  CHECK(may_be_rounding(verdict));
}

TEST_CASE("a layer that is made with other arguments is named where these begin to differ") {
  const auto made = [](const std::string& stride) {
    return layer("given", "a", true, 3, 10) +
           R"(, "trace": [{"file": "net.py", "line": 20, "function": "build", "arguments": {}},)"
           R"( {"file": "net.py", "line": 10, "function": "conv", "arguments": {"stride": ")" +
           stride + R"("}}])";
  };
  const std::string returned = "{\"n\": 1, " + layer("layer", "a", true, 3, 10);
  const std::string original = "{\"n\": 0, " + made("1.0") + "}\n" + returned + "}\n";
  const auto given = [&](const std::string& stride) {
    return "{\"n\": 0, " + made(stride) + ", \"partner\": 0, \"error\": []}\n";
  };
  const auto line = [&](const std::string& converted) {
    const auto verdict = judge(read_recording(original), read_recording(converted), nullptr);
    REQUIRE(verdict.differences.size() == 1);
    return verdict.differences[0].at.converted.number;
  };
  const std::string differs =
      returned + ", \"partner\": 1, \"error\": [{\"at\": \"\", " + off_by(0.5) + "}]}\n";
  CHECK(line(given("1.0") + differs) == 10);
  CHECK(line(given("2.0") + differs) == 20);
  const std::string raises =
      R"({"n": 1, "kind": "failure", "type": "ValueError", "message": "no", "trace": []})"
      "\n";
  CHECK(line(given("1.0") + raises) == 10);
  CHECK(line(given("2.0") + raises) == 20);
}

TEST_CASE("statements that are not reached are laid to the call that is not made") {
  Runs runs;
  runs.add(layer("given", "", false, 1, 1), off_by(0));
  runs.add_alone(call_at(30) + R"(, "value": {"tensor": {}})");
  runs.add(R"("kind": "call", "step": 0, "site": 2, "occurrence": 0, "within": [0, "", 0],)"
           R"( "called": ["net.py", 9])",
           off_by(0.5));
  const RunVerdict verdict = runs.verdict();
  REQUIRE(verdict.differences.size() >= 2);
  CHECK(verdict.differences[0].at.original.number == 9);
  CHECK(verdict.differences[1].what == "calls");
}
