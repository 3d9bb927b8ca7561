#include "server/to_static/preview_document.hpp"

#include "engine/syntax/parser.hpp"
#include "engine/to_static/find_function.hpp"
#include "protocol/uri.hpp"

namespace paddle_ls::server {
namespace {

constexpr std::string_view preview_prefix = "paddle-ls:/to_static/";
constexpr std::string_view extension = ".py";
constexpr std::string_view optim = "+optim";
constexpr std::string_view legacy = "+legacy";

// Takes `end` off `text` when it is there.
bool take_end(std::string& text, std::string_view end) {
  if (!text.ends_with(end)) return false;
  text.resize(text.size() - end.size());
  return true;
}

// `text` as a part of a URI's path.
std::string in_path(const std::string& text) {
  constexpr std::string_view root = "file:///";
  return protocol::Uri::from_path("/" + text).spelling().substr(root.size());
}

// A client decodes what stands after the question mark once.
std::string in_query(std::string_view uri) {
  std::string encoded;
  for (const char byte : uri) {
    if (byte == '%') {
      encoded += "%25";
    } else {
      encoded += byte;
    }
  }
  return encoded;
}

}  // namespace

std::string preview_uri(const PreviewQuery& query) {
  std::string uri(preview_prefix);
  uri += spelling(query.stage);
  if (query.options.optimize_breaks) uri += optim;
  if (query.options.legacy_ir) uri += legacy;
  return uri + "/" + in_path(query.function) + std::string(extension) + "?" +
         in_query(query.document);
}

std::optional<PreviewQuery> query_of_preview_uri(std::string_view uri) {
  if (!uri.starts_with(preview_prefix)) return std::nullopt;
  uri.remove_prefix(preview_prefix.size());
  const std::size_t question = uri.find('?');
  const std::size_t slash = uri.find('/');
  if (question == std::string_view::npos || slash >= question) return std::nullopt;
  std::string stage = protocol::percent_decoded(uri.substr(0, slash));
  PreviewQuery query{
      protocol::percent_decoded(uri.substr(question + 1)),
      protocol::percent_decoded(uri.substr(slash + 1, question - slash - 1)),
  };
  query.options.legacy_ir = take_end(stage, legacy);
  query.options.optimize_breaks = take_end(stage, optim);
  const auto choice = to_static::stage_choice(stage);
  if (!choice || !take_end(query.function, extension)) return std::nullopt;
  query.stage = *choice;
  return query;
}

Result<StaticPreview> static_preview(std::string_view source, const PreviewQuery& query) {
  const auto tree = syntax::parse(syntax::Language::python, source);
  if (!tree) return error("the file is too long");
  const syntax::Node function = to_static::find_function(tree->root(), source, query.function);
  if (!function) return error("there is no function `" + query.function + "`");
  if (function.has_error()) return error("`" + query.function + "` has a syntax error");
  auto conversion = to_static::convert(function, source, query.options);
  if (!conversion) return tl::unexpected(conversion.error());
  auto shown = to_static::preview(*conversion, query.stage);
  if (!shown) return tl::unexpected(shown.error());
  return StaticPreview{std::move(*conversion), std::move(*shown)};
}

std::string preview_document(std::string_view source, const PreviewQuery& query) {
  auto made = static_preview(source, query);
  return made ? std::move(made->shown.text) : "# " + made.error().message + "\n";
}

std::string previewed_function(std::string_view source, std::size_t offset) {
  const auto tree = syntax::parse(syntax::Language::python, source);
  return tree ? to_static::function_around(tree->root(), source, offset) : std::string();
}

}  // namespace paddle_ls::server
