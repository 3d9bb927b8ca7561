#include "engine/alignment/pair_values.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "engine/text/line_index.hpp"

namespace paddle_ls::alignment {
namespace {

using Values = std::vector<StatementValue>;

constexpr std::size_t none = ~std::size_t{0};
constexpr std::size_t most_compared = std::size_t{16} << 20U;  // cells of a table

// For each statement of the original the one that it has become, or `none`.
std::vector<std::size_t> became(const Values& original, const text::Edits& edits,
                                const Values& made) {
  std::vector<std::size_t> result;
  for (const StatementValue& each : original) {
    const std::size_t begin = text::moved(each.statement.start, edits);
    const std::size_t end = text::moved(each.statement.end, edits);
    // Statements that the conversion puts before it come first.
    auto after = std::partition_point(made.begin(), made.end(), [&](const StatementValue& other) {
      return other.statement.start < end;
    });
    const bool is_there = after != made.begin() && (after - 1)->statement.end >= begin;
    result.push_back(is_there ? static_cast<std::size_t>(after - made.begin()) - 1 : none);
  }
  return result;
}

// Two lists of texts, told apart by numbers.
class Alike {
 public:
  Alike(const Values& first, std::string_view in_first, const Values& second,
        std::string_view in_second)
      : first_(numbers(first, in_first)), second_(numbers(second, in_second)) {}

  // For each of the first its partner among the second, or `none`.
  std::vector<std::size_t> pairs() {
    partner_.assign(first_.size(), none);
    std::size_t begin = 0;
    const std::size_t shorter = std::min(first_.size(), second_.size());
    while (begin < shorter && first_[begin] == second_[begin]) {
      partner_[begin] = begin;
      ++begin;
    }
    std::size_t same = 0;
    while (same < shorter - begin &&
           first_[first_.size() - 1 - same] == second_[second_.size() - 1 - same]) {
      partner_[first_.size() - 1 - same] = second_.size() - 1 - same;
      ++same;
    }
    pair_between(begin, first_.size() - same, begin, second_.size() - same);
    fill_gaps();
    return partner_;
  }

 private:
  std::vector<std::size_t> numbers(const Values& values, std::string_view source) {
    std::vector<std::size_t> result;
    for (const StatementValue& each : values) {
      const auto text = std::string(text::slice(source, each.statement));
      result.push_back(numbers_.emplace(text, numbers_.size()).first->second);
    }
    return result;
  }

  // The longest row of equal texts.
  void pair_between(std::size_t first, std::size_t first_end, std::size_t second,
                    std::size_t second_end) {
    const std::size_t rows = first_end - first;
    const std::size_t columns = second_end - second;
    if (rows == 0 || columns == 0 || rows * columns > most_compared) return;
    std::vector<std::uint32_t> longest((rows + 1) * (columns + 1), 0);
    const auto cell = [&](std::size_t row, std::size_t column) -> std::uint32_t& {
      return longest[row * (columns + 1) + column];
    };
    for (std::size_t row = rows; row-- > 0;) {
      for (std::size_t column = columns; column-- > 0;) {
        cell(row, column) = first_[first + row] == second_[second + column]
                                ? cell(row + 1, column + 1) + 1
                                : std::max(cell(row + 1, column), cell(row, column + 1));
      }
    }
    for (std::size_t row = 0, column = 0; row < rows && column < columns;) {
      if (first_[first + row] == second_[second + column]) {
        partner_[first + row++] = second + column++;
      } else if (cell(row + 1, column) >= cell(row, column + 1)) {
        ++row;
      } else {
        ++column;
      }
    }
  }

  // Between two pairs as many on one side as on the other: they were changed one by one.
  void fill_gaps() {
    std::size_t begin = 0;
    std::size_t begin_second = 0;
    for (std::size_t at = 0; at <= partner_.size(); ++at) {
      const bool is_end = at == partner_.size();
      if (!is_end && partner_[at] == none) continue;
      const std::size_t end_second = is_end ? second_.size() : partner_[at];
      if (at - begin == end_second - begin_second) {
        for (std::size_t i = begin; i < at; ++i) partner_[i] = begin_second + (i - begin);
      }
      begin = at + 1;
      begin_second = end_second + 1;
    }
  }

  std::unordered_map<std::string, std::size_t> numbers_;
  std::vector<std::size_t> first_;
  std::vector<std::size_t> second_;
  std::vector<std::size_t> partner_;
};

// Where a range of the original stands after the edits, with what they put around it; nothing where
// an edit cuts through.
std::optional<text::ByteRange> range_after(text::ByteRange range, const text::Edits& edits) {
  std::size_t start = range.start;
  std::size_t end = range.end;
  for (const text::Edit& edit : edits) {
    const auto [from, to] = edit.range;
    const bool is_cut =
        (from < range.start && range.start < to) || (from < range.end && range.end < to);
    if (is_cut) return std::nullopt;
    const std::size_t grown = edit.replacement.size() - edit.range.size();  // modulo its type
    if (from < range.start) start += grown;
    if (from < range.end || to == range.end) end += grown;
  }
  return text::ByteRange{start, end};
}

// Which parts of a value are looked at by themselves, and what became of them.
class PairedCalls {
 public:
  PairedCalls(const text::Edits& edits, const std::vector<text::ByteRange>& rewritten)
      : edits_(edits), rewritten_(rewritten) {}

