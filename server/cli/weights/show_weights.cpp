// The structure of a checkpoint, as an indented tree or as JSON.
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "engine/weights/listing/listing.hpp"
#include "engine/weights/listing/value_texts.hpp"
#include "engine/weights/read/read_checkpoint.hpp"
#include "server/cli/reports/json_schema.hpp"
#include "server/cli/run/exit_status.hpp"
#include "server/cli/weights/weights_verbs.hpp"

namespace paddle_ls::cli {
namespace {

namespace json = boost::json;
using namespace weights;

// A list of millions of numbers is shown; an unbounded one is not.
constexpr std::size_t most_bytes = std::size_t{1} << 30U;

json::object json_of(const std::filesystem::path& file, const Checkpoint& checkpoint,
                     const std::vector<Leaf>& leaves) {
  json::array tensors;
  json::array values;
  json::array refused;
  const auto first = first_users(checkpoint, leaves);
  for (const Leaf& leaf : leaves) {
    if (const Tensor* tensor = tensor_of(checkpoint, leaf)) {
      json::object row{
          {"path", leaf.path}, {"type", names_of(tensor->type).name}, {"bytes", bytes_of(*tensor)}};
      row["shape"] = json::array(tensor->shape.begin(), tensor->shape.end());
      const Leaf* other = first[tensor->storage];
      if (other != &leaf) row["shares_memory_with"] = other->path;
      tensors.push_back(std::move(row));
    } else if (const auto* no_data = std::get_if<Refused>(leaf.value)) {
      refused.push_back(
          json::object{{"path", leaf.path}, {"wanted", no_data->wanted}, {"reason", no_data->why}});
    } else {
      values.push_back(json::object{{"path", leaf.path}, {"value", value_text(*leaf.value)}});
    }
  }
  json::object metadata;
  for (const auto& [key, value] : checkpoint.metadata) metadata[key] = value;
  return {{"file", file.generic_string()},
          {"format", format_names[static_cast<std::size_t>(checkpoint.format)]},
          {"tensors", std::move(tensors)},
          {"values", std::move(values)},
          {"refused", std::move(refused)},
          {"metadata", std::move(metadata)}};
}

Result<std::string> shown(const std::filesystem::path& file, bool as_json) {
  const auto checkpoint = read_checkpoint(file);
  if (!checkpoint) return tl::unexpected(checkpoint.error());
  const auto leaves = leaves_of(*checkpoint, most_bytes);
  if (!leaves) return tl::unexpected(leaves.error());
  if (as_json) return json::serialize(json_of(file, *checkpoint, *leaves)) + "\n";
  auto listing = list(file.generic_string(), *checkpoint, *leaves, most_bytes);
  if (!listing) return tl::unexpected(listing.error());
  return std::move(listing->text);
}

schema::SchemaMember path_member() {
  return {"path", schema::string("Where it is in the checkpoint")};
}

json::object tensor_schema() {
  return schema::object(
      "A tensor",
      {path_member(),
       {"type", schema::string("The type of its elements")},
       {"bytes", schema::count("The size of its elements together")},
       {"shape", schema::list("Its shape", schema::count("The size of a dimension"))},
       {"shares_memory_with", schema::string("The path of an earlier tensor with the same memory"),
        schema::MemberPresence::sometimes}});
}

}  // namespace

json::object checkpoint_schema() {
  json::object metadata = {{"type", "object"},
                           {"description", "What the file says about itself"},
                           {"additionalProperties", {{"type", "string"}}}};
  const json::object value = schema::object(
      "A value that is not a tensor", {path_member(), {"value", schema::string("It as text")}});
  const json::object refused =
      schema::object("Data that was not read",
                     {path_member(),
                      {"wanted", schema::string("What the file tries to run or to load")},
                      {"reason", schema::string("Why it was not read")}});
  return schema::object(
      "What `paddle-ls weights show --format json` prints for each file, on one line",
      {{"file", schema::string("The path of the checkpoint")},
       {"format", schema::string("How it is stored")},
       {"tensors", schema::list("Its tensors", tensor_schema())},
       {"values", schema::list("Its other values", value)},
       {"refused", schema::list("What was not read", refused)},
       {"metadata", std::move(metadata)}});
}

int show_weights(const WeightsOptions& options, std::ostream& out, std::ostream& err) {
  int status = exit_status::clean;
  for (const auto& file : options.files) {
    const auto text = shown(file, options.as_json);
    if (text) {
      out << *text;
    } else {
      complain(text.error(), err);
      status = exit_status::could_not_run;
    }
  }
  return status;
}

}  // namespace paddle_ls::cli
