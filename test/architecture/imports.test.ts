import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forbiddenImports } from '../../scripts/adminImports.ts';

const root = path.join(import.meta.dirname, '../..');
const runtime = 'packages/runtime/src';
const admin = 'packages/admin/src';

const list = async (file: string, pattern: RegExp, item = /\w+/g): Promise<readonly string[]> =>
  pattern.exec(await readFile(path.join(root, file), 'utf8'))?.[1]?.match(item) ?? [];

/** Folders and files of the platform by layer, lowest layer first. */
const floors = await list('.dependency-cruiser.cjs', /const floors = \[([^\]]*)\]/, /(?<=')[^'\s]+(?=')/g);
const onFloor = (floor: string) =>
  `${runtime}/platform/${floor.endsWith('.ts') ? floor.replace('*', 'up') : `${floor}/up.ts`}`;

/** Files of each layer that import a type of the next higher layer. */
const brokenFloors = floors.slice(0, -1).map((floor, index) => {
  const next = path.posix.relative(path.posix.dirname(onFloor(floor)), onFloor(floors[index + 1] ?? ''));
  return [
    `platform-floor-${floor}`,
    [onFloor(floor), `import type { X } from '${next.replace(/^(?!\.)/, './')}';`],
  ] as const;
});

/** Files that violate each rule, with their paths and contents. */
const broken: Readonly<Record<string, readonly [file: string, text: string]>> = {
  'platform-knows-no-module': [`${runtime}/platform/up.ts`, "import '../modules/urls/index.ts';"],
  'modules-through-their-index': [
    `${runtime}/modules/carts/through.ts`,
    "import type { X } from '../urls/secret.ts';",
  ],
  'contracts-name-contracts': [
    `${runtime}/modules/carts/contract.ts`,
    "import type { X } from '../urls/index.ts';",
  ],
  'module-order-urls': [`${runtime}/modules/urls/later.ts`, "import '../carts/index.ts';"],
  'modules-know-platform-alone': [`${runtime}/modules/urls/up.ts`, "import '../../app.ts';"],
  'extensions-through-the-public-interface': [
    'extensions/cod/src/index.ts',
    `import '../../../${runtime}/platform/a.ts';`,
  ],
  'cli-through-the-runtime-index': ['packages/cli/src/a.ts', `import '../../runtime/src/app.ts';`],
  'sdk-knows-nothing-of-ours': ['packages/sdk/src/a.ts', `import '../../runtime/src/index.ts';`],
  'storefronts-through-the-sdk': ['examples/storefront/src/a.ts', `import '../../../${runtime}/index.ts';`],
  'test-kit-in-tests-alone': [`${runtime}/store/a.ts`, "import '../testing/testClock.ts';"],
  ...Object.fromEntries(brokenFloors),
  'no-unresolvable': ['packages/sdk/src/unresolved.ts', "import './missing.ts';"],
  'admin-in-storeys': [`${admin}/Loose.tsx`, "import './kit/list/a.ts'; export const loose = <p />;"],
  'admin-text-is-the-ground': [`${admin}/text/up.ts`, "export { x } from '../kit/list/a.ts';"],
  'admin-kit-knows-no-area': [
    `${admin}/kit/list/Up.tsx`,
    "export const up = <p onClick={() => import('../../areas/orders/a.ts')} />;",
  ],
  'admin-areas-apart': [
    `${admin}/areas/carts/Aside.tsx`,
    "import type { X } from '../orders/a.ts'; export const aside = <p />;",
  ],
  'admin-app-on-top': [`${admin}/areas/carts/Up.tsx`, "import '../../app/a.ts'; export const up = <p />;"],
  'admin-kit-without-circles': [
    `${admin}/kit/form/Circle.tsx`,
    "import '../media/back.ts'; import '../list/a.ts'; export const circle = <p />;",
  ],
};

const allowed: Readonly<Record<string, string>> = {
  [`${runtime}/modules/carts/allowed.ts`]: "import '../urls/index.ts'; import '../../platform/a.ts';",
  [`${runtime}/extension.ts`]: "import './modules/urls/index.ts';",
  [`${runtime}/platform/http/request/named.ts`]: "import type { X } from '../routePlan.ts';",
  [`${runtime}/platform/http/down.ts`]: "import './answer/up.ts'; import '../db/up.ts';",
  [`${runtime}/platform/db/up.test.ts`]: "import '../http/answer/up.ts';",
  'extensions/core-shipping/src/index.ts': `import '../../../${runtime}/extension.ts';`,
  [`${admin}/app/Down.tsx`]:
    "import '../areas/orders/b.ts'; export const down = () => import('../kit/list/a.ts');",
  [`${admin}/areas/orders/b.ts`]: "import './a.ts'; import '../../kit/list/a.ts'; import '../../text/a.ts';",
  // A type import, which does not create a cycle.
  [`${admin}/kit/list/types.ts`]: "import type { X } from '../form/Circle.tsx';",
};

/** The import that completes a cycle. Either import of the cycle is reported. */
const back = [`${admin}/kit/media/back.ts`, "import '../form/Circle.tsx';"] as const;

/** Files without imports, which the other files import. */
const imported = [
  'modules/urls/index',
  'modules/urls/secret',
  'modules/carts/index',
  'platform/http/routePlan',
  'platform/createHealth',
  'platform/a',
  'testing/testClock',
  'app',
  'index',
].map((file) => `${runtime}/${file}.ts`);
const importedOfAdmin = ['text/a', 'kit/list/a', 'areas/orders/a', 'app/a'].map(
  (file) => `${admin}/${file}.ts`,
);

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

let tree: string;
let violations: readonly Violation[];
beforeAll(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'imports-'));
  await symlink(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
  await writeFile(path.join(tree, 'package.json'), '{ "type": "module" }');
  const files = [
    ...Object.values(broken),
    ...Object.entries(allowed),
    back,
    ...[...imported, ...importedOfAdmin].map((file) => [file, 'export const x = 1;'] as const),
  ];
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
    await writeFile(path.join(tree, file), text);
  }
  violations = [...(await violationsIn('packages', 'extensions', 'examples')), ...forbiddenImports(tree)];
});
afterAll(() => rm(tree, { recursive: true, force: true }));

