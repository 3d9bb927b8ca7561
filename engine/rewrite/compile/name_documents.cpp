#include "engine/rewrite/compile/name_documents.hpp"

#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace paddle_ls::rewrite {

namespace {

using Names = std::map<std::string, std::string, std::less<>>;

struct Documents {
  Names folders;  // by module
  Names by_api;   // the text is empty for a document that is called as the API
};

Documents read_documents(std::string_view text) {
  constexpr std::string_view every_name = ".*";
  Documents result;
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    const std::size_t tab = line.find('\t');
    std::string name = line.substr(0, tab);
    std::string place = tab == std::string::npos ? "" : line.substr(tab + 1);
    if (name.ends_with(every_name)) {
      name.resize(name.size() - every_name.size());
      result.folders.emplace(std::move(name), std::move(place));
    } else {
      result.by_api.emplace(std::move(name), std::move(place));
    }
  }
  return result;
}

// The folder of the innermost module of `api` that has one, or an empty text.
std::string_view folder_of(std::string_view api, const Names& folders) {
  for (std::size_t dot = api.rfind('.'); dot != std::string_view::npos; dot = api.rfind('.')) {
    api = api.substr(0, dot);
    if (const auto found = folders.find(api); found != folders.end()) return found->second;
  }
  return {};
}

std::string document_of(std::string_view api, const Documents& documents) {
  const auto found = documents.by_api.find(api);
  if (found == documents.by_api.end()) return {};
  if (!found->second.empty()) return found->second;
  return std::string(folder_of(api, documents.folders)) + "/" + std::string(api);
}

}  // namespace

void name_documents(std::string_view documents, RuleTableBuilder& into) {
  const Documents known = read_documents(documents);
  std::vector<Rule> rules(into.table().rules.begin(), into.table().rules.end());
  for (Rule& rule : rules) {
    if (!rule.documentation.empty() || rule.since != Profile::v3_3) continue;
    const std::string document = document_of(into.text(rule.api), known);
    if (!document.empty()) rule.documentation = into.add(document);
  }
  into.set_rules(std::move(rules));
}

}  // namespace paddle_ls::rewrite
