#include "server/contents/markdown.hpp"

#include <array>

#include "engine/syntax/parser.hpp"

namespace paddle_ls::contents {
namespace {

using syntax::Language;
using syntax::Node;

constexpr std::array python_names = {"python", "py", "python3"};

struct MarkdownKinds {
  std::uint16_t fence = syntax::symbol(Language::markdown, "fenced_code_block");
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

bool is_python(Node fence, std::string_view file) {
  const Node info = child_of_kind(fence, kinds().info);
  if (!info) return false;
  const std::string_view text = info.in(file);
  const std::string_view name = text.substr(0, text.find_first_of(" \t{,:"));
  return std::find(python_names.begin(), python_names.end(), name) != python_names.end();
}

// What a list or a quote puts in front of every line of `content`, as pieces to leave out.
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

}  // namespace

PythonText python_of_markdown(std::string_view file) {
  PythonText python(Spelling::verbatim);
  const auto tree = syntax::parse(Language::markdown, file);
  if (!tree) return python;
  for (syntax::Walk walk(tree->root()); walk; walk.next()) {
    const Node fence = walk.node();
    if (fence.kind() != kinds().fence) continue;
    walk.skip_children();
    if (!is_python(fence, file)) continue;
    if (const Node content = child_of_kind(fence, kinds().content))
      add_fence(file, content, python);
  }
  return python;
}

}  // namespace paddle_ls::contents
