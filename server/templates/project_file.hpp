// What the files of a template project have in common for an editor: keys that are found from any
// of them, and outputs that are shown and made from any of them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/templates/editor/key_places.hpp"
#include "server/model/model.hpp"
#include "server/templates/projects.hpp"

namespace paddle_ls::server {

class KeyScope;

class ProjectFile : public Model {
 public:
  ProjectFile(const Source& source, ProjectRole role, std::shared_ptr<Projects> projects);

  std::vector<Problem> problems() const;

  std::size_t memory_bytes() const override;
  std::vector<ProblemFix> fixes(std::size_t problem) const override;
  std::vector<Action> actions(text::ByteRange range) const override;
  std::vector<FilePlace> definition(std::size_t offset) const override;
  std::vector<FilePlace> references(std::size_t offset) const override;
  std::vector<Highlight> highlights(std::size_t offset) const override;
  std::optional<RenameTarget> rename_target(std::size_t offset) const override;
  Result<WorkspaceChange> rename(const RenameTarget& target,
                                 const std::string& name) const override;
  // An output of the project by its path, as its template gives it now.
  Result<std::string> derived(std::string_view name) const override;

 protected:
  struct Found {
    templates::TemplateFinding finding;
    std::vector<Related> related = {};
    std::vector<ProblemFix> more_fixes = {};  // beside the finding's own
  };

  // The key whose name is at `offset`.
  virtual std::optional<templates::KeyAt> key_at(std::size_t /*offset*/) const { return {}; }
  // The role in which that key has its meaning.
  virtual ProjectRole role_at(std::size_t /*offset*/) const { return role_; }

  std::string_view text() const { return *text_; }
  const ProjectRole& role() const { return role_; }
  Projects& projects() const { return *projects_; }
  const std::string& uri() const { return uri_; }
  // Of the entries of the role, in their order.
  const std::vector<EntryFiles>& entries() const { return entries_; }

  // In a constructor: what is wrong with the text, in any order; then it is put in order once.
  void report(Found found);
  void settle_findings();
  const std::vector<Found>& found() const { return found_; }
  // "Regenerate", for findings that it settles.
  ProblemFix regenerate() const;

 private:
  KeyScope scope_at(std::size_t offset) const;

  std::shared_ptr<const std::string> text_;
  std::string uri_;
  ProjectRole role_;
  std::shared_ptr<Projects> projects_;
  std::vector<EntryFiles> entries_;
  std::vector<Found> found_;
};

// The first place of a file.
FilePlace start_of(const std::shared_ptr<const Segment>& file);

}  // namespace paddle_ls::server
