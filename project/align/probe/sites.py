"""Wraps the expressions of sites in a syntax tree: EXPR becomes end(begin(ID), EXPR).

New nodes have the position of the expression, so tracebacks and line numbers stay true. The two functions are found in
`builtins`: their names end in underscores because a class would rename others.
"""

import ast

BEGIN, END = "__paddle_ls_begin__", "__paddle_ls_end__"

# Expressions whose value the expression around them does not use, or that are not valid as an argument.
UNWRAPPABLE = (ast.Starred, ast.Await, ast.Yield, ast.YieldFrom, ast.Slice, ast.FormattedValue)
# The value in a pattern is compared, never called.
PATTERN = getattr(ast, "pattern", ())


def position(node):
    return (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)


def _is_super_init(node):
    """`super().__init__(...)`: it gives nothing, and a layer cannot be looked at before it is made."""
    function = getattr(node, "func", None)
    return (isinstance(function, ast.Attribute) and function.attr == "__init__"
            and isinstance(function.value, ast.Call) and isinstance(function.value.func, ast.Name)
            and function.value.func.id == "super")


def dotted_names(node):
    """`a`, `self.scale`: what the expression reads by name, as far as attributes follow a name."""
    found = []

    def visit(each):
        chain, parts = each, []
        while isinstance(chain, ast.Attribute):
            parts.append(chain.attr)
            chain = chain.value
        if isinstance(chain, ast.Name) and isinstance(chain.ctx, ast.Load):
            found.append(".".join([chain.id, *reversed(parts)]))
            return
        for child in ast.iter_child_nodes(each):
            visit(child)

    visit(node)
    return list(dict.fromkeys(found))


class _Wrapper(ast.NodeTransformer):
    def __init__(self, sites):
        self.waiting = {(site.begin, site.end): site for site in sites}

    def _wrapped(self, node, site):
        def named(name):
            return ast.copy_location(ast.Name(name, ast.Load()), node)

        site.names = dotted_names(node)
        identity = ast.copy_location(ast.Constant(site.id), node)
        begin = ast.copy_location(ast.Call(named(BEGIN), [identity], []), node)
        return ast.copy_location(ast.Call(named(END), [begin, node], []), node)

    def visit(self, node):
        if isinstance(node, PATTERN):
            return node
        if not isinstance(node, ast.expr) or isinstance(node, UNWRAPPABLE):
            return self.generic_visit(node)
        if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load) or _is_super_init(node):
            return self.generic_visit(node)
        # The outermost node at a position is taken: before Python 3.12 parts of an f-string have that of the whole.
        site = self.waiting.pop(position(node), None)
        visited = self.generic_visit(node)
        return self._wrapped(visited, site) if site else visited


def instrument(source: bytes, path: str, sites):
    """The tree of the file with its sites wrapped, and the sites that were not found."""
    tree = ast.parse(source, path)
    wrapper = _Wrapper(sites)
    return (wrapper.visit(tree) if sites else tree), list(wrapper.waiting.values())
