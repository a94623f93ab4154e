import { defineExtension } from '@shop/runtime/extension';
import type { VatCheckCall, VatCheckResult } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataOf, testShop } from '../support/shop.ts';

const result: VatCheckResult = {
  vat_id: 'DE123456789',
  country: 'DE',
  valid: true,
  name: 'Muster GmbH',
  address: 'Hauptstr. 1\n10827 Berlin',
  checked_at: '2026-01-31T13:00:00+01:00',
  reference: 'WAPI1',
};

/** Behavior of each checker, and the calls since the test started. */
const does: Record<string, (call: VatCheckCall) => Promise<unknown>> = {};
const calls: string[] = [];
const log: string[] = [];
const checker = (name: string, prefixes?: readonly string[]) => ({
  name,
  ...(prefixes && { prefixes }),
  async check(call: VatCheckCall) {
    calls.push(`${name} ${call.vatId} ${call.requesterId}`);
    return (await does[name]?.(call)) as VatCheckResult;
  },
});
const offices = defineExtension({
  name: 'offices',
  api: '^1.0',
  setup: () => ({ vatCheckers: [checker('german', ['DE']), checker('any')] }),
});

const clock = createTestClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    extensions: [offices],
    config: { checkout: { vatCheckMs: 300 } },
    clock,
    logLevel: 'info',
    onLog: (line) => log.push(line),
  });
});
afterAll(() => shop.stop());
beforeEach(() => {
  clock.advance(30_000);
  does['german'] = async () => result;
  does['any'] = async ({ vatId }) => ({ ...result, vat_id: vatId, country: vatId.slice(0, 2), valid: false });
  calls.length = 0;
  log.length = 0;
});

const check = (vat_id: unknown) => shop.admin('POST', '/api/vat-checks', { vat_id });
const AWAY = [503, 'VAT_SERVICE_UNAVAILABLE', 'The VAT ID could not be checked. Try again later.'];
const refusalOf = ({ status, body }: Awaited<ReturnType<typeof check>>) => [
  status,
  body.error.code,
  body.error.message,
];

describe('the check of a VAT ID', () => {
  test('answers what the checker found, with its time in UTC', async () => {
    expect(dataOf(await check(' de 123-456.789 '))).toEqual({
      ...result,
      checked_at: '2026-01-31T12:00:00.000Z',
    });
    expect(calls).toEqual(['german DE123456789 null']);
  });

  test('asks the first checker of the prefix', async () => {
    expect(dataOf(await check('FR12345678901'))).toMatchObject({ country: 'FR', valid: false });
    expect(calls).toEqual(['any FR12345678901 null']);
  });

  test('tells the checker the VAT ID of the shop', async () => {
    await shop.make.settings({ shopVatId: 'at u12345678' });
    dataOf(await check('DE123456789'));
    expect(calls).toEqual(['german DE123456789 ATU12345678']);
    await shop.make.settings({ shopVatId: null });
  });

  test.each<[string, () => Promise<unknown>]>([
    ['throws', async () => Promise.reject(new Error('The office is closed'))],
    ['is late', () => new Promise(() => {})],
    ['answers nothing', async () => null],
    ['answers about another VAT ID', async () => ({ ...result, vat_id: 'DE999999999' })],
    ['answers without end', async () => ({ ...result, name: 'x'.repeat(501) })],
  ])('asks the next one if the checker %s', async (_, answer) => {
    does['german'] = answer;
    expect(dataOf(await check('DE123456789')).valid).toBe(false);
    expect(log.filter((line) => line.includes('gave no answer'))).toHaveLength(1);
    expect(log.join('\n')).toContain('VAT checker \\"german\\" of extension \\"offices\\" gave no answer');
  });

  test('is 503 if no checker answers, at once while all rest', async () => {
    for (const name of ['german', 'any']) does[name] = async () => Promise.reject(new Error('closed'));
    for (let times = 0; times < 5; times += 1) expect(refusalOf(await check('DE123456789'))).toEqual(AWAY);
    expect(calls).toHaveLength(6);
    clock.advance(30_000);
    does['any'] = async () => result;
    expect(dataOf(await check('DE123456789')).valid).toBe(true);
  });

  test('is 503 without a checker', async () => {
    const other = await testShop();
    expect(refusalOf(await other.admin('POST', '/api/vat-checks', { vat_id: 'DE123456789' }))).toEqual(AWAY);
    await other.stop();
  });

  test.each(['DE', 'XX123456789', '123456789', 'DE12345678901234', '', 'DE<b>'])(
    'refuses %j, and asks nobody',
    async (vat_id) => {
      expect(refusalOf(await check(vat_id))).toEqual([
        400,
        'INVALID_VAT_ID',
        'VAT ID is invalid. Enter it with the prefix of its country, such as DE123456789.',
      ]);
      expect(calls).toEqual([]);
    },
  );

  test('is for administrators', async () => {
    expect((await shop.request('POST', '/api/vat-checks', { vat_id: 'DE123456789' })).status).toBe(401);
    expect(calls).toEqual([]);
  });
});

test.each([['reverseCharge', 'sometimes', 'reverseCharge must be true, false, 1 or 0']])(
  'the setting %s refuses %j',
  async (key, value, message) => {
    const { status, body } = await shop.admin('POST', '/api/settings', { [key]: value });
    expect([status, body.error.message]).toEqual([400, message]);
  },
);
