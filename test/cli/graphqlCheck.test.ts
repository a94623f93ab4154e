import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeBlocks } from '../docs/codeBlocks.ts';
import { installFolder, npmInstall, packInto } from './packed.ts';
import { repository } from './shopProcess.ts';

// A front end outside of the repository that uses the packed SDK. Its documents are checked as the package README describes.

const run = promisify(execFile);
const page = readFileSync(path.join(repository, 'packages/sdk/README.md'), 'utf8');
const shown = codeBlocks(page).filter(({ section }) => section === 'Documents are checked');
const commands = shown.find(({ language }) => language === 'sh')?.text.split('\n') ?? [];

let folder: string;
beforeAll(async () => {
  folder = installFolder('documents');
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const tarballs = await packInto(folder, ['packages/sdk']);
  await npmInstall(folder, ...tarballs, 'gql.tada@^1', 'typescript@^7', 'vite@^8');
  cpSync(path.join(repository, 'examples/storefront/src'), path.join(folder, 'src'), { recursive: true });
  const ofPage = JSON.parse(shown.find(({ language }) => language === 'json')?.text ?? '') as {
    readonly compilerOptions: object;
  };
  const compilerOptions = {
    ...ofPage.compilerOptions,
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: ['vite/client'],
    allowImportingTsExtensions: true,
  };
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['src'] }, null, 2),
  );
  const [install = '', check = ''] = commands;
  expect([install, check]).toEqual([
    'npm install --prefix graphql-check gql.tada@1 typescript@6',
    'npm exec --prefix graphql-check -- gql.tada check',
  ]);
  await run('npm', [...install.split(' ').slice(1), '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

// Environment variables of an npm that runs these tests must not affect the front end's npm.
const { npm_config_call: _, ...env } = process.env;

const check = () =>
  run('npm', commands[1]!.split(' ').slice(1), { cwd: folder, env: { ...env, NO_COLOR: '1' } }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  );

test('the documents of the example storefront are valid', async () => {
  expect(await check()).toEqual({ code: 0, said: expect.stringContaining('No problems found') });
});

test('a wrong field is reported by name, in documents of both schemas', async () => {
  const file = path.join(folder, 'src/wrong.ts');
  writeFileSync(
    file,
    `import { adminGraphql, graphql } from '@shop/sdk/graphql';
export const products = graphql(\`query { products { items { skuu } } }\`);
export const orders = adminGraphql(\`query { orders { items { orderNumbr } } }\`);
export const right = adminGraphql(\`query { orders { items { orderNumber } } }\`);
`,
  );
  const { code, said: output } = await check();
  expect(code).toBe(1);
  expect(output).toContain('Cannot query field "skuu" on type "Product". Did you mean "sku"?');
  expect(output).toContain('Cannot query field "orderNumbr" on type "Order".');
  expect(output).toContain('2 problems');
  // The project's compiler, which may be newer, accepts the plug-in configuration and reports no error.
  await run(process.execPath, [path.join(folder, 'node_modules/typescript/bin/tsc'), '-p', folder]);
});
