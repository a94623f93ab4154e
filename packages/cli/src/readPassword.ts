import { createInterface } from 'node:readline/promises';
import { addAbortSignal, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { note } from './output.ts';

/** From stdin's first line, or asked for without echo, twice. Without a terminal there is nobody to ask: exit 4. */
export async function readPassword(fromStdin: boolean, interrupted: AbortSignal): Promise<string> {
  if (fromStdin) return (await text(addAbortSignal(interrupted, process.stdin))).split(/\r?\n/)[0] ?? '';
  if (!process.stdin.isTTY) {
    const { EXIT, StartFailure } = await import('@shop/runtime');
    throw new StartFailure(EXIT.inputNeeded, [
      {
        where: 'password',
        message: 'there is no terminal to ask for it',
        hint: 'Pipe it in: printf "%s" "$PASSWORD" | shop user create --email … --password-stdin',
      },
    ]);
  }
  for (;;) {
    const password = await ask('Password: ', interrupted);
    if (password === (await ask('The same again: ', interrupted))) return password;
    note('They differ.');
  }
}

async function ask(question: string, interrupted: AbortSignal): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  // The terminal is in raw mode, where Ctrl-C is a key and no signal; Ctrl-D ends the input.
  prompt.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  prompt.on('close', () => note(''));
  process.stderr.write(question);
  const closed = new Promise<never>((_resolve, reject) => {
    prompt.once('close', () => reject(new Error('The input ended before the password was given.')));
  });
  try {
    return await Promise.race([prompt.question('', { signal: interrupted }), closed]);
  } finally {
    prompt.close();
  }
}
