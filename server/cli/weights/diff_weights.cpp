// What differs between two checkpoints, as lines or as JSON.
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "engine/weights/compare/compare.hpp"
#include "engine/weights/read/read_checkpoint.hpp"
#include "server/cli/run/exit_status.hpp"
#include "server/cli/weights/weights_verbs.hpp"

namespace paddle_ls::cli {
namespace {

namespace json = boost::json;
using weights::CheckpointComparison;
using weights::CheckpointDifference;
using weights::CheckpointDifferenceKind;

constexpr std::string_view names_of_kinds[] = {"only in the first", "only in the second", "shape",
                                               "type", "values"};

void print_text(const CheckpointComparison& comparison, std::ostream& out) {
  for (const CheckpointDifference& each : comparison.differences) {
    out << each.name << ": ";
    switch (each.kind) {
      case CheckpointDifferenceKind::only_in_first:
        out << "only in the first file, " << each.first;
        break;
      case CheckpointDifferenceKind::only_in_second:
        out << "only in the second file, " << each.second;
        break;
      case CheckpointDifferenceKind::shape:
        out << "the shape is " << each.first << " and " << each.second;
        break;
      case CheckpointDifferenceKind::type:
        out << "the type is " << each.first << " and " << each.second;
        break;
      case CheckpointDifferenceKind::values:
        out << "values differ by up to " << each.largest << " (element " << each.at << ")";
        break;
    }
    out << "\n";
  }
  out << comparison.compared << " tensors in both files, " << comparison.equal << " equal, "
      << comparison.differences.size()
      << (comparison.differences.size() == 1 ? " difference\n" : " differences\n");
}

json::object json_of(const CheckpointComparison& comparison) {
  json::array rows;
  for (const CheckpointDifference& each : comparison.differences) {
    json::object row{{"name", each.name},
                     {"kind", names_of_kinds[static_cast<std::size_t>(each.kind)]}};
    if (!each.first.empty()) row["first"] = each.first;
    if (!each.second.empty()) row["second"] = each.second;
    if (each.kind == CheckpointDifferenceKind::values) {
      row["largest"] = each.largest;
      row["element"] = each.at;
    }
    rows.push_back(std::move(row));
  }
  return {{"compared", comparison.compared},
          {"equal", comparison.equal},
          {"differences", std::move(rows)}};
}

}  // namespace

int diff_weights(const WeightsOptions& options, std::ostream& out, std::ostream& err) {
  std::vector<weights::Checkpoint> checkpoints;
  for (const auto& file : options.files) {
    auto checkpoint = weights::read_checkpoint(file);
    if (!checkpoint) {
      complain(checkpoint.error(), err);
      return exit_status::could_not_run;
    }
    checkpoints.push_back(std::move(*checkpoint));
  }
  const auto comparison = weights::compare(checkpoints[0], checkpoints[1], options.bound);
  if (!comparison) {
    complain(comparison.error(), err);
    return exit_status::could_not_run;
  }
  if (options.as_json) {
    out << json::serialize(json_of(*comparison)) << "\n";
  } else {
    print_text(*comparison, out);
  }
  return comparison->differences.empty() ? exit_status::clean : exit_status::findings;
}

}  // namespace paddle_ls::cli
