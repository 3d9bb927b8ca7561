// What has to be confirmed: the difference that a rule names, in words.
#pragma once

#include <string>

#include "engine/rewrite/differences/difference.hpp"
#include "engine/rewrite/language/json_document.hpp"

namespace paddle_ls::rewrite {

struct ReadDifference {
  DifferenceId id = no_difference;  // of a sentence of a project's own rules
  std::string sentence;
};

// `value` is the id of a difference, an object from the id to what the holes of its sentence stand
// for, or a sentence. Throws `Wrong` for an id that the table does not have, and for holes that
// stay open.
ReadDifference read_difference(const JsonValue& value);

}  // namespace paddle_ls::rewrite
