// Strings of a pickle as values, and bytes that an older protocol writes as text.
#pragma once

#include "engine/weights/objects/pickle_context.hpp"

namespace paddle_ls::weights {

inline constexpr std::uint64_t max_text_bytes = std::uint64_t{16} << 20U;
inline constexpr std::uint64_t max_all_text_bytes = std::uint64_t{256} << 20U;

// Bytes: of a string, or of a call that makes bytes from text.
struct BytesPlace {
  SourceBytes place;
  bool as_utf8 = false;
  bool has_place = true;
  std::optional<std::string> kept;  // where they are short
};

// Nothing where the node does not stand for bytes.
std::optional<BytesPlace> bytes_at(const pickle::Graph& graph, pickle::NodeId id);

// Adds a separate storage for the bytes, which holds `bytes`.
std::size_t add_storage(PickleContext& context, const BytesPlace& at, std::uint64_t bytes);

Result<CheckpointValue> string_value(PickleContext& context, const pickle::String& string);
Result<CheckpointValue> bytes_value(PickleContext& context, const BytesPlace& at);

}  // namespace paddle_ls::weights
