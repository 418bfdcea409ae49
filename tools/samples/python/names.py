"""Prints what the Python files of a folder name: attributes, keyword arguments, keys of objects there, and events."""

import ast
import json
import sys
from pathlib import Path


def offset_of(lines, line, column):
    """The column in UTF-16, as language servers count; Python counts bytes."""
    before = lines[line - 1].encode()[:column].decode()
    return len(before.encode("utf-16-le")) // 2


def names_in(text):
    lines = text.split("\n")
    found = []

    def add(text, line, column, at=None, path=()):
        """At `at` is what the language server has to be asked for."""
        place = [line - 1, offset_of(lines, line, column)]
        found.append([text, *place, *(at or place), list(path)])
        return place

    def keys(value, at, path):
        """Keys of an object, or of the objects in a list."""
        if isinstance(value, (ast.List, ast.Tuple)):
            for item in value.elts:
                keys(item, at, path)
        if not isinstance(value, ast.Dict):
            return
        for key, inner in zip(value.keys, value.values):
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                add(key.value, key.lineno, key.col_offset + 1, at, [*path, key.value])
                keys(inner, at, [*path, key.value])

    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Attribute):
            add(node.attr, node.end_lineno, node.end_col_offset - len(node.attr.encode()))
        if not isinstance(node, ast.Call):
            continue
        called = None
        if isinstance(node.func, ast.Attribute):
            end = node.func.end_col_offset - len(node.func.attr.encode())
            line = node.func.end_lineno
            called = [line - 1, offset_of(lines, line, end)]
        for keyword in node.keywords:
            if keyword.arg and called:
                at = add(keyword.arg, keyword.lineno, keyword.col_offset)
                keys(keyword.value, at, [])
        for argument in node.args if called else []:
            keys(argument, called, [])
        first = node.args[0] if node.args and called else None
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            add(first.value, first.lineno, first.col_offset + 1, called, ["#" + first.value])
    return found


folder = Path(sys.argv[1])
found = []
for file in sorted(folder.rglob("*.py")):
    try:
        names = names_in(file.read_text("utf-8"))
    except SyntaxError:
        # The type checker reports it.
        continue
    found.append([file.relative_to(folder).as_posix(), names])
print(json.dumps(found))
