// What the calls of a function, and the specifications of its input, pass to its parameters.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/to_static/hazards/program/judgement.hpp"
#include "engine/to_static/hazards/program/part.hpp"

namespace paddle_ls::to_static {

// The parameters that take arguments by place, without the object of a method.
NodeList positional_parameters(const Part& part, NodeId function);

// Collects the arguments of one function, and derives the nature of its parameters.
class Handed {
 public:
  // The function is defined in `part`, which must outlive this.
  Handed(const Part& part, NodeId function) : own_(&part), function_(function) {}

  // A call of it in `part`, in the function `around` or in none.
  void pass(const Part& part, NodeId call, NodeId around);
  // Entries of an `input_spec`: a specification is a tensor, anything else is passed unchanged.
  void specify(const Part& part, NodeId specs);
  // These dimensions of a parameter are not known.
  void open(const std::string& parameter, std::uint32_t dimensions);
  // What another file gives.
  void add(const HandedArgument& given);

  // For the parameters that have been given something.
  std::vector<HandedArgument> given() const;

 private:
  std::uint32_t dimensions_of(const std::string& parameter) const;

  using Of = std::map<std::string, std::vector<Judgement>, std::less<>>;

  const Part* own_;
  NodeId function_;
  Of whole_;
  Of items_;
  std::set<std::string, std::less<>> open_;
  std::map<std::string, std::uint32_t, std::less<>> dimensions_;
  std::map<std::string, std::uint32_t, std::less<>> ranks_;  // as specifications say
};

}  // namespace paddle_ls::to_static
