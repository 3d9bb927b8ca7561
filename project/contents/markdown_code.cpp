#include "project/contents/markdown_code.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "engine/syntax/parser.hpp"

namespace paddle_ls::contents {
namespace {

using syntax::Language;
using syntax::Node;

constexpr std::array<std::string_view, 3> python_names = {"python", "py", "python3"};
constexpr std::array<std::string_view, 1> pir_names = {"pir"};

struct MarkdownKinds {
  std::uint16_t fence = syntax::symbol(Language::markdown, "fenced_code_block");
  std::uint16_t mark = syntax::symbol(Language::markdown, "fenced_code_block_delimiter");
  std::uint16_t info = syntax::symbol(Language::markdown, "info_string");
  std::uint16_t content = syntax::symbol(Language::markdown, "code_fence_content");
  std::uint16_t continuation = syntax::symbol(Language::markdown, "block_continuation");
};

const MarkdownKinds& kinds() {
  static const MarkdownKinds all;
  return all;
}

Node child_of_kind(Node parent, std::uint16_t kind) {
  for (std::uint32_t i = 0; i < parent.named_child_count(); ++i) {
    if (const Node child = parent.named_child(i); child.kind() == kind) return child;
  }
  return Node();
}

bool is_called(Node fence, std::string_view file, std::span<const std::string_view> names) {
  const Node info = child_of_kind(fence, kinds().info);
  if (!info) return false;
  const std::string_view text = info.in(file);
  const std::string_view name = text.substr(0, text.find_first_of(" \t{,:"));
  return std::find(names.begin(), names.end(), name) != names.end();
}

// The prefixes of a list or a quote before every line of `content`, as pieces to leave out.
std::vector<text::ByteRange> continuations(Node content) {
  std::vector<text::ByteRange> found;
  for (syntax::Walk walk(content); walk; walk.next()) {
    if (walk.node().kind() == kinds().continuation) found.push_back(walk.node().range());
  }
  return found;
}

void add_fence(std::string_view file, Node content, PythonText& to) {
  const auto left_out = continuations(content);
  std::string python;
  std::vector<text::ByteRange> pieces;
  std::size_t at = content.start();
  for (const text::ByteRange range : left_out) {
    if (range.start > at) pieces.push_back({at, range.start});
    at = std::max(at, range.end);
  }
  if (content.end() > at) pieces.push_back({at, content.end()});
  for (const text::ByteRange piece : pieces) python += text::slice(file, piece);
  const auto tree = syntax::parse(Language::python, python);
  if (!tree || tree->root().has_error()) return;
  const std::string prefix =
      left_out.empty() ? "" : std::string(text::slice(file, left_out.front()));
  to.begin_part("\n" + prefix, "\n");
  for (const text::ByteRange piece : pieces) to.add(piece, text::slice(file, piece));
  to.end_part();
}

// Where the fence's mark of that index stands, from 0; nothing when it has not so many.
std::optional<std::size_t> mark_of(Node fence, std::size_t index) {
  for (std::uint32_t i = 0; i < fence.named_child_count(); ++i) {
    const Node child = fence.named_child(i);
    if (child.kind() == kinds().mark && index-- == 0) return child.start();
  }
  return {};
}

void show_pir_fence(std::string_view file, Node fence, Node content, std::string& to) {
  to.replace(content.start(), content.end() - content.start(),
             file.substr(content.start(), content.end() - content.start()));
  for (const text::ByteRange range : continuations(content)) {
    std::fill(to.begin() + static_cast<std::ptrdiff_t>(range.start),
              to.begin() + static_cast<std::ptrdiff_t>(range.end), ' ');
  }
  const std::size_t first = to.find_first_not_of(" \t\r\n", content.start());
  if (first != std::string::npos && to[first] == '{') return;
  if (const auto opening = mark_of(fence, 0)) to[*opening] = '{';
  if (const auto closing = mark_of(fence, 1)) to[*closing] = '}';
}

}  // namespace

PythonText python_of_markdown(std::string_view file) {
  PythonText python(Spelling::verbatim);
  const auto tree = syntax::parse(Language::markdown, file);
  if (!tree) return python;
  for (syntax::Walk walk(tree->root()); walk; walk.next()) {
    const Node fence = walk.node();
    if (fence.kind() != kinds().fence) continue;
    walk.skip_children();
    if (!is_called(fence, file, python_names)) continue;
    if (const Node content = child_of_kind(fence, kinds().content))
      add_fence(file, content, python);
  }
  return python;
}

std::string pir_of_markdown(std::string_view file) {
  std::string blanked;
  if (file.find("pir") == std::string_view::npos) return blanked;  // most files, without a parse
  const auto tree = syntax::parse(Language::markdown, file);
  if (!tree) return blanked;
  for (syntax::Walk walk(tree->root()); walk; walk.next()) {
    const Node fence = walk.node();
    if (fence.kind() != kinds().fence) continue;
    walk.skip_children();
    const Node content = child_of_kind(fence, kinds().content);
    if (!content || !is_called(fence, file, pir_names)) continue;
    if (blanked.empty()) {
      blanked = file;
      std::replace_if(
          blanked.begin(), blanked.end(), [](char each) { return each != '\n' && each != '\r'; },
          ' ');
    }
    show_pir_fence(file, fence, content, blanked);
  }
  return blanked;
}

}  // namespace paddle_ls::contents
