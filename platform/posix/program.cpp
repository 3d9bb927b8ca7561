#include "platform/program.hpp"

#include <algorithm>
#include <array>
#include <csignal>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "platform/posix/errors.hpp"
#include "platform/stream.hpp"

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

extern char** environ;

namespace paddle_ls::platform {
namespace {

std::vector<std::string> environment(const Variables& variables) {
  std::vector<std::string> result(variables.with.begin(), variables.with.end());
  for (char** each = environ; *each != nullptr; ++each) {
    const std::string_view entry = *each;
    const std::string_view name = entry.substr(0, entry.find('='));
    if (std::ranges::find(variables.without, name) == variables.without.end()) {
      result.emplace_back(entry);
    }
  }
  return result;
}

// As the system takes them; they belong to `texts`.
std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> result;
  for (std::string& text : texts) result.push_back(text.data());
  result.push_back(nullptr);
  return result;
}

// The process, or the reason why there is none as a negative number.
pid_t start(std::vector<std::string> words, std::vector<std::string> variables, const File& out,
            const File& err) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, descriptor(out), STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, descriptor(err), STDERR_FILENO);
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

// Reads both pipes until nobody writes to them any more.
void read_to_end(const File& out, const File& err, Printed& printed) {
  std::array<pollfd, 2> ends = {pollfd{descriptor(out), POLLIN, 0},
                                pollfd{descriptor(err), POLLIN, 0}};
  const std::array<std::string*, 2> texts = {&printed.out, &printed.err};
  std::array<char, 65536> block;
  while (ends[0].fd >= 0 || ends[1].fd >= 0) {
    if (poll(ends.data(), ends.size(), -1) < 0 && errno != EINTR) return;
    for (std::size_t i = 0; i < ends.size(); ++i) {
      if (ends[i].fd < 0 || ends[i].revents == 0) continue;
      const ssize_t count = read(ends[i].fd, block.data(), block.size());
      if (count > 0) texts[i]->append(block.data(), static_cast<std::size_t>(count));
      if (count == 0 || (count < 0 && errno != EINTR)) ends[i].fd = -1;  // `poll` passes it over
    }
  }
}

bool ended_well(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

Result<Printed> run_program(const std::vector<std::string>& words, const Variables& variables) {
  auto out = make_pipe();
  if (!out) return tl::unexpected(out.error());
  auto err = make_pipe();
  if (!err) return tl::unexpected(err.error());
  const pid_t child = start(words, environment(variables), out->to_write, err->to_write);
  if (child == -ENOENT) return error("there is no program `" + words.front() + "` in PATH");
  if (child < 0) return error(std::strerror(-child));
  out->to_write.close();
  err->to_write.close();
  Printed printed;
  read_to_end(out->to_read, err->to_read, printed);
  printed.ended_well = ended_well(child);
  return printed;
}

std::filesystem::path own_program() {
#ifdef __APPLE__
  std::array<char, 4096> path;
  auto size = static_cast<std::uint32_t>(path.size());
  if (_NSGetExecutablePath(path.data(), &size) != 0) return {};
  std::error_code failed;
  const auto canonical = std::filesystem::canonical(path.data(), failed);
  return failed ? std::filesystem::path() : canonical;
#else
  std::error_code failed;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", failed);
  return failed ? std::filesystem::path() : program;
#endif
}

int process_id() {
  return static_cast<int>(getpid());
}

}  // namespace paddle_ls::platform
