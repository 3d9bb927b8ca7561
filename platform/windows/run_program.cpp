#include "platform/run_program.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <mutex>
#include <thread>

#include "platform/stream.hpp"
#include "platform/windows/windows_errors.hpp"

namespace paddle_ls::platform {
namespace {

using Wide = std::wstring;

Wide wide(std::string_view text) {
  return std::filesystem::path(text).native();
}

bool same_name(std::wstring_view one, std::wstring_view other) {
  return CompareStringOrdinal(one.data(), static_cast<int>(one.size()), other.data(),
                              static_cast<int>(other.size()), TRUE) == CSTR_EQUAL;
}

// `NAME=value` each, with a NUL after each and one more at the end.
Wide environment(const Variables& variables) {
  Wide block;
  const auto add = [&](std::wstring_view entry) {
    block += entry;
    block += L'\0';
  };
  wchar_t* const ours = GetEnvironmentStringsW();
  for (const wchar_t* at = ours; at != nullptr && *at != L'\0';) {
    const std::wstring_view entry = at;
    const std::wstring_view name = entry.substr(0, entry.find(L'=', 1));
    const bool is_unwanted = std::ranges::any_of(
        variables.without, [&](std::string_view each) { return same_name(name, wide(each)); });
    if (!is_unwanted) add(entry);
    at += entry.size() + 1;
  }
  FreeEnvironmentStringsW(ours);
  for (const std::string_view entry : variables.with) add(wide(entry));
  block += L'\0';
  return block;
}

// As the C runtime of the other program takes it apart.
Wide as_argument(std::wstring_view word) {
  if (!word.empty() && word.find_first_of(L" \t\n\v\"") == Wide::npos) return Wide(word);
  Wide result = L"\"";
  std::size_t backslashes = 0;
  for (const wchar_t c : word) {
    if (c == L'"') result.append(backslashes + 1, L'\\');
    backslashes = c == L'\\' ? backslashes + 1 : 0;
    result += c;
  }
  result.append(backslashes, L'\\');
  return result + L'"';
}

// The program of this name in a folder of PATH, and in no other place.
Wide found_program(std::string_view name) {
  const DWORD size = GetEnvironmentVariableW(L"PATH", nullptr, 0);
  Wide path(size, L'\0');
  path.resize(GetEnvironmentVariableW(L"PATH", path.data(), size));
  std::array<wchar_t, 32768> found;
  const DWORD length =
      SearchPathW(path.empty() ? L"\\\\" : path.c_str(), wide(name).c_str(), L".exe",
                  static_cast<DWORD>(found.size()), found.data(), nullptr);
  return length == 0 || length >= found.size() ? Wide() : Wide(found.data(), length);
}

using OnPiece = std::function<void(std::string_view)>;

std::string read_to_end(const File& from, const OnPiece& on_piece = {}) {
  std::string text;
  std::array<char, 65536> block;
  while (true) {
    const auto count = read_some(from, block);
    if (!count || *count == 0) return text;
    text.append(block.data(), *count);
    if (on_piece) on_piece(std::string_view(block.data(), *count));
  }
}

// Lines of a text that one thread reads, for another that takes them.
class WaitingLines {
 public:
  void add(std::string_view piece) {
    const std::lock_guard lock(mutex_);
    rest_ += piece;
  }

  void hand_over(const Watch& watch) {
    for (std::string line; take(line);) {
      if (line.ends_with('\r')) line.pop_back();
      if (watch.on_error_line) watch.on_error_line(line);
    }
  }

 private:
  bool take(std::string& line) {
    const std::lock_guard lock(mutex_);
    const std::size_t end = rest_.find('\n');
    if (end == std::string::npos) return false;
    line = rest_.substr(0, end);
    rest_.erase(0, end + 1);
    return true;
  }

