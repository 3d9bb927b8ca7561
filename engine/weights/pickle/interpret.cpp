#include "engine/weights/pickle/interpret.hpp"

#include <array>
#include <bit>
#include <charconv>
#include <limits>
#include <optional>

#include "engine/weights/bytes/cursor.hpp"
#include "engine/weights/pickle/big_integer.hpp"
#include "engine/weights/pickle/unescape.hpp"

namespace paddle_ls::weights::pickle {

namespace {

constexpr NodeId no_node = std::numeric_limits<NodeId>::max();
constexpr std::int64_t small_numbers = 256;  // that are kept once
constexpr std::uint64_t highest_protocol = 5;

class Machine {
 public:
  Machine(const ByteSource& source, Place part) : cursor_(source, part) {
    shared_numbers_.fill(no_node);
  }

  Result<Graph> run() {
    while (!ended_) {
      place_ = cursor_.offset();
      const auto opcode = cursor_.byte();
      if (!opcode) break;
      if (!step(*opcode)) break;
    }
    if (ended_) return std::move(graph_);
    if (cursor_.failure()) return tl::unexpected(*cursor_.failure());
    return error(problem_.empty() ? "the pickle is damaged" : problem_, byte_place(place_));
  }

 private:
  using Items = std::vector<NodeId>;

  // One opcode; false where it is wrong.
  bool step(std::uint8_t opcode) {
    switch (opcode) {
      case 0x80: return protocol();
      case 0x95: return cursor_.skip(8);  // a frame says how much to read at once
      case '.': return stop();
      case '(': return mark();
      case '0': return pop();
      case '1': return take_marked().has_value();
      case '2': return above_mark() > 0 && push_id(stack_.back());
      case 'N': return push_shared(none_, None{});
      case 0x88: return push_shared(true_, true);
      case 0x89: return push_shared(false_, false);
      case 'c': return global_lines();
      case 0x93: return global_from_stack();
      case 0x82: return extension(1);
      case 0x83: return extension(2);
      case 0x84: return extension(4);
      case 'P': return persistent_line();
      case 'Q': return persistent();
      case 'R':
      case 0x81: return call(1);
      case 0x92: return call(2);
      case 'i': return instance_lines();
      case 'o': return object();
      case 'b': return build();
      default: return other(opcode);
    }
  }

  bool other(std::uint8_t opcode) {
    for (const auto table :
         {&Machine::number, &Machine::string, &Machine::container, &Machine::memo}) {
      if (const auto done = (this->*table)(opcode)) return *done;
    }
    return fail("a pickle has no opcode " + std::to_string(opcode));
  }

  // Nothing where an opcode is not of this kind.

  std::optional<bool> number(std::uint8_t opcode) {
    switch (opcode) {
      case 'K': return unsigned_number(1);
      case 'M': return unsigned_number(2);
      case 'J': return signed_number();
      case 0x8a: return long_number(1);
      case 0x8b: return long_number(4);
      case 'I':
      case 'L': return number_line();
      case 'F': return real_line();
      case 'G': return real();
      default: return {};
    }
  }

  std::optional<bool> string(std::uint8_t opcode) {
    switch (opcode) {
      case 0x8c: return sized_string(StringKind::text, 1);
      case 'X': return sized_string(StringKind::text, 4);
      case 0x8d: return sized_string(StringKind::text, 8);
      case 'C': return sized_string(StringKind::bytes, 1);
      case 'B': return sized_string(StringKind::bytes, 4);
      case 0x8e: return sized_string(StringKind::bytes, 8);
      case 0x96: return sized_string(StringKind::byte_array, 8);
      case 'U': return sized_string(StringKind::old_text, 1);
      case 'T': return sized_string(StringKind::old_text, 4);
      case 'S': return quoted_line();
      case 'V': return unicode_line();
      default: return {};
    }
  }

  std::optional<bool> container(std::uint8_t opcode) {
    switch (opcode) {
      case ')': return push(List{ListKind::tuple, {}});
      case ']': return push(List{ListKind::list, {}});
      case '}': return push(Entries{});
      case 0x8f: return push(List{ListKind::set, {}});
      case 't': return marked_list(ListKind::tuple);
      case 'l': return marked_list(ListKind::list);
      case 0x91: return marked_list(ListKind::frozen_set);
      case 0x85: return short_tuple(1);
      case 0x86: return short_tuple(2);
      case 0x87: return short_tuple(3);
      case 'd': return marked_dict();
      case 'a': return append(top_items(1));
      case 'e':
      case 0x90: return append(take_marked());
      case 's': return set_items(top_items(2));
      case 'u': return set_items(take_marked());
      default: return {};
    }
  }

