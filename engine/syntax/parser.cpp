#include "engine/syntax/parser.hpp"

#include <algorithm>
#include <limits>
#include <memory>
#include <string>

#include "engine/syntax/comment_runs.hpp"
#include "engine/syntax/markdown_depth.hpp"

namespace paddle_ls::syntax {
namespace {

struct ParserDeleter {
  void operator()(TSParser* parser) const { ts_parser_delete(parser); }
};

// The whole source is handed out in pieces of at most this size. tree-sitter asks again at every
// position it jumps to, and a whole-buffer answer costs nothing, so one piece is the rule.
const char* read_source(void* payload, std::uint32_t byte, TSPoint, std::uint32_t* size) {
  const auto& source = *static_cast<const std::string_view*>(payload);
  if (byte >= source.size()) {
    *size = 0;
    return "";
  }
  *size = static_cast<std::uint32_t>(source.size() - byte);
  return source.data() + byte;
}

bool has_lone_carriage_return(std::string_view text) {
  for (std::size_t at = text.find('\r'); at != std::string_view::npos;
       at = text.find('\r', at + 1)) {
    if (at + 1 == text.size() || text[at + 1] != '\n') return true;
  }
  return false;
}

// The grammars know LF and CR LF only. A lone CR ends a line for Python and for editors, so the
// parser is shown an LF in its place: the same length, so every offset holds.
std::string with_line_feeds(std::string_view text) {
  std::string shown(text);
  for (std::size_t i = 0; i < shown.size(); ++i) {
    if (shown[i] == '\r' && (i + 1 == shown.size() || shown[i + 1] != '\n')) shown[i] = '\n';
  }
  return shown;
}

bool ask_stop(TSParseState* state) {
  return (*static_cast<const Stop*>(state->payload))();
}

// The pieces of a file are small, so a parser is made once for a thread and not for each of them.
TSParser* parser_of_thread(Language language) {
  thread_local const std::unique_ptr<TSParser, ParserDeleter> parser(ts_parser_new());
  if (ts_parser_language(parser.get()) != grammar(language)) {
    ts_parser_set_language(parser.get(), grammar(language));
  }
  ts_parser_reset(parser.get());  // of a parse that was stopped
  return parser.get();
}

std::optional<Tree> run(Language language, std::string_view source, const TSTree* old,
                        const Stop& stop) {
  if (source.size() >= std::numeric_limits<std::uint32_t>::max()) return std::nullopt;
  std::string shown;
  if (has_lone_carriage_return(source)) {
    shown = with_line_feeds(source);
    source = shown;
  }
  auto other =
      language == Language::python ? with_comments_joined(source) : with_depth_bounded(source);
  if (other) {
    // The facts of an earlier tree about the lines do not hold for the lines as they are shown.
    old = nullptr;
    shown = std::move(*other);
    source = shown;
  }
  const TSInput input{&source, read_source, TSInputEncodingUTF8, nullptr};
  TSParseOptions options{};
  if (stop) {
    options.payload = const_cast<Stop*>(&stop);  // NOLINT: handed back unchanged to ask_stop
    options.progress_callback = ask_stop;
  }
  TSTree* tree = ts_parser_parse_with_options(parser_of_thread(language), old, input, options);
  if (tree == nullptr) return std::nullopt;
  return Tree(tree);
}

}  // namespace

std::optional<Tree> parse(Language language, std::string_view source, const Stop& stop) {
  return run(language, source, nullptr, stop);
}

std::optional<Parse> reparse(Language language, std::string_view source, const Tree& edited,
                             const Stop& stop, std::size_t retry_bytes) {
  auto tree = run(language, source, edited.raw(), stop);
  if (!tree) return std::nullopt;
  if (!tree->root().has_error()) return Parse{std::move(*tree), true};
  if (source.size() > retry_bytes) return Parse{std::move(*tree), false};
  auto full = run(language, source, nullptr, stop);
  if (!full) return std::nullopt;
  return Parse{std::move(*full), true};
}

}  // namespace paddle_ls::syntax
