// A file in its corpus, and the engine's values about it as the server's.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/mapping_docs/editor/document_completion.hpp"
#include "engine/mapping_docs/editor/document_hover.hpp"
#include "engine/mapping_docs/editor/navigate.hpp"
#include "project/settings/settings.hpp"
#include "server/mapping_docs/corpus.hpp"
#include "server/model/answers.hpp"

namespace paddle_ls::server {

// Where a file stands and what it is judged by.
struct Seat {
  std::shared_ptr<Corpus> corpus;
  std::string relative;  // its name in the corpus
  Severities overrides;
  std::shared_ptr<const ComparedFiles> compared_with;  // null: with none
  std::string_view release;                            // of Paddle, as in "3.3"

  const mapping_docs::DocumentProfile& profile() const { return corpus->profile(); }

  // What the corpus has to say about the file, with the severities that settings give.
  std::vector<mapping_docs::DocumentFinding> findings() const;
  FilePlace place(const mapping_docs::DocumentPlace& at) const;
  std::vector<FilePlace> places(const std::vector<mapping_docs::DocumentPlace>& at) const;

  // Where the API that `text`, that of the file, names at `offset` is documented, and mentioned.
  std::vector<FilePlace> definition(std::string_view text, std::size_t offset) const;
  std::vector<FilePlace> references(std::string_view text, std::size_t offset) const;
};

std::vector<Problem> problems_of(const std::vector<mapping_docs::DocumentFinding>& findings,
                                 const Seat& seat);

// Fixes of one finding as changes of the document at `segment`; the first is preferred when it is
// the only one or needs no judgement.
std::vector<ProblemFix> fixes_of(const std::vector<mapping_docs::DocumentFix>& fixes,
                                 const Segment& segment, mapping_docs::FixKind kind);

std::optional<HoverCard> card_of(std::optional<mapping_docs::DocumentHover> hover);
std::vector<Completion> completions_of(std::vector<mapping_docs::DocumentCompletion> found);

}  // namespace paddle_ls::server
