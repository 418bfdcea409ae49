import type { ItemPair } from '../pairs.ts';
import { canonicalType } from '../signatures/pythonSignature.ts';
import { splitCall, splitList } from '../signatures/splitList.ts';

/** Compares the type of an argument or option with the signature of the package. */
export function pythonTypeDifference(
  { expected, rendered }: ItemPair,
  signature: string,
): string | undefined {
  if (expected.position === 'field') return undefined;
  const parameters = splitCall(signature)?.list ?? [];
  const own = parameters.find((one) => one.startsWith(`${expected.names[0]}:`));
  if (own === undefined) return undefined;
  const real = withoutNone(own.slice(own.indexOf(':') + 1).replace(/= None$/, ''));
  const shown = withoutNone(rendered?.type ?? '');
  return shown === real ? undefined : `${shown} → ${real}`;
}

/** What may be left out is marked beside the type. */
function withoutNone(type: string): string {
  const [, inner] = /^Union\[(.*)\]$/.exec(canonicalType(type)) ?? [];
  if (inner === undefined) return canonicalType(type);
  const parts = splitList(inner).filter((part) => part !== 'None');
  return parts.length === 1 ? (parts[0] ?? '') : `Union[${parts.join(', ')}]`;
}
