// What expressions refer to: `add` follows a value to the classes that it may be an object of,
// `add_called` to those that calling it makes objects of.
//
// Values and names are in class_search.cpp, look-ups by a key in class_search_tables.cpp, and
// arguments of calls in class_search_given.cpp.
#pragma once

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/to_static/hazards/program/resolve_references.hpp"

namespace paddle_ls::to_static {

// Layers that hold layers.
inline constexpr std::string_view layer_containers[] = {
    "paddle.nn.LayerDict", "paddle.nn.LayerList", "paddle.nn.Sequential"};

template <class Table>
bool contains(const Table& table, std::string_view name) {
  return std::find(std::begin(table), std::end(table), name) != std::end(table);
}

class Classes {
 public:
  Classes(const Part& part, NodeId around) : part_(part), ast_(part.ast), around_(around) {}

  void add(NodeId value, int depth);
  void add_called(NodeId value, int depth);
  References take() { return std::move(found_); }

 private:
  using Add = void (Classes::*)(NodeId, int);

  bool is_too_far(NodeId value, int depth);
  void add_all(const NodeList& values, int depth);
  void add_call(NodeId call, int depth);
  // `make(Net)`, where the function calls what it gets and returns the result.
  void add_made(const Definition& function, NodeId call, int depth);
  // `registry.build("Net")`, where decorators of this file register classes.
  bool add_registered(const std::string& name, const NodeList& arguments);
  // `getattr(module, "Net")`, `globals()["Net"]`, `table.get(key)`, `partial(Net)`, and functions
  // that return a class.
  void add_called_result(NodeId call, int depth);
  bool is_of_file(NodeId expression) const;
  // The member of that name in the module that the expression refers to.
  References member(NodeId module, const std::string& name);
  References defined(const std::string& dotted) const;
  // The keys of a look-up: the literal texts, or any key where it is a variable.
  std::vector<std::string> names_of(NodeId value, int depth);
  // The texts that an expression may be.
  std::vector<std::string> texts_of(NodeId value, int depth);
  void texts_of_file(const std::string& name, std::vector<std::string>& to) const;
  // The class of that name in the functions around, or `no_node`.
  NodeId inner_class(const std::string& name) const;
  NodeId default_of(NodeId function, std::string_view name) const;
  // The values of a table under a key.
  void add_entry(NodeId table, NodeId key, int depth);
  void add_called_name(NodeId value, int depth);
  void add_named(const std::string& name, int depth, Add how);
  // A value of `self.x` means what its names mean in the method that assigns it.
  void add_where_it_stands(NodeId value, int depth, Add how);
  bool is_list_of_layers(NodeId value) const;
  // The values that `layers.append(...)` and similar calls add to a container of that name.
  NodeList put_into(const std::string& name, NodeId scope) const;
  // The arguments that calls pass to a parameter: for a method, calls in its class; for a
  // constructor, calls whose objects the file assigns.
  void add_given(NodeId function, const std::string& name, int depth, Add how);
  static NodeId given_to(const Part& part, NodeId call, std::size_t place, const std::string& name);
  void add_in_part(const Part& part, NodeId value, int depth, Add how);
  void add_of_file(const std::string& name, int depth, Add how);
  void keep(References more);

  const Part& part_;
  const Ast& ast_;
  NodeId around_;
  int looks_ = 0;
  References found_;
};

// The method of that name of a class, or of its bases.
References method_of_node(const Part& part, NodeId type, std::string_view name);

// The methods of that name of the classes.
void add_methods(const Part& part, References types, std::string_view name, References& to);

}  // namespace paddle_ls::to_static
