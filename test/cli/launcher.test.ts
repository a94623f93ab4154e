import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endAll, launcher, repository, shop, startShop } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

/** A Node installation on this machine that is too old to run a shop. */
const oldNode = (process.env.PATH ?? '')
  .split(path.delimiter)
  .map((folder) => path.join(folder, 'node'))
  .filter((node) => existsSync(node))
  .find((node) => Number(/^v(\d+)/.exec(execFileSync(node, ['--version'], { encoding: 'utf8' }))?.[1]) < 24);

let folder: string;
let store: TestStore;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-launcher-'));
  symlinkSync(launcher, path.join(folder, 'shop'));
  store = createStore({});
});
afterEach(endAll);
afterAll(() => {
  rmSync(folder, { recursive: true });
  store.remove();
});

test.for([
  ['by its path from another folder', [process.execPath, launcher]],
  ['as a program', [launcher]],
  ['from node_modules/.bin', [path.join(repository, 'node_modules/.bin/shop')]],
  ['through a symbolic link', ['./shop']],
  ['through npm', ['npm', 'exec', '--prefix', repository, '--', 'shop']],
  ['on an older Node, which starts the packaged one', oldNode ? [oldNode, launcher] : []],
] as const)('it runs %s, with its exit code', async ([, through], { skip }) => {
  if (through.length === 0) skip('there is no older Node on this machine');
  const { code, stderr } = await shop(['strat'], { cwd: folder, through });
  expect(stderr).toContain('Did you mean start?');
  expect(code).toBe(2);
});

test.runIf(oldNode)('on an older Node it passes on signals, and how the shop ended', async () => {
  const start = () =>
    startShop(['start', '--port', '0', '--store', store.dir], { through: [oldNode!, launcher] });
  const open = start();
  await open.prints(/Shop is listening on/);
  expect(await open.end('SIGTERM')).toBe(0);
  expect(store.postmaster()).toBeNull();
  const early = start();
  await early.prints(/Starting the embedded/);
  expect(await early.end('SIGINT', 'SIGINT')).toBe(0);
});

test.runIf(oldNode)('on an older Node it passes on stdin and stdout', async () => {
  const { code, stdout } = await shop(['user', 'create', '--email', 'ada', '--password-stdin', '--json'], {
    cwd: store.dir,
    through: [oldNode!, launcher],
    input: 'correct horse battery\n',
  });
  expect(code).toBe(1);
  expect(JSON.parse(stdout).error.faults).toEqual([expect.objectContaining({ where: 'email' })]);
});
