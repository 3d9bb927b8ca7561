// Decides by the names and shapes of another file, which the converted program has saved.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/text/result.hpp"
#include "engine/weight_map/state_map.hpp"

namespace paddle_ls::weight_map {

using Listing = std::map<std::string, std::vector<std::uint64_t>>;  // shapes by name

// A listing as JSON: what `paddle-ls weights show --format json` prints, or one object with the
// shape of each name.
Result<Listing> read_listing(std::string_view json);

// A square matrix that a layer could keep the other way round is not understood: its shape does not
// tell.
StateDecision decide_by_listing(const Listing& listing, const std::string& name,
                                const weights::Tensor& tensor);

}  // namespace paddle_ls::weight_map
