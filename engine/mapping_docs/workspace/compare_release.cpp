#include "engine/mapping_docs/workspace/compare_release.hpp"

#include <algorithm>
#include <array>

#include "engine/mapping_docs/document/comparison.hpp"
#include "engine/mapping_docs/findings/check_context.hpp"
#include "engine/mapping_docs/judge/source_differences.hpp"
#include "engine/mapping_docs/release/compare_signatures.hpp"
#include "engine/text/edit_distance.hpp"
#include "engine/torch/torch_releases.hpp"

namespace paddle_ls::mapping_docs {

namespace {

// Parameters that say where a result goes and how it is kept, not what it is. Paddle takes them
// since 3.2 so that calls of PyTorch work.
constexpr std::array<std::string_view, 9> storage = {"out",        "generator",     "layout",
                                                     "pin_memory", "memory_format", "requires_grad",
                                                     "device",     "dtype",         "inplace"};

// Packages of Paddle that the tables of releases leave out.
constexpr std::array<std::string_view, 7> internal_packages = {"paddle.base.",
                                                               "paddle.framework.core.",
                                                               "paddle.pir.",
                                                               "paddle.jit.sot.",
                                                               "paddle.decomposition.",
                                                               "paddle.jit.dy2static.",
                                                               "paddle.distributed.passes."};

bool is_storage(std::string_view name) {
  return std::find(storage.begin(), storage.end(), name) != storage.end();
}

bool lists(const Document& document, const std::vector<ApiHeading>& headings,
           std::string_view name) {
  return !headings.empty() && find_parameter(document, &headings.front(), name) != nullptr;
}

struct Side {
  std::string_view code;
  const ApiHeading& heading;
  std::string library;  // with its release
  bool is_source;
};

class SignatureReport {
 public:
  SignatureReport(const Validation& validation, const DocumentProfile& profile, const Side& side,
                  const ReleasedApi& api, SourceDifferences& differences)
      : document_(validation.document),
        profile_(profile),
        side_(side),
        api_(api),
        differences_(differences),
        found_(compare_signatures(document_, side.heading, api.signatures, side.is_source)),
        known_(side.heading.api + "(" + std::string(found_.nearest) + ")") {}

  void report() {
    for (const SignatureParameter* each : found_.unknown) report_unknown(*each);
    for (const OtherName& each : found_.renamed) report_renamed(each);
    report_missing();
    for (const OtherDefault& each : found_.defaults) report_default(each);
    if (found_.is_reordered) {
      DocumentFinding* finding = add(signature().name, "the parameters have another order");
      if (finding) offer_signature(*finding);
    }
  }

 private:
  const Signature& signature() const { return side_.heading.signatures.front(); }

  std::string quoted(ByteRange range) const {
    return "`" + std::string(document_.slice(range)) + "`";
  }

  DocumentFinding* add(ByteRange range, const std::string& what) {
    return differences_.add(side_.code, range, what + " in " + side_.library + ": " + known_,
                            RelatedRange{{}, signature().range, side_.library + " has " + known_});
  }

  // Only where the release has one way to call the API it is sure which one the document means.
  void offer_signature(DocumentFinding& finding) const {
    if (api_.signatures.size() != 1 || side_.heading.signatures.size() != 1) return;
    finding.fixes.push_back(fix("Use the signature of " + side_.library,
                                {{signature().list, std::string(found_.nearest)}}));
  }

  // A document may be about a release that came after the one of the table.
  bool is_newer(const SignatureParameter& parameter) const {
    const std::string name = side_.heading.api + "(" + std::string(document_.slice(parameter.name));
    const auto span = side_.is_source ? torch::releases_of(name + ")") : std::nullopt;
    return span && span->since;
  }

  void report_unknown(const SignatureParameter& parameter) {
    if (is_newer(parameter)) return;
    if (!side_.is_source && document_.slice(parameter.name) == "name") return;
    DocumentFinding* finding = add(parameter.range, quoted(parameter.name) + " is no parameter");
    if (!finding) return;
    grade(*finding, side_.is_source ? Severity::warning : Severity::information);
    offer_signature(*finding);
  }

  void report_renamed(const OtherName& other) {
    if (is_newer(*other.parameter)) return;
    const ByteRange name = other.parameter->name;
    DocumentFinding* finding = add(name, quoted(name) + " is named `" + other.name + "`");
    if (!finding) return;
    grade(*finding, side_.is_source ? Severity::warning : Severity::information);
    if (api_.signatures.size() != 1) return;  // they may differ about the name
    const std::string written(document_.slice(name));
    text::Edits edits{{name, other.name}};
    for (const ComparedApis& comparison : read_comparisons(document_, profile_)) {
      for (const ComparedRow& row : comparison.rows) {
        for (const CellName& cell : side_.is_source ? row.source : row.target) {
          if (cell.name == written) edits.push_back({cell.range, other.name});
        }
      }
    }
    finding->fixes.push_back(fix("Rename the parameter to " + other.name, std::move(edits)));
  }

  bool is_left_out(const MissingParameter& parameter) const {
    if (side_.is_source) return false;
    if (parameter.name == "name") return true;
    return is_storage(parameter.name) && parameter.is_keyword_only &&
           !lists(document_, document_.sources, parameter.name);
  }

  void report_missing() {
    std::string names;
    bool is_important = false;
    std::size_t count = 0;
    for (const MissingParameter& each : found_.missing) {
      if (is_left_out(each)) continue;
      names += (count++ == 0 ? "`" : ", `") + each.name + "`";
      is_important = is_important || !is_storage(each.name);
    }
    if (count == 0) return;
    DocumentFinding* finding = add(signature().name, "the signature lacks " + names + ", which " +
                                                         (count == 1 ? "is" : "are"));
    if (!finding) return;
    if (!is_important) grade(*finding, Severity::hint);
    offer_signature(*finding);
  }

