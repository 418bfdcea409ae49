import type { PythonTruth } from '../../reference-check/truth/truth.ts';
import { splitCall, splitList } from '../../reference-check/signatures/splitList.ts';
import type { PackageApi, PackageMember } from './packageApi.ts';

/** The typed sources of a wheel: signatures, and the names of events. */
export function pythonApi(wheel: PythonTruth & { events: Record<string, string[]> }): PackageApi {
  const events = Object.entries(wheel.events).flatMap(([owner, names]) =>
    names.map((name): [string, PackageMember] => [
      `${owner}.on:${name}`,
      { parameters: new Map(), returns: '' },
    ]),
  );
  const members = Object.entries(wheel.members).map(
    ([path, signature]): [string, PackageMember] => [path, readSignature(signature)],
  );
  return {
    classes: new Set([...members, ...events].map(([path]) => path.replace(/\..*/, ''))),
    members: new Map([...members, ...events]),
  };
}

/** `(url: str, *, timeout: Optional[float] = None) -> None`, or `: str` for a property. */
function readSignature(signature: string): PackageMember {
  const call = signature.startsWith(':') ? undefined : splitCall(signature);
  if (!call) return { parameters: new Map(), returns: signature.replace(/^:/, '').trim() };
  const parameters = call.list
    .filter((parameter) => parameter !== '*')
    .map((parameter): [string, string[]] => {
      const [name = '', type = ''] = splitList(parameter, ':');
      return [name, [type.replace(/\s*= None$/, '')]];
    });
  return { parameters: new Map(parameters), returns: call.tail.replace(/^->/, '').trim() };
}
