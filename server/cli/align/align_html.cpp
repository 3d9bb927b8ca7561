#include "server/cli/align/align_html.hpp"

#include <boost/json/serialize.hpp>
#include <fmt/core.h>

#include "engine/text/counted.hpp"
#include "engine/text/escape_markup.hpp"
#include "server/cli/align/layer_tree.hpp"

namespace paddle_ls::cli {
namespace {

using alignment::ProgramLine;
using alignment::RunDifference;
using text::markup_escaped;

constexpr std::uint32_t lines_around = 3;
constexpr std::size_t most_table_rows = 500;

// The part that all reproducers share starts with this line.
constexpr std::string_view rest_of_reproducer = "# What follows";

constexpr std::string_view page_head = R"(<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Comparison with PyTorch</title>
<style>
:root { color-scheme: light dark; --line: #8884; --bad: #c22; --good: #182; }
@media (prefers-color-scheme: dark) { :root { --bad: #f77; --good: #6c7; } }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem; }
code, pre { font: 13px/1.5 ui-monospace, monospace; }
pre { margin: 0; padding: .6rem; overflow-x: auto; border: 1px solid var(--line); }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(22rem, 1fr)); gap: 1rem; }
.here { font-weight: bold; color: var(--bad); }
.differs { color: var(--bad); } .agrees { color: var(--good); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .2rem .6rem .2rem 0; border-bottom: 1px solid var(--line); }
details { margin-left: 1.2rem; } .leaf { margin-left: 2.2rem; }
</style>
</head>
<body>
<main>
<h1>Comparison with PyTorch</h1>
)";

std::string place_of(const ProgramLine& line) {
  return line ? fmt::format("{}:{}", markup_escaped(line.file), line.number) : "no line";
}

std::string code_around(const std::vector<std::string>& lines, const ProgramLine& at) {
  if (!at || at.number > lines.size()) return {};
  std::string code = "<pre>";
  const std::uint32_t first = at.number > lines_around ? at.number - lines_around : 1;
  for (std::uint32_t n = first; n <= at.number + lines_around && n <= lines.size(); ++n) {
    const std::string line = fmt::format("{:>5}  {}", n, markup_escaped(lines[n - 1]));
    code += n == at.number ? "<span class=\"here\">" + line + "</span>\n" : line + "\n";
  }
  return code + "</pre>";
}

std::string side(std::string_view name, const ProgramLine& at,
                 const std::vector<std::string>& lines) {
  return fmt::format("<div><h3>{} <code>{}</code></h3>{}</div>\n", name, place_of(at),
                     code_around(lines, at));
}

std::string uses_at(const AlignedEntry& entry, const RunDifference& difference) {
  std::string items;
  for (const auto& use : entry.pairs.uses_at(difference.at.original, difference.site)) {
    items += "<li>" + markup_escaped(use_words(use)) + "</li>\n";
  }
  return items.empty() ? "<p>The line does not use PyTorch itself.</p>\n"
                       : "<h3>Rewrite</h3>\n<ul>\n" + items + "</ul>\n";
}

std::string first_of(const AlignedEntry& entry) {
  const RunDifference& first = entry.aligned.verdict.differences.front();
  std::string text = fmt::format("<p>First difference: <strong>{}</strong>, step {}</p>\n",
                                 markup_escaped(first.subject), first.step + 1);
  text += "<p class=\"differs\">" + markup_escaped(error_words(first)) +
          "</p>\n<div class=\"sides\">\n";
  text += side("Original", first.at.original, entry.pairs.original_lines(first.at.original));
  text += side("Converted", first.at.converted, entry.pairs.converted_lines(first.at.converted));
  text += "</div>\n" + uses_at(entry, first);
  if (!entry.aligned.reproducer.empty()) {
    const std::string& program = entry.aligned.reproducer;
    text += "<h3>Reproducer</h3>\n<p>" + markup_escaped(entry.aligned.reproducer_file) +
            "</p>\n<pre>" + markup_escaped(program.substr(0, program.find(rest_of_reproducer))) +
            "</pre>\n";
  }
  return text;
}

std::string rows_of(const AlignedEntry& entry) {
  const auto& all = entry.aligned.verdict.differences;
  std::string rows =
      "<h3>All differences</h3>\n<table>\n<tr><th>What</th><th>Step</th><th>Original</th>"
      "<th>Converted</th><th>Error</th></tr>\n";
  for (std::size_t i = 0; i < all.size() && i < most_table_rows; ++i) {
    rows += fmt::format(
        "<tr><td>{}</td><td>{}</td><td><code>{}</code></td><td><code>{}</code></td><td>{}</td>"
        "</tr>\n",
        markup_escaped(all[i].subject), all[i].step + 1, place_of(all[i].at.original),
        place_of(all[i].at.converted), markup_escaped(error_words(all[i])));
  }
  rows += "</table>\n";
  if (all.size() > most_table_rows)
    rows += fmt::format("<p>... and {} more.</p>\n", all.size() - most_table_rows);
  return rows;
}

std::string label_of(const LayerNode& node) {
  std::string label = "<code>" + markup_escaped(node.name) + "</code>";
  if (node.result == nullptr) return label;
  label += " " + markup_escaped(node.result->class_name);
  if (node.result->made.converted)
    label += " <code>" + place_of(node.result->made.converted) + "</code>";
  return fmt::format("{} <span class=\"{}\">{}</span>", label,
                     node.result->agrees() ? "agrees" : "differs", result_words(node));
}

std::string tree_of(const LayerNode& node) {
  if (node.parts.empty()) return "<div class=\"leaf\">" + label_of(node) + "</div>\n";
  std::string text = node.differs() ? "<details open>" : "<details>";
  text += "<summary>" + label_of(node) + "</summary>\n";
  for (const LayerNode& part : node.parts) text += tree_of(part);
  return text + "</details>\n";
}

std::string settings_html(const AlignedEntry& entry) {
  return fmt::format(
      "<h3>Settings</h3>\n<p>PyTorch {}, Paddle {}; {} compared.</p>\n"
      "<pre>original  {}\nconverted {}</pre>\n",
      markup_escaped(entry.aligned.original.version),
      markup_escaped(entry.aligned.converted.version),
      text::counted(entry.aligned.verdict.compared, "value"),
      markup_escaped(boost::json::serialize(entry.aligned.original.settings)),
      markup_escaped(boost::json::serialize(entry.aligned.converted.settings)));
}

}  // namespace

std::string align_section(const AlignedEntry& entry) {
  const alignment::RunVerdict& verdict = entry.aligned.verdict;
  std::string text = "<section>\n<h2>" + markup_escaped(project::name_of(entry.entry)) + "</h2>\n";
  if (!entry.entry.tests.empty()) text += "<pre>" + markup_escaped(tests_text(entry)) + "</pre>\n";
  text += verdict.agree() ? "<p class=\"agrees\">Both programs agree.</p>\n" : first_of(entry);
  for (const std::string& remark : verdict.remarks)
    text += "<p>" + markup_escaped(remark) + "</p>\n";
  if (!verdict.layers.empty()) text += "<h3>Layers</h3>\n";
  for (const LayerNode& model : layer_trees(verdict.layers)) text += tree_of(model);
  if (!verdict.agree()) text += rows_of(entry);
  return text + settings_html(entry) + "</section>\n";
}

std::string align_page(const std::vector<std::string>& sections) {
  std::string page(page_head);
  for (const std::string& section : sections) page += section;
  return page + "</main>\n</body>\n</html>\n";
}

}  // namespace paddle_ls::cli
