import { expect, test } from 'vitest';
import type { Text } from '../../../platform/contracts/messages.ts';
import type { Snapshot } from '../documents/snapshot.ts';
import { composeEInvoice } from './composeEInvoice.ts';
import type { EInvoiceSource } from './composeEInvoice.ts';
import { writeCii } from './writeCii.ts';
import { writeUbl } from './writeUbl.ts';

const text = ((key: string, values?: object) =>
  `${key}${values ? JSON.stringify(values) : ''}`) as unknown as Text;

const cup = {
  order_item_id: 7,
  product_name: 'Cup',
  product_sku: 'CUP',
  variant_options: '[{"attribute_code":"c","attribute_name":"Color","option_text":"Red"}]',
  qty: 3,
  tax_percent: 20,
  final_price: 8.33,
  line_total: 25,
  line_total_with_discount: 22.5,
};

const seller = {
  name: 'Kiln',
  legal_name: null,
  vat_id: 'AT U1234.5678',
  tax_number: null,
  email: null,
  phone: null,
  address_1: 'Street 1',
  city: 'Wien',
  postcode: '1010',
  province: null,
  country: 'AT',
  currency: 'EUR',
  timezone: 'Europe/Vienna',
};

const printed = {
  title: 'Invoice',
  sender: ['Kiln'],
  facts: [],
  blocks: [],
  columns: [],
  rows: [],
  totals: [],
  notes: [],
  footer: '',
};

/** Creates a document of one line of cups, discounted, and a shipping fee of 5.00. */
const source = (changes: Partial<EInvoiceSource> = {}, snapshot: object = {}): EInvoiceSource => ({
  kind: 'invoice',
  number: 'R-1',
  issued_at: '2026-01-31T23:30:00Z',
  supply_date: null,
  currency: 'EUR',
  net: '27.50',
  tax: '5.50',
  gross: '33.00',
  taxes: [{ rate: 20, net: 27.5, tax: 5.5 }],
  preceding: null,
  ...changes,
  snapshot: {
    language: 'en',
    stored_later: false,
    printed,
    order: { order_number: '10001', payment_method: 'bank', payment_method_name: ' ', items: [cup] },
    seller,
    paid: '0',
    ...snapshot,
  },
});

test('a line whose unit price does not make its total is priced for all units, and its discount is an allowance', () => {
  const one = composeEInvoice(text, source());
  expect(one.lines).toEqual([
    {
      name: 'Cup',
      description: 'Color: Red',
      sku: 'CUP',
      qty: 3,
      price: 2500,
      priceQty: 3,
      allowance: { isCharge: false, amount: 250, reason: 'orders.email.discount', reasonCode: '95' },
      net: 2250,
      vat: { code: 'S', rate: 20, exemption: null },
    },
  ]);
  expect(one.allowances).toMatchObject([
    { isCharge: true, amount: 500, reasonCode: 'FC', vat: { rate: 20 } },
  ]);
  expect(one).toMatchObject({
    issuedOn: '2026-02-01',
    dueOn: '2026-02-01',
    seller: { vatId: 'ATU12345678', contact: null },
    payment: { code: 'ZZZ', name: 'bank' },
    totals: { lines: 2250, charges: 500, net: 2750, tax: 550, gross: 3300, paid: 0, rounding: 0, due: 3300 },
  });
});

test('a paid invoice has nothing due', () => {
  const one = composeEInvoice(text, source({}, { paid: '33.00' }));
  expect([one.dueOn, one.totals.paid, one.totals.due]).toEqual([null, 3300, 0]);
});

const transfer = {
  account_name: 'Kiln GmbH',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  due_on: '2026-02-15',
  terms: '2 % off within 7 days',
};

test('an invoice that is paid by transfer names the account, the day and the terms', () => {
  const one = composeEInvoice(text, source({}, { transfer }));
  const account = {
    iban: transfer.iban,
    name: transfer.account_name,
    bic: transfer.bic,
    reference: 'R-1',
  };
  expect(one).toMatchObject({
    dueOn: '2026-02-15',
    terms: transfer.terms,
    payment: { code: '58', name: 'bank', account },
  });
  const dollars = composeEInvoice(text, source({ currency: 'USD' }, { transfer }));
  expect(dollars.payment).toEqual({ code: '30', name: 'bank', account });
});

test('without an account the code says nothing of a transfer, and a paid invoice has no terms', () => {
  const unknown = composeEInvoice(text, source({}, { transfer: { ...transfer, iban: null, bic: null } }));
  expect(unknown).toMatchObject({ dueOn: '2026-02-15', payment: { code: 'ZZZ', account: null } });
  expect(composeEInvoice(text, source({}, { transfer, paid: '33.00' }))).toMatchObject({
    dueOn: null,
    terms: null,
  });
});

const credited = {
  kind: 'credit_note',
  net: '10.00',
  tax: '2.00',
  gross: '12.00',
  taxes: [{ rate: 20, net: 10, tax: 2 }],
  preceding: { number: 'R-0', issued_at: '2026-01-01T00:00:00Z' },
} as const;

const part = { kind: 'line', order_item_id: 7, qty: 1, rate: 20, label: null } as const;
const parts: Snapshot['parts'] = [
  { ...part, net: '7.50', tax: '1.50', gross: '9.00' },
  { ...part, qty: 0, net: '1.00', tax: '0.20', gross: '1.20' },
  { ...part, kind: 'shipping', order_item_id: null, qty: 0, net: '4.50', tax: '0.90', gross: '5.40' },
  {
    ...part,
    kind: 'adjustment',
    order_item_id: null,
    qty: 0,
    net: '-3.00',
    tax: '-0.60',
    gross: '-3.60',
    label: 'Return fee',
  },
];

