"""How functions are handed to `to_static`: texts with one finding, and what holds of them once it is mended.

Each is (the finding, the text, a condition). The condition holds with Paddle 3.3 and with the double of it.
"""

SPECIFIED = "converted(paddle.to_tensor([1.0])) == paddle.to_tensor([2.0]) and 'return' in converted.code"
DOUBLE = "import paddle\nfrom paddle.static import InputSpec\n\n\ndef double(x):\n    return x * 2\n\n\n"

MODULES = {
    "specification": ("S01", DOUBLE + "converted = paddle.jit.to_static(double, input_spec=[InputSpec([None], 'float32')])\n", SPECIFIED),
    "specification_first": ("S01", DOUBLE + "converted = paddle.jit.to_static(input_spec=[InputSpec([None], 'float32')], function=double)\n", SPECIFIED),
    "specification_with_comma": ("S01", DOUBLE + "converted = paddle.jit.to_static(\n    double,\n    input_spec=[InputSpec([None], 'float32')],\n)\n", SPECIFIED),
    "specification_with_remark": ("S01", DOUBLE + "converted = paddle.jit.to_static(\n    double,\n    input_spec=[InputSpec([None], 'float32')]  # one row\n)\n", SPECIFIED),
    "specification_in_parentheses": ("S01", DOUBLE + "converted = paddle.jit.to_static(double, input_spec=([InputSpec([None], 'float32')]))\n", SPECIFIED),
    "decorator_with_specification": ("S01", "import paddle\nfrom paddle.static import InputSpec\n\n\n@paddle.jit.to_static(input_spec=[InputSpec([None], 'float32')])\ndef converted(x):\n    return x * 2\n", SPECIFIED),
    "code_of_decorated": ("S02", "import paddle\n\n\n@paddle.jit.to_static\ndef converted(x):\n    return x * 2\n\n\ncode = converted.code\n", "'return' in code"),
    "code_of_decorated_call": ("S02", "import paddle\n\n\n@paddle.jit.to_static()\ndef converted(x):\n    return x * 2\n\n\ncode = converted.code\n", "'return' in code"),
    "code_of_assigned": ("S02", DOUBLE + "converted = paddle.jit.to_static(double)\ncode = converted.code\n", "'return' in code"),
    "code_of_assigned_with_comma": ("S02", DOUBLE + "converted = paddle.jit.to_static(\n    double,\n)\ncode = converted.code\n", "'return' in code"),
    "code_of_assigned_with_remark": ("S02", DOUBLE + "converted = paddle.jit.to_static(\n    double  # it doubles\n)\ncode = converted.code\n", "'return' in code"),
    "older_name": ("S03", DOUBLE + "converted = paddle.jit.declarative(double)\n", "converted(paddle.to_tensor([1.0])) == paddle.to_tensor([2.0])"),
    "older_name_as_decorator": ("S03", "import paddle\n\n\n@paddle.jit.declarative\ndef converted(x):\n    return x * 2\n", "converted(paddle.to_tensor([1.0])) == paddle.to_tensor([2.0])"),
    "older_name_of_module": ("S03", DOUBLE + "from paddle import jit\nconverted = jit.dygraph_to_static_func(double)\n", "converted(paddle.to_tensor([1.0])) == paddle.to_tensor([2.0])"),
    "oldest_name": ("S03", "import paddle\nimport paddle.jit as j\n\n\n@j.declarative\ndef converted(x):\n    return x * 2\n", "converted(paddle.to_tensor([1.0])) == paddle.to_tensor([2.0])"),
}
