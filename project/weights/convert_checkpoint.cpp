#include "project/weights/convert_checkpoint.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/files/read_file.hpp"
#include "engine/weight_map/by_listing.hpp"
#include "engine/weight_map/by_program.hpp"
#include "engine/weights/read/read_checkpoint.hpp"
#include "engine/weights/write/write_checkpoint.hpp"
#include "project/weights/find_model.hpp"

namespace paddle_ls::project {
namespace {

using weight_map::HasState;
using weight_map::MappedCheckpoint;
using weights::Checkpoint;
using weights::OutputFormat;
using weights::Tensor;

Result<OutputFormat> format_of(const std::filesystem::path& to) {
  const std::string ending = to.extension().generic_string();
  if (ending == ".pdparams" || ending == ".pdopt") return OutputFormat::paddle;
  if (ending == ".safetensors") return OutputFormat::safetensors;
  if (has_torch_ending(to)) return OutputFormat::torch_zip;
  return error(
      "the ending of --out decides the format: use .pdparams, .pdopt, .safetensors, .pth, .pt, "
      ".bin or .ckpt",
      to.generic_string());
}

constexpr std::size_t largest_listing = std::size_t{256} << 20U;

bool is_index(std::string_view text) {
  return text.find("\"weight_map\"") != std::string_view::npos;
}

struct Made {
  MappedCheckpoint mapped;
  std::string model;
};

Result<Made> mapped_by(const Checkpoint& checkpoint, const weight_map::Decide& decide,
                       std::string model) {
  auto mapped = weight_map::map_checkpoint(checkpoint, decide);
  if (!mapped) return tl::unexpected(mapped.error());
  return Made{std::move(*mapped), std::move(model)};
}

Result<Made> map_by_program(const Guide& guide, const Checkpoint& checkpoint) {
  const auto found = find_model(guide.source, guide.model, checkpoint);
  if (!found) return tl::unexpected(found.error());
  return mapped_by(
      checkpoint,
      [&](const std::string& name, const Tensor& tensor, const HasState& has) {
        auto decision = weight_map::decide_by_program(found->program, name, tensor, has);
        if (guide.keeps_unknown && !decision.is_understood) {
          return weight_map::StateDecision{.places = {{name}}, .reason = decision.reason};
        }
        return decision;
      },
      found->name);
}

Result<weight_map::Listing> listing_of(const std::filesystem::path& like) {
  if (like.extension() == ".json") {
    const auto text = files::read_bytes(like, largest_listing);
    if (!text) return tl::unexpected(text.error());
    // An index of a checkpoint in several files is none.
    if (auto listing = weight_map::read_listing(*text); listing || !is_index(*text)) {
      if (!listing) listing.error().where = like.generic_string();
      return listing;
    }
  }
  const auto other = weights::read_checkpoint(like);
  if (!other) return tl::unexpected(other.error());
  weight_map::Listing listing;
  for (const auto& [name, tensor] : weight_map::largest_states(*other)) {
    listing[name] = other->tensors[tensor].shape;
  }
  return listing;
}

Result<Made> map_by_listing(const Guide& guide, const Checkpoint& checkpoint) {
  const auto listing = listing_of(guide.like);
  if (!listing) return tl::unexpected(listing.error());
  return mapped_by(
      checkpoint,
      [&](const std::string& name, const Tensor& tensor, const HasState& /*has*/) {
        return weight_map::decide_by_listing(*listing, name, tensor);
      },
      "");
}

Result<Made> keep_names(const Checkpoint& checkpoint) {
  return mapped_by(
      checkpoint,
      [](const std::string& name, const Tensor& /*tensor*/, const HasState& /*has*/) {
        return weight_map::StateDecision{.places = {{name}}};
      },
      "");
}

// A tensor that is not in a dict is not a state of a model.
bool has_states(const Checkpoint& checkpoint) {
  return !weight_map::largest_states(checkpoint).empty();
}

Result<ConvertedCheckpoint> write_mapped(const Checkpoint& checkpoint, const Guide& guide,
                                         OutputFormat format, const std::filesystem::path& to) {
  auto made = !has_states(checkpoint) ? keep_names(checkpoint)
              : !guide.source.empty() ? map_by_program(guide, checkpoint)
              : !guide.like.empty()   ? map_by_listing(guide, checkpoint)
                                      : keep_names(checkpoint);
  if (!made) return tl::unexpected(made.error());
  if (auto written = weights::write_checkpoint(made->mapped.checkpoint, format, to); !written) {
    return tl::unexpected(written.error());
  }
  return ConvertedCheckpoint{std::move(made->mapped.entries), made->mapped.not_understood,
                             std::move(made->model)};
}

}  // namespace

bool has_torch_ending(const std::filesystem::path& file) {
  constexpr std::array<std::string_view, 4> endings = {".pth", ".pt", ".bin", ".ckpt"};
  return std::find(endings.begin(), endings.end(), file.extension().generic_string()) !=
         endings.end();
}

Result<ConvertedCheckpoint> convert_checkpoint(const std::filesystem::path& from,
                                               const std::filesystem::path& to,
                                               const Guide& guide) {
  const auto format = format_of(to);
  if (!format) return tl::unexpected(format.error());
  const auto checkpoint = weights::read_checkpoint(from);
  if (!checkpoint) return tl::unexpected(checkpoint.error());
  return write_mapped(*checkpoint, guide, *format, to);
}

Result<ConvertedCheckpoint> convert_torch_file(const std::filesystem::path& from,
                                               const std::filesystem::path& to,
                                               const Guide& guide) {
  const auto checkpoint = weights::read_checkpoint(from);
  if (!checkpoint) return tl::unexpected(checkpoint.error());
  const bool is_of_torch = checkpoint->format == weights::Format::torch_zip ||
                           checkpoint->format == weights::Format::torch_legacy;
  if (!is_of_torch) return error("torch has not written this file", from.generic_string());
  return write_mapped(*checkpoint, guide, OutputFormat::paddle, to);
}

}  // namespace paddle_ls::project
