#include "project/questions/questions.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/text/line_index.hpp"
#include "project/conversion/convert_file.hpp"

namespace paddle_ls::project {
void Questions::add(const std::string& shown, const FileUses& uses) {
  const settings::Settings& settings = *uses.configuration.settings;
  const Standings standings(uses);
  const text::LineIndex lines(*uses.source.text);
  for (const std::size_t index : shown_findings(uses)) {
    const rewrite::Finding& finding = uses.found.findings[index];
    const Standing standing = standings.of(finding);
    verdicts_.add(standing);
    accepted_.add(finding, settings.style);
    const std::string id(rewrite::id_of(finding.difference));
    if (standing == Standing::refused) ++refused_[id];
    if (standing != Standing::open) continue;
    if (id.empty()) {
      ++unnamed_[std::string(finding.reason)];
      continue;
    }
    OpenQuestion& question = open_[id];
    const text::ByteRange range = uses.in_file(finding.range);
    const std::size_t line = lines.line_of(range.start) + 1;
    question.uses.push_back(
        {{shown, line, std::string(finding.api)}, std::string(finding.reason), range});
    if (!question.example.shows_change()) question.example = example_of(uses, index, lines, shown);
  }
}

void Questions::add(Questions other) {
  for (auto& [id, question] : other.open_) {
    OpenQuestion& known = open_[id];
    std::move(question.uses.begin(), question.uses.end(), std::back_inserter(known.uses));
    if (!known.example.shows_change()) known.example = std::move(question.example);
  }
  accepted_.add(other.accepted_);
  project::add(other.refused_, refused_);
  project::add(other.unnamed_, unnamed_);
  verdicts_ += other.verdicts_;
}

std::vector<std::string> Questions::by_uses() const {
  std::vector<std::string> ids;
  for (const auto& [id, question] : open_) ids.push_back(id);
  std::stable_sort(ids.begin(), ids.end(), [this](const std::string& a, const std::string& b) {
    return open_.find(a)->second.uses.size() > open_.find(b)->second.uses.size();
  });
  return ids;
}

}  // namespace paddle_ls::project
