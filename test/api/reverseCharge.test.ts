import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, sql, z } from '@shop/runtime/extension';
import type { VatCheckCall } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataOf, testShop } from '../support/shop.ts';

/** Returns the notes that an issued document prints. */
async function notesOf(uuid: string): Promise<unknown> {
  const { notes } = await shop.app.db.one(sql.type(z.object({ notes: z.unknown() }))`
    select snapshot #> '{printed,notes}' as notes from document where uuid = ${uuid}`);
  return notes;
}

const VAT_ID = 'FR83404833048';
const UNKNOWN = 'FR12345678901';
const office = { isAway: false, calls: [] as string[] };
const offices = defineExtension({
  name: 'offices',
  api: '^1.0',
  setup: () => ({
    vatCheckers: [
      {
        name: 'office',
        async check({ app, vatId, requesterId }: VatCheckCall) {
          office.calls.push(`${vatId} for ${requesterId}`);
          if (office.isAway) throw new Error('The office is closed');
          return {
            vat_id: vatId,
            country: vatId.slice(0, 2),
            valid: vatId === VAT_ID,
            name: vatId === VAT_ID ? 'ACME SARL' : null,
            address: vatId === VAT_ID ? '1 rue Un\n75001 Paris' : null,
            checked_at: app.clock.now().toISOString(),
            reference: `WAPI-${office.calls.length}`,
          };
        },
      },
    ],
  }),
});

const clock = createTestClock();
let shop: TestShop;
let taxClass: string;
beforeAll(async () => {
  shop = await testShop({ extensions: [cod, coreShipping, offices], clock });
  await shop.make.zone({ countries: ['FR', 'DE', 'CH'], cost: 6 });
  const rates = [
    { rate: 20, country: 'FR' },
    { rate: 19, country: 'DE' },
  ];
  ({ uuid: taxClass } = await shop.make.taxClass({ rates }));
});
afterAll(() => shop.stop());
beforeEach(async () => {
  clock.advance(30_000);
  office.isAway = false;
  office.calls.length = 0;
  await shop.make.settings({
    shopVatId: 'DE136695976',
    reverseCharge: true,
    priceIncludingTax: true,
    defaultShippingTaxClassId: 0,
  });
});

const french = { country: 'FR', province: 'FR-75', postcode: '75001', city: 'Paris', company: 'ACME SARL' };
const business = { ...french, vat_id: 'fr 83 404 833 048' };
const cartWith = async (address: object) =>
  shop.make.cart({
    items: [{ sku: (await shop.make.product({ price: 120, qty: 100, tax_class: taxClass })).sku }],
    address: { ...address },
  });
const place = async ({ cartId, request }: Awaited<ReturnType<typeof cartWith>>) => {
  const { uuid } = dataOf(await request('POST', '/api/orders', { cart_id: cartId }));
  return dataOf(await shop.admin('GET', `/api/orders/${uuid}`));
};
const amountsOf = (order: Record<string, unknown>) =>
  ['sub_total', 'shipping_fee_incl_tax', 'total_tax_amount', 'grand_total', 'reverse_charge'].map(
    (key) => order[key],
  );
const FREE = [100, 5, 0, 105, true];
const TAXED = [100, 6, 21, 126, false];

async function historyOf(uuid: string): Promise<string[]> {
  const document = 'query($uuid: String!) { order(uuid: $uuid) { activities { text } } }';
  const { order } = dataOf(await shop.query(document, { uuid }, 'admin'));
  return order.activities.map(({ text }: { text: string }) => text);
}

