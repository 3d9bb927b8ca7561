#include "engine/mapping_docs/examples/example_halves.hpp"

namespace paddle_ls::mapping_docs {

std::vector<Half> halves_of(const Document& document, const Identity& identity,
                            const DocumentProfile& profile, const CodeScan& scan) {
  std::vector<Half> halves;
  for (const ByteRange comment : scan.comments) {
    const std::string_view text = document.slice(comment);
    if (text.find(profile.phrases.half_mark) == std::string_view::npos) continue;
    const auto mentions = [&](std::string_view upper, std::string_view lower) {
      return text.find(upper) != std::string_view::npos ||
             text.find(lower) != std::string_view::npos;
    };
    // "PyTorch 的 ... ，Paddle 写法" is a half of the last product it names.
    const bool target = mentions("Paddle", "paddle");
    const bool source =
        mentions("orch", "orch") || text.find(identity.source_column) != std::string_view::npos;
    if (target || source) halves.push_back({target && !source, comment});
  }
  return halves;
}

}  // namespace paddle_ls::mapping_docs
