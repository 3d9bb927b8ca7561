#include "engine/rewrite/known/rule_set.hpp"

#include <algorithm>

#include "engine/rewrite/known/built_in_rules.hpp"
#include "engine/rewrite/language/json_document.hpp"
#include "engine/rewrite/language/rule_loader.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/spelled_names.hpp"
#include "engine/text/cut.hpp"
#include "engine/torch/torch_library.hpp"
#include "engine/torch/torch_names.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr std::uint32_t layer_shift = 24;

// The release whose compatibility mode serves torch.
constexpr Profile release_of_compat = Profile::v3_3;

// The rules of `table` for `api`, oldest release first.
std::span<const Rule> variants(const RuleTable& table, std::string_view api) {
  const auto first = std::lower_bound(
      table.rules.begin(), table.rules.end(), api,
      [&](const Rule& rule, std::string_view name) { return table.text(rule.api) < name; });
  auto last = first;
  while (last != table.rules.end() && table.text(last->api) == api) ++last;
  return {first, last};
}

using Roots = std::vector<std::string_view>;

// Every name of a file is compared with them; the built-in rules cover some forty packages.
constexpr std::size_t most_roots = 512;

// Adds the first components of the names in `table`, which are in order.
void add_roots(const RuleTable& table, Roots& roots) {
  for (auto at = table.rules.begin(); at != table.rules.end() && roots.size() < most_roots;) {
    const std::string_view api = table.text(at->api);
    const std::string_view root = api.substr(0, api.find('.'));
    if (root != "paddle" && std::find(roots.begin(), roots.end(), root) == roots.end()) {
      roots.push_back(root);
    }
    at = std::partition_point(at, table.rules.end(), [&](const Rule& rule) {
      return is_at_or_below(table.text(rule.api), root);
    });
  }
}

const std::shared_ptr<const Roots>& built_in_roots() {
  static const std::shared_ptr<const Roots> roots = [] {
    const auto known = torch::roots();
    auto made = std::make_shared<Roots>(known.begin(), known.end());
    add_roots(built_in_rules(), *made);
    return made;
  }();
  return roots;
}

const Helper* helper_called(std::string_view name, const RuleTable& table) {
  const auto at = std::lower_bound(
      table.helpers.begin(), table.helpers.end(), name,
      [&](const Helper& row, std::string_view wanted) { return table.text(row.name) < wanted; });
  return at != table.helpers.end() && table.text(at->name) == name ? &*at : nullptr;
}

// A definition that is text in a rule file does not list its needs: the rules that call it do.
std::span<const Need> needs_beside(std::string_view name, const RuleTable& table) {
  for (const Alternative& alternative : table.alternatives) {
    const auto needs = table.rows(alternative.needs);
    for (const Need& need : needs) {
      if (!need.code.empty() && table.text(need.name) == name) return needs;
    }
  }
  return {};
}

// The built-in helpers, which rules of a workspace may name.
const HelperSources& built_in_helpers() {
  static const HelperSources helpers = [] {
    const RuleTable& table = built_in_rules();
    HelperSources made;
    for (const Helper& row : table.helpers) {
      HelperSource& source = made[std::string(table.text(row.name))];
      source.code = table.text(row.code);
      for (const Need& need : table.rows(row.needs)) {
        (need.code.empty() ? source.modules : source.helpers).emplace_back(table.text(need.name));
      }
    }
    return made;
  }();
  return helpers;
}

// The built-in conditions, which rules of a workspace may name.
const NamedConditions& conditions_by_name() {
  static const NamedConditions conditions = [] {
    NamedConditions made;
    for (const std::string_view line : text::split(built_in_conditions(), '\n')) {
      const auto fields = text::split(line, '\t');
      if (fields.size() < 3) continue;  // after the last line
      NamedCondition& condition = made[std::string(fields[0])];
      condition.parameter = fields[1];
      condition.any_of.assign(fields.begin() + 2, fields.end());
    }
    return made;
  }();
  return conditions;
}

}  // namespace

Surroundings around_rule_files(const ReadBeside& read) {
  return {&built_in_helpers(), &conditions_by_name(), read};
}

RuleSet::RuleSet() : roots_(built_in_roots()) {
  // Null owner: the rows last as long as the program.
  layers_.push_back(
      {nullptr, std::shared_ptr<const RuleTable>(std::shared_ptr<void>(), &built_in_rules())});
}

std::vector<Error> RuleSet::add_rules(std::string_view json, std::string_view file,
                                      const ReadBeside& read) {
  const auto builder = std::make_shared<RuleTableBuilder>();
  Surroundings around = around_rule_files(read);
  around.budget = &budget_;
  std::vector<Error> errors = load_rules(json, file, *builder, around);
  builder->sort();
  layers_.push_back({builder, std::make_shared<const RuleTable>(builder->table())});
  auto roots = std::make_shared<Roots>(*roots_);
  add_roots(*layers_.back().table, *roots);
  roots_ = std::move(roots);
  if (roots_->size() == most_roots) {
    errors.push_back({"the rules are for more than " + std::to_string(most_roots) +
                          " packages; those after `" + std::string(roots_->back()) +
                          "` are not used",
                      std::string(file) + ":1:1"});
  }
  for (const RuleAlias& alias : builder->aliases()) {
    if (knows(alias.target)) continue;
    errors.push_back({"no conversion rule exists for `" + alias.target + "`, which `" + alias.name +
                          "` is said to be",
                      std::string(file) + ":" + place(json, alias.offset)});
  }
  return errors;
}

