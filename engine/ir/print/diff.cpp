#include "engine/ir/print/diff.hpp"

#include <algorithm>
#include <span>
#include <unordered_map>

#include "engine/ir/print/print_attribute.hpp"
#include "engine/ir/print/print_program.hpp"

namespace paddle_ls::ir {

namespace {

// What an operation is, without the values it works on.
std::string key_of(const Program& program, OpId id) {
  const DialectTraits& dialect = traits(Dialect::v3);
  const Operation& op = program.op(id);
  std::string key(op.name);
  std::vector<const NamedAttribute*> attributes;
  for (const AttributeId each : op.attributes) attributes.push_back(&program.attribute(each));
  std::ranges::sort(attributes, {}, [](const NamedAttribute* named) { return named->name; });
  for (const NamedAttribute* named : attributes) {
    key.append(" ").append(named->name).append(":");
    print_attribute(key, named->attribute, dialect);
  }
  key += " ->";
  for (std::uint32_t i = 0; i < op.result_count; ++i) {
    key += ' ';
    print_type(key, program.types(), program.value(op.first_result + i).type, dialect);
  }
  return key + " regions " + std::to_string(op.regions.size());
}

struct Line {
  OpId op;
  std::size_t key;  // equal keys have equal numbers
};

using Lines = std::vector<Line>;

class Aligner {
 public:
  Aligner(const Program& left, const Program& right) : left_(left), right_(right) {}

  std::vector<ProgramDifference> run() {
    pending_.push_back({left_.top(), right_.top()});
    // Regions wait their turn, so depth does not matter; differences are put in order at the end.
    for (std::size_t i = 0; i < pending_.size(); ++i)
      align_blocks(pending_[i].first, pending_[i].second);
    for (const auto& [left, right] : matched_) compare_operands(left, right);
    std::ranges::stable_sort(differences_, {}, [](const ProgramDifference& difference) {
      return difference.left != none ? difference.left : difference.right;
    });
    return std::move(differences_);
  }

 private:
  Lines lines_of(const Program& program, BlockId block) {
    Lines lines;
    for (OpId op = program.block(block).first; op != none; op = program.op(op).next) {
      const auto key = keys_.try_emplace(key_of(program, op), keys_.size()).first->second;
      lines.push_back({op, key});
    }
    return lines;
  }

  void match(const Line& left, const Line& right) {
    matched_.emplace_back(left.op, right.op);
    const Operation& a = left_.op(left.op);
    const Operation& b = right_.op(right.op);
    for (std::uint32_t i = 0; i < a.result_count; ++i) {
      same_value_[a.first_result + i] = b.first_result + i;
    }
    for (std::size_t i = 0; i < a.regions.size(); ++i) {
      pending_.push_back({a.regions[i], b.regions[i]});
    }
  }

  void align_blocks(BlockId left, BlockId right) {
    const auto& a = left_.block(left).arguments;
    const auto& b = right_.block(right).arguments;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) same_value_[a[i]] = b[i];
    align(lines_of(left_, left), lines_of(right_, right));
  }

  void align(const Lines& left, const Lines& right) {
    std::size_t start = 0;
    std::size_t left_end = left.size();
    std::size_t right_end = right.size();
    while (start < left_end && start < right_end && left[start].key == right[start].key) {
      match(left[start], right[start]);
      ++start;
    }
    while (left_end > start && right_end > start &&
           left[left_end - 1].key == right[right_end - 1].key) {
      match(left[--left_end], right[--right_end]);
    }
    const std::span a = std::span(left).subspan(start, left_end - start);
    const std::span b = std::span(right).subspan(start, right_end - start);
    std::vector<bool> kept_left(a.size(), false);
    std::vector<bool> kept_right(b.size(), false);
    for (const auto& [i, k] : common_subsequence(a, b)) {
      match(a[i], b[k]);
      kept_left[i] = kept_right[k] = true;
    }
    for (std::size_t i = 0; i < a.size(); ++i) {
      if (!kept_left[i]) differences_.push_back({ProgramDifferenceKind::removed, a[i].op, none});
    }
    for (std::size_t i = 0; i < b.size(); ++i) {
      if (!kept_right[i]) differences_.push_back({ProgramDifferenceKind::added, none, b[i].op});
    }
  }

