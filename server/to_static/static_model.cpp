#include "server/to_static/static_model.hpp"

#include <map>

#include "engine/to_static/hazards/explanation.hpp"
#include "project/settings/known_codes.hpp"
#include "protocol/uri.hpp"
#include "server/to_static/known_refusals.hpp"
#include "server/to_static/preview_document.hpp"

namespace paddle_ls::server {
namespace {

// What a node takes, with its fields and its parent.
constexpr std::size_t bytes_per_node = 64;

// The path of a document that is a file; empty for the cells of a notebook.
std::string path_of(const Source& source) {
  if (source.segments.size() != 1) return {};
  return protocol::Uri::parse(source.segments.front().uri).file_path().value_or("");
}

// Files as places are shown in them, each made once.
class ShownFiles {
 public:
  std::shared_ptr<const Segment> of(const std::shared_ptr<const to_static::FileText>& file) {
    if (!file) return nullptr;
    auto& shown = files_[file.get()];
    if (!shown) {
      const auto uri = protocol::Uri::from_path(file->path);
      shown = closed_file(uri.key(), uri.spelling(), *file->text);
    }
    return shown;
  }

 private:
  std::map<const to_static::FileText*, std::shared_ptr<const Segment>> files_;
};

Problem problem_of(const to_static::Hazard& hazard, ShownFiles& files) {
  Problem problem{hazard.range, *settings::find_code(hazard.rule->code), hazard.message};
  for (const to_static::ConversionReason& reason : hazard.reasons) {
    problem.related.push_back({{files.of(reason.file), reason.range}, reason.message});
  }
  return problem;
}

}  // namespace

std::size_t StaticModel::memory_bytes() const {
  return sizeof(*this) + program_->node_count() * bytes_per_node +
         found_.hazards.capacity() * sizeof(to_static::Hazard);
}

std::vector<ProblemFix> StaticModel::fixes(std::size_t problem) const {
  std::vector<ProblemFix> shown;
  if (problem >= found_.hazards.size()) return shown;
  const to_static::Hazard& hazard = found_.hazards[problem];
  if (hazard.fixes.empty()) return shown;
  const auto file = ShownFiles().of(hazard.elsewhere);
  const std::string where =
      file ? " in " + std::string(to_static::name_of_file(hazard.elsewhere->path)) : "";
  for (const to_static::HazardFix& fix : hazard.fixes) {
    const std::string condition = fix.assumes.empty() ? "" : " (needs review: " + fix.assumes + ")";
    const bool is_preferred = hazard.fixes.size() == 1 && fix.assumes.empty();
    shown.push_back({fix.title + where + condition, {{{file, fix.edits}}, {}}, is_preferred});
  }
  return shown;
}

std::optional<HoverCard> StaticModel::hover(std::size_t offset) const {
  auto explained = to_static::explain(found_.converted, offset);
  if (!explained) return {};
  return HoverCard{explained->range, std::move(explained->markdown)};
}

std::vector<Lens> StaticModel::lenses() const {
  std::vector<Lens> shown;
  for (const to_static::Converted& converted : found_.converted) {
    const to_static::Part& part = *converted.part;
    if (!part.ast.is(converted.function, to_static::Kind::function_def)) continue;
    const text::ByteRange name = part.name_range(converted.function);
    const Segment* segment = segment_of(source_, name);
    if (segment == nullptr) continue;
    const std::string uri = preview_uri({segment->uri, part.path(converted.function), {}, {}});
    shown.push_back({name, "Show static code", {}, Order{Order::What::preview, uri}});
  }
  return shown;
}

std::vector<Inlay> StaticModel::inlays(text::ByteRange range) const {
  std::vector<Inlay> shown;
  for (to_static::TensorTest& test : to_static::tensor_tests(found_.converted, range)) {
    shown.push_back({test.range.end, std::move(test.label), std::move(test.why)});
  }
  return shown;
}

Reading read_static(const Source& source, const syntax::Pieces& pieces, ProjectFunctions& project,
                    const syntax::Stop& stop) {
  const std::string path = path_of(source);
  to_static::FindOptions options{
      {path.empty() ? nullptr : &project, path}, {}, known_refusal_of, stop};
  if (!path.empty()) options.around.called = project.called_in(path);
  const bool converts = to_static::may_convert(*source.text) || !options.around.called.empty();
  if (!converts && !project.is_looked_at(path)) {
    return {{}, nullptr, project.set_calls(path, source.text, {})};
  }

  if (!path.empty()) options.around.given = project.given_in(path);
  Reading reading;
  const Segment& first = source.segments.front();
  auto kept = project.take(first.document_key);
  options.memory = &kept->memory;
  auto program = to_static::read_program(pieces, *source.text, &kept->pieces, stop);
  to_static::FileHazards found;
  if (!stop || !stop()) {
    found = to_static::find_hazards(pieces, *program, to_static::Reach::converted, options);
  }
  const bool is_complete = !stop || !stop();
  if (first.version) project.give_back(first.document_key, std::move(kept));
  if (!is_complete) return reading;
  ShownFiles files;
  for (const to_static::Hazard& hazard : found.hazards) {
    reading.problems.push_back(problem_of(hazard, files));
  }
  if (!path.empty()) {
    const bool leads_elsewhere = project.set_calls(path, source.text, found.elsewhere);
    reading.concerns_others = project.is_news(path, *program) || leads_elsewhere;
  }
  if (converts) {
    reading.model =
        std::make_shared<const StaticModel>(source, std::move(program), std::move(found));
  }
  return reading;
}

}  // namespace paddle_ls::server
