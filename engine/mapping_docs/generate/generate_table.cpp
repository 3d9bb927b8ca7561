#include "engine/mapping_docs/generate/generate_table.hpp"

#include <algorithm>
#include <map>

#include "engine/mapping_docs/generate/skeleton_text.hpp"
#include "engine/mapping_docs/text/python_str.hpp"
#include "engine/text/line_index.hpp"

namespace paddle_ls::mapping_docs {

namespace {

std::string link(std::string_view label, std::string_view url) {
  return "[`" + std::string(label) + "`](" + std::string(url) + ")";
}

std::size_t code_points(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

struct Cells {
  std::string source, target, category, remark;
};

class Generator {
 public:
  Generator(std::string_view text, std::span<const DocumentedApi> apis,
            const DocumentProfile& profile)
      : text_(text), apis_(apis), profile_(profile), words_(profile.table_source) {}

  GeneratedTable run();

 private:
  void assign_apis(const TableSource& source);
  void expand(const MacroRow& row);
  void expand_table(const MacroRow& row);
  void expand_alias(const MacroRow& row);
  void add_row(const Cells& cells);
  Cells cells_of(const DocumentedApi& api, std::string_view label);
  void record(const std::string& api, const MacroRow& row, std::string document);

  std::string_view text_;
  std::span<const DocumentedApi> apis_;
  const DocumentProfile& profile_;
  const TableWords& words_;
  // A later document of the same API wins, as in the original; it is reported as a duplicate.
  std::map<std::string_view, std::vector<const DocumentedApi*>> by_name_;
  std::map<MacroCondition, std::vector<const DocumentedApi*>> members_;
  std::map<std::string, std::vector<RowOrigin>> origins_;
  std::size_t number_ = 1;
  std::string_view ending_ = "\n";
  GeneratedTable result_;
};

GeneratedTable Generator::run() {
  const TableSource source = read_table_source(text_, profile_);
  for (const SourceProblem& problem : source.problems) {
    if (problem.blocks) result_.problems.push_back(problem);
  }
  for (const DocumentedApi& api : apis_) by_name_[api.metadata.source_api].push_back(&api);
  assign_apis(source);

  if (text_.find("\r\n") != std::string_view::npos) ending_ = "\r\n";
  std::size_t copied = 0;
  for (const ApiTable& table : source.tables) {
    if (!table.recognised) continue;
    number_ = 1;
    for (const MacroRow& row : table.rows) {
      if (!row.macro) continue;
      result_.text.append(text_, copied, row.range.start - copied);
      expand(row);
      copied = row.range.end;
      if (text_.substr(copied).starts_with("\r\n")) ++copied;
      if (copied < text_.size()) ++copied;
    }
  }
  result_.text.append(text_, copied);
  for (auto& [api, origins] : origins_) {
    if (origins.size() > 1) result_.duplicates.push_back({api, std::move(origins)});
  }
  return std::move(result_);
}

void Generator::assign_apis(const TableSource& source) {
  std::vector<MacroCondition> conditions;
  for (const ApiTable& table : source.tables) {
    if (!table.recognised) continue;
    for (const MacroRow& row : table.rows) {
      if (row.condition) conditions.push_back(*row.condition);
    }
  }
  for (const auto& [name, documents] : by_name_) {
    if (const auto condition = condition_of(name, conditions)) {
      members_[conditions[*condition]].push_back(documents.back());
    } else {
      result_.without_table.emplace_back(name);
    }
  }
}

void Generator::record(const std::string& api, const MacroRow& row, std::string document) {
  origins_[api].push_back({row.line, row.range, std::move(document)});
}

void Generator::add_row(const Cells& cells) {
  const std::string row = filled(skeletons().api_row, {{"number", std::to_string(number_)},
                                                       {"source", cells.source},
                                                       {"target", cells.target},
                                                       {"category", cells.category},
                                                       {"remark", cells.remark}});
  result_.text.append(row, 0, row.find_last_not_of('\n') + 1);
  result_.text += ending_;
  ++number_;
  ++result_.rows;
}

Cells Generator::cells_of(const DocumentedApi& api, std::string_view label) {
  const Metadata& metadata = api.metadata;
  const Category* category = profile_.category(metadata.category);
  Cells cells{link(label, metadata.source_url), {}, metadata.category, {}};
  if (metadata.target_api) cells.target = link(*metadata.target_api, metadata.target_url);
  if (category && category->linked) {
    const std::string page = api.path.substr(0, api.path.rfind(".md")) + ".html";
    if (label != metadata.source_api) {
      cells.remark = "`" + metadata.source_api + "` " + words_.alias_text + "，";
    }
    cells.remark += "[" + words_.link_text + "](" + page + ")";
  }
  return cells;
}

void Generator::expand(const MacroRow& row) {
  const Macro& macro = *row.macro;
  switch (macro.kind) {
    case MacroKind::table: expand_table(row); return;
    case MacroKind::alias: expand_alias(row); return;
    case MacroKind::not_implemented:
    case MacroKind::in_development: break;
  }
  const std::string api = macro.value(text_, 0);
  record(api, row, {});
  const std::string_view url = text::slice(text_, macro.arguments[1]);
  if (macro.kind == MacroKind::in_development) {
    add_row({link(api, url), {}, words_.in_development, {}});
    return;
  }
  const std::string_view remark =
      macro.arguments.size() == 3 ? text::slice(text_, macro.arguments[2]) : std::string_view{};
  add_row({link(api, url), {}, words_.missing, std::string(remark)});
}

void Generator::expand_table(const MacroRow& row) {
  if (!row.condition) return;
  for (const DocumentedApi* api : members_[*row.condition]) {
    const std::string& name = api->metadata.source_api;
    for (const DocumentedApi* each : by_name_[name]) record(name, row, each->path);
    add_row(cells_of(*api, name));
  }
}

void Generator::expand_alias(const MacroRow& row) {
  const std::string alias = row.macro->value(text_, 0);
  const std::string api = row.macro->value(text_, 1);
  record(alias, row, {});
  const auto found = by_name_.find(api);
  if (found == by_name_.end()) {
    result_.problems.push_back({SourceProblemKind::macro_arguments, row.macro->arguments[1],
                                "no document describes " + api, true});
    return;
  }
  add_row(cells_of(*found->second.back(), alias));
}

}  // namespace

std::optional<std::size_t> condition_of(std::string_view api,
                                        std::span<const MacroCondition> conditions) {
  const auto depth = static_cast<std::size_t>(std::count(api.begin(), api.end(), '.'));
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    const MacroCondition& each = conditions[i];
    if (!api.starts_with(each.prefix) || depth > each.max_depth) continue;
    if (!best) {
      best = i;
      continue;
    }
    const MacroCondition& chosen = conditions[*best];
    const std::size_t length = code_points(each.prefix);
    const std::size_t chosen_length = code_points(chosen.prefix);
    if (length > chosen_length || (length == chosen_length && each.max_depth < chosen.max_depth)) {
      best = i;
    }
  }
  return best;
}

GeneratedTable generate_table(std::string_view table_source, std::span<const DocumentedApi> apis,
                              const DocumentProfile& profile) {
  return Generator(table_source, apis, profile).run();
}

}  // namespace paddle_ls::mapping_docs
