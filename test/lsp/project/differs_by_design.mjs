// Where the ways to convert a project give different files, and both are right. A row that is no longer true fails the
// test.
const fixAll = 'fix-all of each file';
const quickFixes = 'quick fixes one by one';
const everyWay = ['the workspace command', fixAll, quickFixes];

const rows = [
  ...rowsOf({
    why: 'a copy leaves out what files.exclude names',
    ways: everyWay,
    scopes: ['safe', 'all'],
    projects: { settings_of_the_project: ['third_party/vendored.py'] },
  }),
  ...rowsOf({
    why: 'fix-all sees the groups of one file: what uses of other files hold back is converted',
    ways: [fixAll],
    scopes: ['safe'],
    projects: {
      byte_order_mark: ['model.py', 'use.py'],
      import_cycle: ['graph/node.py', 'graph/paddle_helpers.py'],
      imports_inside_functions: ['lazy.py', 'main.py'],
      names_beyond_ascii: ['模型/层.py', '模型/paddle_helpers.py'],
      package_under_two_names: ['src/net/core.py'],
      reexported_module_stays: ['pkg/layers.py'],
      scripts_share_a_module: ['evaluate.py', 'shared.py', 'train.py', 'paddle_helpers.py'],
      star_import_of_package: ['ops/common.py', 'ops/shapes.py'],
    },
  }),
  ...rowsOf({
    why: 'a quick fix of one use waits for no group',
    ways: [quickFixes],
    scopes: ['safe'],
    projects: {
      byte_order_mark: ['model.py', 'use.py'],
      conditional_imports: ['optional.py'],
      data_class_with_tensors: ['batch.py'],
      groups_over_files: ['apart.py', 'net.py'],
      import_cycle: ['graph/edge.py', 'graph/node.py', 'graph/paddle_helpers.py'],
      imports_inside_functions: ['lazy.py', 'main.py'],
      loose_scripts: ['tools/clean.py'],
      model_data_and_training: ['model.py', 'train.py'],
      names_beyond_ascii: ['straße.py', '模型/层.py', '模型/paddle_helpers.py'],
      nested_project_with_other_settings: ['main.py', 'plugin/old.py', 'plugin/plug.py'],
      package_under_two_names: ['check.py', 'src/net/core.py'],
      reexported_module_stays: ['pkg/layers.py', 'pkg/model.py'],
      scripts_share_a_module: ['evaluate.py', 'shared.py', 'train.py', 'paddle_helpers.py'],
      settings_of_the_project: ['net/model.py', 'net/ported.py'],
      star_import_of_package: ['main.py', 'ops/common.py', 'ops/shapes.py'],
      stubs_beside_code: ['geometry/rotate.pyi'],
      torch_handed_on: ['lib/tricks.py'],
      torch_under_other_names: ['use.py'],
    },
  }),
  ...rowsOf({
    why: 'a quick fix of one use spells names in full, and adds an import, while other uses need the old one',
    ways: [quickFixes],
    scopes: ['safe', 'all'],
    projects: {
      deep_package_shares_a_helper: ['vision/models/backbones/small.py', 'vision/models/heads/top.py'],
      names_beyond_ascii: ['notes/größen über alles.py'],
      package_reexported_by_init: ['net/heads.py', 'train.py'],
      torch_under_other_names: ['ops.py'],
      windows_line_ends: ['model.py'],
    },
  }),
  ...rowsOf({
    why: 'a quick fix of one use spells names in full, and adds an import, while other uses need the old one',
    ways: [quickFixes],
    scopes: ['all'],
    projects: {
      conditional_imports: ['optional.py'],
      data_class_with_tensors: ['batch.py'],
      groups_over_files: ['net.py'],
      model_data_and_training: ['model.py', 'train.py'],
      names_beyond_ascii: ['模型/层.py'],
      scripts_share_a_module: ['shared.py'],
      settings_of_the_project: ['net/model.py'],
      stubs_beside_code: ['geometry/rotate.pyi'],
    },
  }),
  ...rowsOf({
    why: 'a quick fix leaves the imports of other uses where they are, and needs no stand-ins for them',
    ways: [quickFixes],
    scopes: ['all'],
    projects: {
      byte_order_mark: ['model.py'],
      groups_over_files: ['apart.py'],
      import_cycle: ['graph/edge.py'],
      names_beyond_ascii: ['straße.py', '模型/paddle_helpers.py'],
      nested_project_with_other_settings: ['plugin/plug.py'],
      notebook_beside_module: ['explore.ipynb'],
      reexported_module_stays: ['pkg/model.py'],
      torch_handed_on: ['lib/tricks.py'],
      torch_under_other_names: ['use.py', 'paddle_helpers.py'],
    },
  }),
];

// {project, way, scope, files, why} for each project, way and scope.
function rowsOf({ why, ways, scopes, projects }) {
  const places = ways.flatMap(way => scopes.map(scope => ({ way, scope })));
  return Object.entries(projects).flatMap(([project, files]) => places.map(place => ({ project, ...place, files, why })));
}

// The files of the project that differ by design.
export function differencesByDesign(project, way, scope) {
  const fits = row => row.project === project && row.way === way && row.scope === scope;
  return new Set(rows.filter(fits).flatMap(({ files }) => files));
}
