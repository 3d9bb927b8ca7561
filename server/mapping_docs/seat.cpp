#include "server/mapping_docs/seat.hpp"

#include "engine/mapping_docs/judge/check_catalogue.hpp"
#include "project/settings/fields.hpp"
#include "server/mapping_docs/help_uri.hpp"

namespace paddle_ls::server {
namespace {

CompletionKind shown_kind(mapping_docs::DocumentCompletionKind kind) {
  switch (kind) {
    case mapping_docs::DocumentCompletionKind::category: return CompletionKind::value;
    case mapping_docs::DocumentCompletionKind::phrase: return CompletionKind::phrase;
    case mapping_docs::DocumentCompletionKind::parameter: return CompletionKind::parameter;
    case mapping_docs::DocumentCompletionKind::section: return CompletionKind::skeleton;
    case mapping_docs::DocumentCompletionKind::macro: return CompletionKind::macro;
    case mapping_docs::DocumentCompletionKind::api: return CompletionKind::api;
  }
  return CompletionKind::phrase;
}

}  // namespace

std::vector<mapping_docs::DocumentFinding> Seat::findings() const {
  std::vector<mapping_docs::DocumentFinding> found = corpus->findings_of(relative);
  for (mapping_docs::DocumentFinding& finding : found) {
    finding.severity = effective_severity(*finding.check, profile(), overrides);
  }
  return found;
}

FilePlace Seat::place(const mapping_docs::DocumentPlace& at) const {
  if (compared_with) {
    const auto file = compared_with->files.find(at.path);
    if (file != compared_with->files.end()) return {file->second, at.range};
  }
  return at.path.empty() || at.path == relative ? FilePlace{nullptr, at.range}
                                                : corpus->place(at.path, at.range);
}

std::vector<FilePlace> Seat::places(const std::vector<mapping_docs::DocumentPlace>& at) const {
  std::vector<FilePlace> shown;
  for (const mapping_docs::DocumentPlace& each : at) {
    const FilePlace found = place(each);
    if (found.file || each.path == relative) shown.push_back(found);
  }
  return shown;
}

std::vector<FilePlace> Seat::definition(std::string_view text, std::size_t offset) const {
  return places(corpus->ask([&](const mapping_docs::Index& index) {
    return mapping_docs::definition(relative, text, index, offset);
  }));
}

std::vector<FilePlace> Seat::references(std::string_view text, std::size_t offset) const {
  const auto mention = mapping_docs::mention_at(text, offset);
  if (!mention) return {};
  return places(corpus->ask([&](const mapping_docs::Index& index) {
    return mapping_docs::references(index, mention->api);
  }));
}

std::vector<Problem> problems_of(const std::vector<mapping_docs::DocumentFinding>& findings,
                                 const Seat& seat) {
  std::vector<Problem> problems;
  problems.reserve(findings.size());
  for (const mapping_docs::DocumentFinding& finding : findings) {
    const mapping_docs::Check& check = *finding.check;
    Problem problem{finding.range,
                    {check.code, finding.severity, check.summary},
                    finding.message,
                    {},
                    help_uri(check.code)};
    for (const mapping_docs::RelatedRange& related : finding.related) {
      problem.related.push_back({seat.place({related.path, related.range}), related.message});
    }
    problems.push_back(std::move(problem));
  }
  return problems;
}

namespace {

// Where the document at `uri` lies after the fix.
std::string new_uri(const std::string& uri, const mapping_docs::DocumentFix& fix) {
  const std::size_t name = uri.rfind('/') + 1;
  std::string folder = uri.substr(0, name);
  if (!fix.new_folder.empty()) {
    folder = uri.substr(0, uri.rfind('/', name - 2) + 1) + fix.new_folder + "/";
  }
  return folder + (fix.new_stem.empty() ? uri.substr(name) : fix.new_stem + ".md");
}

}  // namespace

std::vector<ProblemFix> fixes_of(const std::vector<mapping_docs::DocumentFix>& fixes,
                                 const Segment& segment, mapping_docs::FixKind kind) {
  std::vector<ProblemFix> shown;
  for (const mapping_docs::DocumentFix& fix : fixes) {
    ProblemFix one{fix.title, {}, false};
    if (!fix.edits.empty()) one.change.edits.push_back({nullptr, fix.edits});
    if (!fix.new_stem.empty() || !fix.new_folder.empty()) {
      one.change.renames.push_back({segment.uri, new_uri(segment.uri, fix)});
    }
    shown.push_back(std::move(one));
  }
  if (shown.size() == 1 || (!shown.empty() && kind == mapping_docs::FixKind::mechanical)) {
    shown.front().is_preferred = true;
  }
  return shown;
}

std::optional<HoverCard> card_of(std::optional<mapping_docs::DocumentHover> hover) {
  if (!hover) return {};
  return HoverCard{hover->range, std::move(hover->markdown)};
}

std::vector<Completion> completions_of(std::vector<mapping_docs::DocumentCompletion> found) {
  std::vector<Completion> shown;
  for (mapping_docs::DocumentCompletion& each : found) {
    shown.push_back({shown_kind(each.kind), std::move(each.label), std::move(each.detail),
                     std::move(each.edit)});
  }
  return shown;
}

}  // namespace paddle_ls::server
