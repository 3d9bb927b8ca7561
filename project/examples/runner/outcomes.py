"""What the outcomes of both halves of an example say together."""

import re

from _paddle_ls_examples import comparing, inputs

DEVICE = re.compile(r"CUDA|cuda|GPU|gpu|NVIDIA|NCCL|nccl|XPU|NPU|CUPTI|cudnn|process group|wrong place")
# Errors that say that a name is not there, whatever it is given: not of a device that is missing.
OF_CODE = ("AttributeError", "TypeError", "NameError", "SyntaxError", "IndentationError")
# What is wrong with a call whatever the values of its tensors are.
OF_CALL = re.compile(r"not (list|tuple|float|str)\b|got (tuple|list|None)\b|got \((list|tuple|float|int|str)\b|missing \d+ required|"
                     r"unexpected keyword|multiple values|takes .*positional|removed|too many arguments|at most \d+ argument")
# What tells of the machine, or of how the package is built.
THIS_MACHINE = re.compile(r"\b(cudnn|is_available|device_count|\w*num_\w*threads|CPU_NUM|mkldnn|mkl)\b")
# Results of decompositions are defined up to their signs and order.
DECOMPOSITION = re.compile(r"\b(svd|svd_lowrank|pca_lowrank|eigh?|eigvals|symeig|qr|geqrf)\b")


def not_compared(reason, message, **more):
    return {"verdict": "not-compared", "reason": reason, "message": message, **more}


def _pairs(torch, paddle):
    """What both halves have under one name, the inputs that were changed, the last values, what they print."""
    pairs = []
    changed = [name for name in torch["inputs"] if name in torch["changed"] or name in paddle["changed"]]
    for name in changed:
        if name in paddle["inputs"]:
            pairs.append((name, torch["inputs"][name], paddle["inputs"][name]))
    for name, value in torch["names"].items():
        if name in paddle["names"]:
            pairs.append((name, value, paddle["names"][name]))
    is_named = {name for name, _, _ in pairs} & set(torch["assigned"] + paddle["assigned"])
    if not torch["changed"] and not is_named and torch.get("last") and paddle.get("last"):
        pairs.append(("the last value", torch["last"], paddle["last"]))
    if torch["printed"] or paddle["printed"]:
        pairs.append(("what is printed", {"kind": "list", "parts": [_listed(each) for each in torch["printed"]]},
                      {"kind": "list", "parts": [_listed(each) for each in paddle["printed"]]}))
    return pairs


def _listed(values):
    return {"kind": "list", "parts": values}


def _without_values(found):
    return [each for each in found if each["what"] in ("shape", "dtype", "kind")]


def _same(found):
    return all(each["what"] == "dtype" for each in found)


def compared(torch, paddle):
    """The verdict on one pair of outcomes of which neither is an error."""
    pairs = _pairs(torch, paddle)
    comparable = [pair for pair in pairs if comparing.has_value(pair[1]) and comparing.has_value(pair[2])]
    shown = comparable[-1] if comparable else (pairs[-1] if pairs else None)
    results = {} if shown is None else {"torch": comparing.in_words(shown[1]), "paddle": comparing.in_words(shown[2])}
    if not comparable:
        what = f": {results['torch']}, {results['paddle']}" if results else ""
        return not_compared("no-value", f"there is no value to compare{what}", **results)
    found = []
    for name, left, right in comparable:
        differing = comparing.differences(left, right)
        if differing and not found:
            results = {"torch": comparing.in_words(left), "paddle": comparing.in_words(right)}
        found += [{"name": name, **each} for each in differing]
    is_random = torch.get("random") or paddle.get("random")
    if is_random or torch["unwritten"] or paddle["unwritten"]:
        of_shape = _without_values(found)
        if any(each["what"] != "dtype" for each in of_shape):
            return {"verdict": "differs", "found": of_shape, **results}
        if found:
            why = "values are random" if is_random else "values are those of unwritten memory"
            types = f"; {told(of_shape)}" if of_shape else "; shapes and dtypes are the same"
            return not_compared("random", why + types, **results)
    if not found:
        return {"verdict": "equal", **results}
    return {"verdict": "dtype" if _same(found) else "differs", "found": found, **results}


def told(found):
    """The first difference of each kind, in words."""
    said = []
    for each in found:
        at = each["name"] + each["at"]
        if each["what"] in ("values", "signs", "order") and "index" in each:
            where = f" at {each['index']}" if each["index"] else ""
            said.append(f"{at}{where} is {each['paddle']}, {each['torch']} in PyTorch ({each['off']} of {each['of']} values"
                        f" differ)")
        elif each["what"] == "shape":
            said.append(f"{at} has the shape {each['paddle']}, {each['torch']} in PyTorch")
        elif each["what"] == "dtype":
            said.append(f"{at} has the dtype {each['paddle']}, {each['torch']} in PyTorch")
        elif each["what"] == "gradient":
            said.append(f"{at} has {each['paddle']}, {each['torch']} in PyTorch")
        else:
            said.append(f"{at} is {each['paddle']}, {each['torch']} in PyTorch")
    return "; ".join(dict.fromkeys(said[:3]))


