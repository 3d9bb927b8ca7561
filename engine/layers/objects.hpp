// The objects of a run, and what is known of values.
#pragma once

#include <cstdint>
#include <deque>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/layers/layer_program.hpp"
#include "engine/layers/layer_value.hpp"

namespace paddle_ls::layers {

class Objects {
 public:
  Objects();

  Object& operator[](ObjectId id) { return all_[id]; }
  const Object& operator[](ObjectId id) const { return all_[id]; }

  // New objects. Equal numbers, texts and names of the library are one object.
  ObjectId add(Object object);
  LayerValue of(Object object) { return {{add(std::move(object))}, false}; }
  LayerValue number(std::int64_t value);
  LayerValue text(std::string value);
  LayerValue library(std::string dotted);
  LayerValue sequence(std::vector<LayerValue> items, LayerValue rest = {}, bool is_open = false);

  // The object of a value that cannot be anything else; null for other values and other kinds.
  Object* only(const LayerValue& value, ObjectKind kind);
  std::optional<std::int64_t> number_of(const LayerValue& value);
  std::optional<std::string> text_of(const LayerValue& value);
  // A text as a name; `any_text` if it is not known.
  std::string name_of(const LayerValue& value);
  std::optional<bool> truth_of(const LayerValue& value);
  // Any element of `value`.
  LayerValue elements_of(const LayerValue& value);
  // The elements in order, if all of them are known.
  std::optional<std::vector<LayerValue>> listed(const LayerValue& value);
  // Appends the elements to `items`, and those that may follow the known ones to `rest`.
  void spread(const LayerValue& value, std::vector<LayerValue>& items, LayerValue& rest);
  void put_last(Object& sequence, const LayerValue& item);
  bool holds_layers(const LayerValue& value) const;

  ObjectId none = 0;
  // The branches and loops around the current statement that may not run, or run several times.
  std::size_t uncertain = 0;

 private:
  std::deque<Object> all_;
  std::map<std::int64_t, ObjectId> numbers_;
  std::map<std::string, ObjectId> texts_;
  std::map<std::string, ObjectId> libraries_;
};

// A member that is set may be set again, or have been set before.
void set_member(LayerNames& members, const std::string& name, const LayerValue& value);

// Any of both.
LayerValue join(const LayerValue& left, const LayerValue& right);
void join_into(LayerValue& into, const LayerValue& other);

// Whether a call of the library by this name gives a layer: `paddle.nn.Linear`, not `paddle.load`.
bool gives_layer(std::string_view dotted);

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names);

}  // namespace paddle_ls::layers
