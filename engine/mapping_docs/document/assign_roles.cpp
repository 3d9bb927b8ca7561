#include "engine/mapping_docs/document/assign_roles.hpp"

#include <algorithm>

#include "engine/mapping_docs/text/python_str.hpp"
#include "engine/mapping_docs/text/without_confusables.hpp"
#include "engine/text/edit_distance.hpp"

namespace paddle_ls::mapping_docs {

namespace {

constexpr std::string_view wide_open = "【";
constexpr std::string_view wide_close = "】";

// `[name]` or `【name】` at the start of `range`: the whole, and what is inside.
struct LeadingBrackets {
  ByteRange whole;
  ByteRange inside;
};

std::optional<LeadingBrackets> leading_brackets(std::string_view text, ByteRange range) {
  const std::string_view content = text::slice(text, range);
  const bool wide = content.starts_with(wide_open);
  if (!wide && !content.starts_with('[')) return {};
  const std::size_t open_size = wide ? wide_open.size() : 1;
  const std::string_view close_mark = wide ? wide_close : std::string_view("]");
  const std::size_t close = content.find(close_mark, open_size);
  if (close == std::string_view::npos) return {};
  const std::size_t end = range.start + close + close_mark.size();
  return LeadingBrackets{{range.start, end},
                         stripped(text, {range.start + open_size, range.start + close})};
}

bool has_wide_character(std::string_view text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

// A heading that repeats one of `names`, be it with a colon or a blank too many.
bool is_named(std::string_view heading, std::string_view name,
              const std::vector<std::string>& near_misses) {
  std::string plain = without_confusables(heading);
  std::erase(plain, ' ');
  for (const std::string_view mark : {"：", ":"}) {
    if (plain.ends_with(mark)) plain.resize(plain.size() - mark.size());
  }
  return plain == name ||
         std::find(near_misses.begin(), near_misses.end(), plain) != near_misses.end();
}

class RoleReader {
 public:
  RoleReader(Document& document, const Identity& identity, const DocumentProfile& profile)
      : document_(document), identity_(identity), profile_(profile), text_(document.text) {}

  void read();

 private:
  bool read_title(const Heading& heading, std::size_t index);
  void read_title_without_hashes();
  void read_heading(std::size_t index);
  bool read_api_heading(std::size_t index);
  bool belongs_to_source(std::string_view name) const;
  void read_fence(std::size_t index);
  void read_table(std::size_t index);
  void read_summary();

  Document& document_;
  const Identity& identity_;
  const DocumentProfile& profile_;
  std::string_view text_;
  HeadingKind section_ = HeadingKind::other;  // of the last heading that starts a section
  std::size_t section_heading_ = nowhere;
  bool waits_for_signature_ = false;
};

void RoleReader::read() {
  read_title_without_hashes();
  // Blocks of the three kinds in the order of the document.
  std::size_t heading = 0, fence = 0, table = 0;
  const auto start_of = [](const auto& blocks, std::size_t i, auto range) {
    return i < blocks.size() ? range(blocks[i]).start : std::string_view::npos;
  };
  while (true) {
    const std::size_t next_heading =
        start_of(document_.headings, heading, [](const Heading& h) { return h.range; });
    const std::size_t next_fence =
        start_of(document_.fences, fence, [](const Fence& f) { return f.opening; });
    const std::size_t next_table =
        start_of(document_.tables, table, [](const Table& t) { return t.header.range; });
    const std::size_t next = std::min({next_heading, next_fence, next_table});
    if (next == std::string_view::npos) break;
    if (next == next_heading) {
      read_heading(heading++);
    } else if (next == next_fence) {
      read_fence(fence++);
    } else {
      read_table(table++);
    }
  }
  read_summary();
}

// A first line like `[ category ]api` or `> ## [ category ]api` is a title that lost its form.
void RoleReader::read_title_without_hashes() {
  ByteRange first = document_.line(0);
  if (document_.slice(first).starts_with("\xEF\xBB\xBF")) first.start += 3;
  while (!first.empty() &&
         std::string_view(">#* \t").find(text_[first.start]) != std::string_view::npos) {
    ++first.start;
  }
  Heading heading;
  heading.line = 0;
  heading.level = 2;
  heading.range = document_.line(0);
  heading.text = stripped(text_, first);
  const bool is_heading = !document_.headings.empty() && document_.headings[0].line == 0;
  if (!is_heading) read_title(heading, nowhere);
}

bool RoleReader::read_title(const Heading& heading, std::size_t index) {
  if (document_.title || heading.level > 3 || !document_.sources.empty()) return false;
  const auto brackets = leading_brackets(text_, heading.text);
  if (!brackets) return false;
  const ByteRange name = stripped(text_, {brackets->whole.end, heading.text.end});
  const std::string_view inside = document_.slice(brackets->inside);
  const std::string_view rest = document_.slice(name);
  if (rest.empty() || rest.starts_with('(')) {
    // `## [ category ]` without API, as against `### [api]` or `### [api](url)`.
    if (!profile_.category(inside) && (heading.level != 2 || rest.starts_with('('))) return false;
  }
  document_.title = Title{index, heading.line,   heading.range, brackets->whole, brackets->inside,
                          name,  unescaped(rest)};
  return true;
}

void RoleReader::read_heading(std::size_t index) {
  Heading& heading = document_.headings[index];
  const std::string_view content = document_.slice(heading.text);
  if (read_title(heading, index)) {
    heading.kind = HeadingKind::title;
    return;
  }
  if (is_named(content, profile_.arguments_heading, profile_.arguments_near_misses)) {
    heading.kind = HeadingKind::arguments;
    if (document_.arguments_heading == nowhere) document_.arguments_heading = index;
  } else if (is_named(content, profile_.example_heading, profile_.example_near_misses)) {
    heading.kind = HeadingKind::example;
    if (document_.example_heading == nowhere) document_.example_heading = index;
  } else if (read_api_heading(index)) {
    waits_for_signature_ = true;
  } else if (heading.level >= 4 && section_ == HeadingKind::example) {
    heading.kind = HeadingKind::parameter;
    return;
  } else if (heading.level >= 4) {
    return;
  }
  section_ = heading.kind;
  section_heading_ = index;
  if (heading.kind == HeadingKind::arguments || heading.kind == HeadingKind::example) {
    waits_for_signature_ = false;
  }
}

bool RoleReader::belongs_to_source(std::string_view name) const {
  if (name.starts_with(identity_.source_prefix)) return true;
  if (identity_.target_prefix.empty()) return document_.sources.empty();
  if (name.starts_with(identity_.target_prefix)) return false;
  const std::string_view package = name.substr(0, name.find('.') + 1);
  const std::size_t to_source = text::edit_distance(package, identity_.source_prefix, 8);
  const std::size_t to_target = text::edit_distance(package, identity_.target_prefix, 8);
  if (to_source != to_target) return to_source < to_target;
  return document_.sources.empty();
}

bool RoleReader::read_api_heading(std::size_t index) {
  Heading& heading = document_.headings[index];
  const auto brackets = leading_brackets(text_, heading.text);
  ByteRange name = brackets ? brackets->inside : heading.text;
  while (!name.empty() && text_[name.start] == '`') ++name.start;
  while (!name.empty() && text_[name.end - 1] == '`') --name.end;
  const std::string_view written = document_.slice(name);
  const bool known_prefix =
      written.starts_with(identity_.source_prefix) ||
      (!identity_.target_prefix.empty() && written.starts_with(identity_.target_prefix));
  const bool dotted = written.find('.') != std::string_view::npos &&
                      written.find(' ') == std::string_view::npos && !has_wide_character(written);
  if (!brackets && !(known_prefix && dotted && heading.level == 3)) return false;
  if (brackets && !(heading.level == 3 ? !written.empty() : known_prefix && dotted)) return false;

  ApiHeading api;
  api.heading = index;
  api.name = brackets ? brackets->inside : name;
  api.api = unescaped(document_.slice(api.name));
  if (brackets) {
    const ByteRange rest = stripped(text_, {brackets->whole.end, heading.text.end});
    const std::string_view link = document_.slice(rest);
    if (link.starts_with('(')) {
      api.link = rest;
      const bool closed = link.size() > 1 && link.ends_with(')');
      api.url = {rest.start + 1, closed ? rest.end - 1 : rest.end};
    }
  }
  const bool source = belongs_to_source(written);
  heading.kind = source ? HeadingKind::source : HeadingKind::target;
  (source ? document_.sources : document_.targets).push_back(std::move(api));
  return true;
}

void RoleReader::read_fence(std::size_t index) {
  Fence& fence = document_.fences[index];
  const bool in_api_section = section_ == HeadingKind::source || section_ == HeadingKind::target;
  if (in_api_section && waits_for_signature_) {
    const bool source = section_ == HeadingKind::source;
    fence.role = source ? FenceRole::source_signature : FenceRole::target_signature;
    ApiHeading& api = source ? document_.sources.back() : document_.targets.back();
    api.fence = index;
    api.signatures = read_signatures(text_, fence.body);
    waits_for_signature_ = false;
  } else if (document_.example_heading != nowhere) {
    fence.role = FenceRole::example;
  }
}

void RoleReader::read_table(std::size_t index) {
  Table& table = document_.tables[index];
  table.heading = section_heading_;
  if (!document_.sources.empty()) table.source = document_.sources.size() - 1;
  if (!document_.targets.empty()) table.target = document_.targets.size() - 1;
  // Below its heading the first table is the one; elsewhere its columns have to tell.
  const auto matches =
      std::count_if(table.header.cells.begin(), table.header.cells.end(), [&](ByteRange cell) {
        const std::string_view name = document_.slice(cell);
        return name == identity_.source_column || name == profile_.target_column ||
               name == profile_.note_column;
      });
  const bool first_of_section =
      section_ == HeadingKind::arguments &&
      std::none_of(document_.tables.begin(),
                   document_.tables.begin() + static_cast<std::ptrdiff_t>(index),
                   [&](const Table& each) { return each.heading == section_heading_; });
  table.parameters = first_of_section || matches >= 2;
}

void RoleReader::read_summary() {
  const Fence* last = nullptr;
  for (const auto* headings : {&document_.sources, &document_.targets}) {
    if (!headings->empty() && headings->front().fence != nowhere) {
      last = &document_.fences[headings->front().fence];
    }
  }
  if (!last || !last->closing) return;
  ByteRange region{last->closing->end, text_.size()};
  for (const Heading& heading : document_.headings) {
    if (heading.range.start >= region.start) {
      region.end = heading.range.start;
      break;
    }
  }
  for (const Table& table : document_.tables) {
    if (table.header.range.start >= region.start) {
      region.end = std::min(region.end, table.header.range.start);
    }
  }
  for (const Fence& fence : document_.fences) {
    if (fence.opening.start >= region.start) region.end = std::min(region.end, fence.opening.start);
  }
  region = stripped(text_, region);
  if (!region.empty()) document_.summary = region;
}

}  // namespace

void assign_roles(Document& document, const Identity& identity, const DocumentProfile& profile) {
  RoleReader(document, identity, profile).read();
  const std::size_t announcement = document.sources.empty()
                                       ? document.text.size()
                                       : document.headings[document.sources[0].heading].range.start;
  document.overloads = document.sources.size() > 1 || !document.rulers.empty() ||
                       document.text.substr(0, announcement).find(profile.phrases.overloads) !=
                           std::string_view::npos;
}

}  // namespace paddle_ls::mapping_docs
