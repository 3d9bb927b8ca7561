// PIR text as the server's model: a PIR file, or the translation of a legacy model.
#pragma once

#include <memory>
#include <mutex>

#include "engine/ir/pir_text/parse.hpp"
#include "engine/ir/pir_text/values.hpp"
#include "server/ir/models.hpp"
#include "server/model/model.hpp"

namespace paddle_ls::server {

class PirTextDocument : public Model {
 public:
  // `model` is what the text shows; null for a PIR file.
  PirTextDocument(const Source& source, std::shared_ptr<const PrintedModel> model);

  std::vector<Problem> problems() const;

  std::size_t memory_bytes() const override;
  std::vector<Action> actions(text::ByteRange range) const override;
  std::optional<HoverCard> hover(std::size_t offset) const override;
  std::vector<FilePlace> definition(std::size_t offset) const override;
  std::vector<FilePlace> references(std::size_t offset) const override;
  std::vector<Highlight> highlights(std::size_t offset) const override;
  std::optional<RenameTarget> rename_target(std::size_t offset) const override;
  Result<WorkspaceChange> rename(const RenameTarget& target,
                                 const std::string& name) const override;
  std::vector<ModelSymbol> symbols() const override;
  std::vector<Fold> folds() const override;
  std::vector<Link> links() const override;
  std::vector<Token> tokens(text::ByteRange range) const override;
  // Above a program that is translated from a model of an older release.
  std::vector<Lens> lenses() const override;
  std::vector<Inlay> inlays(text::ByteRange range) const override;
  // The program drawn, as the body of a page.
  std::string preview() const override;

 private:
  struct Fault {
    text::ByteRange range;
    std::string_view code;
    std::string message;
    std::vector<Related> related;
  };
  void add_findings();
  // The operation of the text at `offset` in the model, or null.
  const ir::PrintedOp* printed_at(std::size_t offset) const;
  std::string legacy_card(std::size_t offset) const;
  // The place of the legacy operator of a line in the text of the legacy program.
  std::optional<FilePlace> legacy_place(const ir::PrintedOp& printed) const;
  text::Edits converted(ir::Dialect dialect) const;
  std::string_view variable_of(const ir::PirDefinition& definition) const;

  std::shared_ptr<const std::string> text_;
  Segment segment_;
  std::shared_ptr<const PrintedModel> model_;
  ir::PirDocument document_;
  ir::PirValues values_;
  std::vector<Fault> faults_;
  // Large, and only needed by who opens the legacy program.
  mutable std::once_flag legacy_made_;
  mutable std::shared_ptr<const Segment> legacy_file_;
};

}  // namespace paddle_ls::server
