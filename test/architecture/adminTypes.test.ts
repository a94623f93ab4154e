import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ADMIN_FORMS,
  ADMIN_ICONS,
  ADMIN_LISTS,
  ADMIN_SLOTS,
} from '../../packages/runtime/src/modules/adminUi/contract.ts';

// The author of an admin module has only the types of `@shop/admin` and React, and not the admin's UI kit.

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');
const admin = path.join(root, 'packages/admin');

let project: string;
beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'admin-module-'));
  const installed = path.join(project, 'node_modules/@shop/admin');
  await mkdir(installed, { recursive: true });
  await cp(path.join(admin, 'package.json'), path.join(installed, 'package.json'));
  await cp(path.join(admin, 'types'), path.join(installed, 'types'), { recursive: true });
  for (const name of ['@types/react', 'csstype']) await link(name);
  await writeFile(path.join(project, 'package.json'), '{ "type": "module" }');
  const compilerOptions = {
    target: 'es2024',
    module: 'nodenext',
    lib: ['es2024', 'dom'],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    checkers: 1,
    types: [],
  };
  await writeFile(path.join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
});
afterAll(() => rm(project, { recursive: true, force: true }));

async function link(name: string): Promise<void> {
  const at = path.join(project, 'node_modules', name);
  await mkdir(path.dirname(at), { recursive: true });
  await symlink(path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), at);
}

/** Compiles all modules in a single compiler run. Returns the compiler errors and the files that the compiler read. */
async function compile(
  modules: Readonly<Record<string, string>>,
): Promise<{ errors: string[]; files: string[] }> {
  for (const [name, code] of Object.entries(modules)) {
    await mkdir(path.dirname(path.join(project, name)), { recursive: true });
    await writeFile(path.join(project, name), code);
  }
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [tsc, '-p', project, '--listFiles'], {
    cwd: project,
    maxBuffer: 1e8,
  }).catch((failed: { stdout: string }) => failed);
  const { errors = [], files = [] } = Object.groupBy(stdout.trim().split('\n'), (line) =>
    /error TS/.test(line) ? 'errors' : 'files',
  );
  return { errors, files };
}

const examples = ['examples/extensions/loyalty', 'extensions/cod'] as const;
const codeOf = (folder: string) => readFile(path.join(root, folder, 'admin/admin.js'), 'utf8');

let compiled: { readonly errors: readonly string[]; readonly files: readonly string[] };
beforeAll(async () => {
  const shipped = await Promise.all(
    examples.map(async (folder) => [`${folder}/admin.js`, await codeOf(folder)] as const),
  );
  compiled = await compile({ 'right.tsx': MODULE, 'wrong.tsx': WRONG, ...Object.fromEntries(shipped) });
});

/** Returns the errors in a module, and the errors that are in no module. */
const errorsIn = (file: string): readonly string[] =>
  compiled.errors.filter(
    (line) => line.startsWith(file) || !/^(?:right|wrong)\.tsx|^(?:examples|extensions)\//.test(line),
  );

const MODULE = `
  import { useState } from 'react';
  import { api, Badge, Button, Card, FormDialog, Link, MoneyInput, NumberInput, RowsInput, Stack, Table, textsOf, Title, translate, useMutation, useQuery } from '@shop/admin';
  import type { AdminModule, CellProps, Figure, PageProps, SlotProps, TextOf } from '@shop/admin';

  interface Reward { readonly name: string; readonly points: number }

  function Page({ permissions }: PageProps) {
    const [points, setPoints] = useState<number | null>(1);
    const { data = [], error } = useQuery({
      queryKey: ['club', 'rewards'],
      queryFn: () => api.get<readonly Reward[]>('/api/loyalty/rewards'),
    });
    const give = useMutation({
      mutationFn: (input: { readonly points: number }) => api.post<Reward>('/api/give', input),
      refreshes: [['club']],
    });
    return (
      <Stack gap="md">
        <Title>{translate({ en: 'Club', de: 'Klub' })}</Title>
        <NumberInput label="Points" value={points} min={1} onChange={setPoints} error={error?.message} />
        {permissions.has('give') && (
          <Button kind="primary" loading={give.isPending} onClick={() => give.mutate({ points: points ?? 0 })}>Give</Button>
        )}
        <Table caption="Rewards" head={['Name', 'Points']} rows={data.map(({ name, points }) => ({ key: name, cells: [name, points] }))} />
        <Link to="/x/club/rewards">All</Link>
      </Stack>
    );
  }
  const text: TextOf<'title' | 'rows'> = textsOf('club');
  const Zone = ({ record: { uuid, providers } }: SlotProps<'shipping.zone'>) => (
    <FormDialog
      title={text('rows', { count: providers.length })}
      initial={{ name: '', tiers: [{ from: 0 as Figure }] }}
      refreshes="club"
      run={({ name }) => api.post('/api/give', { name, uuid })}
      close={() => {}}
    >
      {(form) => (
        <RowsInput
          caption={text('title')}
          head={['From']}
          rows={form.values.tiers.map((_tier, row) => [
            <MoneyInput key={row} label="From" isLabelHidden {...form.list('tiers').input(row, 'from')} />,
          ])}
          addLabel="Add"
          removeLabel={String}
          add={() => form.list('tiers').add({ from: '' })}
          remove={form.list('tiers').remove}
        />
      )}
    </FormDialog>
  );
  const Side = ({ record }: SlotProps) => <Card title="Club">{record?.uuid}</Card>;
  const Stars = ({ value }: CellProps) => <Badge tone="green">{String(value)}</Badge>;

  export default {
    pages: { club: Page },
    slots: { 'order.side': Side, 'shipping.zone': Zone },
    cells: { stars: Stars },
    actions: { async give({ ids, api }) { await api.post('/api/give', { ids }); } },
  } satisfies AdminModule;
`;

