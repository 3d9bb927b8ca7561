#include "server/workspace/fix_all.hpp"

#include <spdlog/spdlog.h>

namespace paddle_ls::server {
namespace {

bool is_covered(const rewrite::Finding& finding, settings::FixScope scope, std::string_view api) {
  if (!api.empty() && finding.api != api) return false;
  return finding.fix == rewrite::FixClass::safe || scope == settings::FixScope::all;
}

}  // namespace

FixAll fix_all(const Analysis& analysis, settings::FixScope scope, const syntax::Stop& stop,
               std::string_view api) {
  const auto is_chosen = [&](const rewrite::Finding& finding) {
    return is_covered(finding, scope, api);
  };
  if (analysis.source.kind == Kind::packages) {
    std::vector<std::size_t> chosen;
    const auto& findings = analysis.file.findings;
    for (std::size_t i = 0; i < findings.size(); ++i) {
      if (findings[i].has_edits() && is_chosen(findings[i])) chosen.push_back(i);
    }
    FixAll result;
    result.edits = rewrite::edits_for(*analysis.source.text, analysis.file, chosen);
    return result;
  }
  FixAll result = rewrite::fix_all(*analysis.source.text, nullptr, analysis.file, *analysis.rules,
                                   analysis.options, is_chosen, stop);
  if (result.would_break) {
    spdlog::error("{} is not converted: edits overlap, or the result would not parse",
                  analysis.source.segments.front().uri);
  }
  return result;
}

syntax::Stop stop_after(std::chrono::milliseconds limit, syntax::Stop also) {
  return [deadline = std::chrono::steady_clock::now() + limit, also = std::move(also)] {
    return std::chrono::steady_clock::now() >= deadline || (also && also());
  };
}

}  // namespace paddle_ls::server
