import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { describe, expect, test } from 'vitest';
import { createMailbox } from '../support/mailbox.ts';
import { dataOf } from '../support/shop.ts';
import { adminVisits, click, field, follow, heading } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

const mailbox = createMailbox();

describe.skipIf(!hasChromium)('the settings of the shop', () => {
  const { shop, signIn } = adminVisits({
    extensions: [coreShipping, cod, cardgw, mailbox.extension],
    config: {
      shop: { languages: ['en', 'de'] },
      system: { cardgw: { publishableKey: 'pk_test_1' } },
    },
  });

  test('are found by name, rejected at their field, saved, and reset to their defaults', async () => {
    const visit = await signIn('/setting');
    const { page } = visit;
    await heading(page, 'All settings');
    await inspect(visit, 'admin-settings');
    await page.getByRole('searchbox').fill('low stock');
    await follow(page, 'Low stock threshold');
    await heading(page, 'Catalog');
    expect(await field(page, 'Low stock threshold').evaluate('document.activeElement?.value')).toBe('5');
    await field(page, 'Low stock threshold').fill('0');
    await click(page, 'Save');
    await page.getByText('Enter 1 or more.').waitFor();
    await page.getByText('Nothing was saved. Check the highlighted field.').waitFor();
    await field(page, 'Low stock threshold').fill('12');
    await click(page, 'Save');
    await page.getByText('Default: 5').waitFor();
    const saved = async () => dataOf(await shop().admin('GET', '/api/settings')).dashboardLowStock;
    expect(await saved()).toBe(12);
    await page.setViewportSize({ width: 390, height: 800 });
    await inspect(visit, 'admin-settings-catalog-390');
    await click(page, 'Reset to default');
    await click(page, 'Save');
    await page.getByText('The default will apply when you save.').waitFor({ state: 'detached' });
    expect(await saved()).toBe(5);
    await visit.close();
  });

  test('of the store change its place and its units, but not what the configuration sets', async () => {
    const visit = await signIn('/setting/store');
    const { page } = visit;
    await heading(page, 'Store');
    expect(await page.getByRole('combobox', { name: 'Languages' }).isDisabled()).toBe(true);
    await inspect(visit, 'admin-settings-store');
    const choose = async (name: string, typed: string, option: string | RegExp) => {
      await page.getByRole('combobox', { name, exact: true }).fill(typed);
      await page.getByRole('option', { name: option }).first().click();
    };
    await choose('Time zone', 'Vienna', 'Europe/Vienna');
    await choose('Country', 'Austria', /Austria/);
    await field(page, 'City').fill('Wien');
    // Another time zone reloads the page.
    const reloaded = page.waitForEvent('load');
    await click(page, 'Save');
    await reloaded;
    await expect
      .poll(() => shop().app.config.shop)
      .toMatchObject({ timezone: 'Europe/Vienna', address: { country: 'AT', city: 'Wien' } });
    await page.setViewportSize({ width: 390, height: 800 });
    await heading(page, 'Store');
    await inspect(visit, 'admin-settings-store-390');
    dataOf(
      await shop().admin('POST', '/api/settings', { shopTimeZone: null, shopCountry: null, shopCity: null }),
    );
    await visit.close();
  });

  test('of payments show what is missing, hide secrets, and lock what the configuration sets', async () => {
    const visit = await signIn('/setting/payment', undefined, { colorScheme: 'dark' });
    const { page } = visit;
    await heading(page, 'Payments');
    expect(new URL(page.url()).pathname).toBe('/admin/setting/payments');
    await page.getByText('Shoppers can’t pay this way until these settings are filled in').waitFor();
    expect(await field(page, 'Publishable key').isDisabled()).toBe(true);
    await inspect(visit, 'admin-payments-dark');
    await page.getByLabel('Secret key', { exact: true }).fill('sk_test_123');
    await page.getByLabel('Webhook secret', { exact: true }).fill('whsec_1');
    await click(page, 'Save');
    await page.getByText('Test mode', { exact: true }).waitFor();
    await expect.poll(() => page.getByLabel('Secret key', { exact: true }).inputValue()).toBe('');
    expect(await page.content()).not.toContain('sk_test_123');
    expect(await page.getByText('http://shop.test/api/cardgw/webhook').count()).toBe(1);
    await inspect(visit, 'admin-payments-test-mode');
    await visit.close();
  });

  test('of emails change the texts of an email type, with a preview, and turn it off', async () => {
    const visit = await signIn('/setting/emails');
    const { page } = visit;
    await heading(page, 'Emails');
    await inspect(visit, 'admin-emails');
    await follow(page, 'Order confirmation');
    await heading(page, 'Order confirmation');
    await page.getByRole('radio', { name: 'English' }).press('ArrowRight');
    await field(page, 'Subject').fill('Danke für {nummer}');
    await page.getByText('Unknown placeholder {nummer}').first().waitFor();
    await field(page, 'Subject').fill('Danke für Bestellung {number}!');
    await page.getByText('Danke für Bestellung 10001!').waitFor();
    await page.frameLocator('iframe').getByText('Walnut tray').first().waitFor();
    await inspect(visit, 'admin-email-words');
    await click(page, 'Save');
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(dataOf(await shop().admin('GET', '/api/settings')).orderConfirmationEmailWords).toEqual({
      de: { subject: 'Danke für Bestellung {number}!' },
    });
    await click(page, 'Send test email');
    await page.getByText(/^Sent to/).waitFor();
    expect(mailbox.sent.at(-1)?.subject).toBe('Danke für Bestellung 10001!');
    await page.setViewportSize({ width: 390, height: 800 });
    await inspect(visit, 'admin-email-words-390');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await page.getByRole('main').getByRole('link', { name: 'Emails', exact: true }).click();
    await heading(page, 'Emails');
    await page.getByRole('switch', { name: 'Send: Welcome', exact: true }).press('Space');
    await page.getByText('Welcome: off').waitFor();
    expect(dataOf(await shop().admin('GET', '/api/settings')).customerWelcomeEmail).toBe(false);
    expect(await page.getByRole('switch', { name: 'Send: Password reset' }).count()).toBe(0);
    dataOf(await shop().admin('POST', '/api/settings', { cartReminderCoupon: 'GONE' }));
    const reminder = page.getByRole('switch', { name: 'Send: Second cart reminder' });
    expect(await reminder.isChecked()).toBe(false);
    await reminder.press('Space');
    await page.getByText('Second cart reminder: on').waitFor();
    await follow(page, 'Second cart reminder');
    await page.getByText('No reminders sent · no orders from them').waitFor();
    await page.getByText('The coupon GONE is not offered').waitFor();
    await inspect(visit, 'admin-email-reminder-390');
    await visit.close();
  });
});
