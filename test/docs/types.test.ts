import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { codeBlocks } from './codeBlocks.ts';
import type { CodeBlock } from './codeBlocks.ts';
import { typeErrors } from './programs.ts';

const root = path.join(import.meta.dirname, '../..');

/** Reports whether a code block is a complete program and not a file's content. The line before a file's content names the file. */
const isWhole = ({ language, before }: CodeBlock) => language === 'ts' && !before.startsWith('`');
const isTypeScript = ({ language }: CodeBlock) => language === 'ts';
const isExtension = ({ language, text }: CodeBlock) =>
  language === 'ts' && text.includes('export default defineExtension');
const inSection =
  (name: string) =>
  ({ section, language }: CodeBlock) =>
    language === 'ts' && section === name;

/** Programs of the pages, each with the page and a function that identifies its only matching code block. */
const programs: readonly (readonly [what: string, page: string, is: (block: CodeBlock) => boolean])[] = [
  ['the program of "Buy something"', 'README.md', inSection('Buy something')],
  ['the program of the tour', 'docs/tour.md', inSection('An order')],
  ['the further extension of the guide', 'docs/guide/extensions.md', isWhole],
  ['the program of the checkout', 'docs/guide/checkout.md', isTypeScript],
  ['the suite of a gateway', 'docs/guide/testing.md', isWhole],
  ['the door of a protocol', 'docs/guide/protocols.md', isExtension],
  ['the topic of an extension', 'docs/guide/webhooks.md', inSection('Topics of an extension')],
  ['the test of a receiver', 'docs/guide/webhooks.md', inSection('Test a receiver')],
];

const found = await Promise.all(
  programs.map(async ([, page, is]) => codeBlocks(await readFile(path.join(root, page), 'utf8')).filter(is)),
);

let errorsOf: (name: string) => readonly string[];
beforeAll(async () => {
  errorsOf = await typeErrors(
    Object.fromEntries(found.map(([program], index) => [`program${index}`, program?.text ?? ''])),
  );
});

test.each(programs.map(([what, page], index) => ({ what, page, index })))(
  '$what in $page fits the types',
  ({ index }) => {
    expect(found[index]).toHaveLength(1);
    expect(found[index]?.[0]?.text).toContain('import ');
    expect(errorsOf(`program${index}`)).toEqual([]);
  },
);

test('an extension’s topic is defined by the contract', () => {
  const index = programs.findIndex(([what]) => what === 'the topic of an extension');
  expect(found[index]?.[0]?.text).toContain('defineWebhookTopic');
});
