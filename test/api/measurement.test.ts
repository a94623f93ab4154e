import { sql } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, textOf } from '../support/browser.ts';
import type { Browser, Sight } from '../support/browser.ts';
import { CONSENT, measuringOf } from '../support/measurement.ts';
import { createProduct, createZoneWithRate, testShop } from '../support/shop.ts';

const SCRIPT = 'https://stats.example.com/js/script.js';

let shop: TestShop;
let mug: Awaited<ReturnType<typeof createProduct>>;
beforeAll(async () => {
  shop = await testShop();
  await createZoneWithRate(shop, { countries: ['US'], cost: 4.99 });
  mug = await createProduct(shop, { price: 10, qty: 1000 });
});
afterAll(() => shop.stop());

const { set, run, switchOn, empty, events, steps, visitor } = measuringOf(() => shop);

const productPath = () => `/${mug.sku.toLowerCase()}`;
const asksConsent = ({ html }: Sight): boolean => html.includes('id="consent-title"');
const cspOf = ({ headers }: Sight, directive: string): string =>
  (headers.get('content-security-policy') ?? '').split('; ').find((one) => one.startsWith(directive)) ?? '';

describe('a shop without measurement', () => {
  test('requests nothing, stores nothing and serves all visitors the same', async () => {
    await set({});
    const plain = await openBrowser(shop).open(productPath());
    const marked = openBrowser(shop);
    marked.cookies.set('shop_consent', 'accepted');
    const page = await marked.open(productPath());
    expect(page.html).toBe(plain.html);
    expect(page.html).not.toMatch(/consent|cookie-settings/);
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(page.headers.get('vary')).toBe(plain.headers.get('vary'));
    expect(page.headers.get('vary')).not.toContain('Cookie');
    expect(page.headers.get('cache-control')).toBe('public, no-cache');
    expect(cspOf(page, 'script-src')).toBe("script-src 'self'");
    await marked.send('/cart/items', { sku: mug.sku });
    expect(marked.cookies.has('shop_visit')).toBe(false);
    expect(await steps()).toEqual([]);
  });

  test('has no consent page, and accepts no consent', async () => {
    await set({});
    const browser = openBrowser(shop);
    expect((await browser.open(CONSENT)).status).toBe(404);
    const answer = await browser.send(CONSENT, { choice: 'accepted' });
    expect([answer.status, browser.cookies.size]).toEqual([404, 0]);
  });

  test('loads no script, even if one is configured', async () => {
    await set({ measurementScript: SCRIPT });
    const browser = openBrowser(shop);
    browser.cookies.set('shop_consent', 'accepted stats.example.com');
    expect((await browser.open('/')).html).not.toContain('stats.example.com');
  });
});

