// The environment of templates: a JSON object whose members are the keys.
#pragma once

#include "engine/templates/check/check_template.hpp"
#include "server/templates/project_file.hpp"

namespace paddle_ls::server {

class EnvDocument : public ProjectFile {
 public:
  EnvDocument(const Source& source, ProjectRole role, std::shared_ptr<Projects> projects);

  std::optional<HoverCard> hover(std::size_t offset) const override;
  std::vector<Completion> complete(std::size_t offset) const override;
  std::vector<ModelSymbol> symbols() const override;

 private:
  std::optional<templates::KeyAt> key_at(std::size_t offset) const override;
  void report_unused_keys();
  void report_shard_faults();

  Result<templates::Env> env_;
  text::JsonPlaces places_;
};

}  // namespace paddle_ls::server
