#include "server/to_static/static_model.hpp"

#include "engine/syntax/parser.hpp"
#include "engine/to_static/hazards/explain.hpp"
#include "engine/to_static/hazards/find_hazards.hpp"
#include "server/settings/codes.hpp"

namespace paddle_ls::server {

std::size_t StaticModel::memory_bytes() const {
  return sizeof(*this) + hazards_.capacity() * sizeof(to_static::Hazard);
}

std::vector<Fix> StaticModel::fixes(std::size_t problem) const {
  std::vector<Fix> shown;
  if (problem >= hazards_.size()) return shown;
  for (const to_static::HazardFix& fix : hazards_[problem].fixes) {
    shown.push_back({fix.title, {{{nullptr, fix.edits}}, {}}, hazards_[problem].fixes.size() == 1});
  }
  return shown;
}

std::optional<HoverCard> StaticModel::hover(std::size_t offset) const {
  const auto tree = syntax::parse(syntax::Language::python, *text_);
  if (!tree) return {};
  auto explained = to_static::explain(tree->root(), *text_, offset);
  if (!explained) return {};
  return HoverCard{explained->range, std::move(explained->markdown)};
}

Reading read_static(const Source& source) {
  Reading reading;
  if (!to_static::may_convert(*source.text)) return reading;
  const auto tree = syntax::parse(syntax::Language::python, *source.text);
  if (!tree) return reading;
  auto hazards = to_static::find_hazards(tree->root(), *source.text, to_static::Reach::converted);
  for (const to_static::Hazard& hazard : hazards) {
    Problem problem{hazard.range, *settings::find_code(hazard.rule->code), hazard.message};
    for (const to_static::ConversionReason& reason : hazard.reasons) {
      problem.related.push_back({{nullptr, reason.range}, reason.message});
    }
    reading.problems.push_back(std::move(problem));
  }
  reading.model = std::make_shared<const StaticModel>(source.text, std::move(hazards));
  return reading;
}

}  // namespace paddle_ls::server
