// One use with everything that planning its edits needs: the rule's alternative, the bound
// arguments and its position in the tree.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/arguments/bind_arguments.hpp"
#include "engine/rewrite/arguments/collected_settings.hpp"
#include "engine/rewrite/result/edit_table.hpp"
#include "engine/rewrite/source/habits/layer_habits.hpp"
#include "engine/rewrite/source/whole_numbers.hpp"

namespace paddle_ls::rewrite {

// An argument that is evaluated before the statement, under a new name.
struct Hoisted {
  text::ByteRange source;
  std::string name;
};

struct UseSite {
  std::string_view source;
  const python::Names* names = nullptr;
  const RuleTable* table = nullptr;
  const Rule* rule = nullptr;
  const BoundCall* call = nullptr;        // without a list when the use is not a call
  syntax::Node whole;                     // the call, the attribute or the dotted name
  syntax::Node receiver;                  // of a method; else null
  syntax::Node value;                     // right side of an assignment to the name; else null
  std::string_view paddle = "paddle";     // what the file calls the module
  WholeNumbers* whole_numbers = nullptr;  // of the file
  CollectedSettings* settings = nullptr;  // of the file
  const LayerHabits* habits = nullptr;    // of the project; null where nothing is known of it
  bool binds_names = false;               // an argument has a `:=`, whose name others may read
  std::vector<Hoisted> hoisted;
  // Calls that the chosen alternative knows by their name, so that their arguments can stand alone.
  std::vector<text::ByteRange> opened;
  std::vector<std::string> fresh;  // names given out for {#name}, as "stem=name"

  RuleCall rule_call() const { return {*table, *rule, *call, source}; }
};

}  // namespace paddle_ls::rewrite
