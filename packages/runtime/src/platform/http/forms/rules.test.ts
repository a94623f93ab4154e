import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../../../../..');

/** The source files with request schemas. Configuration, simulators and profiles of agents are excluded, because they receive no forms. */
const files = ['packages/runtime/src/{modules,platform}', 'extensions/*/src', 'examples/extensions/*/src']
  .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }))
  .filter(
    (file) =>
      !/\.(?:test|fixture)\.ts$|platform\/config\/|walletConfig|viesConfig|ecbConfig|agents\/src\/identity\/profile/.test(
        file,
      ),
  );

/** Returns each call of a method with its arguments, up to the closing parenthesis. */
function callsOf(source: string, name: string): readonly string[] {
  return [...source.matchAll(new RegExp(`\\b${name}(?:<\\w+>)?\\(`, 'g'))].map(({ index, 0: start }) => {
    let depth = 1;
    let end = index + start.length;
    for (; depth > 0 && end < source.length; end += 1)
      depth += Number(source[end] === '(') - Number(source[end] === ')');
    return source.slice(index, end);
  });
}

test('every schema check has a rule, which front ends use to translate the message', () => {
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
