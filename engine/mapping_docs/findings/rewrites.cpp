#include "engine/mapping_docs/findings/rewrites.hpp"

#include <algorithm>

#include "engine/mapping_docs/text/python_str.hpp"

namespace paddle_ls::mapping_docs {

std::string title_line(std::string_view category, std::string_view api) {
  return "## [ " + std::string(category) + " ]" + std::string(api);
}

std::string api_heading_line(std::string_view api, std::string_view url) {
  return "### [" + std::string(api) + "](" + std::string(url) + ")";
}

bool claims(std::string_view summary, const Category& category) {
  return std::any_of(
      category.summary_marks.begin(), category.summary_marks.end(),
      [&](const std::string& mark) { return summary.find(mark) != std::string_view::npos; });
}

text::Edits change_category(const CheckContext& context, const Category& category) {
  const Document& document = context.document;
  text::Edits edits{{document.title->brackets, "[ " + category.name + " ]"}};
  if (!document.summary || category.summary.empty()) return edits;
  const std::string_view summary = context.slice(*document.summary);
  const bool one_line = summary.find_first_of("\r\n") == std::string_view::npos;
  const bool claims_another =
      std::any_of(context.profile.categories.begin(), context.profile.categories.end(),
                  [&](const Category& each) { return claims(summary, each); });
  if (one_line && claims_another && !claims(summary, category)) {
    edits.push_back({*document.summary, category.summary});
  }
  return edits;
}

text::Edits rename_source_api(const Document& document, std::string_view api) {
  text::Edits edits;
  const auto rename = [&](ByteRange place) {
    if (document.slice(place) != api) edits.push_back({place, std::string(api)});
  };
  if (document.title) rename(document.title->name);
  for (const ApiHeading& source : document.sources) {
    rename(source.name);
    for (const Signature& signature : source.signatures) {
      if (strip(document.slice(signature.name)) == source.api) rename(signature.name);
    }
  }
  return text::normalized(std::move(edits)).value_or(text::Edits{});
}

std::string usual_url(std::string_view api) {
  if (api.starts_with("torch.") && api.find_first_of(" `\\") == std::string_view::npos) {
    const std::string name(api);
    return "https://pytorch.org/docs/stable/generated/" + name + ".html#" + name;
  }
  if (api.starts_with("paddle.") && api.find_first_of(" `\\") == std::string_view::npos) {
    const std::string base = "https://www.paddlepaddle.org.cn/documentation/docs/zh/develop/api/";
    if (api.starts_with("paddle.Tensor.")) return base + "paddle/Tensor_cn.html";
    std::string path(api);
    std::replace(path.begin(), path.end(), '.', '/');
    return base + path + "_cn.html";
  }
  return {};
}

std::string_view line_ending(const Document& document) {
  const std::size_t end = document.text.find_first_of("\r\n");
  const bool windows =
      end != std::string_view::npos && document.text.substr(end).starts_with("\r\n");
  return windows ? "\r\n" : "\n";
}

namespace {

// What one row proves, as the name of a category; empty when it proves nothing.
struct Proof {
  std::string_view category;
  std::string_view reason;
};

Proof proof_of(const CheckContext& context, const ComparedApis& comparison,
               const ComparedRow& row) {
  const ImpliedNames& implied = context.profile.implied;
  const std::string_view note = context.slice(row.note);
  const auto variadic = [&](const std::vector<ParameterName>& parameters, const CellName& name) {
    return std::any_of(parameters.begin(), parameters.end(), [&](const ParameterName& each) {
      return each.variadic && each.name == name.name;
    });
  };
  if (!row.source.empty() && row.target_absent) {
    if (variadic(comparison.source_parameters, row.source.front())) return {};
    return {implied.source_more, "Paddle lacks a parameter"};
  }
  if (note.find(context.profile.phrases.default_differs) != std::string_view::npos) {
    return {implied.defaults, "a default differs"};
  }
  if (row.source_absent && !row.target.empty()) {
    if (row.target.front().name == "name" ||
        variadic(comparison.target_parameters, row.target.front())) {
      return {};
    }
    return {implied.target_more, "PyTorch lacks a parameter"};
  }
  if (row.source.size() == 1 && row.target.size() == 1 &&
      row.source.front().name != row.target.front().name) {
    return {implied.names, "the names of a parameter differ"};
  }
  return {};
}

}  // namespace

ImpliedCategory implied_category(const CheckContext& context) {
  ImpliedCategory best;
  const auto consider = [&](std::string_view name, const ComparedRow* row,
                            std::string_view reason) {
    const Category* category = context.profile.category(name);
    if (!category || (best.category && best.category->priority >= category->priority)) return;
    best = {category, row, std::string(reason)};
  };
  for (const ComparedApis& comparison : context.comparisons) {
    if (!comparison.rows.empty()) {
      consider(context.profile.implied.identical, nullptr, "every parameter is the same");
    }
    for (const ComparedRow& row : comparison.rows) {
      if (row.free_text) continue;
      const Proof proof = proof_of(context, comparison, row);
      if (!proof.category.empty()) consider(proof.category, &row, proof.reason);
    }
  }
  return best;
}

}  // namespace paddle_ls::mapping_docs
