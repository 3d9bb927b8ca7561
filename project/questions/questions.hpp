// The questions to a project and its answers: one question for each difference
// between the frameworks that uses of its files depend on.
//
// An answer may let another question appear, because a fix that depends on two differences asks for
// one after the other: callers have to check again afterwards.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "project/conversion/conversion_report.hpp"
#include "project/questions/example.hpp"

namespace paddle_ls::project {

struct AskedUse {
  UsePlace place;
  std::string reason;     // as this use words it
  text::ByteRange range;  // in the file
};

struct OpenQuestion {
  std::vector<AskedUse> uses;  // in the order of files and lines
  Example example;
};

class Questions {
 public:
  // The uses of a file, called `shown`.
  void add(const std::string& shown, const FileUses& uses);
  // Those of files that come after these.
  void add(Questions other);

  using ById = std::map<std::string, OpenQuestion, std::less<>>;
  const ById& open() const { return open_; }
  // The ids of open questions, those with most uses first.
  std::vector<std::string> by_uses() const;

  const AcceptedDifferences& accepted() const { return accepted_; }
  const NumbersById& refused() const { return refused_; }  // uses that need review all the same
  const NumbersById& unnamed() const { return unnamed_; }  // by sentence, of a project's own rules
  const Verdicts& verdicts() const { return verdicts_; }

 private:
  ById open_;
  AcceptedDifferences accepted_;
  NumbersById refused_;
  NumbersById unnamed_;
  Verdicts verdicts_;
};

}  // namespace paddle_ls::project
