// What a rule says about single arguments: rename, refuse, review, fold, set, copy, default, drop.
#pragma once

#include "engine/rewrite/language/alternative_fields.hpp"

namespace paddle_ls::rewrite {

// Reads them into `fields.arguments`.
void read_arguments(AlternativeFields& fields);

}  // namespace paddle_ls::rewrite
