import { defineExtension } from '@shop/runtime/extension';
import type { AddressLookupCall, AddressSuggestion } from '@shop/runtime/extension';
import coreShipping from '@shop/core-shipping';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addressFields, buyerWith, contact } from '../support/checkout.ts';
import { createProduct, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

type Answer = (call: AddressLookupCall) => Promise<unknown>;
const elm: AddressSuggestion = {
  label: '1 Elm St <b>, Oakland',
  address: { address_1: '1 Elm St', city: 'Oakland', province: 'California', postcode: '94607' },
};
const TYPED = '1 Elm Str';

/** Behavior of each lookup, and the calls since the test started. */
const does: Record<string, Answer> = {};
const calls: string[] = [];
const log: string[] = [];

const lookup = (name: string, countries?: readonly string[]) => ({
  name,
  ...(countries && { countries }),
  async suggest(call: AddressLookupCall) {
    calls.push(`${name} ${call.country} ${call.language} ${call.text}`);
    return (await does[name]?.(call)) as readonly AddressSuggestion[];
  },
});
const books = defineExtension({
  name: 'books',
  api: '^1.0',
  setup: () => ({ addressLookups: [lookup('elms', ['US']), lookup('oaks', ['US', 'DE'])] }),
});

const clock = createTestClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    extensions: [coreShipping, books],
    config: { checkout: { addressLookupMs: 300 }, shop: { languages: ['en', 'de'] } },
    clock,
    logLevel: 'info',
    onLog: (line) => log.push(line),
  });
});
afterAll(() => shop.stop());
beforeEach(() => {
  clock.advance(30_000);
  does['elms'] = async () => [elm];
  does['oaks'] = async () => [];
  calls.length = 0;
  log.length = 0;
});

const post = (body: object, more = '') => shop.request('POST', `/api/addresses/suggestions${more}`, body);
const labels = async (country: string, text = TYPED) =>
  dataOf(await post({ country, text })).map(({ label }: { label: string }) => label);
const leftOut = () => log.filter((line) => line.includes('was left out'));

describe('the lookup of addresses', () => {
  test('asks every lookup of the country, and shows each suggestion once', async () => {
    does['oaks'] = async () => [elm, { ...elm, label: '2 Elm St, Oakland' }];
    expect(await labels('usa', `  ${TYPED} `)).toEqual([elm.label, '2 Elm St, Oakland']);
    expect(calls.toSorted()).toEqual([`elms US en ${TYPED}`, `oaks US en ${TYPED}`]);
  });

  test('answers the keys of addresses, with the code of the province', async () => {
    expect(dataOf(await post({ country: 'US', text: TYPED }))).toEqual([
      {
        label: elm.label,
        address: { ...elm.address, address_2: '', company: '', province: 'US-CA', country: 'US' },
      },
    ]);
  });

  test('is in the language of the request', async () => {
    dataOf(await post({ country: 'DE', text: 'Haupt' }, '?locale=de'));
    expect(calls).toEqual(['oaks DE de Haupt']);
  });

  test('asks nobody about two letters, and about a country that nobody knows', async () => {
    expect([await labels('US', ' 1E '), await labels('FR')]).toEqual([[], []]);
    expect(calls).toEqual([]);
  });

  test('refuses an unknown country, a missing text and one that is too long', async () => {
    for (const body of [
      { country: 'XX', text: TYPED },
      { country: 'US' },
      { country: 'US', text: 'x'.repeat(201) },
    ])
      expect((await post(body)).status).toBe(400);
  });

  test.each<[string, Answer]>([
    ['that throws', async () => Promise.reject(new Error(`nothing at /find?q=${TYPED}`))],
    ['that answers late', () => new Promise(() => {})],
    ['that answers no list', async () => elm],
    ['that answers too many', async () => Array.from({ length: 11 }, () => elm)],
    [
      'with a faulty suggestion',
      async () => [{ ...elm, address: { ...elm.address, city: TYPED.repeat(99) } }],
    ],
  ])('leaves out a lookup %s, and logs nothing of what was typed', async (_, answer) => {
    does['oaks'] = answer;
    expect(await labels('US')).toEqual([elm.label]);
    expect(leftOut()).toHaveLength(1);
    expect(leftOut()[0]).toContain('address lookup \\"oaks\\"');
    expect(log.join('\n')).not.toContain('Elm');
  });

  test('leaves a lookup alone for 30 s after three failures, and logs nothing of what was typed', async () => {
    does['oaks'] = async () => Promise.reject(new Error(`nothing at /find?q=${TYPED}`));
    for (let times = 0; times < 5; times += 1) expect(await labels('US')).toEqual([elm.label]);
    expect(calls.filter((call) => call.startsWith('oaks'))).toHaveLength(3);
    expect(log.join('\n')).not.toContain('Elm');
    clock.advance(30_000);
    does['oaks'] = async () => [{ ...elm, label: '2 Elm St, Oakland' }];
    expect(await labels('US')).toHaveLength(2);
  });
});

describe('the forms of addresses', () => {
  /** Opens the address form of a checkout with a country. */
  async function form(of: TestShop, country: string): Promise<string> {
    const { sku } = await createProduct(of, { price: 10, qty: 10 });
    const buyer = await buyerWith(of, sku);
    const entered = { ...contact, ...addressFields('shipping', { country }) };
    const first = await buyer.open('/checkout');
    return (await buyer.submit(first, '/checkout/address', entered, '/checkout/country')).html;
  }

  test('name the path of the lookup for its countries, and load one small script', async () => {
    await createZoneWithRate(shop, { countries: ['US', 'FR'], cost: 5 });
    const american = await form(shop, 'US');
    expect(american).toContain('<div class="lookup" data-lookup="/address/suggestions">');
    expect(await form(shop, 'FR')).not.toContain('data-lookup');
    const [, path = ''] = /<script src="(\/scripts\/lookup-[^"]+)" defer>/.exec(american) ?? [];
    const script = await fetch(shop.url + path);
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await script.text()).length).toBeLessThan(7000);
  });

  test('have neither where no extension looks up addresses', async () => {
    const other = await testShop();
    await createZoneWithRate(other, { countries: ['US', 'FR'], cost: 5 });
    expect(await form(other, 'US')).not.toContain('lookup');
    expect(
      dataOf(await other.request('POST', '/api/addresses/suggestions', { country: 'US', text: TYPED })),
    ).toEqual([]);
    await other.stop();
  });

  test('get the suggestions as options, escaped, with their number for screen readers', async () => {
    const options = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${shop.url}/de/address/suggestions`, {
        method: 'POST',
        headers: { accept: 'text/html', origin: shop.app.config.shop.url, ...headers },
        body: new URLSearchParams(fields),
      });
      return { status: answer.status, body: await answer.text() };
    };
    const { body } = await options({ country: 'US', text: TYPED });
    expect(body).toContain('data-status="1 Vorschlag. Mit den Pfeiltasten auswählen."');
    expect(body.match(/role="option"/g)).toHaveLength(1);
    expect(body).toContain('&lt;b&gt;');
    expect(body).toContain('data-address="{&quot;address_1&quot;:&quot;1 Elm St&quot;');
    expect((await options({ country: '', text: TYPED })).body).toContain('Keine Vorschläge');
    expect((await options({ country: 'US', text: TYPED }, { origin: 'https://elsewhere.test' })).status).toBe(
      403,
    );
  });
});
