// Runs git commands that execute no program configured by the repository.
//
// The author of a repository also wrote its configuration, which names programs: monitors of the
// file system, hooks, filters, transports. Only commands that look at trees, attributes and bytes
// are asked here, and what these could still start (a monitor when the index is read, a transport
// when an object is missing) is switched off. `status`, `diff` and whatever else compares files
// with the index may run filters, whatever is switched off: none of them is asked.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.hpp"
#include "platform/run_program.hpp"

namespace paddle_ls::files {

// What `git WORDS...` prints in `folder`; or, as the error, the first line of its complaint, which
// is empty if it failed without a message.
Result<std::string> ask_git(const std::filesystem::path& folder,
                            const std::vector<std::string>& words);

// What `git WORDS...` prints in `folder`, and whether it succeeded. `variables` (`NAME=value`)
// replace those of the environment. An error says why git could not start.
Result<platform::Printed> run_git(const std::filesystem::path& folder,
                                  const std::vector<std::string>& words,
                                  std::span<const std::string> variables = {});

// Entries of what git prints, each of which ends with `end`.
std::vector<std::string_view> entries_of(std::string_view list, char end);

}  // namespace paddle_ls::files
