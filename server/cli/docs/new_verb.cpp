#include <algorithm>
#include <cctype>
#include <iostream>
#include <optional>

#include "engine/files/write_atomically.hpp"
#include "engine/mapping_docs/document/signature.hpp"
#include "engine/mapping_docs/generate/complete_document.hpp"
#include "engine/mapping_docs/generate/skeleton.hpp"
#include "engine/rewrite/analyze.hpp"
#include "server/cli/docs/docs_verbs.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/mapping_docs/document_from_rule.hpp"

namespace paddle_ls::cli::docs {
namespace {

namespace fs = std::filesystem;
using namespace mapping_docs;

// Parameter lists are given as in the documentation: "input, dim=None, *, out=None".
std::vector<std::string> names_in(const std::string& list) {
  const std::string call = "f(" + list + ")";
  std::vector<std::string> names;
  for (const Signature& signature : read_signatures(call, {0, call.size()})) {
    for (const ParameterName& each : parameter_names(call, signature)) {
      names.emplace_back(each.name);
    }
  }
  return names;
}

// Parameters of the same name belong together; the others go together in order, which is how the
// two libraries name the same thing most of the time.
std::vector<ParameterMapping> mapped(const std::vector<std::string>& source,
                                     std::vector<std::string> target) {
  std::erase(target, "name");
  std::vector<ParameterMapping> parameters;
  std::vector<std::string> left;
  std::copy_if(target.begin(), target.end(), std::back_inserter(left),
               [&](const std::string& name) {
                 return std::find(source.begin(), source.end(), name) == source.end();
               });
  std::size_t next = 0;
  for (std::size_t i = 0; i < source.size(); ++i) {
    const bool same = std::find(target.begin(), target.end(), source[i]) != target.end();
    const bool in_place = next < left.size() && i < target.size() && target[i] == left[next];
    if (same) {
      parameters.push_back({source[i], source[i]});
    } else if (in_place) {
      parameters.push_back({source[i], left[next++]});
    } else {
      parameters.push_back({source[i], {}});
    }
  }
  for (; next < left.size(); ++next) parameters.push_back({{}, left[next]});
  return parameters;
}

// The facts from the command line, or else from the rule for the API.
std::optional<NewDocument> wanted_document(const NewOptions& options) {
  if (options.source_signature.empty() && options.target_api.empty()) {
    const auto release = rewrite::profile_named(options.release).value_or(rewrite::newest_release);
    auto known =
        completed(options.source_api,
                  server::document_from_rule(options.source_api, rewrite::RuleSet(), release),
                  pytorch_facts(), paddle_facts(options.release),
                  paddle_facts(rewrite::name(rewrite::newest_release)));
    if (known && !options.category.empty()) known->category = options.category;
    return known;
  }
  NewDocument wanted;
  wanted.source_api = options.source_api;
  wanted.source_signature = options.source_signature;
  wanted.target_api = options.target_api;
  wanted.target_signature = options.target_signature;
  wanted.category = options.category;
  wanted.parameters =
      mapped(names_in(options.source_signature), names_in(options.target_signature));
  return wanted;
}

// Python identifiers separated by dots.
bool is_name_of_api(std::string_view text) {
  bool at_start = true;
  for (const char character : text) {
    const auto byte = static_cast<unsigned char>(character);
    const bool is_letter = std::isalpha(byte) != 0 || character == '_' || byte >= 0x80;
    if (at_start ? !is_letter : !is_letter && std::isdigit(byte) == 0 && character != '.') {
      return false;
    }
    at_start = character == '.';
  }
  return !at_start;
}

// The file must not exist yet.
int write_new(const fs::path& path, const std::string& text) {
  std::error_code unknown;
  if (fs::exists(fs::symlink_status(path, unknown))) {
    std::cerr << error_prefix << path.generic_string() << " exists already\n";
    return 2;
  }
  if (const auto done = files::write_atomically(path, text); !done) {
    std::cerr << error_prefix << path.generic_string() << ": " << done.error().message << '\n';
    return 2;
  }
  std::cerr << path.generic_string() << '\n';
  return 0;
}

}  // namespace

int make_document(const NewOptions& options) {
  const DocumentProfile* profile = builtin_profile(options.profile);
  if (!profile) {
    std::cerr << error_prefix << "unknown profile " << options.profile << '\n';
    return 2;
  }
  if (!is_name_of_api(options.source_api)) {
    std::cerr << error_prefix << options.source_api << " is not the name of an API\n";
    return 2;
  }
  const auto wanted = wanted_document(options);
  if (!wanted) {
    std::cerr << error_prefix << "no conversion rule exists for " << options.source_api
              << " and Paddle has no API of that name; describe it with --signature, --paddle and "
                 "--paddle-signature\n";
    return 2;
  }
  const std::string text = new_document(*wanted, *profile);
  if (options.folder.empty()) {
    std::cout << text;
    return 0;
  }
  return write_new(options.folder / (options.source_api + ".md"), text);
}

}  // namespace paddle_ls::cli::docs
