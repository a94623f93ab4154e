import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { modules } from '../../packages/runtime/src/modules.ts';

const page = await readFile(path.join(import.meta.dirname, '../../docs/guide/checkout.md'), 'utf8');

test('the page lists all routes of cart and checkout', async () => {
  const storefront = modules.find(({ name }) => name === 'storefront');
  const { routes = [] } = (await storefront?.setup?.({} as never)) ?? {};
  const served = routes
    .flatMap((route) => [route.path].flat().map((at) => `${route.method} ${at}`))
    .filter((route) => /^\w+ \/(?:cart|checkout)(?:\/|$)/.test(route));
  const report = [...page.matchAll(/^\| `(\w+ [^`]+)`/gm)].map(([, route]) => route);
  expect(report.map((route) => route?.replace('{uuid}', '{itemId}')).toSorted()).toEqual(served.toSorted());
});
