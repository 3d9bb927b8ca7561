#include <map>

#include <doctest/doctest.h>

#include "engine/weight_map/by_listing.hpp"
#include "engine/weight_map/by_program.hpp"
#include "engine/weight_map/map_checkpoint.hpp"
#include "engine/weight_map/views.hpp"

namespace paddle_ls::weight_map {
namespace {

using weights::Checkpoint;
using weights::Dict;
using weights::Tensor;
using weights::TensorIndex;
using weights::TextValue;
using weights::ValueIndex;

// A checkpoint that is put together value by value.
class Built {
 public:
  ValueIndex add(weights::CheckpointValue value) {
    checkpoint.values.push_back(std::move(value));
    return static_cast<ValueIndex>(checkpoint.values.size() - 1);
  }

  ValueIndex tensor(std::vector<std::uint64_t> shape) {
    Tensor tensor;
    tensor.strides = weights::row_major_strides(shape);
    tensor.shape = std::move(shape);
    checkpoint.tensors.push_back(std::move(tensor));
    return add(TensorIndex{checkpoint.tensors.size() - 1});
  }

  ValueIndex dict(const std::vector<std::pair<std::string, ValueIndex>>& items) {
    Dict made;
    for (const auto& [name, value] : items) made.items.emplace_back(add(TextValue{name}), value);
    return add(std::move(made));
  }

