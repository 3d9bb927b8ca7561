// A template beside the environments that the manifest gives it.
#pragma once

#include "engine/templates/check/check_template.hpp"
#include "server/templates/project_file.hpp"

namespace paddle_ls::server {

class TemplateDocument : public ProjectFile {
 public:
  TemplateDocument(const Source& source, ProjectRole role, std::shared_ptr<Projects> projects);

  text::Edits fix_all(const syntax::Stop& stop) const override;
  std::vector<Action> actions(text::ByteRange range) const override;
  std::optional<HoverCard> hover(std::size_t offset) const override;
  std::vector<Completion> complete(std::size_t offset) const override;
  std::vector<ModelSymbol> symbols() const override;
  std::vector<Lens> lenses() const override;
  std::vector<Token> tokens(text::ByteRange range) const override;
  std::vector<Inlay> inlays(text::ByteRange range) const override;

 private:
  std::optional<templates::KeyAt> key_at(std::size_t offset) const override;
  void check(const EntryFiles& files);
  std::string describe(const templates::Placeholder& placeholder, const EntryFiles& files) const;

  templates::CodeTemplate source_;
};

}  // namespace paddle_ls::server
