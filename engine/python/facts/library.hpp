// The caller's knowledge of the libraries whose names it looks for: modules, exports and types.
//
// This folder covers Python and not torch. Every fact about an API comes through these two
// interfaces, so that the tables stay data and one resolver serves torch, paddle and numpy alike.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/python/facts/failures.hpp"

namespace paddle_ls::python {

// The type of an expression, as far as rules distinguish it.
enum class Kind : std::uint8_t {
  unknown,
  not_torch,      // a value of Python itself, of numpy, pandas and similar packages
  none,           // the constant None
  tensor,         // also a parameter of a module
  tensors,        // a sequence or an iterator of tensors
  named_tensors,  // an iterator of pairs of a string and a tensor
  module,         // torch.nn.Module and what derives from it
  modules,        // a sequence or an iterator of modules
  named_modules,  // an iterator of pairs of a string and a module
  optimizer,
  scheduler,
  distribution,
  transform,         // between distributions
  function_context,  // first parameter of an autograd function's forward
  dataset,
  data_loader,
  generator,
  dtype,
  device,
  size,   // torch.Size
  other,  // an object of the library without a separate kind
};

// The element type of a tensor, or the type of a Python number, as far as operators depend on it:
// some libraries do not promote types. From narrow to wide; `whole` and `fraction` mean any of
// their category.
enum class Number : std::uint8_t {
  unknown,
  truth,
  small,   // integer, of 8 or 16 bits
  middle,  // integer, of 32 bits
  large,   // integer, of 64 bits
  whole,
  half,  // float, of 16 bits
  fraction,
  wide,  // float, of 64 bits
  complex,
};

constexpr bool is_whole(Number number) {
  return Number::small <= number && number <= Number::whole;
}
constexpr bool is_fraction(Number number) {
  return Number::half <= number && number <= Number::wide;
}
// Boolean, integer, float, complex: the result of an operator is of the widest category.
constexpr int breadth(Number number) {
  return number == Number::unknown ? 0
         : number == Number::truth ? 1
         : is_whole(number)        ? 2
         : is_fraction(number)     ? 3
                                   : 4;
}

// How the number of dimensions of a call's result is determined.
enum class AxesOf : std::uint8_t {
  unknown,
  none,
  one,
  two,
  receiver,  // that of the receiver
  values,    // the depth of the display of numbers that comes first
  sizes,     // the number of sizes that are given
};

// Who else references the result of an expression, right after its evaluation.
enum class Making : std::uint8_t {
  fresh,   // no one: it was created
  passed,  // the owner of the first argument or the receiver: the same object, or a view of it
  held,    // possibly other objects
};

// The arguments of a call, as far as its result depends on them.
struct CallShape {
  std::uint32_t positional = 0;
  std::span<const std::string_view> keywords;
  bool unpacks = false;  // has `*` or `**` arguments: the rest is a lower bound
};

class KnownModules {
 public:
  virtual ~KnownModules() = default;

  // Top-level packages to look for, for example `torch` and `torchvision`. A name below any other
  // package is never a use.
  virtual std::span<const std::string_view> roots() const = 0;

  // True when `from module import *` binds `name`.
  virtual bool star_exports(std::string_view module, std::string_view name) const = 0;

  // True for a name that the library has, so that importing it cannot fail.
  virtual bool has(std::string_view /*qualified*/) const { return false; }

  // The qualified name that `from module import name` imports if `module` is not below a root: a
  // file of the workspace that passes on its imports. `module` is spelled as in the source, with
  // its leading dots; the target of `from . import module` is `..module`. Empty if nothing is
  // known.
  virtual std::string_view reexported(std::string_view /*module*/,
                                      std::string_view /*name*/) const {
    return {};
  }

  // The kind of the objects of the class `qualified` of another file if the class overrides
  // functions of the library; unknown if it does not. Spelled as for `reexported`, with a dot
  // between module and name.
  virtual Kind answering(std::string_view /*qualified*/) const { return Kind::unknown; }

  // False if `reexported` is always empty: a text that mentions no root is then not analysed.
  virtual bool has_reexports() const { return false; }

  // True for a text that has to be analysed although it mentions no root.
  virtual bool concerns(std::string_view /*source*/) const { return false; }
};

class ReturnKinds {
 public:
  virtual ~ReturnKinds() = default;

  // The result of a call of `api`; an instance for a class. Called with names of every imported
  // package.
  virtual Kind call_result(std::string_view api, const CallShape& call) const = 0;

  // The element type of the tensors that a call of `api` returns, or a method of a tensor of
  // `receiver`. `arguments`: the joined element type of its positional arguments.
  virtual Number call_number(std::string_view /*api*/, const CallShape& /*call*/,
                             Number /*arguments*/) const {
    return Number::unknown;
  }
  virtual Number method_number(Number /*receiver*/, std::string_view /*name*/,
                               const CallShape& /*call*/) const {
    return Number::unknown;
  }

  virtual AxesOf call_axes(std::string_view /*api*/, const CallShape& /*call*/) const {
    return AxesOf::unknown;
  }
  virtual AxesOf method_axes(std::string_view /*name*/, const CallShape& /*call*/) const {
    return AxesOf::unknown;
  }

