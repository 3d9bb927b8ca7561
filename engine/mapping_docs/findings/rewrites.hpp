// Edits that several checks and editor commands share: what a title, a heading or a name becomes.
#pragma once

#include "engine/mapping_docs/findings/check_context.hpp"

namespace paddle_ls::mapping_docs {

// `## [ category ]api`, the one form that every tool accepts.
std::string title_line(std::string_view category, std::string_view api);

// `### [api](url)`.
std::string api_heading_line(std::string_view api, std::string_view url);

// True where `summary` holds a phrase that claims `category`.
bool claims(std::string_view summary, const Category& category);

// The edits that make `category` the category of the document: the title, and the summary where it
// is one line that plainly claims another one.
text::Edits change_category(const CheckContext& context, const Category& category);

// Every place that names the source API becomes `api`: title, headings and signatures of that name.
text::Edits rename_source_api(const Document& document, std::string_view api);

// The address at which the documentation of `api` usually stands; empty where there is no usual
// one.
std::string usual_url(std::string_view api);

// "\r\n" where the document's first line ends so, else "\n".
std::string_view line_ending(const Document& document);

// The category that the table proves, or the empty string where it proves nothing.
struct ImpliedCategory {
  const Category* category = nullptr;
  const ComparedRow* proof = nullptr;  // the row that proves it; null for a missing table
  std::string reason;
};
ImpliedCategory implied_category(const CheckContext& context);

}  // namespace paddle_ls::mapping_docs
