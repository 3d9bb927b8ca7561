#include "project/files/git_command.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <string_view>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/files/file_descriptor.hpp"

extern char** environ;

namespace paddle_ls::files {
namespace {

// What a hook or another program may have set for a repository of its own (git-rev-parse(1),
// --local-env-vars), and what is set here.
constexpr std::array unwanted_variables = {
    std::string_view("GIT_DIR"),
    std::string_view("GIT_WORK_TREE"),
    std::string_view("GIT_COMMON_DIR"),
    std::string_view("GIT_INDEX_FILE"),
    std::string_view("GIT_OBJECT_DIRECTORY"),
    std::string_view("GIT_ALTERNATE_OBJECT_DIRECTORIES"),
    std::string_view("GIT_PREFIX"),
    std::string_view("GIT_NAMESPACE"),
    std::string_view("GIT_GRAFT_FILE"),
    std::string_view("GIT_SHALLOW_FILE"),
    std::string_view("GIT_REPLACE_REF_BASE"),
    std::string_view("GIT_ATTR_SOURCE"),
    std::string_view("GIT_OPTIONAL_LOCKS"),
    std::string_view("GIT_NO_LAZY_FETCH"),
    std::string_view("GIT_ALLOW_PROTOCOL"),
    std::string_view("GIT_NO_REPLACE_OBJECTS"),
    std::string_view("GIT_TERMINAL_PROMPT"),
    std::string_view("LC_ALL"),
};

// No protocol is called `none`, so a missing object is an error and nothing fetches it.
constexpr std::array own_variables = {"GIT_OPTIONAL_LOCKS=0",    "GIT_NO_LAZY_FETCH=1",
                                      "GIT_ALLOW_PROTOCOL=none", "GIT_NO_REPLACE_OBJECTS=1",
                                      "GIT_TERMINAL_PROMPT=0",   "LC_ALL=C"};

constexpr std::array own_settings = {"core.fsmonitor=false", "core.hooksPath=/dev/null",
                                     "core.sshCommand=false", "fetch.bundleURI="};

std::vector<std::string> environment() {
  std::vector<std::string> result(own_variables.begin(), own_variables.end());
  for (char** each = environ; *each != nullptr; ++each) {
    const std::string_view entry = *each;
    const std::string_view name = entry.substr(0, entry.find('='));
    if (std::ranges::find(unwanted_variables, name) == unwanted_variables.end()) {
      result.emplace_back(entry);
    }
  }
  return result;
}

std::vector<std::string> command_line(const std::filesystem::path& folder,
                                      const std::vector<std::string>& words) {
  std::vector<std::string> result = {"git", "-C", folder.string(), "--literal-pathspecs"};
  for (const char* setting : own_settings) result.insert(result.end(), {"-c", setting});
  result.insert(result.end(), words.begin(), words.end());
  return result;
}

// As the system takes them; they belong to `texts`.
std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> result;
  for (std::string& text : texts) result.push_back(text.data());
  result.push_back(nullptr);
  return result;
}

struct Pipe {
  FileDescriptor read_end;
  FileDescriptor write_end;
};

Pipe make_pipe() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return {FileDescriptor(-1), FileDescriptor(-1)};
  return {FileDescriptor(ends[0]), FileDescriptor(ends[1])};
}

// The process, or the reason why there is none as a negative number.
pid_t start(std::vector<std::string> words, const Pipe& out, const Pipe& err) {
  std::vector<std::string> variables = environment();
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, out.write_end.get(), STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, err.write_end.get(), STDERR_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t ours;  // signals that this program ignores, which a child would inherit
  sigemptyset(&ours);
  sigaddset(&ours, SIGXFSZ);
  sigaddset(&ours, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &ours);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  pid_t child = 0;
  const int problem = posix_spawnp(&child, words.front().c_str(), &actions, &attributes,
                                   pointers(words).data(), pointers(variables).data());
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return problem == 0 ? child : -problem;
}

struct Printed {
  std::string out;
  std::string err;
};

// Reads both pipes until nobody writes to them any more.
Printed read_to_end(const Pipe& out, const Pipe& err) {
  Printed printed;
  std::array<pollfd, 2> ends = {pollfd{out.read_end.get(), POLLIN, 0},
                                pollfd{err.read_end.get(), POLLIN, 0}};
  const std::array<std::string*, 2> texts = {&printed.out, &printed.err};
  std::array<char, 65536> block;
  while (ends[0].fd >= 0 || ends[1].fd >= 0) {
    if (poll(ends.data(), ends.size(), -1) < 0 && errno != EINTR) return printed;
    for (std::size_t i = 0; i < ends.size(); ++i) {
      if (ends[i].fd < 0 || ends[i].revents == 0) continue;
      const ssize_t count = read(ends[i].fd, block.data(), block.size());
      if (count > 0) texts[i]->append(block.data(), static_cast<std::size_t>(count));
      if (count == 0 || (count < 0 && errno != EINTR)) ends[i].fd = -1;  // `poll` passes it over
    }
  }
  return printed;
}

bool ended_well(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

Result<std::string> ask_git(const std::filesystem::path& folder,
                            const std::vector<std::string>& words) {
  Pipe out = make_pipe();
  Pipe err = make_pipe();
  if (!out.read_end || !err.read_end) return error(std::strerror(errno), folder.string());
  const pid_t child = start(command_line(folder, words), out, err);
  if (child == -ENOENT) return error("there is no program `git` in PATH", folder.string());
  if (child < 0) return error(std::strerror(-child), folder.string());
  out.write_end.reset();
  err.write_end.reset();
  Printed printed = read_to_end(out, err);
  if (ended_well(child)) return std::move(printed.out);
  return error(printed.err.substr(0, printed.err.find('\n')), folder.string());
}

}  // namespace paddle_ls::files
