#include "engine/syntax/pieces.hpp"

#include <algorithm>
#include <unordered_map>

#include "engine/syntax/comment_runs.hpp"
#include "engine/syntax/cut_python.hpp"

namespace paddle_ls::syntax {
namespace {

std::shared_ptr<const Piece> parsed(std::string_view text, const Stop& stop) {
  auto tree = parse(Language::python, text, stop);
  if (!tree) return nullptr;
  return std::make_shared<const Piece>(Piece{std::string(text), std::move(*tree), true});
}

// A piece with errors up to this size is parsed again from scratch: about what a key costs besides.
// Larger ones are tables and long classes; theirs is settled when the text rests.
constexpr std::size_t retry_bytes = 16 * 1024;
// Telling a tree of an edit takes as long as the way down to it, which in a chain of operators is
// as long as the text. With more edits than this a new parse is the shorter way.
constexpr std::size_t most_edits_of_a_tree = 64;

std::shared_ptr<const Piece> parsed_from(const Piece& earlier, const text::Edits& edits,
                                         std::string_view source, const Stop& stop) {
  const bool was_shown_otherwise = with_comments_joined(earlier.text).has_value();
  if (edits.size() > most_edits_of_a_tree || was_shown_otherwise) return parsed(source, stop);
  Tree tree = earlier.tree;
  for (const TreeChange& change : tree_changes(earlier.text, edits)) tree.edit(change);
  auto next = reparse(Language::python, source, tree, stop, retry_bytes);
  if (!next) return nullptr;
  return std::make_shared<const Piece>(
      Piece{std::string(source), std::move(next->tree), next->equals_full_parse});
}

// A piece before edits, and its changes.
struct EditedPiece {
  std::shared_ptr<const Piece> piece;
  text::Edits edits;    // bytes of the piece
  std::size_t end = 0;  // in the new text
};

// By their start in the new text, without those whose borders an edit touches.
std::unordered_map<std::size_t, EditedPiece> edited_pieces(std::span<const Pieces::Placed> pieces,
                                                           const text::Edits& edits) {
  std::unordered_map<std::size_t, EditedPiece> result;
  std::size_t next = 0;    // edit
  std::size_t growth = 0;  // of the text so far; wraps around where it shrinks
  for (const Pieces::Placed& placed : pieces) {
    const std::size_t end = placed.start + placed.piece->text.size();
    const std::size_t new_start = placed.start + growth;
    EditedPiece edited{placed.piece, {}, 0};
    bool is_inside = next == edits.size() || edits[next].range.start >= placed.start;
    for (; next < edits.size() && edits[next].range.start < end; ++next) {
      const text::Edit& edit = edits[next];
      if (edit.range.end > end) break;
      growth += edit.replacement.size() - edit.range.size();
      if (edit.range.start < placed.start) continue;
      edited.edits.push_back(
          {{edit.range.start - placed.start, edit.range.end - placed.start}, edit.replacement});
    }
    is_inside = is_inside && (next == edits.size() || edits[next].range.start >= end);
    edited.end = end + growth;
    if (is_inside) result.emplace(new_start, std::move(edited));
  }
  return result;
}

}  // namespace

std::optional<Pieces> Pieces::parse(std::string_view text, const Pieces* earlier,
                                    const Stop& stop) {
  const std::vector<std::size_t> starts = piece_starts(text);
  const std::span<const Placed> old = earlier ? earlier->all() : std::span<const Placed>{};
  const auto piece_text = [&](std::size_t i) {
    const std::size_t end = i + 1 < starts.size() ? starts[i + 1] : text.size();
    return text.substr(starts[i], end - starts[i]);
  };
  const std::size_t most = std::min(starts.size(), old.size());
  std::size_t head = 0;  // pieces before the change
  while (head < most && old[head].piece->text == piece_text(head)) ++head;
  std::size_t tail = 0;  // pieces after it
  while (head + tail < most &&
         old[old.size() - 1 - tail].piece->text == piece_text(starts.size() - 1 - tail)) {
    ++tail;
  }
  const bool is_one_for_one = head + tail + 1 == starts.size() && head + tail + 1 == old.size();
  const auto changed = old.subspan(head, old.size() - head - tail);
  // A change in many places leaves whole pieces between them as they are.
  std::unordered_map<std::string_view, std::shared_ptr<const Piece>> between;
  if (!is_one_for_one) {
    for (const Placed& placed : changed) between.emplace(placed.piece->text, placed.piece);
  }

  Pieces result;
  result.pieces_.reserve(starts.size());
  for (std::size_t i = 0; i < starts.size(); ++i) {
    std::shared_ptr<const Piece> piece;
    if (i < head) {
      piece = old[i].piece;
    } else if (i >= starts.size() - tail) {
      piece = old[i + old.size() - starts.size()].piece;
    } else if (stop && stop()) {
      return std::nullopt;
    } else if (const auto known = between.find(piece_text(i)); known != between.end()) {
      piece = known->second;
    } else if (i == head && !changed.empty()) {
      // A quote or a bracket can make a piece take in those after it.
      const Piece& from = *changed.front().piece;
      piece = parsed_from(from, text::difference(from.text, piece_text(i)), piece_text(i), stop);
    } else {
      piece = parsed(piece_text(i), stop);
    }
    if (!piece) return std::nullopt;
    result.pieces_.push_back({std::move(piece), starts[i]});
  }
  return result;
}

std::optional<Pieces> Pieces::parse_edited(std::string_view text, const Pieces& earlier,
                                           const text::Edits& edits, const Stop& stop) {
  const auto edited = edited_pieces(earlier.all(), edits);
  std::unordered_map<std::string_view, std::shared_ptr<const Piece>> known;
  for (const Placed& placed : earlier.all()) known.emplace(placed.piece->text, placed.piece);
  const std::vector<std::size_t> starts = piece_starts(text);
  Pieces result;
  result.pieces_.reserve(starts.size());
  for (std::size_t i = 0; i < starts.size(); ++i) {
    if (stop && stop()) return std::nullopt;
    const std::size_t end = i + 1 < starts.size() ? starts[i + 1] : text.size();
    const std::string_view source = text.substr(starts[i], end - starts[i]);
    const auto from = edited.find(starts[i]);
    std::shared_ptr<const Piece> piece;
    if (const auto same = known.find(source); same != known.end()) {
      piece = same->second;
    } else if (from != edited.end()) {
      // A quote or a bracket can make a piece take in those after it.
      const Piece& before = *from->second.piece;
      const bool has_same_end = from->second.end == end;
      piece = parsed_from(before,
                          has_same_end ? from->second.edits : text::difference(before.text, source),
                          source, stop);
    } else {
      piece = parsed(source, stop);
    }
    if (!piece) return std::nullopt;
    result.pieces_.push_back({std::move(piece), starts[i]});
  }
  return result;
}

Pieces Pieces::whole(std::string_view text, const Tree& tree) {
  Pieces result;
  result.pieces_.push_back(
      {std::make_shared<const Piece>(Piece{std::string(text), tree, true}), 0});
  return result;
}

Node Pieces::root_at(std::size_t offset) const {
  const auto next =
      std::upper_bound(pieces_.begin() + 1, pieces_.end(), offset,
                       [](std::size_t at, const Placed& placed) { return at < placed.start; });
  const Placed& placed = *std::prev(next);
  return placed.piece->tree.root().moved(placed.start);
}

bool Pieces::has_error() const {
  return std::any_of(pieces_.begin(), pieces_.end(),
                     [](const Placed& placed) { return placed.piece->tree.root().has_error(); });
}

bool Pieces::equals_full_parse() const {
  return std::all_of(pieces_.begin(), pieces_.end(),
                     [](const Placed& placed) { return placed.piece->equals_full_parse; });
}

std::size_t Pieces::node_count() const {
  std::size_t count = 0;
  for (const Placed& placed : pieces_) {
    count += ts_node_descendant_count(placed.piece->tree.root().raw());
  }
  return count;
}

// The roots give their children to one root.
std::string Pieces::describe() const {
  const Piece& last = *pieces_.back().piece;
  std::string text = "(module " + std::to_string(root_at(0).start()) + "-" +
                     std::to_string(pieces_.back().start + last.tree.root().end());
  for (const Placed& placed : pieces_) {
    const Node root = placed.piece->tree.root().moved(placed.start);
    const std::string one = root.describe();
    const std::size_t children = std::min(one.find(" (", 1), one.size() - 1);
    if (root.is_error()) {
      text.append(" ").append(one);
    } else {
      text.append(one, children, one.size() - 1 - children);
    }
  }
  return text + ")";
}

bool equal_fresh_parse(const Pieces& pieces, std::string_view text) {
  const std::string found = pieces.describe();
  const auto fresh = Pieces::parse(text, nullptr);
  const auto whole = parse(Language::python, text);
  if (!fresh || !whole || fresh->describe() != found) return false;
  return whole->root().has_error() || whole->describe() == found;
}

}  // namespace paddle_ls::syntax
