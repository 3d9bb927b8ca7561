#include "engine/weights/write/permute.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <utility>

namespace paddle_ls::weights {

namespace {

// A matrix whose rows are dense in `from` and whose columns are dense in `to`.
struct Matrix {
  std::size_t rows;
  std::size_t columns;
  std::size_t from_stride;  // of rows, in elements
  std::size_t to_stride;    // of columns
};

template <std::size_t Width>
void transpose_square(const Matrix& matrix, const char* from, char* to, std::size_t rows,
                      std::size_t columns) {
  constexpr std::size_t side = 64 / Width;
  std::array<std::array<char, 64>, side> lines;
  for (std::size_t row = 0; row < rows; ++row) {
    std::memcpy(lines[row].data(), from + row * matrix.from_stride * Width, columns * Width);
  }
  for (std::size_t column = 0; column < columns; ++column) {
    std::array<char, 64> line;
    for (std::size_t row = 0; row < rows; ++row) {
      std::memcpy(line.data() + row * Width, lines[row].data() + column * Width, Width);
    }
    std::memcpy(to + column * matrix.to_stride * Width, line.data(), rows * Width);
  }
}

// The next lines are far from each other, so the processor does not guess them.
void fetch_ahead(const char* from, std::size_t stride, std::size_t rows, std::size_t bytes) {
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t at = 0; at < bytes; at += 64)
      __builtin_prefetch(from + row * stride + at, 0, 2);
  }
}

template <std::size_t Width>
void transpose(const Matrix& matrix, const char* from, char* to) {
  constexpr std::size_t side = 64 / Width;
  constexpr std::size_t most_ahead = 512;
  for (std::size_t row = 0; row < matrix.rows; row += side) {
    const std::size_t rows = std::min(side, matrix.rows - row);
    const std::size_t next = std::min(side, matrix.rows - row - rows);
    fetch_ahead(from + (row + rows) * matrix.from_stride * Width, matrix.from_stride * Width, next,
                std::min(matrix.columns * Width, most_ahead));
    for (std::size_t column = 0; column < matrix.columns; column += side) {
      const std::size_t columns = std::min(side, matrix.columns - column);
      const char* start = from + (row * matrix.from_stride + column) * Width;
      char* end = to + (column * matrix.to_stride + row) * Width;
      if (rows == side && columns == side) {
        transpose_square<Width>(matrix, start, end, side, side);
      } else {
        transpose_square<Width>(matrix, start, end, rows, columns);
      }
    }
  }
}

void transpose(const Matrix& matrix, std::size_t width, const char* from, char* to) {
  switch (width) {
    case 1: return transpose<1>(matrix, from, to);
    case 2: return transpose<2>(matrix, from, to);
    case 4: return transpose<4>(matrix, from, to);
    case 8: return transpose<8>(matrix, from, to);
    default: return transpose<16>(matrix, from, to);
  }
}

PermutedAxis take_out(std::vector<PermutedAxis>& axes, std::size_t PermutedAxis::*stride) {
  const auto found = std::ranges::find(axes, 1U, stride);
  if (found == axes.end()) return {1, 1, 1};
  const PermutedAxis axis = *found;
  axes.erase(found);
  return axis;
}

// Calls `step` with both offsets for each index along `axes`.
template <class Step>
void for_each_index(const std::vector<PermutedAxis>& axes, Step step) {
  std::vector<std::size_t> index(axes.size(), 0);
  std::size_t from = 0;
  std::size_t to = 0;
  while (true) {
    step(from, to);
    std::size_t axis = 0;
    while (axis < axes.size() && ++index[axis] == axes[axis].size) {
      from -= (axes[axis].size - 1) * axes[axis].from_stride;
      to -= (axes[axis].size - 1) * axes[axis].to_stride;
      index[axis++] = 0;
    }
    if (axis == axes.size()) return;
    from += axes[axis].from_stride;
    to += axes[axis].to_stride;
  }
}

}  // namespace

void permute(std::vector<PermutedAxis> axes, std::size_t width, const char* from, char* to) {
  const PermutedAxis inner = take_out(axes, &PermutedAxis::from_stride);
  if (inner.to_stride == 1) {
    for_each_index(axes, [&](std::size_t from_at, std::size_t to_at) {
      std::memcpy(to + to_at * width, from + from_at * width, inner.size * width);
    });
    return;
  }
  const PermutedAxis outer = take_out(axes, &PermutedAxis::to_stride);
  const Matrix matrix{outer.size, inner.size, outer.from_stride, inner.to_stride};
  for_each_index(axes, [&](std::size_t from_at, std::size_t to_at) {
    transpose(matrix, width, from + from_at * width, to + to_at * width);
  });
}

}  // namespace paddle_ls::weights
