#include "project/weights/find_model.hpp"

#include <algorithm>
#include <memory>
#include <set>

#include "engine/weight_map/by_program.hpp"
#include "engine/weight_map/map_checkpoint.hpp"
#include "project/files/file_walk.hpp"
#include "project/files/read_source.hpp"
#include "project/modules/module_files.hpp"

namespace paddle_ls::project {
namespace {

namespace fs = std::filesystem;
using layers::DefinitionKind;
using layers::LayerDefinition;

constexpr std::size_t largest_file = std::size_t{4} << 20U;
constexpr std::size_t most_files = 5000;
constexpr std::size_t most_tried_names = 40;
constexpr std::size_t most_compared = 12;
constexpr std::size_t most_functions = 300;
constexpr std::size_t most_searched = 60;  // files whose functions are all tried

layers::FindModule modules_around() {
  const auto files = std::make_shared<modules::ModuleFiles>();
  return [files](const std::string& file,
                 const std::string& module) -> std::optional<layers::ModuleText> {
    std::string path = file;
    if (!module.empty()) {
      const auto place = files->find(modules::folder_of(file), module);
      if (!place) return std::nullopt;
      if (place->file.empty()) return layers::ModuleText{place->folder + "/__init__.py", ""};
      path = place->file;
    }
    auto source = files::read_source(path, largest_file);
    if (!source) return std::nullopt;
    return layers::ModuleText{path, std::move(source->text)};
  };
}

// The files of Python in `source`, which has to exist.
std::vector<fs::path> python_files(const fs::path& source) {
  std::error_code unknown;
  const fs::path place = fs::canonical(source, unknown);
  if (!fs::is_directory(place, unknown)) return {place};
  std::vector<fs::path> paths;
  files::FileWalk walk(place, {});
  while (paths.size() < most_files) {
    const auto found = walk.next();
    if (!found) break;
    const bool is_python =
        found->kind == files::WalkedFile::Kind::file && found->path.extension() == ".py";
    if (is_python) paths.push_back(found->path);
  }
  return paths;
}

// `nets.small` of `nets/small.py`, seen from the folder `source`.
std::string module_name(const fs::path& source, const fs::path& file) {
  std::error_code unknown;
  const fs::path place = fs::canonical(source, unknown);
  fs::path relative =
      fs::is_directory(place, unknown) ? file.lexically_relative(place) : file.filename();
  relative.replace_extension();
  if (relative.filename() == "__init__") relative = relative.parent_path();
  std::string name = relative.generic_string();
  std::replace(name.begin(), name.end(), '/', '.');
  return name;
}

struct Candidate {
  fs::path file;
  std::string name;
  std::size_t understood = 0;
};

class Finder {
 public:
  Finder(const fs::path& source, const weights::Checkpoint& checkpoint)
      : source_(source),
        checkpoint_(checkpoint),
        states_(weight_map::largest_states(checkpoint)),
        program_(modules_around()) {}

  Result<FoundModel> named(const std::string& wanted) {
    const std::size_t colon = wanted.substr(0, wanted.find('(')).find(':');
    const std::string module = colon == wanted.npos ? "" : wanted.substr(0, colon);
    const std::string name = wanted.substr(colon == wanted.npos ? 0 : colon + 1);
    std::vector<Candidate> found;
    for (const fs::path& file : python_files(source_)) {
      const std::string own = module_name(source_, file);
      if (!module.empty()) {
        if (own == module || own.ends_with("." + module)) return made({file, name});
        continue;
      }
      for (const LayerDefinition& each : program_.definitions(file.generic_string())) {
        if (each.name == name.substr(0, name.find('('))) found.push_back({file, name});
      }
    }
    if (found.size() == 1) return made(found.front());
    if (found.empty())
      return error("no file of the source defines `" + wanted + "`", source_.generic_string());
    return error("several files define `" + wanted + "`: " + listed(found),
                 source_.generic_string());
  }

  Result<FoundModel> by_names() {
    if (states_.empty()) return error("the checkpoint has no dict of tensors by name");
    // Functions are many, and most give no model.
    std::set<fs::path> near;
    const std::vector<fs::path> files = python_files(source_);
    std::vector<Candidate> best =
        best_of(files, {DefinitionKind::variable, DefinitionKind::layer_class}, &near);
    if (best.empty() || best.front().understood < tried_) {
      const bool are_few = files.size() <= most_searched;
      const std::vector<fs::path> others_in(near.begin(), near.end());
      const std::vector<Candidate> others =
          best_of(are_few ? files : others_in, {DefinitionKind::function}, nullptr);
      if (best.empty() || (!others.empty() && others.front().understood > best.front().understood))
        best = others;
    }
    if (best.empty() || 2 * best.front().understood < tried_) {
      return error("nothing in the source has states of these names, such as `" +
                       states_.front().first + "`; name the class with --class",
                   source_.generic_string());
    }
    return only_of(best);
  }

