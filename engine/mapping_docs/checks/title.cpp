// The first line: category and API.
#include <algorithm>

#include "engine/mapping_docs/findings/check_context.hpp"
#include "engine/mapping_docs/findings/rewrites.hpp"
#include "engine/mapping_docs/original/original_lines.hpp"
#include "engine/mapping_docs/text/without_confusables.hpp"
#include "engine/text/nearest_word.hpp"

namespace paddle_ls::mapping_docs::checks {

namespace {

std::string_view category_for_new_title(const CheckContext& context) {
  const ImpliedCategory implied = implied_category(context);
  return implied.category ? std::string_view(implied.category->name) : std::string_view{};
}

// The categories a writer may have meant, the likeliest first.
std::vector<std::string> category_candidates(const CheckContext& context,
                                             std::string_view written) {
  const DocumentProfile& profile = context.profile;
  const std::string plain = without_confusables(written);
  if (profile.category(plain)) return {plain};
  if (const auto renamed = profile.renamed_categories.find(plain);
      renamed != profile.renamed_categories.end()) {
    return renamed->second;
  }
  std::vector<std::string_view> names;
  for (const Category& category : profile.categories) {
    if (!category.internal) names.push_back(category.name);
  }
  std::vector<std::string> candidates;
  if (const auto near = text::nearest_word(plain, names)) candidates.emplace_back(*near);
  const std::string_view implied = category_for_new_title(context);
  if (!implied.empty() && candidates.empty()) candidates.emplace_back(implied);
  return candidates;
}

}  // namespace

void title_missing(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  const ByteRange first = document.line(0);
  std::string_view line = document.slice(first);
  if (line.starts_with("\xEF\xBB\xBF")) line.remove_prefix(3);  // doc/encoding speaks of it
  if (original_title(line)) return;
  const std::string ending(line_ending(document));
  if (!document.title) {
    DocumentFinding& finding = report.add(first, "line 1 is not a title: ## [ category ]API");
    const std::string_view category = category_for_new_title(context);
    if (context.identity.discovered && !category.empty()) {
      finding.fixes.push_back(
          fix("Insert the title",
              {{{0, 0}, title_line(category, context.identity.stem) + ending + ending}}));
    }
    return;
  }
  const Title& title = *document.title;
  const std::string wanted = title_line(document.slice(title.category), title.api);
  if (title.line == 0) {
    if (title.category.empty()) return;  // title/category-unknown speaks of it
    report.add(title.range, "the title is not of the form ## [ category ]API")
        .fixes.push_back(fix("Write " + wanted, {{title.range, wanted}}));
    return;
  }
  report.add(first, "the title must be in line 1")
      .fixes.push_back(fix("Move the title to line 1",
                           {{{0, document.whole_line(title.line).end}, wanted + ending}}));
}

void title_category_unknown(const CheckContext& context, Report& report) {
  if (!context.document.title || context.category) return;
  const Title& title = *context.document.title;
  const std::string written(context.slice(title.category));
  DocumentFinding& finding = report.add(
      title.category.empty() ? title.brackets : title.category,
      written.empty() ? "the category is missing" : "unknown category \"" + written + "\"");
  for (const std::string& name : category_candidates(context, written)) {
    const Category* category = context.profile.category(name);
    if (!category) continue;
    finding.fixes.push_back(
        {"Change the category to " + name, change_category(context, *category), {}});
  }
}

void title_category_internal(const CheckContext& context, Report& report) {
  if (!context.category || !context.category->internal) return;
  report.add(context.document.title->category,
             "the tools accept this category, but the format guide does not know it");
}

void title_api_mismatch(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  if (!document.title) return;
  const Title& title = *document.title;
  for (const ApiHeading& source : document.sources) {
    if (source.api == title.api) continue;
    DocumentFinding& finding =
        report.add(title.name, "the title names " + title.api + ", the heading " + source.api);
    finding.related.push_back({{}, source.name, "the heading names " + source.api});
    const DocumentFix to_heading =
        fix("Name it " + source.api + " in the title", {{title.name, source.api}});
    const DocumentFix to_title =
        fix("Name it " + title.api + " in the heading", {{source.name, title.api}});
    const bool title_is_right = title.api == context.identity.stem;
    finding.fixes = {title_is_right ? to_title : to_heading,
                     title_is_right ? to_heading : to_title};
    return;
  }
}

void title_filename_mismatch(const CheckContext& context, Report& report) {
  if (!context.document.title) return;
  const Title& title = *context.document.title;
  const std::string& stem = context.identity.stem;
  // Names that differ in case only would collide on some file systems: `T__upper` beside `t`.
  if (title.api == stem || title.api + "__upper" == stem || title.api.empty()) return;
  DocumentFinding& finding =
      report.add(title.name, "the title names " + title.api + ", the file is " + stem + ".md");
  if (title.api.find('/') == std::string::npos) {
    finding.fixes.push_back({"Rename the file to " + title.api + ".md", {}, title.api});
  }
  if (stem.starts_with(context.identity.source_prefix)) {
    finding.fixes.push_back(
        {"Rename the API to " + stem, rename_source_api(context.document, stem), {}});
  }
}

// If each category has a separate folder, the two must agree. A file cannot be moved by a fix
// that leaves the index as it is, so what is offered is the other category.
void title_folder(const CheckContext& context, Report& report) {
  const std::string& wanted = context.identity.required_category;
  if (wanted.empty() || !context.category || context.category->name == wanted) return;
  DocumentFinding& finding = report.add(context.document.title->category,
                                        "this folder is for documents of the category " + wanted);
  if (const Category* category = context.profile.category(wanted)) {
    finding.fixes.push_back(
        {"Change the category to " + wanted, change_category(context, *category), {}});
  }
  const auto& folders = context.profile.layout.class_folders;
  const auto own = std::find_if(folders.begin(), folders.end(), [&](const auto& folder) {
    return folder.second == context.category->name;
  });
  if (own != folders.end()) {
    finding.fixes.push_back({"Move the file to " + own->first, {}, {}, own->first});
  }
}

void title_style(const CheckContext& context, Report& report) {
  if (!context.document.title) return;
  const Title& title = *context.document.title;
  const std::string_view line = context.slice(title.range);
  const auto parsed = original_title(line);
  if (!parsed || title.category.empty() || title.name.empty()) return;
  const std::string wanted = title_line(context.slice(title.category), context.slice(title.name));
  if (line == wanted) return;
  report
      .add(title.brackets,
           "titles are written ## [ category ]API, with one space inside each bracket")
      .fixes.push_back(fix("Write " + wanted, {{title.range, wanted}}));
}

void title_second_h2(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  if (!document.title) return;
  for (std::size_t i = 0; i < document.headings.size(); ++i) {
    const Heading& heading = document.headings[i];
    if (heading.level > 2 || heading.kind == HeadingKind::title) continue;
    const bool api = heading.kind == HeadingKind::source || heading.kind == HeadingKind::target;
    if (api) continue;  // its own check speaks of the level
    DocumentFinding& finding =
        report.add(heading.range, "a document has one heading of level 2, its title");
    const std::string_view text = context.slice(heading.text);
    if (text.empty()) {
      finding.fixes.push_back(fix("Delete the heading", {{document.whole_line(heading.line), ""}}));
    } else if (heading.kind == HeadingKind::example || heading.kind == HeadingKind::arguments) {
      finding.fixes.push_back(
          fix("Make it level 3", {{heading.range, "### " + std::string(text)}}));
    }
  }
}

}  // namespace paddle_ls::mapping_docs::checks
