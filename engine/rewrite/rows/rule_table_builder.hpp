// An owner of rule rows: what the loader fills, and what the generator prints as constant data.
//
// Equal texts are stored once; the builder's table stays valid until the next addition.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

// Another name of an API that a table of names knows: the rule of `target` is its rule.
struct RuleAlias {
  std::string name;
  std::string target;
  std::size_t offset = 0;  // in the file
};

// Where rows stand in the file that they were read from, as byte offsets: an entry for each row, in
// the order in which they were added.
struct RowPlaces {
  std::vector<std::size_t> rules;
  std::vector<std::size_t> alternatives;
  std::vector<std::size_t> conditions;
};

class RuleTableBuilder {
 public:
  Text add(std::string_view text);

  // Adds rows that belong together.
  Rows<Parameter> add(const std::vector<Parameter>& rows) { return append(parameters_, rows); }
  Rows<Alternative> add(const std::vector<Alternative>& rows) {
    return append(alternatives_, rows);
  }
  Rows<Condition> add(const std::vector<Condition>& rows) { return append(conditions_, rows); }
  Rows<ArgumentRule> add(const std::vector<ArgumentRule>& rows) { return append(arguments_, rows); }
  Rows<Text> add(const std::vector<Text>& rows) { return append(names_, rows); }
  Rows<Template> add(const std::vector<Template>& rows) { return append(templates_, rows); }
  Rows<Piece> add(const std::vector<Piece>& rows) { return append(pieces_, rows); }
  Rows<TemplateNode> add(const std::vector<TemplateNode>& rows) { return append(nodes_, rows); }
  Rows<Need> add(const std::vector<Need>& rows) { return append(needs_, rows); }
  void add(const Rule& rule) { rules_.push_back(rule); }
  void add(const Helper& helper) { helpers_.push_back(helper); }

  // The same, with the places of the rows; these hold until `sort` or `set_rules`.
  Rows<Alternative> add(const std::vector<Alternative>& rows,
                        const std::vector<std::size_t>& places);
  Rows<Condition> add(const std::vector<Condition>& rows, const std::vector<std::size_t>& places);
  void add(const Rule& rule, std::size_t place);
  const RowPlaces& places() const { return places_; }

  void add(RuleAlias alias) { aliases_.push_back(std::move(alias)); }
  const std::vector<RuleAlias>& aliases() const { return aliases_; }
  void set_rules(std::vector<Rule> rules) { rules_ = std::move(rules); }

  std::string_view text(Text at) const {
    return std::string_view(strings_).substr(at.offset, at.size);
  }

  // Brings the rules into the order in which they are looked up.
  void sort();

  RuleTable table() const;

 private:
  template <class Row>
  static Rows<Row> append(std::vector<Row>& to, const std::vector<Row>& rows) {
    const auto first = static_cast<std::uint32_t>(to.size());
    to.insert(to.end(), rows.begin(), rows.end());
    return {first, static_cast<std::uint32_t>(rows.size())};
  }

  std::string strings_;
  std::unordered_map<std::string, Text> known_;
  std::vector<Rule> rules_;
  std::vector<Parameter> parameters_;
  std::vector<Alternative> alternatives_;
  std::vector<Condition> conditions_;
  std::vector<ArgumentRule> arguments_;
  std::vector<Text> names_;
  std::vector<Template> templates_;
  std::vector<Piece> pieces_;
  std::vector<TemplateNode> nodes_;
  std::vector<Need> needs_;
  std::vector<Helper> helpers_;
  std::vector<RuleAlias> aliases_;
  RowPlaces places_;
};

}  // namespace paddle_ls::rewrite
