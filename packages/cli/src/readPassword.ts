import { createInterface } from 'node:readline/promises';
import { addAbortSignal, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { note, refuseInput } from './output.ts';
import { plainText } from './texts.ts';
import type { PlainKey } from './texts.ts';

/**
 * Reads the password from the first line of stdin, or prompts for it twice without echo. Fails with exit code 4 if there is no
 * terminal, the line is empty, or the input ends.
 */
export async function readPassword(fromStdin: boolean, interrupted: AbortSignal): Promise<string> {
  if (fromStdin) {
    const [password = ''] = (await text(addAbortSignal(interrupted, process.stdin))).split(/\r?\n/);
    if (password === '') throw inputNeeded('cli.password.empty');
    return password;
  }
  if (!process.stdin.isTTY) throw inputNeeded('cli.password.noTerminal');
  for (;;) {
    const password = await prompt(plainText('cli.password.prompt'), interrupted);
    if (password === '') throw inputNeeded('cli.password.empty');
    if (password === (await prompt(plainText('cli.password.repeat'), interrupted))) return password;
    note(plainText('cli.password.differ'));
  }
}

/** Creates the error for a missing password. */
const inputNeeded = (message: PlainKey): Error =>
  refuseInput(plainText(message), plainText('cli.password.pipe'));

async function prompt(question: string, interrupted: AbortSignal): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  // The terminal is in raw mode, where Ctrl-C is a key rather than a signal. Ctrl-D ends the input.
  prompt.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  prompt.on('close', () => note(''));
  process.stderr.write(question);
  const closed = new Promise<never>((_resolve, reject) => {
    prompt.once('close', () => reject(inputNeeded('cli.password.ended')));
  });
  try {
    return await Promise.race([prompt.question('', { signal: interrupted }), closed]);
  } finally {
    prompt.close();
  }
}
