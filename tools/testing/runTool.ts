import { spawn } from 'node:child_process';

export interface ToolRun {
  isGood: boolean;
  /** Its output, both streams interleaved. */
  output: string;
}

interface ToolOptions {
  env?: NodeJS.ProcessEnv | undefined;
  /** Receives the messages that the tool sends to its parent process. */
  onMessage?: ((message: unknown) => void) | undefined;
}

/** Runs a JavaScript or TypeScript file with Node.js and captures its output. */
export function runTool(args: readonly string[], options: ToolOptions = {}): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('message', (message) => options.onMessage?.(message));
    child.on('error', reject);
    const handleSignal = (signal: NodeJS.Signals): void => {
      child.kill(signal);
      process.exit(1);
    };
    process.on('SIGINT', handleSignal).on('SIGTERM', handleSignal);
    // Not "exit": the last output and messages arrive after it.
    child.on('close', (code) => {
      process.off('SIGINT', handleSignal).off('SIGTERM', handleSignal);
      resolve({ isGood: code === 0, output });
    });
  });
}
