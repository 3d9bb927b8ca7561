#include <algorithm>

#include "engine/mapping_docs/document/assign_roles.hpp"
#include "engine/mapping_docs/document/document.hpp"
#include "engine/mapping_docs/document/table_row.hpp"
#include "engine/mapping_docs/text/python_str.hpp"

namespace paddle_ls::mapping_docs {

namespace {

// First pass: headings, fences, tables and rulers as blocks of lines, without knowing what they
// mean.
class BlockReader {
 public:
  BlockReader(Document& document, const DocumentProfile& profile)
      : document_(document), profile_(profile), text_(document.text) {}

  void read();

 private:
  ByteRange line(std::size_t number) const { return document_.line(number); }
  std::string_view content(std::size_t number) const { return document_.slice(line(number)); }
  bool ends_open_fence(std::size_t number) const;
  std::size_t read_fence(std::size_t first);
  std::size_t read_table(std::size_t first);
  void read_heading(std::size_t number);

  Document& document_;
  const DocumentProfile& profile_;
  std::string_view text_;
};

std::string_view without_indent(std::string_view line) {
  const std::size_t start = line.find_first_not_of(" \t");
  return start == std::string_view::npos ? std::string_view{} : line.substr(start);
}

std::size_t leading(std::string_view line, char c) {
  return std::min(line.find_first_not_of(c), line.size());
}

bool is_fence(std::string_view line) {
  const std::string_view content = without_indent(line);
  return line.size() - content.size() <= 3 && leading(content, '`') >= 3 &&
         content.find('`', leading(content, '`')) == std::string_view::npos;
}

bool is_heading(std::string_view line) {
  const std::string_view content = without_indent(line);
  const std::size_t level = leading(content, '#');
  if (level == 0 || level > 6) return false;
  // A missing blank between hashes and text is a slip, but before prose `#` starts no heading.
  return content.size() == level || content[level] == ' ' || content[level] == '\t' ||
         (level >= 2 &&
          (content[level] == '[' || content.substr(level).starts_with("\xE3\x80\x90")));
}

bool is_ruler(std::string_view line) {
  return line.size() >= 20 && leading(line, '-') == line.size();
}

void BlockReader::read() {
  const std::size_t count = document_.lines.line_count();
  for (std::size_t number = 0; number < count;) {
    const std::string_view current = content(number);
    if (current.empty() ||
        std::string_view("#`| \t-").find(current.front()) == std::string_view::npos) {
      ++number;  // prose
    } else if (is_fence(current)) {
      number = read_fence(number);
    } else if (without_indent(current).starts_with('|')) {
      number = read_table(number);
    } else {
      if (is_heading(current)) read_heading(number);
      if (is_ruler(current)) document_.rulers.push_back(line(number));
      ++number;
    }
  }
}

// Lines that only the document itself can hold: a block that reaches one was never closed.
bool BlockReader::ends_open_fence(std::size_t number) const {
  const std::string_view current = content(number);
  if (!current.starts_with("##")) return false;
  const std::string_view text = strip(current.substr(leading(current, '#')));
  return text.starts_with('[') || text == profile_.arguments_heading ||
         text == profile_.example_heading;
}

std::size_t BlockReader::read_fence(std::size_t first) {
  const ByteRange opening = line(first);
  const std::string_view marker = without_indent(document_.slice(opening));
  const std::size_t ticks = leading(marker, '`');
  Fence fence;
  fence.line = first;
  fence.opening = opening;
  fence.info = {opening.end - (marker.size() - ticks), opening.end};
  const std::size_t count = document_.lines.line_count();
  std::size_t number = first + 1;
  for (; number < count; ++number) {
    const std::string_view current = content(number);
    if (current.empty() ||
        std::string_view("`# \t").find(current.front()) == std::string_view::npos) {
      continue;  // code
    }
    if (is_fence(current)) {
      const std::string_view closing = strip(current);
      // An opening line inside an open block starts the next block: this one was never closed.
      if (leading(closing, '`') < closing.size()) break;
      fence.closing = line(number);
      break;
    }
    if (ends_open_fence(number)) break;
  }
  const std::size_t body_start =
      first + 1 < count ? document_.lines.line_start(first + 1) : text_.size();
  const std::size_t body_end = number < count ? document_.lines.line_start(number) : text_.size();
  fence.body = {body_start, body_end};
  document_.fences.push_back(fence);
  return fence.closing ? number + 1 : number;
}

std::size_t BlockReader::read_table(std::size_t first) {
  Table table;
  table.header = read_row(text_, line(first), first);
  const std::size_t count = document_.lines.line_count();
  std::size_t number = first + 1;
  if (number < count && is_separator_row(content(number))) {
    table.separator = read_row(text_, line(number), number);
    ++number;
  }
  std::size_t blank = 0;  // blank lines since the last row
  std::size_t end = number;
  for (; number < count; ++number) {
    const std::string_view current = content(number);
    if (strip(current).empty()) {
      // The empty line after the last line ending does not belong to the table.
      if (++blank > 1) break;
      continue;
    }
    const bool leading_pipe = without_indent(current).starts_with('|');
    const auto pipes = std::count(current.begin(), current.end(), '|');
    if (!leading_pipe && (pipes < 2 || blank > 0)) break;
    if (blank > 0 && number + 1 < count && is_separator_row(content(number + 1))) break;
    Row row = read_row(text_, line(number), number);
    if (blank > 0 ||
        (!table.rows.empty() && table.rows.back().attachment == Attachment::after_blank_line)) {
      row.attachment = Attachment::after_blank_line;
    } else if (!leading_pipe) {
      row.attachment = Attachment::no_leading_pipe;
    } else if (!current.starts_with('|')) {
      row.attachment = Attachment::indented;
    }
    table.rows.push_back(std::move(row));
    blank = 0;
    end = number + 1;
  }
  document_.tables.push_back(std::move(table));
  return end;
}

void BlockReader::read_heading(std::size_t number) {
  Heading heading;
  heading.line = number;
  heading.range = line(number);
  const std::string_view current = without_indent(document_.slice(heading.range));
  heading.level = leading(current, '#');
  heading.text =
      stripped(text_, {heading.range.end - current.size() + heading.level, heading.range.end});
  heading.section_end = text_.size();
  document_.headings.push_back(heading);
}

// A section reaches to the next heading of the same or a higher level.
void close_sections(std::vector<Heading>& headings) {
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < headings.size(); ++i) {
    while (!open.empty() && headings[open.back()].level >= headings[i].level) {
      headings[open.back()].section_end = headings[i].range.start;
      open.pop_back();
    }
    open.push_back(i);
  }
}

}  // namespace

ByteRange Document::whole_line(std::size_t number) const {
  const std::size_t end =
      number + 1 < lines.line_count() ? lines.line_start(number + 1) : text.size();
  return {lines.line_start(number), end};
}

const Table* Document::parameter_table() const {
  const auto found = std::find_if(tables.begin(), tables.end(),
                                  [](const Table& table) { return table.parameters; });
  return found == tables.end() ? nullptr : &*found;
}

bool Document::in_fence(std::size_t offset) const {
  const auto after = std::upper_bound(
      fences.begin(), fences.end(), offset,
      [](std::size_t value, const Fence& fence) { return value < fence.opening.start; });
  return after != fences.begin() && offset < std::prev(after)->body.end;
}

Document read_document(std::string_view text, const Identity& identity,
                       const DocumentProfile& profile) {
  Document document;
  document.text = text;
  document.lines = text::LineIndex(text);
  BlockReader(document, profile).read();
  close_sections(document.headings);
  assign_roles(document, identity, profile);
  return document;
}

}  // namespace paddle_ls::mapping_docs
