#include "server/cli/run/syntax_remark.hpp"

#include <vector>

#include <fmt/core.h>

#include "engine/python/record/recording.hpp"
#include "engine/text/counted.hpp"
#include "server/cli/run/prefixes.hpp"

namespace paddle_ls::cli {
namespace {

// Where the parser found an unexpected or missing token.
std::vector<std::size_t> broken_places(const syntax::Pieces& pieces) {
  std::vector<std::size_t> places;
  for (const syntax::Pieces::Placed& placed : pieces.all()) {
    for (syntax::Walk walk(placed.piece->tree.root().moved(placed.start)); walk; walk.next()) {
      const syntax::Node node = walk.node();
      const bool is_broken = node.is_error() || node.is_missing();
      if (is_broken) places.push_back(node.start());
      if (is_broken || !node.has_error()) walk.skip_children();
    }
  }
  return places;
}

}  // namespace

std::optional<SyntaxRemark> syntax_remark(const project::AnalysedFile& file) {
  const bool is_module = file.uses.source.form == project::Form::python;
  if (!is_module || file.recorded == nullptr) return std::nullopt;
  const std::vector<std::size_t> places = broken_places(file.recorded->pieces);
  if (places.empty()) return std::nullopt;
  SyntaxRemark remark;
  const std::string& text = *file.uses.source.text;
  remark.at = text::LineIndex(text).position(text, places.front(), text::Encoding::utf32);
  remark.message = "this is not valid Python; uses around it may be left as they are";
  if (places.size() > 1) {
    remark.message += fmt::format(" ({} in the file)", text::counted(places.size(), "such place"));
  }
  return remark;
}

std::string warning_line(std::string_view shown, const std::optional<SyntaxRemark>& remark) {
  if (!remark) return {};
  return fmt::format("{}{}:{}:{}: {}\n", warning_prefix, shown, remark->at.line + 1,
                     remark->at.column + 1, remark->message);
}

}  // namespace paddle_ls::cli