test('a module compiles in strict mode, and reads only the types of React and of the admin', () => {
  expect(errorsIn('right.tsx')).toEqual([]);
  const read = compiled.files.filter(
    (file) => file.includes('node_modules') && !file.includes('/typescript'),
  );
  expect(read.some((file) => file.endsWith('types/admin.d.ts'))).toBe(true);
  expect(read.filter((file) => !/@shop\/admin\/types|@types\/react|\/csstype\//.test(file))).toEqual([]);
});

const wrong: readonly (readonly [code: string, word: string])[] = [
  ['export const a: AdminModule = { slots: { "order.top": () => null } };', 'order.top'],
  ['export const b = <Button variant="filled">Give</Button>;', 'variant'],
  ['export const c = <Stack style={{ color: "red" }} />;', 'style'],
  [
    'export const e: AdminModule = { slots: { "order.side": ({ record }: SlotProps<"shipping.zone">) => record.name } };',
    'shipping.zone',
  ],
  [
    "export const f = ({ list }: FormState<{ tiers: { from: string }[] }>) => list('tiers').input(0, 'cost');",
    'cost',
  ],
  ['export const d: AdminModule = { actions: { give: (rows: number) => {} } };', 'ActionCall'],
];
const WRONG = `import { Button, Stack } from '@shop/admin';
  import type { AdminModule, FormState, SlotProps } from '@shop/admin';
  ${wrong.map(([code]) => code).join('\n')}`;

test('mistakes in a module are errors', () => {
  const found = errorsIn('wrong.tsx');
  for (const [index, [, word]] of wrong.entries()) expect(found[index]).toContain(word);
});

test.each(examples)('the module of %s compiles', async (folder) => {
  expect(await codeOf(folder)).toContain('// @ts-check');
  expect(compiled.files.some((file) => file.endsWith(`${folder}/admin.js`))).toBe(true);
  expect(errorsIn(`${folder}/`)).toEqual([]);
});

test('the types name no UI kit, and depend only on React’s types', async () => {
  const types = await readFile(path.join(admin, 'types/admin.d.ts'), 'utf8');
  expect([...types.matchAll(/from '([^']+)'/g)].map(([, name]) => name)).toEqual(['react']);
  const manifest = JSON.parse(await readFile(path.join(admin, 'package.json'), 'utf8')) as Record<
    string,
    object | undefined
  >;
  expect(manifest['dependencies']).toBeUndefined();
  expect(Object.keys(manifest['peerDependencies'] ?? {})).toEqual(['@types/react']);
});

test('the slots of modules are the same in the browser and on the server', async () => {
  const types = await readFile(path.join(admin, 'types/admin.d.ts'), 'utf8');
  const slots = /export type SlotId =\s+([^;]+);/.exec(types)?.[1] ?? '';
  expect([...slots.matchAll(/'([^']+)'/g)].map(([, slot]) => slot)).toEqual([...ADMIN_SLOTS]);
});

test('the lists, records and icons that extensions may name are the admin’s', async () => {
  const areas = path.join(admin, 'src/app/resources');
  const code = (
    await Promise.all((await readdir(areas)).map((name) => readFile(path.join(areas, name), 'utf8')))
  ).join('\n');
  const resources = code.split('defineResource(').map((one) => ({
    id: /^\{\s+id: '(\w+)'/.exec(one)?.[1],
    hasList: /\n {4}list: /.test(one),
    hasRecord: /\n {4}(?:form|page): /.test(one),
  }));
  const named = (has: 'hasList' | 'hasRecord') =>
    resources.filter((resource) => resource[has]).map(({ id }) => id);
  expect(named('hasList')).toEqual(expect.arrayContaining(Object.keys(ADMIN_LISTS)));
  expect(named('hasRecord')).toEqual(expect.arrayContaining([...ADMIN_FORMS]));
  const icons = await readFile(path.join(admin, 'src/kit/shared/Icon.tsx'), 'utf8');
  for (const icon of ADMIN_ICONS) expect(icons).toMatch(new RegExp(`\\n {2}${icon}:\\s`));
});
