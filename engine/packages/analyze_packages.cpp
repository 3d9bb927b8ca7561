#include "engine/packages/analyze_packages.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/packages/delete_requirement.hpp"
#include "engine/packages/torch_packages.hpp"
#include "engine/rewrite/dependents/dependence.hpp"

namespace paddle_ls::packages {
namespace {

std::string_view keep(std::string text, rewrite::FileFindings& in) {
  in.texts.push_front(std::move(text));
  return in.texts.front();
}

// What is known of a package that needs PyTorch; nothing for any other.
std::optional<TorchPackage> find_package(std::string_view name,
                                         const rewrite::InstalledPackages* installed,
                                         rewrite::FileFindings& texts) {
  const auto found = std::find_if(torch_packages.begin(), torch_packages.end(),
                                  [&](const TorchPackage& row) { return row.name == name; });
  if (found != torch_packages.end()) return *found;
  auto dependence = rewrite::dependence_of_package(name, installed);
  if (!dependence) return std::nullopt;
  return TorchPackage{keep(std::string(dependence->name), texts), "",
                      keep(std::move(dependence->reason), texts), false, dependence->advice};
}

// The releases that converted code was verified on, as a version of Python packages; empty for
// profiles that are not a release.
std::string oldest_release(rewrite::Profile profile) {
  const bool is_release =
      profile != rewrite::Profile::nightly && profile != rewrite::Profile::v3_3_compat;
  return is_release ? std::string(rewrite::name(profile)) + ".0" : std::string();
}

// The requirement of `package` that replaces `requirement`. One without a version gets none.
std::string replacement(const WrittenRequirement& requirement, std::string_view package,
                        rewrite::Profile profile) {
  const std::string release = oldest_release(profile);
  const bool has_version = !requirement.version.empty() && !release.empty();
  const std::string bound = has_version ? ">=" + release : "";
  if (requirement.style == Style::poetry) {
    return std::string(package) + " = \"" + (bound.empty() ? "*" : bound) + "\"";
  }
  return std::string(package) + bound;
}

std::string reason_of(const WrittenRequirement& requirement, const TorchPackage& package,
                      std::string_view file) {
  std::string reason(package.reason);
  if (package.is_covered) return "delete it: " + reason;
  if (package.replacement.empty()) return reason;
  if (!requirement.is_plain) return "it is more than a name and a version; " + reason;
  if (requirement.version.empty()) return reason;
  return "`" + std::string(text::slice(file, requirement.version)) +
         "` names releases of PyTorch; " + reason;
}

// Where the last deletion ends, as the requirements come in order.
std::size_t end_of_deletions(const rewrite::FileFindings& file) {
  const bool is_deletion = !file.findings.empty() && file.findings.back().removes &&
                           file.findings.back().code == &rewrite::codes::torch_package;
  return is_deletion ? file.findings.back().plan.extent_end : 0;
}

// Deletes the requirement, and its line if it has nothing else.
void add_deletion(const Deletion& deletion, const TorchPackage& package, rewrite::Finding& finding,
                  const rewrite::Settled& accepted, rewrite::FileFindings& to) {
  to.edits.add(deletion.range, "");
  finding.plan.extent_start = static_cast<std::uint32_t>(deletion.range.start);
  finding.plan.extent_end = static_cast<std::uint32_t>(deletion.range.end);
  finding.removes = true;
  const std::string_view reason = deletion.is_line
                                      ? keep("delete this line: " + std::string(package.reason), to)
                                      : finding.reason;
  finding.reason = reason;
  rewrite::ask_for_review(finding, accepted, "package", reason);
}

struct RequirementsFile {
  std::string_view text;
  Format format;
};

void add_finding(const WrittenRequirement& requirement, const TorchPackage& package,
                 const RequirementsFile& file, const rewrite::Options& options,
                 rewrite::FileFindings& to) {
  rewrite::Finding finding =
      rewrite::begin_finding(rewrite::codes::torch_package, requirement.whole, to.edits.mark());
  finding.api = package.name;
  finding.profile = options.profile;
  finding.advice = package.advice;
  finding.reason = keep(reason_of(requirement, package, file.text), to);
  if (!package.replacement.empty() && requirement.is_plain) {
    const std::string text = replacement(requirement, package.replacement, options.profile);
    to.edits.add(requirement.whole, text);
    finding.target = keep(text, to);
    rewrite::ask_for_review(finding, options.accepted, "package", finding.reason);
  }
  if (package.is_covered) {
    if (const auto deletion =
            deletion_of(requirement, file.text, file.format, end_of_deletions(to))) {
      add_deletion(*deletion, package, finding, options.accepted, to);
    }
  }
  rewrite::emit(std::move(finding), to);
}

}  // namespace

rewrite::FileFindings analyze_packages(std::string_view file, Format format,
                                       const rewrite::Options& options) {
  rewrite::FileFindings result;
  add_packages(file, format, options, result);
  return result;
}

void add_packages(std::string_view file, Format format, const rewrite::Options& options,
                  rewrite::FileFindings& to) {
  for (const WrittenRequirement& requirement : read_requirements(file, format)) {
    if (const auto package = find_package(requirement.name, options.installed.get(), to)) {
      add_finding(requirement, *package, {file, format}, options, to);
    }
  }
  rewrite::sort_findings(to);
}

}  // namespace paddle_ls::packages
