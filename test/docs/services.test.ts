import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { testShop } from '../support/shop.ts';

let shop: TestShop;
let guide: string;
beforeAll(async () => {
  shop = await testShop();
  guide = await readFile(new URL('../../docs/guide/extensions.md', import.meta.url), 'utf8');
});
afterAll(() => shop.stop());

test('the guide documents every member of the services that modules add to the app', () => {
  const { orders, payments, carts, catalog, metafields, shipping, media, measurement } = shop.app;
  const members = Object.entries({
    orders,
    payments,
    carts,
    catalog,
    metafields,
    shipping,
    media,
    measurement,
  }).flatMap(([name, service]) => Object.keys(service).map((member) => `app.${name}.${member}`));
  expect(members).toContain('app.payments.apply');
  expect(members.filter((member) => !guide.includes(`\`${member}`))).toEqual([]);
});

test('the guide documents every other member that extensions see', () => {
  const internal = [
    'reads',
    'content',
    'extensions',
    'migrations',
    'faults',
    'limits',
    'failurePage',
    'leftOut',
    'closing',
    'pricing',
    'productOffers',
    'shopSettings',
    'switches',
    'metrics',
    'replay',
    'settingDefinitions',
  ];
  const members = Object.keys(shop.app).filter((member) => !internal.includes(member));
  expect(members).toContain('setting');
  expect(members.filter((member) => !guide.includes(`\`app.${member}`))).toEqual([]);
});
