// What a file of Python imports, and when.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"

namespace paddle_ls::port {

// In the order of how little a file needs the import.
enum class ImportTime : std::uint8_t {
  always,    // as the file is imported, and it has to succeed
  called,    // whenever a function runs, and it has to succeed
  optional,  // where a failure is caught, or by a branch of a function
  never,     // for type checkers only
};

struct ImportedName {
  std::string module;  // with its dots
  std::string name;    // `*` for all; empty for a plain import
  std::string local;   // the name that the file gets: of `import a.b` it is `a`
  ImportTime time = ImportTime::always;
};

// A constant name that a function gets which imports or finds a module.
struct NamedModule {
  std::string module;
  text::ByteRange range;      // of the name, inside the quotes
  bool is_beginning = false;  // a dot follows, and something is added to it
};

// One of the modules of `import a.b as c, d`.
struct PlainClause {
  std::string module;
  std::string alias;
  std::string text;  // as it is written
};

struct PlainStatement {
  text::ByteRange range;
  std::string separator;  // what goes between two statements in its place
  std::vector<PlainClause> clauses;
};

// The module of `from a.b import c, d`.
struct FromModule {
  std::string module;
  text::ByteRange range;
  std::vector<std::string> names;  // that are imported from it
};

struct ModuleImports {
  std::vector<ImportedName> names;
  std::vector<PlainStatement> plain;
  std::vector<FromModule> from;
  std::vector<NamedModule> strings;
  std::vector<NamedModule> dotted;    // other strings that may name a module: "a.b", "a.b."
  std::vector<std::string> patterns;  // of names that it computes, see `computed_name`
  bool computes_names = false;        // that may be those of any module
  bool has_getattr = false;           // names of the module are made when they are asked for
};

ModuleImports read_imports(std::string_view source);

// `module` as the file at `path` (relative to where absolute imports start) names it, in full.
std::string absolute_module(std::string_view module, const std::string& path);

// The dotted names that `source` reads of one of its names: `layers.drop` of `timm`.
std::vector<std::string> attributes_of(std::string_view source, std::string_view local);

}  // namespace paddle_ls::port
