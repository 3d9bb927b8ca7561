#include "protocol/splitter.hpp"

#include <random>
#include <vector>

#include <doctest/doctest.h>

#include "protocol/message.hpp"

using namespace paddle_ls::protocol;

namespace {

// The output of a stream, one line per frame: the body, or `error: ...`, or `fatal: ...`.
using Frames = std::vector<std::string>;

void drain(Splitter& splitter, Frames& out) {
  while (auto frame = splitter.next()) {
    if (const auto* error = std::get_if<FrameError>(&*frame)) {
      out.push_back((error->fatal ? "fatal: " : "error: ") + error->message);
    } else {
      out.push_back(std::get<std::string>(*frame));
    }
  }
}

Frames split(std::string_view stream, std::size_t piece, std::size_t limit = 1000) {
  Splitter splitter(limit);
  Frames out;
  for (std::size_t at = 0; at < stream.size(); at += piece) {
    splitter.feed(stream.substr(at, piece));
    drain(splitter, out);
  }
  return out;
}

std::string joined(const Frames& frames) {
  std::string out;
  for (const std::string& frame : frames) out += frame + '\n';
  return out;
}

// Frames do not depend on how the stream is cut.
void check_split(std::string_view stream, const Frames& wanted, std::size_t limit = 1000) {
  CAPTURE(std::string(stream.substr(0, 200)));
  for (const std::size_t piece : {std::size_t{1}, std::size_t{2}, std::size_t{7}, stream.size()}) {
    CAPTURE(piece);
    CHECK(joined(split(stream, piece, limit)) == joined(wanted));
  }
}

const std::string good = "Content-Length: 4\r\n\r\ngood";

}  // namespace

TEST_CASE("bodies come out in order, whatever the pieces") {
  check_split("Content-Length: 2\r\n\r\n{}" + good + "Content-Length: 3\r\n\r\n[1]",
              {"{}", "good", "[1]"});
}

TEST_CASE("lengths count bytes, not characters") {
  check_split("Content-Length: 10\r\n\r\n\"中文\"\r\n" + good, {"\"中文\"\r\n", "good"});
}

TEST_CASE("header names may be in any case and order, and unknown headers are ignored") {
  check_split("content-length: 4\r\n\r\ngood", {"good"});
  check_split("CONTENT-LENGTH:4\r\n\r\ngood", {"good"});
  check_split(
      "X-Trace: a:b\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n"
      "Content-Length:   4  \r\nX-Content-Length: 99\r\n\r\ngood",
      {"good"});
}

TEST_CASE("bare line feeds end header lines too") {
  check_split("Content-Length: 4\n\ngoodContent-Length: 4\n\r\ngood", {"good", "good"});
}

TEST_CASE("empty lines between messages are ignored") {
  check_split("\r\n\n" + good + "\r\n\r\n" + good, {"good", "good"});
}

TEST_CASE("a message may be empty") {
  check_split("Content-Length: 0\r\n\r\n" + good, {"", "good"});
}

TEST_CASE("only UTF-8 is accepted as a charset, in either of its spellings") {
  check_split("Content-Length: 4\r\nContent-Type: x; charset=utf8\r\n\r\ngood", {"good"});
  check_split("Content-Length: 4\r\nContent-Type: x;Charset=\"UTF-8\"; v=1\r\n\r\ngood", {"good"});
  check_split("Content-Length: 4\r\nContent-Type: application/json\r\n\r\ngood", {"good"});
  check_split("Content-Type: x; charset=utf-16\r\nContent-Length: 4\r\n\r\nb a d" + good,
              {R"(error: the charset of a message has to be utf-8, not "utf-16")",
               R"(error: bytes before a header: "dContent-Length: 4")", "good"});
  check_split("Content-Type: x; charset=latin1\r\nContent-Length: 4\r\n\r\nskip" + good,
              {R"(error: the charset of a message has to be utf-8, not "latin1")", "good"});
}

TEST_CASE("a length that is not a number of bytes is an error, and the next message is read") {
  for (const std::string_view value :
       {"-5", "+5", "five", "5five", "", "0x10", "5.0", "99999999999999999999", "4, 4"}) {
    CAPTURE(value);
    const std::string bad = "Content-Length: " + std::string(value) + "\r\n\r\n{\"a\":1}";
    check_split(
        bad + good,
        {"error: Content-Length is not a number of bytes: \"" + std::string(value) + '"', "good"});
  }
}

TEST_CASE("a repeated length is an error, and the body of the first is skipped") {
  check_split("Content-Length: 3\r\nContent-Length: 3\r\n\r\nbad" + good,
              {"error: Content-Length is given twice", "good"});
}

TEST_CASE("a header block without a length is an error, and the next message is read") {
  check_split("X-Trace: 1\r\n\r\n{\"a\":1}" + good,
              {"error: a header block has no Content-Length", "good"});
}