  std::optional<bool> memo(std::uint8_t opcode) {
    switch (opcode) {
      case 'q': return put(cursor_.number(1));
      case 'r': return put(cursor_.number(4));
      case 'p': return put(decimal_line());
      case 0x94: return put(memo_.size());
      case 'h': return get(cursor_.number(1));
      case 'j': return get(cursor_.number(4));
      case 'g': return get(decimal_line());
      case 0x98: return !stack_.empty();  // a buffer is made read-only
      default: return {};
    }
  }

  bool fail(std::string why) {
    problem_ = std::move(why);
    return false;
  }

  bool too_many(std::string_view what, std::size_t most) {
    return fail("a pickle has more than " + std::to_string(most) + " " + std::string(what));
  }

  // The stack.

  bool push_id(NodeId id) {
    if (stack_.size() == max_stack) return too_many("values on its stack", max_stack);
    stack_.push_back(id);
    return true;
  }

  bool keep(std::size_t count) {
    kept_ += count;
    return kept_ <= max_kept_bytes || too_many("bytes of names", max_kept_bytes);
  }

  bool push_string(String made) { return keep(made.kept.size()) && push(std::move(made)); }

  bool push(Node node) {
    if (graph_.nodes.size() == max_nodes) return too_many("objects", max_nodes);
    graph_.nodes.push_back(std::move(node));
    return push_id(static_cast<NodeId>(graph_.nodes.size() - 1));
  }

  // Pushes a value that is made once.
  bool push_shared(NodeId& id, Node node) {
    if (id != no_node) return push_id(id);
    if (!push(std::move(node))) return false;
    id = stack_.back();
    return true;
  }

  bool mark() {
    if (marks_.size() == max_stack) return too_many("values on its stack", max_stack);
    marks_.push_back(stack_.size());
    return true;
  }

  std::size_t above_mark() const { return stack_.size() - (marks_.empty() ? 0 : marks_.back()); }

  // One value, or the innermost mark when there is no value above it.
  bool pop() {
    if (above_mark() == 0) {
      if (marks_.empty()) return fail("the stack of a pickle is empty");
      marks_.pop_back();
    } else {
      stack_.pop_back();
    }
    return true;
  }

  std::optional<NodeId> take() {
    if (above_mark() == 0) {
      fail("the stack of a pickle is empty");
      return {};
    }
    const NodeId id = stack_.back();
    stack_.pop_back();
    return id;
  }

  std::optional<Items> top_items(std::size_t count) {
    if (above_mark() < count) {
      fail("the stack of a pickle is empty");
      return {};
    }
    Items items(stack_.end() - static_cast<std::ptrdiff_t>(count), stack_.end());
    stack_.resize(stack_.size() - count);
    return items;
  }

  std::optional<Items> take_marked() {
    if (marks_.empty()) {
      fail("a mark is missing on the stack of a pickle");
      return {};
    }
    auto items = top_items(above_mark());
    marks_.pop_back();
    return items;
  }

  bool link(std::size_t count) {
    links_ += count;
    return links_ <= max_links || too_many("items", max_links);
  }

  // The whole.

  bool protocol() {
    const auto version = cursor_.number(1);
    if (!version) return false;
    return *version <= highest_protocol ||
           fail("pickle protocol " + std::to_string(*version) + " is not known");
  }

  bool stop() {
    const auto root = take();
    if (!root) return false;
    graph_.root = *root;
    graph_.end = cursor_.offset();
    return ended_ = true;
  }

  // Names and calls.

  bool push_global(std::string_view module, std::string_view name) {
    if (module.size() > max_name_bytes || name.size() > max_name_bytes) {
      return fail("the name of a class is too long");
    }
    if (!keep(module.size() + name.size())) return false;
    return push(Global{std::string(module) + "." + std::string(name)});
  }

  bool global_lines() {
    const auto module = cursor_.line(max_name_bytes);
    const auto name = module ? cursor_.line(max_name_bytes) : std::nullopt;
    return name && push_global(*module, *name);
  }

  bool global_from_stack() {
    const auto names = top_items(2);
    if (!names) return false;
    const String* module = graph_.string((*names)[0]);
    const String* name = graph_.string((*names)[1]);
    if (!module || !name || !module->is_kept || !name->is_kept) {
      return fail("the name of a class is not a short text");
    }
    // The node that is pushed may move the two.
    return push_global(std::string(module->kept), std::string(name->kept));
  }

