import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { configurationChecks, invariants } from '../../packages/runtime/src/store/doctor/checks.ts';

const page = readFileSync(path.join(import.meta.dirname, '../../docs/reference/doctor.md'), 'utf8');

/** Reads the rows of a chapter's table, without padding. */
function rowsOf(chapter: string): string[] {
  const [, text = ''] = page.split(`## ${chapter}\n`);
  const [own = ''] = text.split('\n## ');
  return own
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.replaceAll(/ +/g, ' '));
}

test.each([
  ['Configuration and machine', configurationChecks],
  ['Records', invariants],
] as const)(
  'the reference lists every check of the chapter %s with its fix, and no other',
  (chapter, checks) => {
    expect(rowsOf(chapter)).toEqual(checks.map(({ id, about, fix }) => `| \`${id}\` | ${about} | ${fix} |`));
  },
);

test('no two checks have one name', () => {
  const ids = [...configurationChecks, ...invariants].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
