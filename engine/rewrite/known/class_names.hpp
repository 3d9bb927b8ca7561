// What classes of torch call themselves, and what they call themselves once they are converted.
//
// What a class becomes say the rules, and what a public class calls itself says
// api/class_names.tsv: no other table knows either.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/known/rule_set.hpp"

namespace paddle_ls::rewrite {

struct ConvertedClass {
  std::string_view api;  // torch.nn.Conv2d
  std::string before;    // torch.nn.modules.conv.Conv2d
  std::string after;     // paddle.nn.layer.conv.Conv2D
  bool is_main = true;   // false for what it becomes with some arguments only
};

// The classes of torch that have a counterpart in `profile`, by name: one row for each class that
// the arguments of a call may lead to.
std::vector<ConvertedClass> converted_classes(const RuleSet& rules, Profile profile,
                                              const Settled& accepted);

// The text of this form that an object of a class gives which calls itself `own_name`.
std::string text_of_class(std::string_view own_name, python::ClassTextForm form);

// How a literal is compared with such a text.
enum class NameTest : std::uint8_t { equals, contains, starts, ends };

struct NameVerdict {
  enum class Kind : std::uint8_t { stays, replaced, unclear };
  Kind kind = Kind::stays;
  std::string_view api;  // a class that the literal matches
  std::string literal;   // in its place
  std::string reason;    // what to look at; empty for a replacement that answers as before
};

// What becomes of `literal`, so that the test gives for the converted classes what it gave for
// torch's.
NameVerdict judge_name(const std::vector<ConvertedClass>& classes, std::string_view literal,
                       NameTest test, python::ClassTextForm form);

}  // namespace paddle_ls::rewrite