/** Checks folders of the tree against all rules in a single process, because starting a process per rule would be slow. */
async function violationsIn(...folders: readonly string[]): Promise<readonly Violation[]> {
  const args = ['--config', path.join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', ...folders];
  const report = await new Promise<string>((resolve) => {
    const depcruise = path.join(root, 'node_modules/.bin/depcruise');
    execFile(depcruise, args, { cwd: tree, maxBuffer: 1e8 }, (_error, stdout) => resolve(stdout));
  });
  const { summary } = JSON.parse(report) as { summary: { violations: Violation[] } };
  return summary.violations;
}

test.each(Object.entries(broken))('a planted violation of %s is found', (name, [file]) => {
  const found = violations.filter(({ rule }) => rule.name === name);
  expect(found.map(({ from }) => from)).toEqual(
    name === 'admin-kit-without-circles' ? [file, back[0]] : [file],
  );
});

test('allowed imports are not reported', () => {
  const planted = [...Object.values(broken), back].map(([file]) => file);
  expect(violations.filter(({ from }) => !planted.includes(from))).toEqual([]);
});

test('the order of the modules in the rules is that of modules.ts, apart from those that declare nothing', async () => {
  const inRules = await list('.dependency-cruiser.cjs', /const modules = \[([^\]]*)\]/);
  const declares = (name: string) => existsSync(path.join(root, runtime, 'modules', name, 'module.ts'));
  expect(inRules.filter(declares)).toEqual(
    await list(`${runtime}/modules.ts`, /export const modules = \[([^\]]*)\]/),
  );
});

test('every folder and file of the platform has a layer, and each layer exists', () => {
  const folder = path.join(root, runtime, 'platform');
  const there = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.{test,fixture}.ts'] }).map(floorOf);
  expect([...new Set(there)].toSorted()).toEqual(floors.toSorted());
});

/** Returns the layer of a platform file. */
function floorOf(file: string): string {
  const [first = '', second] = file.split('/');
  if (second === undefined || first !== 'http') return first;
  return `http/${second.replace(/^\w+(?=\.ts$)/, '*')}`;
}

test.each([
  ['import { b } from', 1],
  ['import type { b } from', 0],
])('for two files that "%s" each other, the linter finds %d cycles', async (start, found) => {
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
