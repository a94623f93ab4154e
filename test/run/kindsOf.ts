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
