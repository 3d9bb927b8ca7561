#include "engine/torch/paddle_exceptions.hpp"

namespace paddle_ls::torch {

namespace failing = python::failing;

namespace {

constexpr python::RaisedInstead exceptions[] = {
    {"RuntimeError", failing::shapes, "ValueError"},
    {"RuntimeError", failing::truth, "AssertionError"},
    {"TypeError", failing::length, "AssertionError"},
    {"ValueError", failing::number, "AssertionError"},
    {"IndexError", failing::dimensions, "ValueError"},
    {"FileNotFoundError", failing::file, "ValueError"},
    {"RuntimeError", failing::memory, "MemoryError"},
    {"RuntimeError", failing::graph, "SystemError"},
};

}  // namespace

std::span<const python::RaisedInstead> exceptions_of_paddle() {
  return exceptions;
}

}  // namespace paddle_ls::torch
