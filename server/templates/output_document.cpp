#include "server/templates/output_document.hpp"

#include <algorithm>

#include "engine/templates/fill/line_map.hpp"
#include "engine/templates/text/output_path.hpp"
#include "engine/templates/text/python_characters.hpp"
#include "project/settings/known_codes.hpp"

namespace paddle_ls::server {
namespace {

bool is_same_path(const std::string& a, const std::string& b) {
  return templates::recorded_name("", a, templates::Dialect::v2) ==
         templates::recorded_name("", b, templates::Dialect::v2);
}

// A line of a text without its line end; empty after the last.
std::string_view line_of(std::string_view text, const text::LineIndex& lines, std::size_t line) {
  return line < lines.line_count() ? text::slice(text, lines.line_content(text, line))
                                   : std::string_view();
}

}  // namespace

OutputDocument::OutputDocument(const Source& source, ProjectRole role,
                               std::shared_ptr<Projects> projects)
    : ProjectFile(source, std::move(role), std::move(projects)) {
  for (const EntryFiles& files : entries()) {
    auto made = Projects::make(files);
    if (!made) continue;
    const auto own = std::find_if(made->begin(), made->end(), [&](const templates::MadeFile& file) {
      return is_same_path(file.path, this->role().relative);
    });
    if (own == made->end()) continue;
    made_ = std::move(*own);
    files_ = &files;
    break;
  }
  if (!made_) return;
  auto drift = templates::find_drift(made_->expansion.text, text());
  if (!drift) return;
  drift->title = "Bring back what " + files_->entry->source.text + " gives";
  drift->edits = templates::edits_to(made_->expansion.text, text());
  Found found{std::move(*drift)};
  found.related.push_back({start_of(files_->source->file), "its template"});
  report(std::move(found));
}

// Lines are compared, so that lines after a manual change still lead back.
std::optional<OutputDocument::Origin> OutputDocument::origin_of(std::size_t offset) const {
  if (!made_) return {};
  const text::LineIndex lines(text());
  const std::string& generated = made_->expansion.text;
  const text::LineIndex generated_lines(generated);
  const std::size_t line = lines.line_of(offset);
  if (line >= generated_lines.line_count()) return {};
  const bool is_same = line_of(text(), lines, line) == line_of(generated, generated_lines, line);
  const std::size_t column = is_same ? offset - lines.line_start(line) : 0;
  const std::size_t there = std::min(generated_lines.line_start(line) + column, generated.size());
  // The expansion is of a copy with LF line ends; lines are the same in both.
  const templates::CodeTemplate& source = files_->source->source;
  const templates::CodeTemplate read(templates::with_universal_newlines(source.text()));
  const templates::TextOrigin origin = templates::origin_of(read, made_->expansion, there);
  const text::LineIndex read_lines(read.text());
  const text::LineIndex source_lines(source.text());
  const std::size_t source_line = read_lines.line_of(origin.offset);
  if (source_line >= source_lines.line_count()) return {};
  const std::size_t at =
      source_lines.line_start(source_line) + origin.offset - read_lines.line_start(source_line);
  Origin found{{files_->source->file, {at, at}}, {}};
  if (origin.placeholder) {
    const templates::Placeholder& placeholder = read.placeholders()[*origin.placeholder];
    found.key = read.key(placeholder);
    found.place.range.end = at + placeholder.written().size();
  }
  return found;
}

std::vector<FilePlace> OutputDocument::definition(std::size_t offset) const {
  const auto origin = origin_of(offset);
  return origin ? std::vector<FilePlace>{origin->place} : std::vector<FilePlace>();
}

std::optional<HoverCard> OutputDocument::hover(std::size_t offset) const {
  const auto origin = origin_of(offset);
  if (!origin || origin->key.empty()) return {};
  const text::LineIndex lines(text());
  const text::LineIndex source_lines(*origin->place.file->text);
  const std::size_t line = source_lines.line_of(origin->place.range.start);
  return HoverCard{lines.line_content(text(), lines.line_of(offset)),
                   "**" + origin->key + "** at line " + std::to_string(line + 1) + " of `" +
                       files_->entry->source.text + "`"};
}

std::vector<Link> OutputDocument::links() const {
  const auto header = templates::find_generated_header(text());
  if (!header || files_ == nullptr) return {};
  return {{header->source, files_->source->file->uri}};
}

std::vector<Lens> OutputDocument::lenses() const {
  if (files_ == nullptr) return {};
  return {{{0, 0}, "made from " + files_->entry->source.text, start_of(files_->source->file)}};
}

std::vector<Problem> HeaderedOutput::problems() const {
  if (!edited_) return {};
  return {{*edited_,
           *settings::find_code(templates::codes::stale_output.id),
           "this file is generated: manual changes are lost when it is generated again from its "
           "template",
           {{start_of(source_), "its template"}},
           {}}};
}

std::vector<FilePlace> HeaderedOutput::definition(std::size_t offset) const {
  if (!header_.source.touches({offset, offset})) return {};
  return {start_of(source_)};
}

std::vector<Link> HeaderedOutput::links() const {
  return {{header_.source, source_->uri}};
}

}  // namespace paddle_ls::server
