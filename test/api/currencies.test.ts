import { defineExtension } from '@shop/runtime/extension';
import type { ExchangeRateCall, ExchangeRateResult } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataOf, testShop } from '../support/shop.ts';

/** Behavior of each source, and the calls since the test started. */
const does: Record<string, (call: ExchangeRateCall) => Promise<unknown>> = {};
const calls: string[] = [];
const source = (name: string) => ({
  name,
  async getRates(call: ExchangeRateCall) {
    calls.push(`${name} ${call.base} ${call.currencies.join(' ')}`);
    return (await does[name]?.(call)) as ExchangeRateResult;
  },
});
const bank = defineExtension({
  name: 'bank',
  api: '^1.0',
  setup: () => ({ exchangeRates: [source('first'), source('second')] }),
});

const clock = createTestClock();
const log: string[] = [];
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    extensions: [bank],
    config: { checkout: { exchangeRateMs: 300 } },
    clock,
    logLevel: 'info',
    onLog: (line) => log.push(line),
  });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  clock.advance(31_000);
  calls.length = 0;
  log.length = 0;
  for (const { code } of dataOf(await shop.admin('GET', '/api/currencies')))
    if (code !== 'USD') await shop.admin('DELETE', `/api/currencies/${code}`);
});

const create = (body: object) => shop.admin('POST', '/api/currencies', body);
const patch = (code: string, body: object) => shop.admin('PATCH', `/api/currencies/${code}`, body);
const refresh = () => shop.admin('POST', '/api/currencies/refresh', {});
const refusalOf = ({ status, body }: Awaited<ReturnType<typeof create>>) => [
  status,
  body.error.code,
  body.error.message,
];
const listed = async () => dataOf(await shop.admin('GET', '/api/currencies'));

describe('the list', () => {
  test('has the shop’s own currency, first and with the rate 1', async () => {
    await create({ code: 'EUR', rate: 0.92, status: 1 });
    const [own, euro] = await listed();
    expect(own).toMatchObject({
      code: 'USD',
      name: 'US Dollar',
      decimals: 2,
      is_default: true,
      status: 1,
      rate: 1,
    });
    expect(euro).toMatchObject({
      code: 'EUR',
      name: 'Euro',
      decimals: 2,
      is_default: false,
      status: 1,
      rate: 0.92,
    });
  });

  test('tells everybody only the currencies that are on', async () => {
    await create({ code: 'JPY', rate: 149.25 });
    await create({ code: 'CHF', rate: 0.88, status: 0 });
    expect(dataOf(await shop.request('GET', '/api/currencies'))).toEqual([
      { code: 'USD', name: 'US Dollar', decimals: 2, is_default: true },
      { code: 'JPY', name: 'Japanese Yen', decimals: 0, is_default: false },
    ]);
    await patch('JPY', { status: 0 });
    expect(
      dataOf(await shop.request('GET', '/api/currencies')).map((row: { code: string }) => row.code),
    ).toEqual(['USD']);
  });
});

describe('writing', () => {
  test('takes codes in any case and answers them in capitals, with example prices', async () => {
    const made = dataOf(await create({ code: 'chf', rate: '0.884', step: 0.05, ending: null, status: '1' }));
    expect(made).toMatchObject({
      code: 'CHF',
      rate: 0.884,
      rate_at: clock.now().toISOString(),
      step: 0.05,
      ending: null,
      examples: [
        { base: 5, price: 4.4 },
        { base: 19.9, price: 17.6 },
        { base: 49.99, price: 44.2 },
        { base: 149, price: 131.7 },
      ],
    });
    expect(dataOf(await patch('chf', { ending: 0.95, rate: null }))).toMatchObject({
      rate: null,
      rate_at: null,
      ending: 0.95,
      examples: [{ base: 5, price: null }, {}, {}, {}],
    });
  });

  test.each<[object, unknown[]]>([
    [{ code: 'XYZ' }, [400, 'INVALID_CURRENCY', 'XYZ is not an ISO 4217 currency']],
    [{ code: 'EURO' }, [400, 'INVALID_CURRENCY', 'EURO is not an ISO 4217 currency']],
    [{ code: 'usd' }, [409, 'CURRENCY_EXISTS', 'The currency USD already exists']],
    [{ code: 'Eur' }, [409, 'CURRENCY_EXISTS', 'The currency EUR already exists']],
    [{ code: 'GBP', rate: 0 }, [400, 'VALIDATION_FAILED', 'rate must be greater than 0']],
    [{ code: 'GBP', step: 0.005 }, [400, 'VALIDATION_FAILED', 'step must have at most 2 decimals in GBP']],
    [{ code: 'JPY', ending: 0.5 }, [400, 'VALIDATION_FAILED', 'ending must be a whole number in JPY']],
  ])('%j is refused', async (body, refusal) => {
    await create({ code: 'EUR' });
    expect(refusalOf(await create(body))).toEqual(refusal);
    expect((await listed()).length).toBe(2);
  });

  test('the shop’s own stays on, without a rate', async () => {
    const refusal = [409, 'CURRENCY_IN_USE', 'USD is the currency of the shop. It stays on and has no rate.'];
    expect(refusalOf(await patch('USD', { status: 0 }))).toEqual(refusal);
    expect(refusalOf(await patch('usd', { rate: 2 }))).toEqual(refusal);
    expect(refusalOf(await shop.admin('DELETE', '/api/currencies/USD'))).toEqual(refusal);
    expect(dataOf(await patch('USD', { status: 1 }))).toMatchObject({ code: 'USD', status: 1, rate: 1 });
  });

  test.each(['GBP', 'x', 'pounds'])('%s is not found', async (code) => {
    expect((await patch(code, { status: 1 })).status).toBe(404);
    expect((await shop.admin('DELETE', `/api/currencies/${code}`)).status).toBe(404);
  });
});

