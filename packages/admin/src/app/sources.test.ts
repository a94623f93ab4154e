import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.join(import.meta.dirname, '..');
const sources = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !file.includes('.test.'));

/** Lists the files that match a pattern. */
const filesWith = (pattern: RegExp): readonly string[] =>
  sources.filter((file) => pattern.test(readFileSync(path.join(src, file), 'utf8')));

test('no value is cast to the type that fits everywhere', () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(filesWith(/\bas never\b/)).toEqual([]);
});

// The library's components accept any string as `to`, so the type checker cannot detect an invalid address.
test('a component that is rendered as a link takes its address from `linkTo`', () => {
  expect(filesWith(/component=\{\w*Link\}\s+\{\.\.\.\w/).length).toBeGreaterThan(30);
  expect(filesWith(/component=\{\w*Link\}(?!\s+\{\.\.\.\w)/)).toEqual([]);
  expect(filesWith(/component=\{\w*Link\}[^<]*?\sto=/)).toEqual([]);
});

test('an error becomes a notification in one place', () => {
  expect(filesWith(/\bnotifications\.show\(\{\s*color: 'red',\s*message: (?!text\()/)).toEqual([
    'kit/shared/useAction.ts',
  ]);
});

test('the pagination of a list is rendered in one place', () => {
  expect(filesWith(/<Pagination\b/)).toEqual(['kit/list/Pager.tsx']);
});
