import { createInterface } from 'node:readline/promises';
import { addAbortSignal, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { note } from './output.ts';
import { plainText } from './texts.ts';

/** Reads the password from stdin's first line, or prompts for it twice without echo. Without a terminal it fails with exit code 4. */
export async function readPassword(fromStdin: boolean, interrupted: AbortSignal): Promise<string> {
  if (fromStdin) return (await text(addAbortSignal(interrupted, process.stdin))).split(/\r?\n/)[0] ?? '';
  if (!process.stdin.isTTY) {
    const { EXIT, StartFailure } = await import('@shop/runtime');
    throw new StartFailure(EXIT.inputNeeded, [
      {
        where: 'password',
        message: plainText('cli.password.noTerminal'),
        hint: plainText('cli.password.pipe'),
      },
    ]);
  }
  for (;;) {
    const password = await ask(plainText('cli.password.prompt'), interrupted);
    if (password === (await ask(plainText('cli.password.repeat'), interrupted))) return password;
    note(plainText('cli.password.differ'));
  }
}

async function ask(question: string, interrupted: AbortSignal): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  // The terminal is in raw mode, where Ctrl-C is a key and not a signal; Ctrl-D ends the input.
  prompt.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  prompt.on('close', () => note(''));
  process.stderr.write(question);
  const closed = new Promise<never>((_resolve, reject) => {
    prompt.once('close', () => reject(new Error(plainText('cli.password.ended'))));
  });
  try {
    return await Promise.race([prompt.question('', { signal: interrupted }), closed]);
  } finally {
    prompt.close();
  }
}
