#include "engine/mapping_docs/original/metadata_json.hpp"

#include <boost/json.hpp>

namespace paddle_ls::mapping_docs {

namespace {

namespace json = boost::json;

json::value text_or_null(const std::optional<std::string>& text) {
  return text ? json::value(*text) : json::value(nullptr);
}

json::array signatures_json(const std::vector<OriginalSignature>& signatures) {
  json::array result;
  for (const OriginalSignature& signature : signatures) {
    json::object object{{"api_name", signature.api}};
    if (signature.arguments) {
      json::array arguments;
      for (const OriginalArgument& argument : *signature.arguments) {
        arguments.push_back(json::object{{"arg_name", argument.name},
                                         {"arg_type", text_or_null(argument.type)},
                                         {"arg_default", text_or_null(argument.default_value)}});
      }
      object["args"] = std::move(arguments);
    }
    result.push_back(std::move(object));
  }
  return result;
}

}  // namespace

std::string metadata_json(std::string_view source_file, const Metadata& metadata) {
  json::object object{{"source_file", source_file},
                      {"src_api", metadata.source_api},
                      {"mapping_type", metadata.category},
                      {"src_api_url", metadata.source_url},
                      {"src_signature", signatures_json(metadata.source_signatures)}};
  if (metadata.target_api) {
    object["dst_api"] = *metadata.target_api;
    object["dst_api_url"] = metadata.target_url;
  }
  if (metadata.target_signatures) {
    object["dst_signature"] = signatures_json(*metadata.target_signatures);
  }
  if (metadata.rows) {
    json::array rows;
    for (const OriginalRow& row : *metadata.rows) {
      rows.push_back(
          json::object{{"src_arg", row.source}, {"dst_arg", row.target}, {"note", row.note}});
    }
    object["args_mapping"] = std::move(rows);
  }
  return json::serialize(object);
}

}  // namespace paddle_ls::mapping_docs
