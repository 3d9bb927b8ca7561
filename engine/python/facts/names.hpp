// The meaning of the names of one Python file: imports, bindings, uses of library names, and
// methods with the types of their receivers. Plain data; indices instead of pointers.
//
// Everything is in source order unless stated otherwise. The strings of `NameId` and the nodes live
// as long as the `Names`, the source text and the tree, in this order of dependence.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

#include "engine/python/facts/facts.hpp"
#include "engine/python/facts/interner.hpp"
#include "engine/python/facts/kinds.hpp"
#include "engine/syntax/tree.hpp"
#include "engine/text/byte_range.hpp"

namespace paddle_ls::python {

inline constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

// Indices into the vectors of `Names`; `none` if there is nothing.
using ScopeId = std::uint32_t;
using StatementId = std::uint32_t;
using BindingId = std::uint32_t;
using UseId = std::uint32_t;

enum class ScopeKind : std::uint8_t {
  module,
  class_body,
  function,
  lambda,
  comprehension,
  type_parameters,  // of `def f[T]`, `class C[T]`, `type A[T]`
};

struct Scope {
  ScopeKind kind;
  ScopeId parent;     // `none` for the module
  NameId name;        // of the function or class, else `none`
  syntax::Node node;  // definition, lambda or comprehension
};

// The context of a statement. Several can hold.
enum class Around : std::uint16_t {
  in_function = 1 << 0,
  in_class = 1 << 1,
  in_if = 1 << 2,      // if, elif, else or a case of a match
  in_try = 1 << 3,     // the guarded body
  in_except = 1 << 4,  // a handler, the else or the finally
  in_loop = 1 << 5,
  in_with = 1 << 6,
  in_type_checking = 1 << 7,  // below `if TYPE_CHECKING:`
  on_header_line =
      1 << 8,  // `if x: statement`: it shares its line, so nothing can be inserted before it
  behind_semicolon = 1 << 9,
};

// A simple statement, or the header of a compound one. A statement may be inserted before `node`,
// which begins with its decorators if it has some.
struct Statement {
  syntax::Node node;
  ScopeId scope;
  StatementId parent;        // the compound statement around it; `none` at the top level
  std::uint32_t block;       // number of its block, the same for its siblings
  std::uint16_t around = 0;  // bits of `Around`
  bool has_error = false;    // the tree is broken in this statement: nothing in it may be edited
  bool is(Around what) const { return (around & static_cast<std::uint16_t>(what)) != 0; }
};

// Why an expression cannot be hoisted above its statement: that would change when or whether it
// runs, or the values that it sees. Several can hold.
enum class Bar : std::uint16_t {
  lambda = 1 << 0,
  comprehension = 1 << 1,  // not set in the first iterable, which is evaluated outside
  default_value = 1 << 2,
  decorator = 1 << 3,
  loop_test = 1 << 4,
  later_test = 1 << 5,          // elif, a guard or a pattern of a case, except types
  short_circuit = 1 << 6,       // right side of and/or, later operands of a comparison chain
  conditional_branch = 1 << 7,  // `a if c else b`: a or b; the message of an assert
  f_string = 1 << 8,
  annotation = 1 << 9,
  later_with_item = 1 << 10,
  class_header = 1 << 11,     // base classes and keywords of a class
  after_effects = 1 << 12,    // something with a side effect comes first in the statement
  type_parameters = 1 << 13,  // bound or default of a type parameter; `type X = ...`
};

struct Bars {
  std::uint16_t bits = 0;
  bool has(Bar bar) const { return (bits & static_cast<std::uint16_t>(bar)) != 0; }
  bool none() const { return bits == 0; }
  bool operator==(const Bars&) const = default;
};

enum class Role : std::uint8_t {
  value,
  callee,
  store,  // `torch.x = 1`, also augmented and annotated assignment, loop and with targets
  deleted,
  decorator,  // the decorator itself; `@torch.no_grad()` is a callee in a decorator
  base_class,
  annotation,
  pattern,  // in a `case`: class or value pattern; the node is a dotted_name
};

// `torch` of `import torch`, `Linear as L` of a from-import, or `*`.
struct ImportedName {
  text::ByteRange range;  // with its `as`, without the comma
  text::ByteRange name;   // dotted name as written
  text::ByteRange alias;  // the identifier after `as`; empty if there is none
  text::ByteRange comma;  // the comma after it; empty if there is none
  NameId target;          // qualified name; for `import a.b.c` the whole name although `a` is bound
  BindingId binding;      // `none` if it is not below a root
};

struct Import {
  StatementId statement;
  text::ByteRange range;
  text::ByteRange module;       // after `from`, with its dots; empty for a plain import
  text::ByteRange parentheses;  // around the names; empty if there are none
  std::uint32_t first_name;     // in `Names::imported`
  std::uint32_t name_count;
  bool star = false;
  bool future = false;  // from __future__
};

// The import of a package that is not below a root by a string: `importlib.import_module("timm")`.
struct NamedImport {
  text::ByteRange range;  // the call
  NameId module;
  StatementId statement;
};

enum class BindingForm : std::uint8_t {
  import_module,  // `import torch`, `import torch.nn` (binds `torch`), `import torch.nn as nn`
  import_from,
  import_star,  // one for each name from `from m import *` that is used
  assignment,   // `F = torch.nn.functional`
};

// A binding that leads to a name below a root.
struct Binding {
  BindingForm form;
  ScopeId scope;  // the scope of the name (the module's for a name declared global)
  StatementId statement;
  NameId name;             // as bound in the file
  NameId target;           // qualified name: for `import torch.nn` this is `torch`
  text::ByteRange range;   // the identifier that is bound; `*` for a star import
  std::uint32_t imported;  // in `Names::imported`; `none` for an assignment
  UseId value;             // an assignment's right side; `none` for an import
};

enum class Resolution : std::uint8_t {
  sure,
  ambiguous,  // another binding of the name may be alive here
};

// An expression whose value is a library name. The longest dotted expression counts:
// `torch.nn.functional.relu` is one use. If it begins with a call (`import_module("torch").abs`),
// the call is its first part.
struct Use {
  text::ByteRange range;  // the dotted expression, without parentheses
  syntax::Node node;  // identifier, attribute or dotted_name; the string in an annotation string
  syntax::Node call;  // the call, if the role is callee; else null
  NameId name;        // qualified
  BindingId binding;  // the likeliest; others are in `references`
  ScopeId scope;      // where it is evaluated
  StatementId statement;      // `none` only in a piece that did not parse
  std::uint32_t first_part;   // in `Names::parts`
  std::uint16_t parts;        // written components: 1 for `Linear`, 3 for `torch.nn.Linear`
  std::uint16_t bound_parts;  // components of `name` that the first written one represents
  Role role = Role::value;
  Bars bars;
  Resolution resolution = Resolution::sure;
  std::uint32_t dynamic = none;  // in `Names::dynamic`, if it is spelled by a string literal
  bool in_string = false;        // string annotation: `range` and the parts are inside the literal
  bool plain = true;             // `range` contains only names and dots: no blanks, no parentheses
  bool unsound = false;          // it is in a statement, or in a region, that did not parse
  Facts facts = {};              // about the arguments, if it is called
};

enum class ReferenceForm : std::uint8_t {
  use,
  all_entry,     // a string in `__all__`
  declaration,   // `global` or `nonlocal`
  deletion,      // `del torch`
  augmentation,  // `torch += 1`
  other,         // read where another binding of the name may apply
};

// A reference that keeps a binding alive. An import may be removed if all its references are
// rewritten. If several bindings bind one variable to the same object, the last represents all.
struct Reference {
  BindingId binding;
  ReferenceForm form;
  text::ByteRange range;
  UseId use;  // `none` unless the form is use
};

enum class Certainty : std::uint8_t { unknown, likely, sure };

enum class Reason : std::uint8_t {
  nothing_known,
  call_of_api,  // `api` was called
  value_of_api,
  annotation,
  method_of_known,    // method or attribute of a known object
  operator_of_known,  // arithmetic, comparison or subscript of a known object
  literal,
  base_class,      // `self` of a class that derives from `api`
  element,         // iteration or unpacking of a known object
  local_function,  // call of a function of this file
  forward_parameter,
  passed_argument,  // a parameter: calls in this file pass such an object
  module_call,      // a module was called whose result is not visible
  api_argument,     // passed to a library function that takes a tensor
  tensor_only_method,
  naming_habit,
  narrowed,            // inside `if isinstance(...)`
  member_of_one_kind,  // only one kind of object has this member
  text,                // a string, or a file that is read
  texts,               // strings: a list of them, the lines of a file
  class_of_object,     // the value of `type(x)` and `x.__class__`
  class_name,          // a string: see `ClassText`
  class_name_lower,
  class_path,
  class_module,
  answering_class,  // `api`, a class of another file, overrides functions of the library
};

struct Receiver {
  Kind kind = Kind::unknown;
  Certainty certainty = Certainty::unknown;
  Reason reason = Reason::nothing_known;
  NameId api = none;         // the API or class that the reason is about
  NameId made_by = none;     // of a module: the class of the library that created it, or
                             // possible classes separated by `|`; of several
                             // tensors: the function or method that returned them
  std::uint32_t origin = 0;  // byte offset of the expression that decided
};

// The name in rules for indices with new axes before tensors.
inline constexpr std::string_view index_with_new_axes = "operator[]";

// `receiver.attribute` if the receiver is not a module path; also an operator with its operands,
// and an indexed object.
struct MethodUse {
  text::ByteRange range;      // of the whole `receiver.attribute`
  text::ByteRange attribute;  // the identifier after the dot, the operator, or the indexed object
  syntax::Node node;          // the attribute node, whose field `object` is the receiver; or those
  syntax::Node call;          // the call, if the role is callee; else null
  NameId name;                // of the attribute
  Receiver receiver;
  ScopeId scope;
  StatementId statement;
  Role role = Role::value;
  Bars bars;  // as for the receiver's first operand
  bool unsound = false;
  Facts facts = {};
  syntax::Node operand = {};  // of an operator, if it is not `node`
  syntax::Node other = {};    // the other operand of an operator; else null
};

enum class DynamicForm : std::uint8_t {
  attribute_by_name,  // getattr, setattr, delattr
  presence,           // hasattr(torch, "abs")
  import_by_name,     // importlib.import_module, __import__
  computed_name,      // getattr(nn, name), vars(nn)
  replaced_path,      // patch("package.module.torch.save"): the object that tests replace
};

// Access by a string literal: to a module, or to an object whose kind is known. The named object is
// a use like any other: `getattr(torch, "abs")` is `torch.abs`, and `hasattr(torch, "abs")` tests
// its existence. The module is then not a separate use.
struct DynamicUse {
  text::ByteRange range;   // the call
  text::ByteRange object;  // the object of the attribute; empty for an import
  text::ByteRange word;    // the characters of the literal; for a path those from the library on
  DynamicForm form;
  NameId name;        // qualified: `torch.abs`; for a computed one, as if the module had a member
                      // `getattr` or `__dict__`
  Receiver receiver;  // if the object is not a module; `name` is then only the attribute's name
  StatementId statement;
  UseId use = none;   // the use with this name, if the string determines it
  syntax::Node call;  // for a computed name
  bool unsound = false;
};

// The part of a class name that a string contains.
enum class ClassTextForm : std::uint8_t {
  name,        // type(m).__name__: "Linear"
  name_lower,  // type(m).__name__.lower(): "linear"
  path,        // str(type(m)): "<class 'torch.nn.modules.linear.Linear'>"
  module,      // type(m).__module__: "torch.nn.modules.linear"
};

// An expression whose value is such a string.
struct ClassText {
  syntax::Node node;
  ClassTextForm form;
  Certainty certainty;   // that the object is of the library
  text::ByteRange list;  // the value of a variable that it is compared with, if that is a display
  StatementId statement;
};

// A call that receives an object, or is made on one, whose class overrides functions of the
// library.
struct AnsweredCall {
  text::ByteRange call;
  NameId type;  // of the object; may be dotted
};

struct Names {
  Interner texts;
  std::vector<Scope> scopes;  // the module first, parents before children
  std::vector<Statement> statements;
  std::vector<Import> imports;  // all of them, also of other packages
  std::vector<ImportedName> imported;
  std::vector<Binding> bindings;
  std::vector<Use> uses;
  std::vector<text::ByteRange> parts;  // the identifiers of dotted uses
  std::vector<Reference> references;   // by binding, then by place
  std::vector<MethodUse> methods;
  std::vector<DynamicUse> dynamic;
  std::vector<NamedImport> named_imports;
  std::vector<ClassText> class_texts;
  std::vector<text::ByteRange> literals;  // contents of plain strings, if there are class texts
  std::vector<AnsweredCall> answered;     // by the start of the calls, inner ones last

  // Empty for `none`.
  std::string_view text(NameId id) const {
    return id == none ? std::string_view() : texts.text(id);
  }

  // True if the file contains `name` as an identifier: it cannot be used as a fresh name.
  bool mentions(std::string_view name) const { return texts.find(name) != none; }

  std::span<const Reference> references_of(BindingId binding) const;

  // The first `parts` written components of a use, at least one: `torch.nn` of `torch.nn.Linear`
  // for 2. If the use is not plain, only the range for 1 is a separate piece of text.
  text::ByteRange leading(const Use& use, std::size_t parts) const;
};

}  // namespace paddle_ls::python
