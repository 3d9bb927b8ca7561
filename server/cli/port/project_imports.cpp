#include "server/cli/port/project_imports.hpp"

#include "project/contents/notebook_code.hpp"
#include "project/files/read_source.hpp"
#include "project/port/redirect_imports.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;

bool is_notebook(const SourceFile& file) {
  return file.kind == SourceFile::Kind::notebook;
}

// Nothing for a file that cannot be read: it is named when the project is converted.
std::optional<ProjectFile> read_file(SourceFile file) {
  const auto source =
      files::read_source(file.path, file.configuration->settings->files_maximum_bytes);
  if (!source) return std::nullopt;
  if (!is_notebook(file)) return ProjectFile{std::move(file), *source, source->text};
  const auto python = contents::python_of_notebook(source->text);
  if (!python) return std::nullopt;
  return ProjectFile{std::move(file), *source, python->python()};
}

Result<text::Edits> edits_of(const ProjectFile& file, const port::Redirection& redirection) {
  auto edits = text::normalized(port::redirect_imports(file.python, redirection));
  if (!edits || !is_notebook(file.file)) return edits;
  return contents::python_of_notebook(file.source.text)
      .and_then([&](const contents::PythonText& python) { return python.in_file(*edits); });
}

}  // namespace

Result<std::vector<ProjectFile>> project_files(const PortOptions& options,
                                               const PortPlaces& places) {
  Sources sources = options.how;
  sources.paths = {places.project};
  auto files = SourceFiles::open(sources, places.into);
  if (!files) return tl::unexpected(files.error());
  std::vector<ProjectFile> found;
  while (auto file = files->next_source()) {
    if (file->kind != SourceFile::Kind::python && !is_notebook(*file)) continue;
    if (auto read = read_file(std::move(*file))) found.push_back(std::move(*read));
  }
  return found;
}

Result<std::vector<RedirectedFile>> redirected(const std::vector<ProjectFile>& files,
                                               const MovedImports& moved,
                                               const PortPlaces& places) {
  std::vector<RedirectedFile> result;
  for (const ProjectFile& file : files) {
    port::Redirection redirection =
        port::into_vendor(moved.modules, places.vendor(), file.file.absolute_path());
    redirection.left = moved.left;
    const auto edits = edits_of(file, redirection);
    if (!edits) return tl::unexpected(edits.error());
    if (edits->empty()) continue;
    auto bytes = files::bytes_of(file.source, text::applied(*edits, file.source.text));
    if (!bytes) return error(bytes.error().message, file.file.shown);
    result.push_back({&file, std::move(*bytes)});
  }
  return result;
}

}  // namespace paddle_ls::cli
