// What conversion to static form means for a Python document, as the server's model.
//
// The typed tree of the file stays with the model, so that a question about a place costs a look at
// one function. Only documents that convert something have such a model.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/syntax/pieces.hpp"
#include "engine/to_static/hazards/find_hazards.hpp"
#include "server/model/model.hpp"
#include "server/model/source.hpp"
#include "server/to_static/project_functions.hpp"

namespace paddle_ls::server {

class StaticModel : public Model {
 public:
  // `program` was read from the text of `source`.
  StaticModel(Source source, std::shared_ptr<const to_static::ConversionUnit> program,
              to_static::FileHazards found)
      : source_(std::move(source)), program_(std::move(program)), found_(std::move(found)) {}

  std::size_t memory_bytes() const override;
  std::vector<ProblemFix> fixes(std::size_t problem) const override;
  std::optional<HoverCard> hover(std::size_t offset) const override;
  std::vector<Lens> lenses() const override;
  // The tests of control flow that are tensors.
  std::vector<Inlay> inlays(text::ByteRange range) const override;

 private:
  Source source_;  // its text is what `program_` views into
  std::shared_ptr<const to_static::ConversionUnit> program_;
  to_static::FileHazards found_;  // hazards in the order of the problems
};

// Nothing, and a null model, for a document that converts no function and none of whose functions
// another converts. `pieces` are the trees of its text. When `stop` says so, the result is of no
// use.
Reading read_static(const Source& source, const syntax::Pieces& pieces, ProjectFunctions& project,
                    const syntax::Stop& stop);

}  // namespace paddle_ls::server
