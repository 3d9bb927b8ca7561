#include "engine/to_static/hazards/program/given.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "engine/to_static/hazards/program/handed.hpp"

namespace paddle_ls::to_static {
namespace {

// The functions that the expression refers to, also through `to_static`.
std::vector<Site> sites_of(const ConversionUnit& program, const Neighbourhood& around,
                           const Part& part, NodeId expression, NodeId scope) {
  const Ast& ast = part.ast;
  NodeList values = {expression};
  if (ast.is(expression, Kind::name)) {
    for (const NodeId bound_in : {scope, no_node}) {
      const auto bound = part.piece->values.find({bound_in, std::string(ast.text(expression))});
      if (bound == part.piece->values.end()) continue;
      values.insert(values.end(), bound->second.begin(), bound->second.end());
      break;
    }
  }
  std::vector<Site> found;
  for (NodeId value : values) {
    const bool converts = ast.is(value, Kind::call) &&
                          is_to_static(part, ast.child(value, Field::func)) &&
                          !ast.list(value, Field::args).empty();
    if (value != expression && !converts) continue;
    if (converts) value = ast.list(value, Field::args).front();
    for (const Reference& reference : functions_of_value(part, value, scope)) {
      for (Site& site : follow(program, around, nullptr, part, reference)) {
        found.push_back(std::move(site));
      }
    }
  }
  return found;
}

// How far open dimensions are passed on from call to call.
constexpr int most_rounds = 3;

class Gifts {
 public:
  Gifts(const ConversionUnit& program, std::vector<Converted>& functions) : program_(program) {
    for (Converted& each : functions) {
      if (positional_parameters(*each.part, each.function).empty()) continue;
      wanted_.try_emplace({each.part, each.function}, &each);
      names_.insert(each.part->ast.text(each.function));
    }
  }

  void run(const std::vector<GivenFromElsewhere>& elsewhere) {
    if (wanted_.empty()) return;
    for (auto& [place, function] : wanted_) decorators(*place.first, place.second, function);
    for (const Part& part : program_.parts) {
      for (const NodeId node : part.piece->nodes) {
        if (part.ast.is(node, Kind::call)) call(part, node);
      }
    }
    for (const GivenFromElsewhere& each : elsewhere) add(each);
    pass_dimensions_on();
    for (auto& [place, function] : wanted_) function.converted->given = function.handed.given();
  }

 private:
  struct Wanted {
    explicit Wanted(Converted* function)
        : converted(function), handed(*function->part, function->function) {}

    Converted* converted;
    Handed handed;
  };

  static void decorators(const Part& part, NodeId function, Wanted& to) {
    for (const NodeId decorator : part.ast.list(function, Field::decorators)) {
      if (!part.ast.is(decorator, Kind::call)) continue;
      if (!is_to_static(part, part.ast.child(decorator, Field::func))) continue;
      to.handed.specify(part, keyword_value(part.ast, decorator, "input_spec"));
    }
  }

  // A parameter that is passed on unchanged keeps its open dimensions.
  void pass_dimensions_on() {
    for (int round = 0; round < most_rounds; ++round) {
      for (auto& [place, caller] : wanted_) {
        for (const HandedArgument& each : caller.handed.given()) {
          if (each.open_dimensions != 0) pass_on(*place.first, place.second, each);
        }
      }
    }
  }

  void pass_on(const Part& part, NodeId caller, const HandedArgument& given) {
    const Ast& ast = part.ast;
    if (part.piece->values.contains({caller, given.parameter})) return;
    for (const NodeId call : python_ast::preorder(ast, caller)) {
      if (!ast.is(call, Kind::call)) continue;
      const NodeList& arguments = ast.list(call, Field::args);
      const auto found = std::find_if(arguments.begin(), arguments.end(), [&](NodeId argument) {
        return ast.is(argument, Kind::name) && ast.text(argument) == given.parameter;
      });
      if (found == arguments.end() || !may_lead_to_wanted(part, call)) continue;
      const auto at = static_cast<std::size_t>(found - arguments.begin());
      for (Wanted* each : wanted(part, ast.child(call, Field::func), caller)) {
        const Part& own = *each->converted->part;
        const NodeList parameters = positional_parameters(own, each->converted->function);
        if (at >= parameters.size()) continue;
        each->handed.open(std::string(own.ast.text(parameters[at])), given.open_dimensions);
      }
    }
  }

  void call(const Part& part, NodeId call) {
    const Ast& ast = part.ast;
    const NodeId callee = ast.child(call, Field::func);
    if (part.qualified(callee) == "paddle.jit.save") return saved(part, call);
    if (is_to_static(part, callee)) {
      const NodeId specs = keyword_value(ast, call, "input_spec");
      if (specs == no_node || ast.list(call, Field::args).empty()) return;
      const NodeId around = part.function_around(call);
      for (Wanted* each : wanted(part, ast.list(call, Field::args).front(), around)) {
        each->handed.specify(part, specs);
      }
      return;
    }
    if (!may_lead_to_wanted(part, call)) return;
    const NodeId around = part.function_around(call);
    for (Wanted* each : wanted(part, callee, around)) each->handed.pass(part, call, around);
  }

