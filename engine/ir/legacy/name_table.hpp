// The names of a legacy program, each kept once.
//
// A program of thousands of operators has few different operator types, parameters and attributes,
// and names every variable again wherever it is used. Equal names are therefore one entry: they
// compare as pointers, and what is known of a name is an element of an array at its number.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace paddle_ls::ir {

class Name {
 public:
  Name() = default;  // the null name

  std::string_view text() const { return entry_ ? entry_->text : std::string_view(); }
  std::uint32_t number() const { return entry_->number; }  // dense, from 0; not of the null name
  explicit operator bool() const { return entry_ != nullptr; }
  operator std::string_view() const { return text(); }

  friend bool operator==(Name left, Name right) { return left.entry_ == right.entry_; }
  friend bool operator==(Name left, std::string_view right) { return left.text() == right; }
  friend std::string operator+(std::string left, Name right) { return left += right.text(); }
  friend std::string operator+(Name left, std::string_view right) {
    return std::string(left.text()).append(right);
  }

 private:
  friend class NameTable;
  struct Entry {
    std::string_view text;
    std::uint32_t number;
  };
  explicit Name(const Entry& entry) : entry_(&entry) {}

  const Entry* entry_ = nullptr;
};

class NameTable {
 public:
  NameTable();
  ~NameTable();

  // `text` must outlive the table.
  Name intern(std::string_view text);
  // The null name if the program has no such name.
  Name find(std::string_view text) const;
  std::size_t size() const;

 private:
  struct Entries;
  std::unique_ptr<Entries> entries_;
};

}  // namespace paddle_ls::ir
