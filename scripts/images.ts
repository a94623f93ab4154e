// Takes the images of the README from a running demo shop: npm run docs:images -- EMAIL PASSWORD [ADDRESS]
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';

const FOLDER = 'docs/images';
const MAX_BYTES = 1_000_000;
const WIDTHS = { 1280: { height: 800, deviceScaleFactor: 1 }, 390: { height: 844, deviceScaleFactor: 2 } };
const PRODUCT = '/stoneware-mug';
const ADDRESS_FIELDS = {
  email: 'ada@example.com',
  'shipping.full_name': 'Ada Lovelace',
  'shipping.telephone': '510 555 0100',
  'shipping.address_1': '12 Analytical Row',
  'shipping.city': 'Oakland',
  'shipping.postcode': '94607',
};

const [email, password, address = 'http://127.0.0.1:3000'] = process.argv.slice(2);
if (!email || !password) throw new Error('Usage: npm run docs:images -- EMAIL PASSWORD [ADDRESS]');

/** The images, with functions that open what they show. */
const SCENES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  storefront: (page) => page.goto(`${address}/`),
  checkout: openCheckout,
  admin: (page) => openAdmin(page, '/admin/orders'),
  builder: (page) => openAdmin(page, '/admin/page-builder/edit/homepage'),
};

/** Puts a product into the cart and continues to the shipping methods. */
async function openCheckout(page: Page): Promise<void> {
  await page.goto(address + PRODUCT);
  await page
    .locator('button[form="purchase"], #purchase button:not(.express)')
    .locator('visible=true')
    .first()
    .click();
  await page.getByRole('dialog').or(page.locator('main .lines')).first().waitFor();
  await page.goto(`${address}/checkout`);
  await page.locator('[name="shipping.country"]').selectOption('US');
  await page.locator('select[name="shipping.province"]').selectOption('US-CA');
  for (const [name, value] of Object.entries(ADDRESS_FIELDS))
    await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('form[action="/checkout/address"] .submit button').click();
  await page.waitForURL(/step=shipping/);
  await page.getByRole('radio').first().check();
}

async function openAdmin(page: Page, path: string): Promise<void> {
  await page.goto(`${address}/admin/login?next=${encodeURIComponent(path)}`);
  await page.locator('input[type="email"]').fill(email as string);
  await page.locator('input[type="password"]').fill(password as string);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === path);
}

/** Takes one image and returns its size in bytes. */
async function take(browser: Browser, name: string, width: 1280 | 390): Promise<number> {
  const { height, deviceScaleFactor } = WIDTHS[width];
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await SCENES[name]?.(page);
  await page.waitForLoadState('networkidle');
  const file = `${FOLDER}/${name}-${width}.webp`;
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  writeFileSync(file, data, 'base64');
  await page.close();
  return statSync(file).size;
}

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
let total = 0;
for (const name of Object.keys(SCENES))
  for (const width of [1280, 390] as const) total += await take(browser, name, width);
await browser.close();
if (total > MAX_BYTES)
  throw new Error(`The images take ${total} bytes, but at most ${MAX_BYTES} are allowed`);
console.log(`${FOLDER}: ${total} bytes`);
