// The target profile that the lists of packages of a project ask for, where no setting names one,
// and the releases of torch.
#pragma once

#include <filesystem>
#include <map>
#include <optional>

#include "engine/rewrite/rows/profile.hpp"
#include "engine/torch/torch_range.hpp"

namespace paddle_ls::settings {

struct Pin {
  rewrite::Profile profile;
  std::filesystem::path file;  // that says so
};

struct TorchPin {
  torch::TorchRange releases;
  std::filesystem::path file;
};

// Remembers what it read; make another one to read again.
class ProjectPins {
 public:
  // Of the nearest folder, from `folder` up to and including `root`, that asks for a release of
  // Paddle; a folder that holds a repository is the last one looked at. In one folder
  // requirements*.txt counts before pyproject.toml, setup.cfg and environment*.yml, and the shorter
  // name before the longer. Paths are compared as they are written, so both should be absolute.
  std::optional<Pin> of(const std::filesystem::path& folder, const std::filesystem::path& root);

  // The same for torch.
  std::optional<TorchPin> torch_of(const std::filesystem::path& folder,
                                   const std::filesystem::path& root);

 private:
  struct Listed {
    std::optional<Pin> pin;
    std::optional<TorchPin> torch;
    bool is_repository;
  };
  const Listed& listed_in(const std::filesystem::path& folder);

  // The member of the nearest folder that has it.
  template <class Found>
  Found nearest(Found Listed::*member, const std::filesystem::path& folder,
                const std::filesystem::path& root);

  std::map<std::filesystem::path, Listed> folders_;
};

}  // namespace paddle_ls::settings
