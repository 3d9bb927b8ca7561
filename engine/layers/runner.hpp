// Runs the definitions of a program on values of which not all is known.
#pragma once

#include <deque>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/layers/program.hpp"
#include "engine/layers/value.hpp"
#include "engine/syntax/tree.hpp"

namespace paddle_ls::layers {

using python_ast::Ast;
using python_ast::Field;
using python_ast::Kind;
using python_ast::NodeId;

// What all runs of one program may cost together, and how deep they may be.
inline constexpr std::size_t most_steps = 4'000'000;
inline constexpr std::size_t deepest = 1500;
inline constexpr std::size_t longest_loop = 256;
inline constexpr std::size_t most_classes = 40;

struct Module {
  std::string file;
  std::string text;
  Ast ast;
  NodeId root = python_ast::no_node;
  std::shared_ptr<Scope> scope;
  bool has_run = false;
};

// The function that runs.
struct Frame {
  ModuleId module = 0;
  std::shared_ptr<Scope> scope;
  ObjectId type = 0;  // whose method it is; 0 for none
  ObjectId self = 0;
  Value returned = {};
};

class Runner {
 public:
  explicit Runner(FindModule find);

  // program.cpp
  std::vector<Definition> definitions(const std::string& file);
  Result<void> make(const std::string& file, const std::string& name);
  Ways owners(std::string_view path) const;

 private:
  // objects.cpp
  ObjectId add(Object object);
  Value of(Object object) { return {{add(std::move(object))}, false}; }
  Value number(std::int64_t value);
  Value text(std::string value);
  Value library(std::string dotted);
  Value sequence(std::vector<Value> items, Value rest = {}, bool is_open = false);
  Object* only(const Value& value, ObjectKind kind);
  std::optional<std::int64_t> number_of(const Value& value);
  std::optional<std::string> text_of(const Value& value);
  std::string name_of(const Value& value);
  std::optional<bool> truth_of(const Value& value);
  Value elements_of(const Value& value);
  std::optional<std::vector<Value>> listed(const Value& value);
  void spread(const Value& value, std::vector<Value>& items, Value& rest);
  void put_last(Object& sequence, const Value& item);
  void set_member(Names& members, const std::string& name, const Value& value);
  bool holds_layers(const Value& value) const;

  // modules.cpp
  std::optional<ModuleId> module_of(const std::string& file, const std::string& name);
  void run_module(ModuleId id);
  Value imported(ModuleId from, const std::string& module, const std::string& name);
  void import_all(ModuleId from, const std::string& module, Scope& into);

  std::optional<Value> written(ModuleId id, const std::string& expression);

  // statements.cpp
  void run(std::span<const NodeId> statements);
  void run_statement(NodeId statement);
  void run_branches(const std::vector<std::span<const NodeId>>& branches, bool may_be_none);
  void run_if(NodeId statement);
  void run_for(NodeId statement);
  void run_try(NodeId statement);
  void run_import(NodeId statement);
  void run_import_from(NodeId statement);
  void define_function(NodeId node);
  void define_class(NodeId node);
  void assign(NodeId target, const Value& value);
  void assign_each(const std::vector<NodeId>& targets, const Value& value);
  void assign_attribute(const Value& owner, const std::string& name, const Value& value);

  // expressions.cpp
  Value evaluate(NodeId node);
  Value evaluate_kind(NodeId node);
  Value load(std::string_view name);
  Value constant(NodeId node);
  Value joined(NodeId node);
  Value binary(NodeId node);
  Value compared(NodeId node);
  Value subscript(NodeId node);
  Value comprehension(NodeId node);
  Value elements_by(NodeId node, std::size_t generator, bool& is_open);
  Value dictionary(NodeId node);
  Value attribute(const Value& owner, const std::string& name);
  Value attribute_of(ObjectId owner, const std::string& name);
  std::optional<bool> test(NodeId node);

