import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Program {
  /** The first group of the pattern that the program's output matched. */
  readonly said: string;
  stop(): Promise<void>;
}

/**
 * Starts a program and waits until its output matches a pattern. Throws with the output if it ends before. A program that says nothing is
 * awaited with an empty pattern, only until it has started.
 */
export async function startProgram(
  [command = '', ...args]: readonly string[],
  pattern: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  const ended = once(child, 'exit');
  const end = () => void child.kill();
  process.once('exit', end);
  let output = '';
  const said = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const match = pattern.exec(output);
      if (match) resolve(match[1] ?? '');
    };
    child.once('spawn', () => read(Buffer.alloc(0)));
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${command} ended: ${output}`)));
  });
  return {
    said,
    async stop() {
      process.off('exit', end);
      child.kill();
      await ended;
    },
  };
}
