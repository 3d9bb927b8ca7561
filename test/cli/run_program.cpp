#include "test/cli/run_program.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

namespace paddle_ls::test {
namespace {

struct Pipe {
  int read_end;
  int write_end;
};

Pipe make_pipe() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) std::abort();
  return {ends[0], ends[1]};
}

// A terminal that passes on what is written to it as it is.
Pipe make_terminal() {
  int ends[2];
  if (openpty(&ends[0], &ends[1], nullptr, nullptr, nullptr) != 0) std::abort();
  termios modes{};
  tcgetattr(ends[1], &modes);
  cfmakeraw(&modes);
  tcsetattr(ends[1], TCSANOW, &modes);
  for (const int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
  return {ends[0], ends[1]};
}

[[noreturn]] void become(const std::vector<char*>& words, const RunOptions& options, int out,
                         int err) {
  const int in = open("/dev/null", O_RDONLY);
  dup2(in, STDIN_FILENO);
  dup2(options.out_file.empty() ? out : open(options.out_file.c_str(), O_WRONLY), STDOUT_FILENO);
  dup2(err, STDERR_FILENO);
  // What is active where the tests run is not an environment of theirs.
  unsetenv("VIRTUAL_ENV");
  unsetenv("CONDA_PREFIX");
  for (const std::string& variable : options.environment) {
    const std::size_t end = variable.find('=');
    setenv(variable.substr(0, end).c_str(), variable.substr(end + 1).c_str(), 1);
  }
  if (chdir(options.folder.c_str()) == 0) execvp(words[0], words.data());
  _exit(127);
}

// Reads both pipes until their writers have closed them.
void drain(int out, int err, Ended& ended) {
  std::array<pollfd, 2> files = {pollfd{out, POLLIN, 0}, pollfd{err, POLLIN, 0}};
  std::array<std::string*, 2> texts = {&ended.out, &ended.err};
  std::array<char, 65536> block;
  while (files[0].fd >= 0 || files[1].fd >= 0) {
    if (poll(files.data(), files.size(), -1) < 0 && errno != EINTR) return;
    for (std::size_t i = 0; i < files.size(); ++i) {
      if (files[i].revents == 0) continue;
      const ssize_t count = read(files[i].fd, block.data(), block.size());
      if (count > 0) {
        texts[i]->append(block.data(), static_cast<std::size_t>(count));
      } else if (count == 0 || errno != EINTR) {
        close(files[i].fd);
        files[i].fd = -1;
      }
    }
  }
}

}  // namespace

Ended run_program(std::vector<std::string> words, const RunOptions& options) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  const Pipe out = make_pipe();
  const Pipe err = options.err_is_terminal ? make_terminal() : make_pipe();
  const pid_t child = fork();
  if (child == 0) become(pointers, options, out.write_end, err.write_end);
  close(out.write_end);
  close(err.write_end);
  std::jthread killer;
  if (options.signal != 0) {
    killer = std::jthread([&] {
      std::this_thread::sleep_for(options.signal_after);
      kill(child, options.signal);
    });
  }
  Ended ended{0, {}, {}, 0};
  drain(out.read_end, err.read_end, ended);
  if (killer.joinable()) killer.join();  // before the process is reaped and its number is free
  int status = 0;
  rusage usage{};
  while (wait4(child, &status, 0, &usage) < 0 && errno == EINTR) {
  }
  ended.peak_bytes = static_cast<std::size_t>(usage.ru_maxrss) * 1024;
  ended.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return ended;
}

}  // namespace paddle_ls::test
