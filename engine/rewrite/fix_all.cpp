#include "engine/rewrite/fix_all.hpp"

#include <algorithm>
#include <optional>

#include "engine/rewrite/compose_round.hpp"
#include "engine/rewrite/imports/helper_module.hpp"
#include "engine/rewrite/known/served_names.hpp"
#include "engine/rewrite/leftovers/assign_rivals.hpp"
#include "engine/rewrite/leftovers/missing_uses.hpp"
#include "engine/rewrite/leftovers/spell_out_leftovers.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr int most_rounds = 8;

bool is_sound(std::string_view source, const python::RecordedFile* recorded) {
  if (recorded != nullptr) return !recorded->pieces.has_error();
  const auto pieces = syntax::Pieces::parse(source, nullptr);
  return pieces && !pieces->has_error();
}

// Maps offsets of an edited text to the text before the edits.
class Origins {
 public:
  explicit Origins(const text::Edits& edits) {
    std::size_t growth = 0;  // wraps around if the text shrinks
    for (const text::Edit& edit : edits) {
      const std::size_t start = edit.range.start + growth;
      growth += edit.replacement.size() - edit.range.size();
      stretches_.push_back({start, start + edit.replacement.size(), edit.range.start, growth});
    }
  }

  // An offset inside a replacement maps to the start of the replaced text.
  std::size_t of(std::size_t offset) const {
    const Stretch* const stretch = last_before(offset);
    if (stretch == nullptr) return offset;
    return offset < stretch->end ? stretch->before : offset - stretch->growth;
  }

  bool is_replaced(std::size_t offset) const {
    const Stretch* const stretch = last_before(offset);
    return stretch != nullptr && offset < stretch->end;
  }

 private:
  struct Stretch {
    std::size_t start;  // of the replacement, in the text after
    std::size_t end;
    std::size_t before;  // of what was replaced, in the text before
    std::size_t growth;  // of the text up to the end of this one
  };

  // The last replacement that begins at or before `offset`; null if there is none.
  const Stretch* last_before(std::size_t offset) const {
    const auto after = std::upper_bound(
        stretches_.begin(), stretches_.end(), offset,
        [](std::size_t wanted, const Stretch& stretch) { return wanted < stretch.start; });
    return after == stretches_.begin() ? nullptr : &*std::prev(after);
  }

  std::vector<Stretch> stretches_;
};

// An alias of a torch name has to stay if one of its uses is held back.
void drop_aliases(const FileFindings& file, std::vector<bool>& is_chosen) {
  const std::size_t groups = file.imports.groups.size();
  for (bool changed = true; changed;) {
    changed = false;
    std::vector<bool> waits(groups);
    for (std::size_t i = 0; i < file.findings.size(); ++i) {
      const std::uint32_t group = file.findings[i].plan.group;
      if (group != no_index && file.findings[i].has_edits() && !is_chosen[i]) waits[group] = true;
    }
    for (std::size_t i = 0; i < file.findings.size(); ++i) {
      const std::uint32_t alias = file.findings[i].plan.alias;
      if (alias == no_index || !is_chosen[i] || !waits[alias]) continue;
      is_chosen[i] = false;
      changed = true;
    }
  }
}

std::vector<std::size_t> chosen_of(const FileFindings& file, const FixChoice& choice,
                                   const Origins& origins) {
  const auto& is_held = choice.limits.is_held;
  std::vector<bool> is_chosen(file.findings.size());
  bool are_some_held = false;
  for (std::size_t i = 0; i < file.findings.size(); ++i) {
    const Finding& finding = file.findings[i];
    if (!finding.has_edits() || !choice.is_chosen(finding)) continue;
    is_chosen[i] = !is_held || !is_held(finding, origins.of(finding.range.start));
    are_some_held = are_some_held || !is_chosen[i];
  }
  if (are_some_held) drop_aliases(file, is_chosen);
  std::vector<std::size_t> chosen;
  for (std::size_t i = 0; i < is_chosen.size(); ++i) {
    if (is_chosen[i]) chosen.push_back(i);
  }
  return chosen;
}

