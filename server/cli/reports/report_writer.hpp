// The reports of the files of a run, one after the other, with the start and end of the format.
#pragma once

#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/cli/reports/report_format.hpp"

namespace paddle_ls::cli {

class ReportWriter {
 public:
  // Writes the beginning. `codes` must outlive the writer.
  ReportWriter(ReportLook look, std::span<const rewrite::Code> codes, std::ostream& out);

  // The report of one file, for `add`; safe to call from several threads.
  std::string report(const ReportedFile& file) const;

  // `mentioned`: the differences that its findings name.
  void add(std::string_view report, const rewrite::DifferenceSet& mentioned = {});
  void add_unusable(UnusableFile file) { unusable_.push_back(std::move(file)); }
  void add_remark(FileRemark remark) { remarks_.push_back(std::move(remark)); }
  // Numbers of the whole run, for formats that have a place for them.
  void set_totals(boost::json::object totals) { totals_ = std::move(totals); }
  std::size_t unusable_files() const { return unusable_.size(); }

  void finish();

 private:
  void finish_junit();

  // Reports of files are elements of a list, each preceded by a comma.
  bool is_list() const {
    return look_.format == ReportFormat::sarif || look_.format == ReportFormat::gitlab;
  }

  ReportLook look_;
  std::span<const rewrite::Code> codes_;
  std::ostream& out_;
  bool is_first_ = true;
  std::vector<UnusableFile> unusable_;
  std::vector<FileRemark> remarks_;
  rewrite::DifferenceSet mentioned_;
  boost::json::object totals_;
};

rewrite::DifferenceSet mentioned_differences(const std::vector<ReportedFinding>& findings);

}  // namespace paddle_ls::cli
