#include "server/workspace/analysis.hpp"

#include <spdlog/spdlog.h>

#include "server/workspace/kinds.hpp"
#include "server/workspace/plain_problems.hpp"

namespace paddle_ls::server {
namespace {

// Incremental parsing is trusted only as far as it is checked: in development builds every tree
// that claims to equal a full parse is compared with one.
void check_against_full_parse([[maybe_unused]] const syntax::Tree& tree,
                              [[maybe_unused]] std::string_view text) {
#ifdef PADDLE_LS_SELF_CHECK
  const auto full = syntax::parse(syntax::Language::python, text);
  if (full && full->describe() != tree.describe()) {
    spdlog::critical("the incremental tree differs from a full parse");
    std::abort();
  }
#endif
}

std::optional<syntax::Parse> parse_python(const Source& source, const syntax::Stop& stop) {
  if (source.base) {
    return syntax::reparse(syntax::Language::python, *source.text, *source.base, stop);
  }
  auto tree = syntax::parse(syntax::Language::python, *source.text, stop);
  if (!tree) return std::nullopt;
  return syntax::Parse{std::move(*tree), true};
}

void analyse_python(Analysis& analysis, const std::optional<syntax::Tree>& base,
                    const syntax::Stop& stop) {
  Source source = analysis.source;
  source.base = base;
  auto parsed = parse_python(source, stop);
  if (!parsed) return;
  if (parsed->equals_full_parse) check_against_full_parse(parsed->tree, *source.text);
  analysis.equals_full_parse = parsed->equals_full_parse;
  analysis.tree = std::move(parsed->tree);
  analysis.file = rewrite::analyze(*source.text, *analysis.tree, *analysis.rules,
                                   rewrite_options(*analysis.settings), stop);
  analysis.complete = !stop();
}

void analyse_by_kind(Analysis& analysis, Surroundings& surroundings,
                     const std::optional<syntax::Tree>& base, const syntax::Stop& stop) {
  const std::size_t size = analysis.source.text->size();
  const std::size_t limit = analysis.settings->files_maximum_bytes;
  const Kind kind = analysis.source.kind;
  if (size > limit && kind != Kind::settings && kind != Kind::other) {
    analysis.problems = {file_too_large(size, limit)};
  } else if (kind == Kind::python) {
    return analyse_python(analysis, base, stop);
  } else {
    Reading reading = kind_row(kind).read(analysis.source, *analysis.settings, surroundings);
    analysis.problems = std::move(reading.problems);
    analysis.model = std::move(reading.model);
    analysis.concerns_others = reading.concerns_others;
  }
  analysis.complete = true;
}

}  // namespace

rewrite::Options rewrite_options(const settings::Settings& settings) {
  return {settings.profile.value_or(rewrite::Options{}.profile)};
}

std::size_t Analysis::memory_bytes() const {
  return file.memory_bytes() + problems.capacity() * sizeof(Problem) +
         (model ? model->memory_bytes() : 0);
}

Analysis analyse(AnalysisTask task, const syntax::Stop& stop) {
  const auto start = std::chrono::steady_clock::now();
  Analysis analysis;
  const std::optional<syntax::Tree> base = std::exchange(task.source.base, std::nullopt);
  analysis.source = std::move(task.source);
  analysis.settings = std::move(task.settings);
  analysis.rules = std::move(task.rules);
  analyse_by_kind(analysis, *task.surroundings, base, stop);
  analysis.duration = std::chrono::duration_cast<std::chrono::microseconds>(
      std::chrono::steady_clock::now() - start);
  return analysis;
}

}  // namespace paddle_ls::server
