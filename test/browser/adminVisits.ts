import type { TestShop, TestShopOptions } from '@shop/runtime/testing';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { SESSION_COOKIE } from '../../packages/runtime/src/modules/auth/adminAuthenticator.ts';
import { adminIsServed } from '../support/adminUi.ts';
import { adminsOf, password } from '../support/admins.ts';
import { testShop } from '../support/shop.ts';
import { newVisit, openChromium } from './chromium.ts';
import type { Chromium, Visit, VisitOptions } from './chromium.ts';

/** URL that the shop is configured with. Sign-ins from other origins are rejected. */
export const URL_OF_SHOP = 'http://shop.test';

export const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
export const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click();
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

const PATIENCE = { timeout: 120_000 };

/**
 * Opens another admin page like a link, and waits until it is complete. The admin is not loaded again, which takes a quarter of the
 * processor time. What the page before has not saved is asked about, as after a click.
 */
export async function lead(page: Page, path: string): Promise<void> {
  const open = new Set<Request>();
  const note = (request: Request) => void open.add(request);
  const forget = (request: Request) => void open.delete(request);
  page.on('request', note).on('requestfinished', forget).on('requestfailed', forget);
  const main = page.locator('main').first();
  const isThere = new URL(page.url()).pathname === `/admin${path}`;
  const former = await main.innerText();
  await page.evaluate((to) => history.pushState({}, '', to), `/admin${path}`);
  // A page that is already shown does not change.
  if (!isThere) await expect.poll(() => main.innerText(), PATIENCE).not.toBe(former);
  await expect.poll(() => open.size, PATIENCE).toBe(0);
  await expect.poll(() => page.locator('.mantine-Skeleton-root').count(), PATIENCE).toBe(0);
  page.off('request', note).off('requestfinished', forget).off('requestfailed', forget);
  await dismissNotices(page);
}

/** Closes the messages of the page before, which would be taken for those of the page that is shown. */
async function dismissNotices(page: Page): Promise<void> {
  const notices = page.locator('.mantine-Notification-root');
  await expect
    .poll(async () => {
      if ((await notices.count()) === 0) return 0;
      // One may end by itself before it is clicked.
      const close = notices.locator('.mantine-Notification-closeButton').first();
      await close.click({ timeout: 1000 }).catch(() => {});
      return notices.count();
    }, PATIENCE)
    .toBe(0);
}

/** Fills in and submits the sign-in page. */
export async function logIn(page: Page, email: string, submit = 'Sign in'): Promise<void> {
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="password"]').fill(password);
  await click(page, submit);
}

/** Starts a shop with its admin, and a browser that can reach it, for the tests of one `describe`. */
export function adminVisits(options: TestShopOptions = {}) {
  let browser: Chromium;
  let shop: TestShop;
  const admins = adminsOf(() => shop);
  beforeAll(async () => {
    shop = await testShop({ ...options, config: { rateLimit: false, ...options.config } });
    browser = await openChromium({ 'shop.test': new URL(shop.url).host });
    await adminIsServed(shop.url);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });
  const visit = (own: VisitOptions = {}): Promise<Visit> =>
    newVisit(browser, URL_OF_SHOP, {
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      ...own,
    });
  return {
    ...admins,
    shop: () => shop,
    visit,
    /**
     * Opens an admin page as a new administrator who is already signed in. Without `roles`, the administrator has all permissions. The
     * sign-in form has its own tests.
     */
    async signIn(path: string, roles?: readonly string[], own: VisitOptions = {}): Promise<Visit> {
      const { email } = await admins.newAdmin(roles);
      const opened = await visit(own);
      const { data } = (await shop.request('POST', '/admin/user/login', { email, password })).body;
      const session = { name: SESSION_COOKIE, value: String(data.sid), url: URL_OF_SHOP };
      await opened.page.context().addCookies([{ ...session, httpOnly: true, sameSite: 'Lax' }]);
      await opened.page.goto(`/admin${path}`);
      return opened;
    },
  };
}
