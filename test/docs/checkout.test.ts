import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { modules } from '../../packages/runtime/src/modules.ts';
import { checkTypes } from './checkTypes.ts';
import { codeBlocks } from './codeBlocks.ts';

const page = await readFile(path.join(import.meta.dirname, '../../docs/guide/checkout.md'), 'utf8');

test('the page lists the routes of cart and checkout, all of them', async () => {
  const storefront = modules.find(({ name }) => name === 'storefront');
  const { routes = [] } = (await storefront?.setup?.({} as never)) ?? {};
  const served = routes
    .flatMap((route) => [route.path].flat().map((at) => `${route.method} ${at}`))
    .filter((route) => /^\w+ \/(?:cart|checkout)(?:\/|$)/.test(route));
  const report = [...page.matchAll(/^\| `(\w+ [^`]+)`/gm)].map(([, route]) => route);
  expect(report.map((route) => route?.replace('{uuid}', '{itemId}')).toSorted()).toEqual(served.toSorted());
});

test('its program fits the types', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'shop-checkout-'));
  try {
    const [program] = codeBlocks(page).filter(({ language }) => language === 'ts');
    await checkTypes(dir, 'transfer.ts', program?.text ?? '');
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});
