// The headings of the two APIs and of unexpected sections.
#include <algorithm>

#include "engine/mapping_docs/findings/check_context.hpp"
#include "engine/mapping_docs/findings/rewrites.hpp"
#include "engine/mapping_docs/original/original_lines.hpp"
#include "engine/text/edit_distance.hpp"

namespace paddle_ls::mapping_docs::checks {

namespace {

// Headings that are meant to name an API but that the original tools skip.
void report_near_misses(const CheckContext& context, Report& report,
                        const std::vector<ApiHeading>& headings, const std::string& prefix,
                        std::string_view intended) {
  const Document& document = context.document;
  for (const ApiHeading& api : headings) {
    const Heading& heading = document.headings[api.heading];
    if (original_api_heading(document.slice(heading.range), prefix)) continue;
    std::string name = api.api;
    std::erase(name, '`');
    std::string what = "a heading of the form ### [" + prefix + "...](URL) is expected";
    if (!name.starts_with(prefix)) {
      what = "the name does not start with " + prefix;
      const std::size_t dot = name.find('.');
      if (dot == std::string::npos) {
        name = std::string(intended);
      } else {
        name = prefix + name.substr(dot + 1);
      }
      if (!intended.empty() && text::edit_distance(name, intended, 2) <= 2)
        name = std::string(intended);
    }
    std::string url(document.slice(api.url));
    // Parentheses inside an address are written in their escaped form.
    for (std::size_t at = url.find_first_of("()"); at < url.size();
         at = url.find_first_of("()", at)) {
      url.replace(at, 1, url[at] == '(' ? "%28" : "%29");
    }
    DocumentFinding& finding = report.add(heading.range, std::move(what));
    if (name.size() > prefix.size()) {
      const std::string line = api_heading_line(name, url);
      finding.fixes.push_back(fix("Write " + line, {{heading.range, line}}));
    }
  }
}

void report_no_parens(const CheckContext& context, Report& report,
                      const std::vector<ApiHeading>& headings, const std::string& prefix,
                      Severity severity) {
  for (const ApiHeading& api : headings) {
    const Heading& heading = context.document.headings[api.heading];
    if (api.link || !original_api_heading(context.slice(heading.range), prefix)) continue;
    DocumentFinding& finding = report.add(api.name, "the heading of " + api.api + " has no (URL)");
    grade(finding, severity);
    const std::string url = usual_url(api.api);
    if (!url.empty()) {
      finding.fixes.push_back(
          fix("Add (" + url + ")", {{{heading.range.end, heading.range.end}, "(" + url + ")"}}));
    }
  }
}

}  // namespace

void source_heading_missing(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  if (document.sources.empty()) {
    const ByteRange at = document.title ? document.title->range : document.line(0);
    report.add(at, "no section of the source API: ### [" + context.identity.source_prefix +
                       "...](URL) with its signature");
    return;
  }
  report_near_misses(context, report, document.sources, context.identity.source_prefix,
                     document.title ? std::string_view(document.title->api) : std::string_view{});
}

void target_heading_missing(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  const bool required = !context.category || context.category->target == FieldPresence::required;
  const auto line_of = [&](const ApiHeading& api) { return document.headings[api.heading].range; };
  if (document.targets.empty()) {
    if (!required || document.sources.empty()) return;
    report.add(line_of(document.sources.front()),
               "no section of the Paddle API follows: ### [paddle...](URL) with its signature");
    return;
  }
  if (!document.sources.empty() &&
      document.targets.front().heading < document.sources.front().heading) {
    DocumentFinding& finding =
        report.add(line_of(document.targets.front()),
                   "the section of the source API must stand before this one");
    finding.related.push_back({{}, line_of(document.sources.front()), "the source API"});
  }
  report_near_misses(context, report, document.targets, context.identity.target_prefix, {});
}

void heading_no_url_parens(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  report_no_parens(context, report, document.targets, context.identity.target_prefix,
                   Severity::error);
  report_no_parens(context, report, document.sources, context.identity.source_prefix,
                   Severity::warning);
}

void section_unknown(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  const DocumentProfile& profile = context.profile;
  for (const Heading& heading : document.headings) {
    const std::string_view text = context.slice(heading.text);
    if (heading.level != 3 || text.empty()) continue;
    if (heading.kind == HeadingKind::example && text != profile.example_heading) {
      report.add(heading.range, "the section of examples is called " + profile.example_heading)
          .fixes.push_back(
              fix("Call it " + profile.example_heading, {{heading.text, profile.example_heading}}));
    }
    if (heading.kind != HeadingKind::other || text.starts_with("[]")) continue;
    DocumentFinding& finding =
        report.add(heading.range, "the format knows no section of this name");
    if (text.find("：") != std::string_view::npos && document.example_heading != nowhere &&
        document.headings[document.example_heading].line < heading.line) {
      finding.fixes.push_back(
          fix("Make it the heading of an example", {{heading.range, "#### " + std::string(text)}}));
    }
  }
  if (document.sources.size() == 1 && document.targets.size() > 1 && !document.overloads) {
    for (std::size_t i = 1; i < document.targets.size(); ++i) {
      DocumentFinding& finding =
          report.add(document.headings[document.targets[i].heading].range,
                     "a second section of a Paddle API: the tools read the first one only");
      finding.related.push_back({{}, document.targets[0].name, "the section that counts"});
    }
  }
}

// Tools of the second generation cut documents of overloads at lines of exactly 97 dashes.
void overload_separator(const CheckContext& context, Report& report) {
  constexpr std::size_t dashes = 97;
  for (const ByteRange ruler : context.document.rulers) {
    if (ruler.size() == dashes) continue;
    report.add(ruler, "overloads are separated by a line of 97 dashes")
        .fixes.push_back(fix("Write 97 dashes", {{ruler, std::string(dashes, '-')}}));
  }
}

// The same tools look for a word after the title before they cut.
void overload_announcement(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  if (!document.title || document.sources.empty()) return;
  const std::size_t start = document.title->range.end;
  const std::size_t end = std::max(start, document.sources.front().name.start);
  const std::string& word = context.profile.phrases.overloads;
  const bool announced = document.slice({start, end}).find(word) != std::string_view::npos;
  if (!announced && !document.rulers.empty()) {
    const std::string ending(line_ending(document));
    report.add(document.rulers.front(), "overloads are announced by a line with " + word)
        .fixes.push_back(
            fix("Announce the overloads after the title",
                {{{start, start}, ending + ending + "该 API 有多组" + word + "，如下："}}));
    return;
  }
  const auto is_further = [&](const Table& table) {
    return table.parameters && &table != document.parameter_table();
  };
  const auto further = std::find_if(document.tables.begin(), document.tables.end(), is_further);
  if (announced && document.rulers.empty() && further != document.tables.end()) {
    report.add(further->header.range,
               "a line of 97 dashes must separate this overload from the last one");
  }
}

}  // namespace paddle_ls::mapping_docs::checks
