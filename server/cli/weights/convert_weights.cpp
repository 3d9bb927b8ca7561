// A checkpoint of PyTorch, written for a converted program.
#include <map>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "engine/weight_map/by_listing.hpp"
#include "engine/weight_map/by_program.hpp"
#include "engine/weight_map/map_checkpoint.hpp"
#include "engine/weights/read/read_checkpoint.hpp"
#include "engine/weights/write/write_checkpoint.hpp"
#include "project/weights/find_model.hpp"
#include "server/cli/run/exit_status.hpp"
#include "server/cli/weights/weights_verbs.hpp"

namespace paddle_ls::cli {
namespace {

namespace json = boost::json;
using weight_map::Action;
using weight_map::Mapped;
using weight_map::MappedCheckpoint;
using weights::Checkpoint;
using weights::OutputFormat;

Result<OutputFormat> format_of(const std::filesystem::path& out) {
  const std::string ending = out.extension().string();
  if (ending == ".pdparams" || ending == ".pdopt") return OutputFormat::paddle;
  if (ending == ".safetensors") return OutputFormat::safetensors;
  for (const std::string_view each : {".pth", ".pt", ".bin", ".ckpt"}) {
    if (ending == each) return OutputFormat::torch_zip;
  }
  return error(
      "the ending of --out decides the format: use .pdparams, .pdopt, .safetensors, .pth, .pt, "
      ".bin or .ckpt",
      out.string());
}

struct Made {
  MappedCheckpoint mapped;
  std::string model;  // that was found
};

Result<Made> map_by_program(const WeightsOptions& options, const Checkpoint& checkpoint) {
  auto found = project::find_model(options.source, options.model, checkpoint);
  if (!found) return tl::unexpected(found.error());
  auto mapped = weight_map::map_checkpoint(
      checkpoint,
      [&](const std::string& name, const weights::Tensor& tensor, const weight_map::HasState& has) {
        return weight_map::decide_by_program(found->program, name, tensor, has);
      });
  if (!mapped) return tl::unexpected(mapped.error());
  return Made{std::move(*mapped), found->name};
}

Result<Made> map_by_listing(const WeightsOptions& options, const Checkpoint& checkpoint) {
  const auto other = weights::read_checkpoint(options.like);
  if (!other) return tl::unexpected(other.error());
  weight_map::Listing listing;
  for (const auto& [name, tensor] : weight_map::largest_states(*other))
    listing[name] = other->tensors[tensor].shape;
  auto mapped = weight_map::map_checkpoint(
      checkpoint, [&](const std::string& name, const weights::Tensor& tensor,
                      const weight_map::HasState& /*has*/) {
        return weight_map::decide_by_listing(listing, name, tensor);
      });
  if (!mapped) return tl::unexpected(mapped.error());
  return Made{std::move(*mapped), ""};
}

// Without a program and another file, only the format changes.
Result<Made> keep_names(const Checkpoint& checkpoint) {
  auto mapped = weight_map::map_checkpoint(
      checkpoint, [](const std::string& name, const weights::Tensor&, const weight_map::HasState&) {
        return weight_map::Decision{.places = {{name}}};
      });
  if (!mapped) return tl::unexpected(mapped.error());
  return Made{std::move(*mapped), ""};
}

void print_text(const WeightsOptions& options, const Made& made, std::ostream& out) {
  std::map<Action, std::size_t> counts;
  for (const Mapped& entry : made.mapped.entries) {
    ++counts[entry.action];
    if (entry.action == Action::dropped || entry.action == Action::not_understood) {
      out << entry.from << ": " << weight_map::name_of(entry.action) << ": " << entry.reason
          << "\n";
    }
  }
  out << options.files.front().string() << " -> " << options.out.string();
  if (!made.model.empty()) out << ", for " << made.model;
  out << ": ";
  std::string numbers;
  for (const auto& [action, count] : counts) {
    numbers += (numbers.empty() ? "" : ", ") + std::to_string(count) + " " +
               std::string(weight_map::name_of(action));
  }
  out << numbers << "\n";
}

// Nearly all tensors go to one place.
json::value json_of(const std::vector<std::string>& places) {
  if (places.empty()) return nullptr;
  if (places.size() == 1) return json::value(places.front());
  return json::array(places.begin(), places.end());
}

json::object json_of(const WeightsOptions& options, const Made& made) {
  json::array rows;
  for (const Mapped& entry : made.mapped.entries) {
    rows.push_back(json::object{{"from", entry.from},
                                {"to", json_of(entry.to)},
                                {"action", weight_map::name_of(entry.action)},
                                {"reason", entry.reason}});
  }
  json::object result{{"file", options.files.front().string()}, {"out", options.out.string()}};
  if (!made.model.empty()) result["class"] = made.model;
  result["tensors"] = std::move(rows);
  return result;
}

}  // namespace

int convert_weights(const WeightsOptions& options, std::ostream& out, std::ostream& err) {
  const auto failed = [&](const Error& failure) {
    complain(failure, err);
    return exit_status::could_not_run;
  };
  const auto format = format_of(options.out);
  if (!format) return failed(format.error());
  const auto checkpoint = weights::read_checkpoint(options.files.front());
  if (!checkpoint) return failed(checkpoint.error());
  const bool has_program = !options.source.empty();
  auto made = has_program            ? map_by_program(options, *checkpoint)
              : options.like.empty() ? keep_names(*checkpoint)
                                     : map_by_listing(options, *checkpoint);
  if (!made) return failed(made.error());
  if (auto written = weights::write_checkpoint(made->mapped.checkpoint, *format, options.out);
      !written) {
    return failed(written.error());
  }
  if (options.as_json) {
    out << json::serialize(json_of(options, *made)) << "\n";
  } else {
    print_text(options, *made, out);
  }
  return made->mapped.not_understood == 0 ? exit_status::clean : exit_status::findings;
}

}  // namespace paddle_ls::cli
