#include "engine/rewrite/language/lower_paconvert.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "engine/text/word_set.hpp"

namespace paddle_ls::rewrite {

namespace {

using Kind = JsonValue::Kind;

struct Owner {
  std::string_view api;
  std::string_view receiver;
  std::string_view paddle;
};

constexpr std::array owners = {
    Owner{"torch.Tensor.", "tensor", "paddle.Tensor."},
    Owner{"torch.nn.Module.", "module", "paddle.nn.Layer."},
    Owner{"torch.optim.Optimizer.", "optimizer", "paddle.optimizer.Optimizer."},
    Owner{"torch.optim.lr_scheduler.LRScheduler.", "scheduler", "paddle.optimizer.lr.LRScheduler."},
    Owner{"torch.autograd.function.FunctionCtx.", "context", "paddle.autograd.PyLayerContext."},
};

// Arguments that PaConvert removes from the call it writes, or moves to another.
constexpr std::array<std::string_view, 10> dropped_silently = {
    "layout",     "device",       "memory_format", "inplace",       "generator",
    "pin_memory", "non_blocking", "async",         "requires_grad", "out"};

std::string_view text_of(const JsonValue& object, std::string_view key) {
  const JsonValue* value = object.find(key);
  return value == nullptr ? std::string_view() : std::string_view(value->text);
}

// Escapes braces, which mean holes in templates.
std::string without_holes(std::string_view text) {
  std::string result;
  for (const char c : text) {
    result += c;
    if (c == '{' || c == '}') result += c;
  }
  return result;
}

class Lowering {
 public:
  Lowering(const JsonMember& entry, PaConvertTable table, std::vector<EntryDefect>& defects)
      : entry_(entry), table_(table), defects_(defects) {
    rule_.kind = Kind::object;
    rule_.offset = entry.value.offset;
    for (const Owner& owner : owners) {
      if (entry.key.starts_with(owner.api)) owner_ = &owner;
    }
  }

  JsonValue lower() {
    if (owner_ != nullptr) say("receiver", owner_->receiver);
    if (table_ == PaConvertTable::attributes) say("used_as", "attribute");
    const std::string_view matcher = text_of(entry_.value, "Matcher");
    if (matcher.empty()) {
      say("manual", "PaConvert's table lists it without a way to convert it");
    } else if (matcher == "ChangePrefixMatcher") {
      lower_prefix();
    } else if (matcher == "ChangeAPIMatcher") {
      if (says_callee()) lower_call(Positional::as_they_are);
    } else if (matcher == "GenericMatcher") {
      if (says_callee()) lower_call(Positional::by_keyword);
    } else if (matcher == "TensorFunc2PaddleFunc" && owner_ != nullptr) {
      say("callee", text_of(entry_.value, "paddle_api"));
      say("receiver_becomes", "x");
      lower_call(Positional::as_they_are);
    } else if (matcher == "Func2Attribute" || matcher == "Attribute2Func") {
      lower_attribute(matcher == "Attribute2Func" ? "()" : "");
    } else {
      say("manual", "PaConvert converts it with custom code, " + std::string(matcher));
    }
    return std::move(rule_);
  }

 private:
  enum class Positional : std::uint8_t { as_they_are, by_keyword };

  JsonValue text(std::string_view value) const {
    JsonValue result;
    result.kind = Kind::string;
    result.offset = entry_.value.offset;
    result.text = value;
    return result;
  }

  static void put(JsonValue& object, std::string_view key, JsonValue value) {
    const std::size_t offset = value.offset;
    object.members.push_back({std::string(key), offset, std::move(value)});
  }

  JsonValue container(Kind kind) const {
    JsonValue result;
    result.kind = kind;
    result.offset = entry_.value.offset;
    return result;
  }

  void say(std::string_view key, std::string_view value) { put(rule_, key, text(value)); }

  void defect(std::string message, std::size_t offset) {
    defects_.push_back({std::move(message), offset});
  }

