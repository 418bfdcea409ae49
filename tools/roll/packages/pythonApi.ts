import type { PythonTruth } from '../../reference-check/truth/truth.ts';
import { splitCall, splitList } from '../../reference-check/signatures/splitList.ts';
import type { PackageApi, PackageMember } from './packageApi.ts';

/** The typed sources of a wheel: signatures, and the names of events. */
export function pythonApi(wheel: PythonTruth & { events: Record<string, string[]> }): PackageApi {
  const events = Object.entries(wheel.events).flatMap(([owner, names]) =>
    names.map((name): [string, PackageMember] => [
      `${owner}.on:${name}`,
      { ...NOTHING_TAKEN, returns: '' },
    ]),
  );
  const members = Object.entries(wheel.members).map(
    ([path, signature]): [string, PackageMember] => [path, readSignature(signature)],
  );
  return {
    classes: new Set([...members, ...events].map(([path]) => path.replace(/\..*/, ''))),
    members: new Map([...members, ...events]),
    structures: new Map(
      Object.entries(wheel.keys).map(([name, keys]) => [
        name,
        new Map(keys.map((key) => [key, ''])),
      ]),
    ),
    enums: {},
  };
}

const NOTHING_TAKEN = { parameters: new Map<string, string[]>(), positional: [] };

/** `(url: str, *, timeout: Optional[float] = None) -> None`, or `: str` for a property. */
function readSignature(signature: string): PackageMember {
  const call = signature.startsWith(':') ? undefined : splitCall(signature);
  if (!call) return { ...NOTHING_TAKEN, returns: signature.replace(/^:/, '').trim() };
  const read = (parameter: string): [string, string[]] => {
    const [name = '', type = ''] = splitList(parameter, ':');
    return [name, [type.replace(/\s*= None$/, '')]];
  };
  const star = call.list.indexOf('*');
  const positional = star < 0 ? call.list : call.list.slice(0, star);
  return {
    parameters: new Map(call.list.filter((parameter) => parameter !== '*').map(read)),
    optional: new Set(
      call.list
        .filter((parameter) => / = None$/.test(parameter))
        .map((parameter) => read(parameter)[0]),
    ),
    positional: positional.map((parameter) => read(parameter)[0]),
    returns: call.tail.replace(/^->/, '').trim(),
  };
}
