"""Compares printed signatures (JSON on standard input) with the installed package `playwright`."""

import ast
import datetime
import inspect
import json
import pathlib
import re
import sys
import typing

import playwright._impl._api_structures as structures
import playwright.sync_api as api
import playwright.sync_api._generated as generated

NAMES = {
    **vars(typing),
    **vars(structures),
    **vars(generated),
    "Error": api.Error,
    "datetime": datetime,
    "pathlib": pathlib,
    "EventContextManager": generated.EventContextManager,
}


def evaluate(annotation):
    return eval(ast.unparse(annotation), NAMES)


def merged(hint):
    """A union of literals is one literal; `typing` does not know that they are equal."""
    parts = typing.get_args(hint)
    if typing.get_origin(hint) is typing.Union and all(typing.get_origin(p) is typing.Literal for p in parts):
        return typing.Literal[tuple(value for part in parts for value in typing.get_args(part))]
    return hint


def printed_shape(tail):
    """What the text after the name says: its parameters, its result, whether it is a property."""
    if tail.startswith(":"):
        return {"property": True, "params": [], "returns": evaluate(ast.parse(tail[2:], mode="eval").body)}
    function = ast.parse(f"def f{tail}: ...").body[0]
    first_default = len(function.args.args) - len(function.args.defaults)
    params = [
        (arg.arg, False, index >= first_default, evaluate(arg.annotation))
        for index, arg in enumerate(function.args.args)
    ]
    params += [(arg.arg, True, True, evaluate(arg.annotation)) for arg in function.args.kwonlyargs]
    return {"property": False, "params": params, "returns": evaluate(function.returns)}


def real_shape(owner, name):
    member = inspect.getattr_static(owner, name)
    is_property = isinstance(member, property)
    function = member.fget if is_property else member
    hints = typing.get_type_hints(function, NAMES)
    params = [
        (
            p.name,
            p.kind == p.KEYWORD_ONLY,
            p.default is not p.empty,
            hints.get(p.name),
        )
        for p in inspect.signature(function).parameters.values()
        if p.name != "self"
    ]
    return {"property": is_property, "params": params, "returns": hints.get("return")}


def plain(hint):
    text = hint.__name__ if isinstance(hint, type) else str(hint)
    return re.sub(r"typing\.|playwright\.[\w.]+\.|<class '|'>|ForwardRef\('(\w+)'\)", r"\1", text)


def differences(printed, real):
    if printed["property"] != real["property"]:
        yield "is a property" if real["property"] else "is a method"
    ours = {param[0]: param for param in printed["params"]}
    theirs = {param[0]: param for param in real["params"]}
    for name in theirs.keys() - ours.keys():
        yield f"lacks {name}"
    for name in ours.keys() - theirs.keys():
        yield f"has {name} too many"
    positional = [[p[0] for p in shape["params"] if not p[1]] for shape in (printed, real)]
    if not ours.keys() ^ theirs.keys() and positional[0] != positional[1]:
        yield f"takes {positional[1]} by position, not {positional[0]}"
    for name in ours.keys() & theirs.keys():
        if ours[name][2] != theirs[name][2]:
            yield f"{name} is {'optional' if theirs[name][2] else 'required'}"
        if ours[name][3] != theirs[name][3]:
            yield f"{name} is {plain(theirs[name][3])}, not {plain(ours[name][3])}"
    ours_returns = None if printed["returns"] is None else printed["returns"]
    theirs_returns = None if real["returns"] is type(None) else merged(real["returns"])
    if ours_returns != theirs_returns:
        yield f"returns {plain(theirs_returns)}, not {plain(ours_returns)}"


result = []
listed = set()
for entry in json.load(sys.stdin):
    place = f"{entry['owner']}.{entry['name']}"
    listed.add(place)
    owner = getattr(generated, entry["owner"], None) or getattr(api, entry["owner"], None)
    if owner is None or not hasattr(owner, entry["name"]):
        result.append({"place": place, "differences": ["is not in the package"]})
        continue
    try:
        found = list(differences(printed_shape(entry["tail"]), real_shape(owner, entry["name"])))
    except Exception as error:
        found = [f"cannot be compared: {error!r}"]
    result.append({"place": place, "differences": sorted(found)})
for name, owner in vars(generated).items():
    if inspect.isclass(owner) and owner.__module__ == generated.__name__:
        for member in vars(owner):
            is_listed = any(f"{base.__name__}.{member}" in listed for base in owner.__mro__)
            if not member.startswith("_") and not is_listed and member not in ("on", "once"):
                result.append({"place": f"{name}.{member}", "differences": ["is only in the package"]})
json.dump(result, sys.stdout)
