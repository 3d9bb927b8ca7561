// What was known of the values that a use is about, in words: why a rule decided as it did.
#pragma once

#include <string>
#include <string_view>

#include "engine/python/facts/facts.hpp"
#include "engine/python/facts/names.hpp"

namespace paddle_ls::rewrite {

// Of the receiver of a method, or of the first operand of an operator. A few bytes: every finding
// has them.
struct KnownOfValue {
  python::Kind kind = python::Kind::unknown;
  python::Reason reason = python::Reason::nothing_known;
  python::Facts facts;
};

// "a tensor", for what a receiver is taken for.
std::string_view kind_words(python::Kind kind);

// "a layer returns it", behind "because".
std::string_view reason_words(python::Reason reason);

// "a tensor, because a layer returns it; nobody else holds it"; empty where nothing is known.
std::string words_of(const KnownOfValue& known);

}  // namespace paddle_ls::rewrite
