import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** The result of a finished program. */
export interface ProgramEnd {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program in a folder until it exits. Does not throw if the program fails. */
export async function runProgram(
  program: string,
  args: readonly string[],
  {
    cwd,
    signal,
    env,
  }: { readonly cwd: string; readonly signal?: AbortSignal | undefined; readonly env?: NodeJS.ProcessEnv },
): Promise<ProgramEnd> {
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(env && { env }),
    ...(signal && { signal }),
    // On Windows, npm is a shell script.
    shell: process.platform === 'win32' && program === 'npm',
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
  const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}

/** Installs the packages listed in a folder's package.json. */
export const npmInstall = (cwd: string, signal?: AbortSignal): Promise<ProgramEnd> =>
  runProgram('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd, signal });

/** Returns the errors reported by npm without prefixes and warnings, or its whole output if it reported no errors. */
export function npmFault({ stdout, stderr }: ProgramEnd): string {
  const lines = (stderr || stdout).split('\n').filter((line) => line.trim() !== '');
  const errors = lines.filter((line) => ERROR.test(line));
  return (errors.length > 0 ? errors : lines)
    .map((line) => line.replace(ERROR, '').trim())
    .filter((line) => line !== '' && !line.startsWith('A complete log'))
    .slice(0, 6)
    .join(' ');
}

const ERROR = /^npm (?:error|ERR!) ?/;
