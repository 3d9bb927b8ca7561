// The files of the workspace as `project::Tree` takes them.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "project/conversion/project_tree.hpp"
#include "server/features/commands/work/work_progress.hpp"
#include "server/workspace/workspace_files.hpp"

namespace paddle_ls::server {

// How a document of this kind contains Python; nothing if it does not.
std::optional<project::Form> form_of(DocumentKind kind);

project::SourceText source_of(const WorkspaceText& file);

// How the workspace is converted: fixes of this scope, with helpers in a module where the client
// can make one.
project::TreeWish wish_for(const WorkspaceSnapshot& workspace, const Presentation& presentation,
                           settings::FixScope scope);

// Tells how far a walk over the files has come, a few times a second.
class WalkReport {
 public:
  using Tell = std::function<void(std::size_t files, const std::string& name)>;
  explicit WalkReport(Tell tell) : tell_(std::move(tell)) {}

  // The next file is worked on.
  void step(const protocol::Uri& uri);
  std::size_t files() const { return files_; }

 private:
  Tell tell_;
  std::size_t files_ = 0;
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

// Tells the user, from a worker.
WalkReport::Tell tell_by(Session& session, const std::shared_ptr<WorkProgress>& progress);

// All of them, with those that cannot be read.
void for_each_source(const WorkspaceSnapshot& workspace, const syntax::Stop& stop,
                     const std::function<void(const WorkspaceText&)>& visit);

}  // namespace paddle_ls::server
