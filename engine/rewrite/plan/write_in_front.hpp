// What an alternative puts before the statement that holds the use: statements of the rule,
// arguments under new names, and comments that would be lost.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/arguments/expression.hpp"
#include "engine/rewrite/plan/attempt.hpp"

namespace paddle_ls::rewrite {

inline constexpr const char* comment_lost = "a comment inside the call would be lost";

bool can_hoist(const Attempt& attempt);

// Evaluates what cannot move before the statement. False where that is not possible.
bool hoist_arguments(Attempt& attempt);

void write_before(Attempt& attempt);

// Puts the comments of `range` that `kept` does not carry before the statement. False, with a
// reason, where they cannot be put there.
bool keep_comments(Attempt& attempt, text::ByteRange range, const std::vector<Segment>& kept);

// The comments of `range` that are in none of the parts that stay or are hoisted.
std::vector<syntax::Node> lost_comments(const Attempt& attempt, text::ByteRange range,
                                        const std::vector<Segment>& kept);

// A name like `stem` that nothing else has.
std::string fresh_name(Attempt& attempt, std::string_view stem);

}  // namespace paddle_ls::rewrite
