// What conversion to static form means for a Python document, as the server's model.
//
// The model only has what the hazards came with; questions about a place are answered by reading
// the text again, because few files convert anything and nobody asks at every keystroke.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/to_static/hazards/hazard.hpp"
#include "server/model/model.hpp"
#include "server/model/source.hpp"

namespace paddle_ls::server {

class StaticModel : public Model {
 public:
  StaticModel(std::shared_ptr<const std::string> text, std::vector<to_static::Hazard> hazards)
      : text_(std::move(text)), hazards_(std::move(hazards)) {}

  std::size_t memory_bytes() const override;
  std::vector<Fix> fixes(std::size_t problem) const override;
  std::optional<HoverCard> hover(std::size_t offset) const override;

 private:
  std::shared_ptr<const std::string> text_;
  std::vector<to_static::Hazard> hazards_;  // in the order of the problems
};

// Nothing, and a null model, for a document that converts no function.
Reading read_static(const Source& source);

}  // namespace paddle_ls::server
