#include "project/conversion/project_tree.hpp"

#include "project/contents/notebook_code.hpp"

namespace paddle_ls::project {

namespace fs = std::filesystem;

TreeWish whole_conversion() {
  TreeWish wish;
  wish.each.scope = settings::FixScope::all;
  return wish;
}

ProjectTree::ProjectTree(TreeWish wish, std::shared_ptr<modules::Environments> environments)
    : wish_(std::move(wish)) {
  neighbours_.environments = std::move(environments);
}

void ProjectTree::note(const SourceText& source) {
  if (source.is_module()) neighbours_.modules.settle(source.path, *source.text);
  if (source.form != Form::notebook) return;
  if (const auto cells = contents::python_of_notebook(*source.text)) {
    neighbours_.modules.note_importer(source.path, cells->python());
  }
}

void ProjectTree::end_noting() {
  put_off_ = PutOff(neighbours_.modules.askers());
  if (wish_.helpers_in == HelpersIn::module) {
    helper_places_ = neighbours_.modules.helper_places();
  }
}

Result<AnalysedFile> ProjectTree::analyse(SourceText source, Configuration configuration,
                                          const syntax::Stop& stop) const {
  const Goal goal{wish_.each.scope, helper_place(source, *configuration.settings)};
  return project::analyse(std::move(source), std::move(configuration), goal, neighbours_,
                          {.stop = stop});
}

bool ProjectTree::stands_alone(const fs::path& path) const {
  return neighbours_.modules.stands_alone(path);
}

std::vector<rewrite::UseUnit> ProjectTree::units_of(const FileUses& uses) const {
  return use_units(uses, wish_.each.least_certainty);
}

void ProjectTree::add_units(const FileUses& uses, std::vector<rewrite::UseUnit> units) {
  groups_.add(uses.key(), uses.python(), std::move(units));
}

bool ProjectTree::is_put_off(const SourceText& source) const {
  return source.is_module() && put_off_.concerns(source.path.generic_string());
}

FileConversion ProjectTree::convert(const AnalysedFile& file, const syntax::Stop& stop) const {
  const bool is_alone = file.uses.source.is_module() && stands_alone(file.uses.source.path);
  return convert_file(file.uses, file.recorded.get(), wish_.each, is_alone ? nullptr : &groups_,
                      stop);
}

void ProjectTree::has_become(const FileUses& uses, const FileConversion& made) const {
  if (!uses.source.is_module() || made.edits.empty()) return;
  neighbours_.modules.became(uses.source.path, text::applied(made.edits, *uses.source.text));
}

// The command line decides, then the settings if the module is among the files that are written,
// then the location of the file.
std::optional<modules::HelperPlace> ProjectTree::helper_place(
    const SourceText& source, const settings::Settings& settings) const {
  if (!source.is_module()) return std::nullopt;
  if (!wish_.helper_module.empty()) return named_helper_place(wish_.helper_module, source.path);
  const fs::path of_settings = settings.rules_helper_module;
  if (!of_settings.empty()) {
    const bool is_possible = (!wish_.stays_inside || is_inside(of_settings)) &&
                             (!wish_.may_write || wish_.may_write(of_settings));
    return is_possible ? named_helper_place(of_settings, source.path) : std::nullopt;
  }
  const auto place = helper_places_.find(source.path.generic_string());
  const bool is_possible = place != helper_places_.end() && is_inside(place->second.module);
  return is_possible ? std::optional(place->second) : std::nullopt;
}

}  // namespace paddle_ls::project
