#include "engine/mapping_docs/generate/skeleton.hpp"

#include <algorithm>
#include <array>

#include "engine/mapping_docs/findings/rewrites.hpp"
#include "engine/mapping_docs/generate/skeleton_text.hpp"

namespace paddle_ls::mapping_docs {

namespace {

std::string_view implied_name(const NewDocument& wanted, const ImpliedNames& names) {
  const auto any = [&](auto predicate) {
    return std::any_of(wanted.parameters.begin(), wanted.parameters.end(), predicate);
  };
  if (any([](const ParameterMapping& each) { return each.target.empty(); })) {
    return names.source_more;
  }
  if (any([](const ParameterMapping& each) { return each.source.empty(); })) {
    return names.target_more;
  }
  if (any([](const ParameterMapping& each) { return !each.target_default.empty(); })) {
    return names.defaults;
  }
  if (any([](const ParameterMapping& each) { return each.source != each.target; })) {
    return names.names;
  }
  return wanted.parameters.empty() ? names.no_parameters : names.identical;
}

const Category& category_of(const NewDocument& wanted, const DocumentProfile& profile) {
  if (const Category* chosen = profile.category(wanted.category)) return *chosen;
  if (!wanted.target_api.empty()) {
    if (const Category* implied = profile.category(implied_name(wanted, profile.implied))) {
      return *implied;
    }
  }
  // Without a Paddle API, or where the profile has no name for the implied case: the first category
  // that fits the sections there are.
  const FieldPresence target =
      wanted.target_api.empty() ? FieldPresence::optional : FieldPresence::required;
  const auto fitting =
      std::find_if(profile.categories.begin(), profile.categories.end(), [&](const Category& each) {
        return !each.internal && each.target == target && each.example == ExampleRule::required;
      });
  return fitting == profile.categories.end() ? profile.categories.front() : *fitting;
}

std::string section(std::string_view api, std::string_view url, std::string_view signature,
                    bool is_call) {
  return filled(
      skeletons().section,
      {{"heading", api_heading_line(api, url.empty() ? usual_url(api) : std::string(url))},
       {"api", std::string(api)},
       {"call", is_call ? "(" + std::string(signature) + ")" : std::string()}});
}

// Parameters without effect on what a network computes, or with a value that Paddle takes from the
// input.
bool is_deletable(std::string_view name) {
  constexpr std::array<std::string_view, 15> names = {
      "layout",        "memory_format",    "inplace",        "progress",
      "validate_args", "generator",        "cache_size",     "foreach",
      "fused",         "capturable",       "differentiable", "dtype",
      "cache_enabled", "check_invariants", "skip_validation"};
  return std::find(names.begin(), names.end(), name) != names.end();
}

std::string note_of(const ParameterMapping& parameter, const DocumentProfile& profile) {
  if (parameter.target.empty()) {
    return is_deletable(parameter.source) ? profile.note_endings.back()
                                          : profile.note_endings.front();
  }
  if (!parameter.target_default.empty()) {
    return profile.phrases.default_differs + "，PyTorch 默认为 `" + parameter.source_default +
           "`，Paddle 默认为 `" + parameter.target_default + "`，Paddle 需设置为与 PyTorch 一致。";
  }
  if (parameter.source.empty()) return profile.phrases.keep_default + "。";
  if (parameter.source != parameter.target) return profile.phrases.name_differs + "。";
  return "`" + parameter.source + "`。";
}

std::string example(const NewDocument& wanted, const DocumentProfile& profile) {
  const auto call = [](const std::string& api) {
    return api.empty() ? std::string("...") : api + "(...)";
  };
  return filled(skeletons().example, {{"source_half", profile.phrases.source_half},
                                      {"source_call", call(wanted.source_api)},
                                      {"target_half", profile.phrases.target_half},
                                      {"target_call", call(wanted.target_api)}});
}

std::string arguments(const NewDocument& wanted, const DocumentProfile& profile) {
  const std::string column = wanted.source_api.starts_with(profile.layout.source_prefix)
                                 ? profile.source_column
                                 : wanted.source_api.substr(0, wanted.source_api.find('.'));
  templates::List rows;
  for (const ParameterMapping& each : wanted.parameters) {
    rows.emplace_back(
        filled(skeletons().argument_row, {{"source", each.source.empty() ? "-" : each.source},
                                          {"target", each.target.empty() ? "-" : each.target},
                                          {"note", note_of(each, profile)}}));
  }
  return filled(skeletons().arguments, {{"heading", profile.arguments_heading},
                                        {"source_column", column},
                                        {"target_column", profile.target_column},
                                        {"note_column", profile.note_column},
                                        {"rows", std::move(rows)}});
}

// One example for each parameter that has to be rewritten, or one for all.
void add_examples(const std::vector<std::string>& rewritten, const NewDocument& wanted,
                  const DocumentProfile& profile, std::vector<std::string>& paragraphs) {
  paragraphs.push_back("### " + profile.example_heading);
  if (rewritten.empty()) paragraphs.push_back(example(wanted, profile));
  for (const std::string& name : rewritten) {
    paragraphs.push_back("#### " + name);
    paragraphs.push_back(example(wanted, profile));
  }
}

// Paragraphs with one blank line between them, whatever their own ends.
templates::List separated(const std::vector<std::string>& paragraphs) {
  templates::List list;
  for (const std::string& each : paragraphs) {
    list.emplace_back(each.substr(0, each.find_last_not_of('\n') + 1) + "\n\n");
  }
  return list;
}

}  // namespace

std::string new_document(const NewDocument& wanted, const DocumentProfile& profile) {
  const Category& category = category_of(wanted, profile);
  std::vector<std::string> paragraphs{
      section(wanted.source_api, wanted.source_url, wanted.source_signature, wanted.is_call)};
  if (!wanted.target_api.empty()) {
    paragraphs.push_back(
        section(wanted.target_api, wanted.target_url, wanted.target_signature, wanted.is_call));
  }
  paragraphs.push_back(category.summary);
  const bool table = category.table_expected && !wanted.target_api.empty();
  if (table) paragraphs.push_back(arguments(wanted, profile));
  std::vector<std::string> rewritten;
  for (const ParameterMapping& each : wanted.parameters) {
    if (table && each.target.empty() && !is_deletable(each.source))
      rewritten.push_back(each.source);
  }
  const bool needs_example =
      category.example != ExampleRule::none &&
      (category.example != ExampleRule::rewritten_rows || !rewritten.empty());
  if (needs_example) add_examples(rewritten, wanted, profile, paragraphs);
  return filled(skeletons().document, {{"title", title_line(category.name, wanted.source_api)},
                                       {"paragraphs", separated(paragraphs)}});
}

}  // namespace paddle_ls::mapping_docs
