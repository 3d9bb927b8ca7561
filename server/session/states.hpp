// What features remember for a session, one value a type: the session keeps it without knowing it.
#pragma once

#include <map>
#include <memory>
#include <type_traits>

namespace paddle_ls::server {

class States {
 public:
  // The session's value of this type, made when it is asked for first: from `arguments`, or of
  // nothing where the type has no such constructor.
  template <class State, class... Arguments>
  State& get(Arguments&... arguments) {
    std::shared_ptr<void>& state = states_[&key_of<State>];
    if (state == nullptr) {
      if constexpr (!std::is_aggregate_v<State> && std::is_constructible_v<State, Arguments&...>) {
        state = std::make_shared<State>(arguments...);
      } else {
        state = std::make_shared<State>();
      }
    }
    return *static_cast<State*>(state.get());
  }

 private:
  // Its address stands for the type.
  template <class State>
  static inline char key_of = 0;

  std::map<const void*, std::shared_ptr<void>> states_;
};

}  // namespace paddle_ls::server
