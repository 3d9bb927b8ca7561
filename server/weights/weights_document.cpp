#include "server/weights/weights_document.hpp"

#include <algorithm>

#include "engine/text/counted.hpp"
#include "engine/weights/listing/listing_outline.hpp"
#include "engine/weights/listing/value_texts.hpp"
#include "server/weights/tensor_card.hpp"

namespace paddle_ls::server {
namespace {

using namespace weights;

// An outline of all tensors of the largest models takes seconds to send and to show.
constexpr std::size_t most_entries = 30'000;

// Editors show a name, and refuse an empty one.
std::string shown_name(std::string_view name) {
  return name.empty() ? "\"\"" : std::string(name);
}

// What the line says after the name.
std::string detail_of(const Listing& listing, const OutlineEntry& entry) {
  if (!entry.is_leaf) return text::counted(entry.tensors, "tensor") + ", " + size_text(entry.bytes);
  const ListedLeaf& leaf = listing.leaves[entry.first];
  const std::string_view rest = text::slice(listing.text, {leaf.path.end, leaf.line.end});
  const std::size_t start = rest.find_first_not_of(' ');
  return start == std::string_view::npos ? std::string() : std::string(rest.substr(start));
}

ModelSymbol symbol_of(const Listing& listing, const OutlineEntry& entry) {
  const ListedLeaf& first = listing.leaves[entry.first];
  const ModelSymbolKind leaf = first.tensor ? ModelSymbolKind::parameter : ModelSymbolKind::key;
  return {entry.is_leaf ? leaf : ModelSymbolKind::section,
          shown_name(entry.name),
          detail_of(listing, entry),
          {first.line.start, listing.leaves[entry.last].line.end},
          first.path,
          {}};
}

// Some editors show no line end after the last line, and send none.
bool is_same(std::string_view one, std::string_view other) {
  if (one.ends_with('\n')) one.remove_suffix(1);
  if (other.ends_with('\n')) other.remove_suffix(1);
  return one == other;
}

}  // namespace

WeightsDocument::WeightsDocument(const Source& source, std::shared_ptr<const ShownCheckpoint> shown)
    : lines_(source.segments.front().lines), shown_(std::move(shown)) {}

// The structure that the file was read to is shared with `Checkpoints`.
std::size_t WeightsDocument::memory_bytes() const {
  return sizeof(*this) + shown_->listing.text.capacity() +
         shown_->listing.leaves.capacity() * sizeof(ListedLeaf) +
         shown_->checkpoint.tensors.capacity() * sizeof(Tensor);
}

std::optional<HoverCard> WeightsDocument::hover_until(std::size_t offset,
                                                      const syntax::Stop& stop) const {
  const auto& leaves = shown_->listing.leaves;
  const auto after =
      std::upper_bound(leaves.begin(), leaves.end(), offset,
                       [](std::size_t at, const ListedLeaf& leaf) { return at < leaf.line.start; });
  if (after == leaves.begin()) return {};
  const ListedLeaf& leaf = *std::prev(after);
  if (offset > leaf.line.end || !leaf.tensor) return {};
  return HoverCard{leaf.line, tensor_card(*shown_, leaf, stop)};
}

std::vector<ModelSymbol> WeightsDocument::symbols() const {
  std::vector<ModelSymbol> top;
  std::vector<ModelSymbol*> open;  // the last symbol of each level
  for (const OutlineEntry& entry : outline_of(shown_->checkpoint, shown_->listing, most_entries)) {
    open.resize(entry.depth);
    std::vector<ModelSymbol>& siblings = entry.depth == 0 ? top : open.back()->children;
    siblings.push_back(symbol_of(shown_->listing, entry));
    open.push_back(&siblings.back());
  }
  return top;
}

std::vector<Fold> WeightsDocument::folds() const {
  std::vector<Fold> folds;
  for (const OutlineEntry& entry : outline_of(shown_->checkpoint, shown_->listing, most_entries)) {
    if (entry.first == entry.last) continue;
    const auto line_of = [&](std::size_t leaf) {
      return lines_->line_of(shown_->listing.leaves[leaf].line.start);
    };
    folds.push_back({line_of(entry.first), line_of(entry.last)});
  }
  return folds;
}

Reading read_weights(const Source& source, Checkpoints& checkpoints) {
  Reading reading;
  const auto path = checkpoint_at(source.segments.front().uri);
  const auto shown = checkpoints.load(path.value_or(""));
  if (shown && is_same((*shown)->listing.text, *source.text)) {
    reading.model = std::make_shared<const WeightsDocument>(source, *shown);
  }
  return reading;
}

}  // namespace paddle_ls::server
