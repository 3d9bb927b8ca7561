#include "server/workspace/uses_model.hpp"

#include <fmt/core.h>

#include "server/logging/log.hpp"
#include "server/workspace/document_kinds.hpp"

namespace paddle_ls::server {
namespace {

void log_left(const Analysis& analysis, const project::FileConversion& made) {
  for (const rewrite::LeftUse& left : made.left) {
    log::error(fmt::format("{}: {} stays as it is: {}", analysis.source.segments.front().uri,
                           left.api, left.reason));
  }
}

// A conversion that is asked for.
struct ConversionRequest {
  const Analysis& analysis;
  const project::Wish& wish;
  Surroundings& surroundings;
  const syntax::Stop& stop;
  const ReportTo& to;
};

// Where imports are left depends on which fixes are made, and which are left on who imports them.
// An analysis for other fixes than these, or one that did not know, is made again.
project::FileConversion of_uses(const ConversionRequest& request, const project::FileUses& uses,
                                const project::Recorded& recorded) {
  const project::Wish& wish = request.wish;
  const syntax::Stop& stop = request.stop;
  const auto tell = [&request](const project::FileUses& of, project::FileConversion made) {
    if (request.to.report != nullptr) request.to.report->add(request.to.shown, of, made);
    return made;
  };
  const auto leftover = uses.configuration.settings->leftover_imports_with(wish.scope);
  if (leftover == uses.options.leftover_imports && request.analysis.knows_importers) {
    return tell(uses, project::convert_file(uses, recorded.get(), wish, nullptr, stop));
  }
  modules::Neighbours& neighbours = request.surroundings.neighbours;
  if (!neighbours.folders.wait(stop)) return {};
  const project::Goal goal{wish.scope,
                           modules::HelperPlace{uses.helper_module, uses.options.helper_module}};
  const auto anew =
      project::analyse(uses.source, uses.configuration, goal, neighbours, {.stop = stop});
  if (!anew) return {};
  return tell(anew->uses,
              project::convert_file(anew->uses, anew->recorded.get(), wish, nullptr, stop));
}

}  // namespace

project::FileConversion converted(const Analysis& analysis, const project::Wish& wish,
                                  Surroundings& surroundings, const syntax::Stop& stop,
                                  const ReportTo& to) {
  const ConversionRequest request{analysis, wish, surroundings, stop, to};
  project::FileConversion made;
  if (const auto* model = analysis.model ? analysis.model->of_uses() : nullptr) {
    made = of_uses(request, model->file().uses, model->file().recorded);
  } else if (analysis.uses.source.text) {
    made = of_uses(request, analysis.uses, nullptr);
  } else if (analysis.model) {
    made.edits = analysis.model->fix_all(stop);
  }
  log_left(analysis, made);
  return made;
}

}  // namespace paddle_ls::server
