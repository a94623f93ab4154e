import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminIsServed } from '../support/adminUi.ts';
import { adminsOf } from '../support/admins.ts';
import { testShop } from '../support/shop.ts';
import { click, field, heading, logIn } from './adminVisits.ts';
import { hasChromium, inspect, newVisit, openChromium } from './chromium.ts';
import type { Chromium } from './chromium.ts';

/** Browsers offer passkeys only on secure origins, which include localhost. */
const URL_OF_SHOP = 'http://shop.localhost';

describe.skipIf(!hasChromium)('a passkey', () => {
  let browser: Chromium;
  let shop: TestShop;
  const { newAdmin } = adminsOf(() => shop);
  beforeAll(async () => {
    shop = await testShop({ config: { rateLimit: false, shop: { url: URL_OF_SHOP } } });
    browser = await openChromium({ 'shop.localhost': new URL(shop.url).host });
    await adminIsServed(shop.url);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  test('is registered in the profile, requested at the next sign-in, and deleted', async () => {
    const { email } = await newAdmin();
    const visit = await newVisit(browser, URL_OF_SHOP);
    const { page } = visit;
    const device = await page.context().newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await page.goto('/admin/profile');
    await logIn(page, email);
    await heading(page, 'My profile');
    await click(page, 'Add passkey');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Laptop');
    await page.getByRole('dialog').locator('[name="current_password"]').fill('correct horse battery');
    await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click();
    await page.getByRole('textbox', { name: 'Your recovery codes' }).waitFor();
    await page.getByText('Laptop', { exact: true }).waitFor();
    await click(page, 'I’ve saved it');
    await click(page, 'Account');
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await heading(page, 'Sign in');
    await logIn(page, email);
    await heading(page, 'Two-step authentication');
    await inspect(visit, 'admin-passkey-login');
    await click(page, 'Use a passkey');
    await page.getByRole('button', { name: 'Account' }).waitFor();

    await page.goto('/admin/profile');
    await page
      .getByText(/^Last used/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Rename: Laptop' }).click();
    await field(page, 'Name').last().fill('Desk');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Delete: Desk' }).click();
    await page.getByRole('dialog').locator('[name="current_password"]').fill('correct horse battery');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete: Desk' }).waitFor({ state: 'detached' });
    expect(await page.getByText('Desk', { exact: true }).count()).toBe(0);
    await visit.close();
  });
});
