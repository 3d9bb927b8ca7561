#include "engine/rewrite/fix_all.hpp"

#include <algorithm>
#include <optional>

#include "engine/rewrite/compose_round.hpp"
#include "engine/rewrite/imports/helper_module.hpp"
#include "engine/rewrite/leftovers/spell_out_leftovers.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr int most_rounds = 8;

bool is_sound(std::string_view source, const python::RecordedFile* recorded) {
  if (recorded != nullptr) return !recorded->pieces.has_error();
  const auto pieces = syntax::Pieces::parse(source, nullptr);
  return pieces && !pieces->has_error();
}

// From a text that edits made back to the text before.
class Origins {
 public:
  explicit Origins(const text::Edits& edits) {
    std::size_t growth = 0;  // wraps around where the text shrinks
    for (const text::Edit& edit : edits) {
      const std::size_t start = edit.range.start + growth;
      growth += edit.replacement.size() - edit.range.size();
      stretches_.push_back({start, start + edit.replacement.size(), edit.range.start, growth});
    }
  }

  // Inside a replacement it is the start of what was replaced.
  std::size_t of(std::size_t offset) const {
    const auto behind = std::upper_bound(
        stretches_.begin(), stretches_.end(), offset,
        [](std::size_t wanted, const Stretch& stretch) { return wanted < stretch.start; });
    if (behind == stretches_.begin()) return offset;
    const Stretch& stretch = *std::prev(behind);
    return offset < stretch.end ? stretch.before : offset - stretch.growth;
  }

 private:
  struct Stretch {
    std::size_t start;  // of the replacement, in the text after
    std::size_t end;
    std::size_t before;  // of what was replaced, in the text before
    std::size_t growth;  // of the text up to the end of this one
  };

  std::vector<Stretch> stretches_;
};

// Another spelling of a name goes on to stand for torch's where one of its uses waits.
void drop_aliases(const FileFindings& file, std::vector<bool>& is_chosen) {
  const std::size_t groups = file.imports.groups.size();
  for (bool changed = true; changed;) {
    changed = false;
    std::vector<bool> waits(groups);
    for (std::size_t i = 0; i < file.findings.size(); ++i) {
      const std::uint32_t group = file.plans[i].group;
      if (group != no_index && file.findings[i].has_edits() && !is_chosen[i]) waits[group] = true;
    }
    for (std::size_t i = 0; i < file.findings.size(); ++i) {
      const std::uint32_t alias = file.plans[i].alias;
      if (alias == no_index || !is_chosen[i] || !waits[alias]) continue;
      is_chosen[i] = false;
      changed = true;
    }
  }
}

std::vector<std::size_t> chosen_of(const FileFindings& file, const IsChosen& is_wanted,
                                   const Limits& limits, const Origins& origins) {
  std::vector<bool> is_chosen(file.findings.size());
  bool are_some_held = false;
  for (std::size_t i = 0; i < file.findings.size(); ++i) {
    const Finding& finding = file.findings[i];
    if (!finding.has_edits() || !is_wanted(finding)) continue;
    is_chosen[i] = !limits.is_held || !limits.is_held(finding, origins.of(finding.range.start));
    are_some_held = are_some_held || !is_chosen[i];
  }
  if (are_some_held) drop_aliases(file, is_chosen);
  std::vector<std::size_t> chosen;
  for (std::size_t i = 0; i < is_chosen.size(); ++i) {
    if (is_chosen[i]) chosen.push_back(i);
  }
  return chosen;
}

// What stays is spelled in full first, where short names can move without it.
text::Edits leftovers_in_the_way(std::string_view source, const FileFindings& file,
                                 std::span<const std::size_t> chosen, const Limits& limits) {
  std::vector<bool> is_chosen(file.findings.size());
  for (const std::size_t i : chosen) is_chosen[i] = true;
  text::Edits edits = spell_out_leftovers(source, file, is_chosen);
  const bool is_possible = edits.empty() || !limits.is_possible || limits.is_possible(edits);
  return is_possible ? edits : text::Edits();
}

FixAll unfinished() {
  FixAll result;
  result.finished = false;
  return result;
}

