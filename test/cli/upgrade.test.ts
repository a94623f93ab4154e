import { execFile } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createEmptyDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { isNight } from '../support/lane.ts';
import { installFolder, npmInstall, packInto } from './packed.ts';
import { shop } from './shopProcess.ts';

// The tests install stores repeatedly, which takes minutes on a busy machine.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

const run = promisify(execFile);
const PACKAGES = [
  'packages/admin',
  'packages/runtime',
  'packages/cli',
  'extensions/core-shipping',
  'extensions/cod',
] as const;

let root: string;
let store: string;
let database: TestDatabase;
const at = (...parts: string[]) => path.join(root, ...parts);

beforeAll(async () => {
  root = installFolder('upgrade');
  database = await createEmptyDatabase();
  store = at('store');
  for (const folder of ['new', 'bad', 'store']) mkdirSync(at(folder));
  await packInto(root, PACKAGES);
  renameSync(at('tarballs'), at('old'));
  await repack('new', '0.2.0');
  if (isNight) await repack('bad', '0.3.0');
  write('store/shop.config.json', { mode: 'development', shop: { url: 'https://shop.example.com' } });
  write('store/package.json', { private: true, type: 'module', dependencies: {} });
  const files = globSync('*.tgz', { cwd: at('old') }).map((name) => at('old', name));
  await npmInstall(store, ...files, `../${await packThird()}`);
});
afterAll(async () => {
  await database.drop();
  rmSync(root, { recursive: true });
});

const write = (file: string, content: object) => writeFileSync(at(file), JSON.stringify(content));
const readJson = (file: string) => JSON.parse(readFileSync(at(file), 'utf8'));

/** Tests that reinstall packages take several minutes each, so they run only in the night lane. */
const long = test.runIf(isNight);

/**
 * Repacks the packages as another version. The version in `bad` has an API version that no extension supports, and no longer has one of the
 * configuration keys.
 */
async function repack(folder: 'new' | 'bad', version: string): Promise<void> {
  for (const tarball of readdirSync(at('old'))) {
    const work = at(folder, 'work', tarball);
    mkdirSync(work, { recursive: true });
    await run('tar', ['-xzf', at('old', tarball), '-C', work]);
    const file = path.join(work, 'package/package.json');
    const text = readFileSync(file, 'utf8')
      .replaceAll('"0.1.0"', `"${version}"`)
      .replaceAll('"^0.1.0"', `"^${version}"`);
    const manifest = JSON.parse(text);
    delete manifest.scripts;
    writeFileSync(file, JSON.stringify(manifest));
    if (manifest.name === '@shop/runtime') {
      writeFileSync(
        path.join(work, `package/upgrade/${version}.md`),
        `# ${version}\n\nStop the shop first.\n`,
      );
      writeFileSync(
        path.join(work, 'package/migrations/9999_later.sql'),
        'create table later (later_id integer);\n',
      );
      if (folder === 'bad') {
        const api = path.join(work, 'package/dist/platform/extensions/apiVersion.js');
        writeFileSync(api, readFileSync(api, 'utf8').replace("'1.0.0'", "'2.0.0'"));
        const schema = path.join(work, 'package/dist/platform/config/schema.js');
        writeFileSync(schema, readFileSync(schema, 'utf8').replace(/^\s*demo: .*$/m, ''));
      }
    }
  }
  const packages = globSync('*/package', { cwd: at(folder, 'work') }).map((name) => `./${name}`);
  await run('npm', ['pack', '--ignore-scripts', `--pack-destination=${at(folder)}`, ...packages], {
    cwd: at(folder, 'work'),
  });
  rmSync(at(folder, 'work'), { recursive: true });
}

/** Packs an extension of somebody else beside the store. Returns the tarball's path. */
async function packThird(): Promise<string> {
  mkdirSync(at('shelf/third'), { recursive: true });
  write('shelf/third/package.json', {
    name: 'third',
    version: '1.0.0',
    type: 'module',
    shop: { extension: './index.js' },
    peerDependencies: { '@shop/runtime': '>=0.1.0' },
  });
  writeFileSync(
    at('shelf/third/index.js'),
    `import { defineExtension } from '@shop/runtime/extension';
     export default defineExtension({ name: 'third', api: '^1.0', setup: () => ({}) });`,
  );
  await run('npm', ['pack', '--ignore-scripts', `--pack-destination=${at('shelf')}`, './third'], {
    cwd: at('shelf'),
  });
  return 'shelf/third-1.0.0.tgz';
}

const upgrade = async (...args: string[]) => {
  const through = [process.execPath, path.join(store, 'node_modules/@shop/cli/bin/shop.js')];
  const ended = await shop(['upgrade', ...args, '--json'], {
    cwd: store,
    through,
    env: { DATABASE_URL: database.url },
  });
  return { ...ended, answer: ended.stdout === '' ? null : JSON.parse(ended.stdout) };
};
const versionOf = (name: string) => readJson(`store/node_modules/${name}/package.json`).version;
const unchanged = () => [
  readFileSync(at('store/package.json'), 'utf8'),
  readFileSync(at('store/package-lock.json'), 'utf8'),
];
const staged = () =>
  existsSync(at('store/.shop'))
    ? readdirSync(at('store/.shop')).filter((name) => name.startsWith('upgrade-'))
    : [];

