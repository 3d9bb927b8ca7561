#include "server/cli/run/standard_input.hpp"

#include <istream>
#include <iterator>

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;

constexpr const char* no_file = "<stdin>";

}  // namespace

Result<StandardInput> read_standard_input(const Sources& sources, std::istream& in) {
  const fs::path& name = sources.standard_input_name;
  const fs::path path = name.empty() ? fs::path() : fs::absolute(name).lexically_normal();
  StandardInput input;
  input.shown = name.empty() ? no_file : name.generic_string();
  auto configuration = Configurations(layers_of(sources))
                           .sound(path.empty() ? fs::current_path() : path.parent_path());
  if (!configuration) return tl::unexpected(configuration.error());
  input.configuration = std::move(*configuration);
  std::string text(std::istreambuf_iterator<char>(in), {});
  const std::size_t limit = input.configuration->settings->files_maximum_bytes;
  if (text.size() > limit) {
    return error(
        "it is larger than " + std::to_string(limit) + " bytes (setting files.maximumBytes)",
        input.shown);
  }
  const auto form = project::form_of(files::kind_of(name)).value_or(project::Form::python);
  input.source = {form, path, std::make_shared<const std::string>(std::move(text))};
  return input;
}

Result<project::AnalysedFile> analyse(const StandardInput& input, settings::FixScope scope) {
  modules::Neighbours neighbours;
  if (input.source.is_module()) neighbours.modules.look_around(input.source.path);
  return project::analyse(input.source, *input.configuration, {scope}, neighbours);
}

}  // namespace paddle_ls::cli
