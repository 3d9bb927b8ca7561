#include "engine/python/evaluate/state/builtins.hpp"

#include <algorithm>
#include <iterator>

namespace paddle_ls::python {
namespace {

// Sorted.
constexpr std::string_view builtin_names[] = {"Ellipsis",
                                              "NotImplemented",
                                              "__build_class__",
                                              "__debug__",
                                              "__doc__",
                                              "__file__",
                                              "__import__",
                                              "__name__",
                                              "abs",
                                              "all",
                                              "any",
                                              "ascii",
                                              "bin",
                                              "bool",
                                              "breakpoint",
                                              "bytearray",
                                              "bytes",
                                              "callable",
                                              "chr",
                                              "classmethod",
                                              "compile",
                                              "complex",
                                              "delattr",
                                              "dict",
                                              "dir",
                                              "divmod",
                                              "enumerate",
                                              "eval",
                                              "exec",
                                              "filter",
                                              "float",
                                              "format",
                                              "frozenset",
                                              "getattr",
                                              "globals",
                                              "hasattr",
                                              "hash",
                                              "help",
                                              "hex",
                                              "id",
                                              "input",
                                              "int",
                                              "isinstance",
                                              "issubclass",
                                              "iter",
                                              "len",
                                              "list",
                                              "locals",
                                              "map",
                                              "max",
                                              "memoryview",
                                              "min",
                                              "next",
                                              "object",
                                              "oct",
                                              "open",
                                              "ord",
                                              "pow",
                                              "print",
                                              "property",
                                              "range",
                                              "repr",
                                              "reversed",
                                              "round",
                                              "set",
                                              "setattr",
                                              "slice",
                                              "sorted",
                                              "staticmethod",
                                              "str",
                                              "sum",
                                              "super",
                                              "tuple",
                                              "type",
                                              "vars",
                                              "zip"};

static_assert(std::is_sorted(std::begin(builtin_names), std::end(builtin_names)));

}  // namespace

bool is_builtin(std::string_view name) {
  return std::binary_search(std::begin(builtin_names), std::end(builtin_names), name);
}

}  // namespace paddle_ls::python
