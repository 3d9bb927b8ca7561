// A part of an argument, as the source of the call at hand shows it: an element of a display, or an
// argument of the call that the argument is.
//
// Only what is written counts. The value of a name is not visible, and after a star it is not
// visible which parameter an argument binds to: such a part is neither given nor absent.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/arguments/bind_arguments.hpp"

namespace paddle_ls::rewrite {

// The elements between the brackets of a display or a call, without comments.
class Items {
 public:
  explicit Items(syntax::Node brackets) : walk_(brackets) { next(); }

  explicit operator bool() const { return static_cast<bool>(walk_); }
  syntax::Node node() const { return walk_.node(); }
  void next();

 private:
  syntax::Walk walk_;
};

struct FoundPart {
  Given given = Given::no;
  syntax::Node node;  // null where the source does not show it
};

// `part` of the arguments that `parameter` takes in the call. Of several arguments the first.
FoundPart find_part(const RuleCall& of, std::uint16_t parameter, const Part& part);

// Whether `argument` is one of those that `parameter`, or the `nth` place of a variadic one, takes.
bool takes(const BoundCall& call, std::uint16_t parameter, const Part& part,
           const BoundArgument& argument);

// Whether the value of `node` may be anything when the program runs, as that of a name may.
bool holds_anything(syntax::Node node);

// What a count of arguments or elements comes to.
struct Count {
  std::uint32_t least = 0;
  bool is_open = false;  // a star may add to it
};

// The elements of a list or tuple display.
Count count_elements(syntax::Node display);

// The arguments of `call`, a call node; or those without a keyword.
Count count_arguments(syntax::Node call);
Count count_positional(syntax::Node call);

// The dotted name of what `call` calls: the qualified one where the file's imports lead to it, else
// as it is written. Empty for anything but a name.
std::string callee_name(const python::Names& names, std::string_view source, syntax::Node call);

}  // namespace paddle_ls::rewrite
