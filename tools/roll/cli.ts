import { main } from '../setup.mjs';
import { checkReleases } from './checkReleases.ts';
import { compileInstalled } from './compile/compileFiles.ts';
import { proposalFor, proposeRoll } from './proposeRoll.ts';
import { writeNewer } from './newer/writeNewer.ts';
import { checkArguments, newerArguments, rollArguments, rollVersions } from './rollVersions.ts';
import { writeWorklist } from './report/worklist.ts';

const root = process.cwd();
const [word, ...others] = process.argv.slice(2);

await main(async () => {
  if (word === 'worklist') await writeWorklist(root, others.includes('--rolled'));
  else if (word === 'compile') await compileInstalled(root);
  else if (word === 'propose') console.log(await proposeRoll(proposalFor(root)));
  else if (word === 'newer') await writeNewer(root, newerArguments(others));
  else if (word === '--check') await checkReleases(root, checkArguments(others));
  else await rollVersions(root, rollArguments(process.argv.slice(2)));
});
