// The catalogue of hazards: settings, reports and documentation are made from this one table.
//
// The number in a code is that of the rule in the notes on conversion, D for the code of a function
// and S for how it is passed to `to_static`.
#pragma once

#include <array>
#include <cstddef>

#include "engine/to_static/hazards/program/hazard.hpp"

namespace paddle_ls::to_static {

// clang-format off
inline constexpr std::array hazard_rules = {
    HazardRule{"static-D00-refused", Effect::raises, "Conversion stops here, with the exception that is shown."},
    HazardRule{"static-D01-loop-else", Effect::wrong, "The `else` of a loop is dropped."},
    HazardRule{"static-D02-inner-break", Effect::wrong, "A `break` in an inner loop also stops that loop in all later iterations of the outer loop."},
    HazardRule{"static-D03-tuple-target-break", Effect::raises, "A loop with `break` or `return` cannot unpack its items in the target."},
    HazardRule{"static-D04-variable-step", Effect::raises, "A `range` loop with `break` or `return` needs a literal step."},
    HazardRule{"static-D05-return-in-loop", Effect::raises, "A `return` directly in the body of a loop."},
    HazardRule{"static-D06-return-test", Effect::raises, "The test of a `return` in a loop is evaluated before the loop, where its names are not defined yet."},
    HazardRule{"static-D07-target-after-break", Effect::wrong, "The target of a loop with `break` or `return` does not keep its value after the loop."},
    HazardRule{"static-D08-index-after-break", Effect::wrong, "The index of a `range` loop with `break` is off by one step after the loop."},
    HazardRule{"static-D09-break-over-call", Effect::wrong, "A `break` does not stop a loop over the result of a call."},
    HazardRule{"static-D10-break-over-dict", Effect::raises, "A loop with `break` or `return` over a dict looks up items 0, 1, 2, … instead of keys."},
    HazardRule{"static-D11-index-assigned", Effect::wrong, "Assigning the index of a `range` loop with `break` changes how often it runs."},
    HazardRule{"static-D12-iterated-list-changed", Effect::wrong, "A loop that changes its list iterates over the list as it was before the loop."},
    HazardRule{"static-D13-return-in-block", Effect::wrong, "Code after a `return` in `with` or `try` runs anyway and replaces the returned value."},
    HazardRule{"static-D14-bare-return-in-block", Effect::raises, "A `return` without a value as the only statement of a block leaves that block empty."},
    HazardRule{"static-D15-global-in-control-flow", Effect::raises, "A global name that is assigned in control flow is declared `nonlocal`, which is a syntax error."},
    HazardRule{"static-D16-generator-name", Effect::raises, "The loop variable of a generator expression in control flow is declared `nonlocal` although nothing binds it."},
    HazardRule{"static-D17-walrus-in-logic", Effect::raises, "A name that `:=` binds in an operand of `and` or `or` remains unbound."},
    HazardRule{"static-D18-binding-in-control-flow", Effect::wrong, "An import, function or class that control flow binds is not defined after it."},
    HazardRule{"static-D19-special-parameter-assigned", Effect::raises, "A keyword-only or positional-only parameter that control flow assigns loses its value at the start."},
    HazardRule{"static-D20-starred-target", Effect::wrong, "A starred target of a loop takes one item instead of the rest."},
    HazardRule{"static-D21-cast-arguments", Effect::wrong, "A conversion to a number keeps only its first argument."},
    HazardRule{"static-D22-shape-assigned", Effect::raises, "An attribute `shape` cannot be assigned: it becomes a call."},
    HazardRule{"static-D23-decorator", Effect::raises, "A decorator has to be a dotted name or a call of one."},
    HazardRule{"static-D24-decorated-arguments", Effect::wrong, "A decorated function does not get its starred and keyword-only arguments."},
    HazardRule{"static-D25-async", Effect::raises, "An `async` function cannot be converted."},
    HazardRule{"static-D26-generator", Effect::raises, "A generator function with a loop never ends when it is converted itself, or is defined in converted code."},
    HazardRule{"static-D28-numpy", Effect::depends, "`numpy()` is removed, so a NumPy function gets a tensor of the program."},
    HazardRule{"static-D30-recursion", Effect::depends, "A recursion that a tensor ends is built without end."},
    HazardRule{"static-D31-one-branch", Effect::depends, "A name that only one branch binds is undefined after a tensor test."},
    HazardRule{"static-D32-branches-differ", Effect::depends, "The branches of a tensor test return values of different kinds."},
    HazardRule{"static-D33-test-becomes-tensor", Effect::depends, "A loop starts with a Python test that a tensor changes while it runs."},
    HazardRule{"static-D34-none-before-loop", Effect::depends, "A test for `None` in a loop over tensors is decided once."},
    HazardRule{"static-D35-container-changed", Effect::depends, "Tensor control flow can carry a list of tensors and a dict of fixed keys, nothing else."},
    HazardRule{"static-D36-attribute-item", Effect::depends, "An item of an attribute is not carried through tensor control flow."},
    HazardRule{"static-D37-type-test", Effect::depends, "A number or list that tensor control flow has changed is a tensor or array afterwards."},
    HazardRule{"static-D38-set-state-dict", Effect::raises, "Loading a state dict cannot be part of a program."},
    HazardRule{"static-D39-continue-after-break", Effect::wrong, "A `continue` after a `break` of the same `for` skips the step to the next item."},
    HazardRule{"static-D40-zero-argument-super", Effect::depends, "`super()` starts at the class of the object, which recurses without end if a subclass inherits the method."},
    HazardRule{"static-D41-tensor-type-test", Effect::wrong, "A value in a program is not an instance of `paddle.Tensor`."},
    HazardRule{"static-D42-list-returned", Effect::depends, "A list that tensor control flow appends to cannot be returned."},
    HazardRule{"static-D43-implicit-truth", Effect::depends, "The truth value of a tensor is needed where conversion does not handle it."},
    HazardRule{"static-D44-test-with-effects", Effect::wrong, "The test of a `while` is evaluated one extra time, so its side effects happen twice."},
    HazardRule{"static-D45-global-item", Effect::raises, "A global whose item is assigned in control flow becomes an undefined local name."},
    HazardRule{"static-D46-return-none", Effect::depends, "A tensor test decides whether a value is returned yet."},
    HazardRule{"static-D47-layer-state", Effect::depends, "An attribute of a layer is state of tensor control flow."},
    HazardRule{"static-D49-inner-async", Effect::wrong, "The `return` of an inner `async` function returns nothing."},
    HazardRule{"static-D50-list-mutator", Effect::depends, "In a loop over tensors only `append` and `pop` of a list are supported."},
    HazardRule{"static-D51-none-replaced", Effect::depends, "A branch or loop under a tensor test replaces `None`."},
    HazardRule{"static-D52-no-static-form", Effect::raises, "A method that does not exist in a program."},
    HazardRule{"static-D53-break-over-expression", Effect::raises, "A loop with `break` or `return` has to iterate over a name, an item, an attribute, a list or tuple display, or a call."},
    HazardRule{"static-D54-two-breaks", Effect::raises, "Two `break`s in one `for` loop."},
    HazardRule{"static-D55-side-effect", Effect::depends, "A side effect under a tensor test happens once, while the program is built, for both branches."},
    HazardRule{"static-D56-zip-unknown-length", Effect::raises, "A tensor of unknown length cannot be zipped."},
    HazardRule{"static-D57-partial", Effect::depends, "A function wrapped in `functools.partial` is not converted."},
    HazardRule{"static-D58-iterable-read-again", Effect::wrong, "A loop with `break` or `return` evaluates its iterable again in every iteration."},
    HazardRule{"static-D59-default-of-file", Effect::raises, "A default value is evaluated in the generated file, which does not have the names of this file."},
    HazardRule{"static-D60-argument-changed", Effect::wrong, "A list or dict that is passed as an argument is copied: the caller does not see changes to it."},
    HazardRule{"static-D61-exit-of-finally", Effect::raises, "Conversion never ends on a `break`, `continue` or `return` directly in `finally`."},
    HazardRule{"static-D62-second-exit", Effect::raises, "A `for` over items with two exits, a `break` or `return` and another `return`, loses its counter."},
    HazardRule{"static-D63-deleted-name", Effect::depends, "A name that is deleted under a tensor test is missing where the converted code reads it."},
    HazardRule{"static-D64-keyword-of-builtin", Effect::raises, "`enumerate` and `zip` take no keyword arguments in converted code."},
    HazardRule{"static-D65-shared-memory", Effect::depends, "A tensor that control flow returns unchanged shares its memory with the result, and a later operation overwrites both."},
    HazardRule{"static-D66-endless", Effect::raises, "Conversion never ends, or raises, where Python itself goes through a length known only when the program runs."},
    HazardRule{"static-D67-formatted-tensor", Effect::depends, "A tensor of a program cannot be formatted as a number."},
    HazardRule{"static-D68-kept-state", Effect::wrong, "Python state that changes from call to call keeps the value that it had while the program was built."},
    HazardRule{"static-D69-open-length", Effect::depends, "Conversion never ends where Python goes through a length that `input_spec` leaves open."},
    HazardRule{"static-S01-input-spec-ignored", Effect::wrong, "`input_spec` is ignored unless `full_graph=True` is given or `paddle.jit.save` saves the result."},
    HazardRule{"static-S02-full-graph-only", Effect::raises, "An attribute that only functions converted with `full_graph=True` have."},
    HazardRule{"static-S03-removed-api", Effect::raises, "An API of dynamic-to-static conversion that Paddle 3 does not have."},
    HazardRule{"static-S04-lambda", Effect::raises, "A lambda cannot be converted from source."},
    HazardRule{"static-S05-plain-method", Effect::raises, "A method of a class that is not an `nn.Layer`."},
    HazardRule{"static-S06-star-arguments", Effect::depends, "Values that a function takes through `*args` are not counted as parameters."},
    HazardRule{"static-S07-first-parameter", Effect::raises, "The first parameter of a method has to be called `self`."},
    HazardRule{"static-S08-not-to-static", Effect::depends, "A function that is marked `not_to_static` is passed to `to_static`."},
};
// clang-format on

// The row whose code begins with `static-` and `number`, such as D01. It must exist.
consteval const HazardRule& hazard_rule(std::string_view number) {
  for (const HazardRule& rule : hazard_rules) {
    if (rule.code.substr(7, 3) == number) return rule;
  }
  return hazard_rules[hazard_rules.size()];  // not a constant, which stops the build
}

}  // namespace paddle_ls::to_static