 private:
  Result<FoundModel> made(const Candidate& candidate) {
    if (auto done = program_.make(candidate.file.generic_string(), candidate.name); !done)
      return tl::unexpected(done.error());
    return FoundModel{std::move(program_),
                      module_name(source_, candidate.file) + ":" + candidate.name};
  }

  // Those that understand most of some names of the checkpoint. `near` gets the files of all that
  // understand some.
  std::vector<Candidate> best_of(const std::vector<fs::path>& files,
                                 std::initializer_list<DefinitionKind> kinds,
                                 std::set<fs::path>* near) {
    std::vector<Candidate> best;
    for (const fs::path& file : files) {
      for (const LayerDefinition& each : program_.definitions(file.generic_string())) {
        if (std::find(kinds.begin(), kinds.end(), each.kind) == kinds.end()) continue;
        if (weight_map::is_helper(each.name, each.text)) continue;
        const bool is_function = each.kind == DefinitionKind::function;
        if (is_function && ++tried_functions_ > most_functions) return best;
        if (!program_.make(file.generic_string(), each.name)) continue;
        Candidate candidate{file, each.name, understood()};
        if (candidate.understood == 0) continue;
        if (near != nullptr && 4 * candidate.understood >= tried_) near->insert(file);
        if (!best.empty() && candidate.understood < best.front().understood) continue;
        if (!best.empty() && candidate.understood > best.front().understood) best.clear();
        best.push_back(std::move(candidate));
      }
    }
    return best;
  }

  std::string listed(const std::vector<Candidate>& candidates) const {
    std::string all;
    for (const Candidate& each : candidates) {
      all += (all.empty() ? "" : ", ") + module_name(source_, each.file) + ":" + each.name;
    }
    return all;
  }

  // How many of some names the model at hand has, without what may stand before all of them.
  std::size_t understood() {
    const weight_map::PrefixFit fit = weight_map::best_prefix(
        states_, most_tried_names,
        [&](const std::string& name, std::string_view, std::size_t tensor) {
          return weight_map::decide_by_program(program_, name, checkpoint_.tensors[tensor],
                                               [](const std::string&) { return false; })
              .is_understood;
        });
    tried_ = fit.tried;
    return fit.understood;
  }

  struct Outcome {
    std::size_t not_understood = 0;
    std::string text;  // how each tensor is converted
  };

  // What the model makes of the whole file, to be compared.
  Outcome outcome_of(const Candidate& candidate) {
    const auto made = program_.make(candidate.file.generic_string(), candidate.name);
    const auto mapped =
        !made ? tl::unexpected(made.error())
              : weight_map::map_checkpoint(
                    checkpoint_, [&](const std::string& name, const weights::Tensor& tensor,
                                     const weight_map::HasState& has) {
                      return weight_map::decide_by_program(program_, name, tensor, has);
                    });
    if (!mapped) return {states_.size(), ""};
    Outcome outcome{mapped->not_understood, ""};
    for (const weight_map::Mapped& entry : mapped->entries) {
      outcome.text += entry.from + " " + std::string(weight_map::name_of(entry.action));
      for (const std::string& to : entry.to) outcome.text += " " + to;
      outcome.text += "\n";
    }
    return outcome;
  }

  // The one that understands most, where all that do agree. Names like `weight` alone say little:
  // there it has to be the only one.
  Result<FoundModel> only_of(const std::vector<Candidate>& best) {
    std::size_t fewest = states_.size();
    std::vector<Candidate> first;
    std::set<std::string> texts;
    for (std::size_t i = 0; i < best.size() && i < most_compared; ++i) {
      Outcome outcome = outcome_of(best[i]);
      if (outcome.not_understood > fewest) continue;
      if (outcome.not_understood < fewest) {
        first.clear();
        texts.clear();
      }
      fewest = outcome.not_understood;
      first.push_back(best[i]);
      texts.insert(std::move(outcome.text));
    }
    const bool says_little = std::all_of(states_.begin(), states_.end(), [](const auto& state) {
      return state.first.find('.') == state.first.npos;
    });
    if (!first.empty() && texts.size() == 1 && (first.size() == 1 || !says_little))
      return made(first.front());
    return error("several models have such states: " + listed(first.empty() ? best : first) +
                     "; name one with --class",
                 source_.generic_string());
  }

  const fs::path& source_;
  const weights::Checkpoint& checkpoint_;
  weight_map::NamedTensors states_;
  layers::LayerProgram program_;
  std::size_t tried_ = 0;
  std::size_t tried_functions_ = 0;
};

}  // namespace

Result<FoundModel> find_model(const fs::path& source, const std::string& wanted,
                              const weights::Checkpoint& checkpoint) {
  std::error_code unknown;
  if (!fs::exists(source, unknown))
    return error("there is no such file or folder", source.generic_string());
  Finder finder(source, checkpoint);
  return wanted.empty() ? finder.by_names() : finder.named(wanted);
}

}  // namespace paddle_ls::project