test('a credit note has the lines, the fee and the shipping of its refund', () => {
  const one = composeEInvoice(text, source(credited, { parts }));
  expect(one.lines.map(({ name, qty, price, net }) => [name, qty, price, net])).toEqual([
    ['Cup', 1, 750, 750],
    ['Cup', 1, 100, 100],
    ['Return fee', -1, 300, -300],
  ]);
  expect(one.allowances).toMatchObject([{ isCharge: true, amount: 450 }]);
  expect(one).toMatchObject({ kind: 'credit_note', preceding: { number: 'R-0', issuedOn: '2026-01-01' } });
  expect(writeCii(one)).toContain('<ram:TypeCode>381</ram:TypeCode>');
  const ubl = writeUbl(one);
  expect(ubl).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
  expect(ubl).toContain('<cbc:CreditedQuantity unitCode="C62">-1</cbc:CreditedQuantity>');
});

test('a line that is credited as a whole keeps its price and its discount', () => {
  const whole = [{ ...part, qty: 3, net: '22.50', tax: '4.50', gross: '27.00' }];
  const amounts = { net: '22.50', tax: '4.50', gross: '27.00', taxes: [{ rate: 20, net: 22.5, tax: 4.5 }] };
  const [line] = composeEInvoice(text, source({ ...credited, ...amounts }, { parts: whole })).lines;
  expect(line).toMatchObject({ qty: 3, price: 2500, priceQty: 3, allowance: { amount: 250 }, net: 2250 });
});

test('a credit note whose parts do not come out has a line for each tax rate', () => {
  const taxes = [
    { rate: 10, net: -2, tax: -0.2 },
    { rate: 20, net: 12, tax: 2.2 },
  ];
  const one = composeEInvoice(text, source({ ...credited, taxes }, { parts: [] }));
  expect(one.lines.map(({ name, qty, price, net }) => [name, qty, price, net])).toEqual([
    ['orders.eInvoice.amountAt{"percent":10}', -1, 200, -200],
    ['orders.eInvoice.amountAt{"percent":20}', 1, 1200, 1200],
  ]);
  expect(one.totals).toMatchObject({ net: 1000, tax: 200, gross: 1200, rounding: 0 });
});

test('a correction is an invoice of what is left that names the one before', () => {
  const one = composeEInvoice(text, source({ ...credited, kind: 'correction' }, { parts }));
  expect(one.totals).toMatchObject({ net: 1000, gross: 1200 });
  expect(writeUbl(one)).toContain('<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>');
  expect(one.preceding).toEqual({ number: 'R-0', issuedOn: '2026-01-01' });
});

const untaxed = { net: '27.50', tax: '0.00', gross: '27.50', taxes: [{ rate: 0, net: 27.5, tax: 0 }] };
const buyer = { full_name: 'Ada', company: 'Ada SARL', vat_id: 'FR12345678901', country: 'FR' };

test.each([
  [
    'goods under reverse charge',
    { reverse_charge: true },
    'K',
    'VATEX-EU-IC',
    'orders.eInvoice.intraCommunity',
  ],
  [
    'services under reverse charge',
    { reverse_charge: true, no_shipping_required: true },
    'AE',
    'VATEX-EU-AE',
    'orders.eInvoice.reverseCharge',
  ],
  ['an exempt buyer', { tax_exempt: true, tax_exempt_reason: 'Embassy' }, 'E', undefined, 'Embassy'],
  ['an exempt buyer without a reason', { tax_exempt: true }, 'E', undefined, 'orders.eInvoice.exempt'],
])('the category of %s says why there is no tax', (_, facts, code, reasonCode, reason) => {
  const { order } = source().snapshot;
  const isService = 'no_shipping_required' in facts;
  const items = [{ ...cup, tax_percent: 0, no_shipping_required: isService }];
  const addresses = { billing_address: buyer, shipping_address: buyer };
  const one = composeEInvoice(text, source(untaxed, { order: { ...order, ...addresses, ...facts, items } }));
  const exemption = reasonCode === undefined ? { text: reason } : { text: reason, code: reasonCode };
  expect(one.taxes).toEqual([{ vat: { code, rate: 0, exemption }, net: 2750, tax: 0 }]);
  expect(one.suppliedOn).toBe(code === 'K' ? '2026-02-01' : null);
});

test('the tax is also told in the seller’s currency, by the rate of the order', () => {
  const { order } = source().snapshot;
  const dollars = source({ currency: 'USD' }, { order: { ...order, base_rate: '1.1' } });
  expect(composeEInvoice(text, dollars).accountedTax).toEqual({ currency: 'EUR', tax: 500 });
  expect(composeEInvoice(text, source({ currency: 'USD' })).accountedTax).toBeNull();
});

test('texts are escaped, and characters that XML does not allow are left out', () => {
  const { order } = source().snapshot;
  const items = [{ ...cup, product_name: 'A\u0000\u001F <b> & "c" \uFFFE' }];
  const one = composeEInvoice(text, source({}, { order: { ...order, items } }));
  expect(writeCii(one)).toContain('<ram:Name>A &lt;b&gt; &amp; &quot;c&quot;</ram:Name>');
});
