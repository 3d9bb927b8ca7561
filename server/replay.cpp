#include "server/cli/replay.hpp"

#include <array>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <thread>

#include "engine/text/surrogates.hpp"
#include "server/cli/run/console.hpp"
#include "server/cli/run/line_reader.hpp"
#include "server/features/feature_table.hpp"
#include "server/session/session.hpp"

namespace paddle_ls::cli {
namespace {

namespace json = protocol::json;

// After the last message of a recording without an end, the server is quiet when it has said
// nothing for this long.
constexpr std::chrono::milliseconds quiet(300);

// Twice the longest body that the server takes.
constexpr std::size_t longest_entry = std::size_t{128} << 20U;

// The bodies that the client sent, as bytes for the wire; lines of the other direction are left
// out.
Result<std::string> received_bytes(std::istream& recording, const std::string& name) {
  std::string bytes;
  LineReader lines(recording, longest_entry);
  std::size_t number = 0;
  while (const auto line = lines.next()) {
    ++number;
    boost::system::error_code failure;
    const json::value entry =
        line->is_too_long ? json::value() : protocol::parse_json(line->text, failure);
    const auto* object = failure ? nullptr : entry.if_object();
    const auto* direction = object != nullptr ? object->if_contains("direction") : nullptr;
    if (direction == nullptr) {
      return error("this line is not an entry of a trace file",
                   name + ":" + std::to_string(number));
    }
    if (*direction != "receive") continue;
    if (const auto* message = object->if_contains("message")) {
      bytes += protocol::framed(text::with_escaped_halves(json::serialize(*message)));
    } else if (const auto* raw = object->if_contains("raw"); raw != nullptr && raw->is_string()) {
      bytes += protocol::framed(std::string_view(raw->get_string()));
    }
  }
  return bytes;
}

// Prints what the server sends, one body a line, and knows when it said something last.
class Printer {
 public:
  explicit Printer(server::Transport& from) : from_(from), thread_([this] { print(); }) {}
  ~Printer() { thread_.join(); }

  void wait_until_quiet() const {
    std::size_t before = 0;
    do {
      before = count_;
      std::this_thread::sleep_for(quiet);
    } while (count_ != before);
  }

 private:
  void print() {
    protocol::Splitter splitter;
    std::array<char, std::size_t{64} << 10> bytes{};
    while (const std::size_t size = from_.read(bytes)) {
      splitter.feed({bytes.data(), size});
      while (const auto frame = splitter.next()) {
        if (const auto* body = std::get_if<std::string>(&*frame)) std::cout << *body << std::endl;
        ++count_;
      }
    }
  }

  server::Transport& from_;
  std::atomic<std::size_t> count_ = 0;
  std::thread thread_;
};

}  // namespace

int replay(const ReplayOptions& options) {
  const std::string name = options.file.generic_string();
  errno = 0;
  std::ifstream recording(options.file, std::ios::binary);
  if (!recording) return failed({std::strerror(errno), name}, std::cerr);
  std::error_code unknown;
  if (std::filesystem::is_directory(options.file, unknown)) {
    return failed({std::strerror(EISDIR), name}, std::cerr);
  }
  const auto bytes = received_bytes(recording, name);
  if (!bytes) return failed(bytes.error(), std::cerr);

  auto [client_end, server_end] = server::memory_pair();
  server::Trace no_trace;
  Printer printer(*client_end);
  int status = 1;
  std::thread server([&status, &no_trace, end = server_end.get()] {
    server::Session session(server::all_features, *end, no_trace);
    status = session.run();
  });
  if (client_end->write(*bytes)) printer.wait_until_quiet();
  client_end->finish_writing();
  server.join();
  return status;
}

}  // namespace paddle_ls::cli
