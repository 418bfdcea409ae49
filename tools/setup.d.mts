/** Runs a tool; a failure is reported in one line and in the exit code. */
export function main(action: () => Promise<void>): Promise<void>;
