import { execFile } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payingShop } from '../support/payingShop.ts';
import type { PayingShop } from '../support/payingShop.ts';
import { dataOf, testAddress } from '../support/shop.ts';
import { hasChromium, inspectFully, openChromium } from './chromium.ts';
import type { Chromium } from './chromium.ts';
import { isNight } from '../support/lane.ts';

const root = path.join(import.meta.dirname, '../..');
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

/** Serves the built storefront like a static file host. All pages are served from `index.html`. */
async function serve(folder: () => string): Promise<Server> {
  const server = createServer((req, res) => {
    const file = path.join(folder(), new URL(req.url ?? '', 'http://front.test').pathname);
    const found = path.extname(file) !== '' && existsSync(file) ? file : path.join(folder(), 'index.html');
    res.writeHead(200, { 'content-type': TYPES[path.extname(found)] ?? 'application/octet-stream' });
    createReadStream(found).pipe(res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** The first two combinations include each color scheme and each width once. */
const LOOKS = [
  ['light', 1280],
  ['dark', 390],
  ['light', 390],
  ['dark', 1280],
] as const;

describe.skipIf(!hasChromium)('the example storefront, on a different origin than the shop', () => {
  let its: PayingShop;
  let server: Server;
  let front: string;
  let built: string;
  let browser: Chromium;
  let visit: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    built = await mkdtemp(path.join(tmpdir(), 'storefront-'));
    server = await serve(() => built);
    front = `http://localhost:${(server.address() as AddressInfo).port}`;
    its = await payingShop({ config: { cors: { origins: [front] } } });
    const mug = { name: 'Enamel mug', url_key: 'enamel-mug', sku: 'MUG', price: 20, qty: 1000, weight: 1 };
    dataOf(await its.shop.admin('POST', '/api/products', mug));
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    const args = [vite, 'build', path.join(root, 'examples/storefront'), '--outDir', built, '--emptyOutDir'];
    await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, VITE_SHOP_URL: its.shop.url },
    });
    // Gateways redirect the shopper to the shop's public URL.
    browser = await openChromium({ 'shop.test': new URL(its.shop.url).host });
  });
  afterAll(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
    await its.stop();
    await rm(built, { recursive: true });
  });
  beforeEach(async () => {
    visit = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await visit.newPage();
  });
  afterEach(() => visit.close());

  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
  const click = (name: string | RegExp) => page.getByRole('button', { name }).click();

  /** Goes from the catalog to the payment step and selects a payment method. */
  async function toPayment(method: RegExp): Promise<void> {
    await page.goto(front);
    await page.getByRole('link', { name: /Enamel mug/ }).click();
    await heading('Enamel mug');
    await click('Add to cart');
    await page.getByRole('link', { name: 'Go to cart' }).click();
    await heading('Cart');
    await page.getByRole('link', { name: 'Checkout' }).click();
    const { full_name, telephone, address_1, city, province, postcode } = testAddress;
    const fields = {
      customer_email: 'ada@example.com',
      full_name,
      telephone,
      address_1,
      city,
      province,
      postcode,
    };
    for (const [name, value] of Object.entries(fields)) await page.locator(`#${name}`).fill(value);
    await click('Continue to shipping and payment');
    await page.getByRole('radio', { name: method }).check();
    await expect
      .poll(() => page.getByRole('button', { name: /Place order · \$25\.00/ }).isEnabled())
      .toBe(true);
    await click(/Place order/);
  }
  const lastOrder = async () =>
    dataOf(await its.shop.admin('GET', '/api/orders?limit=1&ob=created_at&od=desc'))[0] as {
      payment_status: string;
      order_number: string;
    };

  test('sells on delivery, and shows how it is paid', async () => {
    await toPayment(/Cash on delivery/);
    await heading('Thank you for your order');
    expect(await page.locator('main').innerText()).toContain('Pay $25.00 to the courier');
    expect((await lastOrder()).payment_status).toBe('cod_pending');
    expect(await page.locator('#count').isVisible()).toBe(false);
  });

  test('sells by card: a declined card is reported, and another one pays', async () => {
    await toPayment(/Card/);
    const card = page.locator('input[name="simulated-card"]');
    await card.fill('4000 0000 0000 0002');
    await click('Pay now');
    expect(await page.getByRole('alert').first().innerText()).toMatch(/declined/i);
    await card.fill('4242 4242 4242 4242');
    await click('Pay now');
    await page.waitForURL(/\/thanks\?order=/);
    await heading('Thank you for your order');
    expect((await lastOrder()).payment_status).toBe('cardgw_captured');
  });

  test('sells by wallet: redirects there and back, and the money is captured', async () => {
    await toPayment(/Wallet/);
    await page.waitForURL((url) => url.href.startsWith(its.wallet.url));
    await page.locator('button[value="approve"]').click();
    await page.waitForURL(/\/thanks\?order=/);
    await heading('Thank you for your order');
    expect((await lastOrder()).payment_status).toBe('walletgw_captured');
  });

  test('a shopper who gives up at the wallet has the cart back', async () => {
    await toPayment(/Wallet/);
    await page.locator('button[value="cancel"]').click();
    await heading(/wasn’t paid/);
    await page.getByRole('link', { name: 'Go to cart' }).click();
    await heading('Cart');
    expect(await page.locator('.line').count()).toBe(1);
  });

  test('a shopper who returns from the wallet with the back button can continue, or pay with another method', async () => {
    await toPayment(/Wallet/);
    await page.waitForURL((url) => url.href.startsWith(its.wallet.url));
    await page.goto(`${front}/cart`);
    await page.getByRole('link', { name: 'Continue' }).click();
    await heading(/hasn’t been paid yet/);
    await click('Use another payment method');
    await heading('Checkout');
    await page.locator('#customer_email').waitFor();
  });

  /** Presses Tab until the focused element has the given name. */
  async function tabTo(name: RegExp): Promise<void> {
    for (let pressed = 0; pressed < 60; pressed += 1) {
      await page.keyboard.press('Tab');
      const reached = await page.evaluate(() => {
        const at = document.activeElement as HTMLInputElement | null;
        return [at?.textContent, at?.id, at?.labels?.[0]?.textContent].join(' ');
      });
      if (name.test(reached)) return;
    }
    throw new Error(`Tab does not lead to ${String(name)}`);
  }

  test('works with only the keyboard, from the first product to the order', async () => {
    await page.goto(front);
    await heading('Products');
    await tabTo(/Skip to content/);
    await tabTo(/Enamel mug/);
    await page.keyboard.press('Enter');
    await heading('Enamel mug');
    await tabTo(/Add to cart/);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Go to cart' }).waitFor();
    await tabTo(/Go to cart/);
    await page.keyboard.press('Enter');
    await heading('Cart');
    await tabTo(/Checkout/);
    await page.keyboard.press('Enter');
    await heading('Checkout');
    const { full_name, telephone, address_1, city, province, postcode } = testAddress;
    const fields = {
      customer_email: 'ada@example.com',
      full_name,
      address_1,
      postcode,
      city,
      province,
      telephone,
    };
    for (const [name, value] of Object.entries(fields)) {
      await tabTo(new RegExp(`\\b${name}\\b`));
      await page.keyboard.type(value);
    }
    await tabTo(/Continue to shipping/);
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: /Cash on delivery/ }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /Place order/ }).isEnabled()).toBe(true);
    await tabTo(/Cash on delivery/);
    await page.keyboard.press('Space');
    await expect.poll(() => page.getByRole('button', { name: /Place order/ }).isEnabled()).toBe(true);
    await tabTo(/Place order/);
    await page.keyboard.press('Enter');
    await heading('Thank you for your order');
    expect((await lastOrder()).payment_status).toBe('cod_pending');
  });

  test('passes axe and does not scroll sideways, in light and dark mode, wide and narrow', async () => {
    await page.goto(`${front}/product/enamel-mug`);
    await click('Add to cart');
    await page.getByRole('link', { name: 'Go to cart' }).waitFor();
    for (const [colorScheme, width] of isNight ? LOOKS : LOOKS.slice(0, 2)) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      for (const [at, name] of [
        ['/', 'Products'],
        ['/product/enamel-mug', 'Enamel mug'],
        ['/cart', 'Cart'],
        ['/checkout', 'Checkout'],
        ['/thanks', 'No order here'],
      ] as const) {
        await page.goto(front + at);
        await heading(name);
        await inspectFully({ page }, `storefront-${name}-${width}-${colorScheme}`);
        const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
        expect(fits, `${at} ${width} ${colorScheme}`).toBe(true);
      }
    }
  });

  test('a shop that does not allow the origin causes an error that names the setting', async () => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto(front.replace('localhost', '127.0.0.1'));
    await heading('Something went wrong');
    await expect.poll(() => messages.join('\n')).toContain('cors.origins may lack http://127.0.0.1');
  });
});
