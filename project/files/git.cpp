#include "project/files/git.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <string>
#include <string_view>
#include <vector>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/files/file_descriptor.hpp"

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

// What the program prints; nothing when it cannot be started or fails.
std::optional<std::string> output_of(std::vector<std::string> arguments) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
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
  if (started != 0) return std::nullopt;

  input.reset();
  std::string text = read_to_end(output.get());
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return std::nullopt;
  return text;
}

// Entries that end with NUL.
std::vector<std::string_view> entries_of(std::string_view list) {
  std::vector<std::string_view> entries;
  while (!list.empty()) {
    const std::size_t end = std::min(list.find('\0'), list.size());
    entries.push_back(list.substr(0, end));
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return entries;
}

// Asks git about one path, wherever the process is.
class Repository {
 public:
  explicit Repository(const fs::path& path) : path_(fs::weakly_canonical(fs::absolute(path))) {
    std::error_code code;
    folder_ = fs::is_directory(path_, code) ? path_ : path_.parent_path();
  }

  std::optional<std::string> ask(std::vector<std::string> words) const {
    words.insert(words.begin(), {"git", "-C", folder_.string(), "--literal-pathspecs"});
    return output_of(std::move(words));
  }

  const std::string& path() const { return path_.native(); }

 private:
  fs::path path_;
  fs::path folder_;
};

}  // namespace

std::optional<std::set<fs::path>> committed_files(const fs::path& path) {
  const Repository repository(path);
  const auto root = repository.ask({"rev-parse", "--show-toplevel"});
  const auto tracked = repository.ask({"ls-files", "--full-name", "-z", "--", repository.path()});
  const auto changed = repository.ask({"status", "--porcelain", "--untracked-files=no",
                                       "--no-renames", "-z", "--", repository.path()});
  if (!root || !tracked || !changed) return std::nullopt;
  const fs::path folder = root->substr(0, root->find_last_not_of('\n') + 1);
  std::set<fs::path> files;
  for (const std::string_view file : entries_of(*tracked)) files.insert(folder / file);
  // Two letters of state and a space stand in front.
  for (const std::string_view entry : entries_of(*changed)) {
    if (entry.size() > 3) files.erase(folder / entry.substr(3));
  }
  return files;
}

}  // namespace paddle_ls::files