std::string_view RuleSet::alias_target(std::string_view api) const {
  for (std::size_t layer = layers_.size(); layer-- > 0;) {
    if (layers_[layer].owner == nullptr) continue;
    const auto& aliases = layers_[layer].owner->aliases();
    const auto at = std::lower_bound(
        aliases.begin(), aliases.end(), api,
        [](const RuleAlias& alias, std::string_view wanted) { return alias.name < wanted; });
    if (at != aliases.end() && at->name == api) return at->target;
  }
  return {};
}

FoundRule RuleSet::find(std::string_view api, Profile profile) const {
  for (std::size_t layer = layers_.size(); layer-- > 0;) {
    if (const FoundRule found = find_in(layer, api, profile)) return found;
    if (profile != Profile::v3_3_compat) continue;
    if (const FoundRule found = find_in(layer, api, release_of_compat)) return found;
  }
  return {};
}

FoundRule RuleSet::find_in(std::size_t layer, std::string_view api, Profile profile) const {
  const RuleTable& table = *layers_[layer].table;
  for (const Rule& rule : variants(table, api)) {
    if (rule.since > profile || profile > rule.until) continue;
    const auto index = static_cast<std::uint32_t>(&rule - table.rules.data());
    return {&table, &rule, (static_cast<std::uint32_t>(layer) << layer_shift) + index + 1};
  }
  return {};
}

FoundRule RuleSet::find_under_any_name(std::string_view api, Profile profile) const {
  if (const FoundRule found = find(api, profile)) return found;
  // The mode was tested with one spelling of a name; it may lack the others.
  if (profile == Profile::v3_3_compat) profile = release_of_compat;
  if (const std::string_view target = alias_target(api); !target.empty()) {
    if (const FoundRule found = find(target, profile)) return found;
  }
  for (const std::string& name : torch::other_names(api)) {
    if (const FoundRule found = find(name, profile)) return found;
  }
  return {};
}

bool RuleSet::knows(std::string_view api) const {
  const auto knows_spelled = [&](std::string_view name) {
    return std::any_of(layers_.begin(), layers_.end(),
                       [&](const Layer& layer) { return !variants(*layer.table, name).empty(); });
  };
  const auto others = torch::other_names(api);
  return knows_spelled(api) || knows_spelled(alias_target(api)) ||
         std::any_of(others.begin(), others.end(), knows_spelled);
}

std::vector<std::string_view> RuleSet::names(Profile profile) const {
  if (profile == Profile::v3_3_compat) profile = release_of_compat;
  std::vector<std::string_view> result;
  for (const Layer& layer : layers_) {
    for (const Rule& rule : layer.table->rules) {
      if (rule.since <= profile && profile <= rule.until) {
        result.push_back(layer.table->text(rule.api));
      }
    }
  }
  return result;
}

bool RuleSet::covers(std::string_view api, Profile profile) const {
  if (is_at_or_below(api, "paddle")) return false;
  if (!torch::serves_other_libraries(api)) return true;
  for (std::size_t dot = api.find('.'); dot != std::string_view::npos;
       dot = api.find('.', dot + 1)) {
    if (find(api.substr(0, dot), profile)) return true;
  }
  return static_cast<bool>(find(api, profile));
}

std::vector<std::string_view> RuleSet::built_in_helper_names() {
  std::vector<std::string_view> names;
  for (const auto& [name, source] : built_in_helpers()) names.push_back(name);
  return names;
}

FoundHelper RuleSet::helper(std::string_view name) const {
  FoundHelper found;
  const auto add = [&](const RuleTable& table, const Need& need) {
    const std::string_view other = table.text(need.name);
    auto& list = need.code.empty() ? found.modules : found.helpers;
    const bool is_known = std::find(list.begin(), list.end(), other) != list.end();
    if (other != name && !is_known) list.push_back(other);
  };
  for (std::size_t layer = layers_.size(); layer-- > 0 && found.code.empty();) {
    const RuleTable& table = *layers_[layer].table;
    const Helper* row = helper_called(name, table);
    if (row == nullptr) continue;
    found.code = table.text(row->code);
    for (const Need& need : table.rows(row->needs)) add(table, need);
    if (layers_[layer].owner == nullptr) continue;
    for (const Need& need : needs_beside(name, table)) {
      if (mentions(found.code, table.text(need.name))) add(table, need);
    }
  }
  if (mentions(found.code, "paddle")) found.modules.push_back("paddle");
  return found;
}

bool RuleSet::is_built_in(const FoundRule& found) {
  return found && found.table == &built_in_rules();
}

FoundRule RuleSet::rule(std::uint32_t id) const {
  const std::size_t layer = (id - 1) >> layer_shift;
  const std::size_t index = (id - 1) & ((1U << layer_shift) - 1);
  if (id == 0 || layer >= layers_.size()) return {};
  const RuleTable& table = *layers_[layer].table;
  if (index >= table.rules.size()) return {};
  return {&table, &table.rules[index], id};
}

}  // namespace paddle_ls::rewrite
