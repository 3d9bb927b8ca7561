#include "server/cli/convert/file_converter.hpp"

#include <span>
#include <utility>

#include <fmt/core.h>

#include "engine/files/place_below.hpp"
#include "engine/files/write_atomically.hpp"
#include "engine/text/line_index.hpp"
#include "project/conversion/use_lines.hpp"
#include "project/files/copy_entry.hpp"
#include "project/files/pytorch_library.hpp"
#include "project/files/read_source.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/cli/run/unified_diff.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;

// A line for each use that stays although it has a fix.
std::string described(std::span<const rewrite::LeftUse> left, std::string_view source,
                      const std::string& shown) {
  std::string lines;
  const text::LineIndex index(source);
  for (const rewrite::LeftUse& each : left) {
    const auto at = index.position(source, each.range.start, text::Encoding::utf32);
    lines += fmt::format("{}{}:{}:{}: {} stays as it is: {}; please report this\n", warning_prefix,
                         shown, at.line + 1, at.column + 1, each.api, each.reason);
  }
  return lines;
}

std::vector<project::MissingPlace> missing_places(const project::FileUses& uses,
                                                  const project::FileConversion& made,
                                                  const std::string& shown, bool is_written) {
  std::vector<project::MissingPlace> places;
  project::UseLines lines(uses, made);
  for (const rewrite::LeftMissing& use : made.missing) {
    const std::size_t start = use.range.start;
    places.push_back({shown, uses.source.text, use.range,
                      is_written ? lines.after(start) : lines.before(start), use.api, use.reason,
                      use.reached});
  }
  return places;
}

// Notes whether the file was written.
Result<void> kept(FileOutcome& outcome, Result<void> written) {
  outcome.is_unwritten = !written;
  return written;
}

Result<void> replace(FileOutcome& outcome, const files::DecodedSource& source,
                     const std::string& content) {
  std::error_code unknown;
  const std::uintmax_t names = fs::hard_link_count(outcome.file.path, unknown);
  const auto done = files::replace_unchanged(outcome.file.path, source.bytes(), content);
  if (done && !unknown && names > 1) {
    outcome.remark = "it was one of " + std::to_string(names) +
                     " hard links to a file; the other links still have the old text";
  }
  return done;
}

}  // namespace

bool FileConverter::is_put_off(const SourceFile& file) const {
  return file.kind == SourceFile::Kind::python &&
         run_.tree.is_put_off({file.form(), file.absolute_path(), nullptr});
}

FileOutcome FileConverter::put_off(SourceFile file) const {
  (void)run_.prepared.take(file.path);  // what other files need from it may change
  FileOutcome outcome;
  outcome.is_put_off = true;
  outcome.file = std::move(file);
  return outcome;
}

FileOutcome FileConverter::work_on(SourceFile file) const {
  FileOutcome outcome;
  outcome.file = std::move(file);
  if (run_.options.to == ConvertTo::in_place) {
    run_.abandoned.remove_in(outcome.file.path.parent_path());
  }
  const Result<void> done = run_.options.to == ConvertTo::folder && !outcome.file.holds_uses()
                                ? copy(outcome)
                                : convert_file(outcome);
  if (!done) outcome.problem = done.error().message;
  return outcome;
}

// Inside the folder of the copy, even if the copy contains links that lead out. A link at the
// destination itself is replaced.
Result<fs::path> FileConverter::target(const SourceFile& file) const {
  const fs::path folder = file.place.parent_path();
  const auto place = folder.empty()
                         ? Result<fs::path>(run_.options.folder)
                         : files::place_below(run_.options.folder, folder.generic_string());
  if (!place) return place;
  std::error_code code;
  fs::create_directories(*place, code);
  if (code) return error(code.message(), place->string());
  run_.abandoned.remove_in(*place);
  return *place / file.place.filename();
}

