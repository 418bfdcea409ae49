import type { Finding } from './finding.ts';
import { checkDefaults } from './kinds/defaults.ts';
import { checkEnums } from './kinds/enums.ts';
import { checkForeignWords } from './kinds/foreignWords.ts';
import { checkMentions } from './kinds/mentions.ts';
import { checkNames } from './kinds/names.ts';
import { checkOrder } from './kinds/order.ts';
import { checkSamples } from './kinds/samples.ts';
import { checkSignatures } from './kinds/signatures.ts';
import { checkStanding } from './kinds/standing.ts';
import { checkStructure } from './kinds/structure.ts';
import { checkTexts } from './kinds/texts.ts';
import { checkTypes } from './kinds/types.ts';
import type { PagePair } from './pairs.ts';

/** Everything that is wrong with a page. */
export function checkPage(pair: PagePair): Finding[] {
  return [
    ...checkStructure(pair),
    ...checkNames(pair),
    ...checkStanding(pair),
    ...checkTexts(pair),
    ...checkEnums(pair),
    ...checkOrder(pair),
    ...checkSamples(pair),
    ...checkSignatures(pair),
    ...checkTypes(pair),
    ...checkForeignWords(pair),
    ...checkMentions(pair),
    ...checkDefaults(pair),
  ];
}
