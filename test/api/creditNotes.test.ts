import { createHash } from 'node:crypto';
import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, sql, z } from '@shop/runtime/extension';
import type { OutgoingEmail } from '@shop/runtime/extension';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { cardShop } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { pdfText } from '../support/pdfText.ts';
import { createProduct, createReadyCart, dataOf, testAddress } from '../support/shop.ts';

const sent: OutgoingEmail[] = [];
const postOffice = defineExtension({
  name: 'post-office',
  api: '^1.0',
  setup: () => ({ mailTransport: [{ name: 'post-office', send: async (mail) => void sent.push(mail) }] }),
});

let its: CardShop;
let mug: string;
let pen: string;
beforeAll(async () => {
  its = await cardShop({
    extensions: [coreShipping, cod, cardgw, postOffice],
    config: { shop: { languages: ['en', 'de'] } },
  });
  const { shop } = its;
  const { uuid } = dataOf(await shop.admin('POST', '/api/tax/classes', { name: 'VAT' }));
  const rate = { name: 'VAT', country: 'US', rate: 20 };
  dataOf(await shop.admin('POST', `/api/tax/classes/${uuid}/rates`, rate));
  dataOf(await shop.admin('POST', '/api/settings', { priceIncludingTax: true }));
  mug = (await createProduct(shop, { price: 12, qty: 1000, tax_class: uuid })).sku;
  pen = (await createProduct(shop, { price: 6, qty: 1000 })).sku;
});
afterAll(() => its.stop());

interface Ordered {
  readonly uuid: string;
  readonly orderToken: string;
  readonly items: readonly { readonly uuid: string; readonly order_item_id: number }[];
}
interface Issued {
  readonly uuid: string;
  readonly kind: string;
  readonly number: string;
  readonly gross: number;
  readonly net: number;
  readonly tax: number;
  readonly refund_id: string | null;
  readonly cancels: string | null;
  readonly sha256: string;
}

async function place(method: string): Promise<Ordered> {
  const cartId = await createReadyCart(its.shop, mug, mug, pen);
  const choice = { method_code: method, method_name: method };
  dataOf(await its.shop.request('POST', `/api/carts/${cartId}/paymentMethods`, choice));
  return dataOf(await its.shop.request('POST', '/api/orders', { cart_id: cartId }));
}
/** Places an order of two mugs and a pen, 35.00 in all, that is paid by card. Its invoice is issued by the event, unless a setting says otherwise. */
async function paid(): Promise<Ordered & { readonly intent: string }> {
  const order = await place('cardgw');
  const intent = await its.intentOf(order.uuid);
  const from = its.gateway.events.length;
  its.gateway.pay(intent);
  await its.deliverAll(from);
  await its.shop.deliverEvents();
  return { ...order, intent };
}
const refund = async (uuid: string, body: object = {}) => dataOf(await its.refund(uuid, body)).refund;
const issue = (uuid: string, body: object) => its.shop.admin('POST', `/api/orders/${uuid}/documents`, body);
const correct = (uuid: string, body: object = {}) => issue(uuid, { kind: 'correction', ...body });
const documents = async (uuid: string): Promise<readonly Issued[]> =>
  dataOf(await its.shop.admin('GET', `/api/orders/${uuid}/documents`));
const kinds = async (uuid: string) => (await documents(uuid)).map(({ kind }) => kind);
/** Adds up the documents of an order: invoices less credit notes. */
const balance = async (uuid: string): Promise<number> =>
  (await documents(uuid)).reduce(
    (sum, { kind, gross }) => sum + (kind === 'credit_note' ? -gross : gross),
    0,
  );

async function file(path: string) {
  const answer = await fetch(new URL(path, its.shop.url), {
    headers: { authorization: `Bearer ${await its.shop.adminToken()}` },
  });
  const content = Buffer.from(await answer.arrayBuffer());
  return { content, sha256: createHash('sha256').update(content).digest('hex') };
}
const pageOf = async ({ uuid }: Issued): Promise<string> =>
  (await pdfText((await file(`/api/documents/${uuid}/file`)).content)).join('\n');
const served = async (uuid: string) => (await file(`/api/orders/${uuid}/documents/invoice`)).sha256;

