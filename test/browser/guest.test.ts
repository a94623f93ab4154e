import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDemo } from '../../packages/runtime/src/modules/demo/loadDemo.ts';
import { password } from '../support/admins.ts';
import { testShop } from '../support/shop.ts';
import { hasChromium, newVisit, openChromium } from './chromium.ts';
import type { Chromium } from './chromium.ts';

/** The address in the order in which the form asks for it. The state is found by its first letters. */
const TYPED: Readonly<Record<string, string>> = {
  email: 'ada@example.com',
  'shipping.full_name': 'Ada Lovelace',
  'shipping.address_1': '1 Market Street',
  'shipping.city': 'Oakland',
  'shipping.province': 'Cali',
  'shipping.postcode': '94607',
  'shipping.telephone': '+1 510 555 0100',
};

const SECONDS_PER_CLICK = 0.7;
const KEYS_PER_SECOND = 5;

/**
 * Counts what a person does. A click is an interaction, and so is each field that is filled in, the click into it included. Every key takes
 * its time, those that lead from field to field too.
 */
function handsOn(page: Page) {
  const counts = { choices: 0, fields: 0, clicks: 0, keys: 0 };
  const press = async (selector: string) => {
    counts.clicks += 1;
    await page.locator(selector).locator('visible=true').first().click();
  };
  return {
    /** Clicks a link, a button or a choice. */
    async click(selector: string): Promise<void> {
      counts.choices += 1;
      await press(selector);
    },
    /** Clicks into a field that is filled in next. */
    begin: (name: string) => press(`[name="${name}"]`),
    /** Goes to a field by Tab, and types. */
    async type(name: string, text: string): Promise<void> {
      const isThere = () =>
        page.locator(`[name="${name}"]`).evaluate((field) => field === document.activeElement);
      while (!(await isThere())) await this.press('Tab');
      counts.fields += 1;
      counts.keys += text.length;
      await page.keyboard.type(text);
    },
    async press(key: string): Promise<void> {
      counts.keys += 1;
      await page.keyboard.press(key);
    },
    result: () => ({
      ...counts,
      interactions: counts.choices + counts.fields,
      seconds: counts.clicks * SECONDS_PER_CLICK + counts.keys / KEYS_PER_SECOND,
    }),
  };
}

/** Expects the accessibility tree of the page's content to be the stored one. What differs from run to run is left out. */
async function expectTree(page: Page, name: string, part = 'main'): Promise<void> {
  const tree = (await page.locator(part).ariaSnapshot())
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'UUID')
    .replaceAll(/token=[\w.-]+/g, 'token=TOKEN')
    .replaceAll(/- time: .+/g, '- time: DAY');
  await expect(`${tree}\n`, name).toMatchFileSnapshot(`trees/${name}.txt`);
}

describe.skipIf(!hasChromium)('a guest', () => {
  let browser: Chromium;
  let shop: TestShop;
  let url: string;
  beforeAll(async () => {
    // A day to come, so that the browser keeps the cookies.
    const clock = createTestClock(new Date('2031-03-03T10:00:00Z'));
    shop = await testShop({
      extensions: [coreShipping, cod],
      clock,
      config: { shop: { address: { country: 'US', province: 'US-CA' } } },
    });
    await loadDemo(shop.app);
    const { host, origin } = new URL(shop.app.config.shop.url);
    url = origin;
    browser = await openChromium({ [host]: new URL(shop.url).host });
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  test('buys in at most 12 interactions and 40 seconds, on pages whose accessibility trees are stored', async () => {
    const { page, complaints, close } = await newVisit(browser, url);
    const hands = handsOn(page);
    await page.goto('/linen-tea-towels');
    await hands.click('#purchase button:not([formaction])');
    await page.locator('dialog.drawer a.button[href$="/checkout"]').waitFor();
    await hands.click('dialog.drawer a.button[href$="/checkout"]');
    await page.waitForURL(/\/checkout$/);
    await expectTree(page, 'checkout-address');
    await hands.begin('email');
    for (const [name, text] of Object.entries(TYPED)) await hands.type(name, text);
    await hands.press('Enter');
    await page.waitForURL(/step=shipping/);
    await expectTree(page, 'checkout-shipping');
    await hands.click('label[for="field-method"]');
    await hands.press('Enter');
    await page.waitForURL(/step=payment/);
    await expectTree(page, 'checkout-payment');
    await hands.click('.submit button');
    await page.waitForURL(/step=review/);
    await expectTree(page, 'checkout-review');
    await hands.click('main form[action$="/checkout/order"] button:not(.hidden)');
    await page.waitForURL(/\/checkout\/success\//);
    await expectTree(page, 'confirmation');

    const result = hands.result();
    console.log(`A guest buys: ${JSON.stringify(result)}`);
    expect(result.interactions).toBeLessThanOrEqual(12);
    expect(result.seconds).toBeLessThanOrEqual(40);

    await page.locator('.offer [name="password"]').fill(password);
    await page.locator('.offer form p > button').last().click();
    await page.locator('.notice a[href$="/account"]').click();
    await page.waitForURL(/\/account$/);
    await expectTree(page, 'account');
    expect(complaints).toEqual([]);
    await close();
  });

  test('reads the stored accessibility trees of the cart, the sign-in and a page that does not exist', async () => {
    const { page, close } = await newVisit(browser, url);
    await page.goto('/linen-tea-towels');
    await page.locator('#purchase button:not([formaction])').click();
    await page.locator('dialog.drawer').waitFor();
    for (const [name, path] of [
      ['cart', '/cart'],
      ['sign-in', '/account/login'],
      ['not-found', '/nothing-here'],
    ] as const) {
      await page.goto(path);
      await expectTree(page, name);
    }
    await expectTree(page, 'header', 'body > header');
    await expectTree(page, 'footer', 'body > footer');
    await close();
  });
});
