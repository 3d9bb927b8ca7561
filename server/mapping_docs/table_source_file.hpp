// One table source as the server's model. Most of what it says are facts of the corpus.
#pragma once

#include "server/mapping_docs/seat.hpp"
#include "server/model/model.hpp"

namespace paddle_ls::server {

class TableSourceFile : public Model {
 public:
  TableSourceFile(const Source& source, Seat seat);

  const std::vector<mapping_docs::DocumentFinding>& findings() const { return findings_; }

  std::size_t memory_bytes() const override;
  std::vector<ProblemFix> fixes(std::size_t problem) const override;
  text::Edits fix_all(const syntax::Stop& stop) const override;
  std::optional<HoverCard> hover(std::size_t offset) const override;
  std::vector<Completion> complete(std::size_t offset) const override;
  std::vector<FilePlace> definition(std::size_t offset) const override;
  std::vector<FilePlace> references(std::size_t offset) const override;
  std::vector<Token> tokens(text::ByteRange range) const override;
  std::vector<ModelSymbol> symbols() const override;

 private:
  std::shared_ptr<const std::string> text_;
  Segment segment_;
  Seat seat_;
  mapping_docs::TableSource source_;
  std::vector<mapping_docs::DocumentFinding> findings_;
};

}  // namespace paddle_ls::server
