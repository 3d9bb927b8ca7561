// A source that was resolved with the sample library, kept together with what the result points
// into.
#pragma once

#include <utility>

#include "engine/python/resolve_names.hpp"
#include "test/unit/python/marked_source.hpp"
#include "test/unit/python/sample_library.hpp"

namespace paddle_ls::python {

struct Resolved {
  explicit Resolved(std::string_view marked, KnownModules known = sample_modules())
      : source(read_marks(marked)),
        modules(std::move(known)),
        file(record_file(source.text, modules, nullptr).value()),
        names(resolve_names(source.text, file, modules, library)) {}

  std::string_view at(text::ByteRange range) const { return text::slice(source.text, range); }

  // The use or method at the mark number `mark`, or null.
  const Use* use_at_mark(std::size_t mark = 0) const {
    for (const Use& use : names.uses) {
      if (use.range == source.marks[mark]) return &use;
    }
    return nullptr;
  }
  const MethodUse* method_at_mark(std::size_t mark = 0) const {
    for (const MethodUse& method : names.methods) {
      if (method.range == source.marks[mark]) return &method;
    }
    return nullptr;
  }

  MarkedSource source;
  KnownModules modules;
  RecordedFile file;
  SampleLibrary library;
  Names names;
};

}  // namespace paddle_ls::python
