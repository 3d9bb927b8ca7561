#include "server/to_static/static_model.hpp"

#include "engine/to_static/hazards/explain.hpp"
#include "server/settings/codes.hpp"
#include "server/to_static/known_refusals.hpp"
#include "server/to_static/preview_document.hpp"

namespace paddle_ls::server {
namespace {

// What a node takes, with its fields and its parent.
constexpr std::size_t bytes_per_node = 64;

std::vector<syntax::Node> roots_of(const syntax::Pieces& pieces) {
  std::vector<syntax::Node> roots;
  for (const syntax::Pieces::Placed& placed : pieces.all()) {
    roots.push_back(placed.piece->tree.root().moved(placed.start));
  }
  return roots;
}

// `Class.method`, as far as definitions stand in each other.
std::string dotted_name(const to_static::Program& program, to_static::NodeId function) {
  std::string name;
  for (auto node = function; node != to_static::no_node; node = program.parent(node)) {
    const auto kind = program.ast.kind(node);
    if (kind != to_static::Kind::class_def && !python_ast::is_function(kind)) continue;
    name.insert(0, std::string(program.ast.text(node)) + (name.empty() ? "" : "."));
  }
  return name;
}

}  // namespace

std::size_t StaticModel::memory_bytes() const {
  return sizeof(*this) + program_.ast.node_count() * bytes_per_node +
         found_.hazards.capacity() * sizeof(to_static::Hazard);
}

std::vector<Fix> StaticModel::fixes(std::size_t problem) const {
  std::vector<Fix> shown;
  if (problem >= found_.hazards.size()) return shown;
  const auto& fixes = found_.hazards[problem].fixes;
  for (const to_static::HazardFix& fix : fixes) {
    shown.push_back({fix.title, {{{nullptr, fix.edits}}, {}}, fixes.size() == 1});
  }
  return shown;
}

std::optional<HoverCard> StaticModel::hover(std::size_t offset) const {
  auto explained = to_static::explain(program_, found_.converted, offset);
  if (!explained) return {};
  return HoverCard{explained->range, std::move(explained->markdown)};
}

std::vector<Lens> StaticModel::lenses() const {
  std::vector<Lens> shown;
  for (const to_static::Converted& converted : found_.converted) {
    if (!program_.ast.is(converted.function, to_static::Kind::function_def)) continue;
    const text::ByteRange name = program_.name_range(converted.function);
    const Segment* segment = segment_of(source_, name);
    if (segment == nullptr) continue;
    const std::string uri =
        preview_uri({segment->uri, dotted_name(program_, converted.function), {}, {}});
    shown.push_back({name, "Show static code", {}, Order{Order::What::preview, uri}});
  }
  return shown;
}

std::vector<Inlay> StaticModel::inlays(text::ByteRange range) const {
  std::vector<Inlay> shown;
  for (to_static::TensorTest& test : to_static::tensor_tests(program_, found_.converted, range)) {
    shown.push_back({test.range.end, std::move(test.label), std::move(test.why)});
  }
  return shown;
}

Reading read_static(const Source& source, const syntax::Pieces& pieces, const syntax::Stop& stop) {
  Reading reading;
  if (!to_static::may_convert(*source.text)) return reading;
  const std::vector<syntax::Node> roots = roots_of(pieces);
  to_static::Program program = to_static::read_program(roots, *source.text, stop);
  auto found =
      to_static::find_hazards(roots, program, to_static::Reach::converted, stop, known_refusal_of);
  for (const to_static::Hazard& hazard : found.hazards) {
    Problem problem{hazard.range, *settings::find_code(hazard.rule->code), hazard.message};
    for (const to_static::ConversionReason& reason : hazard.reasons) {
      problem.related.push_back({{nullptr, reason.range}, reason.message});
    }
    reading.problems.push_back(std::move(problem));
  }
  reading.model = std::make_shared<const StaticModel>(source, std::move(program), std::move(found));
  return reading;
}

}  // namespace paddle_ls::server
