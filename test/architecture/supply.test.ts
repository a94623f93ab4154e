import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { licenseFaults } from '../../scripts/supply/licenses.ts';
import { storeLock } from '../../scripts/supply/storeLock.ts';
import { requireBuilt } from '../support/built.ts';

const run = promisify(execFile);
const repository = path.join(import.meta.dirname, '../..');

beforeAll(() => requireBuilt('packages/runtime', 'packages/admin'));

test('the published list has what npm installs and what is bundled, and no tool of the repository', () => {
  const names = Object.keys(storeLock().packages).map((folder) => folder.replace(/^.*node_modules\//, ''));
  expect(names).toEqual(
    expect.arrayContaining([
      '@shop/runtime',
      'koa',
      'commander',
      'umzug',
      'fontkit',
      'react',
      '@mantine/core',
    ]),
  );
  for (const tool of ['vitest', 'oxlint', 'oxfmt', 'knip', 'tsup', 'vite']) expect(names).not.toContain(tool);
});

test('a license that is not allowed is an error, anywhere in an expression', () => {
  const { packages } = storeLock();
  expect(licenseFaults({ packages })).toEqual([]);
  const faultsOf = (license?: string) =>
    licenseFaults({
      packages: { ...packages, 'node_modules/new': { version: '1.0.0', ...(license && { license }) } },
    });
  expect(faultsOf('GPL-3.0-only')).toEqual([
    expect.stringContaining('new@1.0.0 has the license GPL-3.0-only'),
  ]);
  expect(faultsOf('MIT AND GPL-3.0-only')).toHaveLength(1);
  expect(faultsOf('(MIT OR GPL-3.0-only)')).toEqual([]);
  expect(faultsOf('(CC0-1.0 OR MIT) AND OFL-1.1')).toEqual([]);
  expect(faultsOf()).toEqual([expect.stringContaining('(none named)')]);
});

test('the bill of materials lists installed and bundled packages and their dependencies', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-sbom-'));
  try {
    const file = path.join(folder, 'sbom.json');
    await run(process.execPath, ['scripts/supply/sbom.ts', file], { cwd: repository });
    const { bomFormat, components, dependencies } = JSON.parse(readFileSync(file, 'utf8'));
    expect(bomFormat).toBe('CycloneDX');
    const names = components.map(({ name, group }: Record<string, string>) =>
      group ? `${group}/${name}` : name,
    );
    expect(names).toEqual(expect.arrayContaining(['@shop/runtime', 'umzug', 'koa', 'react']));
    const runtime = dependencies.find(({ ref }: { ref: string }) => ref.startsWith('@shop/runtime@'));
    expect(runtime.dependsOn).toEqual(expect.arrayContaining([expect.stringMatching(/^umzug@3/)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Runs the audit against a local registry. Returns its exit code and complete output. */
async function audit(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const registry = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((listening) => registry.once('listening', listening));
  try {
    const { port } = registry.address() as AddressInfo;
    const env = {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_fetch_retries: '0',
    };
    const { stdout, stderr } = await run(process.execPath, ['scripts/supply/audit.ts'], {
      cwd: repository,
      env,
    });
    return { code: 0, printed: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, printed: stdout + stderr };
  } finally {
    registry.close();
  }
}

test('a vulnerability in a bundled library fails the audit, which names it', async () => {
  const { code, printed } = await audit((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.method === 'POST') {
      const advisory = {
        id: 1,
        url: 'https://advisories.example/1',
        title: 'Migrations of strangers run',
        severity: 'high',
        vulnerable_versions: '<99',
        cwe: [],
        cvss: { score: 8 },
      };
      return response.end(JSON.stringify({ umzug: [advisory] }));
    }
    response.statusCode = 404;
    return response.end('{}');
  });
  expect(printed).toContain('high: umzug');
  expect(printed).toContain('Migrations of strangers run https://advisories.example/1');
  expect(code).toBe(1);
});

test('without findings the audit passes, and also with a registry that does not support it, which is reported', async () => {
  const sound = await audit((_, response) =>
    response.setHeader('content-type', 'application/json').end('{}'),
  );
  expect(sound).toEqual({ code: 0, printed: '0 vulnerable packages.\n' });
  const mute = await audit((_, response) => response.writeHead(405).end());
  expect(mute.code).toBe(0);
  expect(mute.printed).toContain('Nothing was checked, because the registry gave no answer: 405');
});
