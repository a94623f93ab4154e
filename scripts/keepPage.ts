import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '..');

/** Writes a generated page. With the `--check` option, only reports whether the page is up to date. */
export function keepPage(page: string, text: string, command: string): void {
  const file = path.join(root, page);
  if (!process.argv.includes('--check')) return writeFileSync(file, text);
  if (readFileSync(file, 'utf8') === text) return;
  console.error(`${page} is out of date: run \`${command}\`.`);
  process.exitCode = 1;
}
