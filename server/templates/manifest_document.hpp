// `.paddle-ls/templates.json` itself: its paths, and the state of the outputs it promises.
#pragma once

#include "server/templates/project_file.hpp"

namespace paddle_ls::server {

class ManifestDocument : public ProjectFile {
 public:
  ManifestDocument(const Source& source, ProjectRole role, std::shared_ptr<Projects> projects);

  std::optional<HoverCard> hover(std::size_t offset) const override;
  std::vector<Completion> complete(std::size_t offset) const override;
  std::vector<FilePlace> definition(std::size_t offset) const override;
  std::vector<ModelSymbol> symbols() const override;
  std::vector<Link> links() const override;

 private:
  std::optional<templates::KeyAt> key_at(std::size_t offset) const override;
  ProjectRole role_at(std::size_t offset) const override;
  void check(const EntryFiles& files);
  void report_missing(const templates::Located& path, std::string_view what);

  const templates::Manifest& manifest() const { return role().project->manifest(); }
};

}  // namespace paddle_ls::server