  void report_default(const OtherDefault& other) {
    const SignatureParameter& parameter = *other.parameter;
    const std::string name = quoted(parameter.name);
    DocumentFinding* finding =
        add(parameter.range, other.value.empty() ? name + " has no default"
                                                 : "the default of " + name + " is " + other.value);
    if (!finding) return;
    if (!parameter.default_value || other.value.empty()) grade(*finding, Severity::hint);
    const ByteRange end{parameter.range.end, parameter.range.end};
    if (other.value.empty()) {
      offer_signature(*finding);
    } else if (parameter.default_value) {
      finding->fixes.push_back(
          fix("Set the default to " + other.value, {{*parameter.default_value, other.value}}));
    } else {
      finding->fixes.push_back(fix("Add the default " + other.value, {{end, "=" + other.value}}));
    }
  }

  const Document& document_;
  const DocumentProfile& profile_;
  const Side& side_;
  const ReleasedApi& api_;
  SourceDifferences& differences_;
  const SignatureDifference found_;
  const std::string known_;
};

// What is named in no signature cannot be compared, nor what a release knows no signature of.
bool can_compare(const Document& document, const ApiHeading& heading, const ReleasedApi& api) {
  return !document.overloads && !api.signatures.empty() && !heading.signatures.empty() &&
         std::all_of(heading.signatures.begin(), heading.signatures.end(),
                     [](const Signature& each) { return each.call && !each.bracket; });
}

// A name of an internal package, or a member of a value, says nothing to the tables.
bool is_outside(std::string_view name, const ReleaseFacts& facts) {
  if (is_private_name(name)) return true;
  if (std::any_of(internal_packages.begin(), internal_packages.end(),
                  [&](std::string_view package) { return name.starts_with(package); })) {
    return true;
  }
  const auto owner = facts.find(name.substr(0, name.rfind('.')));
  return owner && owner->kind != "module" && owner->kind != "class";
}

bool has_owner(std::string_view name, const ReleaseFacts& facts) {
  return facts.find(name.substr(0, name.rfind('.'))).has_value();
}

// Below an unknown module, only a name that was almost hit tells what was meant.
bool is_slip_of(std::string_view written, std::string_view name) {
  constexpr std::size_t furthest = 3;
  return text::edit_distance(written, name, furthest) <= furthest;
}

// Heading and signatures with another name of the API.
text::Edits moved(const Document& document, const ApiHeading& heading, const std::string& to) {
  text::Edits edits{{heading.name, to}};
  for (const Signature& each : heading.signatures) {
    if (document.slice(each.name) == heading.api) edits.push_back({each.name, to});
  }
  return edits;
}

void report_moved(const Document& document, const ApiHeading& heading, const std::string& to,
                  const std::string& message, SourceDifferences& differences) {
  DocumentFinding* finding = differences.add("x/paddle-moved", heading.name, message, {});
  if (!finding) return;
  finding->fixes.push_back(fix("Name " + to, moved(document, heading, to)));
}

}  // namespace

Releases built_in_releases(std::string_view paddle) {
  return {pytorch_facts(), paddle_facts(paddle), paddle};
}

namespace {

void compare_source(const Validation& validation, const DocumentProfile& profile,
                    const Releases& releases, SourceDifferences& differences) {
  const Document& document = validation.document;
  if (document.sources.empty()) return;
  const ApiHeading& heading = document.sources.front();
  const auto api = releases.pytorch.find(heading.api);
  if (!api || !can_compare(document, heading, *api)) return;
  const bool is_vision = heading.api.starts_with("torchvision.");
  const Side side{"x/torch-signature", heading,
                  std::string(is_vision ? torchvision_release : pytorch_release), true};
  SignatureReport(validation, profile, side, *api, differences).report();
}

void compare_target(const Validation& validation, const DocumentProfile& profile,
                    const Releases& releases, const ApiReference& reference,
                    SourceDifferences& differences) {
  const Document& document = validation.document;
  if (document.targets.empty() || !document.targets.front().api.starts_with("paddle.")) return;
  const ApiHeading& heading = document.targets.front();
  const std::string library = "Paddle " + std::string(releases.paddle_name);
  const auto api = releases.paddle.find(heading.api);
  if (!api) {
    if (is_outside(heading.api, releases.paddle)) return;
    const bool knows_owner = has_owner(heading.api, releases.paddle);
    const auto to = releases.paddle.find_moved(heading.api);
    if (to && (knows_owner || is_slip_of(heading.api, *to))) {
      report_moved(document, heading, *to, library + " has no " + heading.api + "; it has " + *to,
                   differences);
    } else if ((knows_owner || !reference.empty()) && reference.find(heading.api).empty()) {
      differences.add("x/paddle-unknown", heading.name, library + " has no " + heading.api, {});
    }
    return;
  }
  if (!api->moved_to.empty()) {
    const std::string to(api->moved_to);
    report_moved(document, heading, to,
                 heading.api + " is deprecated in " + library + "; " + to + " takes its place",
                 differences);
  }
  if (!reference.find(heading.api).empty() || !can_compare(document, heading, *api)) return;
  const Side side{"x/paddle-signature", heading, library, false};
  SignatureReport(validation, profile, side, *api, differences).report();
}

}  // namespace

std::vector<DocumentFinding> compare_document(const Validation& validation,
                                              const DocumentProfile& profile,
                                              const Severities& overrides, const Releases& releases,
                                              const ApiReference& reference) {
  SourceDifferences differences(profile, overrides);
  compare_source(validation, profile, releases, differences);
  compare_target(validation, profile, releases, reference, differences);
  return differences.take(validation.document);
}

}  // namespace paddle_ls::mapping_docs
