#include "engine/ir/read/legacy_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace paddle_ls::ir {

namespace {

struct VariableKindName {
  VarKind kind;
  std::string_view name;
};

constexpr std::array variable_kind_names = {
    VariableKindName{VarKind::boolean, "BOOL"},
    VariableKindName{VarKind::dense_tensor, "LOD_TENSOR"},
    VariableKindName{VarKind::selected_rows, "SELECTED_ROWS"},
    VariableKindName{VarKind::feed_minibatch, "FEED_MINIBATCH"},
    VariableKindName{VarKind::fetch_list, "FETCH_LIST"},
    VariableKindName{VarKind::step_scopes, "STEP_SCOPES"},
    VariableKindName{VarKind::lod_rank_table, "LOD_RANK_TABLE"},
    VariableKindName{VarKind::tensor_array, "LOD_TENSOR_ARRAY"},
    VariableKindName{VarKind::place_list, "PLACE_LIST"},
    VariableKindName{VarKind::reader, "READER"},
    VariableKindName{VarKind::raw, "RAW"},
    VariableKindName{VarKind::tuple, "TUPLE"},
    VariableKindName{VarKind::string, "STRING"},
    VariableKindName{VarKind::strings, "STRINGS"},
    VariableKindName{VarKind::vocab, "VOCAB"},
    VariableKindName{VarKind::feed_list, "FEED_LIST"},
    VariableKindName{VarKind::sparse_coo, "SPARSE_COO"},
    VariableKindName{VarKind::sparse_csr, "SPARSE_CSR"},
};

constexpr std::array element_names = {
    VariableKindName{VarKind::boolean, "bool"},
    VariableKindName{VarKind::int16, "int16"},
    VariableKindName{VarKind::int32, "int32"},
    VariableKindName{VarKind::int64, "int64"},
    VariableKindName{VarKind::fp16, "float16"},
    VariableKindName{VarKind::fp32, "float32"},
    VariableKindName{VarKind::fp64, "float64"},
    VariableKindName{VarKind::uint8, "uint8"},
    VariableKindName{VarKind::int8, "int8"},
    VariableKindName{VarKind::bf16, "bfloat16"},
    VariableKindName{VarKind::complex64, "complex64"},
    VariableKindName{VarKind::complex128, "complex128"},
};

template <class Table>
std::string name_in(const Table& table, VarKind kind) {
  const auto found = std::ranges::find(table, kind, &VariableKindName::kind);
  if (found != table.end()) return std::string(found->name);
  return std::to_string(static_cast<int>(kind));
}

// As Python's repr: the shortest digits that read back, and a point or an exponent in them.
void print_real(std::string& out, double value) {
  if (std::isnan(value)) {
    out += "nan";
    return;
  }
  if (std::isinf(value)) {
    out += value > 0 ? "inf" : "-inf";
    return;
  }
  // Python writes an exponent outside of 1e-4 <= |value| < 1e16.
  std::array<char, 40> buffer;
  const double size = std::abs(value);
  const bool exponent = value != 0 && (size < 1e-4 || size >= 1e16);
  const auto format = exponent ? std::chars_format::scientific : std::chars_format::fixed;
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, format).ptr;
  const std::string_view text(buffer.data(), static_cast<std::size_t>(end - buffer.data()));
  out += text;
  if (!exponent && text.find('.') == std::string_view::npos) out += ".0";
}

class LegacyPrinter {
 public:
  LegacyText run(const ProgramDesc& program) {
    for (const BlockDesc& block : program.blocks) print_block(block, program);
    return std::move(result_);
  }

 private:
  std::string& out() { return result_.text; }

  void print_block(const BlockDesc& block, const ProgramDesc& program) {
    std::int32_t backward = -1;
    for (const BlockDesc& other : program.blocks) {
      if (other.forward == block.index) backward = other.index;
    }
    out() += "{ // block_idx:" + std::to_string(block.index) +
             "  parent_idx:" + std::to_string(block.parent) +
             "  forward_idx:" + std::to_string(block.forward) +
             "  backward_idx:" + std::to_string(backward) + "\n";
    std::vector<const VarDesc*> variables;
    for (const VarDesc& variable : block.variables) variables.push_back(&variable);
    std::ranges::sort(variables, {}, [](const VarDesc* variable) { return variable->name.text(); });
    for (const VarDesc* variable : variables) print_variable(*variable);
    out() += "\n";
    auto& ranges = result_.ops.emplace_back();
    for (const OpDesc& op : block.ops) {
      out() += "    ";
      const std::size_t start = out().size();
      print_op(op);
      ranges.push_back({start, out().size()});
      out() += "\n";
    }
    out() += "}\n";
  }

