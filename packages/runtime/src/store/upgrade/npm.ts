import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** The end of a program. */
export interface ProgramEnd {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program in a folder to its end. It does not throw for a program that fails. */
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
    // On Windows npm is a script of the shell.
    shell: process.platform === 'win32' && program === 'npm',
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
  const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}

/** Installs the packages that the package.json of a folder names. */
export const npmInstall = (cwd: string, signal?: AbortSignal): Promise<ProgramEnd> =>
  runProgram('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd, signal });

/** Returns what npm reported as errors, without its marks and warnings; all that it wrote where it marked none. */
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
