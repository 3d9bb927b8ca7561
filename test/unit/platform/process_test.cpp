#include <atomic>
#include <chrono>
#include <thread>

#include <doctest/doctest.h>

#include "platform/memory.hpp"
#include "platform/process_end.hpp"
#include "platform/run_program.hpp"
#include "platform/thread.hpp"

using namespace paddle_ls::platform;

namespace {

bool becomes_true(const std::atomic<bool>& value) {
  for (int i = 0; i < 500 && !value; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  return value;
}

int depth_reached(int depth) {
  volatile char frame[4096];
  frame[0] = static_cast<char>(depth);
  return depth == 0 ? frame[0]
                    : depth_reached(depth - 1) + (frame[0] == static_cast<char>(depth) ? 1 : 0);
}

}  // namespace

TEST_CASE("the end of a process that is not there is told at once") {
  std::atomic<bool> told = false;
  const ProcessEnd end(0x3FFFFFFC, [&] { told = true; });
  CHECK(becomes_true(told));
}

TEST_CASE("a process that lives is waited for, and waiting can be given up") {
  std::atomic<bool> told = false;
  {
    const ProcessEnd end(process_id(), [&] { told = true; });
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  CHECK_FALSE(told);
}

TEST_CASE("a program that is not in PATH is an error") {
  const auto printed = run_program({"no-such-program-anywhere", "--version"}, {});
  REQUIRE_FALSE(printed);
  CHECK(printed.error().message == "there is no program `no-such-program-anywhere` in PATH");
}

TEST_CASE("the system tells what this program is and takes") {
  CHECK(own_program().filename().generic_string().starts_with("unit_platform"));
  CHECK(process_id() > 0);
  CHECK(resident_bytes() > 100000);
}

TEST_CASE("a thread has room for deeply nested calls") {
  int depth = 0;
  Thread thread([&] { depth = depth_reached(1500); });
  thread.join();
  CHECK(depth == 1500);
}
