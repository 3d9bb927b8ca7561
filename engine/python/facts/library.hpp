// What a caller knows of the libraries whose names it looks for: modules, exports and types.
//
// This folder knows Python and nothing of torch. Every fact about an API comes through these two
// interfaces, so that the tables stay data and one resolver serves torch, paddle and numpy alike.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/python/facts/failures.hpp"

namespace paddle_ls::python {

// What an expression evaluates to, as far as rules care.
enum class Kind : std::uint8_t {
  unknown,
  not_torch,      // a value of Python itself, of numpy, pandas and the like
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
  other,  // an object of the library that has no kind of its own
};

// What the elements of a tensor are, or a number of Python, as far as operators care: some
// libraries do not compute with two kinds at once. From narrow to wide; `whole` and `fraction`
// stand for any of their kind.
enum class Number : std::uint8_t {
  unknown,
  truth,
  small,   // whole, of 8 or 16 bits
  middle,  // whole, of 32 bits
  large,   // whole, of 64 bits
  whole,
  half,  // a fraction of 16 bits
  fraction,
  wide,  // a fraction of 64 bits
  complex,
};

constexpr bool is_whole(Number number) {
  return Number::small <= number && number <= Number::whole;
}
constexpr bool is_fraction(Number number) {
  return Number::half <= number && number <= Number::wide;
}
// Truth, whole numbers, fractions, complex numbers: what is computed with is of the widest of them.
constexpr int breadth(Number number) {
  return number == Number::unknown ? 0
         : number == Number::truth ? 1
         : is_whole(number)        ? 2
         : is_fraction(number)     ? 3
                                   : 4;
}

// How many dimensions a tensor has that a call gives.
enum class AxesOf : std::uint8_t {
  unknown,
  none,
  one,
  two,
  receiver,  // as many as what the method is called on
  values,    // as deep as the display of numbers that comes first
  sizes,     // as many as sizes are given
};

// Who has the object that an expression gives, right after it was evaluated.
enum class Making : std::uint8_t {
  fresh,   // nobody else: it was made
  passed,  // whoever has the first argument or the receiver: the same object, or a view of it
  held,    // somebody else may
};

// The arguments of a call as far as they decide what it returns.
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

  // True for a name that the library has, which importing it cannot fail for.
  virtual bool has(std::string_view /*qualified*/) const { return false; }

  // The qualified name behind `from module import name` where `module` is not below a root: a file
  // of the workspace that passes on what it imported. `module` is spelled as in the source, with
  // its leading dots; what `from . import module` binds is `..module`. Empty when nothing is known.
  virtual std::string_view reexported(std::string_view /*module*/,
                                      std::string_view /*name*/) const {
    return {};
  }

  // What objects of the class `qualified` of another file are, where the class answers itself for
  // what functions of the library do with them; unknown where it does not. Spelled as what
  // `reexported` is asked for, with a dot between.
  virtual Kind answering(std::string_view /*qualified*/) const { return Kind::unknown; }

  // False when `reexported` never knows anything: a text without a root then needs no look.
  virtual bool has_reexports() const { return false; }

  // True for a text that needs a look although no root is mentioned in it.
  virtual bool concerns(std::string_view /*source*/) const { return false; }
};

class ReturnKinds {
 public:
  virtual ~ReturnKinds() = default;

  // What a call of `api` returns; an instance for a class. Asked for names of every imported
  // package.
  virtual Kind call_result(std::string_view api, const CallShape& call) const = 0;

  // What numbers are in the tensors that a call of `api` returns, and those of a method of a tensor
  // of `receiver`. `arguments`: what is in its positional arguments, taken together.
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

  // The numbers in tensors of the type that is called so: `torch.float16`, `torch.LongTensor`.
  virtual Number number_of_type(std::string_view /*name*/) const { return Number::unknown; }

  // Of a function and of a method or an attribute of a tensor.
  virtual Making making(std::string_view /*api*/) const { return Making::held; }
  virtual Making method_making(std::string_view /*name*/) const { return Making::held; }

  // True for a function or method that gives views of what it is given, where the library that
  // code is moved to gives copies.
  virtual bool gives_views(std::string_view /*api*/) const { return false; }

  // True for a method that changes its tensor.
  virtual bool changes_tensor(std::string_view /*method*/) const { return false; }

  // True for an argument by which it matters which object a tensor is: `requires_grad`.
  virtual bool makes_leaf(std::string_view /*keyword*/) const { return false; }

