#include "server/ir/pir_document.hpp"

#include <algorithm>
#include <array>

#include "engine/ir/legacy/dropped_attributes.hpp"
#include "engine/ir/pir_text/build_program.hpp"
#include "engine/ir/pir_text/check_pir.hpp"
#include "engine/ir/pir_text/pir_features.hpp"
#include "engine/ir/print/program_graph.hpp"
#include "engine/text/markdown.hpp"
#include "project/settings/known_codes.hpp"
#include "protocol/uri.hpp"
#include "server/ir/python_place.hpp"

namespace paddle_ls::server {
namespace {

const ir::OpTable& table() {
  return ir::built_in_table(ir::Target::v3_3);
}

TokenKind shown_kind(ir::PirToken kind) {
  switch (kind) {
    case ir::PirToken::value: return TokenKind::variable;
    case ir::PirToken::op: return TokenKind::function;
    case ir::PirToken::attribute: return TokenKind::property;
    case ir::PirToken::string: return TokenKind::string;
    case ir::PirToken::type: return TokenKind::type;
    case ir::PirToken::keyword: return TokenKind::keyword;
  }
  return TokenKind::variable;
}

// What an attribute that names a variable says, without quotes.
std::string_view named_by_attribute(const ir::PirDocument& document, const ir::PirOp& op) {
  for (const ir::PirAttribute& attribute : op.attributes) {
    const std::string_view name = document.at(attribute.name);
    if (name != "name" && name != "parameter_name") continue;
    std::string_view value = document.at(attribute.value);
    while (value.starts_with('"') || value.starts_with('(')) value.remove_prefix(1);
    if (value.starts_with("String)")) value.remove_prefix(7);
    while (value.ends_with('"')) value.remove_suffix(1);
    return value;
  }
  return {};
}

// The attributes of a legacy operator that `pir_name` does not take over, for a hover.
std::string dropped_attributes(const ir::OpDesc& op, std::string_view pir_name) {
  const ir::OpRule* rule = table().rule(op.type);
  std::string names;
  if (rule == nullptr || !pir_name.starts_with(rule->pir)) return names;
  for (const ir::LegacyAttribute* attribute : op.attributes) {
    if (!ir::is_dropped(*attribute, *rule)) continue;
    names.append(names.empty() ? "`" : ", `").append(attribute->name.text()).append("`");
  }
  return names;
}

struct DialectChoice {
  ir::Dialect dialect;
  std::string_view title;
};
constexpr std::array dialects = {
    DialectChoice{ir::Dialect::v3, "Print in the format of Paddle 3"},
    DialectChoice{ir::Dialect::v3_0_beta, "Print in the format of Paddle 3.0 beta"},
    DialectChoice{ir::Dialect::v2_6, "Print in the format of Paddle 2.6"},
};

}  // namespace

PirTextDocument::PirTextDocument(const Source& source, std::shared_ptr<const PrintedModel> model)
    : text_(source.text),
      segment_(source.segments.front()),
      model_(std::move(model)),
      document_(ir::parse_pir(*text_)),
      values_(document_) {
  for (ir::PirProblem& problem : ir::check_pir(document_, values_, table())) {
    faults_.push_back({problem.range, problem.code, std::move(problem.message), {}});
  }
  if (model_) add_findings();
}

// Findings of the translation are shown at their operation.
void PirTextDocument::add_findings() {
  for (const ir::TranslationFinding& finding : model_->program().translation.findings) {
    Fault fault{model_->range_of(finding.place), ir::info(finding.code).id, finding.message, {}};
    if (fault.range.empty()) {
      fault.message += " (block " + std::to_string(finding.place.block) + ", operator " +
                       std::to_string(finding.place.op) + ", " + finding.op_type + ")";
    }
    const ir::OpDesc* op = operator_at(model_->program(), finding.place);
    if (op != nullptr) {
      if (const auto place = python_place(*op)) {
        fault.related.push_back({*place, "the Python line that made it"});
      }
    }
    for (const std::string& name : model_->values_of(finding.variable)) {
      const auto defined = std::find_if(
          values_.definitions().begin(), values_.definitions().end(),
          [&](const ir::PirDefinition& each) { return document_.at(each.name) == name; });
      if (defined == values_.definitions().end()) continue;
      fault.related.push_back({{nullptr, defined->name}, finding.variable + " is defined here"});
      break;
    }
    faults_.push_back(std::move(fault));
  }
  std::stable_sort(faults_.begin(), faults_.end(),
                   [](const Fault& a, const Fault& b) { return a.range.start < b.range.start; });
}

std::vector<Problem> PirTextDocument::problems() const {
  std::vector<Problem> problems;
  for (const Fault& fault : faults_) {
    problems.push_back(
        {fault.range, *settings::find_code(fault.code), fault.message, fault.related, {}});
  }
  return problems;
}

std::size_t PirTextDocument::memory_bytes() const {
  return sizeof(*this) + document_.ops.capacity() * sizeof(ir::PirOp) +
         values_.definitions().capacity() * sizeof(ir::PirDefinition) +
         values_.uses().capacity() * sizeof(ir::PirUse);
}

std::optional<FilePlace> PirTextDocument::legacy_place(const ir::PrintedOp& printed) const {
  const auto query = query_of_virtual_uri(segment_.uri);
  const ir::LegacyText* legacy = model_->legacy_text();
  if (!query || legacy == nullptr || model_->legacy_of(printed) == nullptr) return {};
  const ir::OpOrigin origin = model_->operation(printed).origin;
  const auto& ops = legacy->ops.at(static_cast<std::size_t>(origin.block));
  std::call_once(legacy_made_, [&] {
    const std::string uri = legacy_uri(*query);
    legacy_file_ = closed_file(uri, uri, legacy->text);
  });
  return FilePlace{legacy_file_, ops.at(static_cast<std::size_t>(origin.op))};
}

text::Edits PirTextDocument::converted(ir::Dialect dialect) const {
  const ir::Program program = ir::build_program(document_, table());
  return text::difference(*text_, ir::print_program(program, dialect).text);
}

std::vector<Action> PirTextDocument::actions(text::ByteRange range) const {
  std::vector<Action> actions;
  if (const ir::PrintedOp* printed = printed_at(range.start)) {
    const ir::OpDesc* op = model_->legacy_of(*printed);
    if (const auto place = op != nullptr ? python_place(*op) : std::nullopt) {
      actions.push_back({ActionKind::show,
                         "Go to the Python line",
                         {},
                         Order{Order::What::show, place->file->uri, *place}});
    }
  }
  if (const ir::PrintedOp* printed = printed_at(range.start)) {
    if (auto place = legacy_place(*printed)) {
      actions.push_back({ActionKind::show,
                         "Open the legacy operator",
                         {},
                         Order{Order::What::show, place->file->uri, *place}});
    }
  }
  const auto add = [&](std::string_view title, text::Edits edits) {
    if (edits.empty()) return;
    auto sorted = text::normalized(std::move(edits));
    if (!sorted) return;
    actions.push_back(
        {ActionKind::rewrite, std::string(title), {{{nullptr, std::move(*sorted)}}, {}}, {}});
  };
  if (model_ || !faults_.empty()) return actions;
  add("Renumber the values", ir::renumber(document_, values_));
  for (const DialectChoice& choice : dialects) add(choice.title, converted(choice.dialect));
  return actions;
}

const ir::PrintedOp* PirTextDocument::printed_at(std::size_t offset) const {
  // Only while the text is what was printed do its places mean anything.
  return model_ && model_->text() == *text_ ? model_->printed_at(offset) : nullptr;
}

std::string_view PirTextDocument::variable_of(const ir::PirDefinition& definition) const {
  if (model_) {
    const std::string_view known = model_->variable_of(document_.at(definition.name));
    if (!known.empty()) return known;
  }
  if (definition.op < 0 || definition.index != 0) return {};
  return named_by_attribute(document_, document_.ops[static_cast<std::size_t>(definition.op)]);
}

// The legacy operator of a line, and the findings of its translation.
std::string PirTextDocument::legacy_card(std::size_t offset) const {
  const ir::PrintedOp* printed = printed_at(offset);
  const ir::OpDesc* op = printed != nullptr ? model_->legacy_of(*printed) : nullptr;
  if (op == nullptr) return {};
  const ir::OpOrigin origin = model_->operation(*printed).origin;
  std::string card = "\n\nfrom the legacy operator " + text::code_span(op->type) + ", number " +
                     std::to_string(origin.op) + " of block " + std::to_string(origin.block);
  if (const auto frame = ir::user_frame(*op)) {
    card += "\n\n" + text::code_span(std::string(frame->file) + ":" + std::to_string(frame->line));
    if (!frame->source.empty()) card += "  \n" + text::code_span(frame->source);
  }
  if (const std::string dropped = dropped_attributes(*op, model_->operation(*printed).name);
      !dropped.empty()) {
    card += "\n\ndropped: " + text::plain_in_markdown(dropped);
  }
  for (const ir::TranslationFinding& finding : model_->program().translation.findings) {
    if (finding.place.block != origin.block || finding.place.op != origin.op) continue;
    card += "\n\n" + std::string(ir::info(finding.code).id) + ": " +
            text::plain_in_markdown(finding.message);
  }
  return card;
}

std::optional<HoverCard> PirTextDocument::hover(std::size_t offset) const {
  auto found = ir::hover(document_, values_, table(), offset);
  if (!found) return {};
  if (const auto value = values_.at(offset)) {
    const ir::PirDefinition& definition = values_.definitions()[*value];
    if (const std::string_view variable = variable_of(definition); !variable.empty()) {
      found->markdown += "\n\nvariable " + text::code_span(variable);
    }
    return HoverCard{found->range, found->markdown + legacy_card(definition.name.start)};
  }
  return HoverCard{found->range, found->markdown + legacy_card(offset)};
}

// Of a value its definition; of an operation the Python line that made it.
std::vector<FilePlace> PirTextDocument::definition(std::size_t offset) const {
  if (const auto found = ir::definition(values_, offset)) return {{nullptr, *found}};
  const ir::PrintedOp* printed = printed_at(offset);
  const ir::OpDesc* op = printed != nullptr ? model_->legacy_of(*printed) : nullptr;
  const auto place = op != nullptr ? python_place(*op) : std::nullopt;
  return place ? std::vector<FilePlace>{*place} : std::vector<FilePlace>();
}

std::vector<FilePlace> PirTextDocument::references(std::size_t offset) const {
  std::vector<FilePlace> places;
  for (const text::ByteRange range : ir::references(values_, offset)) {
    places.push_back({nullptr, range});
  }
  return places;
}

std::vector<Highlight> PirTextDocument::highlights(std::size_t offset) const {
  std::vector<Highlight> found;
  for (const text::ByteRange range : ir::references(values_, offset)) {
    found.push_back({range, found.empty() ? HighlightKind::write : HighlightKind::read});
  }
  return found;
}

std::optional<RenameTarget> PirTextDocument::rename_target(std::size_t offset) const {
  // What the translation shows is not a file that could keep the name.
  if (model_) return {};
  for (const text::ByteRange range : ir::references(values_, offset)) {
    if (range.touches({offset, offset})) {
      return RenameTarget{range, std::string(document_.at(range))};
    }
  }
  return {};
}

Result<WorkspaceChange> PirTextDocument::rename(const RenameTarget& target,
                                                const std::string& name) const {
  auto edits = ir::rename(document_, values_, target.range.start, name);
  if (!edits) return tl::unexpected(edits.error());
  auto sorted = text::normalized(std::move(*edits));
  if (!sorted) return tl::unexpected(sorted.error());
  return WorkspaceChange{{{nullptr, std::move(*sorted)}}, {}};
}

// The outline comes flat with depths; it is nested here, and levels that are too deep to unfold
// stay at the last level.
std::vector<ModelSymbol> PirTextDocument::symbols() const {
  constexpr std::size_t deepest = 8;
  std::vector<ModelSymbol> top;
  std::vector<ModelSymbol*> open;  // the last symbol of each level
  for (const ir::PirSymbol& each : ir::outline(document_)) {
    const std::size_t level = std::min({each.depth, open.size(), deepest});
    open.resize(level);
    std::vector<ModelSymbol>& siblings = level == 0 ? top : open.back()->children;
    siblings.push_back({ModelSymbolKind::api,
                        std::string(document_.at(each.name)),
                        each.detail,
                        each.range,
                        each.name,
                        {}});
    open.push_back(&siblings.back());
  }
  return top;
}

std::vector<Fold> PirTextDocument::folds() const {
  std::vector<Fold> folds;
  for (const text::ByteRange range : ir::folding(document_)) {
    const std::size_t first = segment_.lines->line_of(range.start);
    const std::size_t last = segment_.lines->line_of(range.end);
    if (last > first + 1) folds.push_back({first, last - 1});
  }
  return folds;
}

// From the name of each operation to its Python line.
std::vector<Link> PirTextDocument::links() const {
  std::vector<Link> links;
  if (!model_ || model_->text() != *text_) return links;
  PythonPlaces places;
  for (const ir::PirOp& op : document_.ops) {
    const ir::PrintedOp* printed = model_->printed_at(op.line.start);
    const ir::OpDesc* legacy = printed != nullptr ? model_->legacy_of(*printed) : nullptr;
    if (legacy == nullptr || op.name.empty()) continue;
    if (auto uri = places.uri_of(*legacy)) links.push_back({op.name, std::move(*uri)});
  }
  return links;
}

std::vector<Token> PirTextDocument::tokens(text::ByteRange range) const {
  std::vector<Token> tokens;
  std::size_t end = 0;
  for (const ir::PirSemanticToken& token : ir::semantic_tokens(document_, range)) {
    if (!token.range.touches(range) || token.range.empty() || token.range.start < end) continue;
    tokens.push_back({token.range, shown_kind(token.kind)});
    end = token.range.end;
  }
  return tokens;
}

std::vector<Lens> PirTextDocument::lenses() const {
  const auto query = query_of_virtual_uri(segment_.uri);
  if (!query || !model_ || !model_->program().legacy) return {};
  const std::string file = protocol::Uri::from_path(query->path).spelling();
  return {{{0, 0}, "Write this model for Paddle 3", {}, Order{Order::What::upgrade, file}}};
}

std::vector<Inlay> PirTextDocument::inlays(text::ByteRange range) const {
  std::vector<Inlay> inlays;
  if (!model_) return inlays;
  for (const ir::PirDefinition& definition : values_.definitions()) {
    if (!definition.name.touches(range)) continue;
    const std::string_view variable = variable_of(definition);
    if (!variable.empty()) inlays.push_back({definition.name.end, std::string(variable), {}});
  }
  return inlays;
}

std::string PirTextDocument::preview() const {
  if (model_) return ir::graph_svg(model_->program().translation.program);
  return ir::graph_svg(ir::build_program(document_, table()));
}

}  // namespace paddle_ls::server
