// One function per way to translate an operator, and the table that says which legacy op goes
// which.
#pragma once

#include <string_view>

#include "engine/ir/translate/translator.hpp"

namespace paddle_ls::ir {

using Handler = void (*)(Translator&, const OpDesc&);

// The special handler of a legacy op in a release, or translate_general.
Handler handler_of(std::string_view legacy_op, Target target);

void translate_general(Translator&, const OpDesc&);

// The operator `name` with all inputs, attributes and results that `rule` says, and nothing else.
void translate_by_rule(Translator&, const OpDesc&, const OpRule& rule, std::string_view name);

// default_attributes.cpp
void translate_with_defaults(Translator&, const OpDesc&);

// input_output.cpp
void translate_feed(Translator&, const OpDesc&);
void translate_data(Translator&, const OpDesc&);
void translate_fetch(Translator&, const OpDesc&);
void translate_shadow_output(Translator&, const OpDesc&);

// attributes_renamed.cpp
void translate_cast(Translator&, const OpDesc&);
void translate_range(Translator&, const OpDesc&);
void translate_increment(Translator&, const OpDesc&);
void translate_reduce_all_any(Translator&, const OpDesc&);
void translate_embedding_grad(Translator&, const OpDesc&);
void translate_lookup_table(Translator&, const OpDesc&);
void translate_add_n(Translator&, const OpDesc&);
void translate_share_buffer(Translator&, const OpDesc&);
void translate_sync_comm_stream(Translator&, const OpDesc&);
void translate_tril_triu(Translator&, const OpDesc&);
void translate_matrix_rank(Translator&, const OpDesc&);
void translate_randint(Translator&, const OpDesc&);
void translate_fused_elementwise_grad(Translator&, const OpDesc&);

// creation.cpp
void translate_assign_value(Translator&, const OpDesc&);
void translate_fill_constant(Translator&, const OpDesc&);
void translate_one_hot(Translator&, const OpDesc&);
void translate_rnn(Translator&, const OpDesc&);
void translate_gather(Translator&, const OpDesc&);

// assignment.cpp
void translate_assign(Translator&, const OpDesc&);
void translate_set_value(Translator&, const OpDesc&);
void translate_set_value_grad(Translator&, const OpDesc&);

// shapes.cpp
void translate_split(Translator&, const OpDesc&);
void translate_slice(Translator&, const OpDesc&);
void translate_mul(Translator&, const OpDesc&);
void translate_mul_grad(Translator&, const OpDesc&);
void translate_legacy_matmul(Translator&, const OpDesc&);
void translate_with_x_shape_grad(Translator&, const OpDesc&);
void translate_repeat_interleave(Translator&, const OpDesc&);

// elementwise.cpp
void translate_elementwise(Translator&, const OpDesc&);
void translate_elementwise_grad(Translator&, const OpDesc&);
void translate_grad_add(Translator&, const OpDesc&);

// arrays.cpp
void translate_array_length(Translator&, const OpDesc&);
void translate_array_write(Translator&, const OpDesc&);
void translate_array_read(Translator&, const OpDesc&);
void translate_select_input(Translator&, const OpDesc&);
void translate_select_output(Translator&, const OpDesc&);

}  // namespace paddle_ls::ir
