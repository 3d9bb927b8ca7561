#include "server/features/convey/findings_at.hpp"

#include <doctest/doctest.h>

#include "test/unit/features/sample_analysis.hpp"

using namespace paddle_ls;
using namespace paddle_ls::server;

TEST_CASE("the findings of a place come from the outside in, and touch it at both ends") {
  const Analysis analysis = analysis_of({"import torch\ny = torch.abs(torch.ceil(x))\n"});
  const std::string& text = *analysis.source.text;
  const std::size_t outer = text.find("torch.abs");
  const std::size_t inner = text.find("torch.ceil");
  const auto apis = [&](text::ByteRange range) {
    std::vector<std::string_view> found;
    for (const std::size_t i : findings_at(analysis, range))
      found.push_back(analysis.uses.found.findings[i].api);
    return found;
  };
  using Apis = std::vector<std::string_view>;
  CHECK(apis({outer, outer}) == Apis{"torch.abs"});
  CHECK(apis({outer + 9, outer + 9}) == Apis{"torch.abs"});
  CHECK(apis({inner, inner}) == Apis{"torch.ceil"});
  CHECK(apis({outer, inner + 1}) == Apis{"torch.abs", "torch.ceil"});
  CHECK(apis({0, 1}).empty());
  CHECK(apis({text.size(), text.size()}).empty());
}
