#include "server/mapping_docs/mapping_document.hpp"

#include "engine/mapping_docs/catalogue.hpp"
#include "engine/mapping_docs/editor/hover.hpp"
#include "engine/mapping_docs/fixes.hpp"
#include "server/settings/fields.hpp"

namespace paddle_ls::server {
namespace {

using namespace mapping_docs;

SeverityOverrides overrides_of(const settings::Settings& settings) {
  SeverityOverrides overrides;
  for (const auto& [code, severity] : settings.diagnostics_severity) {
    if (const auto own = severity_of(settings::choice_name(severity))) overrides[code] = *own;
  }
  return overrides;
}

rewrite::Severity shown_severity(mapping_docs::Severity severity) {
  return settings::choice_named<rewrite::Severity>(severity_name(severity))
      .value_or(rewrite::Severity::off);
}

// Where a file is, and the corpus it is seen in.
struct Seat {
  std::shared_ptr<Corpus> corpus;
  std::string relative;
};

std::vector<Problem> problems_of(const std::vector<Finding>& findings, const Corpus& corpus) {
  std::vector<Problem> problems;
  problems.reserve(findings.size());
  for (const Finding& finding : findings) {
    Problem problem{finding.range,
                    {finding.check->code, shown_severity(finding.severity), finding.check->summary},
                    finding.message};
    for (const mapping_docs::Related& related : finding.related) {
      const Place place = related.path.empty() ? Place{nullptr, related.range}
                                               : corpus.place(related.path, related.range);
      problem.related.push_back({place, related.message});
    }
    problems.push_back(std::move(problem));
  }
  return problems;
}

// Findings that speak of several files, with the severities that settings give them.
std::vector<Finding> findings_across(const Seat& at, const SeverityOverrides& overrides) {
  std::vector<Finding> findings = at.corpus->findings_of(at.relative);
  for (Finding& finding : findings) {
    finding.severity = effective_severity(*finding.check, at.corpus->profile(), overrides);
  }
  return findings;
}

server::Fix shown_fix(const mapping_docs::Fix& fix, const Segment& segment) {
  server::Fix shown{fix.title, {}, false};
  if (!fix.edits.empty()) shown.change.edits.push_back({nullptr, fix.edits});
  if (!fix.new_stem.empty()) {
    const std::size_t slash = segment.uri.rfind('/');
    const std::string folder = segment.uri.substr(0, slash + 1);
    shown.change.renames.push_back({segment.uri, folder + fix.new_stem + ".md"});
  }
  return shown;
}

class MappingDocument : public Model {
 public:
  MappingDocument(const Source& source, Seat at, mapping_docs::Identity identity,
                  SeverityOverrides overrides)
      : text_(source.text),
        segment_(source.segments.front()),
        at_(std::move(at)),
        identity_(std::move(identity)),
        overrides_(std::move(overrides)),
        validation_(validate(*text_, identity_, at_.corpus->profile(), overrides_)) {}

  const Validation& validation() const { return validation_; }
  const mapping_docs::Identity& identity() const { return identity_; }
  std::size_t memory_bytes() const override { return sizeof(*this) + text_->size() * 4; }

  // Findings of this text, then those that the corpus has about it.
  std::vector<Finding> findings() const {
    std::vector<Finding> all = validation_.findings;
    for (Finding& finding : findings_across(at_, overrides_)) all.push_back(std::move(finding));
    return all;
  }

  std::vector<server::Fix> fixes(std::size_t problem) const override {
    std::vector<server::Fix> shown;
    if (problem >= validation_.findings.size()) return shown;
    const Finding& finding = validation_.findings[problem];
    for (const mapping_docs::Fix& fix : sound_fixes(validation_, finding, rules())) {
      shown.push_back(shown_fix(fix, segment_));
    }
    if (shown.size() == 1 || (!shown.empty() && finding.check->fix == FixKind::mechanical)) {
      shown.front().is_preferred = true;
    }
    return shown;
  }

  text::Edits fix_all(const syntax::Stop&) const override {
    return mapping_docs::fix_all(*text_, rules());
  }

  std::optional<HoverCard> hover(std::size_t offset) const override {
    auto card = at_.corpus->ask([&](const Index& index) {
      return mapping_docs::hover(validation_.document, index, at_.corpus->profile(), offset);
    });
    if (!card) return {};
    return HoverCard{card->range, std::move(card->markdown)};
  }

 private:
  Rules rules() const { return {identity_, at_.corpus->profile(), overrides_}; }

  std::shared_ptr<const std::string> text_;  // what the validation points into
  Segment segment_;
  Seat at_;
  mapping_docs::Identity identity_;
  SeverityOverrides overrides_;
  Validation validation_;
};

class TableSource : public Model {
 public:
  TableSource(Seat at, std::vector<Finding> findings)
      : at_(std::move(at)), findings_(std::move(findings)) {}

  std::size_t memory_bytes() const override {
    return sizeof(*this) + findings_.capacity() * sizeof(Finding);
  }

  std::vector<server::Fix> fixes(std::size_t problem) const override {
    std::vector<server::Fix> shown;
    for (const mapping_docs::Fix& fix : findings_[problem].fixes) {
      shown.push_back({fix.title, {{{nullptr, fix.edits}}, {}}, shown.empty()});
    }
    return shown;
  }

  std::optional<HoverCard> hover(std::size_t offset) const override {
    auto card = at_.corpus->ask([&](const Index& index) {
      return hover_table(at_.relative, index, at_.corpus->profile(), offset);
    });
    if (!card) return {};
    return HoverCard{card->range, std::move(card->markdown)};
  }

 private:
  Seat at_;
  std::vector<Finding> findings_;
};

Reading read_document(const Source& source, Seat at, mapping_docs::Identity identity,
                      const SeverityOverrides& overrides, bool holds) {
  auto document =
      std::make_shared<const MappingDocument>(source, at, std::move(identity), overrides);
  Reading reading;
  if (holds) {
    reading.concerns_others = at.corpus->put_document(
        at.relative, document->identity(), document->validation(), source.segments.front());
  }
  reading.problems = problems_of(document->findings(), *at.corpus);
  reading.model = std::move(document);
  return reading;
}

Reading read_table(const Source& source, Seat at, const SeverityOverrides& overrides, bool holds) {
  Reading reading;
  if (holds) reading.concerns_others = at.corpus->put_table(at.relative, source.segments.front());
  std::vector<Finding> findings = findings_across(at, overrides);
  reading.problems = problems_of(findings, *at.corpus);
  reading.model = std::make_shared<const TableSource>(std::move(at), std::move(findings));
  return reading;
}

}  // namespace

Reading read_mapping_document(const Source& source, const settings::Settings& settings,
                              Corpora& corpora) {
  const Segment& segment = source.segments.front();
  const auto uri = protocol::Uri::parse(segment.uri);
  const std::string path = uri.file_path().value_or(uri.spelling());
  Seat at{corpora.corpus_of(path, "auto"), {}};
  at.relative = at.corpus->relative(path);
  // A file that is read from disk for a report says nothing new; the corpus has read it itself.
  const bool holds = at.corpus->root().empty() || (segment.version && corpora.is_open(path));
  const SeverityOverrides overrides = overrides_of(settings);
  const Profile& profile = at.corpus->profile();
  mapping_docs::Identity identity = identify(path, profile);
  if (is_mapping_document(path, profile) || identity.discovered) {
    return read_document(source, std::move(at), std::move(identity), overrides, holds);
  }
  if (looks_like_table_source(*source.text)) {
    return read_table(source, std::move(at), overrides, holds);
  }
  return {};
}

}  // namespace paddle_ls::server
