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
  ProjectFile(const Source& source, Role role, std::shared_ptr<Projects> projects);

  std::vector<Problem> problems() const;

  std::size_t memory_bytes() const override;
  std::vector<Fix> fixes(std::size_t problem) const override;
  std::vector<Action> actions(text::ByteRange range) const override;
  std::vector<Place> definition(std::size_t offset) const override;
  std::vector<Place> references(std::size_t offset) const override;
  std::vector<Highlight> highlights(std::size_t offset) const override;
  std::optional<RenameTarget> rename_target(std::size_t offset) const override;
  Result<Change> rename(const RenameTarget& target, const std::string& name) const override;
  // An output of the project by its path, as its template gives it now.
  Result<std::string> derived(std::string_view name) const override;

 protected:
  struct Found {
    templates::Finding finding;
    std::vector<Related> related = {};
    std::vector<Fix> more_fixes = {};  // beside the finding's own
  };

  // The key whose name is at `offset`.
  virtual std::optional<templates::KeyAt> key_at(std::size_t /*offset*/) const { return {}; }
  // The role in which that key has its meaning.
  virtual Role role_at(std::size_t /*offset*/) const { return role_; }

  std::string_view text() const { return *text_; }
  const Role& role() const { return role_; }
  Projects& projects() const { return *projects_; }
  const std::string& uri() const { return uri_; }
  // Of the entries of the role, in their order.
  const std::vector<EntryFiles>& entries() const { return entries_; }

  // In a constructor: what is wrong with the text, in any order; then it is put in order once.
  void report(Found found);
  void settle_findings();
  const std::vector<Found>& found() const { return found_; }
  // "Regenerate", for findings that it settles.
  Fix regenerate() const;

 private:
  KeyScope scope_at(std::size_t offset) const;

  std::shared_ptr<const std::string> text_;
  std::string uri_;
  Role role_;
  std::shared_ptr<Projects> projects_;
  std::vector<EntryFiles> entries_;
  std::vector<Found> found_;
};

// The first place of a file.
Place start_of(const std::shared_ptr<const Segment>& file);

}  // namespace paddle_ls::server
