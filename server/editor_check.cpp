#include "server/editor_check.hpp"

#include <array>
#include <optional>
#include <string>
#include <thread>

#include <fmt/core.h>

#include "engine/text/line_index.hpp"
#include "project/files/source_kind.hpp"
#include "server/features/feature_table.hpp"
#include "server/session/session.hpp"

namespace paddle_ls::cli {
namespace {

namespace json = protocol::json;

// The other end of a session in memory, which waits for each answer before it continues.
class Editor {
 public:
  Editor() : ends_(server::memory_pair()), thread_([this] { serve(); }) {}
  Editor(const Editor&) = delete;
  Editor& operator=(const Editor&) = delete;
  ~Editor() {
    ends_.first->finish_writing();
    thread_.join();
  }

  void tell(std::string_view method, const json::value& params) {
    send(protocol::write_notification(method, params));
  }

  std::variant<json::value, protocol::ResponseError> ask(std::string_view method,
                                                         const json::value& params) {
    const protocol::Id id = ++asked_;
    send(protocol::write_request(id, method, params));
    while (auto message = next()) {
      if (auto* response = std::get_if<protocol::Response>(&*message)) {
        if (response->id == id) return std::move(response->outcome);
      } else if (std::holds_alternative<protocol::Invalid>(*message)) {
        return protocol::ResponseError{0, "something that is not a message of the protocol"};
      } else if (const auto* request = std::get_if<protocol::Request>(&*message)) {
        send(protocol::write_result(request->id, nullptr));
      }
    }
    return protocol::ResponseError{0, "the session has ended"};
  }

 private:
  void serve() {
    server::Trace no_trace;
    server::Session(server::all_features, *ends_.second, no_trace).run();
    ends_.second->finish_writing();
  }

  void send(const std::string& body) { ends_.first->write(protocol::framed(body)); }

  std::optional<protocol::Message> next() {
    std::array<char, std::size_t{64} << 10> bytes{};
    for (;;) {
      if (const auto frame = splitter_.next()) {
        if (const auto* body = std::get_if<std::string>(&*frame)) {
          return protocol::parse_message(*body);
        }
        continue;
      }
      const std::size_t size = ends_.first->read(bytes);
      if (size == 0) return std::nullopt;
      splitter_.feed({bytes.data(), size});
    }
  }

  std::pair<std::unique_ptr<server::Transport>, std::unique_ptr<server::Transport>> ends_;
  std::thread thread_;
  protocol::Splitter splitter_;
  std::int64_t asked_ = 0;
};

struct Feature {
  std::string_view capability;
  std::string_view method;
};

constexpr std::array at_a_position = {
    Feature{"hoverProvider", "textDocument/hover"},
    Feature{"completionProvider", "textDocument/completion"},
    Feature{"signatureHelpProvider", "textDocument/signatureHelp"},
    Feature{"definitionProvider", "textDocument/definition"},
    Feature{"referencesProvider", "textDocument/references"},
    Feature{"documentHighlightProvider", "textDocument/documentHighlight"},
};
constexpr std::array of_a_range = {
    Feature{"codeActionProvider", "textDocument/codeAction"},
    Feature{"inlayHintProvider", "textDocument/inlayHint"},
};
constexpr std::array of_the_document = {
    Feature{"diagnosticProvider", "textDocument/diagnostic"},
    Feature{"documentSymbolProvider", "textDocument/documentSymbol"},
    Feature{"foldingRangeProvider", "textDocument/foldingRange"},
    Feature{"documentLinkProvider", "textDocument/documentLink"},
    Feature{"codeLensProvider", "textDocument/codeLens"},
    Feature{"semanticTokensProvider", "textDocument/semanticTokens/full"},
    Feature{"documentFormattingProvider", "textDocument/formatting"},
};

std::string_view language_of(const std::filesystem::path& file) {
  switch (files::kind_of(file)) {
    case files::SourceKind::markdown: return "markdown";
    case files::SourceKind::python: return "python";
    default: return "plaintext";
  }
}

bool is_word(char byte) {
  const auto value = static_cast<unsigned char>(byte);
  return std::isalnum(value) != 0 || byte == '_' || value >= 0x80;
}

// Words and single marks; white space separates them.
std::vector<text::ByteRange> tokens_of(std::string_view source) {
  std::vector<text::ByteRange> tokens;
  for (std::size_t at = 0; at < source.size();) {
    const std::size_t start = at++;
    if (std::isspace(static_cast<unsigned char>(source[start])) != 0) continue;
    while (is_word(source[start]) && at < source.size() && is_word(source[at])) ++at;
    tokens.push_back({start, at});
  }
  return tokens;
}

json::object as_json(text::Position position) {
  return {{"line", position.line}, {"character", position.column}};
}

class EditorCheck {
 public:
  EditorCheck(const std::filesystem::path& file, std::string_view source)
      : source_(source),
        lines_(source),
        uri_(protocol::Uri::from_path(file.generic_string()).spelling()) {
    open(language_of(file));
  }

