import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listRefusals } from '../../scripts/refusals.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface FixedText {
  readonly from: string;
  readonly text: string;
  /** Pattern of the text in the sources, if they assemble it from parts. */
  readonly in?: string;
}

const fixed = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'fixedTexts.json'), 'utf8'),
) as readonly FixedText[];

const sources = globSync(['packages/runtime/src/**/*.ts', 'extensions/*/src/**/*.ts'], {
  cwd: root,
  exclude: (name) => /\.(test|fixture)\.ts$/.test(name),
})
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

/** Creates a pattern that matches the entire text in the sources. `<name>` represents a value. */
const written = (text: string): RegExp =>
  new RegExp(
    `['"\`]${text
      .split(/<\w+>/)
      .map((part) => RegExp.escape(part))
      .join(String.raw`(?:\{\w+\}|\$\{[^{}]+\})`)}`,
  );

test.each(fixed)('the text that the $from fixes is unchanged: $text', ({ text, in: source = text }) => {
  expect(sources).toMatch(written(source));
});

/** Single-sentence messages with a fixed period: URL keys, and the rate of a method and zone. */
const WITH_PERIOD = /^URL key "|^A rate for this method and zone/;

/** The message that was fixed together with it. */
const POLITE = /^Too many requests\. Please/;

const STORED = /'(storefront\.error\.\w+)':\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g;
const errors = [
  ...listRefusals().map(({ code, text }): readonly [string, string] => [code, text]),
  ...[
    ...readFileSync(
      path.join(root, 'packages/runtime/src/modules/storefront/errorTexts.ts'),
      'utf8',
    ).matchAll(STORED),
  ].map(([, key = '', single, double = '']): readonly [string, string] => [key, single ?? double]),
];

describe('the text of an error', () => {
  test('ends with a period only if it has several sentences', () => {
    const wrong = errors.filter(
      ([, text]) =>
        !/[>}]$/.test(text) && !WITH_PERIOD.test(text) && /[.!?] ["A-Z{]/.test(text) !== text.endsWith('.'),
    );
    expect(errors.length).toBeGreaterThan(300);
    expect(wrong).toEqual([]);
  });

  test('begins with a capital or a value, and gives instructions without "please"', () => {
    const wrong = errors.filter(
      ([, text]) =>
        !/^["A-Z{<]|^[a-z]+[_A-Z]|^(limit|from|to|theme) /.test(text) ||
        (/\bplease\b/i.test(text) && !POLITE.test(text)),
    );
    expect(wrong).toEqual([]);
  });
});
