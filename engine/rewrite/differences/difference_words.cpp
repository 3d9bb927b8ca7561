#include "engine/rewrite/differences/difference_words.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr std::string_view introduction = R"(# Differences between PyTorch and Paddle

<!-- Written by `paddle-ls differences --format markdown` from engine/rewrite/differences/differences.json. -->

A *difference* is a way in which Paddle's own form of something and PyTorch's differ for some programs. Where a use
depends on one that the project does not accept, another form is taken, or the use *needs review* and names it. The
setting `style` says which differences are accepted: `native` those that are marked here, `exact` only the few that
change no result. `decisions` answers for a single one:

```json
{"style": "native", "decisions": {"running-variance": "refuse", "in-place-result": "accept"}}
```

`paddle-ls differences` lists them with what the project around the current folder accepts, and
`paddle-ls differences ID` shows one. The programs were run with PyTorch 2.9.1 and, converted in the style `native`
with their difference accepted, with Paddle 3.3.1.
)";

std::string fenced(std::string_view kind, std::string_view text) {
  return "\n```" + std::string(kind) + "\n" + std::string(text) + "\n```\n";
}

}  // namespace

std::string sentence_of(const Difference& difference) {
  std::string sentence = with_holes_filled(difference.differs, [](auto) { return "..."; });
  if (!sentence.empty() && sentence.front() >= 'a' && sentence.front() <= 'z') {
    sentence.front() = static_cast<char>(sentence.front() - 'a' + 'A');
  }
  if (!sentence.ends_with('.')) sentence += '.';
  return sentence;
}

std::string section_of(const Difference& difference) {
  std::string text = "\n## " + std::string(difference.id) + "\n\n**" +
                     std::string(difference.title) + ".** " + sentence_of(difference) + "\n\n" +
                     "- Whom it concerns: " + std::string(difference.concerns) + "\n" +
                     "- How to see it: " + std::string(difference.see) + "\n";
  if (difference.is_exact) {
    text += "- Both styles accept it.\n";
  } else if (difference.is_native) {
    text += "- The style `native` accepts it.\n";
  }
  if (difference.program.empty()) return text;
  text += fenced("python", difference.program);
  text += "\nPyTorch prints `" + std::string(difference.with_torch) +
          "`, and the converted program prints `" + std::string(difference.with_paddle) + "`.\n";
  return text;
}

std::string differences_page() {
  std::string page(introduction);
  for (const Difference& difference : differences()) page += section_of(difference);
  return page;
}

}  // namespace paddle_ls::rewrite
