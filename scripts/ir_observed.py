"""The observations of observe_ir_ops.py for a release, merged into the rows of an op table.

The rows come from op definitions and probes, which are partly of another date; what a release was
seen to do wins. Only what it cannot show is kept: which tensors may stand for an attribute, and
attributes that were given as tensors.
"""

import gzip
import re

# Their handlers read the row of the op as declared, not as built.
DECLARED = {
    "sum",
    "add_n",
    "mul",
    "mul_grad",
    "lookup_table",
    "lookup_table_v2",
    "lookup_table_v2_grad",
    "one_hot_v2",
    "set_value",
    "set_value_grad",
    "repeat_interleave",
    "repeat_interleave_grad",
    "split",
    "slice",
    "fill_constant",
    "rnn",
    "matmul",
    "matrix_rank",
    "gather",
    "reshape2_grad",
    "flatten_contiguous_range_grad",
    "squeeze2_grad",
    "unsqueeze2_grad",
    "tril_triu",
    "tril_triu_grad",
    "assign_value",
    "feed",
    "fetch",
    "fetch_v2",
    "data",
    "assert",
    "cast",
    "tensor_array_to_tensor",
    "share_buffer",
    "increment",
    "range",
    "reduce_all",
    "reduce_any",
    "elementwise_add_grad",
    "elementwise_sub_grad",
    "elementwise_div_grad",
    "elementwise_mul_grad",
    "elementwise_max_grad",
    "elementwise_min_grad",
    "elementwise_mod_grad",
    "assign",
    "elementwise_floordiv_grad",
    "grad_add",
    "select_input",
    "select_output",
    "shadow_output",
    "lod_array_length",
    "write_to_array",
    "read_from_array",
    "while",
    "conditional_block",
    "conditional_block_infer",
}
# Since 3.0, ops on sparse tensors that are found without the kinds of their operands, as observed
# with tensors that they accept.
NORM = (
    "x=x mean=mean variance=variance scale=scale bias=bias",
    "is_test:bool=is_test momentum:float=momentum epsilon:float=epsilon "
    "data_format:str=data_layout use_global_stats:bool=use_global_stats "
    "trainable_statistics:bool=trainable_statistics",
    "out=out mean_out=mean_out variance_out=variance_out saved_mean=saved_mean "
    "saved_variance=saved_variance reserve_space=reserve_space",
)
WINDOW = "paddings:int[]=paddings dilations:int[]=dilations strides:int[]=strides"
CONV = ("x=x kernel=kernel", WINDOW + " groups:int=groups subm:bool=subm key:str=key")
BOOKS = "out=out rulebook!=rulebook counter!=counter"
SPARSE = {
    "sparse_batch_norm": ("batch_norm_sp_", "inplace", *NORM),
    "sparse_sync_batch_norm": ("sync_batch_norm_sp_", "inplace", *NORM),
    "sparse_coalesce": ("coalesce_sp", "inplace", "x=x", "", "out=out"),
    "sparse_conv3d": ("conv3d_sp", "", *CONV, BOOKS),
    "sparse_conv3d_implicit_gemm": ("conv3d_implicit_gemm_sp", "", *CONV, "out=out"),
    "sparse_fused_attention": (
        "fused_attention_sp",
        "",
        "query=query key=key value=value sparse_mask=sparse_mask "
        "key_padding_mask?=key_padding_mask attn_mask?=attn_mask",
        "",
        "out=out softmax!=softmax",
    ),
    "sparse_indices": ("indices_sp", "", "x=x", "", "out=out"),
    "sparse_masked_matmul": ("masked_matmul_sp", "", "x=x y=y mask=mask", "", "out=out"),
    "sparse_maxpool": ("maxpool_sp", "", "x=x", "kernel_sizes:int[]=kernel_sizes " + WINDOW, BOOKS),
    "sparse_sparse_coo_tensor": (
        "sparse_coo_tensor_sp",
        "",
        "values=values indices=indices",
        "shape:int64_t[]=shape",
        "out=out",
    ),
    "sparse_to_sparse_coo": (
        "dense_to_coo_sp",
        "",
        "x=x",
        "sparse_dim:int64_t=sparse_dim",
        "out=out",
    ),
    "sparse_to_sparse_csr": ("dense_to_csr_sp", "", "x=x", "", "out=out"),
}
# Since 3.0, ops that need arguments which no maker has, so they are rejected.
REFUSED = (
    "remainder_grad\tpd_op.remainder_grad\t\tx=x y=y out_grad=out_grad\t\tx_grad=x_grad y_grad=y_grad",
    "matmul_grad\tpd_op.matmul_grad\t\tx=X y=Y out_grad=out_grad\t"
    "transpose_x:bool=transpose_X transpose_y:bool=transpose_Y\tx_grad=x_grad y_grad=y_grad",
    "lookup_table_grad\tpd_op.lookup_table_grad\tkernels\tw=W ids=Ids out_grad=Out@GRAD\t\t"
    "w_grad=w@GRAD",
)
# Of 3.3: names that its translator looks up and no maker has, in-place variants that only a
# gradient has, and an attribute that a handler reads.
ROWS_OF_3_3 = (
    "embedding_grad_add_to\tpd_op.embedding_grad_add_to\tinplace\ttoken_indices=token_indices "
    "main_grad_=main_grad out_grad=out_grad\t\tmain_grad_out=main_grad_out",
    "masked_fill_grad\tpd_op.masked_fill_grad\tinplace\tx=x mask=mask value=value "
    "out_grad=out@GRAD\t\tx_grad=x@GRAD value_grad=value@GRAD",
    "repeat_interleave_grad\tpd_op.repeat_interleave_grad\t\tx=X out_grad=Out@GRAD\t"
    "repeats:int=Repeats axis:int=dim output_size:int64_t=output_size\tx_grad=X@GRAD",
)
# Since 3.0, an op that checks the kinds of its operands although there is only one kind of kernel.
KERNELS = {"shape64"}
ENTRY = re.compile(
    r"(?P<name>[^:=?*!]+)(?P<kind>:[^?*=!]*)?(?P<optional>[?!]?)(?P<list>\*?)="
    r"(?P<legacy>[^<~]*)(?P<tensors><.*>)?(?P<value>~.*)?"
)


