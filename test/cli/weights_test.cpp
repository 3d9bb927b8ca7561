// `paddle-ls weights` on small files.
#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"
#include "test/cli/safetensors_text.hpp"

namespace {

using namespace paddle_ls::test;

// A safetensors file of float32 tensors that hold 0, 1, 2 and so on.
constexpr std::string_view program =
    "from paddle import nn\n\n\nclass Net(nn.Layer):\n    def __init__(self):\n        "
    "super().__init__()\n"
    "        self.fc = nn.Linear(3, 2)\n        self.norm = nn.BatchNorm2D(2)\n";

TemporaryFolder& filled(TemporaryFolder& folder) {
  folder.write("net.safetensors", safetensors({{"fc.weight", {2, 3}},
                                               {"fc.bias", {2}},
                                               {"norm.running_mean", {2}},
                                               {"norm.num_batches_tracked", {}}}));
  folder.write("out/net.py", program);
  return folder;
}

}  // namespace

TEST_CASE("weights show prints names, types, shapes and sizes") {
  TemporaryFolder folder;
  filled(folder);
  const Ended ended = run_in(folder, {"weights", "show", "net.safetensors"});
  CHECK(ended.status == 0);
  CHECK(has(ended.out, "net.safetensors: safetensors, 4 tensors, 11 elements, 44 B\n"));
  CHECK(has(ended.out, "float32 [2, 3]  24 B\n"));
  const Ended json = run_in(folder, {"weights", "show", "net.safetensors", "--format", "json"});
  const auto shown = boost::json::parse(json.out);
  CHECK(shown.at("tensors").as_array().size() == 4);
  CHECK(shown.at("tensors").at(0).at("type") == "float32");
}

TEST_CASE("weights convert finds the class, and tells what became of every tensor") {
  TemporaryFolder folder;
  filled(folder);
  const Ended ended = run_in(folder, {"weights", "convert", "net.safetensors", "--out",
                                      "net.pdparams", "--source", "out"});
  CHECK_MESSAGE(ended.status == 0, ended.err);
  CHECK(
      has(ended.out, "norm.num_batches_tracked: dropped: Paddle's layer does not count batches\n"));
  CHECK(has(ended.out,
            "net.safetensors -> net.pdparams, for net:Net: 1 kept, 1 renamed, 1 transposed, 1 "
            "dropped\n"));
  const Ended shown = run_in(folder, {"weights", "show", "net.pdparams"});
  CHECK(has(shown.out, "fc.weight   float32 [3, 2]"));
  CHECK(has(shown.out, "norm._mean  float32 [2]"));
  const Ended json =
      run_in(folder, {"weights", "convert", "net.safetensors", "--out", "again.pdparams",
                      "--source", "out/net.py", "--class", "net:Net", "--format", "json"});
  CHECK(json.status == 0);
  const auto told = boost::json::parse(json.out);
  REQUIRE(told.at("tensors").as_array().size() == 4);
  const auto& first = told.at("tensors").at(0);
  CHECK(first.at("from") == "fc.weight");
  CHECK(first.at("to") == "fc.weight");
  CHECK(first.at("action") == "transposed");
  CHECK(told.at("tensors").at(3).at("to").is_null());
  CHECK(folder.read("net.pdparams") == folder.read("again.pdparams"));
}

TEST_CASE("weights convert ends with 1 where a tensor is not understood") {
  TemporaryFolder folder;
  filled(folder);
  folder.write("more.safetensors",
               safetensors({{"fc.weight", {2, 3}}, {"fc.bias", {2}}, {"head.weight", {2, 2}}}));
  const Ended ended = run_in(folder, {"weights", "convert", "more.safetensors", "--out",
                                      "more.pdparams", "--source", "out"});
  CHECK(ended.status == 1);
  CHECK(has(ended.out, "head.weight: not understood: the program has no such state\n"));
}

