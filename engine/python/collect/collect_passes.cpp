#include "engine/python/collect/collect_passes.hpp"

#include "engine/python/collect/augmented_assignments.hpp"
#include "engine/python/collect/bound_names.hpp"
#include "engine/python/collect/caught_exceptions.hpp"
#include "engine/python/collect/class_texts.hpp"
#include "engine/python/collect/class_values.hpp"
#include "engine/python/collect/collect_operators.hpp"
#include "engine/python/collect/collect_references.hpp"
#include "engine/python/collect/comparisons.hpp"
#include "engine/python/collect/conversions.hpp"
#include "engine/python/collect/dynamic_accesses.hpp"
#include "engine/python/collect/handed_shapes.hpp"
#include "engine/python/collect/indices.hpp"
#include "engine/python/collect/keys.hpp"
#include "engine/python/collect/library_uses.hpp"
#include "engine/python/collect/method_uses.hpp"
#include "engine/python/collect/overridden_calls.hpp"
#include "engine/python/collect/part_writes.hpp"
#include "engine/python/collect/shown_texts.hpp"
#include "engine/python/collect/spread_evidence.hpp"
#include "engine/python/collect/tensor_evidence.hpp"

namespace paddle_ls::python {

namespace {

constexpr Codes expression_codes = {
    Code::opaque, Code::literal,   Code::none_literal, Code::load,          Code::attribute,
    Code::call,   Code::binary,    Code::bar,          Code::compare,       Code::unary,
    Code::choice, Code::subscript, Code::sequence,     Code::comprehension, Code::mapping,
    Code::walrus, Code::lambda,    Code::string};
constexpr Codes attribute_codes = {Code::attribute, Code::target_attribute};
constexpr Codes name_codes = {Code::load, Code::attribute, Code::target_attribute};

constexpr Pass look_at(std::string_view name, Codes codes, void (*function)(Collection&, OpId),
                       std::string_view example, std::string_view needs = {}) {
  return {name, example, needs, codes, function, nullptr};
}

constexpr Pass go_over(std::string_view name, void (*function)(Collection&),
                       std::string_view example, std::string_view needs = {}) {
  return {name, example, needs, {}, nullptr, function};
}

// clang-format off
constexpr Pass all_passes[] = {
    look_at("imports", {Code::import, Code::star_import}, bind_import, "from torch import nn"),
    look_at("aliases", {Code::assign}, bind_alias, "F = torch.nn.functional", "imports"),
    look_at("asked modules", {Code::call}, mark_asked_module, "getattr(torch, 'abs')"),

    go_over("tensor evidence", find_tensor_evidence, "x.unsqueeze(0)"),

    look_at("class texts", {Code::compare, Code::load, Code::attribute, Code::call},
            collect_class_text, "type(layer).__name__ == 'Linear'"),
    look_at("library uses", name_codes, collect_library_use, "torch.abs", "asked modules"),
    look_at("open tries", {Code::control}, count_open_tries, "try: x.view(2)"),
    look_at("method uses", attribute_codes, collect_method_use, "x.view(2)", "open tries"),
    look_at("operators", {Code::binary, Code::bar}, collect_operator, "counts * 0.5"),
    look_at("comparisons", {Code::compare}, collect_comparison, "x == 'auto'"),
    look_at("indices", {Code::subscript}, collect_index, "x[None, places]"),
    look_at("conversions", {Code::call}, collect_conversion, "int(x)"),
    look_at("filled texts", {Code::binary, Code::bar, Code::call}, collect_filled_text,
            "'{}'.format(x.dtype)"),
    look_at("handed shapes", {Code::call}, collect_handed_shapes, "count(x.shape)"),
    look_at("keys", {Code::call, Code::compare, Code::subscript, Code::target_subscript}, collect_key,
            "cache[x.shape]"),
    look_at("dynamic accesses", {Code::call}, collect_dynamic_access, "getattr(torch, 'abs')",
            "asked modules"),
    look_at("overridden calls", {Code::call}, collect_overridden_call, "torch.abs(Logged())"),
    look_at("exports", {Code::assign, Code::augment}, collect_exports, "__all__ = ['nn']", "aliases"),
    look_at("class values", {Code::assign}, collect_class_value, "class Net(nn.Module): scale = None"),
    look_at("whole fills", {Code::assign}, collect_whole_fill, "x[...] = 0", "tensor evidence"),
    look_at("part changes", {Code::augment}, collect_part_change, "x[mask] &= 2"),
    look_at("augmented assignments", {Code::augment}, collect_augmented_assignment, "x += 1",
            "tensor evidence"),
    look_at("formatted values", expression_codes, collect_formatted, "f'{x.dtype}'"),
    look_at("displayed keys", expression_codes, collect_displayed_key, "{x.shape: 1}"),

    go_over("exceptions", collect_exceptions, "except RuntimeError:", "dynamic accesses"),

    look_at("references", {Code::load, Code::target_name, Code::augment, Code::declaration},
            collect_reference, "del torch", "dynamic accesses"),

    go_over("values of aliases", name_values_of_aliases, "F = torch.nn.functional", "dynamic accesses"),
    go_over("spread evidence", spread_evidence, "x.add(1); x.unsqueeze(0)", "exceptions"),
    go_over("literals", collect_literals, "layers = ['Linear']", "class texts"),
    go_over("order of overridden calls", sort_overridden_calls, "torch.abs(torch.abs(Logged()))",
            "overridden calls"),
    go_over("order of references", sort_references, "torch.abs(torch.ones(1))", "references"),
};
// clang-format on

// Passes that share one walk.
void walk(Collection& found, std::span<const Pass> sharing) {
  const std::vector<Op>& ops = found.file.tape.ops;
  for (OpId at = 0; at < ops.size(); ++at) {
    for (const Pass& pass : sharing) {
      if (pass.codes.has(ops[at].code)) pass.look_at(found, at);
    }
  }
}

}  // namespace

std::span<const Pass> passes() {
  return all_passes;
}

void run_passes(Collection& found) {
  const std::span<const Pass> all = passes();
  for (std::size_t first = 0; first < all.size();) {
    if (all[first].go_over != nullptr) {
      all[first++].go_over(found);
      continue;
    }
    std::size_t end = first;
    while (end < all.size() && all[end].look_at != nullptr) ++end;
    walk(found, all.subspan(first, end - first));
    first = end;
  }
}

}  // namespace paddle_ls::python
