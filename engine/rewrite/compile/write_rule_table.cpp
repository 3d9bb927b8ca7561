#include "engine/rewrite/compile/write_rule_table.hpp"

#include <string>

#include "engine/rewrite/packed/order_rows.hpp"
#include "engine/rewrite/packed/pack_rows.hpp"
#include "engine/rewrite/packed/unpack_rows.hpp"
#include "engine/rewrite/rows/row_fields.hpp"
#include "engine/text/constant_data.hpp"

namespace paddle_ls::rewrite {

namespace {

template <class Field>
void print(const Field& field, std::ostream& out) {
  if constexpr (std::is_same_v<Field, Text>) {
    out << '{' << field.offset << ',' << field.size << '}';
  } else if constexpr (is_range<Field>) {
    out << '{' << field.first << ',' << field.count << '}';
  } else if constexpr (std::is_enum_v<Field>) {
    out << "E{" << static_cast<int>(field) << '}';
  } else if constexpr (std::is_class_v<Field>) {
    char before = '{';
    for_each_field(field, [&](const auto& part) {
      out << before;
      print(part, out);
      before = ',';
    });
    out << '}';
  } else {
    out << field;
  }
}

template <class Row>
void write_rows(std::ostream& out, std::string_view type, std::string_view name,
                std::span<const Row> rows) {
  out << "constexpr std::array<" << type << ", " << rows.size() << "> " << name << " = {";
  if (!rows.empty()) out << "{\n";
  for (const Row& row : rows) {
    print(row, out);
    out << ",\n";
  }
  out << (rows.empty() ? "};\n" : "}};\n");
}

// A number of any enumeration: rows can be printed without the names of their types.
constexpr std::string_view enumerator =
    "struct E {\n"
    "  int value;\n"
    "  template <class Enum>\n"
    "  constexpr operator Enum() const {\n"
    "    return static_cast<Enum>(value);\n"
    "  }\n"
    "};\n\n";

void write_as_rows(const RuleTable& table, std::ostream& out) {
  out << enumerator;
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
         "}  // namespace\n\nconst RuleTable& built_in_rules() {\n  return table;\n}\n\n";
}

// Fails if the packed rows would not be expanded to the same rows.
Result<void> write_as_packed(const RuleTable& table, std::ostream& out) {
  const auto packed = pack_rows(table);
  if (!packed) return tl::unexpected(packed.error());
  const auto expanded = unpack_rows(*packed, table.strings.size());
  if (!expanded) return tl::unexpected(expanded.error());
  if (!equal(tables_of(view(table.strings, *expanded)), tables_of(table))) {
    return error("the packed rows are not those of the table");
  }
  text::write_strings(out, *packed, "packed_rows");
  out << "\n}  // namespace\n\nconst RuleTable& built_in_rules() {\n"
         "  static const RowTables rows = unpack_rows(packed_rows, strings.size()).value();\n"
         "  static const RuleTable table = view(strings, rows);\n"
         "  return table;\n}\n\n";
  return {};
}

}  // namespace

Result<void> write_rule_table(const RuleTable& table, std::string_view conditions, TableForm form,
                              std::ostream& out) {
  const OrderedRows ordered = order_rows(table);
  const RuleTable rows = view(ordered.strings, ordered.tables);
  out << "// Generated from engine/rewrite/rules by compile_rules.\n"
         "#include <array>\n\n#include \"engine/rewrite/known/built_in_rules.hpp\"\n"
         "#include \"engine/rewrite/packed/unpack_rows.hpp\"\n\n"
         "namespace paddle_ls::rewrite {\n\nnamespace {\n\n";
  text::write_strings(out, rows.strings);
  text::write_strings(out, conditions, "conditions_by_name");
  if (form == TableForm::packed) {
    if (const auto written = write_as_packed(rows, out); !written) return written;
  } else {
    write_as_rows(rows, out);
  }
  out << "std::string_view built_in_conditions() {\n  return conditions_by_name;\n}\n\n"
         "}  // namespace paddle_ls::rewrite\n";
  return {};
}

}  // namespace paddle_ls::rewrite
