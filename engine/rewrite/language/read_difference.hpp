// The difference to review that a rule names, with its sentence.
#pragma once

#include <string>

#include "engine/rewrite/differences/difference.hpp"
#include "engine/rewrite/language/json_document.hpp"

namespace paddle_ls::rewrite {

struct ReadDifference {
  DifferenceId id = no_difference;  // for a sentence in a rule of a project
  std::string sentence;
};

// `value` is the id of a difference, an object from the id to the values of the holes of its
// sentence, or a sentence. Throws `Wrong` for an unknown id and for holes without a value.
ReadDifference read_difference(const JsonValue& value);

}  // namespace paddle_ls::rewrite