describe('a refresh', () => {
  const rated_at = '2026-01-31T15:00:00.000Z';

  test('takes the rates of the first source that answers', async () => {
    await create({ code: 'EUR' });
    await create({ code: 'JPY', rate: 150 });
    await create({ code: 'ISK', rate: 130 });
    does['first'] = async () => ({ rates: { EUR: '0.9' }, rated_at: 'today' });
    does['second'] = async () => ({ rates: { EUR: '0.9215', JPY: '149.25', SEK: '10.5' }, rated_at });
    const result = dataOf(await refresh());
    expect(result).toMatchObject({
      source: 'second',
      rated_at,
      updated: ['EUR', 'JPY'],
      held: [],
      missing: ['ISK'],
    });
    expect(result.currencies.map(({ code, rate }: { code: string; rate: number }) => [code, rate])).toEqual([
      ['USD', 1],
      ['EUR', 0.9215],
      ['ISK', 130],
      ['JPY', 149.25],
    ]);
    expect(calls).toEqual(['first USD EUR ISK JPY', 'second USD EUR ISK JPY']);
    expect(log.join('\n')).toContain(
      'Source of exchange rates \\"first\\" of extension \\"bank\\" gave no answer',
    );
  });

  test('holds a rate that jumps, until it is written', async () => {
    await create({ code: 'EUR', rate: 0.9 });
    does['first'] = async () => ({ rates: { EUR: '1.2' }, rated_at });
    expect(dataOf(await refresh())).toMatchObject({
      updated: [],
      held: [{ code: 'EUR', rate: 0.9, offered: 1.2 }],
    });
    expect((await listed())[1]).toMatchObject({ rate: 0.9, held_rate: 1.2, held_at: rated_at });
    expect(dataOf(await patch('EUR', { rate: 1.2 }))).toMatchObject({
      rate: 1.2,
      held_rate: null,
      held_at: null,
    });
  });

  test('changes nothing if no source answers', async () => {
    await create({ code: 'EUR', rate: 0.9 });
    does['first'] = () => new Promise(() => {});
    does['second'] = async () => {
      throw new Error('down');
    };
    expect(refusalOf(await refresh())).toEqual([
      503,
      'EXCHANGE_RATES_UNAVAILABLE',
      'No exchange rates could be fetched. Try again later.',
    ]);
    expect((await listed())[1]).toMatchObject({ rate: 0.9, held_rate: null });
  });
});

describe('files of rates', () => {
  const authorization = async () => ({ authorization: `Bearer ${await shop.adminToken()}` });
  const send = async (text: string) => {
    const body = new FormData();
    body.append('file', new Blob([text]), 'rates.csv');
    const headers = await authorization();
    const answer = await fetch(`${shop.url}/api/currencies/import`, { method: 'POST', headers, body });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  const save = async () =>
    (await fetch(`${shop.url}/api/currencies/export`, { headers: await authorization() })).text();

  test('create and update currencies, and can be written and read again', async () => {
    await create({ code: 'EUR', rate: 0.9, ending: 0.99 });
    expect(dataOf(await send('\uFEFFcode;rate;note\r\neur;0.95;new\r\n\r\n"JPY";149.25;\r\n'))).toEqual({
      rows: 2,
      created: 1,
      updated: 1,
      refusals: [],
    });
    expect(await listed()).toMatchObject([{}, { rate: 0.95, ending: 0.99 }, { rate: 149.25, status: 1 }]);
    const file = await save();
    expect(file.split('\r\n').map((line: string) => line.split(',').slice(0, 5).join())).toEqual([
      'code,rate,step,ending,status',
      'EUR,0.95,,0.99,1',
      'JPY,149.25,,,1',
      '',
    ]);
    expect(dataOf(await send(file))).toMatchObject({ rows: 2, created: 0, updated: 2, refusals: [] });
  });

  test('write nothing if a row is refused, and name each', async () => {
    await create({ code: 'EUR', rate: 0.9 });
    expect(dataOf(await send('code,rate\nEUR,0.95\nXYZ,1\nJPY,0\nUSD,2\n'))).toEqual({
      rows: 4,
      created: 0,
      updated: 0,
      refusals: [
        { line: 3, code: 'XYZ', faults: [{ field: null, message: 'XYZ is not an ISO 4217 currency' }] },
        { line: 4, code: 'JPY', faults: [{ field: 'rate', message: 'rate must be greater than 0' }] },
        {
          line: 5,
          code: 'USD',
          faults: [{ field: null, message: 'USD is the currency of the shop. It stays on and has no rate.' }],
        },
      ],
    });
    expect((await listed())[1].rate).toBe(0.9);
    expect((await listed()).length).toBe(2);
  });

  test.each(['rate\n1\n', 'no table'])('%j is no file of rates', async (text) =>
    expect(refusalOf(await send(text))).toEqual([
      400,
      'RATE_FILE_INVALID',
      'The file must be CSV with the column "code" in its first line and at most 1000 rows',
    ]),
  );
});
