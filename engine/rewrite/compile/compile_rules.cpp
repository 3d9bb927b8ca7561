// Build-time program: rule files in, one C++ source with their rows as constant data out.
//
//   compile_rules OUTPUT.cpp PADDLE_NAMES.tsv COMPAT_NAMES.tsv DOCUMENTS.tsv RULES.json...
//   HELPERS.py...
//
// The rows contain only numbers, so the data needs no relocation and no work at program start. An
// error in a file stops the build and is reported with its place. So does a rule that passes an
// argument that Paddle does not accept, and one that needs review for a reason without a name.
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>
#include <string>

#include "engine/rewrite/compile/compat_rules.hpp"
#include "engine/rewrite/compile/earlier_releases.hpp"
#include "engine/rewrite/compile/name_documents.hpp"
#include "engine/rewrite/language/check_fields.hpp"
#include "engine/rewrite/language/free_texts.hpp"
#include "engine/rewrite/language/helper_source.hpp"
#include "engine/rewrite/language/named_conditions.hpp"
#include "engine/rewrite/language/needs_of_code.hpp"
#include "engine/rewrite/language/rule_loader.hpp"
#include "engine/rewrite/paddle_api/passed_arguments.hpp"
#include "engine/text/constant_data.hpp"

namespace paddle_ls::rewrite {
namespace {

int number(auto value) {
  return static_cast<int>(value);
}

std::ostream& operator<<(std::ostream& out, Text at) {
  return out << '{' << at.offset << ',' << at.size << '}';
}

template <class Row>
std::ostream& operator<<(std::ostream& out, Rows<Row> at) {
  return out << '{' << at.first << ',' << at.count << '}';
}

std::ostream& operator<<(std::ostream& out, const Template& row) {
  return out << '{' << row.pieces << ',' << row.nodes << ",Precedence(" << number(row.precedence)
             << ")," << row.computes << '}';
}

std::ostream& operator<<(std::ostream& out, const TemplateNode& row) {
  return out << '{' << row.text << ',' << row.size << ',' << row.piece << ",NodeKind("
             << number(row.kind) << "),Precedence(" << number(row.precedence) << "),Precedence("
             << number(row.asked) << ")}";
}

std::ostream& operator<<(std::ostream& out, const Parameter& row) {
  return out << '{' << row.name << ',' << row.default_text << ",ParameterKind(" << number(row.kind)
             << ")}";
}

std::ostream& operator<<(std::ostream& out, const Part& row) {
  return out << '{' << row.keyword << ',' << row.nth << ',' << row.index << ",Step("
             << number(row.step) << ")}";
}

std::ostream& operator<<(std::ostream& out, const Piece& row) {
  return out << '{' << row.text << ',' << row.part << ',' << row.parameter << ",PieceKind("
             << number(row.kind) << "),Filter(" << number(row.filter) << "),Precedence("
             << number(row.precedence) << ")," << row.bracketed << ',' << row.deferred << ','
             << row.late << '}';
}

std::ostream& operator<<(std::ostream& out, const Condition& row) {
  return out << '{' << row.text << ',' << row.part << ',' << row.operand << ',' << row.parameter
             << ",Test(" << number(row.test) << "),Comparison(" << number(row.comparison) << "),"
             << row.negated << '}';
}

std::ostream& operator<<(std::ostream& out, const ArgumentRule& row) {
  return out << '{' << row.name << ',' << row.value << ',' << row.parameter << ",ArgumentAction("
             << number(row.action) << ")," << row.difference << '}';
}

std::ostream& operator<<(std::ostream& out, const Alternative& row) {
  return out << '{' << row.when << ',' << row.arguments << ',' << row.order << ',' << row.before
             << ',' << row.needs << ',' << row.expression << ',' << row.front << ',' << row.suffix
             << ',' << row.callee << ',' << row.reason << ",Outcome(" << number(row.outcome)
             << "),Fix(" << number(row.fix) << ")," << row.patches << ',' << row.difference << '}';
}

std::ostream& operator<<(std::ostream& out, const Need& row) {
  return out << '{' << row.name << ',' << row.code << ',' << row.patches << ", " << row.of_helper
             << '}';
}

std::ostream& operator<<(std::ostream& out, const Rule& row) {
  return out << '{' << row.api << ',' << row.signature << ',' << row.alternatives << ','
             << row.documentation << ',' << row.note << ',' << row.unpacked_reason << ','
             << row.contexts << ",Receiver(" << number(row.receiver) << "),Profile("
             << number(row.since) << "),Profile(" << number(row.until) << ")," << row.has_signature
             << ",Unpacked(" << number(row.unpacked) << ")," << row.unpacked_difference << '}';
}

std::ostream& operator<<(std::ostream& out, const Helper& row) {
  return out << '{' << row.name << ',' << row.code << ',' << row.needs << '}';
}

template <class Row>
void write_rows(std::ostream& out, std::string_view type, std::string_view name,
                std::span<const Row> rows) {
  out << "constexpr std::array<" << type << ", " << rows.size() << "> " << name << " = {";
  if (!rows.empty()) out << "{\n";
  for (const Row& row : rows) out << row << ",\n";
  out << (rows.empty() ? "};\n" : "}};\n");
}

// The format is that of `built_in_conditions`.
std::string lines_of(const NamedConditions& conditions) {
  std::string result;
  for (const auto& [name, condition] : conditions) {
    result += name + '\t' + condition.parameter;
    for (const std::string& text : condition.any_of) result += '\t' + text;
    result += '\n';
  }
  return result;
}

void write(std::ostream& out, const RuleTable& table, const NamedConditions& conditions) {
  out << "// Generated from engine/rewrite/rules by compile_rules.\n"
         "#include <array>\n\n#include \"engine/rewrite/known/built_in_rules.hpp\"\n\n"
         "namespace paddle_ls::rewrite {\n\nnamespace {\n\n";
  text::write_strings(out, table.strings);
  text::write_strings(out, lines_of(conditions), "conditions_by_name");
  write_rows(out, "Rule", "rules", table.rules);
  write_rows(out, "Parameter", "parameters", table.parameters);
  write_rows(out, "Alternative", "alternatives", table.alternatives);
  write_rows(out, "Condition", "conditions", table.conditions);
  write_rows(out, "ArgumentRule", "arguments", table.arguments);
  write_rows(out, "Text", "names", table.names);
  write_rows(out, "Template", "templates", table.templates);
  write_rows(out, "Piece", "pieces", table.pieces);
  write_rows(out, "TemplateNode", "nodes", table.nodes);
  write_rows(out, "Need", "needs", table.needs);
  write_rows(out, "Helper", "helpers", table.helpers);
  out << "\nconstexpr RuleTable table = {strings, rules, parameters, alternatives, conditions,\n"
         "                             arguments, names, templates, pieces, nodes, needs, "
         "helpers};\n\n"
         "}  // namespace\n\nconst RuleTable& built_in_rules() {\n  return table;\n}\n\n"
         "std::string_view built_in_conditions() {\n  return conditions_by_name;\n}\n\n"
         "}  // namespace paddle_ls::rewrite\n";
}

std::string text_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Errors, reported in the format of compilers.
class Complaints {
 public:
  void add(const std::string& text) {
    std::cerr << text << '\n';
    any_ = true;
  }