test('without --yes it checks with the new packages, shows their notes, and changes nothing', async () => {
  const before = unchanged();
  const { code, answer, stderr } = await upgrade('--packages', at('new'));
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('✗')]);
  expect(answer.packages).toContainEqual({ name: '@shop/runtime', from: '0.1.0', to: '0.2.0' });
  expect(answer.checks.filter(({ status }: { status: string }) => status === 'refused')).toEqual([]);
  expect(answer.checks).toContainEqual({
    id: 'migrations',
    status: 'warning',
    message: expect.stringContaining('core 9999_later'),
  });
  expect(answer.notes).toEqual([{ version: '0.2.0', text: '# 0.2.0\n\nStop the shop first.' }]);
  expect([answer.applied, unchanged(), versionOf('@shop/runtime'), staged()]).toEqual([
    false,
    before,
    '0.1.0',
    [],
  ]);
});

long('a key that the new version does not know refuses it, also with --yes', async () => {
  write('store/shop.config.json', {
    mode: 'development',
    demo: true,
    shop: { url: 'https://shop.example.com' },
  });
  const before = unchanged();
  const { code, answer } = await upgrade('--packages', at('bad'), '--yes');
  expect(code).toBe(1);
  expect(answer.checks).toContainEqual({
    id: 'configuration',
    status: 'refused',
    message: expect.stringContaining('demo'),
  });
  write('store/shop.config.json', { mode: 'development', shop: { url: 'https://shop.example.com' } });
  expect([unchanged(), versionOf('@shop/runtime'), staged()]).toEqual([before, '0.1.0', []]);
});

long('where npm fails in the store, package.json, package-lock.json and the packages come back', async () => {
  // Only the store rejects the new packages, because the copy is in another folder. The script itself does not know their path.
  const manifest = readJson('store/package.json');
  const refuse = `process.exit(process.cwd().endsWith('/store') && require('fs').readFileSync('package.json', 'utf8').includes(['', 'new', ''].join('/')) ? 1 : 0)`;
  const failing = { ...manifest, scripts: { preinstall: `node -e "${refuse}"` } };
  write('store/package.json', failing);
  // npm records the install script in package-lock.json.
  await npmInstall(store);
  const before = unchanged();
  const { code, stderr } = await upgrade('--packages', at('new'), '--yes');
  expect(code).toBe(1);
  expect(stderr).toContain('are as they were');
  expect([unchanged(), versionOf('@shop/runtime')]).toEqual([before, '0.1.0']);
  write('store/package.json', manifest);
});

long('with --yes and --migrate the packages are installed and the database is migrated', async () => {
  const { code, answer } = await upgrade('--packages', at('new'), '--yes', '--migrate');
  expect([code, answer?.applied, answer?.migrated]).toEqual([0, true, true]);
  expect(['@shop/runtime', '@shop/cli', '@shop/admin', '@shop/cod'].map(versionOf)).toEqual(
    Array(4).fill('0.2.0'),
  );
  const through = [process.execPath, path.join(store, 'node_modules/@shop/cli/bin/shop.js')];
  const options = { cwd: store, through, env: { DATABASE_URL: database.url } };
  // A package from a tarball beside the store keeps its path and its version, and works with the new packages.
  expect(readJson('store/package.json').dependencies.third).toBe('file:../shelf/third-1.0.0.tgz');
  expect(versionOf('third')).toBe('1.0.0');
  const { stdout } = await shop(['extension', 'list', '--json'], options);
  expect(JSON.parse(stdout).extensions).toContainEqual(
    expect.objectContaining({ name: 'third', state: 'loaded' }),
  );
  const status = await shop(['migrate', 'status'], options);
  expect(status.stdout).toMatch(/applied +core +9999_later\n/);
  const back = await upgrade('--packages', at('old'));
  expect([back.code, back.answer.error.message]).toEqual([1, '0.1.0 is older than the installed 0.2.0']);
});

long('extensions that were written for another API refuse it', async () => {
  const { code, answer } = await upgrade('--packages', at('bad'));
  expect(code).toBe(1);
  expect(answer.checks).toContainEqual({
    id: 'extensions',
    status: 'refused',
    message: expect.stringContaining('requires extension API ^1.0, but this is 2.0.0'),
  });
});

test('an invalid option is exit 2, a store without packages exit 3', async () => {
  expect((await upgrade('--to', 'newest')).code).toBe(2);
  expect((await upgrade('--packages', at('store/.shop'))).code).toBe(2);
  expect((await shop(['upgrade'], { cwd: root })).code).toBe(3);
});
