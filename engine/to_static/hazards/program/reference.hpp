// What an expression of converted code refers to.
//
// A reference is kept from one version of a file to the next, so it holds names and no places: what
// they lead to is looked up when it is asked for (follow.hpp), in this file or another.
#pragma once

#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "engine/to_static/state.hpp"

namespace paddle_ls::to_static {

struct Reference {
  NodeId node = no_node;  // a definition of the same part, which `path` is below; else:
  std::string module;     // as an import spells it, with its leading dots; empty: this file
  // `f`, `Class` or `Class.method` in there. Below a function the path goes on in what it returns,
  // `[key]` in what a registry holds (registered.hpp).
  std::string path;
  bool fits_key = false;  // found under the key that a registry was asked for
};
using References = std::vector<Reference>;

// What the names of a part refer to, each resolved once: a function reads the same names
// repeatedly.
class KnownNames {
 public:
  template <class Find>
  References of(NodeId around, const std::string& name, Find find) const {
    const auto key = std::make_pair(around, name);
    {
      const std::lock_guard lock(mutex_);
      const auto known = known_.find(key);
      if (known != known_.end()) return known->second;
    }
    References found = find();
    const std::lock_guard lock(mutex_);
    return known_.try_emplace(key, std::move(found)).first->second;
  }

 private:
  mutable std::mutex mutex_;
  mutable std::map<std::pair<NodeId, std::string>, References> known_;
};

}  // namespace paddle_ls::to_static
