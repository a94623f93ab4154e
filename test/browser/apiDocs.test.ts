import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testShop } from '../support/shop.ts';
import { hasChromium, inspect, newVisit, openChromium } from './chromium.ts';
import type { Chromium } from './chromium.ts';

describe.skipIf(!hasChromium)('a developer with a browser', () => {
  let browser: Chromium;
  let shop: TestShop;
  beforeAll(async () => {
    [browser, shop] = await Promise.all([openChromium(), testShop()]);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  test('opens a route and reads its fields, without a browser error', async () => {
    const reader = await newVisit(browser, shop.url, { viewport: { width: 1000, height: 700 } });
    const { page, complaints } = reader;
    await page.goto('/api/docs');
    await page.getByRole('link', { name: 'catalog', exact: true }).click();
    const route = page.locator('#createProduct');
    await route.locator('summary').click();
    await route.getByRole('table', { name: 'Fields of the body' }).waitFor();
    expect(await route.textContent()).toMatch(/sku\s+string\s+required, at most 255 characters/);
    await inspect(reader, 'api-docs');
    expect(complaints).toEqual([]);
    await reader.close();
  });
});