Result<void> FileConverter::copy(FileOutcome& outcome) const {
  const SourceFile& file = outcome.file;
  if (file.kind == SourceFile::Kind::unusable) return error(file.problem);
  const auto leftover =
      file.configuration->settings->leftover_imports_with(run_.options.sources.scope);
  const bool is_for_paddle_alone = leftover == rewrite::LeftoverImports::local;
  if (is_for_paddle_alone && files::needs_pytorch_libraries(file.path)) {
    return error("it is compiled for PyTorch, so the copy is without it");
  }
  return kept(outcome, target(file).and_then(
                           [&](const fs::path& to) { return files::copy_entry(file.path, to); }));
}

Result<void> FileConverter::convert_file(FileOutcome& outcome) const {
  const SourceFile& file = outcome.file;
  if (file.kind == SourceFile::Kind::unusable) return error(file.problem);
  if (!file.holds_uses()) return {};
  if (const auto known = run_.prepared.take(file.path)) return convert_uses(outcome, *known);
  auto prepared = prepare(file, run_.tree);
  if (!prepared) return as_it_is(outcome, prepared.error());
  return convert_uses(outcome, *prepared);
}

Result<void> FileConverter::convert_uses(FileOutcome& outcome, PreparedFile& prepared) const {
  const SourceFile& file = outcome.file;
  const project::FileUses& uses = prepared.analysed.uses;
  project::FileConversion made = run_.tree.convert(prepared.analysed);
  const Result<void> done = write(outcome, prepared.source, made.edits);
  if (!done) return done;
  run_.tree.has_become(uses, made);
  outcome.uses = tally_by_api(uses, made.fates);
  if (run_.wants_review) outcome.review = review_items(file.shown, uses, made);
  outcome.report = project::ConversionReport(lines());
  outcome.report.add(file.shown, uses, made);
  if (file.kind == SourceFile::Kind::python) {
    outcome.at_run = modules::file_at_run(*uses.source.text);
    outcome.missing =
        missing_places(uses, made, file.shown, lines() == project::ConversionReport::Lines::after);
  }
  outcome.left = warning_line(file.shown, prepared.syntax) +
                 described(made.left, prepared.source.text, file.shown);
  outcome.changed = !made.edits.empty();
  made.edits.clear();
  outcome.conversion = std::move(made);
  if (!outcome.conversion.helpers.empty()) outcome.converted = std::move(prepared.analysed.uses);
  return {};
}

// After a conversion the user looks at the converted files.
project::ConversionReport::Lines FileConverter::lines() const {
  const bool is_written =
      run_.options.to == ConvertTo::folder || run_.options.to == ConvertTo::in_place;
  return is_written ? project::ConversionReport::Lines::after
                    : project::ConversionReport::Lines::before;
}

// A copy is complete: it includes files that could not be converted.
Result<void> FileConverter::as_it_is(FileOutcome& outcome, const Error& problem) const {
  if (run_.options.to != ConvertTo::folder) return tl::unexpected(problem);
  const auto copied = copy(outcome);
  return tl::unexpected(copied || !outcome.is_unwritten ? problem : copied.error());
}

Result<void> FileConverter::write(FileOutcome& outcome, const files::DecodedSource& source,
                                  const text::Edits& edits) const {
  const auto bytes = [&] { return files::bytes_of(source, text::applied(edits, source.text)); };
  switch (run_.options.to) {
    case ConvertTo::nothing:
    case ConvertTo::standard_output:
    case ConvertTo::stream: return {};
    case ConvertTo::diff: {
      std::string diff = diff_of_file(outcome.file.given, source.text, edits, run_.colour);
      // Programs that apply the diff need the exact bytes of the file.
      outcome.output = files::bytes_of(source, diff).value_or(diff);
      return {};
    }
    case ConvertTo::folder:
      return bytes().and_then([&](const std::string& content) {
        return kept(outcome, target(outcome.file).and_then([&](const fs::path& to) {
          return files::write_atomically(to, content, outcome.file.path);
        }));
      });
    case ConvertTo::in_place:
      if (edits.empty()) return {};
      return bytes().and_then([&](const std::string& content) {
        return kept(outcome, replace(outcome, source, content));
      });
  }
  return {};
}

}  // namespace paddle_ls::cli
