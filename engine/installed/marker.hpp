// Whether a requirement holds in an environment: markers of PEP 508, as far as it is known what
// they ask for.
#pragma once

#include <string_view>

namespace paddle_ls::installed {

struct MarkerContext {
  std::string_view extra;   // that was asked for, normalized; empty for none
  std::string_view python;  // `3.11`; empty: not known
};

// False only for a marker that certainly does not hold: what cannot be read or is not known may.
bool may_hold(std::string_view marker, const MarkerContext& context);

}  // namespace paddle_ls::installed
