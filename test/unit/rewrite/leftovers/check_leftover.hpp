// Functions for the tests of imports that stay with torch.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/fix_all.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

namespace paddle_ls::rewrite {

// Fixes of `source` where its imports go to where they are used.
FixAll fixed(const std::string& source, FixClass up_to);

// Checks that they turn `before` into `after`, and leave that alone. Both texts are dedented.
void check_local(std::string_view before, std::string_view after, FixClass up_to = FixClass::safe);

// The same, with helpers of the program defined where a line of `after` is `def` or `class` and a
// name of one.
void check_stand_in(std::string_view before, std::string_view after);

// The reasons why imports of the converted `source` stay at the top.
using Reasons = std::vector<std::string>;
Reasons reasons(std::string_view source);

}  // namespace paddle_ls::rewrite
