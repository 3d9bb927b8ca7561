#include "engine/ir/legacy/op_table.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "engine/ir/legacy/built_in_tables.hpp"
#include "engine/text/cut.hpp"

namespace paddle_ls::ir {

namespace {

struct AttributeKindName {
  std::string_view name;
  AttributeKind kind;
};

constexpr std::array attribute_kind_names = {
    AttributeKindName{"int", AttributeKind::int32},
    AttributeKindName{"int32_t", AttributeKind::int32},
    AttributeKindName{"int64_t", AttributeKind::int64},
    AttributeKindName{"float", AttributeKind::float32},
    AttributeKindName{"double", AttributeKind::float64},
    AttributeKindName{"bool", AttributeKind::boolean},
    AttributeKindName{"str", AttributeKind::string},
    AttributeKindName{"int[]", AttributeKind::int32_list},
    AttributeKindName{"int64_t[]", AttributeKind::int64_list},
    AttributeKindName{"float[]", AttributeKind::float32_list},
    AttributeKindName{"double[]", AttributeKind::float64_list},
    AttributeKindName{"bool[]", AttributeKind::boolean_list},
    AttributeKindName{"str[]", AttributeKind::string_list},
    AttributeKindName{"Scalar", AttributeKind::scalar},
    AttributeKindName{"Scalar[]", AttributeKind::scalar_list},
    AttributeKindName{"IntArray", AttributeKind::int_array},
    AttributeKindName{"DataType", AttributeKind::data_type},
    AttributeKindName{"Place", AttributeKind::place},
    AttributeKindName{"DataLayout", AttributeKind::data_layout},
};

AttributeKind kind_of(std::string_view name) {
  const auto found = std::ranges::find(attribute_kind_names, name, &AttributeKindName::name);
  return found != attribute_kind_names.end() ? found->kind : AttributeKind::other;
}

bool take_suffix(std::string_view& text, std::string_view suffix) {
  if (!text.ends_with(suffix)) return false;
  text.remove_suffix(suffix.size());
  return true;
}

// name[:kind][?|!][*]=legacy[<tensor[,tensor list]>][~value]
std::optional<Argument> argument_of(std::string_view entry) {
  const std::size_t equals = entry.find('=');
  if (equals == std::string_view::npos || equals == 0) return std::nullopt;
  Argument argument;
  argument.name = entry.substr(0, equals);
  argument.legacy = entry.substr(equals + 1);
  argument.list = take_suffix(argument.name, "*");
  argument.optional = take_suffix(argument.name, "?");
  argument.late = take_suffix(argument.name, "!");
  if (const std::size_t colon = argument.name.find(':'); colon != std::string_view::npos) {
    argument.kind = kind_of(argument.name.substr(colon + 1));
    argument.name = argument.name.substr(0, colon);
    argument.from_attribute = true;
  }
  if (const std::size_t tilde = argument.legacy.find('~'); tilde != std::string_view::npos) {
    argument.run_time = argument.legacy.substr(tilde + 1);
    argument.legacy = argument.legacy.substr(0, tilde);
  }
  if (take_suffix(argument.legacy, ">")) {
    const std::size_t open = argument.legacy.find('<');
    if (open == std::string_view::npos) return std::nullopt;
    const auto tensors = text::split(argument.legacy.substr(open + 1), ',');
    argument.tensor = tensors[0];
    if (tensors.size() > 1) argument.tensor_list = tensors[1];
    argument.legacy = argument.legacy.substr(0, open);
  }
  return argument;
}

// The entries of one column, or the one that cannot be read.
Result<std::vector<Argument>> arguments_of(std::string_view column) {
  std::vector<Argument> arguments;
  for (const std::string_view entry : text::split(column, ' ')) {
    if (entry.empty()) continue;
    const auto argument = argument_of(entry);
    if (!argument) return error("expected name=Parameter, got \"" + std::string(entry) + "\"");
    arguments.push_back(*argument);
  }
  return arguments;
}

Result<OpRule> rule_of(std::string_view line) {
  auto columns = text::split(line, '\t');
  if (columns.size() < 2 || columns[0].empty() || columns[1].empty()) {
    return error("expected a legacy op and a PIR op, separated by a tab");
  }
  columns.resize(6);
  OpRule rule;
  rule.legacy = columns[0];
  rule.pir = columns[1];
  for (const std::string_view flag : text::split(columns[2], ',')) {
    rule.inplace |= flag == "inplace";
    rule.kernels |= flag == "kernels";
    rule.missing |= flag == "missing";
  }
  std::array<std::vector<Argument>*, 3> parts = {&rule.operands, &rule.attributes, &rule.results};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    auto arguments = arguments_of(columns[i + 3]);
    if (!arguments) return tl::unexpected(std::move(arguments.error()));
    *parts[i] = std::move(*arguments);
  }
  return rule;
}

}  // namespace

