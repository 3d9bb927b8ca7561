// What is known about the two texts of a program before either runs: which lines belong together,
// and which uses of PyTorch relate them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/alignment/judge_runs.hpp"
#include "engine/alignment/pair_values.hpp"
#include "project/conversion/file_uses.hpp"

namespace paddle_ls::project {

// A use of PyTorch in a statement.
struct PairedUse {
  alignment::ValuePlace at;  // of its name in the original
  std::string api;
  std::string target;
  std::string standing;  // why its conversion is right: proof, decision, open, manual ...
  std::string reason;    // what needs review
  std::vector<std::string> differences;  // ids, accepted or open
  bool has_helper = false;               // the rewrite uses a helper
};

// An expression that both programs have, whose values are compared. Its number is its place in
// `ProgramPairs::sites`.
struct Site {
  std::size_t file = 0;  // in `ProgramPairs::files`
  alignment::Span original;
  alignment::Span converted;
  bool is_random = false;  // the converted program uses the random values of the original
  bool is_part = false;    // of the value of a statement
};

// Work of the converted program that the original does not do.
enum class AddedWork : std::uint8_t { helper, cast, copy };

// A call that only the converted program has.
struct AddedCall {
  std::size_t file = 0;
  alignment::Span converted;
  AddedWork work = AddedWork::helper;
  std::string name;
  std::uint32_t within = 0;  // the innermost site around it, or the one it is
};

struct FilePair {
  std::string file;  // below the folder of either program
  std::vector<alignment::PairedValue> values;
  std::vector<PairedUse> uses;
  std::vector<std::string> original_lines;
  std::vector<std::string> converted_lines;
};

FilePair pair_file(std::string file, const FileUses& uses, const text::Edits& edits,
                   std::string_view actual);

class ProgramPairs {
 public:
  void add(FilePair pair);
  const std::vector<FilePair>& files() const { return files_; }
  const std::vector<Site>& sites() const { return sites_; }
  const std::vector<AddedCall>& added() const { return added_; }

  // The same place of the other program; without a line if it is not known.
  alignment::ProgramLine original_of(const alignment::ProgramLine& converted) const;
  alignment::ProgramLine converted_of(const alignment::ProgramLine& original) const;

  // The uses in the statement at a line of the original, or only those in a site that has some.
  std::vector<PairedUse> uses_at(const alignment::ProgramLine& original,
                                 std::optional<std::uint32_t> site = std::nullopt) const;

  // The site that is the whole value of the statement at a line of the original.
  std::optional<std::uint32_t> site_at(const alignment::ProgramLine& original) const;

  // Where a site begins.
  alignment::BothLines lines_of(std::uint32_t site) const;

  // The expression of a site in the original, on one line.
  std::string original_code(std::uint32_t site) const;

  // All lines of the file of a line.
  const std::vector<std::string>& original_lines(const alignment::ProgramLine& line) const;
  const std::vector<std::string>& converted_lines(const alignment::ProgramLine& line) const;

  // The text of a line; empty where there is none.
  std::string original_text(const alignment::ProgramLine& line) const;
  std::string converted_text(const alignment::ProgramLine& line) const;

 private:
  void add_sites(std::size_t file, const alignment::PairedValue& value);
  void add_added(const alignment::PairedValue& value, std::size_t first_site);
  const FilePair* file(const std::string& name) const;
  const std::vector<std::string>& lines(const alignment::ProgramLine& line,
                                        std::vector<std::string> FilePair::*side) const;

  std::vector<FilePair> files_;
  std::vector<Site> sites_;
  std::vector<AddedCall> added_;
};

}  // namespace paddle_ls::project
