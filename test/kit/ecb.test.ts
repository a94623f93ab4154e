import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestClock, testExchangeRates } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ECB_FILE } from '../../extensions/ecb/src/ecbFile.fixture.ts';
import ecb from '../../extensions/ecb/src/index.ts';
import { refreshExchangeRates } from '../../packages/runtime/src/modules/currencies/refreshJob.ts';
import { dataOf, testShop } from '../support/shop.ts';

/** The next answers: a status, `silence`, `cut`, or a text. Without one the server sends the file. */
let replies: string[] = [];
let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  const reply = replies.shift();
  if (reply === 'silence') return;
  if (reply === 'cut') return void request.socket.destroy();
  if (reply !== undefined && /^\d{3}$/.test(reply)) response.statusCode = Number(reply);
  response.setHeader('content-type', 'application/xml');
  response.end(reply ?? ECB_FILE);
});

const clock = createTestClock();
let shop: TestShop;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  shop = await testShop({
    extensions: [ecb],
    config: {
      checkout: { exchangeRateMs: 2500 },
      system: { ecb: { url: `http://127.0.0.1:${port}/eurofxref-daily.xml`, timeoutMs: 300 } },
    },
    clock,
  });
});
afterAll(async () => {
  await shop.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(async () => {
  clock.advance(31_000);
  replies = [];
  requests = 0;
  for (const code of ['EUR', 'JPY', 'KWD']) {
    await shop.admin('DELETE', `/api/currencies/${code}`);
    dataOf(await shop.admin('POST', '/api/currencies', { code }));
  }
});

const refresh = () => shop.admin('POST', '/api/currencies/refresh', {});
const rates = async () =>
  dataOf(await shop.admin('GET', '/api/currencies')).map(
    ({ code, rate }: { code: string; rate: number | null }) => [code, rate],
  );
const FRESH = [
  ['USD', 1],
  ['EUR', 0.9049773756],
  ['JPY', 141.4751131222],
  ['KWD', null],
];

test('a refresh takes the rates of the day', async () => {
  expect(dataOf(await refresh())).toMatchObject({
    source: 'ecb',
    rated_at: '2023-12-29T00:00:00.000Z',
    updated: ['EUR', 'JPY'],
    held: [],
    missing: ['KWD'],
  });
  expect(await rates()).toEqual(FRESH);
  expect(requests).toBe(1);
});

test.each([
  ['an error of the server', '503'],
  ['a lost connection', 'cut'],
  ['silence', 'silence'],
])('%s is tried again', async (_, reply) => {
  replies = [reply, reply];
  expect((await refresh()).status).toBe(200);
  expect(requests).toBe(3);
});

test.each([
  ['a missing file', '404', 1],
  ['another page', '<html>Maintenance</html>', 1],
  ['errors that stay', '500', 3],
])('%s leaves all rates as they are', async (_, reply, tries) => {
  replies = [reply, reply, reply];
  const { status, body } = await refresh();
  expect([status, body.error.code]).toEqual([503, 'EXCHANGE_RATES_UNAVAILABLE']);
  expect(requests).toBe(tries);
  expect(await rates()).toEqual([
    ['USD', 1],
    ['EUR', null],
    ['JPY', null],
    ['KWD', null],
  ]);
});

test('after three failures the source rests for 30 s', async () => {
  await refresh();
  requests = 0;
  for (let times = 0; times < 5; times += 1) {
    replies = ['404'];
    expect((await refresh()).status).toBe(503);
  }
  expect(requests).toBe(3);
  clock.advance(30_000);
  replies = [];
  expect((await refresh()).status).toBe(200);
});

test('the job takes the rates of currencies that have one, while the setting is on', async () => {
  dataOf(await shop.admin('PATCH', '/api/currencies/EUR', { rate: 0.9 }));
  await refreshExchangeRates.run(shop.app);
  expect(requests).toBe(0);
  dataOf(await shop.admin('POST', '/api/settings', { exchangeRatesDaily: 1 }));
  await refreshExchangeRates.run(shop.app);
  expect((await rates()).slice(1, 3)).toEqual([
    ['EUR', 0.9049773756],
    ['JPY', null],
  ]);
});

describe('the contract', () => {
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/eurofxref-daily.xml`;
  testExchangeRates({
    extension: { ...ecb, setup: () => ecb.setup({ url: address(), timeoutMs: 300 }) },
    source: 'ecb',
    currencies: ['EUR', 'JPY', 'CHF'],
    unknown: 'KWD',
    config: { checkout: { exchangeRateMs: 2500 } },
    breakService() {
      replies = Array.from({ length: 50 }, () => '500');
      return () => void (replies = []);
    },
  }).register({ describe, test, afterAll });
});
