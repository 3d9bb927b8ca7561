// What fix-all would do to a file, found when a menu asks for it first.
//
// To know which uses wait for others the text has to be read once more, which is too much at every
// key and too much at every move of the cursor.
#pragma once

#include <mutex>

#include "project/conversion/convert_file.hpp"

namespace paddle_ls::server {

class ReadyOnce {
 public:
  // Of the same `uses` at every call. Thread-safe.
  const project::ReadyFixes& of(const project::FileUses& uses) {
    std::call_once(once_, [&] { ready_ = project::ready_fixes(uses, {}); });
    return ready_;
  }

 private:
  std::once_flag once_;
  project::ReadyFixes ready_;
};

}  // namespace paddle_ls::server
