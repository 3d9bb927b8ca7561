// What the file that is analysed gets of torch from other files of its project: facts that come
// from outside, so that the analysis stays a function of its arguments.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/python/library.hpp"

namespace paddle_ls::rewrite {

struct Reexport {
  std::string module;  // as the importing file spells it: see KnownModules::reexported
  std::string name;
  std::string target;  // qualified name of the library
  bool operator==(const Reexport&) const = default;
};

using Reexports = std::vector<Reexport>;

// The libraries that `torch_modules` knows, and `reexports`, which may be null and has to outlive
// the result.
class ProjectLibrary : public python::KnownModules {
 public:
  explicit ProjectLibrary(const Reexports* reexports) : reexports_(reexports) {}

  std::span<const std::string_view> roots() const override;
  bool star_exports(std::string_view module, std::string_view name) const override;
  std::string_view reexported(std::string_view module, std::string_view name) const override;
  bool has_reexports() const override { return reexports_ != nullptr && !reexports_->empty(); }

 private:
  const Reexports* reexports_;
};

}  // namespace paddle_ls::rewrite