  bool extension(unsigned width) {
    const auto code = cursor_.number(width);
    return code && push_global("copyreg", "extension " + std::to_string(*code));
  }

  bool persistent_line() {
    auto id = cursor_.line(max_name_bytes);
    return id && push_string(String{StringKind::text, true, {}, false, std::move(*id)}) &&
           persistent();
  }

  bool persistent() {
    const auto id = take();
    return id && push(Persistent{*id});
  }

  // A callee and its arguments; `argument_count` of 2 has keywords, which are not kept.
  bool call(std::size_t argument_count) {
    const auto parts = top_items(1 + argument_count);
    return parts && push_call((*parts)[0], (*parts)[1]);
  }

  bool push_call(NodeId callee, NodeId arguments) {
    auto made = std::make_unique<Call>();
    made->callee = callee;
    made->arguments = arguments;
    return push(std::move(made));
  }

  bool push_instance(NodeId callee, Items arguments) {
    if (!link(arguments.size()) || !push(List{ListKind::tuple, std::move(arguments)})) return false;
    const auto tuple = take();
    return tuple && push_call(callee, *tuple);
  }

  bool instance_lines() {
    auto arguments = take_marked();
    if (!arguments || !global_lines()) return false;
    const auto callee = take();
    return callee && push_instance(*callee, std::move(*arguments));
  }

  bool object() {
    auto parts = take_marked();
    if (!parts) return false;
    if (parts->empty()) return fail("an object has no class");
    return push_instance(parts->front(), Items(parts->begin() + 1, parts->end()));
  }

  bool build() {
    const auto state = take();
    if (!state || above_mark() == 0 || !link(1)) return false;
    if (auto* built = std::get_if<std::unique_ptr<Call>>(&graph_.nodes[stack_.back()])) {
      (*built)->states.push_back(*state);
    }
    return true;
  }

  // Numbers.

  bool push_integer(std::int64_t value) {
    if (value < 0 || value >= small_numbers) return push(value);
    return push_shared(shared_numbers_[static_cast<std::size_t>(value)], value);
  }

  bool unsigned_number(unsigned width) {
    const auto value = cursor_.number(width);
    return value && push_integer(static_cast<std::int64_t>(*value));
  }

  bool signed_number() {
    const auto value = cursor_.number(4);
    return value && push_integer(static_cast<std::int32_t>(static_cast<std::uint32_t>(*value)));
  }

  bool long_number(unsigned width) {
    const auto size = cursor_.number(width);
    if (!size) return false;
    if (*size > max_integer_bytes) return cursor_.skip(*size) && push(BigNumber{});
    const auto bytes = cursor_.bytes(static_cast<std::size_t>(*size));
    if (!bytes) return false;
    if (bytes->size() > 8) return push(BigNumber{decimal_of(*bytes)});
    std::uint64_t value = 0;
    const bool is_negative = !bytes->empty() && (static_cast<unsigned char>(bytes->back()) & 0x80U);
    if (is_negative) value = ~value;
    for (std::size_t i = bytes->size(); i-- > 0;) {
      value = value << 8U | static_cast<unsigned char>((*bytes)[i]);
    }
    return push_integer(static_cast<std::int64_t>(value));
  }

  bool number_line() {
    auto line = cursor_.line(max_name_bytes);
    if (!line) return false;
    if (*line == "00") return push_shared(false_, false);
    if (*line == "01") return push_shared(true_, true);
    if (!line->empty() && line->back() == 'L') line->pop_back();
    std::int64_t value = 0;
    const char* end = line->data() + line->size();
    const auto read = std::from_chars(line->data(), end, value);
    if (read.ptr != end || line->empty()) return fail("a number is not an integer");
    if (read.ec == std::errc::result_out_of_range) return push(BigNumber{std::move(*line)});
    return push_integer(value);
  }

  bool real_line() {
    const auto line = cursor_.line(max_name_bytes);
    if (!line) return false;
    double value = 0;
    const char* end = line->data() + line->size();
    const auto read = std::from_chars(line->data(), end, value);
    if (read.ptr != end || line->empty()) return fail("a number is not a float");
    return push(value);
  }

  bool real() {
    const auto bits = cursor_.number(8);
    return bits && push(std::bit_cast<double>(__builtin_bswap64(*bits)));
  }

  // Strings.

