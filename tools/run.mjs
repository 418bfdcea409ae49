// npm run dev | build | preview: the command line of src/build, after installing packages if necessary.
import { CommandFailed, install, main, runBuild } from './setup.mjs';

/** The development server exits with this code to be restarted; see src/build/devServer.ts. */
const RESTART_EXIT_CODE = 75;

await main(async () => {
  await install();
  for (;;) {
    try {
      await runBuild(process.argv.slice(2));
      return;
    } catch (error) {
      if (!(error instanceof CommandFailed) || error.code !== RESTART_EXIT_CODE) throw error;
    }
  }
});
