// The text of a metadata file to what it says of a package. Total: what cannot be read is left out.
#pragma once

#include <string_view>

#include "engine/installed/distribution.hpp"

namespace paddle_ls::installed {

// `METADATA` and `PKG-INFO`: headers up to the first empty line. A name that is missing is empty.
Distribution read_metadata(std::string_view text);

// `requires.txt` of an egg: a requirement a line, in sections `[extra:marker]`.
std::vector<Requirement> read_requires(std::string_view text);

}  // namespace paddle_ls::installed
