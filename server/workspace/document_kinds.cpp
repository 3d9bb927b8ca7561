#include "server/workspace/document_kinds.hpp"

#include <algorithm>
#include <array>

#include "project/contents/markdown_code.hpp"
#include "project/files/source_kind.hpp"
#include "project/settings/settings_file.hpp"
#include "server/ir/pir_fences.hpp"
#include "server/ir/read_pir.hpp"
#include "server/mapping_docs/read_markdown.hpp"
#include "server/templates/read_part.hpp"
#include "server/weights/weights_document.hpp"
#include "server/workspace/notebook_file.hpp"
#include "server/workspace/plain_problems.hpp"
#include "server/workspace/python_file.hpp"

namespace paddle_ls::server {
namespace {

using protocol::Uri;

std::string path_text_of(const Uri& uri) {
  return uri.file_path().value_or(uri.spelling());
}

bool is_settings(Surroundings&, const Uri& uri, std::string_view) {
  return uri.key().ends_with(settings::settings_file_name);
}

Reading read_settings(const Source& source, const settings::Settings&, Surroundings&) {
  return {settings_problems(*source.text), nullptr, false};
}

// What this server has made, a conversion or generated code, has no findings.
bool is_python(Surroundings&, const Uri& uri, std::string_view language_id) {
  if (uri.scheme() == "paddle-ls") return false;
  return language_id == "python" || uri.key().ends_with(".py") || uri.key().ends_with(".pyi");
}

void python_opened(Surroundings& surroundings, const Uri&) {
  surroundings.neighbours.folders.expect();
}

void python_closed(Surroundings& surroundings, const Uri& uri) {
  surroundings.neighbours.modules.close(path_text_of(uri));
  surroundings.static_functions.forget(uri.key());
}

bool python_files_changed(Surroundings& surroundings, const std::vector<Uri>& uris) {
  std::vector<std::string> paths(uris.size());
  std::transform(uris.begin(), uris.end(), paths.begin(), path_text_of);
  const bool gives_something_else = surroundings.neighbours.modules.files_changed();
  const bool asks_for_something_else = surroundings.neighbours.folders.files_changed(paths);
  const bool is_different = surroundings.static_functions.files_changed();
  const bool is_called_otherwise = surroundings.closed_callers.files_changed(paths);
  return gives_something_else || asks_for_something_else || is_different || is_called_otherwise;
}

bool look_at_modules(Surroundings& surroundings, const WorkspaceFolders& folders,
                     const syntax::Stop& stop) {
  const bool was_asked_early = surroundings.neighbours.folders.run(folders, stop);
  return surroundings.closed_callers.search(folders, stop) || was_asked_early;
}

bool notebooks_changed(Surroundings& surroundings, const std::vector<Uri>& uris) {
  std::vector<std::string> paths(uris.size());
  std::transform(uris.begin(), uris.end(), paths.begin(), path_text_of);
  return surroundings.neighbours.folders.files_changed(paths);
}

bool is_notebook_file(Surroundings&, const Uri& uri, std::string_view language_id) {
  return language_id != "python" && uri.key().ends_with(".ipynb");
}

bool is_package_list(Surroundings&, const Uri& uri, std::string_view) {
  return files::kind_of(path_text_of(uri)) == files::SourceKind::packages;
}

bool is_markdown(Surroundings&, const Uri& uri, std::string_view language_id) {
  return language_id == "markdown" || uri.key().ends_with(".md");
}

Reading read_markdown_document(const Source& source, const settings::Settings& settings,
                               Surroundings& surroundings) {
  Reading reading = read_markdown(source, settings, surroundings.mapping_docs);
  if (reading.model) return reading;
  std::string pir = contents::pir_of_markdown(*source.text);
  return pir.empty() ? std::move(reading) : read_pir_fences(source, std::move(pir));
}

void markdown_opened(Surroundings& surroundings, const Uri& uri) {
  surroundings.mapping_docs.set_open(path_text_of(uri));
}

void markdown_closed(Surroundings& surroundings, const Uri& uri) {
  surroundings.mapping_docs.set_closed(path_text_of(uri));
}

bool markdown_changed(Surroundings& surroundings, const std::vector<Uri>& uris) {
  std::vector<std::string> paths(uris.size());
  std::transform(uris.begin(), uris.end(), paths.begin(), path_text_of);
  return surroundings.mapping_docs.files_changed(paths);
}

std::vector<NamedPlace> documented_apis(Surroundings& surroundings, const NameQuery& query) {
  return surroundings.mapping_docs.named_places(query.folders, query.query, query.most);
}

bool is_part(Surroundings& surroundings, const Uri& uri, std::string_view) {
  const auto path = uri.file_path();
  return path && is_template_part(*surroundings.templates, *path);
}

Reading read_part(const Source& source, const settings::Settings&, Surroundings& surroundings) {
  return read_template_part(source, surroundings.templates);
}

void part_closed(Surroundings& surroundings, const Uri& uri) {
  surroundings.templates->texts().set_closed(path_text_of(uri));
}

// Texts are read again when their files are newer; open documents have to be analysed again.
bool parts_changed(Surroundings&, const std::vector<Uri>&) {
  return true;
}

bool is_pir_text(Surroundings&, const Uri& uri, std::string_view language_id) {
  return is_pir(uri, language_id);
}

Reading read_pir_text(const Source& source, const settings::Settings& settings,
                      Surroundings& surroundings) {
  return read_pir(source, settings, *surroundings.models);
}

bool is_shown_checkpoint(Surroundings&, const Uri& uri, std::string_view) {
  return checkpoint_at(uri.spelling()).has_value();
}

Reading read_shown_checkpoint(const Source& source, const settings::Settings&,
                              Surroundings& surroundings) {
  return read_weights(source, *surroundings.checkpoints);
}

Reading read_other(const Source& source, const settings::Settings&, Surroundings& surroundings) {
  return read_headered_output(source, *surroundings.templates);
}

constexpr std::array<std::string_view, 1> settings_files = {"**/.paddle-ls.json"};
constexpr std::array<std::string_view, 1> pir_files = {"**/*.pir"};
constexpr std::array<std::string_view, 1> python_files = {"**/*.py"};
constexpr std::array<std::string_view, 1> notebook_files = {"**/*.ipynb"};
constexpr std::array<std::string_view, 1> markdown_files = {"**/*.md"};
// A manifest may name any file; these are the names that are usual.
constexpr std::array<std::string_view, 3> template_files = {"**/.paddle-ls/templates.json",
                                                            "**/*.in", "**/*.env.json"};

constexpr std::array<std::string_view, 6> package_files = {
    "**/*requirements*.txt", "**/*requirements*.in", "**/pyproject.toml",
    "**/setup.cfg",          "**/environment*.yml",  "**/environment*.yaml"};

// For kinds that have no uses of torch.
template <Reading (*read)(const Source&, const settings::Settings&, Surroundings&)>
project::Recorded by_reading(Analysis& analysis, const Look& look) {
  Reading reading = read(analysis.source, *analysis.settings, look.surroundings);
  analysis.problems = std::move(reading.problems);
  analysis.model = std::move(reading.model);
  analysis.concerns_others = reading.concerns_others;
  analysis.complete = true;
  return nullptr;
}

// The first row that claims a document has it; the last one claims nothing and stands for the rest.
constexpr std::array rows = {
    KindRow{.kind = DocumentKind::settings,
            .file_patterns = settings_files,
            .claims = is_settings,
            .analyse = by_reading<read_settings>,
            .has_limit = false,
            .has_features = false},
    KindRow{.kind = DocumentKind::templates,
            .file_patterns = template_files,
            .claims = is_part,
            .analyse = by_reading<read_part>,
            .has_limit = true,
            .has_features = true,
            .closed = part_closed,
            .files_changed = parts_changed},
    KindRow{.kind = DocumentKind::pir,
            .file_patterns = pir_files,
            .claims = is_pir_text,
            .analyse = by_reading<read_pir_text>,
            .has_limit = false,
            .has_features = true},
    KindRow{.kind = DocumentKind::weights,
            .file_patterns = {},
            .claims = is_shown_checkpoint,
            .analyse = by_reading<read_shown_checkpoint>,
            .has_limit = false,
            .has_features = true},
    KindRow{.kind = DocumentKind::python,
            .file_patterns = python_files,
            .claims = is_python,
            .analyse = analyse_python,
            .has_limit = true,
            .has_features = false,
            .opened = python_opened,
            .closed = python_closed,
            .files_changed = python_files_changed,
            .look_through = look_at_modules},
    KindRow{.kind = DocumentKind::notebook,
            .file_patterns = notebook_files,
            .claims = is_notebook_file,
            .analyse = analyse_notebook_file,
            .has_limit = true,
            .has_features = false,
            .files_changed = notebooks_changed},
    KindRow{.kind = DocumentKind::packages,
            .file_patterns = package_files,
            .claims = is_package_list,
            .analyse = analyse_packages,
            .has_limit = true,
            .has_features = false},
    KindRow{.kind = DocumentKind::mapping_docs,
            .file_patterns = markdown_files,
            .claims = is_markdown,
            .analyse = by_reading<read_markdown_document>,
            .has_limit = true,
            .has_features = true,
            .opened = markdown_opened,
            .closed = markdown_closed,
            .files_changed = markdown_changed,
            .named_places = documented_apis},
    KindRow{.kind = DocumentKind::other,
            .file_patterns = {},
            .claims = [](Surroundings&, const Uri&, std::string_view) { return true; },
            .analyse = by_reading<read_other>,
            .has_limit = false,
            .has_features = true},
};

}  // namespace

const KindRow& kind_row(DocumentKind kind) {
  return *std::find_if(rows.begin(), rows.end(),
                       [kind](const KindRow& row) { return row.kind == kind; });
}

std::vector<std::string_view> watched_file_patterns() {
  std::vector<std::string_view> patterns;
  for (const KindRow& row : rows) {
    patterns.insert(patterns.end(), row.file_patterns.begin(), row.file_patterns.end());
  }
  return patterns;
}

std::vector<std::string_view> model_file_patterns() {
  std::vector<std::string_view> patterns;
  for (const KindRow& row : rows) {
    if (!row.has_features) continue;
    patterns.insert(patterns.end(), row.file_patterns.begin(), row.file_patterns.end());
  }
  return patterns;
}

std::vector<NamedPlace> named_places(Surroundings& surroundings, const NameQuery& query) {
  std::vector<NamedPlace> found;
  for (const KindRow& row : rows) {
    if (row.named_places == nullptr || found.size() >= query.most) continue;
    const NameQuery rest{query.folders, query.query, query.most - found.size()};
    for (NamedPlace& place : row.named_places(surroundings, rest)) {
      found.push_back(std::move(place));
    }
  }
  return found;
}

DocumentKind document_kind(Surroundings& surroundings, const Uri& uri,
                           std::string_view language_id) {
  return std::find_if(
             rows.begin(), rows.end(),
             [&](const KindRow& row) { return row.claims(surroundings, uri, language_id); })
      ->kind;
}

}  // namespace paddle_ls::server
