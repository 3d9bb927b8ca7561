// The argument `out` of an alternative.
#pragma once

#include <cstddef>
#include <string>

#include "engine/rewrite/language/alternative_fields.hpp"
#include "engine/rewrite/language/out_forms.hpp"

namespace paddle_ls::rewrite {

// What the field `out` names. Throws `Wrong` where there is no such form.
const OutForm& out_form(const AlternativeFields& fields);

// `expression`, a template, written into the argument `out`.
JsonValue written_into_out(const AlternativeFields& fields, const std::string& expression,
                           std::size_t offset);

// Says how `out` is converted: if nothing wrote into it, the result would be lost.
void settle_out(AlternativeFields& fields, Alternative& result, Out out);

}  // namespace paddle_ls::rewrite
