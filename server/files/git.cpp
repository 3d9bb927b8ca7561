#include "server/files/git.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <string_view>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/files/file_descriptor.hpp"
#include "server/files/source_kind.hpp"

extern char** environ;

namespace paddle_ls::files {
namespace {

namespace fs = std::filesystem;

std::string read_to_end(int file) {
  std::string output;
  std::array<char, 65536> block;
  while (true) {
    const ssize_t count = read(file, block.data(), block.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return output;
    output.append(block.data(), static_cast<std::size_t>(count));
  }
}

// What the program prints, or nothing when it cannot be started or fails.
std::string output_of(std::vector<std::string> arguments) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return {};
  const FileDescriptor output(ends[0]);
  FileDescriptor input(ends[1]);
  std::vector<char*> words;
  for (std::string& argument : arguments) words.push_back(argument.data());
  words.push_back(nullptr);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, input.get(), STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  const int started = posix_spawnp(&child, words[0], &actions, nullptr, words.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (started != 0) return {};

  input.reset();
  std::string text = read_to_end(output.get());
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? text : std::string();
}

}  // namespace

std::vector<std::string> uncommitted_files(const fs::path& path) {
  const fs::path absolute = fs::absolute(path);
  std::error_code code;
  const fs::path folder = fs::is_directory(absolute, code) ? absolute : absolute.parent_path();
  const std::string status =
      output_of({"git", "-C", folder.string(), "--literal-pathspecs", "status", "--porcelain",
                 "--untracked-files=all", "--no-renames", "-z", "--", absolute.string()});
  // Entries end with NUL and begin with two letters of state and a space.
  std::vector<std::string> files;
  std::string_view rest = status;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\0'), rest.size());
    const std::string_view entry = rest.substr(0, end);
    if (entry.size() > 3 && kind_of(entry.substr(3)) != SourceKind::other) {
      files.emplace_back(entry.substr(3));
    }
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return files;
}

}  // namespace paddle_ls::files
