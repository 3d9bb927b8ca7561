#include "server/ir/pir_fences.hpp"

#include "server/ir/pir_document.hpp"

namespace paddle_ls::server {
namespace {

// Of PIR text only what concerns single values and operations: the outline, the folds and the
// drawing of a Markdown document are not those of the programs it shows.
class PirFences : public Model {
 public:
  explicit PirFences(const Source& source) : pir_(source, nullptr) {}

  std::vector<Problem> problems() const { return pir_.problems(); }

  std::size_t memory_bytes() const override { return pir_.memory_bytes(); }
  std::optional<HoverCard> hover(std::size_t offset) const override { return pir_.hover(offset); }
  std::vector<FilePlace> definition(std::size_t offset) const override {
    return pir_.definition(offset);
  }
  std::vector<FilePlace> references(std::size_t offset) const override {
    return pir_.references(offset);
  }
  std::vector<Highlight> highlights(std::size_t offset) const override {
    return pir_.highlights(offset);
  }
  std::optional<RenameTarget> rename_target(std::size_t offset) const override {
    return pir_.rename_target(offset);
  }
  Result<WorkspaceChange> rename(const RenameTarget& target,
                                 const std::string& name) const override {
    return pir_.rename(target, name);
  }
  std::vector<Token> tokens(text::ByteRange range) const override { return pir_.tokens(range); }

 private:
  PirTextDocument pir_;
};

}  // namespace

Reading read_pir_fences(const Source& source, std::string pir) {
  Source blanked = source;
  blanked.text = std::make_shared<const std::string>(std::move(pir));
  auto fences = std::make_shared<const PirFences>(blanked);
  Reading reading;
  reading.problems = fences->problems();
  reading.model = std::move(fences);
  return reading;
}

}  // namespace paddle_ls::server
