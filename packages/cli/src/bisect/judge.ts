import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { environmentWithout } from './startWithout.ts';

/** A shop that is running for a try, and what it leaves out. */
interface Tried {
  readonly address: string;
  readonly without: readonly string[];
}

/** Reports whether a shop that is running is free of the fault. */
export type Judge = (tried: Tried) => Promise<boolean>;

/**
 * Judges by a command of the system's shell: exit code 0 means good. It has the address of the shop in `SHOP_URL`, and commands of
 * `shop` in it leave out the same extensions. What it prints goes to stderr.
 */
export const byCommand =
  (command: string, storeDir: string, signal: AbortSignal): Judge =>
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

/** Judges by asking the person at the terminal, until the answer is one of the two words or begins one. */
export const byAsking =
  (question: (address: string) => string, signal: AbortSignal): Judge =>
  async ({ address }) => {
    const prompt = createInterface({ input: process.stdin, output: process.stderr });
    // The terminal is in raw mode, where Ctrl-C is a key and not a signal.
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
