#include "server/workspace/analysis.hpp"

#include <fmt/core.h>

#include "engine/packages/analyze_packages.hpp"
#include "server/ir/read_pir.hpp"
#include "server/logging/log.hpp"
#include "server/modules/import_name.hpp"
#include "server/to_static/static_model.hpp"
#include "server/workspace/kinds.hpp"
#include "server/workspace/notebook_file.hpp"
#include "server/workspace/plain_problems.hpp"

namespace paddle_ls::server {
namespace {

using Recorded = std::shared_ptr<const python::RecordedFile>;

// Incremental parsing is trusted only as far as it is checked: in development builds every tree
// that claims to equal a full parse is compared with one.
void check_against_fresh_parse([[maybe_unused]] const syntax::Pieces& pieces,
                               [[maybe_unused]] std::string_view text) {
#ifdef PADDLE_LS_SELF_CHECK
  if (pieces.equals_full_parse() && !syntax::equal_fresh_parse(pieces, text)) {
    log::error("the incremental tree differs from a full parse");
    std::abort();
  }
#endif
}

// A notebook's cells are no files that a model could have been saved from.
void add_remarks_of_models(Analysis& analysis, const Models& models) {
  if (analysis.source.segments.size() != 1) return;
  const Segment& file = analysis.source.segments.front();
  if (const auto path = protocol::Uri::parse(file.uri).file_path()) {
    for (Problem& remark : remarks_of_models(models, *path, file)) {
      analysis.problems.push_back(std::move(remark));
    }
  }
}

// What the file gets of torch from others of its project, which may be those that are open, and
// where it gets helpers from. A notebook imports, and is no module itself.
void look_at_other_files(Analysis& analysis, Surroundings& surroundings) {
  modules::ProjectModules& modules = surroundings.modules;
  const Source& source = analysis.source;
  const auto path = protocol::Uri::parse(source.key).file_path();
  if (!path) return;
  const bool is_module =
      source.segments.size() == 1 && source.segments.front().document_key == source.key;
  const std::string& helpers = analysis.settings->rules_helper_module;
  if (is_module && !helpers.empty()) {
    analysis.options.helper_module = modules::import_name(helpers, *path);
  }
  if (is_module && source.segments.front().version) {
    analysis.concerns_others = modules.set_text(*path, source.text);
  }
  analysis.options.reexports = modules.of(*path, *source.text);
  analysis.options.own_packages =
      modules.own_packages(*path, *source.text, analysis.options.installed.get());
}

Recorded analyse_python(Analysis& analysis, Surroundings& surroundings, const Recorded& earlier,
                        const syntax::Stop& stop) {
  const std::string& text = *analysis.source.text;
  look_at_other_files(analysis, surroundings);
  auto read = rewrite::read(text, earlier.get(), *analysis.rules, stop,
                            analysis.options.reexports.get(), analysis.options.installed.get());
  if (!read) return nullptr;
  check_against_fresh_parse(read->pieces, text);
  auto recorded = std::make_shared<const python::RecordedFile>(std::move(*read));
  analysis.equals_full_parse = recorded->pieces.equals_full_parse();
  analysis.file = rewrite::analyze(text, *recorded, *analysis.rules, analysis.options, stop);
  if (analysis.source.key.ends_with("/setup.py")) {
    packages::add_packages(text, packages::Format::setup_py, analysis.options, analysis.file);
  }
  Reading conversion =
      read_static(analysis.source, recorded->pieces, surroundings.static_functions, stop);
  analysis.concerns_others = analysis.concerns_others || conversion.concerns_others;
  // The model counts its problems from the first.
  analysis.problems = std::move(conversion.problems);
  analysis.model = std::move(conversion.model);
  add_remarks_of_models(analysis, *surroundings.models);
  analysis.complete = !stop();
  return recorded;
}

// What the program of the file has installed. Reads files the first time.
void look_into_environment(Analysis& analysis, modules::Environments& environments) {
  const auto path = protocol::Uri::parse(analysis.source.key).file_path();
  const std::filesystem::path folder =
      path ? std::filesystem::path(*path).parent_path() : std::filesystem::path();
  analysis.options.installed = environments.of(folder, analysis.settings->python_environment);
}

Recorded analyse_by_kind(Analysis& analysis, Surroundings& surroundings, const Recorded& earlier,
                         const syntax::Stop& stop) {
  const std::size_t size = analysis.source.text->size();
  const std::size_t limit = analysis.settings->files_maximum_bytes;
  const Kind kind = analysis.source.kind;
  // Printed programs are large, and are read in one pass without a tree.
  const bool has_limit = kind != Kind::settings && kind != Kind::pir && kind != Kind::other;
  const bool has_imports = kind == Kind::python || kind == Kind::notebook || kind == Kind::packages;
  if (has_imports) look_into_environment(analysis, surroundings.environments);
  if (has_limit && size > limit) {
    analysis.problems = {file_too_large(size, limit)};
  } else if (kind == Kind::python) {
    return analyse_python(analysis, surroundings, earlier, stop);
  } else if (kind == Kind::notebook) {
    analyse_notebook_file(analysis, surroundings.modules, stop);
    return nullptr;
  } else if (kind == Kind::packages) {
    const packages::Format format =
        packages::format_of(analysis.source.segments.front().document_key);
    analysis.file = packages::analyze_packages(*analysis.source.text, format, analysis.options);
  } else {
    Reading reading = kind_row(kind).read(analysis.source, *analysis.settings, surroundings);
    analysis.problems = std::move(reading.problems);
    analysis.model = std::move(reading.model);
    analysis.concerns_others = reading.concerns_others;
  }
  analysis.complete = true;
  return nullptr;
}

}  // namespace

rewrite::Options rewrite_options(const settings::Settings& settings) {
  return {settings.profile.value_or(rewrite::Options{}.profile),
          settings.severity(rewrite::codes::torch_text) != Severity::off,
          settings.leftover_imports_with(settings.fix_all_scope), settings.rules_patches};
}

std::size_t Analysis::memory_bytes() const {
  return file.memory_bytes() + problems.capacity() * sizeof(Problem) +
         (model ? model->memory_bytes() : 0);
}

Analysed analyse(AnalysisTask task, const syntax::Stop& stop) {
  const auto start = std::chrono::steady_clock::now();
  Analysis analysis;
  const Recorded earlier = std::exchange(task.source.earlier, nullptr);
  analysis.source = std::move(task.source);
  analysis.settings = std::move(task.settings);
  analysis.rules = std::move(task.rules);
  analysis.options = rewrite_options(*analysis.settings);
  Recorded recorded;
  try {
    recorded = analyse_by_kind(analysis, *task.surroundings, earlier, stop);
  } catch (const std::exception& fault) {
    // A fault costs what is said of one text, never the server.
    log::error(fmt::format("the analysis of {} failed: {}", analysis.source.key, fault.what()));
    analysis.complete = true;
  }
  analysis.duration = std::chrono::duration_cast<std::chrono::microseconds>(
      std::chrono::steady_clock::now() - start);
  return {std::make_shared<const Analysis>(std::move(analysis)), std::move(recorded)};
}

}  // namespace paddle_ls::server