  std::mutex mutex_;
  std::string rest_;
};

// A program and all that it starts, which end together.
Result<File> job_of(const File& process) {
  File job = owned(CreateJobObjectW(nullptr, nullptr));
  if (!job || AssignProcessToJobObject(handle(job), handle(process)) == 0) return system_error();
  return job;
}

constexpr DWORD between_looks = 100;  // milliseconds

// Exactly three handles are inherited, whatever other threads open meanwhile.
class InheritedHandles {
 public:
  explicit InheritedHandles(std::array<HANDLE, 3> handles) : handles_(handles) {
    for (const HANDLE each : handles_) {
      SetHandleInformation(each, HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
    }
    SIZE_T size = 0;
    InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
    bytes_.resize(size);
    InitializeProcThreadAttributeList(list(), 1, 0, &size);
    UpdateProcThreadAttribute(list(), 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, handles_.data(),
                              sizeof handles_, nullptr, nullptr);
  }
  ~InheritedHandles() { DeleteProcThreadAttributeList(list()); }
  InheritedHandles(const InheritedHandles&) = delete;
  InheritedHandles& operator=(const InheritedHandles&) = delete;

  LPPROC_THREAD_ATTRIBUTE_LIST list() {
    return reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(bytes_.data());
  }

 private:
  std::array<HANDLE, 3> handles_;
  std::vector<char> bytes_;
};

struct Streams {
  const File& in;
  const File& out;
  const File& err;
};

struct Started {
  File process;
  File job;  // no stream: not open
};

enum class Group : std::uint8_t { ours, own };

Result<Started> start(const Wide& program, const std::vector<std::string>& words, Wide variables,
                      const Streams& streams, Group group) {
  Wide line;
  for (const std::string& word : words)
    line += (line.empty() ? L"" : L" ") + as_argument(wide(word));
  InheritedHandles inherited({handle(streams.in), handle(streams.out), handle(streams.err)});
  STARTUPINFOEXW info{};
  info.StartupInfo.cb = sizeof info;
  info.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
  info.StartupInfo.hStdInput = handle(streams.in);
  info.StartupInfo.hStdOutput = handle(streams.out);
  info.StartupInfo.hStdError = handle(streams.err);
  info.lpAttributeList = inherited.list();
  PROCESS_INFORMATION process{};
  const DWORD suspended = group == Group::own ? CREATE_SUSPENDED : 0;
  const DWORD flags =
      CREATE_UNICODE_ENVIRONMENT | CREATE_NO_WINDOW | EXTENDED_STARTUPINFO_PRESENT | suspended;
  if (CreateProcessW(program.c_str(), line.data(), nullptr, nullptr, TRUE, flags, variables.data(),
                     nullptr, &info.StartupInfo, &process) == 0) {
    return system_error();
  }
  Started started{owned(process.hProcess), {}};
  // It waits until it is in its job: a program that it starts before would not be.
  if (group == Group::own) {
    if (auto job = job_of(started.process)) started.job = std::move(*job);
    ResumeThread(process.hThread);
  }
  CloseHandle(process.hThread);
  return started;
}

bool ended_well(const File& process) {
  DWORD status = 1;
  WaitForSingleObject(handle(process), INFINITE);
  return GetExitCodeProcess(handle(process), &status) != 0 && status == 0;
}

void end(const Started& started) {
  if (started.job) {
    TerminateJobObject(handle(started.job), 1);
  } else {
    TerminateProcess(handle(started.process), 1);
  }
}

// Waits for the end, and sees to it once the program is unwanted.
void wait(const Started& started, const Watch& watch, WaitingLines& lines) {
  const bool is_watched = static_cast<bool>(watch.is_unwanted);
  const DWORD patience = is_watched ? between_looks : INFINITE;
  while (WaitForSingleObject(handle(started.process), patience) == WAIT_TIMEOUT) {
    lines.hand_over(watch);
    if (watch.is_unwanted()) return end(started);
  }
}

Result<Printed> run(const std::vector<std::string>& words, const Variables& variables, Group group,
                    const Watch& watch) {
  const Wide program = found_program(words.front());
  if (program.empty()) return error("there is no program `" + words.front() + "` in PATH");
  const auto nothing = open_to_read("NUL", Opening::no_wait);
  auto out = make_pipe();
  auto err = make_pipe();
  if (!nothing || !out || !err) return system_error();
  const auto started = start(program, words, environment(variables),
                             {*nothing, out->to_write, err->to_write}, group);
  if (!started) return tl::unexpected(started.error());
  out->to_write.close();
  err->to_write.close();
  Printed printed;
  WaitingLines lines;
  std::thread first([&] { printed.out = read_to_end(out->to_read); });
  std::thread second([&] {
    printed.err = read_to_end(err->to_read, [&](std::string_view piece) { lines.add(piece); });
  });
  wait(*started, watch, lines);
  first.join();
  second.join();
  lines.hand_over(watch);
  printed.ended_well = ended_well(started->process);
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
  std::array<wchar_t, 32768> path;
  const DWORD size = GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size()));
  return std::filesystem::path(std::wstring_view(path.data(), size));
}

int process_id() {
  return static_cast<int>(GetCurrentProcessId());
}

}  // namespace paddle_ls::platform
