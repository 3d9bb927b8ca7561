// Characters and white space anywhere in the document.
#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/mapping_docs/findings/check_context.hpp"
#include "engine/mapping_docs/text/confusables.hpp"
#include "engine/mapping_docs/text/python_str.hpp"
#include "engine/text/utf8.hpp"

namespace paddle_ls::mapping_docs::checks {

namespace {

constexpr bool is_word_character(char32_t c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

constexpr std::array<bool, 256> identifier_characters = [] {
  std::array<bool, 256> table{};
  for (unsigned c = 0; c < 128; ++c) table[c] = is_word_character(c) || c == '_';
  return table;
}();

bool is_identifier_character(char c) {
  return identifier_characters[static_cast<unsigned char>(c)];
}

// Calls `found` with the range of every whole word of `words` in `text`.
template <class Found>
void find_words(std::string_view text, const std::map<std::string, std::string, std::less<>>& words,
                Found found) {
  // Most words differ in first letter or length from all of `words`; those are not looked up.
  std::array<std::uint64_t, 128> lengths{};
  for (const auto& [word, right] : words) {
    lengths[static_cast<unsigned char>(word.front()) & 0x7FU] |=
        1ULL << std::min<std::size_t>(word.size(), 63);
  }
  for (std::size_t at = 0; at < text.size();) {
    if (!is_identifier_character(text[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < text.size() && is_identifier_character(text[end])) ++end;
    const ByteRange range{at, end};
    const std::size_t first = static_cast<unsigned char>(text[at]) & 0x7FU;
    at = end;
    if ((lengths[first] >> std::min<std::size_t>(range.size(), 63) & 1U) == 0) continue;
    if (const auto word = words.find(text::slice(text, range)); word != words.end()) {
      found(range, word->second);
    }
  }
}

// True inside a code span, a link's address or a block of code, where a name may be spelled
// otherwise.
bool is_literal(const CheckContext& context, ByteRange word) {
  const Document& document = context.document;
  if (document.in_fence(word.start)) return true;
  const ByteRange line = document.line(document.lines.line_of(word.start));
  const std::string_view before = document.slice({line.start, word.start});
  if (std::count(before.begin(), before.end(), '`') % 2 == 1) return true;
  const std::size_t link = before.rfind("](");
  if (link != std::string_view::npos && before.find(')', link) == std::string_view::npos)
    return true;
  const std::string_view around = before.substr(before.find_last_of(" |(") + 1);
  return around.find('.') != std::string_view::npos || around.find('/') != std::string_view::npos ||
         context.slice({word.end, line.end}).starts_with('.');
}

// True on lines that a pragma of the documentation's own hook exempts.
bool is_skipped(const Document& document, std::size_t offset) {
  const std::size_t number = document.lines.line_of(offset);
  const auto has_pragma = [&](std::size_t line, std::string_view pragma) {
    const std::string_view content = document.slice(document.line(line));
    const std::size_t hook = content.find("dochooks:");
    return hook != std::string_view::npos && content.find(pragma, hook) != std::string_view::npos;
  };
  return has_pragma(number, "skip-line") ||
         (number > 0 && has_pragma(number - 1, "skip-next-line"));
}

// All tabs of a line at once: fixes are applied in a few rounds, a line may have any number.
text::Edits tabs_as_blanks(ByteRange line, std::string_view content) {
  text::Edits edits;
  for (std::size_t at = content.find('\t'); at != std::string_view::npos;
       at = content.find('\t', at + 1)) {
    edits.push_back({{line.start + at, line.start + at + 1}, "    "});
  }
  return edits;
}

}  // namespace

void doc_encoding(const CheckContext& context, Report& report) {
  const std::string_view text = context.document.text;
  if (text.starts_with("\xEF\xBB\xBF")) {
    report
        .add({0, 3}, "the file starts with a byte order mark, which hides its title from the tools")
        .fixes.push_back(fix("Remove the byte order mark", {{{0, 3}, ""}}));
  }
  if (const std::size_t bad = invalid_utf8(text); bad != std::string_view::npos) {
    report.add({bad, bad + 1}, "the file is not UTF-8 from here on; save it as UTF-8");
  }
  if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
    text::Edits removed;
    for (std::size_t at = nul; at != std::string_view::npos; at = text.find('\0', at + 1)) {
      removed.push_back({{at, at + 1}, ""});
    }
    report.add({nul, nul + 1}, "there is a NUL byte in the text")
        .fixes.push_back(fix("Remove all NUL bytes", std::move(removed)));
  }
}

void text_confusable(const CheckContext& context, Report& report) {
  const std::string_view text = context.document.text;
  for (std::size_t at = 0; at < text.size();) {
    // Both kinds of characters start with one of two bytes; everything else is passed over quickly.
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte != 0xC2 && byte != 0xE2) {
      ++at;
      continue;
    }
    const StrCharacter c = first_character(text.substr(at));
    if (const std::string_view plain = plain_form(c.value); !plain.empty()) {
      const bool blank = plain == " ";
      report
          .add({at, at + c.size},
               blank ? std::string("a no-break space is used instead of a space")
                     : "this is a Kangxi radical that only looks like " + std::string(plain))
          .fixes.push_back(
              fix(blank ? "Replace with a blank" : "Replace with " + std::string(plain),
                  {{{at, at + c.size}, std::string(plain)}}));
    }
    at += c.size;
  }
}

// The rule of the pre-commit hook of the documentation: a blank between Chinese and Latin text,
// also in code; `dochooks: skip-line` and `dochooks: skip-next-line` switch it off as they do
// there.
void text_cjk_latin_space(const CheckContext& context, Report& report) {
  const std::string_view text = context.document.text;
  for (std::size_t at = 1; at < text.size(); ++at) {
    // Only where ASCII meets other bytes is there anything to look at.
    if (((text[at - 1] ^ text[at]) & '\x80') == 0) continue;
    const bool latin_first = static_cast<unsigned char>(text[at - 1]) < 0x80;
    const char latin = latin_first ? text[at - 1] : text[at];
    if (!is_word_character(static_cast<unsigned char>(latin))) continue;
    std::size_t start = at;
    if (!latin_first) {
      do {
        --start;
      } while (start > 0 && text::is_continuation(text[start]));
    }
    const StrCharacter other = first_character(text.substr(start));
    if (!is_cjk(other.value) || is_skipped(context.document, at)) continue;
    report
        .add({at, at + (latin_first ? other.size : 1)},
             "a space is missing between Chinese and Latin text")
        .fixes.push_back(fix("Insert a blank", {{{at, at}, " "}}));
  }
}

void text_whitespace(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  const std::string_view text = document.text;
  if (text.empty()) return;
  const std::size_t first_end = text.find_first_of("\r\n");
  const bool windows = first_end != std::string_view::npos && text.substr(first_end, 2) == "\r\n";
  for (std::size_t number = 0; number < document.lines.line_count(); ++number) {
    const ByteRange line = document.line(number);
    const std::string_view content = document.slice(line);
    const std::size_t last = content.find_last_not_of(" \t");
    const std::size_t kept = last == std::string_view::npos ? 0 : last + 1;
    if (kept < content.size()) {
      const ByteRange blanks{line.start + kept, line.end};
      report.add(blanks, "white space at the end of the line")
          .fixes.push_back(fix("Remove it", {{blanks, ""}}));
    }
    const std::size_t tab = content.substr(0, kept).find('\t');
    // Inside a table row a tab is harmless: every reader strips the cells.
    if (tab != std::string_view::npos && !content.starts_with('|')) {
      const ByteRange range{line.start + tab, line.start + tab + 1};
      report.add(range, "a tab; the documents are indented with spaces")
          .fixes.push_back(
              fix("Replace with 4 blanks", tabs_as_blanks(line, content.substr(0, kept))));
    }
    const std::size_t next = document.whole_line(number).end;
    if (line.end < next && (next - line.end == 2) != windows) {
      report.add({line.end, next}, "this line ends differently from the first line")
          .fixes.push_back(fix("Use the ending of the first line",
                               {{{line.end, next}, windows ? "\r\n" : "\n"}}));
    }
  }
  if (text.back() != '\n' && text.back() != '\r') {
    report.add({text.size(), text.size()}, "the last line has no line ending")
        .fixes.push_back(
            fix("End the line", {{{text.size(), text.size()}, windows ? "\r\n" : "\n"}}));
  }
}

void text_product_name(const CheckContext& context, Report& report) {
  find_words(context.document.text, context.profile.product_names,
             [&](ByteRange word, const std::string& right) {
               if (is_literal(context, word)) return;
               report.add(word, "the product is written " + right)
                   .fixes.push_back(fix("Replace with " + right, {{word, right}}));
             });
}

void text_typo(const CheckContext& context, Report& report) {
  find_words(context.document.text, context.profile.typos,
             [&](ByteRange word, const std::string& right) {
               report.add(word, "probably a slip for " + right)
                   .fixes.push_back(fix("Replace with " + right, {{word, right}}));
             });
}

}  // namespace paddle_ls::mapping_docs::checks