TEST_CASE("weights convert asks where it does not know") {
  TemporaryFolder folder;
  filled(folder);
  folder.write("other.safetensors", safetensors({{"a.weight", {2}}, {"a.bias", {2}}}));
  const auto convert = [&](std::vector<std::string> more) {
    more.insert(more.begin(), {"weights", "convert", "other.safetensors"});
    return run_in(folder, more);
  };
  const Ended nothing = convert({"--out", "x.pdparams", "--source", "out"});
  CHECK(nothing.status == 2);
  CHECK(has(nothing.err,
            "nothing in the source has states of these names, such as `a.weight`; name the class "
            "with --class"));
  CHECK(has(convert({"--out", "x.pdparams", "--source", "none"}).err,
            "there is no such file or folder"));
  CHECK(has(convert({"--out", "x.pdparams", "--source", "out", "--class", "Other"}).err,
            "no file of the source defines `Other`"));
  CHECK(has(convert({"--out", "x.what"}).err, "the ending of --out decides the format"));
  CHECK(has(convert({"--out", "x.pdparams", "--class", "Net"}).err, "--source"));
  CHECK_FALSE(std::filesystem::exists(folder.path() / "x.pdparams"));
}

TEST_CASE("weights convert takes names and shapes of another file, and the format alone") {
  TemporaryFolder folder;
  filled(folder);
  folder.write("like.safetensors",
               safetensors({{"fc.weight", {3, 2}}, {"fc.bias", {2}}, {"norm._mean", {2}}}));
  const Ended like = run_in(folder, {"weights", "convert", "net.safetensors", "--out", "x.pdparams",
                                     "--like", "like.safetensors"});
  CHECK(like.status == 0);
  CHECK(has(like.out, "1 kept, 1 renamed, 1 transposed, 1 dropped\n"));
  const Ended plain = run_in(folder, {"weights", "convert", "net.safetensors", "--out", "x.pth"});
  CHECK(plain.status == 0);
  CHECK(run_in(folder, {"weights", "diff", "net.safetensors", "x.pth"}).status == 0);
}

TEST_CASE("weights diff tells names, shapes and values, the largest difference first") {
  TemporaryFolder folder;
  folder.write("a.safetensors", safetensors({{"x", {3}}, {"y", {4}}, {"only", {1}}}));
  folder.write("b.safetensors", safetensors({{"x", {3}}, {"y", {2, 2}}}));
  std::string changed = safetensors({{"x", {3}}, {"y", {4}}, {"only", {1}}});
  const float three = 3;
  changed.replace(changed.size() - 8 * sizeof three, sizeof three,
                  reinterpret_cast<const char*>(&three), sizeof three);
  folder.write("c.safetensors", changed);
  const Ended shapes = run_in(folder, {"weights", "diff", "a.safetensors", "b.safetensors"});
  CHECK(shapes.status == 1);
  CHECK(shapes.out ==
        "only: only in the first file, [1]\ny: the shape is [4] and [2, 2]\n"
        "2 tensors in both files, 1 equal, 2 differences\n");
  const Ended values = run_in(folder, {"weights", "diff", "a.safetensors", "c.safetensors"});
  CHECK(has(values.out, "x: values differ by up to 3 (element 0)\n"));
  CHECK(run_in(folder, {"weights", "diff", "a.safetensors", "c.safetensors", "--bound", "3"})
            .status == 0);
}

TEST_CASE("a file that is not a checkpoint ends every weights command with 2 and a sentence") {
  TemporaryFolder folder;
  folder.write("text.pth", "hello");
  for (const std::string& file :
       {std::string("text.pth"), std::string("missing.pth"), folder.path().string()}) {
    CHECK(run_in(folder, {"weights", "show", file}).status == 2);
    CHECK(run_in(folder, {"weights", "diff", file, file}).status == 2);
    const Ended ended = run_in(folder, {"weights", "convert", file, "--out", "x.pdparams"});
    CHECK(ended.status == 2);
    CHECK(has(ended.err, file));
  }
}
