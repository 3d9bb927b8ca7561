// An owner of rule rows: what the loader fills, and what the generator prints as constant data.
//
// Equal texts are stored once; the builder's table stays valid until the next addition.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/rewrite/rule.hpp"

namespace paddle_ls::rewrite {

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
  void add(const Rule& rule) { rules_.push_back(rule); }

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
};

}  // namespace paddle_ls::rewrite
