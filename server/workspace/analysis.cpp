#include "server/workspace/analysis.hpp"

#include <utility>

#include <fmt/core.h>

#include "server/logging/log.hpp"
#include "server/workspace/document_kinds.hpp"
#include "server/workspace/plain_problems.hpp"

namespace paddle_ls::server {
namespace {

project::Recorded analyse_by_kind(Analysis& analysis, const Look& look) {
  const std::size_t size = analysis.source.text->size();
  const std::size_t limit = analysis.settings->files_maximum_bytes;
  const KindRow& row = kind_row(analysis.source.kind);
  if (row.has_limit && size > limit) {
    analysis.problems = {file_too_large(size, limit)};
    analysis.complete = true;
    return nullptr;
  }
  return row.analyse(analysis, look);
}

}  // namespace

std::size_t Analysis::memory_bytes() const {
  return uses.found.memory_bytes() + problems.capacity() * sizeof(Problem) +
         (model ? model->memory_bytes() : 0);
}

Analysed analyse(AnalysisTask task, const syntax::Stop& stop) {
  const auto start = std::chrono::steady_clock::now();
  Analysis analysis;
  const project::Recorded earlier = std::exchange(task.source.earlier, nullptr);
  analysis.source = std::move(task.source);
  project::Recorded recorded;
  try {
    const std::string& uri = analysis.source.segments.empty()
                                 ? analysis.source.key
                                 : analysis.source.segments.front().uri;
    analysis.uses.configuration = task.configuration->for_document(protocol::Uri::parse(uri));
    analysis.settings = analysis.uses.configuration.settings;
    recorded = analyse_by_kind(analysis, {*task.surroundings, *task.configuration, earlier, stop});
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
