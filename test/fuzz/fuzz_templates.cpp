// A template and its environment, both from the input: expansion, line map, checks, and the JSON
// readers they use. The input up to the first NUL is the template, the rest is data.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "engine/templates/check/check_env.hpp"
#include "engine/templates/editor/complete_key.hpp"
#include "engine/templates/files/drift.hpp"
#include "engine/templates/files/manifest.hpp"
#include "engine/templates/fill/generate.hpp"
#include "engine/templates/fill/line_map.hpp"
#include "engine/templates/fill/shards.hpp"
#include "engine/templates/text/docstring_spacing.hpp"
#include "engine/templates/text/env_json.hpp"
#include "engine/templates/text/python_characters.hpp"

using namespace paddle_ls;
using namespace paddle_ls::templates;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

// Every key of the template has a value: the data as it is, or its lines as a list.
Env env_for(const CodeTemplate& source, std::string_view data) {
  List lines;
  for (const std::string_view line : split_lines(data)) lines.emplace_back(std::string(line));
  Env env;
  for (const Placeholder& placeholder : source.placeholders()) {
    const std::string key(source.key(placeholder));
    if (key.size() % 2 == 0) {
      env.try_emplace(key, std::string(data));
    } else {
      env.try_emplace(key, lines);
    }
  }
  return env;
}

void require_copied_between(const CodeTemplate& source, const TemplateExpansion& expansion) {
  require(expansion.produced.size() == source.placeholders().size());
  std::size_t in_source = 0;
  std::size_t in_output = 0;
  for (std::size_t i = 0; i <= expansion.produced.size(); ++i) {
    const bool last = i == expansion.produced.size();
    const std::size_t source_end =
        last ? source.text().size() : source.placeholders()[i].range.start;
    const std::size_t output_end = last ? expansion.text.size() : expansion.produced[i].start;
    require(text::slice(source.text(), {in_source, source_end}) ==
            text::slice(expansion.text, {in_output, output_end}));
    if (last) break;
    in_source = source.placeholders()[i].range.end;
    in_output = expansion.produced[i].end;
    require(expansion.produced[i].start <= in_output);
  }
}

void require_mapped(const CodeTemplate& source, const TemplateExpansion& expansion) {
  const text::LineIndex lines(expansion.text);
  const auto origins = line_origins(source, expansion, lines);
  require(origins.size() == lines.line_count());
  for (const TextOrigin& origin : origins) {
    require(origin.offset <= source.text().size());
    require(!origin.placeholder || *origin.placeholder < source.placeholders().size());
  }
  for (std::size_t offset = 0; offset < expansion.text.size(); offset += 7) {
    require(origin_of(source, expansion, offset).offset <= source.text().size());
  }
}

void expand(const CodeTemplate& source, const Env& env, Dialect dialect) {
  const auto expansion = source.expand(env, dialect);
  if (!expansion) {
    require(expansion.error().kind == ExpansionError::Kind::too_large);
    return;
  }
  if (source.placeholders().empty()) require(expansion->text == source.text());
  require_copied_between(source, *expansion);
  const auto generated = generate(source, env, {}, dialect);
  require(generated.has_value());
  require_mapped(source, *generated);
  const text::Edits spacing = docstring_spacing(expansion->text);
  require(docstring_spacing(text::applied(spacing, expansion->text)).empty());
}

void require_findings(std::string_view text, const TemplateFindings& findings) {
  for (const TemplateFinding& finding : findings) {
    require(finding.range.start <= finding.range.end && finding.range.end <= text.size());
    require(finding.edits.empty() == finding.title.empty());
    const auto edits = text::normalized(finding.edits);
    require(edits.has_value());
    text::applied(*edits, text);
  }
}

void check(const CodeTemplate& source, const Env& env) {
  for (const Env* known : {&env, static_cast<const Env*>(nullptr)}) {
    const TemplateContext context{known, supplied_keys(nullptr), Dialect::v2};
    require_findings(source.text(), check_template(source, context));
    for (std::size_t offset = 0; offset <= source.text().size(); offset += 3) {
      complete_key(source.text(), offset, context);
    }
  }
}

void read_data(std::string_view data) {
  require_findings(data, read_manifest(data).findings);
  require_findings(data, check_shard_items(data, "name", KeySet{"decl"}));
  find_generated_header(data);
  shard_of(data, 5);
  const auto env = env_from_json(data, {"fuzz"});
  if (!env) return;
  const text::JsonPlaces places(data);
  require_findings(data, check_unused_keys(*env, places, KeySet{"a"}));
  require_findings(data, check_base_env(*env, places, KeySet{"a"}));
  for (const auto& [key, value] : *env) python_str(value);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(bytes), size);
  const std::size_t nul = std::min(input.find('\0'), input.size());
  const std::string_view data = input.substr(std::min(nul + 1, input.size()));
  const CodeTemplate source(std::string(input.substr(0, nul)));
  const Env env = env_for(source, data);
  expand(source, env, Dialect::v1);
  expand(source, env, Dialect::v2);
  check(source, env);
  read_data(data);
  find_drift(source.text(), data);
  return 0;
}