TEST_CASE("a body over the limit is skipped, and the next message is read") {
  const std::string error = "error: a message of 12 bytes is longer than the limit of 10 bytes";
  check_split("Content-Length: 12\r\n\r\n0123456789ab" + good, {error, "good"}, 10);
  check_split("Content-Length: 12\r\n\r\n01234\n6789a\n" + good, {error, "good"}, 10);
}

TEST_CASE("a skipped body is not stored") {
  Splitter splitter(10);
  splitter.feed("Content-Length: 1000000000\r\n\r\n");
  const std::string piece(1 << 16, 'x');
  for (int i = 0; i < 1000; ++i) splitter.feed(piece);
  CHECK(splitter.mid_message());
  Frames frames;
  drain(splitter, frames);
  CHECK(frames.size() == 1);
}

TEST_CASE("a very large length does not swallow the messages that follow") {
  check_split("Content-Length: 99999999999\r\n\r\n{\"id\":1}" + good + good,
              {"error: a message of 99999999999 bytes is longer than the limit of 1000 bytes",
               "good", "good"});
}

TEST_CASE("a header found while skipping is found in any pieces") {
  check_split("no header\n" + std::string(64, ' ') + good,
              {R"(error: not a header: "no header")", "good"});
  check_split("no header\nContent-Length: " + std::string(60, '0') + "4\r\n\r\ngood" + good,
              {R"(error: not a header: "no header")", "good"});
}

TEST_CASE("text like a header inside a skipped JSON string is not one") {
  const std::string body = R"({"text":"Content-Length: 3\r\n\r\nabc"})";
  check_split("Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body + good,
              {"error: a message of 39 bytes is longer than the limit of 10 bytes", "good"}, 10);
}

TEST_CASE("lines that are not headers are reported once and skipped") {
  check_split("Segmentation fault\nTraceback (most recent call last)\n" + good,
              {R"(error: not a header: "Segmentation fault")", "good"});
  check_split("\xEF\xBB\xBF" + good,
              {R"(error: bytes before a header: "???Content-Length: 4")", "good"});
}

TEST_CASE("output printed before a header does not lose the message") {
  check_split("Loading model...Content-Length: 4\r\n\r\ngood",
              {R"(error: bytes before a header: "Loading model...Content-Length: 4")", "good"});
}

TEST_CASE("a body longer than announced only loses the excess") {
  check_split("Content-Length: 7\r\n\r\n{\"a\":1}}}" + good,
              {"{\"a\":1}", R"(error: bytes before a header: "}}Content-Length: 4")", "good"});
}

TEST_CASE("a body shorter than announced loses itself and the next message") {
  check_split("Content-Length: 10\r\n\r\n{\"a\":1}" + good + good,
              {"{\"a\":1}Con", "error: a header block has no Content-Length", "good"});
}

TEST_CASE("quoted bytes of an error are short and printable") {
  const auto frames = split("\x01\xFF" + std::string(100, 'x') + "\n", 1000);
  REQUIRE(frames.size() == 1);
  CHECK(frames[0] == "error: not a header: \"??" + std::string(38, 'x') + "...\"");
}

TEST_CASE("an endless header block is cut off, and a later message is read") {
  std::string stream;
  while (stream.size() <= Splitter::header_block_limit) stream += "X-Padding: 0123456789\r\n";
  check_split(stream + "\r\n" + good,
              {"error: the header block is longer than 16384 bytes", "good"});
  check_split(std::string(20'000, 'x') + '\n' + good,
              {"error: the header block is longer than 16384 bytes", "good"});
}

TEST_CASE("a stream without any header is abandoned for good") {
  std::string stream = "no header here\n";
  for (int i = 0; i < 4000; ++i) stream += "0123456789\n";
  check_split(stream + good + good, {R"(error: not a header: "no header here")",
                                     "fatal: no header in a stream that should hold messages"});
}

TEST_CASE("the end of the stream inside a message is distinguished from one between messages") {
  Splitter splitter;
  CHECK_FALSE(splitter.mid_message());
  splitter.feed("Con");
  CHECK(splitter.mid_message());
  splitter.feed("tent-Length: 2\r\n");
  CHECK(splitter.mid_message());
  splitter.feed("\r\n{");
  CHECK(splitter.mid_message());
  splitter.feed("}");
  CHECK_FALSE(splitter.mid_message());
  splitter.feed("\r\n");
  CHECK_FALSE(splitter.mid_message());
}

TEST_CASE("framed bodies are split into themselves, at random cuts") {
  std::mt19937 random(3);
  std::string stream;
  Frames wanted;
  for (int i = 0; i < 200; ++i) {
    std::string body(random() % 300, ' ');
    for (char& c : body) c = static_cast<char>(random());
    stream += framed(body);
    wanted.push_back(std::move(body));
  }
  Splitter splitter;
  Frames frames;
  for (std::string_view rest = stream; !rest.empty();) {
    const std::size_t piece = std::min<std::size_t>(1 + random() % 97, rest.size());
    splitter.feed(rest.substr(0, piece));
    drain(splitter, frames);
    rest.remove_prefix(piece);
  }
  CHECK(frames == wanted);
}
