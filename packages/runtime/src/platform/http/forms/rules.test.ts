import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../../../../..');

/** The sources with request schemas, without configuration and simulators, which receive no forms. */
const files = ['packages/runtime/src/{modules,platform}', 'extensions/*/src', 'examples/extensions/*/src']
  .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }))
  .filter((file) => !/\.(?:test|fixture)\.ts$|platform\/config\/|walletConfig/.test(file));

/** Returns the arguments of each call of a method, up to the closing parenthesis. */
function callsOf(source: string, name: string): readonly string[] {
  return [...source.matchAll(new RegExp(`\\b${name}(?:<\\w+>)?\\(`, 'g'))].map(({ index, 0: start }) => {
    let depth = 1;
    let end = index + start.length;
    for (; depth > 0 && end < source.length; end += 1)
      depth += Number(source[end] === '(') - Number(source[end] === ')');
    return source.slice(index, end);
  });
}

test('each check of a schema names its rule, by which front ends translate its text', () => {
  const nameless = files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const refined = callsOf(source, 'refine').filter(
      (call) => !/breaks\(|rule:|notEmpty\(|invalidRange/.test(call),
    );
    const added = /addFault\.ts$|refusedValue\.ts$/.test(file) ? [] : callsOf(source, 'addIssue');
    return [...refined, ...added].map((call) => `${file}: ${call}`);
  });
  expect(files.length).toBeGreaterThan(500);
  expect(nameless).toEqual([]);
});
