#include "server/features/documents/model_features.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "engine/text/wildcard.hpp"
#include "server/features/convey/virtual_scheme.hpp"
#include "server/features/language/completion_request.hpp"
#include "server/features/language/semantic_token_requests.hpp"

namespace paddle_ls::server {
namespace {

using protocol::ClientCapabilities;
using protocol::ServerCapabilities;

json::value no_options(const ClientCapabilities&) {
  return json::object();
}

// A flag of the server's capabilities.
template <bool ServerCapabilities::*flag>
void announce_flag(const ClientCapabilities&, ServerCapabilities& can) {
  can.*flag = true;
}

// Which documents have something to answer, beside the virtual ones, which are all ours.
enum class For { models, models_and_python };

struct ModelFeature {
  std::string_view name;  // among the client's capabilities, and after "textDocument/"
  void (*announce)(const ClientCapabilities&, ServerCapabilities&);
  json::value (*options)(const ClientCapabilities&);  // for a registration
  For documents = For::models;
};

constexpr std::array features = {
    ModelFeature{"completion",
                 [](const ClientCapabilities&, ServerCapabilities& can) {
                   can.completion_provider = completion_options();
                 },
                 [](const ClientCapabilities&) -> json::value {
                   return protocol::write(completion_options());
                 }},
    ModelFeature{"definition", announce_flag<&ServerCapabilities::definition_provider>, no_options},
    ModelFeature{"references", announce_flag<&ServerCapabilities::references_provider>, no_options},
    ModelFeature{"documentHighlight",
                 announce_flag<&ServerCapabilities::document_highlight_provider>, no_options},
    ModelFeature{"documentSymbol", announce_flag<&ServerCapabilities::document_symbol_provider>,
                 no_options},
    ModelFeature{"foldingRange", announce_flag<&ServerCapabilities::folding_range_provider>,
                 no_options},
    ModelFeature{"documentLink",
                 [](const ClientCapabilities&, ServerCapabilities& can) {
                   can.document_link_provider = protocol::DocumentLinkOptions{};
                 },
                 no_options},
    ModelFeature{"codeLens",
                 [](const ClientCapabilities&, ServerCapabilities& can) {
                   can.code_lens_provider = protocol::CodeLensOptions{};
                 },
                 no_options, For::models_and_python},
    ModelFeature{"rename",
                 [](const ClientCapabilities& client, ServerCapabilities& can) {
                   if (client.prepares_rename) {
                     can.rename_provider = protocol::RenameOptions{true};
                   } else {
                     can.rename_provider = true;
                   }
                 },
                 [](const ClientCapabilities& client) -> json::value {
                   return protocol::write(protocol::RenameOptions{client.prepares_rename});
                 }},
    ModelFeature{"semanticTokens",
                 [](const ClientCapabilities& client, ServerCapabilities& can) {
                   if (client.semantic_tokens) {
                     can.semantic_tokens_provider = semantic_tokens_options();
                   }
                 },
                 [](const ClientCapabilities&) -> json::value {
                   return protocol::write(semantic_tokens_options());
                 }},
    ModelFeature{"inlayHint", announce_flag<&ServerCapabilities::inlay_hint_provider>, no_options,
                 For::models_and_python},
    ModelFeature{"formatting", announce_flag<&ServerCapabilities::document_formatting_provider>,
                 no_options},
    ModelFeature{"rangeFormatting",
                 announce_flag<&ServerCapabilities::document_range_formatting_provider>,
                 no_options},
};

bool is_registered(const ModelFeature& feature, const ClientCapabilities& client) {
  const auto& registered = client.registers_dynamically;
  return std::find(registered.begin(), registered.end(), feature.name) != registered.end();
}

std::vector<std::string_view> usual_patterns(For documents) {
  std::vector<std::string_view> patterns = model_file_patterns();
  if (documents == For::models_and_python) {
    const auto python = kind_row(DocumentKind::python).file_patterns;
    patterns.insert(patterns.end(), python.begin(), python.end());
  }
  return patterns;
}

using Selector = std::vector<protocol::TextDocumentFilter>;

template <class Patterns>
Selector selector_of(const Patterns& patterns) {
  Selector selector;
  for (const auto& pattern : patterns) {
    selector.push_back(protocol::TextDocumentFilterPattern{std::string(pattern)});
  }
  return selector;
}

protocol::Registration registration(const ModelFeature& feature, const ClientCapabilities& client,
                                    Selector selector, const std::string& suffix) {
  const protocol::TextDocumentRegistrationOptions of{std::move(selector)};
  json::object options = protocol::write(of).as_object();
  const json::value own = feature.options(client);
  for (const auto& [name, value] : own.as_object()) options[name] = value;
  const std::string name(feature.name);
  return {"paddle-ls/" + name + suffix, "textDocument/" + name, std::move(options)};
}

}  // namespace

void announce_model_features(const ClientCapabilities& client, ServerCapabilities& can) {
  for (const ModelFeature& feature : features) {
    if (!is_registered(feature, client)) feature.announce(client, can);
  }
  can.workspace_symbol_provider = true;  // of no document
}

std::vector<protocol::Registration> model_feature_registrations(const ClientCapabilities& client) {
  std::vector<protocol::Registration> registrations;
  for (const ModelFeature& feature : features) {
    if (!is_registered(feature, client)) continue;
    Selector selector = selector_of(usual_patterns(feature.documents));
    // By their scheme: their URIs end in that of another document, which some clients match.
    selector.push_back(protocol::TextDocumentFilterScheme{std::string(virtual_scheme)});
    registrations.push_back(registration(feature, client, std::move(selector), {}));
  }
  return registrations;
}

std::vector<protocol::Registration> model_feature_registrations(
    const ClientCapabilities& client, const std::vector<std::string>& paths,
    const std::string& suffix) {
  std::vector<protocol::Registration> registrations;
  for (const ModelFeature& feature : features) {
    if (!is_registered(feature, client)) continue;
    const auto uncovered = not_covered_by(usual_patterns(feature.documents), paths);
    if (!uncovered.empty()) {
      registrations.push_back(registration(feature, client, selector_of(uncovered), suffix));
    }
  }
  return registrations;
}

std::vector<std::string> not_covered_by(const std::vector<std::string_view>& patterns,
                                        const std::vector<std::string>& paths) {
  const std::vector<text::Wildcard> wildcards(patterns.begin(), patterns.end());
  std::vector<std::string> uncovered;
  std::copy_if(paths.begin(), paths.end(), std::back_inserter(uncovered),
               [&](const std::string& path) {
                 if (path.find_first_of("*?[]{}") != std::string::npos) return false;
                 return std::none_of(wildcards.begin(), wildcards.end(),
                                     [&](const text::Wildcard& each) { return each.fits(path); });
               });
  return uncovered;
}

}  // namespace paddle_ls::server
