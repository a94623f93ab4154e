import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cliMessages } from './cliMessages.ts';
import { loadText, plainText } from './texts.ts';

test('the plain and the formatted message are the same, and plurals match their number', async () => {
  const text = await loadText();
  expect(text('cli.password.pipe')).toBe(plainText('cli.password.pipe'));
  expect(text('cli.seed.created', { count: 1 })).toBe('1 product created.');
  expect(text('cli.seed.created', { count: 10_000 })).toBe('10000 products created.');
});

test('an unknown key and a missing value do not compile', async () => {
  const text = await loadText();
  // @ts-expect-error There is no such key.
  expect(plainText('cli.stoped')).toBeUndefined();
  // @ts-expect-error The message requires a value.
  expect(plainText('cli.user.created')).toBe('Created {email}.');
  // @ts-expect-error The value is missing.
  expect(() => text('cli.user.created')).toThrow('"email"');
  // @ts-expect-error The command does not include the messages of the shop.
  expect(() => text('mail.greeting')).toThrow('There is no text "mail.greeting"');
});

test('a message without values has no character that formatting would remove', () => {
  const plain = Object.entries(cliMessages.texts).filter(([, text]) => !text.includes('{'));
  expect(plain.filter(([, text]) => /['}]/.test(text))).toEqual([]);
});

test('every message is used', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !/cliMessages|operatorTexts/.test(file),
  );
  const sources = files.map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8')).join('\n');
  expect(Object.keys(cliMessages.texts).filter((key) => !sources.includes(`'${key}'`))).toEqual([]);
});
