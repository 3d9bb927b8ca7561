#include "engine/mapping_docs/skeleton.hpp"

#include <algorithm>

#include "engine/mapping_docs/rewrites.hpp"

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
  if (any([](const ParameterMapping& each) { return each.source != each.target; })) {
    return names.names;
  }
  return wanted.parameters.empty() ? names.no_parameters : names.identical;
}

const Category& category_of(const NewDocument& wanted, const Profile& profile) {
  if (const Category* chosen = profile.category(wanted.category)) return *chosen;
  if (!wanted.target_api.empty()) {
    if (const Category* implied = profile.category(implied_name(wanted, profile.implied))) {
      return *implied;
    }
  }
  // Without a Paddle API, or where the profile has no name for the implied case: the first category
  // that fits the sections there are.
  const Presence target = wanted.target_api.empty() ? Presence::optional : Presence::required;
  const auto fitting =
      std::find_if(profile.categories.begin(), profile.categories.end(), [&](const Category& each) {
        return !each.internal && each.target == target && each.example == ExampleRule::required;
      });
  return fitting == profile.categories.end() ? profile.categories.front() : *fitting;
}

std::string section(std::string_view api, std::string_view url, std::string_view signature,
                    bool is_call) {
  std::string text = api_heading_line(api, url.empty() ? usual_url(api) : std::string(url));
  text += "\n\n```python\n" + std::string(api);
  if (is_call) text += "(" + std::string(signature) + ")";
  return text + "\n```\n\n";
}

std::string note_of(const ParameterMapping& parameter, const Profile& profile) {
  if (parameter.target.empty()) return profile.note_endings.front();
  if (parameter.source.empty()) return profile.phrases.keep_default + "。";
  if (parameter.source != parameter.target) return profile.phrases.name_differs + "。";
  return "`" + parameter.source + "`。";
}

std::string example(const NewDocument& wanted, const Profile& profile) {
  const auto call = [](const std::string& api) {
    return api.empty() ? std::string("...") : api + "(...)";
  };
  return "```python\n" + profile.phrases.source_half + "\n" + call(wanted.source_api) + "\n\n" +
         profile.phrases.target_half + "\n" + call(wanted.target_api) + "\n```\n";
}

}  // namespace

std::string new_document(const NewDocument& wanted, const Profile& profile) {
  const Category& category = category_of(wanted, profile);
  std::string text = title_line(category.name, wanted.source_api) + "\n\n";
  text += section(wanted.source_api, wanted.source_url, wanted.source_signature, wanted.is_call);
  if (!wanted.target_api.empty()) {
    text += section(wanted.target_api, wanted.target_url, wanted.target_signature, wanted.is_call);
  }
  text += category.summary + "\n";
  const bool table = category.table_expected && !wanted.target_api.empty();
  if (table) {
    const std::string column = wanted.source_api.starts_with(profile.layout.source_prefix)
                                   ? profile.source_column
                                   : wanted.source_api.substr(0, wanted.source_api.find('.'));
    text += "\n### " + profile.arguments_heading + "\n\n| " + column + " | " +
            profile.target_column + " | " + profile.note_column + " |\n| --- | --- | --- |\n";
    for (const ParameterMapping& each : wanted.parameters) {
      text += "| " + (each.source.empty() ? "-" : each.source) + " | " +
              (each.target.empty() ? "-" : each.target) + " | " + note_of(each, profile) + " |\n";
    }
  }
  std::vector<std::string> rewritten;
  for (const ParameterMapping& each : wanted.parameters) {
    if (table && each.target.empty()) rewritten.push_back(each.source);
  }
  if (category.example == ExampleRule::none ||
      (category.example == ExampleRule::rewritten_rows && rewritten.empty()))
    return text;
  text += "\n### " + profile.example_heading + "\n";
  if (rewritten.empty()) text += "\n" + example(wanted, profile);
  for (const std::string& name : rewritten) {
    text += "\n#### " + name + "\n\n" + example(wanted, profile);
  }
  return text;
}

}  // namespace paddle_ls::mapping_docs
