import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, newVisit, openChromium } from './chromium.ts';
import type { Chromium } from './chromium.ts';

const ORIGIN = 'http://reused.test';
const STATE = `[
  document.title, document.cookie, localStorage.length, sessionStorage.length, document.referrer, innerWidth,
  matchMedia('(prefers-color-scheme: dark)').matches,
]`;

describe.skipIf(!hasChromium)('a page that a test has closed', () => {
  let browser: Chromium;
  let loads = 0;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'max-age=3600' });
    response.end(`<!doctype html><title>Load ${(loads += 1)}</title><p>Hello</p>`);
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    browser = await openChromium({ 'reused.test': `127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await browser?.close();
    server.closeAllConnections();
    server.close();
  });

  test('is handed out again, with nothing that the test did in it', async () => {
    const first = await newVisit(browser, ORIGIN);
    const { page } = first;
    let heard = 0;
    page.on('request', () => (heard += 1));
    await page.goto('/');
    await page.evaluate(
      `document.cookie = 'a=1'; localStorage.setItem('a', '1'); sessionStorage.setItem('a', '1')`,
    );
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.route('**/*', (route) => route.fulfill({ body: 'replaced' }));
    expect(await page.evaluate(STATE)).toEqual(['Load 1', 'a=1', 1, 1, '', 390, true]);
    await first.close();
    const before = heard;

    const second = await newVisit(browser, ORIGIN);
    expect(second.page).toBe(page);
    await second.page.goto('/');
    expect(await second.page.evaluate(STATE)).toEqual(['Load 2', '', 0, 0, '', 1280, false]);
    expect(heard).toBe(before);
    await second.close();
  });

  test('is not handed out to two tests at once, and never to one that wants a page of its own', async () => {
    const first = await newVisit(browser, ORIGIN);
    const second = await newVisit(browser, ORIGIN);
    const alone = await newVisit(browser, ORIGIN, { alone: true });
    expect(new Set([first.page, second.page, alone.page]).size).toBe(3);
    await alone.close();
    expect(alone.page.isClosed()).toBe(true);
    await first.close();
    await second.close();
  });

  test('is closed if it was left at another address or with a second page', async () => {
    const elsewhere = await newVisit(browser, ORIGIN);
    await elsewhere.page.goto('about:blank');
    await elsewhere.close();
    expect(elsewhere.page.isClosed()).toBe(true);
    const doubled = await newVisit(browser, ORIGIN);
    await doubled.page.goto('/');
    await doubled.page.context().newPage();
    await doubled.close();
    expect(doubled.page.isClosed()).toBe(true);
  });
});
