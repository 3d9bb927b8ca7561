// The listing of a checkpoint as the server's model: its outline, folds and cards of tensors.
#pragma once

#include "server/model/model.hpp"
#include "server/weights/checkpoints.hpp"

namespace paddle_ls::server {

class WeightsDocument : public Model {
 public:
  // `shown` is what the text was made of.
  WeightsDocument(const Source& source, std::shared_ptr<const ShownCheckpoint> shown);

  std::size_t memory_bytes() const override;
  std::optional<HoverCard> hover_until(std::size_t offset, const syntax::Stop& stop) const override;
  std::vector<ModelSymbol> symbols() const override;
  std::vector<Fold> folds() const override;

 private:
  std::shared_ptr<const text::LineIndex> lines_;
  std::shared_ptr<const ShownCheckpoint> shown_;
};

// Has no model where the text is not the one that the file has now.
Reading read_weights(const Source& source, Checkpoints& checkpoints);

}  // namespace paddle_ls::server
