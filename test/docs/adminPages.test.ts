import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import loyalty from '../../examples/extensions/loyalty/src/index.ts';
import { codeBlocks } from './codeBlocks.ts';
import type { CodeBlock } from './codeBlocks.ts';
import { startDemoShop } from './demoShop.ts';
import { runCommands } from './runCommands.ts';

const root = path.join(import.meta.dirname, '../..');
const example = path.join(root, 'examples/extensions/loyalty');

let buying: readonly CodeBlock[];
let guide: readonly CodeBlock[];
beforeAll(async () => {
  buying = codeBlocks(await readFile(path.join(root, 'docs/guide/buying.md'), 'utf8'));
  guide = codeBlocks(await readFile(path.join(root, 'docs/guide/adminPages.md'), 'utf8'));
});

// The example itself runs in test/browser/adminExtensions.test.ts, and is compiled in test/architecture/adminTypes.test.ts.
test('what the guide shows of a file is a part of that file', async () => {
  const shown = guide.filter(({ before }) => before.startsWith('`'));
  expect(shown.length).toBeGreaterThan(8);
  for (const { before, text } of shown) {
    const file = path.join(example, /^`([^`]+)`$/.exec(before)?.[1] ?? '');
    expect(existsSync(file), before).toBe(true);
    expect(await readFile(file, 'utf8')).toContain(text);
  }
});

test('the commands of "Try it" run on the demo store and print what the guide says', async () => {
  const shop = await startDemoShop([loyalty]);
  try {
    const [setUp] = buying;
    const commands = guide.filter(({ section }) => section === 'Try it');
    const { printed, promised } = await runCommands([setUp as CodeBlock, ...commands], shop);
    expect(printed).toEqual(promised);
  } finally {
    await shop.stop();
  }
});