  // True where `method` puts its arguments into what it is called on: `append`.
  virtual bool keeps_arguments(std::string_view /*method*/) const { return false; }

  // What `api` is as a value: `torch.float32` is a dtype. Functions, classes and modules are
  // unknown.
  virtual Kind value(std::string_view api) const = 0;

  // What an instance of the class `api` is: decides annotations, `isinstance` and base classes.
  virtual Kind instance(std::string_view api) const = 0;

  // What `receiver.name` is, and what calling it returns.
  virtual Kind attribute(Kind receiver, std::string_view name) const = 0;

  // The same of a layer that the library's class `api` made; `unknown` where that says no more.
  virtual Kind attribute_of_made(std::string_view /*api*/, std::string_view /*name*/) const {
    return Kind::unknown;
  }
  virtual Kind method_result(Kind receiver, std::string_view name, const CallShape& call) const = 0;

  // The dotted name of the class that has the members of an object; empty when nothing is known.
  virtual std::string_view type_name(Kind /*object*/) const { return {}; }

  // What calling an object gives, for example a layer: `api` is what made or declared it, or empty.
  virtual Kind object_call(Kind /*object*/, std::string_view /*api*/) const {
    return Kind::unknown;
  }

  // True for a module that calls the modules it is made of one after the other: a call gives what
  // the last of them gives.
  virtual bool calls_in_turn(std::string_view /*api*/) const { return false; }

  // True for a module whose call gives several things at once, or what nobody knows.
  virtual bool gives_several(std::string_view /*api*/) const { return false; }

  // True for a function of tensors and arrays that gives what its first argument is, in another
  // shape.
  virtual bool gives_what_it_takes(std::string_view /*api*/) const { return false; }

  // True for a function that gives another object which is as its first argument is.
  virtual bool gives_copy(std::string_view /*api*/) const { return false; }

  // True for an argument that only methods of tensors take.
  virtual bool only_tensors_take(std::string_view /*keyword*/) const { return false; }

  // True for a method that only tensors have with so many arguments.
  virtual bool only_tensors_have(std::string_view /*name*/, std::uint32_t /*positional*/) const {
    return false;
  }

  // True for a method that only tensors and arrays of numpy have, and that gives another of them.
  virtual bool reshapes(std::string_view /*name*/) const { return false; }

  // True for a member of arrays of numpy.
  virtual bool arrays_have(std::string_view /*name*/) const { return true; }

  // True for a method that gives the values it chose and where they were.
  virtual bool gives_values_and_places(std::string_view /*name*/) const { return false; }

  // True for a module of functions that take tensors first.
  virtual bool takes_tensors_first(std::string_view /*api*/) const { return false; }

  // True for a method that gives its receiver an attribute: the first argument is its name, the
  // second its value.
  virtual bool sets_attribute(Kind /*receiver*/, std::string_view /*name*/) const { return false; }

  // True for an attribute that objects of a class may be given, and that rules speak of because
  // where the code is moved to, the class has a member of that name.
  virtual bool is_hidden(Kind /*receiver*/, std::string_view /*name*/) const { return false; }

  // The methods by which a class answers for what functions of the library do with its objects.
  virtual std::span<const std::string_view> answering_methods() const { return {}; }

  // True for a decorator, or what makes one, under which a function takes and gives what it did.
  virtual bool keeps_functions(std::string_view /*api*/) const { return false; }

  // How a call of `api`, or of a method of a tensor, may fail.
  virtual Failures failures_of_call(std::string_view /*api*/) const { return 0; }
  virtual Failures failures_of_method(std::string_view /*name*/) const { return 0; }

  // For which failures the library that code is moved to raises another exception.
  virtual std::span<const RaisedInstead> raised_instead() const { return {}; }

  // False when no class of the library has a member `name`: such an attribute is not reported.
  virtual bool is_member(std::string_view name) const = 0;

  // True when an object that has a method `name` can hardly be anything but a tensor (`unsqueeze`).
  virtual bool only_tensors_have(std::string_view name) const = 0;

  // The kind of object that alone has a member `name`; unknown when several may have it.
  virtual Kind only_owner(std::string_view /*name*/) const { return Kind::unknown; }

  // The kind of object that a program calls `object`, and asks for a member `name`; unknown where
  // the two words together say nothing.
  virtual Kind owner_by_name(std::string_view /*object*/, std::string_view /*name*/) const {
    return Kind::unknown;
  }
};

}  // namespace paddle_ls::python
