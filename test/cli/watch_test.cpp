// `--watch`: what is run again, and how it ends.

#include <chrono>
#include <csignal>
#include <thread>

#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;
using namespace std::chrono_literals;

namespace {

// Watches for some seconds while `change` happens, and is interrupted then.
template <class Change>
Ended watched(const TemporaryFolder& folder, std::vector<std::string> words, Change change) {
  words.emplace_back("--watch");
  std::jthread changes([&] {
    std::this_thread::sleep_for(2s);
    change();
  });
  RunOptions options;
  options.signal_after = 6s;
  options.signal = SIGINT;
  return run_in(folder, words, options);
}

std::size_t count(std::string_view text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at < text.size(); at = text.find(part, at + 1)) ++found;
  return found;
}

}  // namespace

TEST_CASE("what changes is checked again, and nothing else") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  folder.write("b.py", torch_source);
  const Ended ended = watched(folder, {"check", "."}, [&] {
    folder.write("ignored.txt", "x");
    folder.write("a.py", unknown_source);
  });
  CHECK(ended.status == 1);
  CHECK(count(ended.err, "--- ") == 1);
  CHECK(has(ended.err, " changed: a.py\n"));
  CHECK(has(ended.out, "torch.no_such_name"));
  CHECK(count(ended.out, "b.py:3:") == 1);
}

TEST_CASE("the status is that of the last run") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  const Ended ended = watched(folder, {"check", "."}, [&] { folder.write("a.py", "x = 1\n"); });
  CHECK(ended.status == 0);
}

TEST_CASE("after a change of the settings everything is checked again") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  folder.write("b.py", torch_source);
  const Ended ended =
      watched(folder, {"check", "."}, [&] { folder.write(".paddle-ls.json", "{}"); });
  CHECK(has(ended.err, " settings: .paddle-ls.json\n"));
  CHECK(count(ended.out, "b.py:3:") == 2);
}

TEST_CASE("a copy is kept up to date") {
  const TemporaryFolder folder;
  folder.write("src/a.py", "x = 1\n");
  const Ended ended = watched(folder, {"convert", "src", "--out", "copy"},
                              [&] { folder.write("src/a.py", torch_source); });
  CHECK(ended.status == 0);
  CHECK(folder.read("copy/a.py") == paddle_source);
}

TEST_CASE("a removed file is told and not looked for") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  folder.write("b.py", torch_source);
  const Ended ended =
      watched(folder, {"check", "."}, [&] { std::filesystem::remove(folder.path() / "b.py"); });
  CHECK(has(ended.err, " removed: b.py\n"));
  CHECK_FALSE(has(ended.err, "error: "));
}

TEST_CASE("what makes no sense with --watch is refused") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  const auto refusal = [&](std::vector<std::string> words) {
    words.emplace_back("--watch");
    const Ended ended = run_in(folder, words);
    CHECK(ended.status == 2);
    return ended.err;
  };
  CHECK(has(refusal({"check", "-"}), "standard input"));
  CHECK(has(refusal({"convert", "-"}), "standard input"));
  CHECK(has(refusal({"convert", "--jsonl"}), "standard input"));
  CHECK(has(refusal({"check", ".", "--format", "sarif"}), "`text`, `json` or `github`"));
  CHECK(has(refusal({"convert", ".", "--in-place"}), "--out DIR"));
  CHECK(has(refusal({"convert", ".", "--report", "-"}), "--report FILE"));
}
