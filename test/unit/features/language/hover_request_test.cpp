#include "server/features/language/hover_request.hpp"

#include <doctest/doctest.h>

#include "test/unit/features/sample_analysis.hpp"

using namespace paddle_ls;
using namespace paddle_ls::server;
namespace json = protocol::json;

namespace {

enum class Shows : std::uint8_t { text, markdown };

// The reply for a position; null if nothing is shown.
json::value hover_at(const Analysis& analysis, protocol::Position position,
                     Shows shows = Shows::markdown) {
  auto presentation = std::make_shared<Presentation>();
  presentation->client.hover_markdown = shows == Shows::markdown;
  const auto shared = std::make_shared<const Analysis>(analysis);
  const DocumentSnapshot document{shared, shared->source.segments.back(), presentation, {}, {}, {}};
  protocol::HoverParams params;
  params.position = position;
  const Outcome outcome = hover(document, params);
  REQUIRE(std::holds_alternative<json::value>(outcome));
  return std::get<json::value>(outcome);
}

std::string text_of(const json::value& hover) {
  return std::string(hover.at("contents").at("value").as_string());
}

}  // namespace

TEST_CASE("a hover shows the card of the innermost use at the cursor, and the range of its name") {
  const Analysis analysis = analysis_of({"import torch\ny = torch.abs(torch.ceil(x))\n"});
  const json::value outer = hover_at(analysis, {1, 6});
  CHECK(text_of(outer).starts_with("**torch.abs** → **paddle.abs** (Paddle 3.3)"));
  const json::value inner = hover_at(analysis, {1, 16});
  CHECK(text_of(inner).starts_with("**torch.ceil**"));
  CHECK(inner.at("contents").at("kind") == "markdown");
  CHECK(inner.at("range").at("start").at("character") == 14);
  CHECK(inner.at("range").at("end").at("character") == 24);
}

TEST_CASE("a client without Markdown support gets plain text") {
  const Analysis analysis = analysis_of({"import torch\ny = torch.abs(x)\n"});
  const json::value card = hover_at(analysis, {1, 6}, Shows::text);
  CHECK(card.at("contents").at("kind") == "plaintext");
  CHECK(text_of(card).starts_with("torch.abs → paddle.abs (Paddle 3.3)"));
  CHECK(text_of(card).find('`') == std::string::npos);
}

TEST_CASE("nothing is shown next to a use, past the text, and if hovers are switched off") {
  const std::string text = "import torch\ny = torch.abs(x)\n";
  CHECK(hover_at(analysis_of({text}), {1, 0}).is_null());
  CHECK(hover_at(analysis_of({text}), {9, 0}).is_null());
  settings::Settings settings;
  settings.hover_enable = false;
  CHECK(hover_at(analysis_of({text}, settings), {1, 6}).is_null());
}

TEST_CASE("a hover in a cell is about the cell") {
  const Analysis analysis = analysis_of({"import torch", "y = torch.abs(x)"});
  const json::value card = hover_at(analysis, {0, 6});
  CHECK(card.at("range").at("start").at("line") == 0);
  CHECK(card.at("range").at("start").at("character") == 4);
}

TEST_CASE("the facts about a value are shown on request") {
  const std::string text = "import torch\nx = torch.ones(3)\nx += torch.randn(3)\ny = x.add(1)\n";
  settings::Settings settings;
  CHECK(text_of(hover_at(analysis_of({text}, settings), {3, 7})).find("Known of") ==
        std::string::npos);
  settings.hover_facts = true;
  const std::string card = text_of(hover_at(analysis_of({text}, settings), {3, 7}));
  CHECK(card.find("Known about the value: a tensor, because of what it is computed from") !=
        std::string::npos);
}