def entries(column):
    found = {}
    for text in column.split(" "):
        match = ENTRY.fullmatch(text) if text else None
        if match:
            found[match["name"]] = match.groupdict() | {"text": text}
    return found


def operand(name, seen, known, *_):
    if known and known["kind"]:
        return known["text"]
    if seen["kind"]:
        legacy = known["legacy"] if known else name
        return f"{name}{seen['kind']}={legacy}"
    if seen["legacy"] == "?":
        return known["text"] if known else f"{name}?={name}"
    return seen["text"]


def attribute(name, seen, known, says_elements, says_kinds):
    unknown = ":int[]" if seen["value"] == "~[]" else ":str"
    kind = seen["kind"] if seen["kind"] != ":" else (known or {}).get("kind") or unknown
    if known and known["kind"] and not says_kinds:
        kind = known["kind"]
    if not says_elements and kind.endswith("[]") and (known or {}).get("kind", "").endswith("[]"):
        kind = known["kind"]
    if seen["legacy"] != "?":
        return f"{name}{kind}={seen['legacy']}"
    if known and not known["value"]:
        return f"{name}{kind}={known['legacy']}"
    legacy = known["legacy"] if known else name
    value = seen["value"] or ""
    has_value = not value.startswith(("~<", "~Place", "~Undefined"))
    return f"{name}{kind}={legacy}" + (value if has_value else "")


def result(name, seen, known, *_):
    if seen["legacy"] == "?":
        return known["text"] if known else f"{name}?={name}"
    return seen["text"]


def apart(pir, known):
    """The op's name without the underscore of an operator whose gradient shares variables."""
    return known if known and pir == known + "_" else pir


def merged(line, seen, says_elements):
    """A row of the table with what was seen of the op. Some releases do not say, of a list that is
    empty, what its elements are, and gradient ops take attributes of every kind."""
    says_kinds = "unchecked" not in seen[2]
    columns = (line.split("\t") + [""] * 6)[:6]
    flags = [flag for flag in seen[2].split(",") if flag in ("inplace", "kernels")]
    if "lookup_table_v2" == seen[0]:
        flags = [flag for flag in flags if flag != "kernels"]
    parts = [seen[0], apart(seen[1], columns[1]), ",".join(flags)]
    for index, merge in ((3, operand), (4, attribute), (5, result)):
        known = entries(columns[index])
        if index == 4:  # an attribute may have become an operand, or vice versa
            known = entries(columns[3]) | known
        found = entries(seen[index])
        parts.append(
            " ".join(
                merge(name, entry, known.get(name), says_elements, says_kinds)
                for name, entry in found.items()
            )
        )
    return "\t".join(parts)


def overlay(lines, path, release):
    """The rows of a table, each as observed, and rows for ops that the table lacks."""
    if not path.exists():
        return lines
    with gzip.open(path, "rt", encoding="utf-8") as file:
        seen = {row[0]: row for row in (line.rstrip("\n").split("\t") for line in file)}
    known = {line.split("\t")[0]: line for line in lines}
    for legacy, row in seen.items():
        if row[1] and legacy not in DECLARED:
            known[legacy] = merged(known.get(legacy, legacy), row, not release.startswith("2."))
    if not release.startswith("2."):
        for legacy, (pir, *columns) in SPARSE.items():
            known[legacy] = "\t".join([legacy, "pd_op." + pir, *columns])
        known.update((row.split("\t")[0], row) for row in REFUSED)
        if release.startswith("3.3"):
            known.update((row.split("\t")[0], row) for row in ROWS_OF_3_3)
        for legacy in KERNELS & set(known):
            name, pir, flags, rest = known[legacy].split("\t", 3)
            flags = ",".join(filter(None, (flags, "kernels")))
            known[legacy] = "\t".join((name, pir, flags, rest))
    return [known[legacy] for legacy in sorted(known)]
