#!/usr/bin/env python3
"""The table that scripts/ir_table_of_checkout.py makes of definitions that use every form once."""

import pathlib
import subprocess
import sys
import tempfile

SKIPPED = 77

OPS = """
- op : fold_rows
  args : (Tensor[] rows, Tensor weight, Scalar(float) limit = 1.0f, IntArray shape = {}, str mode = "a,b", int64_t[] axes = {1, 2})
  output : Tensor(out), Tensor[](parts){rows.size()}, Tensor(mask)
  optional : weight
  intermediate : mask
  inplace : (weight -> parts)
- op : step_down_
  args : (Tensor param, Tensor grad, bool nesterov = false)
  output : Tensor
  kernel :
    func : step_down {dense, dense -> dense}
           step_down_rows {dense, selected_rows -> dense}
  inplace : (param -> out)
"""
BACKWARD = """
- backward_op : fold_rows_grad
  args : (Tensor[] rows, Tensor out_grad, Scalar limit)
  output : Tensor[](rows_grad){rows.size()}
"""
COMPATIBLE = """
- op : fold_rows (fold_rows_v2)
  backward : fold_rows_grad (fold_rows_v2_grad)
  inputs : {rows : X, weight : W}
  outputs :
    out : Out
  attrs : {mode : fold_mode}
  scalar :
    limit : {data_type : float, tensor_name : Limit}
  int_array :
    shape : {data_type : int, tensors_name : ShapeList}
"""
EXPECTED = [
    "fold_rows_v2\tpd_op.fold_rows\tinplace\trows*=X weight?=W limit:Scalar=limit<Limit> "
    "shape:IntArray=shape<,ShapeList>\tmode:str=fold_mode axes:int64_t[]=axes\t"
    "out=Out parts?*=parts mask?=mask",
    "fold_rows_v2_grad\tpd_op.fold_rows_grad\t\trows*=X out_grad=Out@GRAD "
    "limit:Scalar=limit<Limit>\t\trows_grad*=X@GRAD",
    "step_down_\tpd_op.step_down_\tinplace,kernels\tparam=param grad=grad\t"
    "nesterov:bool=nesterov\tout=out",
]


def main():
    try:
        import yaml  # noqa: F401
    except ImportError:
        print("skipped: PyYAML is not installed", file=sys.stderr)
        return SKIPPED
    with tempfile.TemporaryDirectory() as folder:
        definitions = pathlib.Path(folder) / "paddle/phi/ops/yaml"
        definitions.mkdir(parents=True)
        for name, content in (("ops", OPS), ("backward", BACKWARD), ("op_compat", COMPATIBLE)):
            (definitions / f"{name}.yaml").write_text(content, encoding="utf-8")
        script = pathlib.Path(__file__).resolve().parents[3] / "scripts/ir_table_of_checkout.py"
        made = subprocess.run([sys.executable, script, folder], capture_output=True, text=True,
                              check=True).stdout.splitlines()
    for row in EXPECTED:
        if row not in made:
            print(f"missing: {row!r}\nmade: {made}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
