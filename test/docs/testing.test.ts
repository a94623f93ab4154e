import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { defineExtension } from '@shop/runtime/extension';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeBlocks } from './codeBlocks.ts';
import type { CodeBlock } from './codeBlocks.ts';

// The guide's package is outside of the repository and uses the built runtime, like an author's package.

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');

let guide: readonly CodeBlock[];
let dir: string;
beforeAll(async () => {
  guide = codeBlocks(await readFile(path.join(root, 'docs/guide/testing.md'), 'utf8'));
  dir = await mkdtemp(path.join(tmpdir(), 'packing-'));
  await installRuntime(path.join(dir, 'node_modules'));
  for (const { before, language, text } of guide) {
    const name = /^`([^`]+)`$/.exec(before)?.[1];
    if (name === undefined || language === 'sh') continue;
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Installs a copy of the runtime package next to the packages that it needs, like npm. */
async function installRuntime(modules: string): Promise<void> {
  const ours = path.join(root, 'node_modules');
  await mkdir(path.join(modules, '@shop'), { recursive: true });
  for (const name of await readdir(ours))
    if (name !== '@shop' && !name.startsWith('.'))
      await symlink(path.join(ours, name), path.join(modules, name));
  await symlink(path.join(ours, '@shop/admin'), path.join(modules, '@shop/admin'));
  const runtime = path.join(root, 'packages/runtime');
  const { files } = JSON.parse(await readFile(path.join(runtime, 'package.json'), 'utf8'));
  for (const part of ['package.json', ...files.filter((one: string) => !one.startsWith('!'))])
    await cp(path.join(runtime, part), path.join(modules, '@shop/runtime', part), { recursive: true });
}

/** Runs a program in the package's folder with the Node of this process. */
async function runThere(...call: readonly string[]): Promise<string> {
  const { VITEST: _, NODE_ENV: _mode, ...env } = process.env;
  const { stdout } = await run(process.execPath, [...call], {
    cwd: dir,
    env: { ...env, NO_COLOR: '1' },
  }).catch(({ stdout: out, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`${out}\n${stderr}`);
  });
  return stdout;
}

test('the tests in the guide pass with vitest, and find the rules of the suite', async () => {
  const output = await runThere(
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=verbose',
  );
  expect(output).toContain('ten units are cheaper');
  expect(output).toContain('it answers every case with a value that the key allows');
  expect(output).toMatch(/Tests\s+10 passed/);
});

test('the test in the guide passes with Node’s test runner', async () => {
  const output = await runThere('--test', '--test-reporter=tap', 'test/packing.node.ts');
  expect(output).toContain('# pass 7');
  expect(output).toContain('# fail 0');
});

test('the guide lists every maker and every suite', async () => {
  const kit = await import('@shop/runtime/testing');
  const text = guide.length > 0 ? await readFile(path.join(root, 'docs/guide/testing.md'), 'utf8') : '';
  const shop = await kit.createTestShop();
  for (const maker of Object.keys(shop.make)) expect(text).toContain(`\`${maker}\``);
  await shop.stop();
  for (const name of Object.keys(kit).filter((one) => one.startsWith('test') && one !== 'testAddress'))
    expect(text).toContain(`\`${name}\``);
});

test('the error that the guide shows is the suite’s', async () => {
  const { testShippingProvider } = await import('@shop/runtime/testing');
  const parcel = { code: 'parcel', name: 'Parcel', cost: Number.NaN };
  const extension = defineExtension({
    name: 'van',
    api: '^1.0',
    setup: () => ({ shippingProviders: [{ code: 'van', name: 'Van', getMethods: async () => [parcel] }] }),
  });
  const results = await testShippingProvider({ extension, provider: 'van' }).run();
  const shown = guide.find(({ language, text }) => language === 'text' && text.includes('Seen:'))?.text;
  expect(results.map(({ error }) => error?.message)).toContain(shown);
});

test('the reference lists every export', async () => {
  const page = await readFile(path.join(root, 'docs/reference/testing.md'), 'utf8');
  const source = await readFile(path.join(root, 'packages/runtime/src/testing.ts'), 'utf8');
  const names = [...source.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
  const missing = names.filter((name) => name !== '' && !new RegExp(`\\b${name}\\b`).test(page));
  expect(missing).toEqual([]);
});
