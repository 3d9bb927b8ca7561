// The section of examples: that it is there, its headings, and the two halves of each example.
#include <algorithm>
#include <array>

#include "engine/mapping_docs/examples/example_halves.hpp"
#include "engine/mapping_docs/findings/check_context.hpp"
#include "engine/mapping_docs/findings/rewrites.hpp"
#include "engine/mapping_docs/text/code_scan.hpp"
#include "engine/mapping_docs/text/python_str.hpp"
#include "engine/text/nearest_word.hpp"

namespace paddle_ls::mapping_docs::checks {

namespace {

bool has_examples(const Document& document) {
  return document.example_heading != nowhere &&
         std::any_of(document.fences.begin(), document.fences.end(),
                     [](const Fence& fence) { return fence.role == FenceRole::example; });
}

// Rows whose note asks for an example, with the source parameter that has it.
struct Wanted {
  const ComparedRow* row;
  std::string name;
};

std::vector<Wanted> rewritten_parameters(const CheckContext& context) {
  std::vector<Wanted> wanted;
  for (const ComparedApis& comparison : context.comparisons) {
    for (const ComparedRow& row : comparison.rows) {
      const bool asks =
          context.slice(row.note).find(context.profile.phrases.rewrite) != std::string_view::npos;
      if (!asks) continue;
      for (const CellName& name : row.source) wanted.push_back({&row, name.name});
    }
  }
  return wanted;
}

bool contains_word(std::string_view text, std::string_view word) {
  const auto is_word = [&](std::size_t at) {
    const auto c = static_cast<unsigned char>(at < text.size() ? text[at] : ' ');
    return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  };
  for (std::size_t at = text.find(word); at != std::string_view::npos;
       at = text.find(word, at + 1)) {
    if ((at == 0 || !is_word(at - 1)) && !is_word(at + word.size())) return true;
  }
  return false;
}

std::string example_block(const CheckContext& context, std::string_view ending) {
  const Document& document = context.document;
  const Phrases& phrases = context.profile.phrases;
  const auto call = [](const std::vector<ApiHeading>& apis) {
    return apis.empty() ? std::string("...") : apis.front().api + "(...)";
  };
  std::string block;
  for (const std::string& line :
       {std::string("```python"), phrases.source_half, call(document.sources), std::string(),
        phrases.target_half, call(document.targets), std::string("```")}) {
    block += line + std::string(ending);
  }
  return block;
}

// Headings of the examples, level 4.
template <class Visit>
void for_each_parameter_heading(const Document& document, Visit visit) {
  for (const Heading& heading : document.headings) {
    if (heading.kind == HeadingKind::parameter) visit(heading);
  }
}

std::string defect_message(CodeDefect defect) {
  switch (defect) {
    case CodeDefect::fullwidth: return "full-width punctuation is not Python";
    case CodeDefect::prose: return "prose between the lines of code";
    case CodeDefect::bracket: return "this bracket has no match";
    case CodeDefect::string: return "this string is not closed";
  }
  return {};
}

template <class Visit>
void for_each_example(const CheckContext& context, Visit visit) {
  for (const Fence& fence : context.document.fences) {
    if (fence.role != FenceRole::example) continue;
    visit(fence, scan_code(context.document.text, fence.body));
  }
}

}  // namespace

void example_missing(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  if (!context.category || context.category->example == ExampleRule::none ||
      document.sources.empty() || has_examples(document)) {
    return;
  }
  const std::vector<Wanted> wanted = rewritten_parameters(context);
  if (context.category->example == ExampleRule::rewritten_rows && wanted.empty()) return;
  const bool hopeless = std::any_of(
      context.comparisons.begin(), context.comparisons.end(), [&](const ComparedApis& comparison) {
        return std::any_of(
            comparison.rows.begin(), comparison.rows.end(), [&](const ComparedRow& row) {
              return context.slice(row.note).find(context.profile.phrases.no_rewrite) !=
                     std::string_view::npos;
            });
      });
  if (wanted.empty() && hopeless) return;
  const ByteRange at = wanted.empty() ? document.title->category : wanted.front().row->note;
  DocumentFinding& finding = report.add(
      at, "the section ### " + context.profile.example_heading + " with an example is missing");
  const std::string ending(line_ending(document));
  std::string section;
  if (!document.text.ends_with('\n')) section += ending;
  if (document.example_heading == nowhere) {
    section += ending + "### " + context.profile.example_heading + ending + ending;
  }
  if (wanted.empty()) section += example_block(context, ending);
  for (const Wanted& each : wanted) {
    if (&each != &wanted.front()) section += ending;
    section += "#### " + each.name + ending + ending + example_block(context, ending);
  }
  finding.fixes.push_back(
      fix("Insert a skeleton", {{{document.text.size(), document.text.size()}, section}}));
}

void example_parameter_heading(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  if (!context.category || context.category->example != ExampleRule::rewritten_rows ||
      !has_examples(document)) {
    return;
  }
  for (const Wanted& each : rewritten_parameters(context)) {
    bool named = false;
    for_each_parameter_heading(document, [&](const Heading& heading) {
      named = named || context.slice(heading.text).find(each.name) != std::string_view::npos;
    });
    if (named) continue;
    const Heading& section = document.headings[document.example_heading];
    DocumentFinding& finding = report.add(
        section.range, "no example is headed #### " + each.name + ", though its row promises one");
    finding.related.push_back({{}, each.row->row->range, "the row of " + each.name});
    const std::string ending(line_ending(document));
    const std::string lead = document.text.ends_with('\n') ? ending : ending + ending;
    finding.fixes.push_back(
        fix("Insert an example for " + each.name,
            {{{document.text.size(), document.text.size()},
              lead + "#### " + each.name + ending + ending + example_block(context, ending)}}));
  }
}

void example_heading_unknown(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  std::vector<std::string_view> known;
  for (const auto* apis : {&document.sources, &document.targets}) {
    for (const ApiHeading& api : *apis) {
      for (const Signature& signature : api.signatures) {
        for (const ParameterName& each : parameter_names(document.text, signature)) {
          known.push_back(each.name);
        }
      }
    }
  }
  for (const ComparedApis& comparison : context.comparisons) {
    for (const ComparedRow& row : comparison.rows) {
      for (const auto* cell : {&row.source, &row.target}) {
        for (const CellName& name : *cell) known.push_back(name.name);
      }
    }
  }
  if (known.empty()) return;
  for_each_parameter_heading(document, [&](const Heading& heading) {
    const std::string_view text = context.slice(heading.text);
    if (text.find(context.profile.phrases.return_value) != std::string_view::npos) return;
    if (std::any_of(known.begin(), known.end(), [&](std::string_view name) {
          return contains_word(text, name) || text.find(name) != std::string_view::npos;
        })) {
      return;
    }
    DocumentFinding& finding =
        report.add(heading.text, "the heading names no parameter of the two APIs");
    std::size_t end = heading.text.start;
    while (end < heading.text.end && is_identifier(context.slice({heading.text.start, end + 1}))) {
      ++end;
    }
    const ByteRange word{heading.text.start, end};
    if (word.empty()) return;
    if (const auto near = text::nearest_word(context.slice(word), known)) {
      finding.fixes.push_back(
          fix("Replace with " + std::string(*near), {{word, std::string(*near)}}));
    }
  });
}

void example_heading_colon(const CheckContext& context, Report& report) {
  for_each_parameter_heading(context.document, [&](const Heading& heading) {
    const std::size_t colon = context.slice(heading.text).find(':');
    if (colon == std::string_view::npos) return;
    ByteRange range{heading.text.start + colon, heading.text.start + colon + 1};
    report.add(range, "between parameter and meaning stands ：");
    while (range.end < heading.text.end && context.document.text[range.end] == ' ') ++range.end;
    report.last().fixes.push_back(fix("Write ：", {{range, "："}}));
  });
}

void example_syntax(const CheckContext& context, Report& report) {
  constexpr std::array plain_forms = {
      std::pair{std::string_view("，"), std::string_view(", ")},
      std::pair{std::string_view("（"), std::string_view("(")},
      std::pair{std::string_view("）"), std::string_view(")")},
      std::pair{std::string_view("："), std::string_view(":")},
      std::pair{std::string_view("“"), std::string_view("\"")},
      std::pair{std::string_view("”"), std::string_view("\"")},
      std::pair{std::string_view("‘"), std::string_view("'")},
      std::pair{std::string_view("’"), std::string_view("'")},
  };
  const auto replacement = [&](ByteRange range) -> std::optional<text::Edit> {
    const auto plain = std::find_if(plain_forms.begin(), plain_forms.end(), [&](const auto& each) {
      return each.first == context.slice(range);
    });
    if (plain == plain_forms.end()) return {};
    const bool has_blank = context.document.text.substr(range.end).starts_with(' ');
    if (plain->second.ends_with(' ') && has_blank) ++range.end;
    return text::Edit{range, std::string(plain->second)};
  };
  const Document& document = context.document;
  for_each_example(context, [&](const Fence&, const CodeScan& scan) {
    for (std::size_t i = 0; i < scan.problems.size();) {
      // One finding a line: its problems have one cause.
      const CodeProblem& first = scan.problems[i];
      const ByteRange line = document.line(document.lines.line_of(first.range.start));
      bool prose = false;
      std::vector<text::Edit> edits;
      ByteRange range = first.range;
      for (; i < scan.problems.size() && scan.problems[i].range.start <= line.end; ++i) {
        const CodeProblem& problem = scan.problems[i];
        range.end = std::max(range.end, problem.range.end);
        prose = prose || problem.defect == CodeDefect::prose;
        if (problem.defect != CodeDefect::fullwidth) continue;
        if (auto edit = replacement(problem.range)) edits.push_back(std::move(*edit));
      }
      DocumentFinding& finding =
          report.add(range, defect_message(prose ? CodeDefect::prose : first.defect));
      const std::size_t start = stripped(document.text, line).start;
      if (prose) finding.fixes.push_back(fix("Make the line a comment", {{{start, start}, "# "}}));
      if (!prose && !edits.empty()) {
        finding.fixes.push_back({"Use ASCII punctuation", std::move(edits), {}});
      }
    }
  });
}

void example_halves(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  const Phrases& phrases = context.profile.phrases;
  for_each_example(context, [&](const Fence& fence, const CodeScan& scan) {
    const std::vector<Half> halves =
        halves_of(context.document, context.identity, context.profile, scan);
    const bool has_source =
        std::any_of(halves.begin(), halves.end(), [](const Half& half) { return !half.target; });
    const bool has_target =
        std::any_of(halves.begin(), halves.end(), [](const Half& half) { return half.target; });
    if (has_source != has_target) {
      report.add(fence.opening, std::string("the example has no line ") +
                                    (has_source ? phrases.target_half : phrases.source_half));
    }
    for (const Half& half : halves) {
      const std::string& wanted = half.target ? phrases.target_half : phrases.source_half;
      const std::string_view written = context.slice(half.comment);
      if (written.starts_with(wanted)) continue;  // also with a colon or a remark after it
      if (!strip(written.substr(1)).ends_with(phrases.half_mark) ||
          written.size() > wanted.size() + 4) {
        continue;  // an unrelated comment that happens to name a half
      }
      report
          .add(half.comment,
               "the halves start with " + phrases.source_half + " and " + phrases.target_half)
          .fixes.push_back(fix("Write " + wanted, {{half.comment, wanted}}));
    }
    for (std::size_t i = 1; i < halves.size(); ++i) {
      if (!halves[i].target || halves[i - 1].target) continue;
      const std::size_t line = document.lines.line_of(halves[i].comment.start);
      if (line == 0 || strip(document.slice(document.line(line - 1))).empty()) continue;
      const std::size_t at = document.line(line).start;
      if (stripped(document.text, document.line(line)).start != halves[i].comment.start) continue;
      report.add(halves[i].comment, "a blank line separates the two halves")
          .fixes.push_back(
              fix("Insert a blank line", {{{at, at}, std::string(line_ending(document))}}));
    }
    if (halves.size() > 1 && halves.front().target) {
      report.add(halves.front().comment, "PyTorch's half comes first");
    }
  });
}

void example_torch_left(const CheckContext& context, Report& report) {
  for_each_example(context, [&](const Fence& fence, const CodeScan& scan) {
    const std::vector<Half> halves =
        halves_of(context.document, context.identity, context.profile, scan);
    for (std::size_t i = 0; i < halves.size(); ++i) {
      if (!halves[i].target) continue;
      const std::size_t end = i + 1 < halves.size() ? halves[i + 1].comment.start : fence.body.end;
      const std::string_view half = context.slice({halves[i].comment.end, end});
      for (std::size_t at = half.find("torch."); at != std::string_view::npos;
           at = half.find("torch.", at + 1)) {
        const std::size_t start = halves[i].comment.end + at;
        const auto covers = [&](ByteRange range) { return range.contains(start); };
        const bool inside_word =
            at > 0 && (is_identifier(half.substr(at - 1, 1)) || half[at - 1] == '.');
        if (inside_word || std::any_of(scan.comments.begin(), scan.comments.end(), covers) ||
            std::any_of(scan.strings.begin(), scan.strings.end(), covers)) {
          continue;
        }
        report.add({start, start + 5}, "Paddle's half of the example still calls torch");
      }
    }
  });
}

}  // namespace paddle_ls::mapping_docs::checks
