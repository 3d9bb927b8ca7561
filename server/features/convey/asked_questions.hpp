// What the client was last told of the open questions of the workspace.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>

namespace paddle_ls::server {

using UsesOfQuestions = std::map<std::string, std::size_t, std::less<>>;  // by id

struct AskedQuestions {
  // Of `WorkspaceConfiguration`: with other settings other questions are open.
  std::uint64_t generation = 0;
  std::shared_ptr<const UsesOfQuestions> uses;

  // Null where nothing is known.
  std::shared_ptr<const UsesOfQuestions> at(std::uint64_t now) const {
    return now == generation ? uses : nullptr;
  }
};

}  // namespace paddle_ls::server
