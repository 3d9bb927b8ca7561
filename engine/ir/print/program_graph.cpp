#include "engine/ir/print/program_graph.hpp"

#include <algorithm>
#include <vector>

#include "engine/ir/print/graph_layout.hpp"
#include "engine/ir/print/print_attribute.hpp"
#include "engine/text/escape_markup.hpp"

namespace paddle_ls::ir {

namespace {

// XML has no control characters.
std::string escaped(std::string_view text) {
  std::string out = text::markup_escaped(text);
  std::replace_if(
      out.begin(), out.end(), [](char each) { return static_cast<unsigned char>(each) < 0x20; },
      ' ');
  return out;
}

std::string dot_quoted(std::string_view text) {
  std::string out = "\"";
  for (const char character : text) {
    if (character == '"' || character == '\\') out += '\\';
    out += static_cast<unsigned char>(character) < 0x20 ? ' ' : character;
  }
  return out + "\"";
}

std::string_view family_of(std::string_view name) {
  if (name.starts_with("legacy.")) return "failed";
  if (name.starts_with("builtin.") || name.starts_with("cf.")) return "structure";
  if (name.find("_grad") != std::string_view::npos) return "gradient";
  if (name == "pd_op.if" || name == "pd_op.while") return "control";
  if (name == "pd_op.data" || name == "pd_op.feed" || name == "pd_op.fetch") return "border";
  return "plain";
}

std::string tooltip(const Program& program, const Operation& op) {
  const DialectTraits& dialect = traits(Dialect::v3);
  std::string text(op.name);
  for (const AttributeId id : op.attributes) {
    const NamedAttribute& named = program.attribute(id);
    text.append("\n").append(named.name).append(": ");
    print_attribute(text, named.attribute, dialect);
  }
  for (std::uint32_t i = 0; i < op.result_count; ++i) {
    text += "\n-> ";
    print_type(text, program.types(), program.value(op.first_result + i).type, dialect);
  }
  return text;
}

void append_number(std::string& out, double value) {
  out += std::to_string(static_cast<long>(value));
}

void append_svg(std::string& out, const Program& program, BlockId block) {
  const GraphLayout layout = layout_block(program, block);
  out += "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ";
  append_number(out, layout.width);
  out += ' ';
  append_number(out, layout.height);
  out += "\" width=\"";
  append_number(out, layout.width);
  out += "\" font-family=\"sans-serif\" font-size=\"12\">\n";
  for (const GraphEdge& edge : layout.edges) {
    const GraphNode& from = layout.nodes[edge.from];
    const GraphNode& to = layout.nodes[edge.to];
    const double x1 = from.x + from.width / 2;
    const double y1 = from.y + from.height;
    const double x2 = to.x + to.width / 2;
    const double middle = (y1 + to.y) / 2;
    out += "<path fill=\"none\" stroke=\"#999\" d=\"M";
    for (const double number : {x1, y1}) (append_number(out, number), out += ' ');
    out += 'C';
    for (const double number : {x1, middle, x2, middle, x2, to.y}) {
      append_number(out, number);
      out += ' ';
    }
    out += "\"/>\n";
  }
  for (const GraphNode& node : layout.nodes) {
    const Operation& op = program.op(node.op);
    out.append("<g class=\"op ").append(family_of(op.name)).append("\"><title>");
    out += escaped(tooltip(program, op));
    out += "</title><rect rx=\"4\" fill=\"#f4f6fa\" stroke=\"#5b6b8c\" x=\"";
    append_number(out, node.x);
    out += "\" y=\"";
    append_number(out, node.y);
    out += "\" width=\"";
    append_number(out, node.width);
    out += "\" height=\"";
    append_number(out, node.height);
    out += "\"/><text text-anchor=\"middle\" x=\"";
    append_number(out, node.x + node.width / 2);
    out += "\" y=\"";
    append_number(out, node.y + 17);
    out += "\">" + escaped(node.label) + "</text></g>\n";
  }
  out += "</svg>\n";
}

struct NamedBlock {
  BlockId block;
  std::string title;
};

// The top block and every region, outer ones first.
std::vector<NamedBlock> blocks_of(const Program& program) {
  std::vector<NamedBlock> blocks = {{program.top(), "program"}};
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    for (OpId op = program.block(blocks[i].block).first; op != none; op = program.op(op).next) {
      const auto& regions = program.op(op).regions;
      for (std::size_t k = 0; k < regions.size(); ++k) {
        const std::string part =
            program.op(op).name == "pd_op.if" ? (k == 0 ? " true" : " false") : " body";
        blocks.push_back(
            {regions[k], std::string(program.op(op).name) + " " + std::to_string(op) + part});
      }
    }
  }
  return blocks;
}

constexpr std::string_view page_style =
    "body{font-family:sans-serif;margin:1em}svg{max-width:none}"
    ".failed rect{fill:#fdd;stroke:#c33}.gradient rect{fill:#fff3e0}.control rect{fill:#e3f2fd}"
    ".border rect{fill:#e8f5e9}.structure rect{fill:#eee}.op.hit rect{stroke-width:3;stroke:#06c}"
    "details{border:1px solid #ccc;border-radius:4px;margin:.5em 0;padding:.5em;overflow:auto}"
    "summary{cursor:pointer;font-weight:bold}td{padding:0 1em 0 0}";

constexpr std::string_view page_script =
    "document.getElementById('find').addEventListener('input',e=>{const w=e.target.value;"
    "document.querySelectorAll('.op').forEach(o=>o.classList.toggle('hit',w!==''&&"
    "o.textContent.includes(w)))});";

}  // namespace

