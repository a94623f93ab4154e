import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { environmentWithout } from './startWithout.ts';

/** A shop that runs for one attempt, and the extensions that it omits. */
interface Tried {
  readonly address: string;
  readonly without: readonly string[];
}

/** Reports whether a running shop is free of the fault. */
export type Trial = (tried: Tried) => Promise<boolean>;

/**
 * Creates a check that runs a shell command. Exit code 0 means that the shop is free of the fault. The command receives the
 * shop's URL in `SHOP_URL`, and `shop` commands in it omit the same extensions. Its output goes to stderr.
 */
export const byCommand =
  (command: string, storeDir: string, signal: AbortSignal): Trial =>
  async ({ address, without }) => {
    const child = spawn(command, {
      shell: true,
      cwd: storeDir,
      env: { ...environmentWithout(without), SHOP_URL: address },
      stdio: ['ignore', process.stderr, process.stderr],
      signal,
    });
    child.on('error', () => {});
    const [code] = (await once(child, 'close')) as [number | null];
    return code === 0;
  };

/** Creates a check that prompts at the terminal until the input is one of the two words, or a prefix of one. */
export const byAsking =
  (question: (address: string) => string, signal: AbortSignal): Trial =>
  async ({ address }) => {
    const prompt = createInterface({ input: process.stdin, output: process.stderr });
    // The terminal is in raw mode, where Ctrl-C is a key rather than a signal.
    prompt.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    try {
      for (;;) {
        const answer = (await prompt.question(question(address), { signal })).trim().toLowerCase();
        if (answer !== '' && 'good'.startsWith(answer)) return true;
        if (answer !== '' && 'bad'.startsWith(answer)) return false;
      }
    } finally {
      prompt.close();
    }
  };