def _failure(side, error, made_of):
    name = {"torch": "PyTorch", "paddle": "Paddle"}[side]
    text = f"{error['type']}: {error['message']}"
    if error["type"] in ("ModuleNotFoundError", "ImportError") and error.get("module", "").split(".")[0] not in (
            "torch", "paddle", ""):
        return not_compared("package", f"{name}'s half needs the package `{error['module']}`")
    if _is_of_device(error):
        return not_compared("device", f"{name}'s half needs a device or process group that is not there: {text}")
    if "examples have no network" in error["message"]:
        return not_compared("network", f"{name}'s half needs the network")
    if error["type"] in ("FileNotFoundError",) or "No such file" in error["message"] \
            or "does not exist" in error["message"]:
        return not_compared("file", f"{name}'s half needs a file: {text}")
    given = f", with {made_of}" if made_of else ""
    return {"verdict": f"fails-{side}", "message": f"{name}'s half fails{given}: {text}", "line": error["line"],
            "side": side}


def _depends_on_inputs(error):
    of_code = error["type"] in ("SyntaxError", "IndentationError", "NameError", "AttributeError", "ImportError",
                                "ModuleNotFoundError", "Ended")
    return not of_code and not OF_CALL.search(error["message"])


def _is_of_device(error):
    return error["type"] not in OF_CODE and DEVICE.search(error["message"])


def _incomplete(given, why, error):
    names = ", ".join(f"`{name}`" for name in given[0])
    return not_compared("incomplete", f"it does not define {names}, and {why}: {error['type']}: {error['message']}")


def _of_failures(example, given, torch, paddle):
    """Nothing was computed on both sides with the same inputs."""
    works = [i for i, each in enumerate(torch) if "error" not in each]
    if works:
        errors = [paddle[i]["error"] for i in works]
        if given[0] and all(_depends_on_inputs(each) and not _is_of_device(each) for each in errors):
            return _incomplete(given, "no value that is tried is accepted by both halves", errors[0])
        sure = [i for i in works if not _depends_on_inputs(paddle[i]["error"])]
        works = sure or works
        return _failure("paddle", paddle[works[0]]["error"], inputs.in_words(given[works[0]]))
    error = torch[0]["error"]
    if given[0] and _depends_on_inputs(error) and not _is_of_device(error):
        return _incomplete(given, "PyTorch's half accepts no value that is tried", error)
    verdict = _failure("torch", error, "")
    other = [each for each in paddle if "error" not in each]
    if verdict["verdict"] == "fails-torch" and not other and paddle[0]["error"]["type"] in OF_CODE[2:]:
        verdict["message"] += f"; so does Paddle's: {paddle[0]['error']['type']}: {paddle[0]['error']['message']}"
    return verdict


def verdict(example, given, torch, paddle):
    """`torch` and `paddle` are the outcomes for each of the inputs `given`."""
    both = [i for i in range(len(given)) if "error" not in torch[i] and "error" not in paddle[i]]
    if not both:
        return _of_failures(example, given, torch, paddle)
    telling = [i for i in both if not inputs.says_little(i, given)] or both
    verdicts = [compared(torch[i], paddle[i]) for i in telling]
    order = ("equal", "dtype", "differs", "not-compared")
    best = min(range(len(verdicts)), key=lambda i: order.index(verdicts[i]["verdict"]))
    result = verdicts[best]
    made_of = inputs.in_words(given[telling[best]])
    if made_of:
        result["inputs"] = made_of
    others = [inputs.in_words(given[telling[i]]) for i, each in enumerate(verdicts) if each["verdict"] == "differs"]
    if others and result["verdict"] in ("equal", "dtype"):
        result["not_for"] = others
    if "found" in result:
        code = example["torch"]["code"] + example["paddle"]["code"]
        kinds = {each["what"] for each in result["found"]}
        both_results = {key: result[key] for key in ("torch", "paddle") if key in result}
        if kinds <= {"signs", "order", "dtype"} and result["verdict"] == "differs" and DECOMPOSITION.search(code):
            return not_compared("signs", "the results differ by their signs or order alone, which no framework promises",
                                **both_results)
        if kinds == {"values"} and result["verdict"] == "differs" and THIS_MACHINE.search(code):
            return not_compared("device", "the result depends on the machine", **both_results)
        result["message"] = told(result["found"]) + (f", with {made_of}" if made_of else "")
    return result
