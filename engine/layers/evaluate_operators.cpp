#include "engine/layers/evaluate_operators.hpp"

#include <algorithm>

#include "engine/layers/expressions.hpp"

namespace paddle_ls::layers {
namespace {

using python_ast::Operator;

std::optional<std::int64_t> computed(Operator op, std::int64_t left, std::int64_t right) {
  constexpr std::int64_t most = std::int64_t{1} << 31U;
  if (std::max(left, right) > most || std::min(left, right) < -most) return std::nullopt;
  switch (op) {
    case Operator::add: return left + right;
    case Operator::sub: return left - right;
    case Operator::mult: return left * right;
    case Operator::floor_div:
      if (right <= 0 || left < 0) return std::nullopt;
      return left / right;
    case Operator::mod:
      if (right <= 0 || left < 0) return std::nullopt;
      return left % right;
    default: return std::nullopt;
  }
}

std::optional<bool> compared_numbers(Operator op, std::int64_t left, std::int64_t right) {
  switch (op) {
    case Operator::equal: return left == right;
    case Operator::not_equal: return left != right;
    case Operator::less: return left < right;
    case Operator::less_equal: return left <= right;
    case Operator::greater: return left > right;
    case Operator::greater_equal: return left >= right;
    default: return std::nullopt;
  }
}

}  // namespace

LayerValue evaluate_binary(Runner& runner, NodeId node) {
  const LayerValue left = evaluate(runner, runner.ast().child(node, Field::left));
  const LayerValue right = evaluate(runner, runner.ast().child(node, Field::right));
  const Operator op = runner.ast().op(node);
  const auto first = runner.objects.number_of(left);
  const auto second = runner.objects.number_of(right);
  if (first && second) {
    const auto result = computed(op, *first, *second);
    return result ? runner.objects.number(*result) : LayerValue{{}, true};
  }
  const auto start = runner.objects.text_of(left);
  if (op == Operator::add && start) {
    return runner.objects.text(*start + runner.objects.name_of(right));
  }
  if (op == Operator::add && runner.objects.text_of(right))
    return runner.objects.text(any_text + *runner.objects.text_of(right));
  if (op == Operator::mod && start) {
    const std::size_t hole = start->find('%');
    return runner.objects.text(start->substr(0, hole) + any_text);
  }
  const bool are_lists = runner.objects.only(left, ObjectKind::sequence) != nullptr ||
                         runner.objects.only(right, ObjectKind::sequence) != nullptr;
  if (op == Operator::add && are_lists) {
    std::vector<LayerValue> all;
    LayerValue rest;
    runner.objects.spread(left, all, rest);
    runner.objects.spread(right, all, rest);
    return runner.objects.sequence(std::move(all), std::move(rest));
  }
  const auto items = runner.objects.listed(left);
  if (op == Operator::mult && items) {
    std::vector<LayerValue> all;
    if (!second || *second < 0 ||
        *second * static_cast<std::int64_t>(items->size()) >
            static_cast<std::int64_t>(longest_loop)) {
      return runner.objects.sequence({}, runner.objects.elements_of(left), true);
    }
    for (std::int64_t i = 0; i < *second; ++i) all.insert(all.end(), items->begin(), items->end());
    return runner.objects.sequence(std::move(all));
  }
  return {{}, true};
}

LayerValue evaluate_comparison(Runner& runner, NodeId node) {
  const LayerValue left = evaluate(runner, runner.ast().child(node, Field::left));
  const auto& others = runner.ast().list(node, Field::comparators);
  if (others.size() != 1) return {{}, true};
  const Operator op = runner.ast().op(others.front());
  const LayerValue right = evaluate(runner, runner.ast().child(others.front(), Field::value));
  const auto truth = [&]() -> std::optional<bool> {
    const bool with_none =
        right.may == std::vector<ObjectId>{runner.objects.none} && !right.unknown;
    const bool asks_for_same = op == Operator::is || op == Operator::equal;
    if (with_none && (asks_for_same || op == Operator::is_not || op == Operator::not_equal)) {
      const bool may_be_none =
          std::binary_search(left.may.begin(), left.may.end(), runner.objects.none);
      if (left.unknown || left.may.empty()) return std::nullopt;
      if (may_be_none && left.may.size() > 1) return std::nullopt;
      return may_be_none == asks_for_same;
    }
    const auto first = runner.objects.number_of(left);
    const auto second = runner.objects.number_of(right);
    if (first && second) return compared_numbers(op, *first, *second);
    const auto one = runner.objects.text_of(left);
    const auto other = runner.objects.text_of(right);
    const bool are_texts = one && other && one->find(any_text) == one->npos;
    if (are_texts && op == Operator::equal) return *one == *other;
    if (are_texts && op == Operator::not_equal) return *one != *other;
    const bool are_types = runner.objects.only(left, ObjectKind::type) != nullptr &&
                           runner.objects.only(right, ObjectKind::type) != nullptr;
    if (are_types && asks_for_same) return left == right;
    return std::nullopt;
  }();
  return truth ? runner.objects.number(*truth ? 1 : 0) : LayerValue{{}, true};
}

LayerValue evaluate_subscript(Runner& runner, NodeId node) {
  const LayerValue owner = evaluate(runner, runner.ast().child(node, Field::value));
  const NodeId index = runner.ast().child(node, Field::slice);
  if (runner.ast().is(index, Kind::slice)) {
    return runner.objects.sequence({}, runner.objects.elements_of(owner), true);
  }
  const LayerValue key = evaluate(runner, index);
  const auto place = runner.objects.number_of(key);
  const auto name = runner.objects.text_of(key);
  const auto letters = runner.objects.text_of(owner) ? runner.objects.listed(owner) : std::nullopt;
  if (letters && place) {
    const auto size = static_cast<std::int64_t>(letters->size());
    const std::int64_t at = *place < 0 ? *place + size : *place;
    if (0 <= at && at < size) return (*letters)[static_cast<std::size_t>(at)];
  }
  LayerValue any;
  any.unknown = owner.unknown;
  for (const ObjectId id : owner.may) {
    const Object& object = runner.objects[id];
    if (object.kind == ObjectKind::sequence) {
      const auto size = static_cast<std::int64_t>(object.items.size());
      const std::int64_t at = place ? (*place < 0 ? *place + size : *place) : -1;
      if (!object.is_open && place && 0 <= at && at < size) {
        join_into(any, object.items[static_cast<std::size_t>(at)]);
      } else {
        join_into(any, runner.objects.elements_of({{id}, false}));
      }
    } else if (object.kind == ObjectKind::mapping) {
      for (const auto& [each, value] : object.members) {
        if (!name || may_be(each, *name) || may_be(*name, each)) join_into(any, value);
      }
      join_into(any, object.rest);
    } else {
      any.unknown = true;
    }
  }
  return any.empty() ? LayerValue{{}, true} : any;
}

}  // namespace paddle_ls::layers