  void saved(const Part& part, NodeId call) {
    const NodeId specs = keyword_value(part.ast, call, "input_spec");
    if (specs == no_node || part.ast.list(call, Field::args).empty()) return;
    const NodeId around = part.function_around(call);
    for (Wanted* each : wanted(part, part.ast.list(call, Field::args).front(), around)) {
      each->handed.specify(part, specs);
    }
  }

  // False for nearly every call, without a search: the callee has another name, and the file does
  // not bind it.
  bool may_lead_to_wanted(const Part& part, NodeId call) const {
    NodeId callee = part.ast.child(call, Field::func);
    const std::string_view name = part.ast.text(callee);
    if (part.ast.is(callee, Kind::attribute)) {
      while (part.ast.is(callee, Kind::attribute)) callee = part.ast.child(callee, Field::value);
      return names_.contains(name) || part.ast.text(callee) == "self";
    }
    if (!part.ast.is(callee, Kind::name)) return true;
    return names_.contains(name) || !program_.binding(name).empty() ||
           program_.definition(name, Kind::class_def) ||
           part.piece->values.contains({part.function_around(call), std::string(name)});
  }

  std::vector<Wanted*> wanted(const Part& part, NodeId expression, NodeId around) {
    std::vector<Wanted*> found;
    for (const Site& site : sites_of(program_, {}, part, expression, around)) {
      const auto known = wanted_.find({site.function.part, site.function.node});
      if (known != wanted_.end()) found.push_back(&known->second);
    }
    return found;
  }

  void add(const GivenFromElsewhere& elsewhere) {
    const Definition function = program_.at_path(elsewhere.function);
    const auto known = wanted_.find({function.part, function.node});
    if (known == wanted_.end()) return;
    for (const HandedArgument& each : elsewhere.given) known->second.handed.add(each);
  }

  const ConversionUnit& program_;
  std::map<std::pair<const Part*, NodeId>, Wanted> wanted_;
  std::set<std::string_view> names_;
};

}  // namespace

void add_given(const ConversionUnit& program, const std::vector<GivenFromElsewhere>& elsewhere,
               std::vector<Converted>& functions) {
  Gifts(program, functions).run(elsewhere);
}

std::vector<GivenToOther> given_to_others(const ConversionUnit& program,
                                          const Neighbourhood& around) {
  struct Taker {
    OtherFiles::File file;
    Handed handed;
  };
  std::map<std::pair<const Part*, NodeId>, Taker> takers;
  const auto each_taker = [&](const Part& part, NodeId expression, const auto& give) {
    const NodeId scope = part.function_around(expression);
    for (const Site& site : sites_of(program, around, part, expression, scope)) {
      const auto [own, function] = site.function;
      if (!site.file) continue;
      give(takers.try_emplace({own, function}, Taker{site.file, Handed(*own, function)})
               .first->second.handed,
           scope);
    }
  };
  for (const Part& part : program.parts) {
    for (const NodeId node : part.piece->nodes) {
      if (!part.ast.is(node, Kind::call)) continue;
      const NodeId callee = part.ast.child(node, Field::func);
      const NodeList& arguments = part.ast.list(node, Field::args);
      if (!is_to_static(part, callee)) {
        each_taker(part, callee,
                   [&](Handed& taker, NodeId scope) { taker.pass(part, node, scope); });
      } else if (!arguments.empty()) {
        const NodeId specs = keyword_value(part.ast, node, "input_spec");
        each_taker(part, arguments.front(),
                   [&](Handed& taker, NodeId) { taker.specify(part, specs); });
      }
    }
  }
  std::vector<GivenToOther> all;
  for (const auto& [place, taker] : takers) {
    auto given = taker.handed.given();
    if (given.empty()) continue;
    all.push_back({taker.file, {place.first->path(place.second), std::move(given)}});
  }
  // The map is in the order of addresses.
  std::sort(all.begin(), all.end(), [](const GivenToOther& left, const GivenToOther& right) {
    return std::tie(left.file->file->path, left.given.function) <
           std::tie(right.file->file->path, right.given.function);
  });
  return all;
}

std::string digest(const std::vector<HandedArgument>& given) {
  std::string text;
  for (const HandedArgument& each : given) {
    for (const Judgement* part : {&each.whole, &each.items}) {
      text +=
          each.parameter + ':' + std::to_string(static_cast<int>(part->nature)) + part->why + ';';
    }
    text += std::to_string(each.open_dimensions) + '/' + std::to_string(each.rank) +
            (each.has_open_dimensions ? "o;" : ";");
  }
  return text;
}

}  // namespace paddle_ls::to_static