  // calls.cpp
  Given arguments_of(NodeId call);
  Value call(NodeId node);
  Value call_value(const Value& callee, const Given& given);
  Value call_object(ObjectId callee, const Given& given);
  Value call_function(ObjectId function, ObjectId self, ObjectId type, const Given& given);
  Value known_of(const Value& value) const;
  Value construct_any(const Given& given);
  Value layer_named(const Given& given);
  Value construct(ObjectId type, const Given& given);
  void initialize(ObjectId instance, ObjectId type, const Given& given);
  void bind(NodeId parameters, const Given& given, Scope& into, ObjectId self);
  std::vector<ObjectId> line_of(ObjectId type);  // the class and its bases, nearest first
  std::optional<ObjectId> method_of(ObjectId type, const std::string& name, ObjectId after,
                                    ObjectId& owner);
  std::vector<std::string> library_bases(ObjectId type);
  bool is_layer_class(ObjectId type);

  // library.cpp
  Value call_library(const std::string& dotted, const Given& given);
  Value container(const std::string& dotted, const Given& given);
  void add_part(ObjectId instance, const std::string& base, const Given& given);

  // builtins.cpp
  Value call_builtin(const std::string& name, const Given& given);
  std::optional<bool> is_instance(const Value& value, const Value& type);
  Value range(const Given& given);
  Value length(const Given& given);
  Value in_order(const Given& given);
  Value reversed(const Given& given);
  Value enumerated(const Given& given);
  Value zipped(const Given& given);
  Value dictionary_of(const Given& given);
  Value as_text(const Given& given);
  Value as_number(const Given& given);
  Value instance_test(const Given& given);
  Value set_attribute(const Given& given);
  Value get_attribute(const Given& given);
  Value mapped(const Given& given);
  Value filtered(const Given& given);
  Value greatest(const Given& given);
  Value least(const Given& given);

  // members.cpp
  Value call_member(ObjectId owner, const std::string& name, const Given& given);
  Value call_of_mapping(ObjectId owner, const std::string& name, const Given& given);
  Value looked_up(const Object& mapping, const Given& given);
  Value updated(ObjectId owner, const Given& given);
  std::optional<Value> call_of_sequence(ObjectId owner, const std::string& name,
                                        const Given& given);
  std::optional<Value> call_of_instance(ObjectId owner, const std::string& name,
                                        const Given& given);
  Value call_of_layer(ObjectId owner, const std::string& name, const Given& given);

  // find.cpp
  Step step_of(const Object& instance, std::string_view rest) const;
  void add_wrapped(const Value& inner, std::string_view whole,
                   std::span<const std::string_view> path, const Way& way, Ways& into) const;
  void find(ObjectId at, std::span<const std::string_view> path, std::string_view whole, Way way,
            Ways& into, unsigned depth) const;
  void find(const Value& at, std::span<const std::string_view> path, std::string_view whole,
            const Way& way, Ways& into, unsigned depth) const;

  const Ast& ast() const { return modules_[frame_->module]->ast; }
  std::string_view source() const { return modules_[frame_->module]->text; }
  bool may_go_on();

  FindModule find_module_;
  std::vector<std::unique_ptr<Module>> modules_;
  std::map<std::string, ModuleId> module_by_file_;
  std::deque<Object> objects_;
  std::map<std::int64_t, ObjectId> numbers_;
  std::map<std::string, ObjectId> texts_;
  std::map<std::string, ObjectId> libraries_;
  ObjectId none_ = 0;
  std::map<std::string, Value> known_arguments_;
  Frame* frame_ = nullptr;
  Value model_;
  std::size_t steps_ = 0;
  std::size_t depth_ = 0;
  std::size_t uncertain_ = 0;   // branches and loops around that may not run, or run often
  std::set<ObjectId> running_;  // functions
};

// Any of both.
Value join(const Value& left, const Value& right);
bool gives_layer(std::string_view dotted);

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names);

void join_into(Value& into, const Value& other);

}  // namespace paddle_ls::layers
