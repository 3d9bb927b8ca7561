#include "platform/run_program.hpp"

#include <algorithm>
#include <array>
#include <csignal>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "platform/posix/posix_errors.hpp"
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

enum class Group : std::uint8_t { ours, own };

// The process, or the reason why there is none as a negative number.
pid_t start(std::vector<std::string> words, std::vector<std::string> variables, Group group,
            const File& out, const File& err) {
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
  short flags = POSIX_SPAWN_SETSIGDEF;
  if (group == Group::own) flags |= POSIX_SPAWN_SETPGROUP;  // whose number is that of the process
  posix_spawnattr_setflags(&attributes, flags);
  pid_t child = 0;
  const int problem = posix_spawnp(&child, words.front().c_str(), &actions, &attributes,
                                   pointers(words).data(), pointers(variables).data());
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return problem == 0 ? child : -problem;
}

// Hands over each line of a text that comes in pieces.
class Lines {
 public:
  explicit Lines(const Watch& watch) : watch_(watch) {}

  void add(std::string_view piece) {
    if (!watch_.on_error_line) return;
    rest_ += piece;
    for (std::size_t end = rest_.find('\n'); end != std::string::npos; end = rest_.find('\n')) {
      watch_.on_error_line(std::string_view(rest_).substr(0, end));
      rest_.erase(0, end + 1);
    }
  }

 private:
  const Watch& watch_;
  std::string rest_;
};

constexpr int between_looks = 100;  // milliseconds

// Reads both pipes until their writers have closed them, or the program is unwanted.
void read_to_end(const File& out, const File& err, const Watch& watch, Printed& printed) {
  std::array<pollfd, 2> ends = {pollfd{descriptor(out), POLLIN, 0},
                                pollfd{descriptor(err), POLLIN, 0}};
  const std::array<std::string*, 2> texts = {&printed.out, &printed.err};
  std::array<char, 65536> block;
  Lines lines(watch);
  while (ends[0].fd >= 0 || ends[1].fd >= 0) {
    if (watch.is_unwanted && watch.is_unwanted()) return;
    const int patience = watch.is_unwanted ? between_looks : -1;
    if (poll(ends.data(), ends.size(), patience) < 0 && errno != EINTR) return;
    for (std::size_t i = 0; i < ends.size(); ++i) {
      if (ends[i].fd < 0 || ends[i].revents == 0) continue;
      const ssize_t count = read(ends[i].fd, block.data(), block.size());
      const std::string_view piece(block.data(), count > 0 ? static_cast<std::size_t>(count) : 0);
      texts[i]->append(piece);
      if (texts[i] == &printed.err) lines.add(piece);
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

Result<Printed> run(const std::vector<std::string>& words, const Variables& variables, Group group,
                    const Watch& watch) {
  auto out = make_pipe();
  if (!out) return tl::unexpected(out.error());
  auto err = make_pipe();
  if (!err) return tl::unexpected(err.error());
  const pid_t child = start(words, environment(variables), group, out->to_write, err->to_write);
  if (child == -ENOENT) return error("there is no program `" + words.front() + "` in PATH");
  if (child < 0) return error(std::strerror(-child));
  out->to_write.close();
  err->to_write.close();
  Printed printed;
  read_to_end(out->to_read, err->to_read, watch, printed);
  if (watch.is_unwanted && watch.is_unwanted()) kill(-child, SIGKILL);
  printed.ended_well = ended_well(child);
  return printed;
}

}  // namespace

Result<Printed> run_program(const std::vector<std::string>& words, const Variables& variables) {
  return run(words, variables, Group::ours, {});
}

Result<Printed> run_watched_program(const std::vector<std::string>& words,
                                    const Variables& variables, const Watch& watch) {
  return run(words, variables, Group::own, watch);
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
