#include "engine/weight_map/by_listing.hpp"

#include <algorithm>

#include <boost/json.hpp>

#include "engine/rewrite/known/known_states.hpp"

namespace paddle_ls::weight_map {
namespace {

using Shape = std::vector<std::uint64_t>;

// What the rules of all layers make of the end of `name`, and the name itself.
std::vector<std::pair<std::string, StateDecision>> candidates_for(const std::string& name) {
  std::vector<std::pair<std::string, StateDecision>> all{{"", {.places = {{name}}}}};
  for (std::size_t start = 0; start != name.npos;) {
    const std::string rest = name.substr(start);
    for (const auto& [layer, entries] : rewrite::known_states()) {
      for (const rewrite::LayerStates& states : entries) {
        const auto rule = rewrite::rule_for(states, rest);
        if (!rule) continue;
        StateDecision decision{.are_parts = rule->are_parts, .reason = rule->reason};
        for (const rewrite::StateTarget& target : rule->targets) {
          decision.places.push_back(
              {name.substr(0, start) + target.name, target.transposed, target.flat});
        }
        all.emplace_back(layer, std::move(decision));
      }
    }
    const std::size_t dot = name.find('.', start);
    start = dot == name.npos ? dot : dot + 1;
  }
  return all;
}

Shape shape_at(const StateDecision& decision, const StatePlace& place, Shape shape) {
  if (decision.are_parts && !shape.empty()) shape.front() /= decision.places.size();
  if (place.transposed) std::reverse(shape.begin(), shape.end());
  if (place.flat && !shape.empty()) {
    std::uint64_t count = 1;
    for (const std::uint64_t size : shape) count *= size;
    shape = {count};
  }
  return shape;
}

bool fits(const Listing& listing, const StateDecision& decision, const Shape& shape) {
  return !decision.places.empty() &&
         std::all_of(decision.places.begin(), decision.places.end(), [&](const StatePlace& place) {
           const auto there = listing.find(place.name);
           return (!place.transposed || shape.size() == 2) && there != listing.end() &&
                  there->second == shape_at(decision, place, shape);
         });
}

bool is_square(const StateDecision& decision, const Shape& shape) {
  const std::uint64_t parts = decision.are_parts ? decision.places.size() : 1;
  return shape.size() == 2 && shape[0] == shape[1] * parts;
}

}  // namespace

Result<Listing> read_listing(std::string_view text) {
  namespace json = boost::json;
  boost::system::error_code failed;
  const json::value value = json::parse(text, failed);
  const auto complaint = [] {
    return error(
        "a listing is one JSON object with the shape of each name, or the output of `weights show "
        "--format json`");
  };
  if (failed || !value.is_object()) return complaint();
  Listing listing;
  const auto add = [&](std::string_view name, const json::value& shape) {
    const auto sizes = json::try_value_to<std::vector<std::uint64_t>>(shape);
    if (sizes) listing[std::string(name)] = *sizes;
    return sizes.has_value();
  };
  const json::object& object = value.get_object();
  if (const json::value* tensors = object.if_contains("tensors"); tensors && tensors->is_array()) {
    for (const json::value& each : tensors->get_array()) {
      const json::object* row = each.if_object();
      const json::value* path = row == nullptr ? nullptr : row->if_contains("path");
      const json::value* shape = row == nullptr ? nullptr : row->if_contains("shape");
      if (path == nullptr || shape == nullptr || !path->is_string() ||
          !add(path->get_string(), *shape))
        return complaint();
    }
    return listing;
  }
  for (const auto& [name, shape] : object) {
    if (!add(name, shape)) return complaint();
  }
  return listing;
}

StateDecision decide_by_listing(const Listing& listing, const std::string& name,
                                const weights::Tensor& tensor) {
  std::vector<StateDecision> fitting;
  std::string drops;
  for (auto& [layer, decision] : candidates_for(name)) {
    if (decision.places.empty()) drops = decision.reason;
    if (!fits(listing, decision, tensor.shape)) continue;
    if (std::find(fitting.begin(), fitting.end(), decision) == fitting.end())
      fitting.push_back(decision);
  }
  if (fitting.size() == 1) return fitting.front();
  if (fitting.empty()) {
    if (!drops.empty() && !listing.contains(name)) return {.reason = drops};
    return {.is_understood = false,
            .reason = listing.contains(name) ? "the shape there is another one"
                                             : "the other file has no such name"};
  }
  const bool is_open = std::any_of(fitting.begin(), fitting.end(), [&](const StateDecision& each) {
    return is_square(each, tensor.shape);
  });
  if (is_open) {
    return {.is_understood = false,
            .reason = "a square matrix: its shape does not tell whether it is transposed"};
  }
  return {.is_understood = false, .reason = "several names of the other file fit"};
}

}  // namespace paddle_ls::weight_map