  bool sized_string(StringKind kind, unsigned width) {
    const auto size = cursor_.number(width);
    if (!size) return false;
    String made{kind, *size <= kept_bytes, {cursor_.offset(), *size}, true, {}};
    if (!made.is_kept) return cursor_.skip(*size) && push(std::move(made));
    const auto bytes = cursor_.bytes(static_cast<std::size_t>(*size));
    if (!bytes) return false;
    made.kept = *bytes;
    return push_string(std::move(made));
  }

  bool quoted_line() {
    const auto line = cursor_.line(max_line_bytes);
    if (!line) return false;
    auto text = unquoted(*line);
    if (!text) return fail("a string is not quoted");
    return push_string(String{StringKind::old_text, true, {}, false, std::move(*text)});
  }

  bool unicode_line() {
    const auto line = cursor_.line(max_line_bytes);
    return line && push_string(String{StringKind::text, true, {}, false, raw_unicode(*line)});
  }

  // Containers.

  bool push_list(ListKind kind, std::optional<Items> items) {
    return items && link(items->size()) && push(List{kind, std::move(*items)});
  }

  bool marked_list(ListKind kind) { return push_list(kind, take_marked()); }
  bool short_tuple(std::size_t size) { return push_list(ListKind::tuple, top_items(size)); }

  bool marked_dict() {
    const auto items = take_marked();
    return items && push(Entries{}) && set_items(items);
  }

  bool append(const std::optional<Items>& items) {
    if (!items || !link(items->size())) return false;
    if (above_mark() == 0) return fail("the stack of a pickle is empty");
    Node& top = graph_.nodes[stack_.back()];
    Items* into = nullptr;
    if (auto* list = std::get_if<List>(&top)) into = &list->items;
    if (auto* made = std::get_if<std::unique_ptr<Call>>(&top)) into = &(*made)->items;
    if (!into) return fail("what is appended to is not a list");
    into->insert(into->end(), items->begin(), items->end());
    return true;
  }

  bool set_items(const std::optional<Items>& items) {
    if (!items || !link(items->size())) return false;
    if (above_mark() == 0) return fail("the stack of a pickle is empty");
    if (items->size() % 2 != 0) return fail("a key has no value");
    Node& top = graph_.nodes[stack_.back()];
    std::vector<std::pair<NodeId, NodeId>>* into = nullptr;
    if (auto* dict = std::get_if<Entries>(&top)) into = &dict->items;
    if (auto* made = std::get_if<std::unique_ptr<Call>>(&top)) into = &(*made)->entries;
    if (!into) return fail("what a key is set in is not a dict");
    for (std::size_t i = 0; i < items->size(); i += 2) {
      into->emplace_back((*items)[i], (*items)[i + 1]);
    }
    return true;
  }

  // The memo.

  std::optional<std::uint64_t> decimal_line() {
    const auto line = cursor_.line(max_name_bytes);
    if (!line) return {};
    std::uint64_t value = 0;
    const char* end = line->data() + line->size();
    const auto read = std::from_chars(line->data(), end, value);
    if (read.ec == std::errc() && read.ptr == end) return value;
    fail("a number is not an integer");
    return {};
  }

  bool put(std::optional<std::uint64_t> number) {
    if (!number) return false;
    if (above_mark() == 0) return fail("the stack of a pickle is empty");
    if (*number >= max_memo) return too_many("memo places", max_memo);
    const auto index = static_cast<std::size_t>(*number);
    if (index >= memo_.size()) memo_.resize(index + 1, no_node);
    memo_[index] = stack_.back();
    return true;
  }

  bool get(std::optional<std::uint64_t> number) {
    if (!number) return false;
    if (*number >= memo_.size() || memo_[static_cast<std::size_t>(*number)] == no_node) {
      return fail("memo place " + std::to_string(*number) + " is empty");
    }
    return push_id(memo_[static_cast<std::size_t>(*number)]);
  }

  Cursor cursor_;
  Graph graph_;
  Items stack_;
  Items memo_;
  std::vector<std::size_t> marks_;
  std::array<NodeId, small_numbers> shared_numbers_;
  NodeId none_ = no_node;
  NodeId true_ = no_node;
  NodeId false_ = no_node;
  std::size_t links_ = 0;
  std::uint64_t place_ = 0;  // of the current opcode
  std::string problem_;
  std::size_t kept_ = 0;  // bytes of strings and names
  bool ended_ = false;
};

}  // namespace

Result<Graph> interpret(const ByteSource& source, Place part) {
  return Machine(source, part).run();
}

}  // namespace paddle_ls::weights::pickle