std::string graph_dot(const Program& program) {
  std::string out = "digraph program {\n  node [shape=box, style=rounded];\n";
  for (const auto& [block, title] : blocks_of(program)) {
    const GraphLayout layout = layout_block(program, block);
    out += "  subgraph " + dot_quoted("cluster_" + std::to_string(block)) +
           " {\n    label=" + dot_quoted(title) + ";\n";
    for (const GraphNode& node : layout.nodes) {
      out += "    op" + std::to_string(node.op) + " [label=" + dot_quoted(node.label) + "];\n";
    }
    out += "  }\n";
    for (const GraphEdge& edge : layout.edges) {
      out += "  op" + std::to_string(layout.nodes[edge.from].op) + " -> op" +
             std::to_string(layout.nodes[edge.to].op) + ";\n";
    }
  }
  return out + "}\n";
}

std::string graph_svg(const Program& program) {
  std::string out;
  append_svg(out, program, program.top());
  return out;
}

std::string graph_html(const Program& program, std::string_view title) {
  std::string out = "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>" +
                    escaped(title) + "</title><style>" + std::string(page_style) +
                    "</style></head><body>\n<h1>" + escaped(title) +
                    "</h1>\n<input id=\"find\" placeholder=\"find an operation\">\n";
  out += "<details><summary>parameters</summary><table>\n";
  for (OpId op = program.block(program.top()).first; op != none; op = program.op(op).next) {
    const Operation& each = program.op(op);
    if (each.name != "builtin.parameter" || each.result_count == 0) continue;
    const Attribute* name = find_attribute(program, each, "parameter_name");
    const auto* text = name ? std::get_if<std::string>(&name->value) : nullptr;
    std::string type;
    print_type(type, program.types(), program.value(each.first_result).type, traits(Dialect::v3));
    out += "<tr><td>" + escaped(text ? *text : "") + "</td><td>" + escaped(type) + "</td></tr>\n";
  }
  out += "</table></details>\n";
  for (const auto& [block, name] : blocks_of(program)) {
    out += block == program.top() ? "<details open>" : "<details>";
    out += "<summary>" + escaped(name) + "</summary>\n";
    append_svg(out, program, block);
    out += "</details>\n";
  }
  out += "<script>" + std::string(page_script) + "</script></body></html>\n";
  return out;
}

}  // namespace paddle_ls::ir
