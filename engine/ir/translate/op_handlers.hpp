// One function per way to translate an operator, and the table that says which legacy op goes
// which.
#pragma once

#include <string_view>

#include "engine/ir/translate/translation_context.hpp"

namespace paddle_ls::ir {

using Handler = void (*)(TranslationContext&, const OpDesc&);

// The special handler of a legacy op in a release, or translate_general.
Handler handler_of(std::string_view legacy_op, Target target);

void translate_general(TranslationContext&, const OpDesc&);

// The operator `name` with all inputs, attributes and results that `rule` says, and nothing else.
void translate_by_rule(TranslationContext&, const OpDesc&, const OpRule& rule,
                       std::string_view name);

// As translate_general, with defaults for attributes that the op lacks.
void translate_with_defaults(TranslationContext&, const OpDesc&);

// input_output.cpp
void translate_feed(TranslationContext&, const OpDesc&);
void translate_data(TranslationContext&, const OpDesc&);
void translate_fetch(TranslationContext&, const OpDesc&);
void translate_shadow_output(TranslationContext&, const OpDesc&);

// attributes_renamed.cpp
void translate_cast(TranslationContext&, const OpDesc&);
void translate_range(TranslationContext&, const OpDesc&);
void translate_increment(TranslationContext&, const OpDesc&);
void translate_reduce_all_any(TranslationContext&, const OpDesc&);
void translate_embedding_grad(TranslationContext&, const OpDesc&);
void translate_lookup_table(TranslationContext&, const OpDesc&);
void translate_add_n(TranslationContext&, const OpDesc&);
void translate_share_buffer(TranslationContext&, const OpDesc&);
void translate_sync_comm_stream(TranslationContext&, const OpDesc&);
void translate_tril_triu(TranslationContext&, const OpDesc&);
void translate_matrix_rank(TranslationContext&, const OpDesc&);
void translate_randint(TranslationContext&, const OpDesc&);
void translate_fused_elementwise_grad(TranslationContext&, const OpDesc&);

// creation.cpp
void translate_assign_value(TranslationContext&, const OpDesc&);
void translate_fill_constant(TranslationContext&, const OpDesc&);
void translate_one_hot(TranslationContext&, const OpDesc&);
void translate_rnn(TranslationContext&, const OpDesc&);
void translate_gather(TranslationContext&, const OpDesc&);

// assignment.cpp
void translate_assign(TranslationContext&, const OpDesc&);
void translate_set_value(TranslationContext&, const OpDesc&);
void translate_set_value_grad(TranslationContext&, const OpDesc&);

// products.cpp
void translate_mul(TranslationContext&, const OpDesc&);
void translate_mul_grad(TranslationContext&, const OpDesc&);
void translate_legacy_matmul(TranslationContext&, const OpDesc&);

// shapes.cpp
void translate_split(TranslationContext&, const OpDesc&);
void translate_slice(TranslationContext&, const OpDesc&);
void translate_with_x_shape_grad(TranslationContext&, const OpDesc&);
void translate_repeat_interleave(TranslationContext&, const OpDesc&);

// elementwise.cpp
void translate_elementwise(TranslationContext&, const OpDesc&);
void translate_elementwise_grad(TranslationContext&, const OpDesc&);
void translate_grad_add(TranslationContext&, const OpDesc&);

// arrays.cpp
void translate_array_length(TranslationContext&, const OpDesc&);
void translate_array_write(TranslationContext&, const OpDesc&);
void translate_array_read(TranslationContext&, const OpDesc&);
void translate_select_input(TranslationContext&, const OpDesc&);
void translate_select_output(TranslationContext&, const OpDesc&);

}  // namespace paddle_ls::ir
