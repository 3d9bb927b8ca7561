// What is known of the library whose names are resolved.
//
// This folder knows Python alone. Every fact about a library comes through `Library`, so that the
// tables stay data: a question is asked by the name of a function or a method, and is answered with
// all that is known of it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/python/facts/failures.hpp"
#include "engine/python/facts/kinds.hpp"

namespace paddle_ls::python {

// The arguments of a call as far as they decide what it returns.
struct CallShape {
  std::uint32_t positional = 0;
  std::span<const std::string_view> keywords = {};
  bool unpacks = false;  // has `*` or `**` arguments: the rest is a lower bound
};

// Where the element type of a tensor comes from that a call returns.
enum class ElementsOf : std::uint8_t {
  unknown,
  type,       // always the same
  receiver,   // the type of what the method is called on, or of the first argument of a function
  arguments,  // the type of the arguments; Python's whole numbers have 64 bits
  range,      // as `arguments`; whole numbers of 64 bits where they are unknown
  sum,        // the type of a sum of the operands
  floating,   // the type of the receiver if it is fractional, else the usual fractions
};

struct Elements {
  ElementsOf from = ElementsOf::unknown;
  Number type = Number::unknown;  // of `ElementsOf::type`
};

// What a call returns.
struct CallResult {
  Kind kind = Kind::unknown;
  Elements elements = {};
  AxesOf axes = AxesOf::unknown;
};

// Who holds the object that an expression evaluates to.
enum class Making : std::uint8_t {
  fresh,   // only the expression: the call made it
  passed,  // the holders of the first argument or the receiver: it is returned, or a view of it
  held,    // possibly others
};

// What a qualified name evaluates to.
struct NameFacts {
  bool exists = false;            // importing it cannot fail
  Kind value = Kind::unknown;     // unknown for functions, classes and modules
  Kind instance = Kind::unknown;  // what the class makes: decides annotations and `isinstance`
  Kind called = Kind::unknown;    // what calling such an instance returns
  bool is_of_program = false;     // a class in another file of the program, which derives from one
};

// What a function or a class does with its arguments.
struct FunctionTraits {
  Making making = Making::held;
  bool gives_views = false;     // of its first argument, where the target library copies
  bool reshapes_first = false;  // returns its first argument, tensor or array, reshaped
  bool copies_first = false;    // returns a copy of its first argument
  bool takes_tensors_first = false;
  bool calls_in_turn = false;    // makes a module that calls its modules one after the other
  bool gives_several = false;    // makes a module that returns several results, or anything
  bool keeps_functions = false;  // decorates functions without changing what they return
  Failures failures = 0;
};

// What a method does, if its receiver has it.
struct MethodTraits {
  Making making = Making::held;
  bool gives_views = false;  // of its receiver, where the target library copies
  bool changes_receiver = false;
  bool keeps_arguments = false;  // puts them into the receiver: `append`
  bool reshapes = false;         // only tensors and arrays have it, and it returns another one
  bool gives_values_and_indices = false;
  bool sets_attribute = false;  // of a module: the first argument is its name
  Failures failures = 0;
};

// Which objects have a member of some name.
struct MemberTraits {
  bool exists = false;         // some class of the library has it; others are not reported
  bool only_tensors = false;   // whatever has it is most likely a tensor
  bool of_arrays = true;       // arrays of other libraries have it as well
  Kind owner = Kind::unknown;  // the only kind of object that has it
};

// What `receiver.name` is.
struct AttributeTraits {
  Kind kind = Kind::unknown;
  Making making = Making::held;  // of a tensor's attribute
  Elements elements = {};        // of a tensor's attribute
  bool is_hidden = false;        // by a member that the class has in the target library
};

struct KeywordTraits {
  bool only_tensors = false;  // only methods of tensors take it
  bool makes_leaf = false;    // the identity of the tensor matters: `requires_grad`
};

// Names are qualified where they are called `api`.
class Library {
 public:
  virtual ~Library() = default;

  // True when `from module import *` binds `name`.
  virtual bool star_exports(std::string_view module, std::string_view name) const = 0;

  // Names of other libraries are foreign.
  virtual NameFacts name(std::string_view api) const = 0;

  // The element type of tensors of the type `name`: `torch.float16`, `torch.LongTensor`.
  virtual Number element_type(std::string_view name) const = 0;

  virtual FunctionTraits function(std::string_view api) const = 0;
  virtual CallResult result_of_function(std::string_view api, const CallShape& call) const = 0;

  virtual MethodTraits method(std::string_view name) const = 0;
  virtual CallResult result_of_method(Kind receiver, std::string_view name,
                                      const CallShape& call) const = 0;

  // `positional`: the number of arguments of the call of such a member.
  virtual MemberTraits member(std::string_view name, std::uint32_t positional) const = 0;

  // `maker` is the class that made the receiver, or empty.
  virtual AttributeTraits attribute(Kind receiver, std::string_view maker,
                                    std::string_view name) const = 0;

  // Whether a class of the program, or a base of it there, defines the member `name` itself.
  virtual bool defines(std::string_view type, std::string_view name) const = 0;

  virtual KeywordTraits keyword(std::string_view name) const = 0;

  // The kind of the variable `object` of which a member `name` is read, where both names together
  // decide it.
  virtual Kind owner_by_name(std::string_view object, std::string_view name) const = 0;

  // The class that has the members of objects of this kind; empty where there is none.
  virtual std::string_view class_name(Kind object) const = 0;

  // The methods by which a class overrides functions of the library for its objects.
  virtual std::span<const std::string_view> overriding_methods() const = 0;

  // For which failures the target library raises another exception.
  virtual std::span<const RaisedInstead> raised_instead() const = 0;
};

}  // namespace paddle_ls::python
