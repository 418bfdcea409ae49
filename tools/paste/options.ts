import { parseArgs } from 'node:util';
import { EDITION_IDS, type EditionId } from '#model/edition.ts';
import { didYouMean } from '#model/nearest.ts';
import { withUsage } from '../withUsage.ts';

const USAGE = `
Usage: npm run tool -- paste [options]; "npm run tool -- paste --help" explains them`;

/** Parses the command line; throws the usage if it is invalid. */
export function readOptions(args: string[]) {
  return withUsage(USAGE, () => {
    const { values } = parseArgs({
      args,
      options: {
        only: { type: 'string', multiple: true, default: [] },
        language: { type: 'string', multiple: true, default: [] },
        all: { type: 'boolean', default: false },
      },
    });
    const editions = values.language.map(readEdition);
    return {
      only: values.only,
      all: values.all,
      editions: editions.length > 0 ? editions : EDITION_IDS,
    };
  });
}

function readEdition(name: string): EditionId {
  const edition = EDITION_IDS.find((id) => id === name);
  if (edition) return edition;
  throw new Error(`There is no language "${name}". ${didYouMean(name, EDITION_IDS)}`.trim());
}
