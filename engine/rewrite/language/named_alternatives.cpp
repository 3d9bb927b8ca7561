#include "engine/rewrite/language/named_alternatives.hpp"

#include "engine/rewrite/language/check_fields.hpp"
#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

namespace {

using Kind = JsonValue::Kind;

void insert_named(const JsonValue& named, JsonMember& field, ExpansionBudget& budget) {
  const JsonValue* definition = named.find(field.value.text);
  if (definition == nullptr) {
    throw Wrong{"no alternatives are called " + text::quoted(field.value.text) +
                    " in `$alternatives` of this file",
                field.value.offset};
  }
  budget.spend(*definition, field.value.offset);
  field.value = *definition;
}

}  // namespace

void insert_named_alternatives(const JsonValue& named, JsonValue& rule, ExpansionBudget& budget) {
  for (JsonMember& field : rule.members) {
    if (field.key == "alternatives" && field.value.kind == Kind::string) {
      insert_named(named, field, budget);
      continue;
    }
    insert_named_alternatives(named, field.value, budget);
  }
  for (JsonValue& item : rule.items) insert_named_alternatives(named, item, budget);
}

}  // namespace paddle_ls::rewrite
