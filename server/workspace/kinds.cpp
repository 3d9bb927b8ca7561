#include "server/workspace/kinds.hpp"

#include <algorithm>
#include <array>

#include "server/contents/markdown.hpp"
#include "server/files/source_kind.hpp"
#include "server/ir/pir_fences.hpp"
#include "server/ir/read_pir.hpp"
#include "server/mapping_docs/read_markdown.hpp"
#include "server/settings/settings_file.hpp"
#include "server/templates/read_part.hpp"
#include "server/workspace/plain_problems.hpp"

namespace paddle_ls::server {
namespace {

using protocol::Uri;

std::string path_of(const Uri& uri) {
  return uri.file_path().value_or(uri.spelling());
}

bool is_settings(Surroundings&, const Uri& uri, std::string_view) {
  return uri.key().ends_with(settings::settings_file_name);
}

Reading read_settings(const Source& source, const settings::Settings&, Surroundings&) {
  return {settings_problems(*source.text), nullptr, false};
}

// What this server has made, a conversion or generated code, has no findings of its own.
bool is_python(Surroundings&, const Uri& uri, std::string_view language_id) {
  if (uri.scheme() == "paddle-ls") return false;
  return language_id == "python" || uri.key().ends_with(".py") || uri.key().ends_with(".pyi");
}

void python_closed(Surroundings& surroundings, const Uri& uri) {
  surroundings.modules.close(path_of(uri));
  surroundings.static_functions.forget(uri.key());
}

bool python_files_changed(Surroundings& surroundings, const std::vector<Uri>& uris) {
  std::vector<std::string> paths(uris.size());
  std::transform(uris.begin(), uris.end(), paths.begin(), path_of);
  const bool gives_something_else = surroundings.modules.files_changed();
  const bool is_different = surroundings.static_functions.files_changed();
  const bool is_called_otherwise = surroundings.closed_callers.files_changed(paths);
  return gives_something_else || is_different || is_called_otherwise;
}

bool look_for_callers(Surroundings& surroundings, const WorkspaceFolders& folders,
                      const syntax::Stop& stop) {
  return surroundings.closed_callers.search(folders, stop);
}

bool is_notebook_file(Surroundings&, const Uri& uri, std::string_view language_id) {
  return language_id != "python" && uri.key().ends_with(".ipynb");
}

bool is_package_list(Surroundings&, const Uri& uri, std::string_view) {
  return files::kind_of(path_of(uri)) == files::SourceKind::packages;
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
  surroundings.mapping_docs.set_open(path_of(uri));
}

void markdown_closed(Surroundings& surroundings, const Uri& uri) {
  surroundings.mapping_docs.set_closed(path_of(uri));
}

bool markdown_changed(Surroundings& surroundings, const std::vector<Uri>& uris) {
  std::vector<std::string> paths(uris.size());
  std::transform(uris.begin(), uris.end(), paths.begin(), path_of);
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
  surroundings.templates->texts().set_closed(path_of(uri));
}

// Texts are read again when their files are newer; whoever is open has to look.
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

// The first row that claims a document has it; the last one claims nothing and stands for the rest.
constexpr std::array rows = {
    KindRow{Kind::settings, settings_files, is_settings, read_settings},
    KindRow{Kind::templates, template_files, is_part, read_part, nullptr, part_closed,
            parts_changed},
    KindRow{Kind::pir, pir_files, is_pir_text, read_pir_text},
    KindRow{Kind::python, python_files, is_python, nullptr, nullptr, python_closed,
            python_files_changed, look_for_callers},
    KindRow{Kind::notebook, notebook_files, is_notebook_file, nullptr},
    KindRow{Kind::packages, package_files, is_package_list, nullptr},
    KindRow{Kind::mapping_docs, markdown_files, is_markdown, read_markdown_document,
            markdown_opened, markdown_closed, markdown_changed, nullptr, documented_apis},
    KindRow{Kind::other,
            {},
            [](Surroundings&, const Uri&, std::string_view) { return true; },
            read_other},
};

}  // namespace

const KindRow& kind_row(Kind kind) {
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
    const bool has_models = row.read != nullptr && row.kind != Kind::settings;
    if (!has_models) continue;
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

Kind document_kind(Surroundings& surroundings, const Uri& uri, std::string_view language_id) {
  return std::find_if(
             rows.begin(), rows.end(),
             [&](const KindRow& row) { return row.claims(surroundings, uri, language_id); })
      ->kind;
}

}  // namespace paddle_ls::server
