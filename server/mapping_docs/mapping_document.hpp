// One mapping document as the server's model: the engine's validation with the corpus around it.
#pragma once

#include "engine/mapping_docs/judge/fixes.hpp"
#include "engine/mapping_docs/text/rendered_html.hpp"
#include "server/mapping_docs/seat.hpp"
#include "server/model/model.hpp"

namespace paddle_ls::server {

class MappingDocument : public Model {
 public:
  MappingDocument(const Source& source, Seat seat, mapping_docs::Identity identity);

  const mapping_docs::Validation& validation() const { return validation_; }
  const mapping_docs::Identity& identity() const { return identity_; }
  // Findings of this text, differences from what it is compared with, those that the corpus has
  // about it: the order of the problems.
  std::vector<mapping_docs::DocumentFinding> findings() const;

  std::size_t memory_bytes() const override { return sizeof(*this) + text_->size() * 4; }
  std::vector<ProblemFix> fixes(std::size_t problem) const override;
  text::Edits fix_all(const syntax::Stop& stop) const override;
  std::optional<HoverCard> hover(std::size_t offset) const override;
  std::vector<Completion> complete(std::size_t offset) const override;
  std::vector<FilePlace> definition(std::size_t offset) const override;
  std::vector<FilePlace> references(std::size_t offset) const override;
  std::vector<Highlight> highlights(std::size_t offset) const override;
  std::vector<Token> tokens(text::ByteRange range) const override;
  std::optional<RenameTarget> rename_target(std::size_t offset) const override;
  Result<WorkspaceChange> rename(const RenameTarget& target,
                                 const std::string& name) const override;
  std::vector<ModelSymbol> symbols() const override;
  std::vector<Fold> folds() const override;
  std::vector<Link> links() const override;
  std::vector<Lens> lenses() const override;
  std::string preview() const override { return mapping_docs::rendered_html(*text_); }
  text::Edits format(text::ByteRange range) const override;

 private:
  mapping_docs::Rules rules() const { return {identity_, seat_.profile(), seat_.overrides}; }

  std::shared_ptr<const std::string> text_;  // what the validation points into
  Segment segment_;
  Seat seat_;
  mapping_docs::Identity identity_;
  mapping_docs::Validation validation_;
  std::vector<mapping_docs::DocumentFinding> differences_;
};

}  // namespace paddle_ls::server
