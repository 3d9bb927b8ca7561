#include "engine/alignment/program_times.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include "engine/alignment/recorded_members.hpp"

namespace paddle_ls::alignment {
namespace {

namespace json = boost::json;

PlaceTime place_in(const json::object& from, double repetitions) {
  PlaceTime place;
  if (from.contains("site")) place.site = small_count(from, "site");
  place.root = small_count(from, "root");
  place.path = text_of(from, "path");
  place.class_name = text_of(from, "class");
  place.made = line_of(from, "made");
  place.calls = number_of(from, "count") / repetitions;
  place.total = number_of(from, "total") / repetitions;
  place.own = number_of(from, "own") / repetitions;
  return place;
}

std::optional<double> memory_at(const json::object& object, std::string_view name) {
  const double bytes = number_of(object, name);
  return bytes > 0 ? std::optional(bytes) : std::nullopt;
}

auto key_of(const PlaceTime& place) {
  return std::tuple(place.site, place.root, place.path);
}

}  // namespace

double ProgramTimes::median() const {
  if (repetitions.empty()) return 0;
  std::vector<double> sorted = repetitions;
  std::sort(sorted.begin(), sorted.end());
  const std::size_t middle = sorted.size() / 2;
  return sorted.size() % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

Result<ProgramTimes> read_times(std::string_view text) {
  boost::system::error_code failed;
  const json::value value = json::parse(text, failed);
  if (failed || !value.is_object()) return error("the times are not a JSON object");
  const json::object& from = value.get_object();
  ProgramTimes times;
  times.memory = memory_at(from, "memory");
  times.memory_before = memory_at(from, "memory_before");
  if (const json::value* whole = from.if_contains("whole"); whole && whole->is_array()) {
    for (const json::value& each : whole->get_array()) {
      if (each.is_number()) times.repetitions.push_back(each.to_number<double>());
    }
  }
  if (times.repetitions.empty()) return error("the program ended before it was measured once");
  const auto count = static_cast<double>(times.repetitions.size());
  if (const json::value* keys = from.if_contains("keys"); keys && keys->is_array()) {
    for (const json::value& each : keys->get_array()) {
      if (each.is_object()) times.places.push_back(place_in(each.get_object(), count));
    }
  }
  return times;
}

std::vector<PairedTime> paired_times(const ProgramTimes& original, const ProgramTimes& converted) {
  std::map<decltype(key_of(PlaceTime())), const PlaceTime*> by_key;
  for (const PlaceTime& place : original.places) by_key.emplace(key_of(place), &place);
  std::vector<PairedTime> pairs;
  for (const PlaceTime& place : converted.places) {
    const auto found = by_key.find(key_of(place));
    if (found != by_key.end()) pairs.push_back({*found->second, place});
  }
  std::stable_sort(pairs.begin(), pairs.end(),
                   [](const auto& left, const auto& right) { return left.loss() > right.loss(); });
  return pairs;
}

}  // namespace paddle_ls::alignment