// Edits of names that keep others from being rewritten: they stay, or have another meaning too.
text::Edits edits_making_room(const AnalyzedText& text, std::span<const std::size_t> chosen,
                              const RuleSet& rules, Profile profile) {
  std::vector<bool> is_chosen(text.file.findings.size());
  for (const std::size_t i : chosen) is_chosen[i] = true;
  text::Edits edits = assign_rivals(text.source, text.file, rules, profile);
  for (text::Edit& edit : spell_out_leftovers(text.source, text.file, is_chosen)) {
    edits.push_back(std::move(edit));
  }
  auto ordered = text::normalized(std::move(edits));
  return ordered ? std::move(*ordered) : text::Edits();
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

// What is missing in the last text, at its places in the first one. In the first text: packages
// that need PyTorch, whose import the last text may guard, and differences of its fixes.
std::vector<LeftMissing> missing_in(const FileFindings& first, const FileFindings& last,
                                    const Origins& origins) {
  std::vector<LeftMissing> missing;
  const auto add = [&](const MissingUse& use, text::ByteRange range) {
    missing.push_back({range, std::string(use.api), std::string(use.reason), use.reached});
  };
  // `x.size` that a fix has written is Paddle's, and not the method of a tensor of PyTorch.
  const auto is_written_by_us = [&](const MissingUse& use) {
    return use.api.starts_with("torch.Tensor.") && origins.is_replaced(use.range.start);
  };
  for (const MissingUse& use : last.missing) {
    if (is_written_by_us(use)) continue;
    const bool is_of_last = !use.of_package && use.reached != Reached::perhaps;
    if (is_of_last) add(use, {origins.of(use.range.start), origins.of(use.range.end)});
  }
  for (const MissingUse& use : first.missing) {
    if (use.of_package || use.reached == Reached::perhaps) add(use, use.range);
  }
  return missing;
}

// The rounds of one text, each on the result of the previous one.
class Rounds {
 public:
  Rounds(const AnalyzedText& first, const RuleSet& rules, const Options& options,
         const FixChoice& choice, const syntax::Stop& stop)
      : first_(first),
        rules_(rules),
        options_(options),
        choice_(choice),
        stop_(stop),
        view_(rules, options.reexports.get(), options.installed.get()),
        text_(first.source) {}

  FixAll fix_all() {
    if (!make_room()) {
      result_.edits.clear();
      result_.finished = false;
      return std::move(result_);
    }
    for (int round = 1; make_round(round == most_rounds); ++round) continue;
    result_.kept_imports = kept_imports(text_, now());
    if (options_.profile == Profile::v3_3_compat) {
      std::erase_if(result_.kept_imports,
                    [](const KeptImport& import) { return mode_serves(import.name); });
    }
    find_missing();
    for (const std::string_view name : imported_helpers(text_, options_.helper_module)) {
      result_.helpers.emplace_back(name);
    }
    return std::move(result_);
  }

 private:
  bool is_stopped() const { return stop_ && stop_(); }
  const FileFindings& now() const { return found_ ? *found_ : first_.file; }

  // A file that goes on to import torch does not show that an earlier round wrote `x.numel()` for
  // Paddle. It did if the first text has no such method.
  bool is_written_by_us(const Finding& finding) const {
    if (options_.profile != Profile::v3_3_compat || !finding.api.starts_with("torch.Tensor.")) {
      return false;
    }
    const auto& given = first_.file.findings;
    return std::none_of(given.begin(), given.end(),
                        [&](const Finding& each) { return each.api == finding.api; });
  }

  void find_missing() {
    const Origins origins(result_.edits);
    result_.missing = missing_in(first_.file, now(), origins);
    const bool is_run = options_.leftover_imports == LeftoverImports::local && !options_.is_stub;
    for (WaitingImport& import : is_run ? waiting_imports(text_, now()) : WaitingImports()) {
      const text::ByteRange range{origins.of(import.range.start), origins.of(import.range.end)};
      result_.missing.push_back(
          {range, std::move(import.name), "fixes of its uses were not made", Reached::at_import});
    }
    std::sort(
        result_.missing.begin(), result_.missing.end(),
        [](const LeftMissing& a, const LeftMissing& b) { return a.range.start < b.range.start; });
  }

  // A use that a rule was applied to, by its place in the first text.
  struct RewrittenUse {
    std::size_t start;
    std::string api;
    std::string text;

    bool operator==(const RewrittenUse&) const = default;
  };

  RewrittenUse rewritten(const Finding& finding, const Origins& origins) const {
    return {origins.of(finding.range.start), std::string(finding.api),
            std::string(text::slice(text_, finding.range))};
  }

  // A rule may write its use again, which each round would find and rewrite.
  bool is_rewritten(const Finding& finding, const Origins& origins) const {
    if (finding.rule == 0 || rewritten_.empty()) return false;
    const RewrittenUse use = rewritten(finding, origins);
    return std::find(rewritten_.begin(), rewritten_.end(), use) != rewritten_.end();
  }

  void note_rewritten(std::span<const std::size_t> chosen, const Round& made,
                      const Origins& origins) {
    for (const std::size_t i : chosen) {
      const bool is_made = std::none_of(made.not_made.begin(), made.not_made.end(),
                                        [&](const NotMade& each) { return each.finding == i; });
      const Finding& finding = now().findings[i];
      if (is_made && finding.rule != 0) rewritten_.push_back(rewritten(finding, origins));
    }
  }

  // False if it was stopped.
  bool make_room() {
    const auto chosen = chosen_of(first_.file, choice_, Origins({}));
    result_.edits = edits_making_room(first_, chosen, rules_, options_.profile);
    if (result_.edits.empty()) return true;
    if (choice_.limits.is_possible && !choice_.limits.is_possible(result_.edits)) {
      result_.edits.clear();
      return true;
    }
    text_ = text::applied(result_.edits, first_.source);
    read_ = read(text_, nullptr, view_, stop_);
    if (read_) found_ = analyze(text_, *read_, rules_, options_, stop_);
    return read_ && !is_stopped();
  }

  // Returns false if no round follows.
  bool make_round(bool is_last) {
    const Origins origins(result_.edits);
    std::vector<std::size_t> chosen = chosen_of(now(), choice_, origins);
    std::erase_if(chosen, [&](std::size_t i) {
      const Finding& finding = now().findings[i];
      return is_written_by_us(finding) || is_rewritten(finding, origins);
    });
    result_.left.clear();
    if (chosen.empty()) return false;
    if (!sound_) sound_ = is_sound(first_.source, first_.recorded);
    const RoundText before{text_, read_ ? &*read_ : first_.recorded, now(), *sound_};
    Round made = compose_round(before, chosen, view_, is_possible(), stop_);
    result_.left = left_uses(now(), made.not_made, origins);
    note_rewritten(chosen, made, origins);
    return !made.edits.empty() && take(std::move(made), is_last);
  }

  // Continues with the result of the round; returns false if no round follows.
  bool take(Round made, bool is_last) {
    const bool is_first = result_.edits.empty();
    if (is_first) result_.edits = made.edits;
    if (!made.read || is_stopped() || is_last) {
      result_.finished = false;
      return false;
    }
    if (!is_first) result_.edits = text::composed(result_.edits, text_, made.edits);
    text_ = std::move(made.text);
    read_ = std::move(made.read);
    FileFindings next = analyze(text_, *read_, rules_, options_, stop_);
    // A stopped analysis has no findings.
    result_.finished = !is_stopped();
    if (result_.finished) found_ = std::move(next);
    return result_.finished;
  }

  IsPossible is_possible() const {
    if (!choice_.limits.is_possible) return nullptr;
    return [this](const text::Edits& edits) {
      return choice_.limits.is_possible(text::composed(result_.edits, text_, edits));
    };
  }

  const AnalyzedText& first_;
  const RuleSet& rules_;
  const Options& options_;
  const FixChoice& choice_;
  const syntax::Stop& stop_;
  ProjectView view_;
  std::string text_;
  std::optional<python::RecordedFile> read_;  // of the current text, if it is not the first
  std::optional<FileFindings> found_;
  std::optional<bool> sound_;
  std::vector<RewrittenUse> rewritten_;
  FixAll result_;
};

}  // namespace

std::vector<std::size_t> chosen_fixes(const FileFindings& file, const FixChoice& choice) {
  return chosen_of(file, choice, Origins({}));
}

FixAll fix_all(const AnalyzedText& first, const RuleSet& rules, const Options& options,
               const FixChoice& choice, const syntax::Stop& stop) {
  return Rounds(first, rules, options, choice, stop).fix_all();
}

}  // namespace paddle_ls::rewrite
