// The notes of the parameter table.
#include <algorithm>

#include "engine/mapping_docs/findings/check_context.hpp"
#include "engine/mapping_docs/text/python_str.hpp"
#include "engine/mapping_docs/text/same_value.hpp"
#include "engine/text/utf8.hpp"

namespace paddle_ls::mapping_docs::checks {

namespace {

constexpr std::string_view full_stop = "。";

// A note that speaks of rewriting has an answer for what differs.
constexpr std::string_view handled = "转写";

bool says(std::string_view note, std::string_view phrase) {
  return note.find(phrase) != std::string_view::npos;
}

template <class Visit>
void for_each_row(const CheckContext& context, Visit visit) {
  for (const ComparedApis& comparison : context.comparisons) {
    for (const ComparedRow& row : comparison.rows) visit(comparison, row);
  }
}

// `note` with `phrase` as its last clause.
std::string with_clause(std::string_view note, std::string_view phrase) {
  std::string_view head = note;
  for (const std::string_view mark : {full_stop, std::string_view("."), std::string_view("，")}) {
    if (head.ends_with(mark)) head.remove_suffix(mark.size());
  }
  head = strip(head);
  std::string result(head);
  if (!result.empty()) result += "，";
  result += phrase;
  result += full_stop;
  return result;
}

// One parameter on each side, both with a name.
bool is_pair(const ComparedRow& row) {
  return !row.free_text && row.source.size() == 1 && row.target.size() == 1;
}

// None means that each library chooses its own value, and `...` that the value is not written.
bool is_open(std::string_view value) {
  return value == "None" || value == "...";
}

bool may_be_same(std::string_view left, std::string_view right) {
  return is_open(left) || is_open(right) || is_same_value(left, right);
}

}  // namespace

void note_no_period(const CheckContext& context, Report& report) {
  for_each_row(context, [&](const ComparedApis&, const ComparedRow& row) {
    const std::string_view note = context.slice(row.note);
    if (note.empty() || note.ends_with(full_stop)) return;
    ByteRange end{row.note.end, row.note.end};
    for (const std::string_view stop : {".", ",", ";", "，", "；", "．", "、"}) {
      if (note.ends_with(stop)) end.start = row.note.end - stop.size();
    }
    ByteRange mark = end;
    if (mark.empty()) {  // the last character of the note
      do {
        --mark.start;
      } while (text::is_continuation(context.document.text[mark.start]));
    }
    report.add(mark, "a note ends with " + std::string(full_stop))
        .fixes.push_back(
            fix("End the note with " + std::string(full_stop), {{end, std::string(full_stop)}}));
  });
}

void note_empty(const CheckContext& context, Report& report) {
  const Phrases& phrases = context.profile.phrases;
  for_each_row(context, [&](const ComparedApis&, const ComparedRow& row) {
    if (!row.note.empty() || row.row->range.empty()) return;
    DocumentFinding& finding = report.add(row.row->range, "the row has no note");
    std::string note;
    if (row.source_absent && !row.target.empty()) note = phrases.keep_default + "。";
    if (is_pair(row) && row.source[0].name != row.target[0].name)
      note = phrases.name_differs + "。";
    if (row.target_absent && !row.source.empty()) note = context.profile.note_endings.back();
    if (!note.empty()) {
      finding.fixes.push_back(fix("Write " + note, {{row.note, " " + note + " "}}));
    }
  });
}

void note_name_differs_missing(const CheckContext& context, Report& report) {
  if (!context.category || context.category->name != context.profile.implied.names) return;
  const std::string& phrase = context.profile.phrases.name_differs;
  for_each_row(context, [&](const ComparedApis&, const ComparedRow& row) {
    const std::string_view note = context.slice(row.note);
    if (!is_pair(row) || note.empty() || row.source[0].name == row.target[0].name ||
        says(note, phrase)) {
      return;
    }
    report.add(row.note, "the note of a renamed parameter says " + phrase)
        .fixes.push_back(fix("Add " + phrase, {{row.note, with_clause(note, phrase)}}));
  });
}

void note_name_differs_wrong(const CheckContext& context, Report& report) {
  const std::string& phrase = context.profile.phrases.name_differs;
  for_each_row(context, [&](const ComparedApis&, const ComparedRow& row) {
    const std::size_t at = context.slice(row.note).find(phrase);
    if (!is_pair(row) || row.source[0].name != row.target[0].name || at == std::string_view::npos) {
      return;
    }
    ByteRange range{row.note.start + at, row.note.start + at + phrase.size()};
    DocumentFinding& finding = report.add(range, "the names are equal");
    // Together with the comma or blank that ties the clause to the one before it.
    ByteRange clause = range;
    const std::string_view before = context.slice({row.note.start, range.start});
    const std::string_view kept = strip(before);
    std::size_t kept_size = before.find(kept) + kept.size();
    for (const std::string_view mark : {"，", ","}) {
      if (kept.ends_with(mark)) kept_size -= mark.size();
    }
    clause.start = row.note.start + kept_size;
    if (kept_size > 0) {
      finding.fixes.push_back(fix("Remove the phrase", {{clause, ""}}));
    }
  });
}

void note_ending_required(const CheckContext& context, Report& report) {
  if (!context.category || !context.category->endings_required) return;
  const Phrases& phrases = context.profile.phrases;
  for_each_row(context, [&](const ComparedApis&, const ComparedRow& row) {
    const std::string_view note = context.slice(row.note);
    if (row.source.empty() || !row.target_absent || note.empty() || says(note, phrases.rewrite) ||
        says(note, phrases.no_rewrite) || says(note, phrases.deletable)) {
      return;
    }
    DocumentFinding& finding =
        report.add(row.note, "the note does not say what happens to a parameter that Paddle lacks");
    for (const std::string& ending : context.profile.note_endings) {
      std::string_view clause = ending;
      clause.remove_suffix(full_stop.size());
      if (says(note, phrases.target_absent)) {
        clause.remove_prefix(std::min(clause.size(), phrases.target_absent.size() + 3));
      }
      finding.fixes.push_back(
          fix("Add " + std::string(clause), {{row.note, with_clause(note, clause)}}));
    }
  });
}

void note_absent_parameter(const CheckContext& context, Report& report) {
  const Phrases& phrases = context.profile.phrases;
  for_each_row(context, [&](const ComparedApis&, const ComparedRow& row) {
    const std::string_view note = context.slice(row.note);
    if (note.empty()) return;
    const bool lacks_target = !row.source.empty() && row.target_absent;
    const bool lacks_source = row.source_absent && !row.target.empty();
    if (!lacks_target && !(lacks_source && row.target.front().name != "name")) return;
    const std::string& phrase = lacks_target ? phrases.target_absent : phrases.source_absent;
    if (says(note, phrase)) return;
    DocumentFinding& finding = report.add(row.note, "the note does not say " + phrase);
    // Before the clause that says what to do, if there is one.
    std::size_t at = std::string_view::npos;
    for (const std::string_view clause :
         {std::string_view(phrases.rewrite), std::string_view(phrases.no_rewrite),
          std::string_view(phrases.small_effect), std::string_view(phrases.deletable),
          std::string_view(phrases.default_kept)}) {
      at = std::min(at, note.find(clause));
    }
    if (at == std::string_view::npos) {
      finding.fixes.push_back(fix("Add " + phrase, {{row.note, with_clause(note, phrase)}}));
    } else {
      const std::size_t place = row.note.start + at;
      finding.fixes.push_back(fix("Add " + phrase, {{{place, place}, phrase + "，"}}));
    }
  });
}

void note_default_differs(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  const auto plain = [&](ByteRange value) {
    std::string result(context.slice(value));
    std::erase(result, ' ');
    std::replace(result.begin(), result.end(), '"', '\'');
    return result;
  };
  const ComparedApis* last = nullptr;
  ParametersByName sources;
  ParametersByName targets;
  for_each_row(context, [&](const ComparedApis& comparison, const ComparedRow& row) {
    if (!is_pair(row)) return;
    if (&comparison != last) {
      last = &comparison;
      sources = parameters_by_name(document, comparison.source);
      targets = parameters_by_name(document, comparison.target);
    }
    const auto found_source = sources.find(row.source[0].name);
    const auto found_target = targets.find(row.target[0].name);
    if (found_source == sources.end() || found_target == targets.end()) return;
    const SignatureParameter* source = found_source->second;
    const SignatureParameter* target = found_target->second;
    if (!source->default_value || !target->default_value) return;
    const std::string left = plain(*source->default_value);
    const std::string right = plain(*target->default_value);
    const std::string_view note = context.slice(row.note);
    if (may_be_same(left, right) || note.empty() ||
        says(note, context.profile.phrases.default_word) || says(note, handled) || left.empty() ||
        right.empty())
      return;
    DocumentFinding& finding =
        report.add(row.note, "the defaults differ: PyTorch " + left + ", Paddle " + right);
    finding.related.push_back({{}, source->range, "PyTorch's default is " + left});
    finding.related.push_back({{}, target->range, "Paddle's default is " + right});
    finding.fixes.push_back(
        fix("Name both defaults",
            {{row.note, with_clause(note, "PyTorch 默认为 `" + left + "`，Paddle 默认为 `" + right +
                                              "`，Paddle 需设置为与 PyTorch 一致")}}));
  });
}

}  // namespace paddle_ls::mapping_docs::checks
