#include "server/cli/ir/ir_verbs.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "engine/ir/json/write_json.hpp"
#include "engine/ir/pir/statistics.hpp"
#include "engine/ir/print/diff.hpp"
#include "engine/ir/print/print_program.hpp"
#include "engine/ir/print/program_graph.hpp"
#include "server/cli/ir/ir_report.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

namespace {

constexpr int clean = 0;
constexpr int failures_found = 1;
constexpr int not_readable = 2;

// Runs `work` on every file; the status is the worst of all.
template <class Work>
int for_each_file(const IrOptions& options, const IrContext& context, std::ostream& err,
                  Work work) {
  int status = clean;
  for (const auto& file : options.files) {
    const auto loaded = load_program(file, context);
    if (!loaded) {
      complain(loaded.error(), err);
      status = not_readable;
      continue;
    }
    status = std::max(status, work(file, *loaded));
  }
  return status;
}

// Strict mode stops where Paddle would, with Paddle's message.
int report_failures(const std::filesystem::path& file, const LoadedProgram& loaded,
                    const IrContext& context, std::ostream& err) {
  const ir::TranslationFinding* refused = ir::first_error(loaded.translation);
  if (!refused) return clean;
  if (context.mode == ir::TranslateMode::strict) {
    err << file.generic_string() << ": block " << refused->place.block << ", op "
        << refused->place.op << " (" << refused->op_type << ")\n"
        << ir::paddle_error_text(*refused) << "\n";
  } else {
    const std::vector<rewrite::Code> codes = ir_codes();
    ReportWriter writer({}, codes, err);
    report_program(file, loaded, writer, Hints::hidden);
  }
  return failures_found;
}

}  // namespace

int ir_translate(const IrOptions& options, const IrContext& context, std::ostream& out,
                 std::ostream& err) {
  return for_each_file(options, context, err, [&](const auto& file, const LoadedProgram& loaded) {
    const int status = report_failures(file, loaded, context, err);
    const bool refused = status != clean && context.mode == ir::TranslateMode::strict;
    if (!refused) out << ir::print_program(loaded.translation.program, context.dialect).text;
    return status;
  });
}

int ir_check(const IrOptions& options, const IrContext& context, std::ostream& out,
             std::ostream& err) {
  const std::vector<rewrite::Code> codes = ir_codes();
  ReportWriter writer({options.format, Colour::none, Excerpts::hidden}, codes, out);
  int status = clean;
  std::size_t hidden = 0;
  for (const auto& file : options.files) {
    const auto loaded = load_program(file, context);
    if (!loaded) {
      complain(loaded.error(), err);
      writer.add_unusable({file.generic_string(), loaded.error().message});
      status = not_readable;
      continue;
    }
    if (ir::first_error(loaded->translation)) status = std::max(status, failures_found);
    hidden += report_program(file, *loaded, writer, options.hints ? Hints::shown : Hints::hidden);
  }
  writer.finish();
  if (hidden > 0 && options.format == ReportFormat::text) {
    err << hidden << (hidden == 1 ? " hint is not shown" : " hints are not shown")
        << "; --hints shows them\n";
  }
  return status;
}

int ir_diff(const IrOptions& options, const IrContext& context, std::ostream& out,
            std::ostream& err) {
  const auto left = load_program(options.files[0], context);
  const auto right = load_program(options.files[1], context);
  if (!left) complain(left.error(), err);
  if (!right) complain(right.error(), err);
  if (!left || !right) return not_readable;
  const std::string text = ir::diff_text(left->translation.program, right->translation.program);
  out << text;
  return text.empty() ? clean : failures_found;
}

int ir_stats(const IrOptions& options, const IrContext& context, std::ostream& out,
             std::ostream& err) {
  boost::json::array files;
  const int status =
      for_each_file(options, context, err, [&](const auto& file, const LoadedProgram& loaded) {
        const auto counted = ir::statistics(loaded.translation.program);
        if (options.format == ReportFormat::text) {
          write_text_statistics(file, counted, out);
        } else {
          files.push_back(json_of_statistics(file, counted));
        }
        return ir::first_error(loaded.translation) ? failures_found : clean;
      });
  if (options.format != ReportFormat::text) out << boost::json::serialize(files) << "\n";
  return status;
}

int ir_graph(const IrOptions& options, const IrContext& context, std::ostream& out,
             std::ostream& err) {
  return for_each_file(options, context, err, [&](const auto& file, const LoadedProgram& loaded) {
    const ir::Program& program = loaded.translation.program;
    switch (options.graph) {
      case IrGraphFormat::html:
        out << ir::graph_html(program, file.filename().generic_string());
        break;
      case IrGraphFormat::svg: out << ir::graph_svg(program); break;
      case IrGraphFormat::dot: out << ir::graph_dot(program); break;
    }
    return ir::first_error(loaded.translation) ? failures_found : clean;
  });
}

int ir_json(const IrOptions& options, const IrContext& context, std::ostream& out,
            std::ostream& err) {
  return for_each_file(options, context, err, [&](const auto& file, const LoadedProgram& loaded) {
    const int status = report_failures(file, loaded, context, err);
    if (status == clean) out << ir::write_json(loaded.translation.program);
    return status;
  });
}

}  // namespace paddle_ls::cli
