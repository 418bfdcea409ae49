import { spawn } from 'node:child_process';

export interface ToolRun {
  isGood: boolean;
  /** Its output, both streams interleaved; empty if it was shown. */
  output: string;
}

interface ToolOptions {
  env?: NodeJS.ProcessEnv | undefined;
  /** Shows its output instead of returning it. */
  isShown?: boolean;
}

/** Runs a JavaScript or TypeScript file with Node.js. */
export function runTool(args: readonly string[], options: ToolOptions = {}): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: options.env ?? process.env,
      stdio: options.isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', reject);
    const handleSignal = (signal: NodeJS.Signals): void => {
      child.kill(signal);
      process.exit(1);
    };
    process.on('SIGINT', handleSignal).on('SIGTERM', handleSignal);
    // Not "exit": the last output arrives after it.
    child.on('close', (code) => {
      process.off('SIGINT', handleSignal).off('SIGTERM', handleSignal);
      resolve({ isGood: code === 0, output });
    });
  });
}
