#include "server/workspace/fix_all.hpp"

#include <fmt/core.h>

#include "engine/text/part_edits.hpp"
#include "protocol/uri.hpp"
#include "server/logging/log.hpp"

namespace paddle_ls::server {
namespace {

bool is_covered(const rewrite::Finding& finding, settings::FixScope scope, std::string_view api) {
  if (!api.empty() && finding.api != api) return false;
  return finding.fix == rewrite::FixClass::safe || scope == settings::FixScope::all;
}

}  // namespace

FixAll fix_all(const Analysis& analysis, settings::FixScope scope, const syntax::Stop& stop,
               std::string_view api, const modules::UseGroups* groups) {
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
  const std::vector<text::ByteRange> cells = cells_of(analysis.source);
  const auto stays_in_cells = [&](const text::Edits& edits) {
    return text::inside_parts(edits, cells, *analysis.source.text).has_value();
  };
  rewrite::Limits limits;
  modules::UseGroups own(modules::GroupReach::file);
  if (groups == nullptr && scope == settings::FixScope::safe && api.empty()) {
    own.add(key_of(analysis), *analysis.source.text, use_units(analysis));
    own.settle();
    groups = &own;
  }
  const std::string key = key_of(analysis);
  if (groups != nullptr) {
    limits.is_held = [&](const rewrite::Finding& finding, std::size_t place) {
      return rewrite::tie_of(finding) != rewrite::Tie::none &&
             groups->holder(key, place) != nullptr;
    };
  }
  if (!cells.empty()) limits.is_possible = stays_in_cells;
  FixAll result = rewrite::fix_all(*analysis.source.text, nullptr, analysis.file, *analysis.rules,
                                   analysis.options, is_chosen, stop, limits);
  if (!cells.empty()) {
    result.edits =
        text::inside_parts(result.edits, cells, *analysis.source.text).value_or(text::Edits());
  }
  for (const rewrite::LeftUse& left : result.left) {
    log::error(fmt::format("{}: {} stays as it is: {}", analysis.source.segments.front().uri,
                           left.api, left.reason));
  }
  return result;
}

std::string key_of(const Analysis& analysis) {
  const std::string& key = analysis.source.key;
  return protocol::Uri::parse(key).file_path().value_or(key);
}

std::vector<rewrite::UseUnit> use_units(const Analysis& analysis) {
  if (analysis.source.kind != Kind::python) return {};
  auto units = rewrite::use_units(
      *analysis.source.text, analysis.file, [&](const rewrite::Finding& finding) {
        return analysis.settings->severity(*finding.code) != Severity::off;
      });
  for (rewrite::UseUnit& unit : units) {
    if (!unit.first_blocking) continue;
    rewrite::BlockingUse& first = *unit.first_blocking;
    const Segment* segment = segment_of(analysis.source, first.range);
    if (segment == nullptr) continue;
    const text::ByteRange place = inside(*segment, first.range);
    first.line =
        segment->lines->position(*segment->text, place.start, text::Encoding::utf32).line + 1;
  }
  return units;
}

syntax::Stop stop_after(std::chrono::milliseconds limit, syntax::Stop also) {
  return [deadline = std::chrono::steady_clock::now() + limit, also = std::move(also)] {
    return std::chrono::steady_clock::now() >= deadline || (also && also());
  };
}

}  // namespace paddle_ls::server
