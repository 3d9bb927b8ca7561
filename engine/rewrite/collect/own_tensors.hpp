// Objects of classes of the file that answer torch's functions themselves.
//
// Paddle's functions do not ask an object what they mean for it, and refuse it.
#pragma once

#include <string_view>
#include <vector>

#include "engine/python/facts/names.hpp"

namespace paddle_ls::rewrite {

class OwnTensors {
 public:
  OwnTensors(std::string_view source, const python::Names& names);

  // Methods `__torch_function__` and `__torch_dispatch__` in bodies of classes.
  const std::vector<python::ScopeId>& answering_methods() const { return methods_; }

  // The class of an object that `call`, which stands in `scope`, is given: what is made there, what
  // a name was given somewhere in the file, or `self`. Empty where none is seen.
  std::string_view class_given_to(syntax::Node call, python::ScopeId scope) const;

 private:
  void add_class(python::ScopeId type);
  void add_derived();
  std::string_view class_of(syntax::Node value, python::ScopeId scope) const;
  std::string_view class_made_by(syntax::Node call) const;
  std::string_view class_of_name(std::string_view name) const;
  std::string_view class_around(python::ScopeId scope) const;

  std::string_view source_;
  const python::Names& names_;
  std::vector<python::ScopeId> methods_;
  std::vector<python::ScopeId> classes_;
};

}  // namespace paddle_ls::rewrite