  // Sets `callee` if the Paddle name can be one; anything but a name is manual.
  bool says_callee() {
    const std::string_view callee = text_of(entry_.value, "paddle_api");
    const bool is_name =
        callee.starts_with("paddle.") && callee.find_first_of("()[]' ") == std::string_view::npos;
    const bool fits = owner_ == nullptr || callee.starts_with(owner_->paddle);
    if (is_name && fits && entry_.value.find("overload_args_list") == nullptr) {
      say("callee", callee);
      return true;
    }
    say("manual", is_name && fits ? "it has several signatures in PaConvert's table"
                                  : "PaConvert's table writes `" + std::string(callee) +
                                        "`, which is not a suitable Paddle name");
    return false;
  }

  void lower_prefix() {
    const std::string_view callee = text_of(entry_.value, "paddle_api");
    if (owner_ != nullptr) {
      put(rule_, "keep", flag());
    } else if (!callee.empty()) {
      say("callee", callee);
    } else {
      put(rule_, "same_path", flag());
    }
  }

  JsonValue flag() const {
    JsonValue result = container(Kind::boolean);
    result.truth = true;
    return result;
  }

  void lower_attribute(std::string_view behind) {
    const std::string name = without_holes(text_of(entry_.value, "paddle_api"));
    if (owner_ == nullptr) {
      say("expression", name + std::string(behind));
    } else {
      say("expression", "{self}." + name.substr(name.rfind('.') + 1) + std::string(behind));
    }
    if (table_ == PaConvertTable::apis) say("signature", "()");
  }

  void lower_call(Positional positional) {
    const JsonValue* list = entry_.value.find("args_list");
    if (list == nullptr || list->kind != Kind::array) {
      if (entry_.value.find("kwargs_change") != nullptr) {
        defect("`kwargs_change` without `args_list`", entry_.value.offset);
      }
      return;
    }
    for (const JsonValue& item : list->items) names_.push_back(item.text);
    say("signature", signature());
    lower_changes();
    refuse_what_is_not_taken();
    lower_defaults();
    put_if_any("rename", renamed_);
    put_if_any("copy", copied_);
    put_if_any("refuse", refused_);
    if (!dropped_.items.empty()) put(rule_, "drop", std::move(dropped_));
    if (positional == Positional::by_keyword && owner_ == nullptr) {
      // No parameter has this name: every argument gets its keyword.
      JsonValue order = container(Kind::array);
      order.items.push_back(text("-"));
      put(rule_, "order", std::move(order));
    }
    if (is_known("dtype") && renamed_.find("dtype") == nullptr) convert_dtype();
  }

  bool is_known(std::string_view name) const {
    return std::find(names_.begin(), names_.end(), name) != names_.end();
  }

  // The first `min_input_args` parameters are required.
  std::string signature() const {
    int required = 0;
    const std::string_view count = text_of(entry_.value, "min_input_args");
    std::from_chars(count.data(), count.data() + count.size(), required);
    std::string result = "(";
    for (const std::string& name : names_) {
      if (result.size() > 1) result += ", ";
      result += name;
      if (name.starts_with('*')) continue;
      if (required > 0) {
        --required;
      } else {
        result += "=None";
      }
    }
    return result + ")";
  }

  void lower_changes() {
    const JsonValue* changes = entry_.value.find("kwargs_change");
    if (changes == nullptr || changes->kind != Kind::object) return;
    for (const JsonMember& change : changes->members) {
      if (!is_known(change.key)) {
        defect("`" + change.key + "` of `kwargs_change` is not in `args_list`", change.offset);
      } else if (change.value.kind == Kind::array) {
        copy(change);
      } else if (change.value.kind == Kind::string && !change.value.text.empty()) {
        put(renamed_, change.key, change.value);
      } else {
        dropped_.items.push_back(text(change.key));
      }
    }
  }

  void copy(const JsonMember& change) {
    if (change.value.items.size() == 1) {
      put(renamed_, change.key, change.value.items.front());
    } else {
      put(copied_, change.key, change.value);
    }
  }

  bool is_handled(std::string_view name) const {
    const auto is_name = [&](const JsonValue& item) { return item.text == name; };
    return renamed_.find(name) != nullptr || copied_.find(name) != nullptr ||
           refused_.find(name) != nullptr ||
           std::any_of(dropped_.items.begin(), dropped_.items.end(), is_name);
  }

