#include "engine/to_static/hazards/program/converted.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace paddle_ls::to_static {
namespace {

constexpr std::array<std::string_view, 5> to_static_names = {
    "paddle.jit.to_static", "paddle.jit.declarative", "paddle.jit.api.to_static",
    "paddle.fluid.dygraph.declarative", "paddle.fluid.dygraph.jit.declarative"};

// A project may lead anywhere; a file is looked at on its account, not the project's.
constexpr std::size_t most_elsewhere = 400;
constexpr std::size_t most_reasons = 8;

NodeId callee_of(const Ast& ast, NodeId expression) {
  return ast.is(expression, Kind::call) ? ast.child(expression, Field::func) : expression;
}

// False for nearly every expression, without making its whole name.
bool may_be(const Part& part, NodeId expression, std::string_view last) {
  if (part.ast.is(expression, Kind::attribute)) return part.ast.text(expression) == last;
  return part.ast.is(expression, Kind::name) &&
         part.file.imports.contains(part.ast.text(expression));
}

bool is_call_of(const Part& part, NodeId callee, std::string_view name) {
  const std::string_view last = name.substr(name.rfind('.') + 1);
  return may_be(part, callee, last) && part.qualified(callee) == name;
}

// A function that was reached, and the way that led to it.
struct Found {
  Site site;
  Converted converted;
  text::ByteRange door;
};

class Search {
 public:
  Search(const Program& program, const Neighbourhood& around, const CallsIn& calls)
      : program_(program), around_(around), calls_(calls) {}

  ConvertedFunctions run(Reach reach) {
    for (const Part& part : program_.parts) {
      for (const NodeId node : part.piece->nodes) enter(part, node, reach);
    }
    for (const CalledFromElsewhere& called : around_.called) {
      if (const Definition function = program_.at_path(called.function)) {
        add({nullptr, function}, Entry::called, called.reasons, {});
      }
    }
    for (std::size_t next = 0; next < found_.size(); ++next) follow_calls(next);
    ConvertedFunctions functions;
    for (Found& found : found_) {
      if (found.site.file) {
        functions.elsewhere.push_back(
            {std::move(found.site.file), std::move(found.converted), found.door});
      } else {
        functions.own.push_back(std::move(found.converted));
      }
    }
    return functions;
  }

 private:
  void enter(const Part& part, NodeId node, Reach reach) {
    const Ast& ast = part.ast;
    if (python_ast::is_function(ast.kind(node))) {
      for (const NodeId decorator : ast.list(node, Field::decorators)) {
        if (!is_to_static(part, callee_of(ast, decorator)) || turned_off(ast, decorator)) continue;
        add({nullptr, {&part, node}}, Entry::decorated,
            {{part.range(decorator), "converted by this decorator"}}, {});
      }
      if (reach == Reach::every_function && part.function_around(node) == no_node) {
        add({nullptr, {&part, node}}, Entry::decorated, {}, {});
      }
    } else if (ast.is(node, Kind::call)) {
      enter_call(part, node);
    }
  }

  void enter_call(const Part& part, NodeId call) {
    const Ast& ast = part.ast;
    const NodeId callee = ast.child(call, Field::func);
    const bool saves = is_call_of(part, callee, "paddle.jit.save");
    if (!saves && (!is_to_static(part, callee) || turned_off(ast, call))) return;
    NodeId handed = keyword_value(ast, call, saves ? "layer" : "function");
    const NodeList& arguments = ast.list(call, Field::args);
    if (handed == no_node && !arguments.empty()) handed = arguments.front();
    if (handed == no_node) return;
    for (const Reference& reference :
         functions_of_value(part, handed, part.function_around(call))) {
      const auto site = follow(program_, around_, nullptr, part, reference);
      if (!site) continue;
      add(*site, Entry::handed_over,
          {{part.range(call), saves ? "converted to be saved here" : "converted here"}},
          part.range(callee));
    }
  }

  // `full_graph=False` asks for the byte code way, which has none of these hazards.
  static bool turned_off(const Ast& ast, NodeId call) {
    if (!ast.is(call, Kind::call)) return false;
    const NodeId value = keyword_value(ast, call, "full_graph");
    return value != no_node && ast.text(value) == "False";
  }

