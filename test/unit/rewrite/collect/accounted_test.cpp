// Every use that the resolver finds in real files becomes one finding, or there is a reason why it
// needs none. The sample projects are always read; another folder of sources is read if
// $PADDLE_LS_SOURCES names it.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>

#include <doctest/doctest.h>

#include "engine/python/resolve_names.hpp"
#include "engine/torch/torch_library.hpp"
#include "engine/torch/torch_names.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

namespace fs = std::filesystem;

std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

bool is_suppressed(std::string_view source) {
  return source.find("paddle-ls:") != std::string_view::npos;
}

// Whether the rule leaves some calls unchanged. `name` is the text of the use.
bool may_need_nothing(const FoundRule& found, std::string_view name) {
  const auto alternatives = found.table->rows(found.rule->alternatives);
  return std::any_of(alternatives.begin(), alternatives.end(), [&](const Alternative& each) {
    const bool is_same_name =
        each.outcome == Outcome::callee && found.table->text(each.callee) == name;
    return each.outcome == Outcome::keep || each.outcome == Outcome::skip || is_same_name;
  });
}

struct File {
  std::string source;
  python::RecordedFile recorded;
  python::Names names;
  std::map<std::pair<std::size_t, std::size_t>, std::size_t> findings;  // by range

  explicit File(const fs::path& path)
      : source(read_file(path)),
        recorded(read(source, nullptr, RuleSet()).value()),
        names(
            python::resolve_names(source, recorded, {.roots = torch::roots()}, torch::library())) {
    const FileFindings file = analyze(source, recorded, RuleSet(), {});
    for (const Finding& finding : file.findings) {
      if (!finding.code->is_remark) ++findings[{finding.range.start, finding.range.end}];
    }
  }

  std::size_t findings_at(text::ByteRange range) const {
    const auto at = findings.find({range.start, range.end});
    return at == findings.end() ? 0 : at->second;
  }
};

// A variable has the assigned value, which has the finding.
bool is_variable(const python::Names& names, const python::Use& use) {
  return use.binding != python::none &&
         names.bindings[use.binding].form == python::BindingForm::assignment;
}

bool needs_nothing(const File& file, const python::Use& use, const RuleSet& rules) {
  const std::string_view api = file.names.text(use.name);
  if (is_variable(file.names, use)) return true;
  const FoundRule found = rules.find_under_any_name(api, Options{}.profile);
  return found ? may_need_nothing(found, {}) : torch::serves_other_libraries(api);
}

bool needs_nothing(const File& file, const python::MethodUse& use, const RuleSet& rules) {
  if (use.receiver.certainty == python::Certainty::unknown) return true;
  const std::string_view type = torch::class_of(use.receiver.kind);
  const std::string_view name = file.names.text(use.name);
  const std::string api = std::string(type) + std::string(name);
  if (type.empty() || !torch::is_public_api(api)) return true;
  const FoundRule found = rules.find(api, Options{}.profile);
  return found && may_need_nothing(found, name);
}

void check_accounted(const fs::path& path) {
  const File file(path);
  if (is_suppressed(file.source)) return;
  const RuleSet rules;
  for (const python::Use& use : file.names.uses) {
    CAPTURE(path);
    CAPTURE(use.range.start);
    CAPTURE(file.names.text(use.name));
    const std::size_t found = file.findings_at(use.range);
    // The module of `getattr(torch, ...)` is reported as the dynamic use of the whole call.
    const bool is_dynamic =
        std::any_of(file.names.dynamic.begin(), file.names.dynamic.end(),
                    [&](const python::DynamicUse& each) { return each.range.contains(use.range); });
    CHECK((found == 1 || (found == 0 && (is_dynamic || needs_nothing(file, use, rules)))));
  }
  for (const python::MethodUse& use : file.names.methods) {
    CAPTURE(path);
    CAPTURE(use.range.start);
    CAPTURE(file.names.text(use.name));
    const std::size_t found = file.findings_at(use.attribute);
    CHECK((found == 1 || (found == 0 && needs_nothing(file, use, rules))));
  }
}

void check_folder(const fs::path& folder) {
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file() && entry.path().extension() == ".py") check_accounted(entry);
  }
}

}  // namespace

TEST_CASE("every use in the sample projects is accounted for") {
  check_folder(PADDLE_LS_FIXTURES "/projects");
}

TEST_CASE("every use in a folder of real sources is accounted for") {
  const char* const folder = std::getenv("PADDLE_LS_SOURCES");
  if (folder == nullptr) {
    MESSAGE("skipped: $PADDLE_LS_SOURCES names no folder");
    return;
  }
  check_folder(folder);
}
