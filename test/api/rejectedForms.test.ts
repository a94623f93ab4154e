import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { navigate } from '../support/navigate.ts';
import { customersOf } from '../support/customers.ts';
import { createProduct, createZoneWithRate, testShop } from '../support/shop.ts';

let shop: TestShop;
const clock = createTestClock();
beforeAll(async () => {
  shop = await testShop({ clock, config: { shop: { languages: ['en', 'de'] } } });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(() => shop.stop());

const { newCustomer } = customersOf(() => shop);
const HOUR = 3_600_000;
const CONTACT = { full_name: 'Ada Lovelace', email: 'ada', message: 'Where is my order?' };
const EMAIL = 'Enter an email address, such as name@example.com';

/** Sends a form as a browser does, without following the redirect. */
const submit = (path: string, fields: Readonly<Record<string, string>>, headers = {}): Promise<Response> =>
  navigate(
    'POST',
    shop.url + path,
    {
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      cookie: 'visited=1',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    new URLSearchParams(fields).toString(),
  );

/** Opens a path with a `Cookie` header. */
const open = (path: string, cookie: string | null) =>
  fetch(shop.url + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...(cookie !== null && { cookie }) },
  });

const setCookieOf = (answer: Response): string =>
  answer.headers.getSetCookie().find((one) => one.startsWith('rejected_form=')) ?? '';
const cookieOf = (answer: Response): string => setCookieOf(answer).split(';')[0] as string;

/** Submits an invalid contact form, and returns the cookie with it. */
const rejectedContact = async (fields: Readonly<Record<string, string>> = CONTACT) =>
  cookieOf(await submit('/contact', fields));

/** Opens a browser that has visited the shop before. */
function browser() {
  const visitor = openBrowser(shop, { navigates: true });
  visitor.cookies.set('visited', '1');
  return visitor;
}

async function atCheckout() {
  const visitor = browser();
  const { sku } = await createProduct(shop, { price: 10, qty: 5 });
  await visitor.send('/cart/items', { sku, qty: '1' });
  return visitor;
}

/** The POST routes of pages. */
const formRoutes = () =>
  shop.app
    .registry('routes')
    .list()
    .filter(({ kind, method }) => kind === 'page' && method === 'POST');

describe('a form that a browser submits and the shop rejects', () => {
  test('is redirected to a page, for each form of the shop', async () => {
    const routes = formRoutes();
    expect(routes.length).toBeGreaterThan(20);
    for (const { id, path, refused } of routes) {
      const address = String(path).replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      const answer = await submit(address, { qty: 'x' });
      // A form of a page that does not exist leads nowhere.
      if (refused === undefined && answer.status === 404) continue;
      expect(answer.status, id).toBe(303);
      const location = answer.headers.get('location') ?? '';
      expect((await open(location, `a=b; ${cookieOf(answer)}`)).status, `${id} ${location}`).toBeLessThan(
        500,
      );
    }
  });

  test('shows what was entered and what is wrong, in the page’s language, after a redirect', async () => {
    const answer = await submit('/de/contact', CONTACT);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/de/contact?rejected');
    const page = await open('/de/contact?rejected', cookieOf(answer));
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(html).toContain('<title>Fehler: ');
    expect(html).toContain('value="Ada Lovelace"');
    expect(html).toContain('Where is my order?');
    expect(html).toContain('href="#field-email"');
  });

  test('is stored in a cookie for its own path that scripts cannot read', async () => {
    expect(setCookieOf(await submit('/de/contact', CONTACT))).toMatch(
      /^rejected_form=[\w-]+; Path=\/de\/contact; Max-Age=3600; HttpOnly; SameSite=Lax$/,
    );
    expect(setCookieOf(await submit('/contact', CONTACT))).toContain('; Path=/contact; ');
  });

  test('can be reloaded, and is gone once it is accepted', async () => {
    const visitor = browser();
    const rejected = await visitor.send('/contact', CONTACT);
    expect(rejected.at).toBe('/contact?rejected');
    expect((await visitor.open(rejected.at)).html).toContain(EMAIL);
    const accepted = await visitor.send('/contact', { ...CONTACT, email: 'ada@example.com' });
    expect(accepted.at).toBe('/contact?sent');
    expect((await visitor.open(rejected.at)).at).toBe('/contact');
  });

  test('is not shown after an hour, at another path, or from an altered cookie', async () => {
    const cookie = await rejectedContact();
    const altered = cookie.slice(0, -4) + (cookie.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    for (const [path, sent] of [
      ['/contact', altered],
      ['/contact', 'rejected_form=%E2%82%AC'],
      ['/account/login', cookie],
    ] as const) {
      const answer = await open(`${path}?rejected`, sent);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    }
    expect((await open('/contact?rejected', cookie)).status).toBe(200);
    clock.advance(HOUR + 1);
    expect((await open('/contact?rejected', cookie)).status).toBe(303);
  });

  test('reports that cookies are blocked if the browser returns none', async () => {
    const page = await open('/contact?rejected', null);
    expect(await page.text()).toContain('Your browser blocks cookies.');
  });

  test('contains no password', async () => {
    const { email } = await newCustomer();
    const visitor = browser();
    const page = await visitor.send('/account/login', { email, password: 'not-the-password' });
    expect(page.at).toBe('/account/login?rejected');
    expect(page.html).toContain(`value="${email}"`);
    expect(page.html).not.toContain('not-the-password');
  });

  test('is shown immediately if it is too long for a cookie', async () => {
    const noise = Array.from({ length: 1900 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
    );
    const answer = await submit('/contact', { ...CONTACT, message: noise.join('') });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(EMAIL);
  });

  test('is shown immediately if it is too long, even if its compressed form would fit a cookie', async () => {
    const answer = await submit('/contact', { ...CONTACT, message: 'x'.repeat(300_000) });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(EMAIL);
  });
});

describe('a client that does not navigate', () => {
  test('gets the rejected form immediately, with its status', async () => {
    const answer = await submit('/contact', CONTACT, { 'sec-fetch-mode': 'cors' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(EMAIL);
  });

  test('gets the error envelope if it accepts JSON', async () => {
    const answer = await submit('/contact', CONTACT, { accept: 'application/json' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'VALIDATION_FAILED' } });
  });
});

describe('the address form of the checkout', () => {
  test('is shown with the provinces of the chosen country after a redirect, without errors', async () => {
    const visitor = await atCheckout();
    const page = await visitor.send('/checkout/country', {
      'shipping.country': 'US',
      'shipping.city': 'Oakland',
    });
    expect(page.at).toBe('/checkout/country?rejected');
    expect(page.status).toBe(200);
    expect(page.html).toContain('value="US-CA"');
    expect(page.html).toContain('value="Oakland"');
    expect(page.html).not.toContain('role="alert"');
  });

  test('returns the view with 200 if a client requests the provinces as JSON', async () => {
    const visitor = await atCheckout();
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await submit(
      '/checkout/country',
      { 'shipping.country': 'US' },
      { accept: 'application/json', cookie },
    );
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ data: { kind: 'checkout' } });
  });
});
