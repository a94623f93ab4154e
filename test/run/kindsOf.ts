import path from 'node:path';
import type { Kind } from './costs.ts';

/** Returns the kinds that a command counts as: it is a process, and may be a browser, a database server, a compiler or an install. */
export function kindsOf(command: readonly string[]): readonly Kind[] {
  const words = command.flatMap((word) => word.split(/\s+/));
  const programs = new Set(words.map((word) => path.basename(word)));
  const has = (...names: readonly string[]) => names.some((name) => programs.has(name));
  const kinds: Kind[] = ['processes'];
  if (has('chromium', 'chromium-browser', 'chromium-headless-shell', 'google-chrome', 'Google Chrome'))
    kinds.push('browsers');
  if (has('initdb')) kinds.push('databases');
  if (has('tsc', 'tsgo', 'depcruise', 'tsup', 'vite')) kinds.push('compilers');
  if (has('npm') && has('install', 'ci', 'i', 'pack')) kinds.push('installs');
  return kinds;
}

/** Parts of the commands that a process runs once for all of its files: the admin's build, the server that authors' tests share, and versions. */
const ONCE = [/\badmin\/build\.ts\b/, /\/shop-test-/, /^--?version$/, /^version$/];

/** Reports whether a command is run once by a process, whichever file comes first. */
export const isOnce = (command: readonly string[]): boolean =>
  command.some((word) => ONCE.some((pattern) => pattern.test(word)));
