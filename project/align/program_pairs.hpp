// What is known of the two texts of a program before either runs: which lines belong together, and
// which uses of PyTorch stand between them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/alignment/judge.hpp"
#include "engine/alignment/pair_values.hpp"
#include "project/conversion/file_uses.hpp"

namespace paddle_ls::project {

// A use of PyTorch in a statement.
struct PairedUse {
  std::size_t start = 0;  // in the original
  std::uint32_t line = 0;
  std::string api;
  std::string target;
  std::string standing;  // who says that its conversion is right: proof, decision, open, manual ...
  std::string reason;    // what needs review
  std::vector<std::string> differences;  // ids, accepted or open
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
  void add(FilePair pair) { files_.push_back(std::move(pair)); }
  const std::vector<FilePair>& files() const { return files_; }

  // The same place of the other program; without a line where nobody knows it.
  alignment::Line original_of(const alignment::Line& converted) const;
  alignment::Line converted_of(const alignment::Line& original) const;

  // The uses in the statement at a line of the original.
  std::vector<PairedUse> uses_at(const alignment::Line& original) const;

  // The text of a line; empty where there is none.
  std::string original_text(const alignment::Line& line) const;
  std::string converted_text(const alignment::Line& line) const;

 private:
  const FilePair* file(const std::string& name) const;

  std::vector<FilePair> files_;
};

}  // namespace paddle_ls::project