  // Myers' greedy algorithm. Programs that differ in more than `max_edits` places are compared line
  // by line instead: a longer list is not useful, and the work stays linear.
  std::vector<std::pair<std::size_t, std::size_t>> common_subsequence(std::span<const Line> a,
                                                                      std::span<const Line> b) {
    constexpr std::ptrdiff_t max_edits = 2000;
    const auto n = static_cast<std::ptrdiff_t>(a.size());
    const auto m = static_cast<std::ptrdiff_t>(b.size());
    if (n == 0 || m == 0) return {};
    const std::ptrdiff_t limit = std::min(max_edits, n + m);
    std::vector<std::ptrdiff_t> furthest(static_cast<std::size_t>(2 * limit + 2), 0);
    std::vector<std::vector<std::ptrdiff_t>> trace;
    const auto at = [limit](std::ptrdiff_t diagonal) {
      return static_cast<std::size_t>(diagonal + limit);
    };
    for (std::ptrdiff_t edits = 0; edits <= limit; ++edits) {
      trace.emplace_back(furthest.begin() + (limit - edits),
                         furthest.begin() + (limit + edits + 1));
      for (std::ptrdiff_t k = -edits; k <= edits; k += 2) {
        const bool down = k == -edits || (k != edits && furthest[at(k - 1)] < furthest[at(k + 1)]);
        std::ptrdiff_t x = down ? (k == limit ? 0 : furthest[at(k + 1)]) : furthest[at(k - 1)] + 1;
        while (x < n && x - k < m && x - k >= 0 &&
               a[static_cast<std::size_t>(x)].key == b[static_cast<std::size_t>(x - k)].key) {
          ++x;
        }
        furthest[at(k)] = x;
        if (x >= n && x - k >= m) return backtrack(trace, n, m);
      }
    }
    return line_by_line(a, b);
  }

  static std::vector<std::pair<std::size_t, std::size_t>> backtrack(
      const std::vector<std::vector<std::ptrdiff_t>>& trace, std::ptrdiff_t x, std::ptrdiff_t n) {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    std::ptrdiff_t y = n;
    for (auto edits = static_cast<std::ptrdiff_t>(trace.size()) - 1; edits >= 0; --edits) {
      // Row `edits` holds what was reached before it, on the diagonals -edits ... edits.
      const auto& before = trace[static_cast<std::size_t>(edits)];
      const auto reached = [&](std::ptrdiff_t diagonal) {
        return before[static_cast<std::size_t>(diagonal + edits)];
      };
      const std::ptrdiff_t k = x - y;
      const bool down = k == -edits || (k != edits && reached(k - 1) < reached(k + 1));
      const std::ptrdiff_t from_k = down ? k + 1 : k - 1;
      const std::ptrdiff_t from_x = edits == 0 ? 0 : reached(from_k);
      const std::ptrdiff_t from_y = edits == 0 ? 0 : from_x - from_k;
      while (x > from_x && y > from_y && x > 0 && y > 0) {
        --x;
        --y;
        pairs.emplace_back(static_cast<std::size_t>(x), static_cast<std::size_t>(y));
      }
      x = from_x;
      y = from_y;
    }
    return pairs;
  }

  static std::vector<std::pair<std::size_t, std::size_t>> line_by_line(std::span<const Line> a,
                                                                       std::span<const Line> b) {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
      if (a[i].key == b[i].key) pairs.emplace_back(i, i);
    }
    return pairs;
  }

  void compare_operands(OpId left, OpId right) {
    const auto& a = left_.op(left).operands;
    const auto& b = right_.op(right).operands;
    const auto same = [&](ValueId x, ValueId y) {
      if (x == null_value || y == null_value) return x == y;
      const auto found = same_value_.find(x);
      return found != same_value_.end() && found->second == y;
    };
    if (!std::ranges::equal(a, b, same)) {
      differences_.push_back({ProgramDifferenceKind::operands, left, right});
    }
  }

  const Program& left_;
  const Program& right_;
  std::unordered_map<std::string, std::size_t> keys_;
  std::vector<std::pair<BlockId, BlockId>> pending_;
  std::vector<std::pair<OpId, OpId>> matched_;
  std::unordered_map<ValueId, ValueId> same_value_;  // of the left program -> of the right one
  std::vector<ProgramDifference> differences_;
};

class OpLines {
 public:
  explicit OpLines(const Program& program) : printed_(print_program(program, Dialect::v3)) {
    for (const PrintedOp& op : printed_.ops) lines_[op.op] = {op.start, op.end};
  }
  std::string_view operator[](OpId op) const {
    const auto found = lines_.find(op);
    if (found == lines_.end()) return {};
    return std::string_view(printed_.text)
        .substr(found->second.first, found->second.second - found->second.first);
  }

 private:
  PrintedProgram printed_;
  std::unordered_map<OpId, std::pair<std::size_t, std::size_t>> lines_;
};

}  // namespace

std::vector<ProgramDifference> diff(const Program& left, const Program& right) {
  return Aligner(left, right).run();
}

std::string diff_text(const Program& left, const Program& right) {
  const auto differences = diff(left, right);
  if (differences.empty()) return {};
  const OpLines left_lines(left);
  const OpLines right_lines(right);
  std::string out;
  for (const ProgramDifference& difference : differences) {
    const bool changed = difference.kind == ProgramDifferenceKind::operands;
    const std::string_view mark = changed ? "~" : "";
    if (difference.left != none)
      out.append(mark).append("- ").append(left_lines[difference.left]).append("\n");
    if (difference.right != none)
      out.append(mark).append("+ ").append(right_lines[difference.right]).append("\n");
  }
  return out;
}

}  // namespace paddle_ls::ir
