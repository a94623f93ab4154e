import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const runtime = 'packages/runtime/src';

let tree: string;
beforeEach(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'imports-'));
  await symlink(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
  await writeFile(path.join(tree, 'package.json'), '{ "type": "module" }');
});
afterEach(() => rm(tree, { recursive: true, force: true }));

/** Returns the names of the rules that the files of the tree break. */
async function brokenRules(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
    await writeFile(path.join(tree, file), text);
  }
  const folders = [...new Set(Object.keys(files).map((file) => file.split('/')[0] as string))];
  const args = ['--config', path.join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', ...folders];
  const report = await new Promise<string>((resolve) => {
    const depcruise = path.join(root, 'node_modules/.bin/depcruise');
    execFile(depcruise, args, { cwd: tree, maxBuffer: 1e8 }, (_error, stdout) => resolve(stdout));
  });
  const { summary } = JSON.parse(report) as { summary: { violations: { rule: { name: string } }[] } };
  return summary.violations.map(({ rule }) => rule.name);
}

const empty = 'export const x = 1;';

test.each<[string, Record<string, string>]>([
  [
    'platform-knows-no-module',
    {
      [`${runtime}/platform/a.ts`]: "import '../modules/urls/index.ts';",
      [`${runtime}/modules/urls/index.ts`]: empty,
    },
  ],
  [
    'reading-knows-no-graphql',
    {
      [`${runtime}/platform/listing/a.ts`]: "import type { X } from '../graphql/contract.ts';",
      [`${runtime}/platform/graphql/contract.ts`]: empty,
    },
  ],
  [
    'modules-through-their-index',
    {
      [`${runtime}/modules/carts/a.ts`]: "import type { X } from '../urls/secret.ts';",
      [`${runtime}/modules/urls/secret.ts`]: empty,
    },
  ],
  [
    'contracts-name-contracts',
    {
      [`${runtime}/modules/carts/contract.ts`]: "import type { X } from '../urls/index.ts';",
      [`${runtime}/modules/urls/index.ts`]: empty,
    },
  ],
  [
    'module-order-urls',
    {
      [`${runtime}/modules/urls/a.ts`]: "import '../carts/index.ts';",
      [`${runtime}/modules/carts/index.ts`]: empty,
    },
  ],
  [
    'modules-know-platform-alone',
    { [`${runtime}/modules/urls/a.ts`]: "import '../../app.ts';", [`${runtime}/app.ts`]: empty },
  ],
  [
    'extensions-through-the-public-interface',
    {
      'extensions/cod/src/index.ts': `import '../../../${runtime}/platform/a.ts';`,
      [`${runtime}/platform/a.ts`]: empty,
    },
  ],
  [
    'cli-through-the-runtime-index',
    { 'packages/cli/src/a.ts': `import '../../runtime/src/app.ts';`, [`${runtime}/app.ts`]: empty },
  ],
  [
    'sdk-knows-nothing-of-ours',
    { 'packages/sdk/src/a.ts': `import '../../runtime/src/index.ts';`, [`${runtime}/index.ts`]: empty },
  ],
  [
    'storefronts-through-the-sdk',
    {
      'examples/storefront/src/a.ts': `import '../../../${runtime}/index.ts';`,
      [`${runtime}/index.ts`]: empty,
    },
  ],
  [
    'test-kit-in-tests-alone',
    {
      [`${runtime}/store/a.ts`]: "import '../testing/testClock.ts';",
      [`${runtime}/testing/testClock.ts`]: empty,
    },
  ],
  ['no-unresolvable', { 'packages/sdk/src/a.ts': "import './missing.ts';" }],
])('a planted violation of %s is found', async (rule, files) => {
  expect(await brokenRules(files)).toContain(rule);
});

test('what the rules allow is not reported', async () => {
  const files = {
    [`${runtime}/modules/carts/a.ts`]: "import '../urls/index.ts'; import '../../platform/a.ts';",
    [`${runtime}/modules/urls/index.ts`]: empty,
    [`${runtime}/platform/a.ts`]: empty,
    [`${runtime}/extension.ts`]: "import './modules/urls/index.ts';",
    'extensions/cod/src/index.ts': `import '../../../${runtime}/extension.ts';`,
  };
  expect(await brokenRules(files)).toEqual([]);
});

test('the order of the modules in the rules is that of modules.ts', async () => {
  const list = async (file: string, pattern: RegExp) =>
    pattern.exec(await readFile(path.join(root, file), 'utf8'))?.[1]?.match(/\w+/g);
  expect(await list('.dependency-cruiser.cjs', /const modules = \[([^\]]*)\]/)).toEqual(
    await list(`${runtime}/modules.ts`, /export const modules = \[([^\]]*)\]/),
  );
});

test.each([
  ['import { b } from', 1],
  ['import type { b } from', 0],
])('of two files that say "%s" of each other, the linter finds %d circles', async (start, found) => {
  const text = (other: string, own: string) =>
    `${start} './${other}.ts';\nexport const ${own}: () => typeof ${other} = null!;`;
  await writeFile(path.join(tree, 'a.ts'), text('b', 'a'));
  await writeFile(path.join(tree, 'b.ts'), text('a', 'b'));
  const args = ['--config', path.join(root, '.oxlintrc.json'), 'a.ts', 'b.ts'];
  const report = await new Promise<string>((resolve) => {
    execFile(path.join(root, 'node_modules/.bin/oxlint'), args, { cwd: tree }, (_error, stdout) =>
      resolve(stdout),
    );
  });
  expect(report.includes('no-cycle')).toBe(found === 1);
});
