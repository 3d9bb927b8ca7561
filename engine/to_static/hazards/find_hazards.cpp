#include "engine/to_static/hazards/find_hazards.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "engine/to_static/convert_function.hpp"
#include "engine/to_static/hazards/program/given.hpp"
#include "engine/to_static/hazards/rules/surely_converted.hpp"
#include "engine/to_static/hazards/rules/usage.hpp"
#include "engine/to_static/hazards/values/nature.hpp"

namespace paddle_ls::to_static {
namespace {

using Family = void (*)(const HazardFacts&, Natures&, Hazards&);
constexpr std::array<Family, 17> families = {
    check_loops,        check_loop_items,    check_loop_changes, check_loop_exits,
    check_returns,      check_names,         check_expressions,  check_tensor_flow,
    check_truth,        check_tensor_values, check_containers,   check_callees,
    check_return_paths, check_shared_memory, check_endless,      check_formatting,
    check_kept_state};

// The definition, with its decorators, in the tree that it was lowered from.
syntax::Node definition_at(const syntax::Pieces& pieces, text::ByteRange range) {
  syntax::Node node = pieces.root_at(range.start).named_descendant(range);
  while (node && node.kind_name() != "function_definition" &&
         node.kind_name() != "decorated_definition") {
    node = node.parent();
  }
  return node && node.range() == range ? node : syntax::Node();
}

const HazardRule& rule_of(const Refusal& refusal) {
  if (refusal.message.find("no binding for nonlocal") != std::string::npos)
    return hazard_rule("D16");
  return hazard_rule("D00");
}

bool explains(const Hazard& hazard) {
  return hazard.rule->effect == Effect::raises;
}

// Constructs that the conversion refuses and no rule has explained.
void add_refusal(const syntax::Pieces& pieces, const HazardFacts& facts, const RefusalOf& refused,
                 Hazards& to) {
  if (std::any_of(to.begin(), to.end(), explains) || is_surely_converted(facts)) return;
  const syntax::Node node = definition_at(pieces, facts.part.range(facts.function));
  if (!node) return;
  const auto refusal = refused(node, facts.part.source);
  if (!refusal) return;
  to.push_back({&rule_of(*refusal),
                {refusal->at.start,
                 std::min<std::size_t>(refusal->at.end, facts.part.line_end(refusal->at.start))},
                refusal->pass + " raises " + refusal->exception + ": " + refusal->message});
}

Hazards hazards_of(const syntax::Pieces& pieces, const Converted& converted,
                   const RefusalOf& refused) {
  Hazards found;
  const HazardFacts facts(converted);
  if (runs_as_it_is(facts)) return found;
  check_signature(facts, found);
  if (!facts.ast.is(converted.function, Kind::function_def)) return found;
  Natures natures(facts);
  for (const Family family : families) family(facts, natures, found);
  add_refusal(pieces, facts, refused, found);
  return found;
}

Hazards known_hazards_of(const syntax::Pieces& pieces, const Converted& converted,
                         const FindOptions& options) {
  const Part& part = *converted.part;
  // Hazards at the very end of the file are not kept: no line follows to adjust them by.
  const bool is_last = &part == &part.file.parts.back();
  if (options.memory == nullptr || is_last) return hazards_of(pieces, converted, options.refused);
  auto& known = options.memory->of(part, converted.function).hazards;
  const auto [entry, is_new] =
      known.try_emplace({converted.entry, converted.reasons.empty(), digest(converted.given)});
  const auto start = static_cast<std::ptrdiff_t>(part.start);
  if (is_new) {
    entry->second = hazards_of(pieces, converted, options.refused);
    for (Hazard& hazard : entry->second) move(hazard, -start);
  }
  Hazards found = entry->second;
  for (Hazard& hazard : found) move(hazard, start);
  return found;
}

// A hazard of another file, at the call that leads to it.
Hazard at_its_door(Hazard hazard, const ConvertedElsewhere& elsewhere) {
  const auto& file = elsewhere.file->file;
  const Converted& converted = elsewhere.converted;
  hazard.reasons = {{hazard.range, "it stands here", file}};
  hazard.reasons.insert(hazard.reasons.end(), converted.reasons.begin(), converted.reasons.end());
  hazard.message = "`" + converted.part->path(converted.function) + "` of " +
                   std::string(name_of_file(file->path)) +
                   ", which this leads to: " + hazard.message;
  hazard.range = elsewhere.door;
  hazard.elsewhere = file;
  return hazard;
}

void add_elsewhere(const std::vector<ConvertedElsewhere>& functions, const FindOptions& options,
                   Hazards& to) {
  for (const ConvertedElsewhere& each : functions) {
    if (options.stop && options.stop()) return;
    const Definition function{each.converted.part, each.converted.function};
    for (Hazard& hazard : options.around.files->hazards(each.file, function)) {
      to.push_back(at_its_door(std::move(hazard), each));
    }
  }
}

}  // namespace

bool may_convert(std::string_view source) {
  static constexpr std::string_view words[] = {"to_static",   "jit.save",    "jit import",
                                               "declarative", "TracedLayer", "ProgramTranslator"};
  if (source.find("paddle") == std::string_view::npos) return false;
  return std::any_of(std::begin(words), std::end(words), [&](std::string_view word) {
    return source.find(word) != std::string_view::npos;
  });
}

FileHazards find_hazards(const syntax::Pieces& pieces, const ConversionUnit& program, Reach reach,
                         const FindOptions& options) {
  FileHazards result;
  Hazards& found = result.hazards;
  check_usage(program, options.around, found);
  if (options.memory != nullptr) options.memory->begin(program);
  CallsOf last;
  const CallsIn calls = [&](const Part& part, NodeId function) -> const CallsOf& {
    if (options.memory == nullptr) return last = calls_of(part, function);
    auto& known = options.memory->of(part, function).calls;
    if (!known) known = calls_of(part, function);
    return *known;
  };
  ConvertedFunctions functions = converted_functions(program, reach, options.around, calls);
  result.converted = std::move(functions.own);
  result.elsewhere = std::move(functions.elsewhere);
  add_given(program, options.around.given, result.converted);
  for (const Converted& converted : result.converted) {
    if (options.stop && options.stop()) break;
    for (Hazard& hazard : known_hazards_of(pieces, converted, options)) {
      hazard.reasons = converted.reasons;
      found.push_back(std::move(hazard));
    }
  }
  if (options.memory != nullptr && options.stop && options.stop()) options.memory->end_early();
  add_elsewhere(result.elsewhere, options, found);
  const auto place = [](const Hazard& hazard) {
    return std::tuple(hazard.range, hazard.rule->code);
  };
  std::stable_sort(found.begin(), found.end(), [&](const Hazard& left, const Hazard& right) {
    return place(left) < place(right);
  });
  const auto same = [&](const Hazard& left, const Hazard& right) {
    return place(left) == place(right) && left.elsewhere == right.elsewhere;
  };
  found.erase(std::unique(found.begin(), found.end(), same), found.end());
  return result;
}

std::vector<Hazard> hazards_of_called(const syntax::Pieces& pieces, Definition function,
                                      const std::vector<GivenFromElsewhere>& given,
                                      const RefusalOf& refused) {
  std::vector<Converted> called = {{function.part, function.node, EntryReason::called, {}}};
  add_given(function.part->file, given, called);
  return hazards_of(pieces, called.front(), refused);
}

OtherFiles::File read_other_file(std::string path, std::shared_ptr<const std::string> text) {
  auto pieces = syntax::Pieces::parse(*text, nullptr);
  if (!pieces) return nullptr;
  auto program = read_program(*pieces, *text);
  auto file = std::make_shared<const FileText>(FileText{std::move(path), std::move(text)});
  return std::make_shared<const OtherFile>(
      OtherFile{std::move(file), std::move(*pieces), std::move(program)});
}

}  // namespace paddle_ls::to_static
