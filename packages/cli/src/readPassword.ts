import { createInterface } from 'node:readline/promises';
import { addAbortSignal, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { note } from './output.ts';

/** Reads the password from stdin's first line, or prompts for it twice without echo. Without a terminal it fails with exit code 4. */
export async function readPassword(fromStdin: boolean, interrupted: AbortSignal): Promise<string> {
  if (fromStdin) return (await text(addAbortSignal(interrupted, process.stdin))).split(/\r?\n/)[0] ?? '';
  if (!process.stdin.isTTY) {
    const { EXIT, StartFailure } = await import('@shop/runtime');
    throw new StartFailure(EXIT.inputNeeded, [
      {
        where: 'password',
        message: 'there is no terminal to prompt for it',
        hint: 'Pipe it in: printf "%s" "$PASSWORD" | shop user create --email … --password-stdin',
      },
    ]);
  }
  for (;;) {
    const password = await ask('Password: ', interrupted);
    if (password === (await ask('Repeat password: ', interrupted))) return password;
    note('The passwords differ.');
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
    prompt.once('close', () => reject(new Error('The input ended before the password was entered.')));
  });
  try {
    return await Promise.race([prompt.question('', { signal: interrupted }), closed]);
  } finally {
    prompt.close();
  }
}
