import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import flatRate from '../../examples/flat-rate/src/index.ts';
import { codeBlocks } from './codeBlocks.ts';
import type { CodeBlock } from './codeBlocks.ts';
import { tryGuide } from './runCommands.ts';

const root = path.join(import.meta.dirname, '../..');
const CODE = ['ts', 'sql', 'graphql', 'json'];

let buying: readonly CodeBlock[];
let guide: readonly CodeBlock[];
beforeAll(async () => {
  buying = codeBlocks(await readFile(path.join(root, 'docs/guide/buying.md'), 'utf8'));
  guide = codeBlocks(await readFile(path.join(root, 'docs/guide/extensions.md'), 'utf8'));
});

/** Returns the file that a code block shows, named on the line before it. */
function fileOf({ before }: CodeBlock): string | undefined {
  const name = /^`([^`]+)`$/.exec(before)?.[1];
  const places = ['examples/flat-rate', ''].map((folder) => path.join(root, folder, name ?? ''));
  return name === undefined ? undefined : places.find((place) => existsSync(place));
}

test('files shown in the guide equal the file', async () => {
  const shown = guide.filter((block) => CODE.includes(block.language) && block.before.startsWith('`'));
  expect(shown.length).toBeGreaterThan(8);
  for (const block of shown) {
    const file = fileOf(block);
    expect(file, block.before).toBeDefined();
    expect(block.text).toBe((await readFile(file as string, 'utf8')).trimEnd());
  }
});

test('the commands of "Try it" run on the demo store and print what the guide shows', async () => {
  const [setUp] = buying;
  const { printed, promised } = await tryGuide(guide, setUp as CodeBlock, flatRate);
  expect(printed).toEqual(promised);
});
