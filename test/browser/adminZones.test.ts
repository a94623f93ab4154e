import { describe, expect, test } from 'vitest';
import { dataOf } from '../support/shop.ts';
import { adminVisits, click, field, heading, lead } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

/** The clocks in the shop's time zone skip an hour in the night of March 29, 2026. The browser is several hours behind. */
const SHOP = 'Europe/Berlin';
const BROWSER = 'America/Los_Angeles';

describe.skipIf(!hasChromium)('a merchant in a different time zone than the shop', () => {
  const { shop, signIn } = adminVisits({ config: { shop: { timezone: SHOP } } });

  test('enters and sees times in the shop’s time zone', async () => {
    const visit = await signIn('/coupon/new', undefined, { timezoneId: BROWSER });
    const { page } = visit;
    page.setDefaultTimeout(20_000);
    await heading(page, 'New coupon');
    await page.getByText(`Times are in the shop’s time zone, ${SHOP}.`).first().waitFor();
    await field(page, 'Code').fill('NIGHT');
    await page.getByLabel('Valid from').fill('2026-03-29T03:30');
    await page.getByLabel('Valid until').fill('2031-10-26T01:30');
    await field(page, 'Discount percentage').fill('10');
    await inspect(visit, 'admin-coupon-zone');
    await click(page, 'Create');
    await heading(page, 'NIGHT');
    const [coupon] = dataOf(await shop().admin('GET', '/api/coupons'));
    expect(coupon).toMatchObject({
      start_date: '2026-03-29T01:30:00.000Z',
      end_date: '2031-10-25T23:30:00.000Z',
    });
    expect(await page.getByLabel('Valid from').inputValue()).toBe('2026-03-29T03:30');
    await lead(page, '/audit');
    await page.locator('time').first().hover();
    await page
      .getByRole('tooltip')
      .getByText(/GMT\+[12]$/)
      .waitFor();
    await visit.close();
  });
});
