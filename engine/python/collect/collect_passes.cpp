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
#include "engine/python/collect/named_imports.hpp"
#include "engine/python/collect/overridden_calls.hpp"
#include "engine/python/collect/part_writes.hpp"
#include "engine/python/collect/shown_texts.hpp"
#include "engine/python/collect/spread_evidence.hpp"
#include "engine/python/collect/tensor_evidence.hpp"

namespace paddle_ls::python {

namespace {

constexpr Codes expression_codes = {OpCode::opaque,   OpCode::literal,       OpCode::none_literal,
                                    OpCode::load,     OpCode::attribute,     OpCode::call,
                                    OpCode::binary,   OpCode::bar,           OpCode::compare,
                                    OpCode::unary,    OpCode::choice,        OpCode::subscript,
                                    OpCode::sequence, OpCode::comprehension, OpCode::mapping,
                                    OpCode::walrus,   OpCode::lambda,        OpCode::string};
constexpr Codes attribute_codes = {OpCode::attribute, OpCode::target_attribute};
constexpr Codes name_codes = {OpCode::load, OpCode::attribute, OpCode::target_attribute};

constexpr CollectPass look_at(std::string_view name, Codes codes,
                              void (*function)(Collection&, OpId), std::string_view example,
                              std::string_view needs = {}) {
  return {name, example, needs, codes, function, nullptr};
}

constexpr CollectPass go_over(std::string_view name, void (*function)(Collection&),
                              std::string_view example, std::string_view needs = {}) {
  return {name, example, needs, {}, nullptr, function};
}

// clang-format off
constexpr CollectPass all_passes[] = {
    look_at("imports", {OpCode::import, OpCode::star_import}, bind_import, "from torch import nn"),
    look_at("aliases", {OpCode::assign}, bind_alias, "F = torch.nn.functional", "imports"),
    look_at("asked modules", {OpCode::call}, mark_asked_module, "getattr(torch, 'abs')"),

    go_over("tensor evidence", find_tensor_evidence, "x.unsqueeze(0)"),

    look_at("class texts", {OpCode::compare, OpCode::load, OpCode::attribute, OpCode::call},
            collect_class_text, "type(layer).__name__ == 'Linear'"),
    look_at("library uses", name_codes, collect_library_use, "torch.abs", "asked modules"),
    look_at("open tries", {OpCode::control}, count_open_tries, "try: x.view(2)"),
    look_at("method uses", attribute_codes, collect_method_use, "x.view(2)", "open tries"),
    look_at("operators", {OpCode::binary, OpCode::bar}, collect_operator, "counts * weights"),
    look_at("comparisons", {OpCode::compare}, collect_comparison, "x == 'auto'"),
    look_at("indices", {OpCode::subscript}, collect_index, "x[None, places]"),
    look_at("conversions", {OpCode::call}, collect_conversion, "int(x)"),
    look_at("filled texts", {OpCode::binary, OpCode::bar, OpCode::call}, collect_filled_text,
            "'{}'.format(x.dtype)"),
    look_at("handed shapes", {OpCode::call}, collect_handed_shapes, "count(x.shape)"),
    look_at("keys", {OpCode::call, OpCode::compare, OpCode::subscript, OpCode::target_subscript}, collect_key,
            "cache[x.shape]"),
    look_at("removals", {OpCode::target_subscript}, collect_removal, "del layers[0]"),
    look_at("dynamic accesses", {OpCode::call}, collect_dynamic_access, "getattr(torch, 'abs')",
            "asked modules"),
    look_at("named imports", {OpCode::call}, collect_named_import, "importlib.import_module('timm')"),
    look_at("overridden calls", {OpCode::call}, collect_overridden_call, "torch.abs(Logged())"),
    look_at("exports", {OpCode::assign, OpCode::augment}, collect_exports, "__all__ = ['nn']", "aliases"),
    look_at("class values", {OpCode::assign}, collect_class_value,
            "class Net(nn.Module):\n    scale = None"),
    look_at("whole fills", {OpCode::assign}, collect_whole_fill, "x[...] = 0", "tensor evidence"),
    look_at("part changes", {OpCode::augment}, collect_part_change, "x[mask] &= 2"),
    look_at("augmented assignments", {OpCode::augment}, collect_augmented_assignment, "x += 1",
            "tensor evidence"),
    look_at("formatted values", expression_codes, collect_formatted, "f'{x.dtype}'"),
    look_at("displayed keys", expression_codes, collect_displayed_key, "{x.shape: 1}"),

    go_over("exceptions", collect_exceptions, "except RuntimeError:", "dynamic accesses"),

    look_at("references", {OpCode::load, OpCode::target_name, OpCode::augment, OpCode::declaration},
            collect_reference, "del torch", "dynamic accesses"),

    go_over("values of aliases", name_values_of_aliases, "F = torch.nn.functional", "dynamic accesses"),
    go_over("spread evidence", spread_evidence, "x.add(1); x.unsqueeze(0)", "exceptions"),
    go_over("literals", collect_literals, "layers = ['Linear']", "class texts"),
    go_over("order of overridden calls", sort_overridden_calls, "torch.cat([Logged(), torch.abs(Logged())])",
            "overridden calls"),
    go_over("order of references", sort_references, "torch.abs(torch.ones(1))", "references"),
};
// clang-format on

// Passes that share one walk.
void walk(Collection& found, std::span<const CollectPass> sharing) {
  const std::vector<Op>& ops = found.file.tape.ops;
  for (OpId at = 0; at < ops.size(); ++at) {
    for (const CollectPass& pass : sharing) {
      if (pass.codes.has(ops[at].code)) pass.look_at(found, at);
    }
  }
}

}  // namespace

std::span<const CollectPass> passes() {
  return all_passes;
}

void run_passes(Collection& found) {
  const std::span<const CollectPass> all = passes();
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
