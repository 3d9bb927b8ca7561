#include "server/workspace/fix_all.hpp"

namespace paddle_ls::server {
namespace {

constexpr int most_rounds = 8;

bool is_covered(const rewrite::Finding& finding, settings::FixScope scope, std::string_view api) {
  if (!api.empty() && finding.api != api) return false;
  return finding.fix == rewrite::FixClass::safe ||
         (scope == settings::FixScope::all && finding.fix == rewrite::FixClass::needs_confirmation);
}

text::Edits one_round(std::string_view text, const rewrite::FileFindings& file,
                      settings::FixScope scope, std::string_view api) {
  std::vector<std::size_t> chosen;
  for (std::size_t i = 0; i < file.findings.size(); ++i) {
    if (is_covered(file.findings[i], scope, api)) chosen.push_back(i);
  }
  if (chosen.empty()) return {};
  return rewrite::edits_for(text, file, chosen);
}

}  // namespace

FixAll fix_all(const Analysis& analysis, settings::FixScope scope, const syntax::Stop& stop,
               std::string_view api) {
  const std::string& original = *analysis.source.text;
  FixAll result;
  result.edits = one_round(original, analysis.file, scope, api);
  if (result.edits.empty()) return result;
  std::string text = text::applied(result.edits, original);
  for (int round = 1; round < most_rounds; ++round) {
    const auto tree = syntax::parse(syntax::Language::python, text, stop);
    if (!tree) {
      result.finished = false;
      return result;
    }
    const auto file =
        rewrite::analyze(text, *tree, *analysis.rules, rewrite_options(*analysis.settings), stop);
    const text::Edits more = one_round(text, file, scope, api);
    if (more.empty()) {
      result.finished = !stop();
      return result;
    }
    text = text::applied(more, text);
    result.edits = text::difference(original, text);
  }
  result.finished = false;
  return result;
}

syntax::Stop stop_after(std::chrono::milliseconds limit, syntax::Stop also) {
  return [deadline = std::chrono::steady_clock::now() + limit, also = std::move(also)] {
    return std::chrono::steady_clock::now() >= deadline || (also && also());
  };
}

}  // namespace paddle_ls::server
