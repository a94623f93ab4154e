import { sql, z } from '@shop/runtime/extension';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workerIdle } from '../support/mailbox.ts';
import { returnShop } from '../support/returnShop.ts';
import type { Placed, ReturnShop } from '../support/returnShop.ts';
import { createImage } from '../support/images.ts';
import { dataOf } from '../support/shop.ts';
import { isNight } from '../support/lane.ts';
import { hasChromium, inspect, newVisit, openChromium } from './chromium.ts';
import type { Chromium, Visit } from './chromium.ts';

/** The words of the buttons and sentences, and the prefix of the paths, by language. */
const LANGUAGES = {
  en: {
    prefix: '',
    withdraw: 'Withdraw from contract',
    next: 'Continue',
    confirm: 'Confirm withdrawal',
    received: 'We received your withdrawal on',
    over: 'You can’t withdraw from the contract any more.',
  },
  de: {
    prefix: '/de',
    withdraw: 'Vertrag widerrufen',
    next: 'Weiter',
    confirm: 'Widerruf bestätigen',
    received: 'Ihr Widerruf ist am',
    over: 'Sie können den Vertrag nicht mehr widerrufen.',
  },
  ar: {
    prefix: '/ar',
    withdraw: 'العدول عن العقد',
    next: 'متابعة',
    confirm: 'تأكيد العدول',
    received: 'استلمنا عدولك في',
    over: 'لم يعد بإمكانك العدول عن العقد.',
  },
} as const;
type Language = keyof typeof LANGUAGES;
const NAMES = Object.keys(LANGUAGES) as Language[];

const LOOKS = [
  [390, 'light'],
  [1280, 'dark'],
  [390, 'dark'],
  [1280, 'light'],
] as const;

describe.skipIf(!hasChromium)('a guest', () => {
  let its: ReturnShop;
  let browser: Chromium;
  let origin: string;
  beforeAll(async () => {
    its = await returnShop(NAMES);
    dataOf(await its.shop.admin('POST', '/api/settings', { returnInstructions: '1 Market Street\nOakland' }));
    ({ origin } = new URL(its.shop.app.config.shop.url));
    browser = await openChromium({ [new URL(origin).host]: new URL(its.shop.url).host });
  });
  afterAll(async () => {
    await browser?.close();
    await its?.shop.stop();
  });

  /**
   * Checks the page that a visit shows with axe, and that it is not wider than the window. Opens it in a browser with scripts, which axe needs.
   */
  async function look({ page }: Visit, name: string, options: BrowserContextOptions): Promise<void> {
    const seen = await newVisit(browser, origin, options);
    await seen.page.goto(page.url());
    await inspect(seen, name);
    const wider = await seen.page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(wider, name).toBeLessThanOrEqual(0);
    await seen.close();
  }
  const heading = (page: Page) => page.locator('main h1').textContent();

  /** Asks for the mail with the link, and returns the link. */
  async function mailedLink(
    visit: Visit,
    order: Placed,
    prefix: string,
    check: (name: string) => Promise<void>,
  ): Promise<string> {
    const { page } = visit;
    const { customer_email: email } = await its.read(order);
    await page.goto(`${prefix}/`);
    await page.locator('footer .withdraw a').click();
    await page.waitForURL(/\/orders\/withdrawal$/);
    await check('link');
    await page.locator('[name="order_number"]').fill(order.order_number);
    await page.locator('[name="email"]').fill(email);
    await page.locator('main form button').click();
    await page.waitForURL(/\?sent/);
    await check('sent');
    await workerIdle(its.shop);
    const mail = its.mailbox.sent.findLast(({ text }) => text.includes(`${order.uuid}/withdraw?token=`));
    return /https?:\S+\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0] as string;
  }

  test.each(NAMES)('withdraws by the mail’s link, without script, in %s', async (language) => {
    const words = LANGUAGES[language];
    for (const [width, colorScheme] of isNight || process.env['PICTURES'] ? LOOKS : LOOKS.slice(0, 1)) {
      const name = `${language}-${width}-${colorScheme}`;
      const order = await its.place(3);
      await its.shop.db.run(sql.type(z.object({}))`
        update "order" set locale = ${language} where uuid = ${order.uuid}`);
      await its.post(`/api/orders/${order.uuid}/capture`);
      await its.deliver(order);
      const viewport = { width, height: 844 };
      const visit = await newVisit(browser, origin, { viewport, colorScheme, javaScriptEnabled: false });
      const { page } = visit;
      const check = (part: string) => look(visit, `withdrawal-${part}-${name}`, { viewport, colorScheme });
      await page.goto(`${words.prefix}/checkout/success/${order.uuid}?token=${order.orderToken}`);
      await check('order');
      const withdraw = page.locator('main').getByRole('link', { name: words.withdraw, exact: true });
      expect(await withdraw.getAttribute('href')).toMatch(/\/withdraw\?token=/);
      await page.goto(await mailedLink(visit, order, words.prefix, check));
      expect(page.url()).toMatch(/\/withdraw\?token=/);
      expect((await page.locator('html').getAttribute('lang'))?.slice(0, 2)).toBe(language);
      await page.locator('main select').selectOption('2');
      await check('choose');
      await page.getByRole('button', { name: words.next }).click();
      await page.waitForURL(/\/withdraw\/confirm\?/);
      await check('confirm');
      await page.getByRole('button', { name: words.confirm }).click();
      await page.waitForURL(/\/returns\//);
      expect(await page.locator('main').textContent()).toContain(words.received);
      expect(await heading(page)).not.toBe('');
      await check('received');
      const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await createImage('png') };
      await page.locator('[name="images"]').setInputFiles([photo]);
      await page.locator('form[enctype] button').click();
      await page.locator('.return-images img').waitFor();
      await check('images');
      its.clock.advance(16 * 86_400_000);
      await page.goto(`${words.prefix}/checkout/success/${order.uuid}?token=${order.orderToken}`);
      expect(await withdraw.count()).toBe(0);
      expect(await page.locator('main').textContent()).toContain(words.over);
      await check('over');
      await page.goto(`${words.prefix}/orders/${order.uuid}/return?token=${order.orderToken}`);
      await check('return');
      expect(visit.complaints).toEqual([]);
      await visit.close();
    }
  });
});
