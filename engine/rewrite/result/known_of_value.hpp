// What was known about the values of a use, as text: the basis of the rule's decision.
#pragma once

#include <string>
#include <string_view>

#include "engine/python/facts/facts.hpp"
#include "engine/python/facts/names.hpp"

namespace paddle_ls::rewrite {

// About the receiver of a method, or the first operand of an operator. Small, because every finding
// has one.
struct KnownOfValue {
  python::Kind kind = python::Kind::unknown;
  python::Reason reason = python::Reason::nothing_known;
  python::Facts facts;
};

// "a tensor": the assumed or known type of a receiver.
std::string_view kind_words(python::Kind kind);

// "a layer returns it", the text after "because".
std::string_view reason_words(python::Reason reason);

// "a tensor, because a layer returns it; it has no alias"; empty if nothing is known.
std::string words_of(const KnownOfValue& known);

}  // namespace paddle_ls::rewrite
