#include "engine/mapping_docs/editor/occurrences.hpp"

#include <algorithm>

#include "engine/mapping_docs/document/comparison.hpp"

namespace paddle_ls::mapping_docs {

namespace {

class Collector {
 public:
  Collector(const Document& document, const DocumentProfile& profile)
      : document_(document), profile_(profile) {}

  std::vector<Word> run() {
    if (const auto& title = document_.title) {
      const std::string category(document_.slice(title->category));
      add(WordKind::category, category, title->category, true);
      add(WordKind::source_api, title->api, title->name, true);
    }
    for (const ApiHeading& heading : document_.sources) {
      add_section(heading, WordKind::source_api, WordKind::source_parameter);
    }
    for (const ApiHeading& heading : document_.targets) {
      add_section(heading, WordKind::target_api, WordKind::target_parameter);
    }
    for (const ComparedApis& comparison : read_comparisons(document_, profile_)) {
      for (const ComparedRow& row : comparison.rows) {
        add_cell(row.source, WordKind::source_parameter);
        add_cell(row.target, WordKind::target_parameter);
      }
    }
    std::stable_sort(words_.begin(), words_.end(),
                     [](const Word& a, const Word& b) { return a.range < b.range; });
    // A block may serve two headings of a document that is still being written.
    std::vector<Word> disjoint;
    for (Word& word : words_) {
      if (disjoint.empty() || word.range.start >= disjoint.back().range.end) {
        disjoint.push_back(std::move(word));
      }
    }
    return disjoint;
  }

 private:
  void add(WordKind kind, std::string name, ByteRange range, bool declares) {
    if (!range.empty()) words_.push_back({kind, std::move(name), range, declares});
  }

  void add_section(const ApiHeading& heading, WordKind api, WordKind parameter) {
    add(api, heading.api, heading.name, true);
    for (const Signature& signature : heading.signatures) {
      add(api, std::string(document_.slice(signature.name)), signature.name, true);
      for (const ParameterName& each : parameter_names(document_.text, signature)) {
        add(parameter, std::string(each.name), each.range, true);
      }
    }
  }

  void add_cell(const std::vector<CellName>& names, WordKind kind) {
    for (const CellName& each : names) add(kind, each.name, each.range, false);
  }

  const Document& document_;
  const DocumentProfile& profile_;
  std::vector<Word> words_;
};

}  // namespace

std::vector<Word> words(const Document& document, const DocumentProfile& profile) {
  return Collector(document, profile).run();
}

std::vector<Word> occurrences(const Document& document, const DocumentProfile& profile,
                              std::size_t offset) {
  std::vector<Word> all = words(document, profile);
  const auto at = std::find_if(all.begin(), all.end(), [&](const Word& word) {
    return word.range.touches({offset, offset});
  });
  if (at == all.end()) return {};
  const WordKind kind = at->kind;
  const std::string name = at->name;
  std::erase_if(all, [&](const Word& word) { return word.kind != kind || word.name != name; });
  return all;
}

}  // namespace paddle_ls::mapping_docs