describe('a shop with measurement', () => {
  beforeAll(async () => {
    await empty();
    await switchOn();
  });

  test('shows the banner to undecided visitors, on every page except the checkout', async () => {
    const browser = openBrowser(shop);
    const page = await browser.open(productPath());
    expect(asksConsent(page)).toBe(true);
    expect(page.html).toContain(`<a href="${CONSENT}">Cookie settings</a>`);
    const buttons = [...page.html.matchAll(/<button\s([^>]*name="choice"[^>]*)>\s*(\w+)/g)];
    expect(
      buttons.map(([, attributes = '', label]) => [label, attributes.replace(/value="\w+"/, '').trim()]),
    ).toEqual([
      ['Reject', 'class="quiet" name="choice"'],
      ['Accept', 'class="quiet" name="choice"'],
    ]);
    await browser.send('/cart/items', { sku: mug.sku });
    expect(asksConsent(await browser.open('/cart'))).toBe(true);
    const checkout = await browser.open('/checkout');
    expect([checkout.status, asksConsent(checkout)]).toEqual([200, false]);
  });

  test('sets no cookie and records nothing before the decision', async () => {
    await empty();
    const browser = openBrowser(shop);
    await browser.open('/');
    await browser.open(productPath());
    await browser.open('/search?keyword=product');
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(await steps()).toEqual([]);
  });

  test('counts the visits of those who accept, until they withdraw', async () => {
    await empty();
    const browser = await visitor('accepted');
    const page = await browser.open(productPath());
    expect(asksConsent(page)).toBe(false);
    await browser.open(productPath());
    await browser.open('/search?keyword=nothing+of+this');
    await browser.open('/search?keyword=ada@example.com');
    await browser.open('/nowhere');
    await browser.send('/cart/items', { sku: mug.sku });
    await browser.open('/checkout');
    await browser.open('/checkout?step=address');
    expect(await steps()).toEqual([
      ['page_viewed', '/'],
      ['product_viewed', productPath(), mug.sku],
      ['product_viewed', productPath(), mug.sku],
      ['searched', '/search', 'nothing of this', 0],
      ['searched', '/search', 0],
      ['added_to_cart', '/cart', mug.sku],
      ['checkout_started', '/checkout'],
    ]);
    const visits = new Set((await events()).map(({ visit_id }) => visit_id));
    expect([...visits]).toEqual([browser.cookies.get('shop_visit')]);

    expect(textOf((await browser.open(CONSENT)).html)).toContain('Analytics is on');
    const after = await browser.submit(await browser.open(CONSENT), CONSENT, { choice: 'rejected' });
    expect([after.at, browser.cookies.get('shop_consent')]).toEqual([CONSENT, 'rejected']);
    expect(textOf(after.html)).toContain('You rejected');
    expect(browser.cookies.has('shop_visit')).toBe(false);
    await browser.open(productPath());
    await browser.send('/cart/items', { sku: mug.sku });
    expect(await events()).toHaveLength(7);
  });

  test('counts nothing for those who reject, and does not ask again', async () => {
    await empty();
    const browser = await visitor('rejected');
    expect(asksConsent(await browser.open(productPath()))).toBe(false);
    expect([...browser.cookies]).toEqual([['shop_consent', 'rejected']]);
    expect(await steps()).toEqual([]);
  });

  test('stores the decision for half a year, and the visit number while the browser is open', async () => {
    const answer = await shop.request('POST', CONSENT, 'choice=accepted&to=/', {
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop.app.config.shop.url },
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^shop_consent=accepted; Path=\/; Max-Age=15724800; HttpOnly; SameSite=Lax/),
    ]);
    const page = await shop.request('GET', '/', undefined, {
      headers: { accept: 'text/html', cookie: 'shop_consent=accepted' },
    });
    expect(page.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^shop_visit=[0-9a-f-]{36}; Path=\/; HttpOnly; SameSite=Lax(?:; Secure)?$/),
    ]);
  });

  test('redirects to the page of the decision with its query, and to no other site', async () => {
    const go = async (to: string, referer: string) =>
      (
        await shop.request('POST', CONSENT, new URLSearchParams({ choice: 'rejected', to }).toString(), {
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            origin: shop.app.config.shop.url,
            referer,
          },
        })
      ).headers.get('location');
    const { url } = shop.app.config.shop;
    expect(await go('/search', `${url}/search?keyword=mug`)).toBe('/search?keyword=mug');
    expect(await go('/search', `${url}/other?keyword=mug`)).toBe('/search');
    expect(await go('//evil.example', 'https://evil.example/')).toBe(CONSENT);
  });

  test('rejects other decisions with a message', async () => {
    const answer = await openBrowser(shop).send(CONSENT, { choice: 'perhaps' });
    expect([answer.status, textOf(answer.html)]).toEqual([
      400,
      expect.stringContaining('We couldn’t read this form. Fill it in again'),
    ]);
  });

  test('does not count bots, or pages that a browser only prefetches', async () => {
    await empty();
    const cookie = 'shop_consent=accepted';
    for (const headers of [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140.0' },
      { 'sec-purpose': 'prefetch;prerender' },
    ]) {
      const page = await shop.request('GET', '/', undefined, {
        headers: { accept: 'text/html', cookie, ...headers },
      });
      expect([page.status, page.headers.getSetCookie()]).toEqual([200, []]);
    }
    expect(await steps()).toEqual([]);
  });

  test('shows its pages even if the events cannot be written', async () => {
    await empty();
    const browser = await visitor('accepted');
    await run(sql.fragment`alter table measurement_event rename to measurement_away`);
    try {
      expect((await browser.open(productPath())).status).toBe(200);
      await shop.app.measurement.flush();
    } finally {
      await run(sql.fragment`alter table measurement_away rename to measurement_event`);
    }
    await browser.open(productPath());
    expect(await steps()).toEqual([['product_viewed', productPath(), mug.sku]]);
  });
});

describe('cached pages', () => {
  const countStatements = async (work: () => Promise<unknown>): Promise<number> => {
    const before = shop.statements();
    await work();
    return shop.statements() - before;
  };

  test('are separate for each decision, regardless of the order of visitors', async () => {
    await switchOn({ measurementScript: SCRIPT });
    const open = openBrowser(shop);
    const [yes, no] = [await visitor('accepted'), await visitor('rejected')];
    const seen = async (browser: Browser) => {
      const page = await browser.open(productPath());
      return [
        asksConsent(page),
        page.html.includes(SCRIPT),
        cspOf(page, 'script-src').includes('stats.example.com'),
      ];
    };
    for (const _ of [1, 2, 3]) {
      expect(await seen(yes)).toEqual([false, true, true]);
      expect(await seen(open)).toEqual([true, false, false]);
      expect(await seen(no)).toEqual([false, false, false]);
    }
    expect(open.cookies.size).toBe(0);
    expect([...no.cookies.keys()]).toEqual(['shop_consent']);
  });

  test('are not stored by other caches if the visitor accepted, and no ETag matches another decision', async () => {
    const get = (cookie?: string, tag?: string) =>
      shop.request('GET', productPath(), undefined, {
        headers: { accept: 'text/html', ...(cookie && { cookie }), ...(tag && { 'if-none-match': tag }) },
      });
    const agreed =
      'shop_consent=accepted%20stats.example.com; shop_visit=6f0f4a52-3a63-4a6f-9a1f-0d7c2a3f1b11';
    const [open, yes] = [await get(), await get(agreed)];
    expect([open, yes].map(({ headers }) => [headers.get('cache-control'), headers.get('vary')])).toEqual([
      ['public, no-cache', expect.stringContaining('Cookie')],
      ['private, no-cache', expect.stringContaining('Cookie')],
    ]);
    expect((await get(agreed, open.headers.get('etag') as string)).status).toBe(200);
    expect((await get(undefined, yes.headers.get('etag') as string)).status).toBe(200);
    expect((await get(agreed, yes.headers.get('etag') as string)).status).toBe(304);
  });

  test('take one statement for every decision, and the view is counted', async () => {
    const browser = await visitor('accepted');
    await browser.open(productPath());
    await shop.app.measurement.flush();
    await empty();
    expect(await countStatements(() => browser.open(productPath()))).toBe(1);
    expect(await countStatements(() => openBrowser(shop).open(productPath()))).toBe(1);
    expect(await steps()).toEqual([['product_viewed', productPath(), mug.sku]]);
  });
});

