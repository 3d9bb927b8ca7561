// The output of the passes: findings, each complete with its plan, and the texts that they view.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/rewrite/collect/hoisted_calls.hpp"
#include "engine/rewrite/collect/pass_input.hpp"
#include "engine/rewrite/plan/plan_use.hpp"
#include "engine/rewrite/result/file_findings.hpp"

namespace paddle_ls::rewrite {

class Findings {
 public:
  Findings(const PassInput& view, FileFindings& into)
      : file(into),
        planner({view.source, view.pieces, view.names, into.imports.paddle}, view.options,
                into.edits),
        profile_(view.options.profile) {}

  // A finding whose edits are those planned from now on.
  Finding begin(const Code& code, text::ByteRange range) const;

  void emit(Finding finding) { rewrite::emit(std::move(finding), file); }

  // Copies the text, or list, and keeps it as long as the findings of the file.
  std::string_view keep(std::string text);
  std::span<const DifferenceId> keep(std::vector<DifferenceId> list);

  FileFindings& file;
  UsePlanner planner;
  HoistedCalls hoisted_calls;
  std::unordered_map<std::string_view, bool>
      is_taken;  // whether the file uses a name that rules need for something else

 private:
  Profile profile_;
  std::unordered_map<std::string, std::string_view> kept_;
  std::map<std::vector<DifferenceId>, std::span<const DifferenceId>> kept_lists_;
};

}  // namespace paddle_ls::rewrite
