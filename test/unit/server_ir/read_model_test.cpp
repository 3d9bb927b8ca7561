#include "server/ir/read_model.hpp"

#include <chrono>
#include <fstream>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "test/unit/temporary_folder.hpp"

namespace {

using namespace paddle_ls;
using server::read_model;
using server::read_named_model;

// A program of one empty block: field 1, a message of 4 bytes with an index and a parent.
constexpr std::string_view smallest_program("\x0A\x04\x08\x00\x10\x00", 6);
constexpr off_t gigabyte = off_t{1} << 30;

std::size_t peak_megabytes() {
  rusage usage = {};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<std::size_t>(usage.ru_maxrss) / 1024;
}

}  // namespace

TEST_CASE("a model is read as it is") {
  const test::TemporaryFolder folder;
  folder.write("model.pdmodel", smallest_program);
  CHECK(read_model(folder.path() / "model.pdmodel").value() == smallest_program);
  CHECK(read_named_model(folder.path() / "model.pdmodel").value() == smallest_program);
}

TEST_CASE("a folder is not a model") {
  const test::TemporaryFolder folder;
  CHECK(read_named_model(folder.path()).error().message == "it is a folder, not a model");
  CHECK_FALSE(read_model(folder.path()));
}

TEST_CASE("a sparse file is not read") {
  const test::TemporaryFolder folder;
  folder.write("model.pdmodel", smallest_program);
  REQUIRE(truncate((folder.path() / "model.pdmodel").c_str(), gigabyte) == 0);
  const std::size_t before = peak_megabytes();
  for (const auto& read : {read_model, read_named_model}) {
    const auto bytes = read(folder.path() / "model.pdmodel");
    REQUIRE_FALSE(bytes);
    CHECK(bytes.error().where.starts_with("byte "));
  }
  CHECK(peak_megabytes() < before + 32);
}

TEST_CASE("reading an endless device stops at the first bytes that are not a model") {
  CHECK(read_named_model("/dev/zero").error().message.starts_with("not a ProgramDesc"));
  CHECK_FALSE(read_model("/dev/zero"));
}

TEST_CASE("a named pipe without a writer does not block the server") {
  const test::TemporaryFolder folder;
  const auto pipe = folder.path() / "model.pdmodel";
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(read_model(pipe).error().message == "it is not a regular file");
}

TEST_CASE("weights next to a model are rejected by their first bytes") {
  const test::TemporaryFolder folder;
  folder.write("model.pdiparams", std::string(1 << 20, '\x07'));
  CHECK(read_model(folder.path() / "model.pdiparams").error().where == "byte 0");
}

TEST_CASE("a text that goes over into zeros is refused at the first of them") {
  const test::TemporaryFolder folder;
  folder.write("model.json", "{\"base_code\": {" + std::string(100, '\0'));
  CHECK(read_model(folder.path() / "model.json").error().where == "byte 15");
}

TEST_CASE("a large model is read in blocks and comes whole") {
  const test::TemporaryFolder folder;
  // One block with operators whose type is a long name.
  std::string operators;
  const std::string name(100, 'x');
  for (int i = 0; i < 3000; ++i) operators += "\x22\x66\x1A\x64" + name;
  std::string program = "\x08" + std::string(1, '\0') + "\x10" + std::string(1, '\0') + operators;
  std::string head = "\x0A";
  for (std::size_t size = program.size(); size > 0; size >>= 7) {
    head += static_cast<char>((size & 0x7FU) | (size > 0x7F ? 0x80U : 0U));
  }
  folder.write("model.pdmodel", head + program);
  CHECK(read_model(folder.path() / "model.pdmodel").value() == head + program);
}