describe('a business of another EU country with a checked VAT ID', () => {
  test('pays no tax, and the order keeps the check', async () => {
    const order = await place(await cartWith(business));
    expect(amountsOf(order)).toEqual(FREE);
    expect(order['vat_check']).toEqual({
      vat_id: VAT_ID,
      country: 'FR',
      valid: true,
      name: 'ACME SARL',
      address: '1 rue Un\n75001 Paris',
      checked_at: clock.now().toISOString(),
      reference: 'WAPI-1',
    });
    expect(office.calls).toEqual([`${VAT_ID} for DE136695976`]);
    expect(await historyOf(order.uuid)).toContain(
      `Reverse charge: VAT ID ${VAT_ID} was checked. Reference: WAPI-1`,
    );
  });

  test('has the sentence on the invoice, and on its credit note and correction', async () => {
    const order = await place(await cartWith(business));
    const document = dataOf(
      await shop.admin('POST', `/api/orders/${order.uuid}/documents`, { kind: 'invoice' }),
    );
    expect(document).toMatchObject({ net: 105, tax: 0, gross: 105 });
    const sentence =
      'Reverse charge: the recipient owes the VAT (Articles 138 and 196 of Directive 2006/112/EC).';
    const note = { label: 'Reverse charge', lines: [sentence, `VAT ID of the recipient: ${VAT_ID}`] };
    expect(await notesOf(document.uuid)).toEqual([note]);
    const correction = { kind: 'correction', reason: 'Another name' };
    const corrected = dataOf(await shop.admin('POST', `/api/orders/${order.uuid}/documents`, correction));
    const [, credited] = dataOf(await shop.admin('GET', `/api/orders/${order.uuid}/documents`));
    for (const { uuid } of [credited, corrected])
      expect(await notesOf(uuid)).toEqual([{ label: 'Reason', lines: ['Another name'] }, note]);
  });

  test.each([
    [
      'de',
      'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge): Der Empfänger schuldet die Umsatzsteuer (Artikel 138 und 196 der Richtlinie 2006/112/EG).',
    ],
    [
      'es',
      'Inversión del sujeto pasivo: el destinatario debe el IVA (artículos 138 y 196 de la Directiva 2006/112/CE).',
    ],
    [
      'fr',
      'Autoliquidation : la TVA est due par le preneur (articles 138 et 196 de la directive 2006/112/CE).',
    ],
    [
      'ar',
      'احتساب عكسي للضريبة: يتحمّل المستلم ضريبة القيمة المضافة (المادتان 138 و196 من التوجيه ‎2006/112/EC).',
    ],
  ])('has the sentence in %s', (locale, sentence) =>
    expect(shop.app.texts(locale)('orders.document.reverseCharge.sentence')).toBe(sentence),
  );

  test('is told so by the explanation of the cart', async () => {
    const cart = await cartWith(business);
    const document = 'query($id: String!) { cart(id: $id) { explanation { field text before after } } }';
    const { cart: found } = dataOf(await shop.query(document, { id: cart.cartId }, 'admin'));
    expect(found.explanation).toContainEqual({
      field: 'grand_total',
      text: 'without tax: reverse charge',
      before: '126.00 USD',
      after: '105.00 USD',
    });
  });

  test('is checked when the address is set, and not again', async () => {
    const cart = await cartWith(business);
    const at = `/api/carts/${cart.cartId}`;
    dataOf(await cart.request('PATCH', at, { shipping_note: 'Ring twice' }));
    dataOf(await cart.request('POST', `${at}/addresses`, { type: 'shipping', address: addressOf(business) }));
    await place(cart);
    expect(office.calls).toHaveLength(1);
  });

  test('pays tax again once its VAT ID goes, and is checked anew when it changes', async () => {
    const cart = await cartWith(business);
    const set = (address: object) =>
      cart.request('POST', `/api/carts/${cart.cartId}/addresses`, {
        type: 'shipping',
        address: addressOf(address),
      });
    dataOf(await set(french));
    dataOf(await set({ ...business, vat_id: UNKNOWN }));
    const order = await place(cart);
    expect(amountsOf(order)).toEqual(TAXED);
    expect(order['vat_check']).toMatchObject({ vat_id: UNKNOWN, valid: false });
    expect(office.calls).toHaveLength(2);
    expect(await historyOf(order.uuid)).toContain(
      `VAT ID ${UNKNOWN} was checked and is not valid. Tax was charged.`,
    );
  });
});

test('if the service is away, tax is charged, the history says so, and the order goes through', async () => {
  office.isAway = true;
  const order = await place(await cartWith(business));
  expect(amountsOf(order)).toEqual(TAXED);
  expect(order['vat_check']).toBeNull();
  expect(await historyOf(order.uuid)).toContain(
    `VAT ID ${VAT_ID} could not be checked because the service did not answer. Tax was charged.`,
  );
});

test('an address that is set again is checked again after an outage', async () => {
  office.isAway = true;
  const cart = await cartWith(business);
  office.isAway = false;
  const again = { type: 'shipping', address: addressOf({ ...business, city: 'Paris 1' }) };
  dataOf(await cart.request('POST', `/api/carts/${cart.cartId}/addresses`, again));
  expect(amountsOf(await place(cart))).toEqual(FREE);
});

describe('tax is charged, and nobody is asked,', () => {
  test.each<[string, object, object]>([
    ['without the setting', { reverseCharge: false }, business],
    ['without a VAT ID of the shop', { shopVatId: null }, business],
    ['for a VAT ID of the same country', { shopVatId: 'FR83404833048' }, business],
    ['for a private person', {}, french],
  ])('%s', async (_, settings, address) => {
    await shop.make.settings({ ...settings });
    const order = await place(await cartWith(address));
    expect(amountsOf(order)).toEqual(TAXED);
    expect(order['vat_check']).toBeNull();
    expect(office.calls).toEqual([]);
  });
});

test('goods that stay in the country of the shop are taxed, whoever buys them', async () => {
  const german = { country: 'DE', province: 'DE-BE', postcode: '10827', city: 'Berlin', vat_id: VAT_ID };
  const order = await place(await cartWith(german));
  expect([order['reverse_charge'], order['total_tax_amount'], order['vat_check'].valid]).toEqual([
    false,
    // 120.00 and 6.00 with 19 %: 19.16 and 0.96.
    20.12,
    true,
  ]);
});

const addressOf = (address: object) => ({
  full_name: 'Ada Lovelace',
  telephone: '555 0100',
  address_1: '1 rue Un',
  ...address,
});
