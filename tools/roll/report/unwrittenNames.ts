import type { ApiClass, ApiFacts, ApiMember } from '../apiFacts.ts';
import { languagesOf } from '../merge/nodeOnly.ts';
import { signaturesOf } from '../print/signatures.ts';
import { partsText } from '../print/typePart.ts';
import type { Unwritten } from '#build/worklist.ts';
import type { FactsDifference } from './factsDifference.ts';

/** Classes and members that a release has added, with the facts that one needs for writing about them. */
export function unwrittenNames(facts: ApiFacts, { added }: FactsDifference): Unwritten[] {
  const paths = new Set(added.filter(({ kind }) => kind !== 'option').map(({ path }) => path));
  return facts.classes.flatMap((owner) => {
    const isNew = paths.has(owner.name);
    const members = owner.members.filter((member) => isNew || paths.has(pathOf(owner, member)));
    return [
      ...(isNew ? [entry(owner, owner.name, owner.since)] : []),
      ...members.map((member) => ({
        ...entry(owner, pathOf(owner, member), member.since),
        signatures: signatures(owner, member),
      })),
    ];
  });
}

function entry(owner: ApiClass, path: string, since = ''): Unwritten {
  return { path, file: `content/api/${owner.name}.md`, since, signatures: {} };
}

function signatures(owner: ApiClass, member: ApiMember): Record<string, string> {
  return Object.fromEntries(
    languagesOf(member, languagesOf(owner)).map((language) => [
      language,
      signaturesOf(owner, member, language).map(partsText).join('\n'),
    ]),
  );
}

/** `Page.goto`, `Page#popup`. */
function pathOf(owner: ApiClass, { kind, name }: ApiMember): string {
  return `${owner.name}${kind === 'event' ? '#' : '.'}${name}`;
}