  void refuse_what_is_not_taken() {
    const JsonValue* refused = entry_.value.find("unsupport_args");
    if (refused != nullptr && refused->kind == Kind::array) {
      for (const JsonValue& item : refused->items) {
        if (!is_known(item.text)) {
          defect("`" + item.text + "` of `unsupport_args` is not in `args_list`", item.offset);
        } else if (!is_handled(item.text)) {
          put(refused_, item.text, text("PaConvert's table calls it unsupported"));
        }
      }
    }
    for (const std::string& name : names_) {
      if (!text::is_one_of(name, dropped_silently) || is_handled(name)) continue;
      put(refused_, name, text("PaConvert would drop it from the call"));
    }
  }

  void lower_defaults() {
    const JsonValue* defaults = entry_.value.find("paddle_default_kwargs");
    if (defaults == nullptr || defaults->kind != Kind::object) return;
    JsonValue result = container(Kind::object);
    for (const JsonMember& member : defaults->members) {
      const bool is_none = member.value.kind == Kind::null;
      put(result, member.key, text(is_none ? "None" : without_holes(member.value.text)));
    }
    put_if_any("default", result);
  }

  // A `dtype` that the function does not accept is applied to its result.
  void convert_dtype() {
    JsonValue given = container(Kind::object);
    JsonValue drop = container(Kind::array);
    drop.items.push_back(text("dtype"));
    put(given, "drop", std::move(drop));
    put(given, "suffix", text(".astype({dtype})"));
    JsonValue absent = container(Kind::object);
    JsonValue when = container(Kind::array);
    when.items.push_back(text("absent(dtype)"));
    put(absent, "when", std::move(when));
    JsonValue alternatives = container(Kind::array);
    alternatives.items.push_back(std::move(absent));
    alternatives.items.push_back(std::move(given));
    put(rule_, "alternatives", std::move(alternatives));
  }

  void put_if_any(std::string_view key, JsonValue& object) {
    if (!object.members.empty()) put(rule_, key, std::move(object));
  }

  const JsonMember& entry_;
  PaConvertTable table_;
  std::vector<EntryDefect>& defects_;
  const Owner* owner_ = nullptr;  // of a method or an attribute of an object
  JsonValue rule_;
  std::vector<std::string> names_;
  JsonValue renamed_ = container(Kind::object);
  JsonValue copied_ = container(Kind::object);
  JsonValue refused_ = container(Kind::object);
  JsonValue dropped_ = container(Kind::array);
};

// An alias is another name of PyTorch; a text with anything else is the expression of a rule.
bool is_alias(const JsonMember& member) {
  const JsonValue& value = member.value;
  if (value.kind != Kind::string || member.key.starts_with('$')) return false;
  return !value.text.starts_with("paddle") && value.text.find_first_of("({[ ") == std::string::npos;
}

}  // namespace

std::optional<PaConvertTable> paconvert_table(const JsonValue& document, std::string_view file) {
  const std::vector<JsonMember>& members = document.members;
  const bool is_aliases = std::all_of(members.begin(), members.end(), is_alias);
  if (!members.empty() && is_aliases) return PaConvertTable::aliases;
  const bool names_matchers =
      std::any_of(members.begin(), members.end(), [](const JsonMember& member) {
        return member.value.kind == Kind::object && member.value.find("Matcher") != nullptr;
      });
  if (!names_matchers) return {};
  return file.ends_with("attribute_mapping.json") ? PaConvertTable::attributes
                                                  : PaConvertTable::apis;
}

JsonValue manual_rule(const JsonValue& rule, std::string_view reason) {
  JsonValue result;
  result.kind = Kind::object;
  result.offset = rule.offset;
  for (const JsonMember& member : rule.members) {
    if (member.key == "receiver" || member.key == "used_as") result.members.push_back(member);
  }
  JsonValue text;
  text.kind = Kind::string;
  text.offset = rule.offset;
  text.text = "PaConvert's entry for it is inconsistent: " + std::string(reason);
  result.members.push_back({"manual", rule.offset, std::move(text)});
  return result;
}

JsonValue lowered(const JsonMember& entry, PaConvertTable table,
                  std::vector<EntryDefect>& defects) {
  return Lowering(entry, table, defects).lower();
}

}  // namespace paddle_ls::rewrite