  void follow_calls(std::size_t from) {
    // What is found moves as more is found.
    const Site caller = found_[from].site;
    const Part& part = *caller.function.part;
    const auto text = caller.file ? caller.file->file : nullptr;
    const CallsOf* calls =
        caller.file ? &elsewhere(part, caller.function.node) : &calls_(part, caller.function.node);
    for (const CallTo& call : *calls) {
      const text::ByteRange callee{part.start + call.callee.start, part.start + call.callee.end};
      for (const Reference& reference : call.functions) {
        const auto site = follow(program_, around_, caller.file, part, reference);
        if (!site || known(*site)) continue;
        std::vector<ConversionReason> reasons = {
            {callee,
             "called from `" + std::string(part.ast.text(caller.function.node)) +
                 "`, which is converted",
             text}};
        const auto& outer = found_[from].converted.reasons;
        reasons.insert(reasons.end(), outer.begin(), outer.end());
        if (reasons.size() > most_reasons) reasons.resize(most_reasons);
        add(*site, Entry::called, std::move(reasons), caller.file ? found_[from].door : callee);
      }
    }
  }

  const CallsOf& elsewhere(const Part& part, NodeId function) {
    return elsewhere_ = calls_of(part, function);
  }

  bool known(const Site& site) const { return known_.contains(key(site)); }

  static std::pair<const Part*, NodeId> key(const Site& site) {
    return {site.function.part, site.function.node};
  }

  void add(const Site& site, Entry entry, std::vector<ConversionReason> reasons,
           text::ByteRange door) {
    const auto [part, node] = site.function;
    if (known(site)) return;
    if (entry == Entry::called && is_marked_not_to_static(*part, node)) return;
    if (site.file && ++count_elsewhere_ > most_elsewhere) return;
    known_.insert(key(site));
    found_.push_back({site, {part, node, entry, std::move(reasons)}, door});
  }

  const Program& program_;
  const Neighbourhood& around_;
  const CallsIn& calls_;
  CallsOf elsewhere_;
  std::vector<Found> found_;
  std::set<std::pair<const Part*, NodeId>> known_;
  std::size_t count_elsewhere_ = 0;
};

CallsIn not_remembered(CallsOf& last) {
  return [&last](const Part& part, NodeId function) -> const CallsOf& {
    return last = calls_of(part, function);
  };
}

}  // namespace

CallsOf calls_of(const Part& part, NodeId function) {
  CallsOf calls;
  for (const NodeId node : python_ast::preorder(part.ast, function)) {
    if (!part.ast.is(node, Kind::call)) continue;
    const NodeId callee = part.ast.child(node, Field::func);
    References functions = functions_of_value(part, callee, function);
    if (functions.empty()) continue;
    const Origin at = part.ast.origin(callee);
    calls.push_back({{at.start, at.end}, std::move(functions)});
  }
  return calls;
}

ConvertedFunctions converted_functions(const Program& program, Reach reach,
                                       const Neighbourhood& around, const CallsIn& calls) {
  return Search(program, around, calls).run(reach);
}

ConvertedFunctions converted_functions(const Program& program, const Neighbourhood& around) {
  CallsOf last;
  return converted_functions(program, Reach::converted, around, not_remembered(last));
}

std::vector<Converted> converted_functions(const Program& program, Reach reach) {
  CallsOf last;
  return converted_functions(program, reach, {}, not_remembered(last)).own;
}

bool is_to_static(const Part& part, NodeId expression) {
  if (!may_be(part, expression, "to_static") && !may_be(part, expression, "declarative")) {
    return false;
  }
  const std::string name = part.qualified(expression);
  return std::find(to_static_names.begin(), to_static_names.end(), name) != to_static_names.end();
}

bool is_marked_not_to_static(const Part& part, NodeId function) {
  const NodeList& decorators = part.ast.list(function, Field::decorators);
  return std::any_of(decorators.begin(), decorators.end(), [&](NodeId decorator) {
    return part.qualified(callee_of(part.ast, decorator)) == "paddle.jit.not_to_static";
  });
}

Definition function_of_value(const Part& part, NodeId expression, NodeId around) {
  for (const Reference& reference : functions_of_value(part, expression, around)) {
    const auto site = follow(part.file, {}, nullptr, part, reference);
    if (site) return site->function;
  }
  return {};
}

}  // namespace paddle_ls::to_static