describe('a refund', () => {
  test('of an invoiced order gets one credit note, which prints the stored split; the invoice stays as it was', async () => {
    const { uuid, items } = await paid();
    const [invoice] = await documents(uuid);
    const made = await refund(uuid, {
      items: [{ order_item_id: items[0]!.uuid, qty: 1 }],
      shipping: 5,
      adjustment: { amount: -1.1, tax_rate: 10, label: 'Return fee' },
    });
    await its.shop.deliverEvents();
    await its.shop.runJob('issueDueCreditNotes');
    const [same, note, ...more] = await documents(uuid);
    expect(more).toEqual([]);
    expect(same).toEqual(invoice);
    expect(note).toMatchObject({
      kind: 'credit_note',
      series: 'CN-',
      number: expect.stringMatching(/^CN-\d{5}$/),
      refund_id: made.uuid,
      cancels: null,
      net: 14,
      tax: 1.9,
      gross: 15.9,
      taxes: [
        { rate: 0, net: 5, tax: 0 },
        { rate: 10, net: -1, tax: -0.1 },
        { rate: 20, net: 10, tax: 2 },
      ],
    });
    const page = await pageOf(note!);
    for (const words of [note!.number, invoice!.number, 'Return fee', 'Shipping', '15.90', '10 %', '-$1.00'])
      expect(page).toContain(words);
    expect(await served(uuid)).toBe(invoice!.sha256);
  });

  test('before the invoice issues the invoice first', async () => {
    dataOf(await its.shop.admin('POST', '/api/settings', { invoiceIssuedOn: 'shipped' }));
    const { uuid } = await paid();
    expect(await documents(uuid)).toEqual([]);
    await refund(uuid, { amount: 3.5 });
    await its.shop.deliverEvents();
    dataOf(await its.shop.admin('POST', '/api/settings', { invoiceIssuedOn: 'paid' }));
    expect(await kinds(uuid)).toEqual(['invoice', 'credit_note']);
    expect(await balance(uuid)).toBeCloseTo(31.5, 6);
  });

  test('that the gateway made on its own gets a credit note too', async () => {
    const { uuid, intent } = await paid();
    const from = its.gateway.events.length;
    its.gateway.refundAtDashboard(intent, 1000);
    await its.deliverAll(from);
    await its.shop.deliverEvents();
    expect((await documents(uuid)).map(({ kind, gross }) => [kind, gross])).toEqual([
      ['invoice', 35],
      ['credit_note', 10],
    ]);
  });

  test('that fails after its credit note leads to a correction, so that the documents say what was kept', async () => {
    const { uuid, intent } = await paid();
    await refund(uuid);
    await its.shop.deliverEvents();
    expect(await balance(uuid)).toBe(0);
    const from = its.gateway.events.length;
    its.gateway.failRefund(its.gateway.refunds().findLast((one) => one.payment_intent === intent)!.id);
    await its.deliverAll(from);
    await its.shop.deliverEvents();
    await its.shop.runJob('issueDueCreditNotes');
    expect(await kinds(uuid)).toEqual(['invoice', 'credit_note', 'correction']);
    expect(await balance(uuid)).toBe(35);
    await refund(uuid);
    await its.shop.deliverEvents();
    expect(await balance(uuid)).toBe(0);
  });

  test('credit notes of all refunds of an order add up to its invoice', async () => {
    const { uuid, items } = await paid();
    await refund(uuid, { items: [{ order_item_id: items[0]!.uuid, qty: 1 }] });
    await refund(uuid, { amount: 3.33 });
    await refund(uuid, { adjustment: { amount: 2, tax_rate: 7 } });
    await refund(uuid);
    await its.shop.deliverEvents();
    const [invoice, ...notes] = await documents(uuid);
    expect(notes.map(({ kind }) => kind)).toEqual(Array.from({ length: 4 }, () => 'credit_note'));
    expect(await balance(uuid)).toBeCloseTo(0, 6);
    expect(invoice!.gross).toBe(35);
  });
});

test('documents are in the language of the order', async () => {
  const { uuid } = await paid();
  await its.shop.db.run(sql.type(z.object({}))`update "order" set locale = 'de' where uuid = ${uuid}`);
  await refund(uuid, { amount: 3.5, adjustment: { amount: 0.5, tax_rate: 7 } });
  await its.shop.deliverEvents();
  const [, note] = await documents(uuid);
  const page = await pageOf(note!);
  for (const words of ['Rechnungskorrektur', 'Zur Rechnung', 'Anpassung', 'Nettobetrag', '3,50'])
    expect(page).toContain(words);
});

