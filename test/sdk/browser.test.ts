import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { createShopClient } from '@shop/sdk';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, newVisit, openChromium } from '../browser/chromium.ts';
import type { Chromium } from '../browser/chromium.ts';
import { password } from '../support/admins.ts';
import { freePort } from '../support/freePort.ts';
import { testShop } from '../support/shop.ts';

const sources = path.join(import.meta.dirname, '../../packages/sdk');
const ada = { email: 'ada@example.com', full_name: 'Ada Lovelace', password };

/** A front end on another origin that loads the SDK's sources as browser modules. */
const frontEnd = createServer(async ({ url = '/' }, res) => {
  if (!url.endsWith('.ts'))
    return res.writeHead(200, { 'content-type': 'text/html' }).end('<title>Shop</title>');
  const source = await readFile(path.join(sources, path.normalize(url)), 'utf8');
  return res.writeHead(200, { 'content-type': 'text/javascript' }).end(stripTypeScriptTypes(source));
});

describe.skipIf(!hasChromium)('a front end on another origin', () => {
  let browser: Chromium;
  let shop: TestShop;
  let origin: string;
  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    [browser, shop] = await Promise.all([
      openChromium(),
      testShop({ config: { cors: { origins: [origin] } } }),
    ]);
    await new Promise<void>((resolve) => frontEnd.listen(port, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await browser?.close();
    frontEnd.close();
    await shop?.stop();
  });

  test('keeps a customer’s session with `credentials`, and not without', async () => {
    await createShopClient({ baseUrl: shop.url }).customers.create(ada);
    const { page, close } = await newVisit(browser, origin);
    await page.goto('/');
    // The code is a string because the test runner would rewrite an import in a function.
    const logIn = (options: object) =>
      page.evaluate(`(async () => {
        const { createShopClient } = await import('/src/index.ts');
        const { customers } = createShopClient(${JSON.stringify({ baseUrl: shop.url, ...options })});
        await customers.logIn(${JSON.stringify({ email: ada.email, password })});
        return customers.me().then(({ email }) => email, ({ code }) => code);
      })()`);
    expect(await logIn({})).toBe('UNAUTHORIZED');
    expect(await logIn({ credentials: 'include' })).toBe(ada.email);
    await close();
  });
});