  bool any() const { return any_; }

 private:
  bool any_ = false;
};

HelperSources read_helpers(const std::vector<std::string>& paths, RuleTableBuilder& into,
                           Complaints& complaints) {
  HelperSources helpers;
  for (const std::string& path : paths) {
    auto sources = parse_helpers(text_of(path));
    if (!sources) {
      complaints.add(path + ":" + sources.error().where + ": error: " + sources.error().message);
      continue;
    }
    helpers.merge(*sources);
    for (const auto& [name, source] : *sources) {
      complaints.add(path + ": error: the helper " + name + " is in another file too");
    }
  }
  std::vector<Error> incomplete;
  add_helper_rows(helpers, helpers, into, incomplete);
  for (const Error& problem : incomplete) {
    complaints.add("error: helper " + problem.where + ": " + problem.message);
  }
  return helpers;
}

// A helper that no rule needs would be maintained in vain.
void report_idle_helpers(const HelperSources& helpers, const RuleTable& table,
                         Complaints& complaints) {
  std::set<std::string_view> needed(helpers_of_program.begin(), helpers_of_program.end());
  for (const Need& need : table.needs) needed.insert(table.text(need.name));
  for (const auto& [name, source] : helpers) {
    if (!needed.contains(name)) complaints.add("error: no rule names the helper " + name);
  }
}

// The conditions of all rule files: each file may name them.
NamedConditions read_conditions(const std::vector<std::string>& paths, Complaints& complaints) {
  NamedConditions conditions;
  for (const std::string& path : paths) {
    const auto document = parse_json(text_of(path), path);
    const JsonValue* own = document ? document->find("$conditions") : nullptr;
    if (own == nullptr) continue;
    const std::size_t others = conditions.size();
    NamedConditions read;
    try {
      read_named_conditions(*own, read);
    } catch (const Wrong& wrong) {
      complaints.add(path + ": error: " + wrong.message);
    }
    const std::size_t added = read.size();
    conditions.merge(read);
    if (conditions.size() != others + added) {
      complaints.add(path + ": error: a condition of this name is in another file too");
    }
  }
  return conditions;
}

// A project can accept only differences with a name; free texts are for the rules of projects.
void report_free_texts(const RuleTable& table, Complaints& complaints) {
  for (const Rule& rule : table.rules) {
    for (const std::string_view field : free_texts(table, rule)) {
      complaints.add("error: " + std::string(table.text(rule.api)) + ": `" + std::string(field) +
                     "` has to name a row of differences.json");
    }
  }
}

struct Inputs {
  std::string paddle_names;
  std::string compat_names;
  std::string documents;
  std::vector<std::string> rules;
  std::vector<std::string> helpers;
};

int compile(const std::string& output, const Inputs& inputs) {
  RuleTableBuilder builder;
  Complaints complaints;
  const HelperSources helpers = read_helpers(inputs.helpers, builder, complaints);
  const NamedConditions conditions = read_conditions(inputs.rules, complaints);
  for (const std::string& path : inputs.rules) {
    for (const Error& problem :
         load_rules(text_of(path), path, builder, {&helpers, &conditions, {}})) {
      complaints.add(problem.where + ": error: " + problem.message);
    }
  }
  const PaddleNames paddle_names(text_of(inputs.paddle_names));
  const RuleTable table = builder.table();
  for (const ArgumentNotTaken& problem : arguments_not_taken(paddle_names, table)) {
    complaints.add("error: " + std::string(table.text(table.rules[problem.rule].api)) + ": " +
                   problem.message());
  }
  report_idle_helpers(helpers, builder.table(), complaints);
  report_free_texts(table, complaints);
  if (complaints.any()) return 1;
  name_documents(text_of(inputs.documents), builder);
  add_earlier_releases(paddle_names, builder);
  add_compat_rules(text_of(inputs.compat_names), builder);
  builder.sort();
  std::ofstream out(output, std::ios::binary);
  write(out, builder.table(), conditions);
  return out.good() ? 0 : 2;
}

}  // namespace
}  // namespace paddle_ls::rewrite

int main(int count, char** values) {
  if (count < 6) {
    std::cerr << "usage: compile_rules OUTPUT.cpp PADDLE_NAMES.tsv COMPAT_NAMES.tsv DOCUMENTS.tsv "
                 "RULES.json... HELPERS.py...\n";
    return 2;
  }
  paddle_ls::rewrite::Inputs inputs{values[2], values[3], values[4], {}, {}};
  for (int i = 5; i < count; ++i) {
    const std::string path = values[i];
    (path.ends_with(".py") ? inputs.helpers : inputs.rules).push_back(path);
  }
  return paddle_ls::rewrite::compile(values[1], inputs);
}
