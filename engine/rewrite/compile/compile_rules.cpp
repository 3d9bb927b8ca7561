// Build-time program: rule files in, one C++ source with their rows as constant data out.
//
//   compile_rules OUTPUT.cpp PADDLE_NAMES.tsv RULES.json...
//
// The rows hold numbers only, so the data needs no relocation and no work at program start. A file
// with an error stops the build with the error's place, and so does a rule that passes an argument
// on which Paddle does not take.
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include "engine/rewrite/compile/constant_data.hpp"
#include "engine/rewrite/compile/earlier_releases.hpp"
#include "engine/rewrite/compile/proxy_rules.hpp"
#include "engine/rewrite/language/rule_loader.hpp"
#include "engine/rewrite/paddle_api/passed_arguments.hpp"

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
  return out << '{' << row.pieces << ",Precedence(" << number(row.precedence) << "),"
             << row.computes << '}';
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
             << number(row.action) << ")}";
}

std::ostream& operator<<(std::ostream& out, const Alternative& row) {
  return out << '{' << row.when << ',' << row.arguments << ',' << row.order << ',' << row.before
             << ',' << row.needs << ',' << row.expression << ',' << row.front << ',' << row.suffix
             << ',' << row.callee << ',' << row.reason << ",Outcome(" << number(row.outcome)
             << "),Fix(" << number(row.fix) << ")," << row.patches << '}';
}

std::ostream& operator<<(std::ostream& out, const Need& row) {
  return out << '{' << row.name << ',' << row.code << ',' << row.patches << '}';
}

std::ostream& operator<<(std::ostream& out, const Rule& row) {
  return out << '{' << row.api << ',' << row.signature << ',' << row.alternatives << ','
             << row.documentation << ',' << row.note << ',' << row.unpacked_reason << ','
             << row.contexts << ",Receiver(" << number(row.receiver) << "),Profile("
             << number(row.since) << "),Profile(" << number(row.until) << ")," << row.has_signature
             << ",Unpacked(" << number(row.unpacked) << ")}";
}

template <class Row>
void write_rows(std::ostream& out, std::string_view type, std::string_view name,
                std::span<const Row> rows) {
  out << "constexpr std::array<" << type << ", " << rows.size() << "> " << name << " = {";
  if (!rows.empty()) out << "{\n";
  for (const Row& row : rows) out << row << ",\n";
  out << (rows.empty() ? "};\n" : "}};\n");
}

void write(std::ostream& out, const RuleTable& table) {
  out << "// Generated from engine/rewrite/rules by compile_rules.\n"
         "#include <array>\n\n#include \"engine/rewrite/known/built_in_rules.hpp\"\n\n"
         "namespace paddle_ls::rewrite {\n\nnamespace {\n\n";
  write_strings(out, table.strings);
  write_rows(out, "Rule", "rules", table.rules);
  write_rows(out, "Parameter", "parameters", table.parameters);
  write_rows(out, "Alternative", "alternatives", table.alternatives);
  write_rows(out, "Condition", "conditions", table.conditions);
  write_rows(out, "ArgumentRule", "arguments", table.arguments);
  write_rows(out, "Text", "names", table.names);
  write_rows(out, "Template", "templates", table.templates);
  write_rows(out, "Piece", "pieces", table.pieces);
  write_rows(out, "Need", "needs", table.needs);
  out << "\nconstexpr RuleTable table = {strings, rules, parameters, alternatives, conditions,\n"
         "                             arguments, names, templates, pieces, needs};\n\n"
         "}  // namespace\n\nconst RuleTable& built_in_rules() {\n  return table;\n}\n\n"
         "}  // namespace paddle_ls::rewrite\n";
}

std::string text_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

int compile(const std::string& output, const std::string& names, const std::string& proxy_names,
            const std::vector<std::string>& inputs) {
  RuleTableBuilder builder;
  bool failed = false;
  for (const std::string& path : inputs) {
    for (const Error& problem : load_rules(text_of(path), path, builder)) {
      std::cerr << problem.where << ": error: " << problem.message << '\n';
      failed = true;
    }
  }
  const PaddleNames paddle_names(text_of(names));
  const RuleTable table = builder.table();
  for (const ArgumentNotTaken& problem : arguments_not_taken(paddle_names, table)) {
    std::cerr << "error: " << table.text(table.rules[problem.rule].api) << ": " << problem.message()
              << '\n';
    failed = true;
  }
  if (failed) return 1;
  add_earlier_releases(paddle_names, builder);
  add_proxy_rules(text_of(proxy_names), builder);
  builder.sort();
  std::ofstream out(output, std::ios::binary);
  write(out, builder.table());
  return out.good() ? 0 : 2;
}

}  // namespace
}  // namespace paddle_ls::rewrite

int main(int count, char** values) {
  if (count < 5) {
    std::cerr << "usage: compile_rules OUTPUT.cpp PADDLE_NAMES.tsv PROXY_NAMES.tsv RULES.json...\n";
    return 2;
  }
  return paddle_ls::rewrite::compile(values[1], values[2], values[3], {values + 4, values + count});
}