  std::vector<Violation> run() {
    for (const Feature& feature : of_the_document) {
      ask(feature, {0, source_.size()}, {{"options", {{"tabSize", 4}, {"insertSpaces", true}}}});
    }
    for (const text::ByteRange token : tokens_of(source_)) ask_at(token);
    editor_.ask("shutdown", nullptr);
    editor_.tell("exit", nullptr);
    return std::move(violations_);
  }

 private:
  // A client with all capabilities, so that every feature can be checked.
  void open(std::string_view language) {
    const json::object markup{{"contentFormat", {"markdown"}}};
    const json::object pulls{{"dynamicRegistration", false}};
    auto answer = editor_.ask("initialize",
                              {{"processId", nullptr},
                               {"rootUri", nullptr},
                               {"capabilities",
                                {{"general", {{"positionEncodings", {"utf-8"}}}},
                                 {"textDocument", {{"hover", markup}, {"diagnostic", pulls}}}}}});
    if (const auto* result = std::get_if<json::value>(&answer)) {
      can_ = result->at("capabilities").as_object();
    }
    editor_.tell("initialized", json::object());
    editor_.tell("textDocument/didOpen",
                 {{"textDocument",
                   {{"uri", uri_}, {"languageId", language}, {"version", 1}, {"text", source_}}}});
  }

  void ask_at(text::ByteRange token) {
    const json::object start = as_json(position(token.start));
    const json::object range{{"start", start}, {"end", as_json(position(token.end))}};
    for (const Feature& feature : at_a_position) {
      ask(feature, token,
          {{"position", start}, {"context", {{"includeDeclaration", true}, {"triggerKind", 1}}}});
    }
    for (const Feature& feature : of_a_range) {
      ask(feature, token, {{"range", range}, {"context", {{"diagnostics", json::array()}}}});
    }
  }

  void ask(const Feature& feature, text::ByteRange about, json::object params) {
    const json::value* provider = can_.if_contains(feature.capability);
    if (provider == nullptr || *provider == false) return;
    params["textDocument"] = {{"uri", uri_}};
    const auto answer = editor_.ask(feature.method, params);
    if (const auto* problem = std::get_if<protocol::ResponseError>(&answer)) {
      violations_.push_back({about, fmt::format("{} is answered by a result; it was: {}",
                                                feature.method, problem->message)});
      return;
    }
    if (!places_are_inside(std::get<json::value>(answer))) {
      violations_.push_back(
          {about,
           fmt::format("the places in the answer to {} lie in the document", feature.method)});
    }
  }

  // Checks every position in the answer; places in other documents have a different `uri`.
  bool places_are_inside(const json::value& answer) const {
    std::vector<const json::value*> left = {&answer};
    while (!left.empty()) {
      const json::value* one = left.back();
      left.pop_back();
      if (const auto* list = one->if_array()) {
        for (const json::value& item : *list) left.push_back(&item);
      } else if (const auto* object = one->if_object()) {
        const json::value* uri = object->if_contains("uri");
        if (uri != nullptr && *uri != json::string(uri_)) continue;
        if (!is_inside(*object)) return false;
        for (const auto& [name, member] : *object) left.push_back(&member);
      }
    }
    return true;
  }

  bool is_inside(const json::object& object) const {
    const json::value* line = object.if_contains("line");
    const json::value* character = object.if_contains("character");
    if (line == nullptr || character == nullptr) return true;
    const text::Position at{line->to_number<std::uint32_t>(),
                            character->to_number<std::uint32_t>()};
    return lines_.offset(source_, at, text::Encoding::utf8).has_value();
  }

  text::Position position(std::size_t offset) const {
    return lines_.position(source_, offset, text::Encoding::utf8);
  }

  std::string_view source_;
  text::LineIndex lines_;
  std::string uri_;
  Editor editor_;
  json::object can_;
  std::vector<Violation> violations_;
};

}  // namespace

std::vector<Violation> editor_violations(const std::filesystem::path& file,
                                         std::string_view source) {
  return EditorCheck(file, source).run();
}

}  // namespace paddle_ls::cli