  // Places in `value.parts` and in `made.parts`.
  std::vector<std::pair<std::size_t, std::size_t>> of(const StatementValue& value,
                                                      const StatementValue& made) const {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t i = 0; i < value.parts.size(); ++i) {
      if (!is_rewritten(value.parts[i]) || is_draw(value, value.parts[i])) continue;
      const auto after = range_after(value.parts[i].range, edits_);
      const auto partner =
          std::find_if(made.parts.begin(), made.parts.end(),
                       [&](const ValuePart& part) { return after && part.range == *after; });
      if (partner == made.parts.end() || is_draw(made, *partner)) continue;
      pairs.emplace_back(i, partner - made.parts.begin());
    }
    return pairs;
  }

 private:
  bool is_rewritten(const ValuePart& part) const {
    if (part.called.empty()) return false;
    const auto found = std::lower_bound(
        rewritten_.begin(), rewritten_.end(), part.called.end,
        [](const text::ByteRange& range, std::size_t end) { return range.end < end; });
    return found != rewritten_.end() && found->end == part.called.end;
  }

  // Or what a draw is made in: `torch.empty(2)` of `torch.empty(2).uniform_()`.
  static bool is_draw(const StatementValue& value, const ValuePart& part) {
    return std::any_of(value.draws.begin(), value.draws.end(), [&](const text::ByteRange& draw) {
      return draw.start <= part.range.start && part.range.end <= draw.end;
    });
  }

  const text::Edits& edits_;
  const std::vector<text::ByteRange>& rewritten_;
};

// Whether a person has left the parts of a value where the conversion put them: the same calls in
// the same order, of which one may call something else.
bool have_same_parts(const StatementValue& made, std::string_view in_made,
                     const StatementValue& actual, std::string_view in_actual) {
  if (made.parts.size() != actual.parts.size()) return false;
  std::size_t changed = 0;
  for (std::size_t i = 0; i < made.parts.size(); ++i) {
    const text::ByteRange name = made.parts[i].called;
    const text::ByteRange actual_name = actual.parts[i].called;
    if (name.empty() != actual_name.empty()) return false;
    if (text::slice(in_made, name) != text::slice(in_actual, actual_name)) ++changed;
  }
  return changed <= 1;
}

class Places {
 public:
  explicit Places(std::string_view source) : source_(source), index_(source) {}

  PairedSide side(const StatementValue& each) const {
    PairedSide side{span(each.statement), span(each.value), {}, {}};
    for (const text::ByteRange& draw : each.draws) side.draws.push_back(span(draw));
    return side;
  }

  std::vector<NamedCall> calls(const StatementValue& each) const {
    std::vector<NamedCall> found;
    const auto add = [&](const ValuePart& part) {
      if (part.called.empty()) return;
      found.push_back({std::string(text::slice(source_, part.called)), span(part.range)});
    };
    add({each.value, each.called});
    for (const ValuePart& part : each.parts) add(part);
    return found;
  }

  Span span(text::ByteRange range) const { return {place(range.start), place(range.end)}; }

 private:
  ValuePlace place(std::size_t offset) const {
    const auto at = index_.position(source_, offset, text::Encoding::utf8);
    return {at.line + 1, at.column};
  }

  std::string_view source_;
  text::LineIndex index_;
};

}  // namespace

std::vector<PairedValue> pair_values(std::string_view original, const text::Edits& edits,
                                     std::string_view actual,
                                     const std::vector<text::ByteRange>& rewritten) {
  const std::string made = text::applied(edits, original);
  const Values values = statement_values(original);
  const Values of_made = statement_values(made);
  const Values of_actual = statement_values(actual);
  const std::vector<std::size_t> became_of = became(values, edits, of_made);
  const std::vector<std::size_t> actual_of = Alike(of_made, made, of_actual, actual).pairs();
  const Places in_original(original);
  const Places in_actual(actual);
  const PairedCalls calls(edits, rewritten);
  std::vector<PairedValue> pairs;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::size_t partner = became_of[i] == none ? none : actual_of[became_of[i]];
    if (partner == none) continue;
    const StatementValue& its_made = of_made[became_of[i]];
    const StatementValue& its_actual = of_actual[partner];
    PairedValue pair;
    pair.statement = values[i].statement;
    pair.original = in_original.side(values[i]);
    pair.converted = in_actual.side(its_actual);
    pair.calls_in_original = in_original.calls(values[i]);
    pair.calls_in_converted = in_actual.calls(its_actual);
    pair.is_one_value = values[i].is_operand == its_actual.is_operand;
    pair.is_as_converted =
        text::slice(made, its_made.statement) == text::slice(actual, its_actual.statement);
    if (have_same_parts(its_made, made, its_actual, actual)) {
      for (const auto& [part, made_part] : calls.of(values[i], its_made)) {
        pair.original.calls.push_back(in_original.span(values[i].parts[part].range));
        pair.converted.calls.push_back(in_actual.span(its_actual.parts[made_part].range));
      }
    }
    if (pair.original.draws.size() != pair.converted.draws.size()) {
      pair.is_drawn = true;
      pair.original.draws.clear();
      pair.converted.draws.clear();
    }
    pairs.push_back(pair);
  }
  return pairs;
}

}  // namespace paddle_ls::alignment