Result<OpTable> OpTable::parse(std::string text) {
  OpTable table;
  table.texts_.push_back(std::make_shared<const std::string>(std::move(text)));
  std::size_t number = 0;
  for (std::string_view line : text::split(*table.texts_.back(), '\n')) {
    ++number;
    take_suffix(line, "\r");
    if (line.empty() || line.front() == '#') continue;
    auto rule = rule_of(line);
    if (!rule) return error(rule.error().message, std::to_string(number) + ":1");
    table.rules_.push_back(std::move(*rule));
  }
  table.index();
  return table;
}

void OpTable::index() {
  by_legacy_.clear();
  by_pir_.clear();
  pir_ops_.clear();
  struct Variant {
    std::size_t start;  // in `names`
    std::size_t rule;
  };
  std::string names;
  std::vector<Variant> variants;
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    const OpRule& rule = rules_[i];
    by_legacy_.try_emplace(rule.legacy, i);
    if (!rule.missing) {
      by_pir_.try_emplace(rule.pir, i);
      pir_ops_.insert(rule.pir);
    }
    if (!rule.inplace || rule.pir.ends_with('_')) continue;
    variants.push_back({names.size(), i});
    names.append(rule.pir).push_back('_');
  }
  texts_.push_back(std::make_shared<const std::string>(std::move(names)));
  const std::string_view all = *texts_.back();
  for (const auto& [start, rule] : variants) {
    const std::string_view name = all.substr(start, rules_[rule].pir.size() + 1);
    pir_ops_.insert(name);
    by_pir_.try_emplace(name, rule);
  }
}

const OpRule* OpTable::rule(std::string_view legacy) const {
  const auto found = by_legacy_.find(legacy);
  return found != by_legacy_.end() ? &rules_[found->second] : nullptr;
}

const OpRule* OpTable::rule_of_pir(std::string_view pir) const {
  const auto found = by_pir_.find(pir);
  return found != by_pir_.end() ? &rules_[found->second] : nullptr;
}

void OpTable::add(OpTable other) {
  rules_.insert(rules_.begin(), std::make_move_iterator(other.rules_.begin()),
                std::make_move_iterator(other.rules_.end()));
  texts_.insert(texts_.end(), other.texts_.begin(), other.texts_.end());
  index();
}

const OpTable& built_in_table(Target target) {
  const auto read = [](std::string_view text) { return OpTable::parse(std::string(text)).value(); };
  switch (target) {
    case Target::v2_6: {
      static const OpTable table = read(built_in_table_2_6);
      return table;
    }
    case Target::v3_0: {
      static const OpTable table = read(built_in_table_3_0);
      return table;
    }
    case Target::v3_3: break;
  }
  static const OpTable table = read(built_in_table_3_3);
  return table;
}

Result<Target> target_of_version(std::string_view version) {
  int major = 0;
  int minor = 0;
  const char* end = version.data() + version.size();
  const auto first = std::from_chars(version.data(), end, major);
  if (first.ec == std::errc() && first.ptr != end && *first.ptr == '.') {
    std::from_chars(first.ptr + 1, end, minor);
  }
  if (first.ec != std::errc() || major < 2 || (major == 2 && minor < 6)) {
    return error("\"" + std::string(version) +
                     "\" has no PIR translation: give a Paddle version from 2.6 on",
                 "dialect");
  }
  if (major == 2) return Target::v2_6;
  if (major == 3 && minor < 3) return Target::v3_0;
  return Target::v3_3;
}

}  // namespace paddle_ls::ir