describe('a third-party script', () => {
  test('is included with exactly its origins, on public pages of those who accepted it', async () => {
    await switchOn({ measurementScript: SCRIPT, measurementConnect: 'https://in.example.net' });
    const browser = await visitor('accepted');
    const page = await browser.open(productPath());
    expect(page.html).toContain(`<script src="${SCRIPT}" defer></script>`);
    expect(cspOf(page, 'script-src')).toBe("script-src 'self' https://stats.example.com");
    expect(cspOf(page, 'connect-src')).toBe(
      "connect-src 'self' https://stats.example.com https://in.example.net",
    );
    await browser.send('/cart/items', { sku: mug.sku });
    for (const path of ['/cart', '/checkout', '/account', CONSENT, '/nowhere']) {
      const own = await browser.open(path);
      expect([path, own.html.includes(SCRIPT), cspOf(own, 'script-src')]).toEqual([
        path,
        false,
        expect.not.stringContaining('example'),
      ]);
    }
    await browser.send(CONSENT, { choice: 'rejected' });
    const after = await browser.open(productPath());
    expect([after.html.includes(SCRIPT), cspOf(after, 'connect-src')]).toEqual([false, "connect-src 'self'"]);
  });

  test('is named by its host before, and consent is requested again for another host', async () => {
    await switchOn();
    const browser = await visitor('accepted');
    await switchOn({ measurementScript: SCRIPT });
    const again = await browser.open(productPath());
    expect([asksConsent(again), again.html.includes(SCRIPT)]).toEqual([true, false]);
    expect(again.html).toContain('load a script from stats.example.com');
    await browser.send(CONSENT, { choice: 'accepted' });
    expect(asksConsent(await browser.open(productPath()))).toBe(false);
    await switchOn({ measurementScript: 'https://other.example.org/s.js' });
    expect(asksConsent(await browser.open(productPath()))).toBe(true);
    await switchOn();
    expect(asksConsent(await browser.open(productPath()))).toBe(false);
  });

  test('is loaded only for those who accepted its host, regardless of earlier visitors and the hosts in cookies', async () => {
    await switchOn({ measurementScript: SCRIPT });
    const loads = async (cookie: string) => {
      const browser = openBrowser(shop);
      if (cookie !== '') browser.cookies.set('shop_consent', cookie);
      return (await browser.open(productPath())).html.includes(SCRIPT);
    };
    const cookies = [
      'accepted stats.example.com',
      'accepted elsewhere.example.com',
      'accepted',
      'rejected',
      '',
      ...Array.from({ length: 20 }, (_, at) => `accepted h${at}.example.com`),
    ];
    for (const order of [cookies, cookies.toReversed()])
      for (const cookie of order)
        expect([cookie, await loads(cookie)]).toEqual([cookie, cookie === cookies[0]]);
    await switchOn({ measurementScript: 'https://other.example.org/s.js' });
    expect(await loads('accepted stats.example.com')).toBe(false);
    await switchOn({ measurementScript: SCRIPT });
    expect(await loads('accepted other.example.org')).toBe(false);
    expect(await loads('accepted stats.example.com')).toBe(true);
  });

  test.each([
    [{ measurementScript: 'http://stats.example.com/s.js' }],
    [{ measurementScript: '<script src="https://stats.example.com/s.js"></script>' }],
    [{ measurementScript: 'https://a:b@stats.example.com/s.js' }],
    [{ measurementScript: 'https://stats.example.com;script-src/s.js' }],
    [{ measurementConnect: 'https://in.example.net/api' }],
    [{ measurementConnect: 'in.example.net' }],
    [{ measurementConnect: 'https://*.example.net' }],
    [{ measurementKeepDays: 0 }],
  ])('is not accepted as %o', async (changes) => {
    expect((await shop.admin('POST', '/api/settings', changes)).status).toBe(400);
  });
});