  // The element type with this name: `torch.float16`, `torch.LongTensor`.
  virtual Number number_of_type(std::string_view /*name*/) const { return Number::unknown; }

  // For a function, and for a method or an attribute of a tensor.
  virtual Making making(std::string_view /*api*/) const { return Making::held; }
  virtual Making method_making(std::string_view /*name*/) const { return Making::held; }

  // True for a function or method that returns views of its argument, while the target library
  // returns copies.
  virtual bool gives_views(std::string_view /*api*/) const { return false; }

  // True for a method that modifies its tensor.
  virtual bool changes_tensor(std::string_view /*method*/) const { return false; }

  // True for an argument with which the identity of a tensor matters: `requires_grad`.
  virtual bool makes_leaf(std::string_view /*keyword*/) const { return false; }

  // True if `method` stores its arguments in its receiver: `append`.
  virtual bool keeps_arguments(std::string_view /*method*/) const { return false; }

  // The value of `api`: `torch.float32` is a dtype. Functions, classes and modules are unknown.
  virtual Kind value(std::string_view api) const = 0;

  // The kind of an instance of the class `api`: decides annotations, `isinstance` and base classes.
  virtual Kind instance(std::string_view api) const = 0;

  // The kind of `receiver.name`, and the result of calling it.
  virtual Kind attribute(Kind receiver, std::string_view name) const = 0;

  // The same for a layer created by the library's class `api`; `unknown` if that adds nothing.
  virtual Kind attribute_of_made(std::string_view /*api*/, std::string_view /*name*/) const {
    return Kind::unknown;
  }
  virtual Kind method_result(Kind receiver, std::string_view name, const CallShape& call) const = 0;

  // The dotted name of the class whose members an object has; empty if nothing is known.
  virtual std::string_view type_name(Kind /*object*/) const { return {}; }

  // The result of calling an object, for example a layer: `api` created or declared it, or is
  // empty.
  virtual Kind object_call(Kind /*object*/, std::string_view /*api*/) const {
    return Kind::unknown;
  }

  // True for a module that calls its modules one after the other: the result is that of the last.
  virtual bool calls_in_turn(std::string_view /*api*/) const { return false; }

  // True for a module whose call returns several values, or unknown ones.
  virtual bool gives_several(std::string_view /*api*/) const { return false; }

  // True for a function of tensors and arrays whose result has the type of its first argument and a
  // different shape.
  virtual bool gives_what_it_takes(std::string_view /*api*/) const { return false; }

  // True for a function that returns a new object equal to its first argument.
  virtual bool gives_copy(std::string_view /*api*/) const { return false; }

  // True for an argument that only methods of tensors accept.
  virtual bool only_tensors_take(std::string_view /*keyword*/) const { return false; }

  // True for a method that only tensors have with this number of arguments.
  virtual bool only_tensors_have(std::string_view /*name*/, std::uint32_t /*positional*/) const {
    return false;
  }

  // True for a method that only tensors and numpy arrays have, and that returns one of the same
  // type.
  virtual bool reshapes(std::string_view /*name*/) const { return false; }

  // True for a member of numpy arrays.
  virtual bool arrays_have(std::string_view /*name*/) const { return true; }

  // True for a method that returns selected values and their indices.
  virtual bool gives_values_and_places(std::string_view /*name*/) const { return false; }

  // True for a module of functions whose first argument is a tensor.
  virtual bool takes_tensors_first(std::string_view /*api*/) const { return false; }

  // True for a method that sets an attribute of its receiver: the first argument is its name, the
  // second its value.
  virtual bool sets_attribute(Kind /*receiver*/, std::string_view /*name*/) const { return false; }

  // True for an attribute that objects of a class may get, and that rules cover because the class
  // has a member of that name in the target library.
  virtual bool is_hidden(Kind /*receiver*/, std::string_view /*name*/) const { return false; }

  // The methods by which a class overrides functions of the library for its objects.
  virtual std::span<const std::string_view> answering_methods() const { return {}; }

  // True for a decorator, or a function that returns one, that keeps the parameters and the result.
  virtual bool keeps_functions(std::string_view /*api*/) const { return false; }

  // How a call of `api`, or of a method of a tensor, may fail.
  virtual Failures failures_of_call(std::string_view /*api*/) const { return 0; }
  virtual Failures failures_of_method(std::string_view /*name*/) const { return 0; }

  // The failures for which the target library raises a different exception.
  virtual std::span<const RaisedInstead> raised_instead() const { return {}; }

  // False when no class of the library has a member `name`: such an attribute is not reported.
  virtual bool is_member(std::string_view name) const = 0;

  // True if an object with a method `name` is almost certainly a tensor (`unsqueeze`).
  virtual bool only_tensors_have(std::string_view name) const = 0;

  // The only kind of object with a member `name`; unknown if several may have it.
  virtual Kind only_owner(std::string_view /*name*/) const { return Kind::unknown; }

  // The kind of object that a program calls `object`, and of which it uses the member `name`;
  // unknown if the two words together do not determine it.
  virtual Kind owner_by_name(std::string_view /*object*/, std::string_view /*name*/) const {
    return Kind::unknown;
  }
};

}  // namespace paddle_ls::python
