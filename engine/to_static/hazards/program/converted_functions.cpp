#include "engine/to_static/hazards/program/converted_functions.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "engine/to_static/hazards/program/builders.hpp"
#include "engine/to_static/hazards/program/handed.hpp"
#include "engine/to_static/hazards/program/names_of_file.hpp"

namespace paddle_ls::to_static {
namespace {

constexpr std::array<std::string_view, 5> to_static_names = {
    "paddle.jit.to_static", "paddle.jit.declarative", "paddle.jit.api.to_static",
    "paddle.fluid.dygraph.declarative", "paddle.fluid.dygraph.jit.declarative"};

// A project may lead anywhere; the limits apply to each file, not to the project.
constexpr std::size_t most_elsewhere = 400;
constexpr std::size_t most_reasons = 8;
// From a parameter that is passed on to the arguments of its callers.
constexpr int most_callers = 3;

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

struct GivenValue {
  const Part* part;
  NodeId value;
};

// The arguments for one parameter in calls of a function under its own name.
std::vector<GivenValue> given_at_calls(const ConversionUnit& file, const Part& own, NodeId function,
                                       NodeId parameter) {
  const std::string_view name = own.ast.text(function);
  const NodeList parameters = positional_parameters(own, function);
  const auto place = static_cast<std::size_t>(
      std::find(parameters.begin(), parameters.end(), parameter) - parameters.begin());
  std::vector<GivenValue> found;
  for (const Part& part : file.parts) {
    for (const NodeId call : part.piece->nodes) {
      if (!part.ast.is(call, Kind::call)) continue;
      const NodeId callee = part.ast.child(call, Field::func);
      if (part.ast.text(callee) != name) continue;
      const NodeList& arguments = part.ast.list(call, Field::args);
      NodeId value = keyword_value(part.ast, call, own.ast.text(parameter));
      if (value == no_node && place < arguments.size()) value = arguments[place];
      if (value != no_node) found.push_back({&part, value});
    }
  }
  return found;
}

// A function that was reached, and the way that led to it.
struct Found {
  Site site;
  Converted converted;
  text::ByteRange door;
};

class Search {
 public:
  Search(const ConversionUnit& program, const Neighbourhood& around, const CallsIn& calls)
      : program_(program), around_(around), calls_(calls) {}

  ConvertedFunctions run(Reach reach) {
    if (reach == Reach::every_function) builders_ = builders_of(program_);
    for (const Part& part : program_.parts) {
      for (const NodeId node : part.piece->nodes) enter(part, node, reach);
    }
    for (const CalledFromElsewhere& called : around_.called) {
      if (const Definition function = program_.at_path(called.function)) {
        add({nullptr, function}, EntryReason::called, called.reasons, {});
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
        add({nullptr, {&part, node}}, EntryReason::decorated,
            {{part.range(decorator), "converted by this decorator"}}, {});
      }
      if (reach == Reach::every_function && part.function_around(node) == no_node &&
          !builders_.contains({&part, node})) {
        add({nullptr, {&part, node}}, EntryReason::decorated, {}, {});
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
    const std::vector<Site> sites = sites_of_handed(part, handed, part.function_around(call), 0);
    const std::string what = saves ? "converted to be saved here" : "converted here";
    for (const Site& site : sites) {
      add(site, EntryReason::handed_over,
          {{part.range(call), what + choice(sites), nullptr, saves}}, part.range(callee));
    }
  }

  // The value that is passed; for a parameter, the arguments of calls in this file.
  std::vector<Site> sites_of_handed(const Part& part, NodeId handed, NodeId around, int depth) {
    std::vector<Site> found;
    for (const Reference& reference : functions_of_value(part, handed, around)) {
      for (Site& site : follow(program_, around_, nullptr, part, reference)) {
        if (std::find(found.begin(), found.end(), site) == found.end()) found.push_back(site);
      }
    }
    if (!found.empty() || around == no_node || depth == most_callers) return found;
    if (!part.ast.is(handed, Kind::name)) return found;
    const NodeId parameter = parameter_named(part, around, part.ast.text(handed));
    if (parameter == no_node) return found;
    for (const auto& [caller, value] : given_at_calls(program_, part, around, parameter)) {
      for (Site& site :
           sites_of_handed(*caller, value, caller->function_around(value), depth + 1)) {
        if (std::find(found.begin(), found.end(), site) == found.end()) found.push_back(site);
      }
    }
    return found;
  }

  // Which layers the value may be, where there are several.
  static std::string choice(const std::vector<Site>& sites) {
    if (sites.size() < 2) return {};
    std::string names;
    for (const Site& site : sites) {
      const auto [part, node] = site.function;
      const NodeId type = part->class_of(node);
      names += (names.empty() ? "`" : ", `") + part->path(type == no_node ? node : type) + "`";
    }
    return "; the value is one of " + names;
  }

  // `full_graph=False` selects the byte code mode, which has none of these hazards.
  static bool turned_off(const Ast& ast, NodeId call) {
    if (!ast.is(call, Kind::call)) return false;
    const NodeId value = keyword_value(ast, call, "full_graph");
    return value != no_node && ast.text(value) == "False";
  }

  void follow_calls(std::size_t from) {
    // References to elements are invalidated as more is found.
    const Site caller = found_[from].site;
    const Part& part = *caller.function.part;
    const auto text = caller.file ? caller.file->file : nullptr;
    const CallsOf* calls =
        caller.file ? &elsewhere(part, caller.function.node) : &calls_(part, caller.function.node);
    for (const CallTo& call : *calls) {
      const text::ByteRange callee{part.start + call.callee.start, part.start + call.callee.end};
      for (const Reference& reference : call.functions) {
        for (const Site& site : follow(program_, around_, caller.file, part, reference)) {
          if (known(site)) continue;
          std::vector<ConversionReason> reasons = {
              {callee,
               "called from `" + std::string(part.ast.text(caller.function.node)) +
                   "`, which is converted",
               text}};
          const auto& outer = found_[from].converted.reasons;
          reasons.insert(reasons.end(), outer.begin(), outer.end());
          if (reasons.size() > most_reasons) reasons.resize(most_reasons);
          add(site, EntryReason::called, std::move(reasons),
              caller.file ? found_[from].door : callee);
        }
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

  void add(const Site& site, EntryReason entry, std::vector<ConversionReason> reasons,
           text::ByteRange door) {
    const auto [part, node] = site.function;
    if (known(site)) return;
    if (entry == EntryReason::called && is_marked_not_to_static(*part, node)) return;
    if (site.file && ++count_elsewhere_ > most_elsewhere) return;
    known_.insert(key(site));
    found_.push_back({site, {part, node, entry, std::move(reasons)}, door});
  }

  const ConversionUnit& program_;
  const Neighbourhood& around_;
  const CallsIn& calls_;
  CallsOf elsewhere_;
  std::vector<Found> found_;
  std::set<FunctionOfPart> builders_;  // what conversion never reaches
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

ConvertedFunctions converted_functions(const ConversionUnit& program, Reach reach,
                                       const Neighbourhood& around, const CallsIn& calls) {
  return Search(program, around, calls).run(reach);
}

ConvertedFunctions converted_functions(const ConversionUnit& program, const Neighbourhood& around) {
  CallsOf last;
  return converted_functions(program, Reach::converted, around, not_remembered(last));
}

std::vector<Converted> converted_functions(const ConversionUnit& program, Reach reach) {
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
    const auto sites = follow(part.file, {}, nullptr, part, reference);
    if (!sites.empty()) return sites.front().function;
  }
  return {};
}

}  // namespace paddle_ls::to_static
