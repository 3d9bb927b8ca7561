#include "server/workspace/python_file.hpp"

#include "server/ir/read_pir.hpp"
#include "server/logging/log.hpp"
#include "server/to_static/static_model.hpp"

namespace paddle_ls::server {
namespace {

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

// A notebook's cells are not files that a model could have been saved from.
void add_remarks_of_models(Analysis& analysis, const Models& models) {
  if (analysis.source.segments.size() != 1) return;
  const Segment& file = analysis.source.segments.front();
  if (const auto path = protocol::Uri::parse(file.uri).file_path()) {
    for (Problem& remark : remarks_of_models(models, *path, file)) {
      analysis.problems.push_back(std::move(remark));
    }
  }
}

// An open module counts for the others as it is in the editor. An analysis that is still under way
// when its document is closed must not open it again.
void tell_others(Analysis& analysis, const project::SourceText& source, const Look& look) {
  const bool is_open = analysis.source.segments.front().version.has_value();
  if (!source.is_module() || !is_open) return;
  analysis.concerns_others =
      look.surroundings.neighbours.modules.set_text(source.path, source.text, look.stop);
}

// How long the first analysis of a session waits for what others import from the file.
constexpr std::chrono::milliseconds import_wait(100);

void wait_for_importers(Analysis& analysis, const Look& look) {
  const auto deadline = std::chrono::steady_clock::now() + import_wait;
  analysis.knows_importers = look.surroundings.neighbours.folders.wait(
      [&] { return look.stop() || std::chrono::steady_clock::now() >= deadline; });
}

// The settings decide where helpers stand, then where the file lies.
std::optional<modules::HelperPlace> helper_place(const project::SourceText& source,
                                                 const settings::Settings& settings,
                                                 const Look& look) {
  if (!source.is_module()) return std::nullopt;
  if (!settings.rules_helper_module.empty()) {
    return project::named_helper_place(settings.rules_helper_module, source.path);
  }
  if (!look.configuration.can_create_files()) return std::nullopt;
  auto place = look.surroundings.neighbours.modules.helper_place_of(source.path);
  const bool is_possible = place && look.configuration.is_in_workspace(place->module);
  return is_possible ? std::move(place) : std::nullopt;
}

}  // namespace

project::SourceText source_text(const Source& source, project::Form form) {
  const auto path = protocol::Uri::parse(source.key).file_path();
  project::SourceText result{form, path.value_or(source.key), source.text, cells_of(source)};
  return result;
}

project::Recorded analyse_python(Analysis& analysis, const Look& look) {
  const project::SourceText source = source_text(analysis.source, project::Form::python);
  if (!analysis.source.segments.empty()) {
    tell_others(analysis, source, look);
  }
  wait_for_importers(analysis, look);
  const project::Goal goal{analysis.settings->fix_all_scope,
                           helper_place(source, *analysis.settings, look)};
  auto analysed = project::analyse(source, analysis.uses.configuration, goal,
                                   look.surroundings.neighbours, {look.earlier, look.stop});
  if (!analysed || !analysed->recorded) return nullptr;
  analysis.uses = std::move(analysed->uses);
  const syntax::Pieces& pieces = analysed->recorded->pieces;
  check_against_fresh_parse(pieces, *source.text);
  analysis.equals_full_parse = pieces.equals_full_parse();
  Reading conversion =
      read_static(analysis.source, pieces, look.surroundings.static_functions, look.stop);
  analysis.concerns_others = analysis.concerns_others || conversion.concerns_others;
  // The model counts its problems from the first.
  analysis.problems = std::move(conversion.problems);
  analysis.model = std::move(conversion.model);
  add_remarks_of_models(analysis, *look.surroundings.models);
  analysis.complete = !look.stop();
  return std::move(analysed->recorded);
}

project::Recorded analyse_packages(Analysis& analysis, const Look& look) {
  auto analysed = project::analyse(source_text(analysis.source, project::Form::packages),
                                   analysis.uses.configuration, {}, look.surroundings.neighbours);
  if (analysed) analysis.uses = std::move(analysed->uses);
  analysis.complete = true;
  return nullptr;
}

}  // namespace paddle_ls::server
