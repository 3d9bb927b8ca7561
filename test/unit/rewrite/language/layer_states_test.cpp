#include "engine/rewrite/language/layer_states.hpp"

#include <doctest/doctest.h>

#include "engine/rewrite/known/known_states.hpp"

namespace paddle_ls::rewrite {
namespace {

// `_mean`, `weight transposed`, each target in order.
std::string target_of(std::string_view text, std::string_view state) {
  const auto states = read_layer_states("layer", text);
  if (!states) return states.error().message;
  const auto rule = rule_for(*states, state);
  if (!rule) return "none";
  std::string all = rule->are_parts ? "parts:" : "";
  for (const StateTarget& target : rule->targets) {
    all += (all.empty() ? "" : " ") + target.name + (target.transposed ? " transposed" : "") +
           (target.flat ? " flat" : "") + (target.like.empty() ? "" : " like " + target.like);
  }
  return rule->targets.empty() ? "goes: " + rule->reason : all;
}

TEST_CASE("states are read with their targets") {
  CHECK(target_of("weight -> weight.T", "weight") == "weight transposed");
  CHECK(target_of("a -> b; c -> d.flat", "c") == "d flat");
  CHECK(target_of("a -> b + c.T", "a") == "parts: b c transposed");
  CHECK(target_of("a -> b & c", "a") == "b c");
  CHECK(target_of("count -> (unused)", "count") == "goes: unused");
  CHECK(target_of("*_v -> *_v as *", "weight_v") == "weight_v like weight");
  CHECK(target_of("w_l* -> *.cell.w", "w_l12") == "12.cell.w");
  CHECK(target_of("layers.*.a.* -> layers.*.b.*", "layers.3.a.x.y") == "layers.3.b.x.y");
  CHECK(target_of("a -> b", "c") == "none");
}

TEST_CASE("the first entry that fits counts") {
  CHECK(target_of("w_*_reverse -> back.*; w_* -> front.*", "w_0_reverse") == "back.0");
  CHECK(target_of("w_*_reverse -> back.*; w_* -> front.*", "w_0") == "front.0");
}

TEST_CASE("entries without an arrow or a name are refused") {
  CHECK(target_of("weight", "weight") == "write `state -> target`");
  CHECK(target_of("weight -> .T", "weight") == "a target has no name");
  CHECK(target_of("a -> b; ", "a") == "write `state -> target`");
}

TEST_CASE("among several entries for a layer the most specific one comes first") {
  const auto found = known_states().find("paddle.nn.LSTM");
  REQUIRE(found != known_states().end());
  REQUIRE(found->second.size() > 2);
  for (std::size_t i = 1; i < found->second.size(); ++i) {
    CHECK(found->second[i - 1].where.size() >= found->second[i].where.size());
  }
  CHECK(found->second.back().where.empty());
}

}  // namespace
}  // namespace paddle_ls::rewrite
