#include "project/weights/find_model.hpp"

#include <algorithm>
#include <memory>
#include <set>

#include "engine/weight_map/by_program.hpp"
#include "engine/weight_map/map_checkpoint.hpp"
#include "project/files/read_source.hpp"
#include "project/files/walk.hpp"
#include "project/modules/module_files.hpp"

namespace paddle_ls::project {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_file = std::size_t{4} << 20U;
constexpr std::size_t most_files = 5000;
constexpr std::size_t most_tried_names = 40;
constexpr std::size_t most_compared = 12;

layers::FindModule modules_around() {
  const auto files = std::make_shared<modules::ModuleFiles>();
  return [files](const std::string& file, const std::string& module) -> std::optional<layers::ModuleText> {
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
  files::Walk walk(place, {});
  while (paths.size() < most_files) {
    const auto found = walk.next();
    if (!found) break;
    const bool is_python = found->kind == files::Found::Kind::file && found->path.extension() == ".py";
    if (is_python) paths.push_back(found->path);
  }
  return paths;
}

// `nets.small` of `nets/small.py`, seen from the folder `source`.
std::string module_name(const fs::path& source, const fs::path& file) {
  std::error_code unknown;
  const fs::path place = fs::canonical(source, unknown);
  fs::path relative = fs::is_directory(place, unknown) ? file.lexically_relative(place) : file.filename();
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
      : source_(source), checkpoint_(checkpoint), states_(weight_map::largest_states(checkpoint)),
        program_(modules_around()) {}

  Result<FoundModel> named(const std::string& wanted) {
    const std::size_t colon = wanted.find(':');
    const std::string module = colon == wanted.npos ? "" : wanted.substr(0, colon);
    const std::string name = wanted.substr(colon == wanted.npos ? 0 : colon + 1);
    std::optional<Error> first;
    std::vector<fs::path> found;
    for (const fs::path& file : python_files(source_)) {
      const std::string own = module_name(source_, file);
      if (!module.empty() && own != module && !own.ends_with("." + module)) continue;
      if (const auto made = program_.make(file.string(), name)) {
        found.push_back(file);
        if (module.empty()) continue;
      } else if (!first && !module.empty()) {
        first = made.error();
      }
    }
    if (found.size() == 1) return made({found.front(), name});
    if (found.empty()) {
      return first ? tl::unexpected(*first) : error("no file of the source defines a model `" + wanted + "`", source_.string());
    }
    std::string all;
    for (const fs::path& file : found) all += (all.empty() ? "" : ", ") + module_name(source_, file) + ":" + name;
    return error("several files define it: " + all, wanted);
  }

  Result<FoundModel> by_names() {
    if (states_.empty()) return error("the checkpoint has no dict of tensors by name");
    std::vector<Candidate> best;
    for (const fs::path& file : python_files(source_)) {
      for (const std::string& name : program_.layer_classes(file.string())) {
        if (!program_.make(file.string(), name)) continue;
        Candidate candidate{file, name, understood()};
        if (candidate.understood == 0) continue;
        if (!best.empty() && candidate.understood < best.front().understood) continue;
        if (!best.empty() && candidate.understood > best.front().understood) best.clear();
        best.push_back(std::move(candidate));
      }
    }
    if (best.empty() || 2 * best.front().understood < tried_) {
      return error("no class of the source has states of these names, such as `" + states_.front().first + "`; name it with --class",
                   source_.string());
    }
    return only_of(best);
  }

 private:
  Result<FoundModel> made(const Candidate& candidate) {
    if (auto done = program_.make(candidate.file.string(), candidate.name); !done) return tl::unexpected(done.error());
    return FoundModel{std::move(program_), module_name(source_, candidate.file) + ":" + candidate.name};
  }

  // How many of some names the model at hand has, without what may stand before all of them.
  std::size_t understood() {
    std::size_t most = 0;
    const std::size_t step = std::max<std::size_t>(1, states_.size() / most_tried_names);
    for (const std::string_view prefix : weight_map::prefixes) {
      std::size_t count = 0;
      std::size_t tried = 0;
      for (std::size_t i = 0; i < states_.size(); i += step) {
        ++tried;
        const auto& [name, tensor] = states_[i];
        if (!name.starts_with(prefix)) continue;
        count += decide(name.substr(prefix.size()), checkpoint_.tensors[tensor]).is_understood ? 1 : 0;
      }
      tried_ = tried;
      most = std::max(most, count);
    }
    return most;
  }

  weight_map::Decision decide(const std::string& name, const weights::Tensor& tensor) {
    return weight_map::decide_by_program(program_, name, tensor, [](const std::string&) { return false; });
  }

  // What the class makes of the whole file, to be compared.
  std::string result_of(const Candidate& candidate) {
    if (!program_.make(candidate.file.string(), candidate.name)) return {};
    const auto mapped = weight_map::map_checkpoint(
        checkpoint_, [&](const std::string& name, const weights::Tensor& tensor, const weight_map::HasState& has) {
          return weight_map::decide_by_program(program_, name, tensor, has);
        });
    if (!mapped) return {};
    std::string result = std::to_string(mapped->not_understood) + "\n";
    for (const weight_map::Mapped& entry : mapped->entries) {
      result += entry.from + " " + std::string(weight_map::name_of(entry.action));
      for (const std::string& to : entry.to) result += " " + to;
      result += "\n";
    }
    return result;
  }

  Result<FoundModel> only_of(const std::vector<Candidate>& best) {
    std::set<std::string> results;
    for (std::size_t i = 0; i < best.size() && i < most_compared && results.size() < 2; ++i) {
      results.insert(result_of(best[i]));
    }
    if (results.size() == 1) return made(best.front());
    std::string all;
    for (const Candidate& each : best) {
      all += (all.empty() ? "" : ", ") + module_name(source_, each.file) + ":" + each.name;
    }
    return error("several classes have such states: " + all + "; name one with --class", source_.string());
  }

  const fs::path& source_;
  const weights::Checkpoint& checkpoint_;
  weight_map::NamedTensors states_;
  layers::Program program_;
  std::size_t tried_ = 0;
};

}  // namespace

Result<FoundModel> find_model(const fs::path& source, const std::string& wanted,
                              const weights::Checkpoint& checkpoint) {
  std::error_code unknown;
  if (!fs::exists(source, unknown)) return error("there is no such file or folder", source.string());
  Finder finder(source, checkpoint);
  return wanted.empty() ? finder.by_names() : finder.named(wanted);
}

}  // namespace paddle_ls::project