  Checkpoint checkpoint;
};

Built states_of(const std::vector<std::pair<std::string, std::vector<std::uint64_t>>>& states) {
  Built built;
  built.checkpoint.storages.emplace_back();
  std::vector<std::pair<std::string, ValueIndex>> items;
  for (const auto& [name, shape] : states) items.emplace_back(name, built.tensor(shape));
  built.checkpoint.root = built.dict(items);
  return built;
}

layers::LayerProgram program_of(const std::string& code, const std::string& name) {
  layers::LayerProgram program(
      [code](const std::string& file,
             const std::string& module) -> std::optional<layers::ModuleText> {
        if (!module.empty()) return std::nullopt;
        return layers::ModuleText{file, "import paddle\nfrom paddle import nn\n" + code};
      });
  const auto made = program.make("net.py", name);
  CHECK_MESSAGE(made, made.error().message);
  return program;
}

// One line for each entry: `fc.weight transposed fc.weight`.
std::vector<std::string> lines_of(const Result<MappedCheckpoint>& mapped) {
  if (!mapped) return {mapped.error().message};
  std::vector<std::string> lines;
  for (const Mapped& entry : mapped->entries) {
    std::string line = entry.from + " " + std::string(name_of(entry.action));
    for (const std::string& to : entry.to) line += " " + to;
    if (!entry.reason.empty()) line += " (" + entry.reason + ")";
    lines.push_back(std::move(line));
  }
  return lines;
}

using Lines = std::vector<std::string>;

Lines mapped_for(const layers::LayerProgram& program, const Checkpoint& checkpoint) {
  return lines_of(map_checkpoint(
      checkpoint, [&](const std::string& name, const Tensor& tensor, const HasState& has) {
        return decide_by_program(program, name, tensor, has);
      }));
}

constexpr const char* net =
    "class Net(nn.Layer):\n    def __init__(self, wide=False):\n        super().__init__()\n"
    "        self.fc = nn.Linear(3, 4)\n        self.plain = paddle.compat.nn.Linear(3, 4)\n"
    "        self.norm = nn.BatchNorm2D(4)\n        self.act = nn.PReLU()\n"
    "        self.attention = nn.MultiHeadAttention(4, 2)\n"
    "        self.hidden = nn.utils.spectral_norm(nn.Linear(3, 4))\n"
    "        self.last = nn.Embedding(4, 4) if wide else nn.Linear(4, 4)\n"
    "        self.scale = self.create_parameter([1])\n";

TEST_CASE("the layer that owns a state says what it is called and how it lies") {
  const auto program = program_of(net, "Net");
  const Built built = states_of({{"fc.weight", {4, 3}},
                                 {"fc.bias", {4}},
                                 {"plain.weight", {4, 3}},
                                 {"norm.running_mean", {4}},
                                 {"norm.num_batches_tracked", {}},
                                 {"act.weight", {1}},
                                 {"attention.in_proj_weight", {12, 4}},
                                 {"attention.out_proj.bias", {4}},
                                 {"hidden.weight_orig", {4, 3}},
                                 {"hidden.parametrizations.weight.0._u", {4}},
                                 {"scale", {1}}});
  const Lines expected = {
      "fc.weight transposed fc.weight",
      "fc.bias kept fc.bias",
      "plain.weight kept plain.weight",
      "norm.running_mean renamed norm._mean",
      "norm.num_batches_tracked dropped (Paddle's layer does not count batches)",
      "act.weight renamed act._weight",
      "attention.in_proj_weight split attention.q_proj.weight attention.k_proj.weight "
      "attention.v_proj.weight",
      "attention.out_proj.bias kept attention.out_proj.bias",
      "hidden.weight_orig transposed hidden.weight_orig",
      "hidden.parametrizations.weight.0._u renamed hidden.weight_u",
      "scale kept scale"};
  CHECK(mapped_for(program, built.checkpoint) == expected);
}

TEST_CASE("a tensor that could go two ways, or none, is not understood") {
  const auto program = program_of(net, "Net");
  const Built built = states_of(
      {{"fc.bias", {4}}, {"last.weight", {4, 4}}, {"gone.weight", {4}}, {"norm.extra", {4}}});
  const Lines expected = {"fc.bias kept fc.bias",
                          "last.weight not understood (the program may put paddle.nn.Embedding or "
                          "paddle.nn.Linear there; call the class with its arguments in --class)",
                          "gone.weight not understood (the program has no such state)",
                          "norm.extra not understood (the program has no such state)"};
  CHECK(mapped_for(program, built.checkpoint) == expected);
}

TEST_CASE("a class of the library that is no layer has no states") {
  const std::string code =
      "class Net(paddle.vision.transforms.ToTensor):\n    pass\n"
      "class Outer(nn.Layer):\n    def __init__(self):\n        super().__init__()\n        "
      "self.fc = Net()\n";
  const Built built = states_of({{"fc.weight", {4, 3}}});
  CHECK(mapped_for(program_of(code, "Outer"), built.checkpoint) ==
        Lines{"fc.weight not understood (the program has no such state)"});
}

TEST_CASE("a call says what the model is made with") {
  const Built built = states_of({{"last.weight", {4, 4}}});
  CHECK(mapped_for(program_of(net, "Net(wide=True)"), built.checkpoint) ==
        Lines{"last.weight kept last.weight"});
  CHECK(mapped_for(program_of(net, "Net(False)"), built.checkpoint) ==
        Lines{"last.weight transposed last.weight"});
  CHECK(mapped_for(program_of(net, "Net()"), built.checkpoint) ==
        Lines{"last.weight transposed last.weight"});
}

TEST_CASE("a matrix is split into views that are transposed, and nothing is copied") {
  const auto program = program_of(net, "Net");
  const Built built = states_of({{"attention.in_proj_weight", {12, 4}}});
  const auto mapped = map_checkpoint(
      built.checkpoint, [&](const std::string& name, const Tensor& tensor, const HasState& has) {
        return decide_by_program(program, name, tensor, has);
      });
  REQUIRE(mapped);
  REQUIRE(mapped->checkpoint.tensors.size() == 3);
  const Tensor& second = mapped->checkpoint.tensors[1];
  CHECK(second.shape == std::vector<std::uint64_t>{4, 4});
  CHECK(second.strides == std::vector<std::uint64_t>{1, 4});
  CHECK(second.offset == 16);
}

TEST_CASE("what wrappers put before the names is kept and looked past") {
  const auto program = program_of(net, "Net");
  const Built built = states_of({{"module.fc.weight", {4, 3}}, {"module.norm.running_var", {4}}});
  CHECK(mapped_for(program, built.checkpoint) ==
        Lines{"module.fc.weight transposed module.fc.weight",
              "module.norm.running_var renamed module.norm._variance"});
}

TEST_CASE("states around another dict of states are asked about with their own names") {
  Built built;
  built.checkpoint.storages.emplace_back();
  const ValueIndex inner = built.dict({{"c.weight", built.tensor({2})}});
  built.checkpoint.root = built.dict(
      {{"a.weight", built.tensor({2})}, {"inner", inner}, {"b.weight", built.tensor({2})}});
  CHECK(lines_of(map_checkpoint(built.checkpoint,
                                [](const std::string& name, const auto&, const HasState& has) {
                                  return StateDecision{
                                      .places = {{name}},
                                      .reason = has("a.weight") ? "outer" : "inner"};
                                })) == Lines{"a.weight kept a.weight (outer)",
                                             "inner.c.weight kept inner.c.weight (inner)",
                                             "b.weight kept b.weight (outer)"});
}

TEST_CASE(
    "the states in a training checkpoint are found; optimizers and objects that are not data are "
    "dropped") {
  const auto program = program_of(net, "Net");
  Built built;
  built.checkpoint.storages.emplace_back();
  const ValueIndex states =
      built.dict({{"fc.weight", built.tensor({4, 3})}, {"fc.bias", built.tensor({4})}});
  const ValueIndex average = built.dict({{"fc.weight", built.tensor({4, 3})}});
  const ValueIndex optimizer =
      built.dict({{"state", built.dict({})}, {"param_groups", built.add(weights::Sequence{})}});
  built.checkpoint.root =
      built.dict({{"model", states},
                  {"ema", average},
                  {"optimizer", optimizer},
                  {"epoch", built.add(std::int64_t{3})},
                  {"best", built.tensor({})},
                  {"args", built.add(weights::Refused{"argparse.Namespace", "it is not data"})}});
  const Lines expected = {"model.fc.weight transposed model.fc.weight",
                          "model.fc.bias kept model.fc.bias",
                          "ema.fc.weight transposed ema.fc.weight",
                          "optimizer dropped (PyTorch keeps the state of an optimizer by the order "
                          "of parameters, Paddle by their names)",
                          "best kept best (no state of a layer)",
                          "args dropped (argparse.Namespace: it is not data)"};
  CHECK(mapped_for(program, built.checkpoint) == expected);
}

TEST_CASE(
    "helpers keep PyTorch's names, and a class of that name with another text does not count") {
  const std::string code =
      "class BatchNorm2d(nn.BatchNorm2D):\n    pass\n"
      "class Net(nn.Layer):\n    def __init__(self):\n        super().__init__()\n        "
      "self.norm = BatchNorm2d(3)\n";
  const Built built = states_of({{"norm.running_mean", {3}}});
  CHECK(mapped_for(program_of(code, "Net"), built.checkpoint) ==
        Lines{"norm.running_mean renamed norm._mean"});
  CHECK_FALSE(is_helper("BatchNorm2d", "class BatchNorm2d(nn.BatchNorm2D):\n    pass"));
}

TEST_CASE("names and shapes of another file decide where there is no program") {
  const Listing listing = {{"fc.weight", {3, 4}},    {"square.weight", {4, 4}},
                           {"table.weight", {5, 4}}, {"norm._mean", {4}},
                           {"fc.bias", {4}},         {"act._weight", {1}}};
  const auto decided = [&](const std::string& name, std::vector<std::uint64_t> shape) {
    Tensor tensor;
    tensor.shape = std::move(shape);
    return decide_by_listing(listing, name, tensor);
  };
  CHECK(decided("fc.weight", {4, 3}).places == std::vector<StatePlace>{{"fc.weight", true, false}});
  CHECK(decided("table.weight", {5, 4}).places ==
        std::vector<StatePlace>{{"table.weight", false, false}});
  CHECK(decided("norm.running_mean", {4}).places ==
        std::vector<StatePlace>{{"norm._mean", false, false}});
  CHECK(decided("act.weight", {1}).places ==
        std::vector<StatePlace>{{"act._weight", false, false}});
  CHECK(decided("norm.num_batches_tracked", {}).places.empty());
  CHECK(decided("norm.num_batches_tracked", {}).is_understood);
  CHECK_FALSE(decided("square.weight", {4, 4}).is_understood);
  CHECK_FALSE(decided("fc.weight", {7, 7}).is_understood);
  CHECK_FALSE(decided("other", {7}).is_understood);
}

TEST_CASE("a listing is read from JSON of either kind") {
  const Listing expected = {{"a", {2, 3}}, {"b", {}}};
  CHECK(read_listing(R"({"a": [2, 3], "b": []})").value() == expected);
  CHECK(
      read_listing(
          R"({"file": "x", "tensors": [{"path": "a", "shape": [2, 3]}, {"path": "b", "shape": []}]})")
          .value() == expected);
  for (const char* wrong : {"", "[1]", R"({"a": 1})", R"({"a": [-1]})", R"({"tensors": [1]})",
                            R"({"tensors": [{"path": 1, "shape": []}]})"}) {
    CHECK_FALSE(read_listing(wrong));
  }
}

TEST_CASE("views that a shape does not allow are refused") {
  Tensor tensor;
  tensor.shape = {4, 1, 3};
  tensor.strides = weights::row_major_strides(tensor.shape);
  CHECK_FALSE(part_of(tensor, 0, 3));
  CHECK(part_of(tensor, 1, 2)->offset == 6);
  CHECK(flattened(tensor)->shape == std::vector<std::uint64_t>{12});
  CHECK_FALSE(flattened(transposed(tensor)));
  tensor.shape = {4, 1, 1};
  tensor.strides = {9, 3, 1};
  CHECK(flattened(tensor)->strides == std::vector<std::uint64_t>{9});
}

TEST_CASE("the state of an optimizer alone is refused") {
  Built built;
  built.checkpoint.storages.emplace_back();
  const ValueIndex moments = built.dict({{"exp_avg", built.tensor({2})}});
  built.checkpoint.root =
      built.dict({{"state", moments}, {"param_groups", built.add(weights::Sequence{})}});
  const Lines lines = mapped_for(program_of(net, "Net"), built.checkpoint);
  REQUIRE(lines.size() == 1);
  CHECK(
      lines[0].starts_with("nothing in the file is kept: PyTorch keeps the state of an optimizer"));
}

TEST_CASE("a tensor that is in no dict is kept") {
  Built built;
  built.checkpoint.storages.emplace_back();
  built.checkpoint.root = built.tensor({2});
  const auto mapped =
      map_checkpoint(built.checkpoint, [](const auto&, const auto&, const auto&) -> StateDecision {
        return {.is_understood = false, .reason = "not asked"};
      });
  REQUIRE(mapped);
  CHECK(mapped->checkpoint.tensors.size() == 1);
  CHECK(mapped->not_understood == 0);
}

TEST_CASE("a file without tensors is refused") {
  Built built;
  built.checkpoint.root = built.add(std::int64_t{1});
  CHECK(lines_of(map_checkpoint(built.checkpoint, [](const auto&, const auto&, const auto&) {
          return StateDecision();
        })) == Lines{"the file has no tensors"});
}

}  // namespace
}  // namespace paddle_ls::weight_map
