#include "server/cli/static/static_show.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <ostream>

#include "engine/syntax/parser.hpp"
#include "engine/text/line_index.hpp"
#include "engine/to_static/convert_function.hpp"
#include "engine/to_static/find_function.hpp"
#include "project/files/read_source.hpp"

namespace paddle_ls::cli {
namespace {

using to_static::Conversion;
using to_static::Stage;

constexpr std::size_t maximum_bytes = 16 * 1024 * 1024;

int complain(const StaticOptions& options, const Error& error, const Console& console) {
  console.err << printable(options.file);
  if (!error.where.empty()) console.err << ':' << error.where;
  console.err << ": error: " << error.message << '\n';
  return exit_status::could_not_run;
}

Result<Conversion> converted(const StaticOptions& options, const std::string& source) {
  const auto tree = syntax::parse(syntax::Language::python, source);
  if (!tree) return error("the file is too long");
  const syntax::Node function = to_static::find_function(tree->root(), source, options.function);
  if (!function) return error("there is no function " + options.function);
  return to_static::convert(function, source, {.optimize_breaks = options.optimize_breaks});
}

class Printer {
 public:
  Printer(const StaticOptions& options, const std::string& source, const Console& console)
      : options_(options), source_(source), lines_(source), console_(console) {}

  std::string place(std::size_t offset) const {
    const auto at = lines_.position(source_, offset, text::Encoding::utf32);
    return std::to_string(at.line + 1) + ":" + std::to_string(at.column + 1);
  }

  void code(const python_ast::Unparsed& code) const {
    if (options_.shown != StaticShown::line_map) {
      console_.out << code.text << '\n';
      return;
    }
    std::size_t start = 0;
    for (const python_ast::Origin origin : code.lines) {
      const std::size_t end = std::min(code.text.find('\n', start), code.text.size());
      const auto line = lines_.position(source_, origin.start, text::Encoding::utf8).line + 1;
      console_.out << line << (origin.helper ? " + " : " = ")
                   << std::string_view(code.text).substr(start, end - start) << '\n';
      start = end + 1;
    }
  }

  void stage(const Stage& stage) const {
    console_.out << "# level " << stage.level << ": " << stage.name
                 << (stage.changed ? "\n" : ", nothing changes\n");
    if (stage.changed) code(stage.code);
  }

  // The lines between the common beginning and end of both stages are one change.
  void difference(const Stage& before, const Stage& after) const {
    const std::string old_text = before.code.text + "\n";
    const std::string new_text = after.code.text + "\n";
    const auto common =
        std::mismatch(old_text.begin(), old_text.end(), new_text.begin(), new_text.end());
    auto head = static_cast<std::size_t>(common.first - old_text.begin());
    while (head > 0 && old_text[head - 1] != '\n') --head;
    std::size_t tail = 0;
    const std::size_t most = std::min(old_text.size(), new_text.size()) - head;
    while (tail < most &&
           old_text[old_text.size() - tail - 1] == new_text[new_text.size() - tail - 1]) {
      ++tail;
    }
    const text::Edits edits{
        {{head, old_text.size() - tail}, new_text.substr(head, new_text.size() - tail - head)}};
    console_.out << unified_diff(before.name, after.name, old_text, edits,
                                 colour_of(ColourChoice::automatic, console_));
  }

 private:
  const StaticOptions& options_;
  const std::string& source_;
  text::LineIndex lines_;
  const Console& console_;
};

std::optional<int> number(const std::string& text) {
  int value = 0;
  const auto end = std::from_chars(text.data(), text.data() + text.size(), value);
  if (end.ec != std::errc() || end.ptr != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace

int show_static(const StaticOptions& options, const Console& console) {
  const bool all = options.level == "all" || options.shown == StaticShown::diff;
  const auto level = number(options.level);
  if (!all && !level && !options.level.empty()) {
    return complain(options, {"`" + options.level + "` is neither a level nor `all`", {}}, console);
  }
  const auto source =
      files::read_source(options.file, maximum_bytes).map(&files::DecodedSource::text);
  if (!source) return complain(options, source.error(), console);
  const auto made = converted(options, *source);
  if (!made) return complain(options, made.error(), console);

  const Printer printer(options, *source, console);
  const Stage* before = nullptr;
  bool shown = false;
  for (const Stage& stage : made->stages) {
    if (options.shown == StaticShown::diff) {
      if (before != nullptr && stage.changed) printer.difference(*before, stage);
      before = &stage;
    } else if (all) {
      printer.stage(stage);
    } else if (level && stage.level == *level) {
      printer.code(stage.code);
      shown = true;
    }
  }
  if (made->refusal) {
    console.err << printable(options.file) << ':' << printer.place(made->refusal->at.start) << ": "
                << made->refusal->pass << " fails: " << made->refusal->exception << ": "
                << made->refusal->message << '\n';
    return exit_status::findings;
  }
  if (level && !shown) {
    return complain(options, {"unknown level " + options.level, {}}, console);
  }
  if (options.level.empty() && !all) printer.code(made->last().code);
  return exit_status::clean;
}

}  // namespace paddle_ls::cli
