// A checkpoint of PyTorch, written for a converted program.
#include <map>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "project/weights/convert_checkpoint.hpp"
#include "server/cli/run/exit_status.hpp"
#include "server/cli/weights/weights_verbs.hpp"

namespace paddle_ls::cli {
namespace {

namespace json = boost::json;
using project::ConvertedCheckpoint;
using weight_map::Mapped;
using weight_map::StateAction;

void print_text(const WeightsOptions& options, const ConvertedCheckpoint& made, std::ostream& out) {
  std::map<StateAction, std::size_t> counts;
  for (const Mapped& entry : made.entries) {
    ++counts[entry.action];
    if (entry.action == StateAction::dropped || entry.action == StateAction::not_understood) {
      out << entry.from << ": " << weight_map::name_of(entry.action) << ": " << entry.reason
          << "\n";
    }
  }
  out << options.files.front().generic_string() << " -> " << options.out.generic_string();
  if (!made.model.empty()) out << ", for " << made.model;
  out << ": ";
  std::string numbers;
  for (const auto& [action, count] : counts) {
    numbers += (numbers.empty() ? "" : ", ") + std::to_string(count) + " " +
               std::string(weight_map::name_of(action));
  }
  out << numbers << "\n";
}

// Nearly all tensors map to a single one.
json::value json_of(const std::vector<std::string>& places) {
  if (places.empty()) return nullptr;
  if (places.size() == 1) return json::value(places.front());
  return json::array(places.begin(), places.end());
}

json::object json_of(const WeightsOptions& options, const ConvertedCheckpoint& made) {
  json::array rows;
  for (const Mapped& entry : made.entries) {
    rows.push_back(json::object{{"from", entry.from},
                                {"to", json_of(entry.to)},
                                {"action", weight_map::name_of(entry.action)},
                                {"reason", entry.reason}});
  }
  json::object result{{"file", options.files.front().generic_string()},
                      {"out", options.out.generic_string()}};
  if (!made.model.empty()) result["class"] = made.model;
  result["tensors"] = std::move(rows);
  return result;
}

}  // namespace

int convert_weights(const WeightsOptions& options, std::ostream& out, std::ostream& err) {
  const auto made = project::convert_checkpoint(options.files.front(), options.out,
                                                {options.source, options.model, options.like});
  if (!made) {
    complain(made.error(), err);
    return exit_status::could_not_run;
  }
  if (options.as_json) {
    out << json::serialize(json_of(options, *made)) << "\n";
  } else {
    print_text(options, *made, out);
  }
  return made->not_understood == 0 ? exit_status::clean : exit_status::findings;
}

}  // namespace paddle_ls::cli
