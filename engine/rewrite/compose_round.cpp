#include "engine/rewrite/compose_round.hpp"

namespace paddle_ls::rewrite {

namespace {

using MaybeRead = std::optional<python::RecordedFile>;

// Each attempt costs as much as a conversion: what is still in doubt after so many is left.
constexpr int most_attempts = 128;

constexpr std::string_view overlaps = "its edits overlap with those of another use";
constexpr std::string_view breaks = "the file would no longer parse";
constexpr std::string_view crosses = "its edits would span two parts of the file";

class RoundComposer {
 public:
  RoundComposer(const RoundText& text, const ProjectView& view, const IsPossible& is_possible,
                const syntax::Stop& stop)
      : text_(text), view_(view), is_possible_(is_possible), stop_(stop) {}

  Round compose(std::span<const std::size_t> chosen) {
    round_.text = text_.source;
    add(chosen);
    return std::move(round_);
  }

 private:
  bool is_stopped() const { return stop_ && stop_(); }

  // Makes those of `wanted`, which stand behind all that are made, that go with them.
  void add(std::span<const std::size_t> wanted) {
    if (wanted.empty()) return;
    const std::string_view problem = attempt(wanted);
    if (problem.empty()) {
      made_.insert(made_.end(), wanted.begin(), wanted.end());
      return;
    }
    if (wanted.size() == 1 || attempts_ >= most_attempts) {
      for (const std::size_t finding : wanted) round_.not_made.push_back({finding, problem});
      return;
    }
    add(wanted.first(wanted.size() / 2));
    add(wanted.subspan(wanted.size() / 2));
  }

  // Why `wanted` cannot be made besides what is made; nothing where they are made now.
  std::string_view attempt(std::span<const std::size_t> wanted) {
    ++attempts_;
    std::vector<std::size_t> all = made_;
    all.insert(all.end(), wanted.begin(), wanted.end());
    text::Edits edits = edits_for(text_.source, text_.file, all);
    if (edits.empty()) return overlaps;
    if (is_possible_ && !is_possible_(edits)) return crosses;
    std::string after = text::applied(edits, text_.source);
    MaybeRead read = read_after(after, edits);
    const bool is_whole = read && !is_stopped();
    if (is_whole && text_.is_sound && read->pieces.has_error()) return breaks;
    round_.edits = std::move(edits);
    round_.text = std::move(after);
    round_.read = is_whole ? std::move(read) : std::nullopt;
    return {};
  }

  // What is read of `after`, which `edits` made of the text. What looks wrong is looked at again
  // from scratch.
  MaybeRead read_after(std::string_view after, const text::Edits& edits) const {
    MaybeRead result = text_.recorded == nullptr
                           ? read(after, nullptr, view_, stop_)
                           : read_edited(after, *text_.recorded, edits, view_, stop_);
    if (!result || !result->pieces.has_error() || result->pieces.equals_full_parse()) return result;
    return read(after, nullptr, view_, stop_);
  }

  const RoundText& text_;
  const ProjectView& view_;
  const IsPossible& is_possible_;
  const syntax::Stop& stop_;
  Round round_;
  std::vector<std::size_t> made_;
  int attempts_ = 0;
};

}  // namespace

Round compose_round(const RoundText& text, std::span<const std::size_t> chosen,
                    const ProjectView& view, const IsPossible& is_possible,
                    const syntax::Stop& stop) {
  return RoundComposer(text, view, is_possible, stop).compose(chosen);
}

}  // namespace paddle_ls::rewrite
