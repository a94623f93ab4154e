import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, sql, z } from '@shop/runtime/extension';
import type { PaymentCall } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { brokenRules } from '../support/eInvoices/rules.ts';
import { readCii, readUbl } from '../support/eInvoices/terms.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const moved = ({ order, transaction, amount, idempotencyKey }: PaymentCall) => ({
  transactionId: idempotencyKey,
  type: 'offline' as const,
  amount,
  currency: order.currency,
  ...(transaction && { parentTransactionId: transaction.transaction_id }),
});

/** A payment method whose orders are paid by transfer after their invoice. */
const onAccount = defineExtension({
  name: 'onaccount',
  api: '^1.0',
  setup: () => ({
    paymentMethods: [
      {
        code: 'onaccount',
        name: 'On account',
        byTransfer: true,
        statuses: [
          { code: 'onaccount_open', label: 'Open', phase: 'unpaid', capturable: true, cancelable: true },
        ],
        onOrderPlaced: ({ order }) => ({
          transactionId: `onaccount-${order.uuid}`,
          action: 'authorize',
          type: 'offline',
          amount: order.grand_total,
          currency: order.currency,
          status: 'onaccount_open',
        }),
        capture: async (call) => ({ ...moved(call), action: 'capture' }),
        refund: async (call) => ({ ...moved(call), action: 'refund' }),
      },
    ],
  }),
});

// In Berlin it is the first of March already.
const clock = createTestClock(new Date('2026-02-28T23:30:00Z'));
let shop: TestShop;
let sku: string;
beforeAll(async () => {
  shop = await testShop({
    extensions: [coreShipping, cod, onAccount],
    clock,
    config: {
      shop: {
        name: 'Kiln & Glaze',
        currency: 'EUR',
        timezone: 'Europe/Berlin',
        languages: ['en'],
        address: { country: 'DE', city: 'Berlin', postcode: '10115', address_1: 'Invalidenstr. 1' },
      },
    },
  });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  ({ sku } = await createProduct(shop, { price: 10, qty: 100 }));
  dataOf(
    await settle({
      shopVatId: 'DE123456789',
      shopLegalName: 'Kiln GmbH',
      bankIban: 'de02 1203 0000 0000 2020 51',
      bankBic: 'byladem1001',
      invoiceDueDays: 14,
      paymentTerms: '2 % off within 7 days',
    }),
  );
});
afterAll(() => shop.stop());

const settle = (settings: object) => shop.admin('POST', '/api/settings', settings);

async function placed(method: string): Promise<string> {
  const cart_id = await createReadyCart(shop, sku);
  const choice = { method_code: method, method_name: method };
  dataOf(await shop.request('POST', `/api/carts/${cart_id}/paymentMethods`, choice));
  return dataOf(await shop.request('POST', '/api/orders', { cart_id })).uuid;
}
const issue = async (order: string, kind: 'invoice' | 'correction' = 'invoice') =>
  dataOf(await shop.admin('POST', `/api/orders/${order}/documents`, { kind }));

async function termsOf(document: string) {
  const read = async (syntax: string) => {
    const headers = { authorization: `Bearer ${await shop.adminToken()}` };
    return (await fetch(new URL(`/api/documents/${document}/${syntax}`, shop.url), { headers })).text();
  };
  const [cii, ubl] = [readCii(await read('cii')), readUbl(await read('ubl'))];
  expect(ubl).toEqual(cii);
  expect(brokenRules(cii)).toEqual([]);
  return cii;
}
const notesOf = async (uuid: string) =>
  (
    await shop.db.one(sql.type(z.object({ notes: z.unknown() }))`
      select snapshot #> '{printed,notes}' as notes from document where uuid = ${uuid}`)
  ).notes;

test('the invoice of an unpaid order names the account, the day and the terms, in print and as data', async () => {
  const { uuid, number } = await issue(await placed('onaccount'));
  expect(await termsOf(uuid)).toMatchObject({
    issuedOn: '2026-03-01',
    dueOn: '2026-03-15',
    paymentCode: '58',
    paymentReference: number,
    paymentTerms: '2 % off within 7 days',
    account: 'DE02120300000000202051',
    accountName: 'Kiln GmbH',
    bic: 'BYLADEM1001',
    totals: { due: '15.00' },
  });
  expect(await notesOf(uuid)).toEqual([
    {
      label: 'Payment by transfer',
      lines: [
        'To be paid by Mar 15, 2026',
        'Account holder: Kiln GmbH',
        'IBAN: DE02 1203 0000 0000 2020 51',
        'BIC: BYLADEM1001',
        `Payment reference: ${number}`,
        '2 % off within 7 days',
      ],
    },
  ]);
});

test('another account later changes no issued invoice, and a corrected one names it with its own number', async () => {
  const order = await placed('onaccount');
  const first = await issue(order);
  dataOf(await settle({ bankAccountName: 'Kiln & Partner' }));
  const second = await issue(order, 'correction');
  expect((await termsOf(first.uuid)).accountName).toBe('Kiln GmbH');
  expect(await termsOf(second.uuid)).toMatchObject({
    accountName: 'Kiln & Partner',
    paymentReference: second.number,
    preceding: first.number,
  });
  expect(JSON.stringify(await notesOf(second.uuid))).toContain('Account holder: Kiln & Partner');
  const [note] = dataOf(await shop.admin('GET', `/api/orders/${order}/documents`)).filter(
    ({ kind }: { kind: string }) => kind === 'credit_note',
  );
  expect(await termsOf(note.uuid)).toMatchObject({ account: null, paymentTerms: null, dueOn: null });
  expect(await notesOf(note.uuid)).toEqual([]);
});

test('an order that is paid, or is paid in another way, has no account on its invoice', async () => {
  const paid = await placed('onaccount');
  dataOf(await shop.admin('POST', `/api/orders/${paid}/capture`));
  await shop.deliverEvents();
  const [ofPaid] = dataOf(await shop.admin('GET', `/api/orders/${paid}/documents`));
  expect(await termsOf(ofPaid.uuid)).toMatchObject({ account: null, dueOn: null, totals: { due: '0.00' } });
  expect(await notesOf(ofPaid.uuid)).toEqual([]);
  const onDelivery = await issue(await placed('cod'));
  expect(await termsOf(onDelivery.uuid)).toMatchObject({
    account: null,
    paymentTerms: null,
    paymentCode: '10',
    dueOn: '2026-03-01',
  });
  expect(await notesOf(onDelivery.uuid)).toEqual([]);
});

test('without an IBAN the invoice has the day and the terms alone', async () => {
  dataOf(await settle({ bankIban: '' }));
  const { uuid } = await issue(await placed('onaccount'));
  expect(await termsOf(uuid)).toMatchObject({ account: null, dueOn: '2026-03-15', paymentCode: 'ZZZ' });
  expect(await notesOf(uuid)).toEqual([
    { label: 'Payment by transfer', lines: ['To be paid by Mar 15, 2026', '2 % off within 7 days'] },
  ]);
});

test.each([
  [{ bankIban: 'DE02 1203 0000 0000 2020 52' }, 'bankIban is not a valid IBAN'],
  [{ bankBic: 'BYLADEM' }, 'bankBic must have 8 or 11 letters and digits, such as DEUTDEFF'],
  [{ invoiceDueDays: 366 }, 'invoiceDueDays must be a whole number from 0 to 365'],
  [{ bankAccountName: 'two\nlines' }, 'bankAccountName must not contain control characters'],
])('the setting %j is refused', async (settings, message) => {
  expect(refusalOf(await settle(settings))).toEqual([400, expect.any(String), message]);
});
