"""What a half gives, as plain JSON. Arrays are their bytes in base64."""

import base64

import numpy

MOST_ELEMENTS = 1 << 18
MOST_PARTS = 64


class Describer:
    def __init__(self, framework, package):
        self.framework = framework
        self.package = package
        self.is_tensor = package.Tensor

    def _dtype(self, value):
        return str(value.dtype).rsplit(".", 1)[-1]

    def _dense(self, value):
        if self.framework == "torch":
            value = value.detach()
            if value.layout != self.package.strided:
                value = value.to_dense()
            if value.is_quantized:
                value = value.dequantize()
            value = value.resolve_conj().resolve_neg().cpu()
            if str(value.dtype) == "torch.bfloat16" or "float8" in str(value.dtype):
                value = value.float()
            return value.numpy()
        if value.is_sparse():
            value = value.to_dense()
        if self._dtype(value) == "bfloat16" or "float8" in self._dtype(value):
            value = value.astype("float32")
        return value.numpy()

    def _gradient(self, value):
        return bool(value.requires_grad) if self.framework == "torch" else not value.stop_gradient

    def _array(self, array, dtype, kind):
        flat = numpy.ascontiguousarray(array).reshape(-1)[:MOST_ELEMENTS]
        return {"kind": kind, "dtype": dtype, "shape": list(array.shape), "stored": str(flat.dtype),
                "bytes": base64.b64encode(flat.tobytes()).decode()}

    def _tensor(self, value):
        result = self._array(self._dense(value), self._dtype(value), "tensor")
        if "float" in result["dtype"] or "complex" in result["dtype"]:
            result["gradient"] = self._gradient(value)
        return result

    def _is_place(self, value):
        name = type(value).__name__
        return name.endswith("Place") or (type(value).__module__ == "torch" and name == "device")

    def of(self, value, depth=0):
        if value is None or isinstance(value, (bool, int, str)):
            return {"kind": "plain", "type": type(value).__name__, "value": value}
        if isinstance(value, float):
            return {"kind": "plain", "type": "float", "value": repr(value)}
        if isinstance(value, complex):
            return {"kind": "plain", "type": "complex", "value": repr(value)}
        if isinstance(value, self.is_tensor):
            return self._tensor(value)
        if isinstance(value, numpy.ndarray) and value.dtype != object:
            return self._array(value, str(value.dtype), "array")
        if isinstance(value, numpy.generic):
            return self._array(numpy.asarray(value), str(value.dtype), "array")
        if type(value).__name__ == "dtype" or (type(value).__module__.startswith("paddle") and "DataType" in
                                               type(value).__name__):
            return {"kind": "plain", "type": "dtype", "value": str(value).rsplit(".", 1)[-1]}
        if isinstance(value, (list, tuple)) and len(value) <= MOST_PARTS and depth < 6:
            return {"kind": "list", "parts": [self.of(each, depth + 1) for each in value]}
        if isinstance(value, dict) and len(value) <= MOST_PARTS and depth < 6:
            return {"kind": "dict", "parts": {str(key): self.of(each, depth + 1) for key, each in value.items()}}
        kind = "place" if self._is_place(value) else "object"
        return {"kind": kind, "type": type(value).__name__}
