// A checkpoint that is read, changed, written and read again.
#pragma once

#include <array>

#include <doctest/doctest.h>

#include "engine/weights/write/write_checkpoint.hpp"
#include "test/unit/temporary_folder.hpp"
#include "test/unit/weights/builders.hpp"

namespace paddle_ls::weights::test {

inline constexpr std::array all_formats = {OutputFormat::paddle, OutputFormat::safetensors,
                                           OutputFormat::torch_zip};

inline Lines lines_of(const Checkpoint& checkpoint) {
  auto reader = ElementReader::open(checkpoint);
  REQUIRE(reader);
  Lines lines;
  REQUIRE(walk_leaves(checkpoint, [&](std::string_view path, const CheckpointValue& value) {
    lines.push_back(std::string(path) + ": " + shown(checkpoint, value, *reader));
  }));
  return lines;
}

class Written {
 public:
  void file(const std::string& name, std::string_view content) { folder_.write(name, content); }

  void read(const std::string& name) {
    auto found = read_checkpoint(folder_.path() / name);
    REQUIRE(found);
    checkpoint = std::move(*found);
  }

  Result<void> write(OutputFormat format) { return write_checkpoint(checkpoint, format, out()); }

  // What a second reader finds.
  Checkpoint again(OutputFormat format) {
    const auto done = write(format);
    CHECK_MESSAGE(done, done.error().message);
    auto found = read_checkpoint(out());
    REQUIRE(found);
    return *std::move(found);
  }

  Lines lines(OutputFormat format) { return lines_of(again(format)); }
  Lines source_lines() const { return lines_of(checkpoint); }

  std::string bytes(OutputFormat format) {
    again(format);
    return out_bytes();
  }

  std::filesystem::path out() const { return folder_.path() / "out"; }
  const std::filesystem::path& folder() const { return folder_.path(); }

  std::string out_bytes() const { return folder_.read("out"); }

  Checkpoint checkpoint;

 private:
  paddle_ls::test::TemporaryFolder folder_;
};

}  // namespace paddle_ls::weights::test