  void print_variable(const VarDesc& variable) {
    out() += "    ";
    if (variable.persistable) out() += "persist ";
    out() += variable.is_parameter ? "trainable param " : "var ";
    out() += variable.name + " : " + name_in(variable_kind_names, variable.kind);
    const bool has_shape =
        variable.kind == VarKind::dense_tensor || variable.kind == VarKind::selected_rows;
    if (!has_shape) {
      out() += ")\n";
      return;
    }
    out() += ".shape(";
    for (std::size_t i = 0; i < variable.dims.size(); ++i) {
      if (i) out() += ", ";
      out() += std::to_string(variable.dims[i]);
    }
    if (variable.dims.size() == 1) out() += ',';
    out() += ").dtype(" + name_in(element_names, variable.element) + ").stop_gradient(";
    out() += variable.stop_gradient ? "True)\n" : "False)\n";
  }

  template <class Text>
  void print_names(List<Text> names) {
    out() += '[';
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (i) out() += ", ";
      out().append("'").append(names[i]).append("'");
    }
    out() += ']';
  }

  void print_arguments(List<ArgumentList> lists) {
    out() += '{';
    for (std::size_t i = 0; i < lists.size(); ++i) {
      if (i) out() += ", ";
      out() += lists[i].parameter + "=";
      print_names(lists[i].variables);
    }
    out() += '}';
  }

  void print_op(const OpDesc& op) {
    print_arguments(op.outputs);
    out() += " = " + op.type + "(inputs=";
    print_arguments(op.inputs);
    std::vector<const LegacyAttribute*> attributes;
    for (const LegacyAttribute* attribute : op.attributes) {
      if (attribute->name != "op_callstack") attributes.push_back(attribute);
    }
    std::ranges::sort(attributes, {},
                      [](const LegacyAttribute* attribute) { return attribute->name.text(); });
    for (const LegacyAttribute* attribute : attributes) {
      out() += ", " + attribute->name + " = ";
      std::visit([this](const auto& value) { print(value); }, attribute->value);
    }
    out() += ')';
  }

  void print(std::int32_t value) { out() += std::to_string(value); }
  void print(std::int64_t value) { out() += std::to_string(value); }
  void print(float value) { print_real(out(), value); }
  void print(double value) { print_real(out(), value); }
  void print(bool value) { out() += value ? "True" : "False"; }
  void print(std::string_view value) { out() += value; }
  void print(List<std::string_view> values) { print_names(values); }
  void print(const BlockRef& block) { out() += "block[" + std::to_string(block.index) + "]"; }
  void print(const BlockRefs& blocks) {
    out() += "blocks";
    print(blocks.indices);
  }
  void print(const VarRef& variable) { out() += "Var['" + variable.name + "']"; }
  void print(const VarRefs& variables) {
    out() += "Vars[";
    for (std::size_t i = 0; i < variables.names.size(); ++i) {
      out().append(i ? ",'" : "'").append(variables.names[i]).append("'");
    }
    out() += ']';
  }
  void print(const std::complex<double>& value) {
    out() += '(';
    print_real(out(), value.real());
    out() += value.imag() < 0 ? "" : "+";
    print_real(out(), value.imag());
    out() += "j)";
  }
  void print(const LegacyScalar& scalar) {
    std::visit([this](const auto& value) { print(value); }, scalar);
  }
  template <class T>
  void print(List<T> values) {
    out() += '[';
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (i) out() += ", ";
      print(values[i]);
    }
    out() += ']';
  }

  LegacyText result_;
};

}  // namespace

text::ByteRange LegacyText::range_of(const TranslationFinding& finding) const {
  const auto block = static_cast<std::size_t>(finding.place.block);
  const auto op = static_cast<std::size_t>(finding.place.op);
  if (finding.place.block < 0 || finding.place.op < 0 || block >= ops.size() ||
      op >= ops[block].size()) {
    return {0, 0};
  }
  const text::ByteRange whole = ops[block][op];
  const std::string_view line = text::slice(text, whole);
  for (const std::string& word :
       {"'" + finding.variable + "'", finding.argument + "=", finding.argument + " ="}) {
    if (word.size() <= 2) continue;
    const std::size_t at = line.find(word);
    if (at == std::string_view::npos) continue;
    // Without the quotes or the equals sign.
    const std::size_t skip = word.front() == '\'' ? 1 : 0;
    const std::size_t size = skip ? finding.variable.size() : finding.argument.size();
    return {whole.start + at + skip, whole.start + at + skip + size};
  }
  return whole;
}

LegacyText print_legacy(const ProgramDesc& program) {
  return LegacyPrinter().run(program);
}

}  // namespace paddle_ls::ir
