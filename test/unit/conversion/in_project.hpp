// Files of a project, in the form that the conversion takes.
#pragma once

#include <memory>
#include <string>

#include "project/conversion/project_tree.hpp"
#include "test/unit/temporary_folder.hpp"

namespace paddle_ls::test {

inline project::Configuration configuration(settings::Settings settings = {}) {
  return {std::make_shared<const settings::Settings>(std::move(settings)),
          std::make_shared<const rewrite::RuleSet>()};
}

struct TestProject {
  TemporaryFolder folder;

  // The file at `name` with the text `text`, which is also its text on disk.
  project::SourceText file(const std::string& name, const std::string& text) const {
    folder.write(name, text);
    const auto form = project::form_of(files::kind_of(name)).value_or(project::Form::python);
    return {form, folder.path() / name, std::make_shared<const std::string>(text)};
  }
};

inline project::Wish all_fixes() {
  project::Wish wish;
  wish.scope = settings::FixScope::all;
  return wish;
}

inline std::string converted_text(const project::FileUses& uses,
                                  const project::FileConversion& made) {
  return text::applied(made.edits, *uses.source.text);
}

}  // namespace paddle_ls::test
