import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';

/** From stdin's first line, or asked for without echo. Without a terminal there is nobody to ask: exit 4. */
export async function readPassword(fromStdin: boolean): Promise<string> {
  if (fromStdin) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  if (!process.stdin.isTTY) {
    const { EXIT, StartFailure } = await import('@shop/runtime');
    throw new StartFailure(EXIT.inputNeeded, [
      {
        where: 'password',
        message: 'There is no terminal to ask for it',
        mend: 'Pipe it in: echo "$PASSWORD" | shop user create --email … --password-stdin',
      },
    ]);
  }
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stderr.write('Password: ');
  return new Promise((resolve, reject) => {
    prompt.on('SIGINT', () => (prompt.close(), process.stderr.write('\n'), process.exit(130)));
    prompt.question('', (answer) => {
      prompt.close();
      process.stderr.write('\n');
      resolve(answer);
    });
    prompt.on('error', reject);
  });
}
