"""Prints as JSON what a Python wheel or a Java sources jar says of its API.

python3 readPackage.py wheel playwright-1.56.0-py3-none-win_amd64.whl
python3 readPackage.py jar playwright-1.56.0-sources.jar
"""

import ast
import json
import re
import sys
import zipfile

SIGNATURES = "playwright/sync_api/_generated.py"
DESCRIPTION = "playwright/driver/package/api.json"
STRUCTURES = "playwright/_impl/_api_structures.py"


def type_text(annotation):
    """`typing.Optional["Page"]` -> `Optional[Page]`."""
    text = ast.unparse(annotation).replace("typing.", "")
    outside_literals = re.split(r"(Literal\[[^\]]*\])", text)
    return "".join(
        part if part.startswith("Literal") else re.sub(r"['\"](\w+)['\"]", r"\1", part)
        for part in outside_literals
    ).replace("'", '"')


def signature(function):
    args = function.args
    first_default = len(args.args) - len(args.defaults)
    shown = [
        f"{arg.arg}: {type_text(arg.annotation)}" + (" = None" if index >= first_default else "")
        for index, arg in enumerate(args.args)
        if arg.arg != "self"
    ]
    if args.kwonlyargs:
        shown.append("*")
    shown += [f"{arg.arg}: {type_text(arg.annotation)} = None" for arg in args.kwonlyargs]
    return f"({', '.join(shown)}) -> {type_text(function.returns)}"


def members_of(owner):
    for entry in owner.body:
        if not isinstance(entry, ast.FunctionDef) or entry.name.startswith("_"):
            continue
        decorators = [ast.unparse(decorator) for decorator in entry.decorator_list]
        if "typing.overload" in decorators:
            continue
        if "property" in decorators:
            yield entry.name, f": {type_text(entry.returns)}"
        elif entry.returns is not None:
            yield entry.name, signature(entry)


def events_of(owner):
    """The names in `def on(self, event: Literal["popup"], f: ...)`."""
    for entry in owner.body:
        if isinstance(entry, ast.FunctionDef) and entry.name == "on" and len(entry.args.args) > 1:
            yield from re.findall(r"Literal\['(\w+)'\]", ast.unparse(entry.args.args[1].annotation))


def classes_of(source):
    return [entry for entry in ast.parse(source).body if isinstance(entry, ast.ClassDef)]


def read_wheel(wheel):
    read = lambda name: wheel.read(name).decode()
    return {
        "description": json.loads(read(DESCRIPTION)) if DESCRIPTION in wheel.namelist() else None,
        "members": {
            f"{owner.name}.{name}": text
            for owner in classes_of(read(SIGNATURES))
            for name, text in members_of(owner)
        },
        "events": {
            owner.name: sorted(events_of(owner)) for owner in classes_of(read(SIGNATURES))
        },
        "keys": {
            owner.name: [
                entry.target.id for entry in owner.body if isinstance(entry, ast.AnnAssign)
            ]
            for owner in classes_of(read(STRUCTURES))
        },
    }


def read_jar(jar):
    return [
        jar.read(name).decode()
        for name in jar.namelist()
        if re.fullmatch(r"com/microsoft/playwright/(?:(?:options|assertions)/)?\w+\.java", name)
    ]


with zipfile.ZipFile(sys.argv[2]) as package:
    json.dump(read_wheel(package) if sys.argv[1] == "wheel" else read_jar(package), sys.stdout)
