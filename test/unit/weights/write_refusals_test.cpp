#include <doctest/doctest.h>

#include "test/unit/weights/written.hpp"

using namespace paddle_ls::weights;
using namespace paddle_ls::weights::test;

namespace {

namespace fs = std::filesystem;

struct Refusal {
  std::string message;
  std::string where;
  bool operator==(const Refusal&) const = default;
};

std::ostream& operator<<(std::ostream& to, const Refusal& refusal) {
  return to << refusal.message << " @ " << refusal.where;
}

std::size_t files_in(const fs::path& folder) {
  return static_cast<std::size_t>(
      std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

// The error, which leaves no file.
Refusal refusal(Written& written, OutputFormat format) {
  const auto done = written.write(format);
  CHECK(files_in(written.folder()) == 1);
  return done ? Refusal{"no error", ""} : Refusal{done.error().message, done.error().where};
}

Refusal refusal(std::string_view bytes, OutputFormat format) {
  Written written;
  written.file("in", bytes);
  written.read("in");
  return refusal(written, format);
}

std::string one_tensor(std::string_view type, std::size_t width) {
  return safetensors(R"({"a.b":{"dtype":")" + std::string(type) +
                         R"(","shape":[1],"data_offsets":[0,)" + std::to_string(width) + "]}}",
                     std::string(width, 'x'));
}

}  // namespace

TEST_CASE("what is not plain data is an error with its path in every format") {
  const std::string file =
      program(dict(text("args") + dict(text("n") + call(global("argparse", "Namespace"), ""))));
  for (const OutputFormat format : {OutputFormat::paddle, OutputFormat::torch_zip}) {
    CHECK(refusal(file, format) == Refusal{"`argparse.Namespace` cannot be written: it is not "
                                           "plain data, and nothing in a file is called",
                                           "args.n"});
  }
}

TEST_CASE("words of torch are for files of torch") {
  const std::string file = program(dict(text("type") + global("torch", "float32")));
  CHECK(refusal(file, OutputFormat::paddle) ==
        Refusal{"`torch.float32` cannot be written to a file of Paddle", "type"});
  Written written;
  written.file("in", file);
  written.read("in");
  CHECK(written.lines(OutputFormat::torch_zip) == Lines{"type: word torch.float32"});
}

TEST_CASE("safetensors is a dict of texts to tensors") {
  const auto st = OutputFormat::safetensors;
  CHECK(refusal(program("]"), st) == Refusal{"safetensors holds a dict of names to tensors", ""});
  CHECK(refusal(program(dict(text("n") + number(1))), st) ==
        Refusal{"safetensors holds only tensors", "n"});
  CHECK(refusal(program(dict(text("n") + dict(""))), st) ==
        Refusal{"safetensors holds only tensors", "n"});
  const std::string array = numpy_array(numpy_type("c16"), {0}, raw_bytes(""));
  CHECK(refusal(program(dict(number(1) + array)), st) ==
        Refusal{"a name in safetensors is a text", ""});
  CHECK(refusal(program(dict(text("n") + array)), st) ==
        Refusal{"safetensors has no complex128", "n"});
}

TEST_CASE("Paddle has not every type of elements") {
  const auto paddle = OutputFormat::paddle;
  CHECK(refusal(one_tensor("F8_E4M3", 1), paddle).where == "a.b");
  CHECK(refusal(one_tensor("U32", 4), paddle) ==
        Refusal{"Paddle has no tensors of uint32; convert them to int64", "a.b"});
  CHECK(refusal(one_tensor("U16", 2), paddle) ==
        Refusal{"Paddle reads arrays of uint16 as bfloat16; convert them to int32", "a.b"});
}

TEST_CASE("Paddle has no tensors of ten dimensions") {
  const std::string file = safetensors(
      R"({"w":{"dtype":"U8","shape":[1,1,1,1,1,1,1,1,1,1],"data_offsets":[0,1]}})", "x");
  CHECK(refusal(file, OutputFormat::paddle) ==
        Refusal{"Paddle has no tensors of more than 9 dimensions", "w"});
}

TEST_CASE("`paddle.load` stops at bytes in a list") {
  CHECK(refusal(program("](" + raw_bytes("a") + "e", 3), OutputFormat::paddle) ==
        Refusal{"`paddle.load` reads bytes and frozen sets only where the whole is a dict", "0"});
}

TEST_CASE("a view that leaves its storage is an error with its path") {
  for (const OutputFormat format : all_formats) {
    Written written;
    written.file("in", one_tensor("F32", 4));
    written.read("in");
    written.checkpoint.tensors[0].shape = {2};
    CHECK(refusal(written, format) ==
          Refusal{"a tensor reaches past the end of its storage of 4 bytes", "a.b"});
    written.checkpoint.tensors[0].storage = 7;
    CHECK(refusal(written, format) == Refusal{"a storage is missing", "a.b"});
  }
}

TEST_CASE("a file that became shorter is an error that leaves the old file") {
  for (const OutputFormat format : all_formats) {
    Written written;
    written.file("in", one_tensor("F32", 4));
    written.read("in");
    fs::resize_file(written.folder() / "in", fs::file_size(written.folder() / "in") - 1);
    written.file("out", "old");
    const auto done = written.write(format);
    REQUIRE_FALSE(done);
    CHECK(done.error().where.starts_with("a.b, byte "));
    CHECK(written.out_bytes() == "old");
    CHECK(files_in(written.folder()) == 2);
  }
}

TEST_CASE("keys that Python does not have are errors") {
  Written written;
  written.file("in", program(dict(text("a") + "]")));
  written.read("in");
  auto& root = std::get<Dict>(written.checkpoint.values[written.checkpoint.root]);
  root.items[0].first = root.items[0].second;
  CHECK(refusal(written, OutputFormat::paddle).message ==
        "Python has no such key of a dict or item of a set");
}

TEST_CASE("a file keeps its mode, a new one has that of new files, and a folder is an error") {
  Written written;
  written.file("in", one_tensor("F32", 4));
  written.read("in");
  REQUIRE(written.write(OutputFormat::paddle));
  CHECK(fs::status(written.out()).permissions() ==
        fs::status(written.folder() / "in").permissions());
  fs::permissions(written.out(), fs::perms::owner_read | fs::perms::owner_write);
  REQUIRE(written.write(OutputFormat::paddle));
  CHECK(fs::status(written.out()).permissions() ==
        (fs::perms::owner_read | fs::perms::owner_write));
  CHECK_FALSE(write_checkpoint(written.checkpoint, OutputFormat::paddle, written.folder()));
  CHECK_FALSE(
      write_checkpoint(written.checkpoint, OutputFormat::paddle, written.folder() / "no" / "out"));
}

TEST_CASE("a checkpoint may replace the file it was read from, through a link too") {
  Written written;
  written.file("in", one_tensor("F32", 4));
  written.read("in");
  fs::create_symlink("in", written.out());
  REQUIRE(written.write(OutputFormat::torch_zip));
  CHECK(fs::is_symlink(written.out()));
  CHECK(lines_of(*read_checkpoint(written.folder() / "in")) == Lines{"a.b: float32[1] 78787878"});
}
