import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import loyalty from '../../examples/extensions/loyalty/src/index.ts';
import { codeBlocks } from './codeBlocks.ts';
import type { CodeBlock } from './codeBlocks.ts';
import { tryGuide } from './runCommands.ts';

const root = path.join(import.meta.dirname, '../..');
const example = path.join(root, 'examples/extensions/loyalty');

let buying: readonly CodeBlock[];
let guide: readonly CodeBlock[];
beforeAll(async () => {
  buying = codeBlocks(await readFile(path.join(root, 'docs/guide/buying.md'), 'utf8'));
  guide = codeBlocks(await readFile(path.join(root, 'docs/guide/adminPages.md'), 'utf8'));
});

// The example itself is run in test/browser/adminExtensions.test.ts and compiled in test/architecture/adminTypes.test.ts.
test('file excerpts in the guide are part of the file', async () => {
  const shown = guide.filter(({ before }) => before.startsWith('`'));
  expect(shown.length).toBeGreaterThan(8);
  for (const { before, text } of shown) {
    const file = path.join(example, /^`([^`]+)`$/.exec(before)?.[1] ?? '');
    expect(existsSync(file), before).toBe(true);
    expect(await readFile(file, 'utf8')).toContain(text);
  }
});

test('the commands of "Try it" run on the demo store and print what the guide shows', async () => {
  const [setUp] = buying;
  const { printed, promised } = await tryGuide(guide, setUp as CodeBlock, loyalty);
  expect(printed).toEqual(promised);
});
