// The library of torch's names, together with what is known of packages that need PyTorch, and of
// classes and functions in other files of the project.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "engine/python/facts/library.hpp"
#include "engine/rewrite/dependents/installed_packages.hpp"
#include "engine/rewrite/result/options.hpp"

namespace paddle_ls::rewrite {

// Names of torch have their own facts; those of installed packages come before the built-in table.
// `installed` and `reexports` may be null, and have to outlive this.
class PackageLibrary : public python::Library {
 public:
  // `source` is the file whose names are looked up.
  PackageLibrary(std::string_view source, const InstalledPackages* installed,
                 const Reexports* reexports);

  python::NameFacts name(std::string_view api) const override;
  python::FunctionTraits function(std::string_view api) const override;
  python::CallResult result_of_function(std::string_view api,
                                        const python::CallShape& call) const override;
  python::CallResult result_of_method(python::Kind receiver, std::string_view name,
                                      const python::CallShape& call) const override;
  python::AttributeTraits attribute(python::Kind receiver, std::string_view maker,
                                    std::string_view name) const override;

  bool star_exports(std::string_view module, std::string_view name) const override;
  python::Number element_type(std::string_view name) const override;
  python::MethodTraits method(std::string_view name) const override;
  python::MemberTraits member(std::string_view name, std::uint32_t positional) const override;
  bool defines(std::string_view type, std::string_view name) const override;
  python::KeywordTraits keyword(std::string_view name) const override;
  python::Kind owner_by_name(std::string_view object, std::string_view name) const override;
  std::string_view class_name(python::Kind object) const override;
  std::span<const std::string_view> overriding_methods() const override;
  std::span<const python::RaisedInstead> raised_instead() const override;

 private:
  const Meaning* definition(std::string_view api) const;

  const python::Library& torch_;
  const InstalledPackages* installed_;
  std::map<std::string, const Meaning*, std::less<>> definitions_;  // as the file spells them
  bool has_transformers_;
  bool has_vision_models_;
};

}  // namespace paddle_ls::rewrite