std::vector<LeftUse> left_uses(const FileFindings& file, const std::vector<NotMade>& not_made,
                               const Origins& origins) {
  std::vector<LeftUse> left;
  for (const NotMade& each : not_made) {
    const Finding& finding = file.findings[each.finding];
    left.push_back({{origins.of(finding.range.start), origins.of(finding.range.end)},
                    std::string(finding.api),
                    each.reason});
  }
  return left;
}

// Of the last text, at their places in the first. Of the first text: packages that need PyTorch,
// which the last may guard, and what its fixes do otherwise than PyTorch.
std::vector<LeftMissing> missing_in(const FileFindings& first, const FileFindings& last,
                                    const Origins& origins) {
  std::vector<LeftMissing> missing;
  const auto add = [&](const MissingUse& use, text::ByteRange range) {
    missing.push_back({range, std::string(use.api), std::string(use.reason), use.reached});
  };
  for (const MissingUse& use : last.missing) {
    const bool is_of_last = !use.of_package && use.reached != Reached::perhaps;
    if (is_of_last) add(use, {origins.of(use.range.start), origins.of(use.range.end)});
  }
  for (const MissingUse& use : first.missing) {
    if (use.of_package || use.reached == Reached::perhaps) add(use, use.range);
  }
  std::sort(missing.begin(), missing.end(), [](const LeftMissing& a, const LeftMissing& b) {
    return a.range.start < b.range.start;
  });
  return missing;
}

}  // namespace

std::vector<std::size_t> chosen_fixes(const FileFindings& file, const IsChosen& is_chosen,
                                      const Limits& limits) {
  return chosen_of(file, is_chosen, limits, Origins({}));
}

FixAll fix_all(std::string_view source, const python::RecordedFile* recorded,
               const FileFindings& file, const RuleSet& rules, const Options& options,
               const IsChosen& is_chosen, const syntax::Stop& stop, const Limits& limits) {
  const auto is_stopped = [&] { return stop && stop(); };
  FixAll result;
  std::string text(source);
  std::optional<python::RecordedFile> last;
  std::optional<FileFindings> found;
  std::optional<bool> sound;
  result.edits =
      leftovers_in_the_way(source, file, chosen_of(file, is_chosen, limits, Origins({})), limits);
  if (!result.edits.empty()) {
    text = text::applied(result.edits, source);
    last = read(text, nullptr, rules, stop, options.reexports.get(), options.installed.get());
    if (last) found = analyze(text, *last, rules, options, stop);
    if (!last || is_stopped()) return unfinished();
  }
  for (int round = 1;; ++round) {
    const FileFindings& now = found ? *found : file;
    const Origins origins(result.edits);
    const std::vector<std::size_t> chosen = chosen_of(now, is_chosen, limits, origins);
    result.left.clear();
    if (chosen.empty()) break;
    if (!sound) sound = is_sound(source, recorded);
    const auto stays_possible = [&](const text::Edits& edits) {
      return limits.is_possible(text::composed(result.edits, text, edits));
    };
    const RoundText before{text, last ? &*last : recorded, now, *sound};
    const std::function<bool(const text::Edits&)> is_possible =
        limits.is_possible ? std::function<bool(const text::Edits&)>(stays_possible) : nullptr;
    Round made = compose_round(before, chosen, rules, options, is_possible, stop);
    result.left = left_uses(now, made.not_made, origins);
    if (made.edits.empty()) break;
    const bool is_first = result.edits.empty();
    if (is_first) result.edits = made.edits;
    if (!made.read || is_stopped() || round == most_rounds) {
      result.finished = false;
      break;
    }
    if (!is_first) result.edits = text::composed(result.edits, text, made.edits);
    text = std::move(made.text);
    last = std::move(made.read);
    FileFindings next = analyze(text, *last, rules, options, stop);
    // An analysis that was stopped finds nothing.
    if (is_stopped()) {
      result.finished = false;
      break;
    }
    found = std::move(next);
  }
  result.kept_imports = kept_imports(text, found ? *found : file);
  result.missing = missing_in(file, found ? *found : file, Origins(result.edits));
  for (const std::string_view name : imported_helpers(text, options.helper_module)) {
    result.helpers.emplace_back(name);
  }
  return result;
}

}  // namespace paddle_ls::rewrite
