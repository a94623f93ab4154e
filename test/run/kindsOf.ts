import path from 'node:path';
import type { Kind } from './costs.ts';

const BROWSERS = [
  'chromium',
  'chromium-browser',
  'chromium-headless-shell',
  'google-chrome',
  'Google Chrome',
  'firefox',
  'firefox-esr',
  'WebKitWebDriver',
] as const;

/**
 * Returns the kinds that apply to a command. It is always a process, and may also be a browser, a database server, a compiler or an
 * installation.
 */
export function kindsOf(command: readonly string[]): readonly Kind[] {
  const words = command.flatMap((word) => word.split(/\s+/));
  const programs = new Set(words.map((word) => path.basename(word)));
  const has = (...names: readonly string[]) => names.some((name) => programs.has(name));
  const kinds: Kind[] = ['processes'];
  if (has(...BROWSERS)) kinds.push('browsers');
  if (has('initdb')) kinds.push('databases');
  if (has('tsc', 'tsgo', 'depcruise', 'tsup', 'vite')) kinds.push('compilers');
  if (has('npm') && has('install', 'ci', 'i', 'pack')) kinds.push('installs');
  return kinds;
}

/**
 * Matches commands that a process runs once for all of its files: the admin build, the server shared by tests of extension authors, and
 * version queries.
 */
const ONCE = [/\badmin\/build\.ts\b/, /\/shop-test-/, /^--?version$/, /^version$/];

/** Reports whether a process runs a command only once, regardless of which file needs it first. */
export const isOnce = (command: readonly string[]): boolean =>
  command.some((word) => ONCE.some((pattern) => pattern.test(word)));
