// The uses of torch in one file of a project: a text in, findings out.
//
// All callers (an editor at every key, the command line, the conversion of a workspace) come here,
// so this is the only place that tells the engine what it has to know of the rest of the project.
// What a file becomes is then decided by `convert_file`.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/python/written_imports.hpp"
#include "engine/rewrite/analyze.hpp"
#include "engine/text/result.hpp"
#include "project/configuration/configuration.hpp"
#include "project/contents/python_text.hpp"
#include "project/files/source_kind.hpp"
#include "project/modules/helper_places.hpp"
#include "project/modules/neighbours.hpp"

namespace paddle_ls::project {

// How a file contains Python.
enum class Form : std::uint8_t {
  python,    // a module, a stub or a script
  notebook,  // the cells of a Jupyter notebook, in its JSON
  markdown,  // the Python fences of a Markdown document
  packages,  // none: a list of the packages that a project needs
};

// Nothing for a file that holds none of these.
std::optional<Form> form_of(files::SourceKind kind);

struct SourceText {
  Form form = Form::python;
  // Absolute. Of a text that lies nowhere it is relative or empty: only its name counts, and what
  // it imports is not looked up.
  std::filesystem::path path;
  std::shared_ptr<const std::string> text;  // UTF-8
  // Of a notebook that an editor shows cell by cell: `text` is that of its cells, and these are
  // their ranges. Edits stay inside of them.
  std::vector<text::ByteRange> cells = {};

  bool lies_in_project() const { return path.is_absolute(); }
  // Other files can import it.
  bool is_module() const { return form == Form::python && cells.empty() && lies_in_project(); }
};

struct Goal {
  settings::FixScope scope = settings::FixScope::safe;  // of the fixes that are going to be made
  // Where helpers of rules are defined; nothing: in the file itself.
  std::optional<modules::HelperPlace> helpers = std::nullopt;
};

struct FileUses {
  SourceText source;
  Configuration configuration;
  rewrite::Options options;
  std::filesystem::path helper_module;           // that `options` speaks of; empty: none
  std::optional<contents::PythonText> embedded;  // of a notebook or a Markdown file
  rewrite::FileFindings found;                   // ranges are those of `python()`
  bool is_python = false;                        // it was read as such
  // Of a file without findings: unknown packages that it imports, while it uses values like
  // tensors.
  std::vector<std::string> unknown_packages = {};
  // Imports of the file that lead to torch, by themselves or through the project; only of a file
  // that is to enable the compatibility mode of Paddle.
  std::vector<python::WrittenImport> imports_of_torch = {};

  // The Python of the file; of a list of packages, its text.
  std::string_view python() const {
    return embedded ? std::string_view(embedded->python()) : std::string_view(*source.text);
  }
  text::ByteRange in_file(text::ByteRange python) const {
    return embedded ? embedded->in_file(python) : python;
  }
  // Whether a finding is not switched off by the settings.
  bool is_shown(const rewrite::Finding& finding) const {
    return configuration.settings->severity(*finding.code) != Severity::off;
  }
  // The path that decisions of the project are matched with.
  std::filesystem::path decided_path() const {
    return source.lies_in_project() ? configuration.relocation.of(source.path)
                                    : std::filesystem::path();
  }
  // The path by which groups of uses know the file.
  std::string key() const {
    return source.lies_in_project() ? source.path.generic_string() : std::string();
  }
};

using Recorded = std::shared_ptr<const python::RecordedFile>;

struct AnalysedFile {
  FileUses uses;
  Recorded recorded;  // null for what is not Python, and where `stop` said so
};

// How the text of a file is read.
struct Reading {
  Recorded earlier = nullptr;  // any earlier result for the file, which saves work
  syntax::Stop stop = {};      // is polled; a stopped analysis finds nothing
};

// An error says why the file is not what its name promises.
Result<AnalysedFile> analyse(SourceText source, Configuration configuration, const Goal& goal,
                             modules::Neighbours& neighbours, const Reading& reading = {});

// What a file named `helper_module` (absolute; empty: none) by the settings means for the file at
// `importing`.
std::optional<modules::HelperPlace> named_helper_place(const std::filesystem::path& helper_module,
                                                       const std::filesystem::path& importing);

}  // namespace paddle_ls::project
