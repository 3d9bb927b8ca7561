#include "engine/weights/write/write_checkpoint.hpp"

#include "engine/weights/write/output_file.hpp"
#include "engine/weights/write/writers.hpp"

namespace paddle_ls::weights {

namespace {

Result<void> write_as(OutputFormat format, const Checkpoint& checkpoint, ElementStream& elements,
                      ByteSink& to) {
  switch (format) {
    case OutputFormat::paddle: return write_paddle(checkpoint, elements, to);
    case OutputFormat::safetensors: return write_safetensors(checkpoint, elements, to);
    case OutputFormat::torch_zip: return write_torch_zip(checkpoint, elements, to);
  }
  return error("the format is not known");
}

}  // namespace

Result<void> write_checkpoint(const Checkpoint& checkpoint, OutputFormat format,
                              const std::filesystem::path& to) {
  auto elements = ElementStream::open(checkpoint);
  if (!elements) return tl::unexpected(std::move(elements.error()));
  auto file = OutputFile::at(to);
  if (!file) return tl::unexpected(std::move(file.error()));
  if (auto done = write_as(format, checkpoint, *elements, *file); !done) return done;
  return file->finish();
}

}  // namespace paddle_ls::weights
