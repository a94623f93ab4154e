import { createTestShop, createTestClock, dataOf, testVatChecker } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import vies from '../../extensions/vies/src/index.ts';
import { startVies } from '../support/viesServer.ts';
import type { ViesServer } from '../support/viesServer.ts';

let server: ViesServer;
let shop: TestShop;
const clock = createTestClock();
beforeAll(async () => {
  server = await startVies();
  shop = await createTestShop({
    extensions: [vies],
    clock,
    config: {
      checkout: { vatCheckMs: 2000 },
      system: { vies: { baseUrl: `${server.url}/`, timeoutMs: 300 } },
    },
  });
});
afterAll(async () => {
  await shop.stop();
  await server.stop();
});
beforeEach(() => {
  clock.advance(30_000);
  server.reset();
});

const VALID = 'NL123456789B01';
const check = (vat_id: string) => shop.admin('POST', '/api/vat-checks', { vat_id });

test('a VAT ID is checked, with the VAT ID of the shop', async () => {
  await shop.make.settings({ shopVatId: 'de 123 456 789' });
  expect(dataOf(await check('nl 1234.567-89 B01'))).toEqual({
    vat_id: VALID,
    country: 'NL',
    valid: true,
    name: 'ACME BV',
    address: 'Fabrieksweg 2\n5678 CD Elders',
    checked_at: clock.now().toISOString(),
    reference: 'WAPIAAAA1',
  });
  expect(server.requests).toEqual([
    {
      path: 'POST /check-vat-number',
      body: {
        countryCode: 'NL',
        vatNumber: '123456789B01',
        requesterMemberStateCode: 'DE',
        requesterNumber: '123456789',
      },
    },
  ]);
  await shop.make.settings({ shopVatId: null });
  expect(dataOf(await check(VALID)).reference).toBeNull();
  expect(Object.keys(server.requests[1]?.body ?? {})).toEqual(['countryCode', 'vatNumber']);
});

test('Greece and Northern Ireland have their own prefixes', async () => {
  expect(dataOf(await check('EL123456789'))).toMatchObject({
    vat_id: 'EL123456789',
    country: 'GR',
    valid: false,
  });
  expect(dataOf(await check('XI123456789'))).toMatchObject({
    vat_id: 'XI123456789',
    country: 'GB',
    valid: false,
  });
  expect(server.requests.map(({ body }) => body['countryCode'])).toEqual(['EL', 'XI']);
});

test.each(['MS_UNAVAILABLE', 'MS_MAX_CONCURRENT_REQ', 'TIMEOUT', 'GLOBAL_MAX_CONCURRENT_REQ'])(
  'after %s it is tried again',
  async (code) => {
    server.next(code, code);
    expect(dataOf(await check(VALID)).valid).toBe(true);
    expect(server.requests).toHaveLength(3);
  },
);

test('a malformed number is not valid, and is asked about once', async () => {
  server.next('INVALID_INPUT');
  expect(dataOf(await check(VALID)).valid).toBe(false);
  expect(server.requests).toHaveLength(1);
});

test.each([
  ['an outage of the member state', ['MS_UNAVAILABLE', 'MS_UNAVAILABLE', 'MS_UNAVAILABLE'], 3],
  ['a blocked address', ['IP_BLOCKED'], 1],
  ['a rejected VAT ID of the shop', ['INVALID_REQUESTER_INFO'], 1],
  ['no answer', ['silence', 'silence', 'silence'], 3],
  ['a lost connection', ['cut', 'cut', 'cut'], 3],
  ['a page instead of an answer', ['<html>', '<html>', '<html>'], 3],
  ['an answer without end', ['flood', 'flood', 'flood'], 3],
  ['a status of its own', ['503', '503', '503'], 3],
])('%s is told as an outage', async (_, replies, requests) => {
  server.next(...replies);
  const { status, body } = await check(VALID);
  expect([status, body.error.code, body.error.message]).toEqual([
    503,
    'VAT_SERVICE_UNAVAILABLE',
    'The VAT ID could not be checked. Try again later.',
  ]);
  expect(server.requests).toHaveLength(requests);
});

test('after three outages a member state rests for 30 s, and the others go on', async () => {
  await check(VALID);
  server.reset();
  server.next('IP_BLOCKED', 'IP_BLOCKED', 'IP_BLOCKED');
  for (let times = 0; times < 5; times += 1) expect((await check(VALID)).status).toBe(503);
  expect(server.requests).toHaveLength(3);
  expect((await check('DE123456789')).status).toBe(200);
  clock.advance(30_000);
  expect(dataOf(await check(VALID)).valid).toBe(true);
});

describe('the contract', () => {
  testVatChecker({
    extension: {
      ...vies,
      setup: () => vies.setup({ baseUrl: server.url, timeoutMs: 300 }),
    },
    checker: 'vies-NL',
    valid: VALID,
    invalid: 'NL000000000B00',
    config: { checkout: { vatCheckMs: 2000 } },
    breakService() {
      server.next(...Array.from({ length: 50 }, () => 'MS_UNAVAILABLE'));
      return () => server.reset();
    },
  }).register({ describe, test, afterAll });
});
