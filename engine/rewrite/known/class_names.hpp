// The qualified names of torch classes, and those of the classes that they are converted to.
//
// Rules determine the converted class, and api/class_names.tsv has the qualified name of a public
// class: no other table repeats either.
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
  bool is_main = true;   // false for a class that only calls with some arguments become
};

// The classes of torch with an equivalent in `profile`, by name: one row for each class that a call
// may become, depending on its arguments.
std::vector<ConvertedClass> converted_classes(const RuleSet& rules, Profile profile,
                                              const Settled& accepted);

// The text of this form for an object of a class whose qualified name is `own_name`.
std::string text_of_class(std::string_view own_name, python::ClassTextForm form);

// How a literal is compared with such a text.
enum class NameTest : std::uint8_t { equals, contains, starts, ends };

struct NameVerdict {
  enum class Kind : std::uint8_t { stays, replaced, unclear };
  Kind kind = Kind::stays;
  std::string_view api;  // a class that the literal matches
  std::string literal;   // the replacement
  std::string reason;    // what to review; empty if the test with the replacement is equivalent
};

// The replacement of `literal` with which the test has the same result for the converted classes as
// it had for torch's.
NameVerdict judge_name(const std::vector<ConvertedClass>& classes, std::string_view literal,
                       NameTest test, python::ClassTextForm form);

}  // namespace paddle_ls::rewrite
