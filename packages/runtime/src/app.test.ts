import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { contextOf } from '../../../test/support/httpServer.ts';
import { planShop } from './app.ts';
import { extension, installed, optional, route, textOf } from './platform/extensions/assembly.fixture.ts';
import { StartFailure } from './platform/startFailure.ts';

const { config } = contextOf({});

/** Returns the messages of all faults that prevent the shop from starting. */
async function faultsOf(planning: Promise<unknown>): Promise<string[]> {
  const failure: unknown = await planning.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof StartFailure)) throw failure ?? new Error('It was planned.');
  return failure.faults.map(textOf);
}

describe('an extension route that conflicts with a route of the shop', () => {
  const clash = extension('labels', {
    routes: [
      route('label', { method: 'POST', path: ['/labels', '/graphql'] }),
      route('alive', { path: '/healthz/' }),
      route('adminGraphql'),
    ],
  });

  test('prevents startup, with an error that names the extension', async () => {
    const where = 'extension labels (extensions/labels/index.ts)';
    const planning = planShop({ ...config, storeDir: '/store' }, { installed: [installed(clash)] });
    expect(await faultsOf(planning)).toEqual([
      `${where}: route "label" uses POST /graphql, which is a route of the shop itself [Use a different path.]`,
      `${where}: route "alive" uses GET /healthz, which is a route of the shop itself [Use a different path.]`,
      `${where}: route "adminGraphql" has the same ID as a route of the shop itself [Use a different ID.]`,
    ]);
  });

  test('disables an optional extension', async () => {
    const plan = await planShop(config, { installed: [optional(clash)] });
    expect(plan.quarantined.map(({ name }) => name)).toEqual(['labels']);
    expect(plan.routes.map(({ value }) => value.id)).not.toContain('label');
  });
});

describe('invalid GraphQL types', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'graphql-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  mkdirSync(path.join(dir, 'Label'));
  writeFileSync(path.join(dir, 'Label/Label.graphql'), 'type Label { printer: Printer }');
  const broken = extension('labels', { routes: [route('label')] }, { graphql: pathToFileURL(`${dir}/`) });

  test('prevent startup', async () => {
    expect(await faultsOf(planShop(config, { installed: [installed(broken)] }))).toEqual([
      'extension "labels", graphql/Label/Label.graphql:1: Unknown type Printer',
    ]);
  });

  test('disable an optional extension', async () => {
    const plan = await planShop(config, { installed: [optional(broken), installed(extension('other'))] });
    expect(plan.quarantined).toMatchObject([{ name: 'labels', fault: { message: 'Unknown type Printer' } }]);
    expect(plan.members.map(({ name }) => name)).toContain('other');
    expect(plan.schemas.storefront.getType('Label')).toBeUndefined();
  });
});
