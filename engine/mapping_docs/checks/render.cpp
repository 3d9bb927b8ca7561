// Where readers of the site would see something else than the writer means, by md4c's word.
#include "engine/mapping_docs/findings/check_context.hpp"
#include "engine/mapping_docs/text/python_str.hpp"
#include "engine/mapping_docs/text/rendered_html.hpp"

namespace paddle_ls::mapping_docs::checks {

// A table that the line above takes in as text: GitHub's dialect lets no table interrupt a
// paragraph.
void render_table(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  for (const Table& table : document.tables) {
    if (!table.parameters || !table.separator) continue;
    // Fewer than three dashes are args/separator's business.
    if (document.slice(table.separator->range).find("---") == std::string_view::npos) continue;
    if (table.header.line == 0) continue;
    const ByteRange above = document.line(table.header.line - 1);
    const std::string_view before = document.slice(above);
    if (strip(before).empty() || before.starts_with('#')) continue;
    const std::size_t end = document.whole_line(table.separator->line).end;
    const std::string html = rendered_html(document.slice({above.start, end}));
    if (html.find("<table>") != std::string::npos) continue;
    const std::size_t at = table.header.range.start;
    report
        .add(table.header.range,
             "this is not rendered as a table: a blank line is missing above it")
        .fixes.push_back(
            fix("Insert a blank line",
                {{{at, at},
                  document.text.substr(above.end, at - above.end) == "\r\n" ? "\r\n" : "\n"}}));
  }
}

}  // namespace paddle_ls::mapping_docs::checks