describe('a canceled order', () => {
  test('with an invoice gets a credit note that ends it, and one without gets nothing', async () => {
    const [{ uuid }, other] = [await place('cod'), await place('cod')];
    const invoice: Issued = dataOf(await issue(uuid, { kind: 'invoice' }));
    for (const order of [uuid, other.uuid]) dataOf(await its.cancel(order));
    await its.shop.deliverEvents();
    await its.shop.runJob('issueDueCreditNotes');
    const [, note, ...more] = await documents(uuid);
    expect(more).toEqual([]);
    expect(note).toMatchObject({ kind: 'credit_note', gross: 35, cancels: invoice.uuid, refund_id: null });
    expect(await documents(other.uuid)).toEqual([]);
    for (const answer of [await correct(uuid), await issue(uuid, { kind: 'invoice' })])
      expect(refusalOf(answer)).toEqual([409, 'NOT_ISSUABLE', 'A canceled order cannot be invoiced']);
    expect(await served(uuid)).toBe(invoice.sha256);
  });
});

describe('a correction', () => {
  test('is a credit note and a new invoice of what refunds have left, to the present addresses', async () => {
    const { uuid, items } = await paid();
    const [invoice] = await documents(uuid);
    await refund(uuid, { items: [{ order_item_id: items[0]!.uuid, qty: 1 }] });
    const address = { ...testAddress, full_name: 'Bert Other', address_1: '99 Other Road' };
    dataOf(await its.shop.admin('PATCH', `/api/orders/${uuid}`, { billing_address: address }));
    const corrected: Issued = dataOf(await correct(uuid, { reason: 'Wrong recipient' }));
    const [first, ofRefund, ending, last] = await documents(uuid);
    expect(first).toEqual(invoice);
    expect(ofRefund).toMatchObject({ kind: 'credit_note', gross: 12, cancels: null });
    expect(ending).toMatchObject({ kind: 'credit_note', gross: 23, cancels: invoice!.uuid, refund_id: null });
    expect(last).toEqual(corrected);
    expect(corrected).toMatchObject({ kind: 'correction', series: '', gross: 23, cancels: null });
    expect(Number(corrected.number)).toBeGreaterThan(Number(invoice!.number));
    const page = await pageOf(corrected);
    for (const words of ['Corrected invoice', 'Bert Other', 'Wrong recipient', invoice!.number, '$23.00'])
      expect(page).toContain(words);
    expect(await served(uuid)).toBe(corrected.sha256);
    expect(dataOf(await its.shop.admin('GET', `/api/orders/${uuid}`)).invoice_number).toBe(corrected.number);
    // A correction can be corrected, and refunds after it get their credit note.
    dataOf(await correct(uuid));
    await refund(uuid);
    await its.shop.deliverEvents();
    expect(await kinds(uuid)).toEqual([
      'invoice',
      ...Array.from({ length: 2 }, () => 'credit_note'),
      'correction',
      'credit_note',
      'correction',
      'credit_note',
    ]);
    expect(await balance(uuid)).toBe(0);
    expect(refusalOf(await correct(uuid))).toEqual([
      409,
      'NOTHING_TO_CORRECT',
      'The order was fully refunded, so there is nothing to correct',
    ]);
  });

  test('needs an invoice', async () => {
    const { uuid } = await place('cod');
    expect(refusalOf(await correct(uuid))).toEqual([
      409,
      'NOT_ISSUED',
      'The invoice has not been issued yet',
    ]);
    expect(refusalOf(await issue(uuid, { kind: 'credit_note' }))).toEqual([
      400,
      'VALIDATION_FAILED',
      'kind must be one of invoice, correction',
    ]);
  });
});

test('with the setting each document is mailed when it is issued, with the stored file', async () => {
  dataOf(await its.shop.admin('POST', '/api/settings', { invoiceAttached: 1 }));
  sent.length = 0;
  const { uuid } = await paid();
  await refund(uuid, { amount: 1 });
  await its.shop.deliverEvents();
  dataOf(await its.shop.admin('POST', '/api/settings', { invoiceAttached: 0 }));
  const issued = await documents(uuid);
  const mailed = sent.filter(({ attachments }) => attachments !== undefined);
  expect(
    mailed
      .map(({ attachments }) => createHash('sha256').update(attachments![0]!.content).digest('hex'))
      .toSorted(),
  ).toEqual(issued.map(({ sha256 }) => sha256).toSorted());
  const note = mailed.find(({ subject }) => subject.startsWith('Credit note'))!;
  expect(note.subject).toContain(`Credit note ${issued[1]!.number} for your order`);
  expect(note.attachments![0]).toMatchObject({
    filename: `${issued[1]!.number}.pdf`,
    contentType: 'application/pdf',
  });
  await refund(uuid, { amount: 1 });
  await its.shop.deliverEvents();
  expect(sent.filter(({ attachments }) => attachments !== undefined)).toHaveLength(2);
});
