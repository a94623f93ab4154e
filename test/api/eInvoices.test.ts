import { createHash } from 'node:crypto';
import { sql } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { refusalOf } from '../support/admins.ts';
import { readArchive } from '../support/eInvoices/archive.ts';
import { keepFile } from '../support/eInvoices/keepFile.ts';
import { brokenRules } from '../support/eInvoices/rules.ts';
import { readCii, readUbl } from '../support/eInvoices/terms.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

interface Placed {
  readonly uuid: string;
  readonly order_number: string;
  readonly orderToken: string;
}

let shop: TestShop;
const logged: string[] = [];
const skus: string[] = [];
beforeAll(async () => {
  shop = await testShop({
    config: {
      shop: {
        name: 'Kiln & Glaze',
        currency: 'EUR',
        timezone: 'Europe/Berlin',
        languages: ['en', 'de'],
        address: { country: 'DE', city: 'Berlin', postcode: '10115', address_1: 'Invalidenstr. 1' },
      },
    },
    logLevel: 'warn',
    onLog: (line) => void logged.push(line),
  });
  await createZoneWithRate(shop, { countries: ['US'], cost: 4.99 });
  for (const [price, rate] of [
    [19.99, 19],
    [7.77, 7],
    [3.33, null],
  ] as const) {
    const made = await createProduct(shop, { price, qty: 500 });
    skus.push(made.sku);
    if (rate === null) continue;
    const { uuid } = dataOf(await shop.admin('POST', '/api/tax/classes', { name: `At ${rate}` }));
    const body = { name: `VAT ${rate}`, rate, country: '*', province: '*', postcode: '*', priority: 0 };
    dataOf(await shop.admin('POST', `/api/tax/classes/${uuid}/rates`, body));
    dataOf(await shop.admin('PATCH', `/api/products/${made.uuid}`, { tax_class: uuid }));
  }
  dataOf(await settle({ shopVatId: 'de 123.456.789', shopLegalName: 'Kiln GmbH', eInvoice: 'all' }));
});
afterAll(() => shop.stop());

const settle = (settings: object) => shop.admin('POST', '/api/settings', settings);

/** Corrects the billing address of an order. */
async function correct({ uuid }: Placed, changes: object): Promise<void> {
  const path = `/api/orders/${uuid}`;
  const {
    order_address_id: _id,
    uuid: _uuid,
    ...stored
  } = dataOf(await shop.admin('GET', path)).billing_address;
  dataOf(await shop.admin('PATCH', path, { billing_address: { ...stored, ...changes } }));
}

/** Places an order of all products, corrects its billing address, issues its invoice, and returns both. */
async function invoiced(billing: object = {}) {
  const order: Placed = dataOf(
    await shop.request('POST', '/api/orders', { cart_id: await createReadyCart(shop, ...skus) }),
  );
  if (Object.keys(billing).length > 0) await correct(order, billing);
  const document = dataOf(
    await shop.admin('POST', `/api/orders/${order.uuid}/documents`, { kind: 'invoice' }),
  );
  return { order, document };
}

const read = (path: string, { orderToken }: Placed) =>
  fetch(new URL(`${path}?token=${orderToken}`, shop.url));
const xmlOf = async (uuid: string, syntax: 'cii' | 'ubl', order: Placed) =>
  (await read(`/api/documents/${uuid}/${syntax}`, order)).text();
async function archiveOf(uuid: string, order: Placed) {
  const file = Buffer.from(await (await read(`/api/documents/${uuid}/file`, order)).arrayBuffer());
  keepFile('pdf', `${uuid}.pdf`, file);
  return readArchive(file);
}

test.each([false, true])(
  'an invoice is an e-invoice in both syntaxes that says what is printed, with prices that include tax: %s',
  async (priceIncludingTax) => {
    dataOf(await settle({ priceIncludingTax }));
    const { order, document } = await invoiced();
    const answers = [
      await read(`/api/documents/${document.uuid}/cii`, order),
      await read(`/api/documents/${document.uuid}/ubl`, order),
    ];
    for (const answer of answers) {
      expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${document.number}.xml"`);
      expect(answer.headers.get('shop-missing-terms')).toBeNull();
    }
    const terms = readCii(await (answers[0] as Response).text());
    expect(readUbl(await (answers[1] as Response).text())).toEqual(terms);
    expect(brokenRules(terms)).toEqual([]);
    expect(terms).toMatchObject({
      number: document.number,
      type: '380',
      currency: 'EUR',
      order: order.order_number,
      paymentCode: '10',
      seller: { name: 'Kiln GmbH', vatId: 'DE123456789', country: 'DE', endpointScheme: '9930' },
      buyer: { name: 'Ada Lovelace', vatId: null, country: 'US', endpoint: 'ada@example.com' },
      deliveryCountry: 'US',
      totals: {
        net: document.net.toFixed(2),
        tax: document.tax.toFixed(2),
        gross: document.gross.toFixed(2),
      },
    });
    expect(terms.lines.map(({ rate }) => Number(rate)).toSorted()).toEqual([0, 19, 7].toSorted());
    expect(terms.taxes.map(({ category }) => category).toSorted()).toEqual(['G', 'S', 'S']);
  },
);

test('a document is read by its shopper and administrators alone', async () => {
  const { document } = await invoiced();
  for (const syntax of ['cii', 'ubl']) {
    const path = `/api/documents/${document.uuid}/${syntax}`;
    expect((await shop.request('GET', path)).status).toBe(401);
    expect(refusalOf(await shop.request('GET', `${path}?token=wrong`))).toEqual([
      404,
      'DOCUMENT_NOT_FOUND',
      expect.any(String),
    ]);
    expect((await shop.admin('GET', path)).status).toBe(200);
  }
});

test('the PDF is PDF/A-3 with the e-invoice inside, and never changes', async () => {
  const { order, document } = await invoiced();
  const archive = await archiveOf(document.uuid, order);
  expect(archive).toMatchObject({
    version: '%PDF-1.7',
    associated: 1,
    isEncrypted: false,
    hasId: true,
    forbidden: [],
  });
  expect(archive.profile).toBeGreaterThan(1000);
  expect(archive.fonts).toBeGreaterThan(0);
  expect(archive.embeddedFonts).toBe(archive.fonts);
  const xml = await xmlOf(document.uuid, 'cii', order);
  expect(archive.files).toEqual([
    { name: 'factur-x.xml', type: 'text/xml', relationship: 'Alternative', content: xml },
  ]);
  const properties = new Map<string, string>();
  let name = '';
  const parser = new Parser(
    {
      onopentag: (tag) => void (name = tag),
      ontext: (text) => void (properties.has(name) || properties.set(name, text)),
      onerror: (error) => {
        throw error;
      },
    },
    { xmlMode: true },
  );
  parser.end(archive.metadata);
  expect(Object.fromEntries(properties)).toMatchObject({
    'pdfaid:part': '3',
    'pdfaid:conformance': 'B',
    'fx:DocumentFileName': 'factur-x.xml',
    'fx:DocumentType': 'INVOICE',
    'fx:Version': '1.0',
    'fx:ConformanceLevel': 'EN 16931',
    'pdfaSchema:namespaceURI': 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
    'rdf:li': expect.stringContaining(document.number),
  });
  dataOf(await settle({ shopVatId: 'DE999999999', shopLegalName: 'Other GmbH' }));
  await correct(order, { full_name: 'Bert Other', address_1: '99 Other Rd' });
  expect(await xmlOf(document.uuid, 'cii', order)).toBe(xml);
  const file = Buffer.from(await (await read(`/api/documents/${document.uuid}/file`, order)).arrayBuffer());
  expect(createHash('sha256').update(file).digest('hex')).toBe(document.sha256);
  dataOf(await settle({ shopVatId: 'DE123456789', shopLegalName: 'Kiln GmbH' }));
});

test('a person’s invoice has no e-invoice inside with the default setting, and none has with off', async () => {
  for (const eInvoice of ['business', 'off']) {
    dataOf(await settle({ eInvoice }));
    const { order, document } = await invoiced();
    const archive = await archiveOf(document.uuid, order);
    expect(archive).toMatchObject({ files: [], associated: 0, profile: 0 });
    expect(archive.metadata).not.toContain('pdfaid');
    expect(readCii(await xmlOf(document.uuid, 'cii', order)).number).toBe(document.number);
  }
  dataOf(await settle({ eInvoice: 'all' }));
});

test('the invoice of a firm has its e-invoice inside with the default setting, and names the firm', async () => {
  dataOf(await settle({ eInvoice: 'business' }));
  const { order, document } = await invoiced({ company: 'Bert & <Sons>', vat_id: 'FR12345678901' });
  const [file] = (await archiveOf(document.uuid, order)).files;
  const terms = readCii(file?.content ?? '');
  expect(brokenRules(terms)).toEqual([]);
  expect(terms.buyer).toMatchObject({
    name: 'Bert & <Sons>',
    vatId: 'FR12345678901',
    endpoint: 'FR12345678901',
    endpointScheme: '9957',
  });
  const ubl = await xmlOf(document.uuid, 'ubl', order);
  expect(ubl).toContain('urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>');
  expect(readUbl(ubl)).toEqual(terms);
  dataOf(await settle({ eInvoice: 'all' }));
});

test('a credit note and a correction are e-invoices that name the invoice, and add up to what is left', async () => {
  const { order, document } = await invoiced();
  dataOf(await shop.admin('POST', `/api/orders/${order.uuid}/capture`, {}));
  const { items } = dataOf(await shop.admin('GET', `/api/orders/${order.uuid}`));
  const [first] = items;
  const units = [{ order_item_id: first.uuid, qty: 1 }];
  dataOf(await shop.admin('POST', `/api/orders/${order.uuid}/refunds`, { items: units }));
  const path = `/api/orders/${order.uuid}/documents`;
  const correction = dataOf(await shop.admin('POST', path, { kind: 'correction', reason: 'Name' }));
  const documents = dataOf(await shop.admin('GET', path));
  const termsOf = async (one: { readonly uuid: string }) => {
    const terms = readCii(await xmlOf(one.uuid, 'cii', order));
    expect(readUbl(await xmlOf(one.uuid, 'ubl', order))).toEqual(terms);
    expect(brokenRules(terms)).toEqual([]);
    const [file] = (await archiveOf(one.uuid, order)).files;
    expect(readCii(file?.content ?? '')).toEqual(terms);
    return terms;
  };
  const [invoice, credit, end, last] = await Promise.all(documents.map(termsOf));
  expect([invoice, credit, end, last].map(({ type, preceding }) => [type, preceding])).toEqual([
    ['380', null],
    ['381', document.number],
    ['381', document.number],
    ['380', document.number],
  ]);
  expect(last.number).toBe(correction.number);
  const gross = [invoice, credit, end, last].map(({ totals }) => Math.round(Number(totals.gross) * 100));
  const [whole = 0, refunded = 0, rest = 0, again = 0] = gross;
  expect([whole - refunded - rest, again]).toEqual([0, rest]);
  expect(credit.lines).toMatchObject([{ name: first.product_name, qty: '1' }]);
});

test('what the seller did not say is told, and then the PDF has no e-invoice', async () => {
  dataOf(await settle({ shopVatId: '' }));
  const { order, document } = await invoiced();
  for (const syntax of ['cii', 'ubl'] as const) {
    const answer = await read(`/api/documents/${document.uuid}/${syntax}`, order);
    expect([answer.status, answer.headers.get('shop-missing-terms')]).toEqual([200, 'BT-29, BT-31']);
  }
  expect((await archiveOf(document.uuid, order)).files).toEqual([]);
  expect(logged.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      document: document.number,
      missing: ['BT-29', 'BT-31'],
      msg: 'The PDF has no e-invoice, because terms are missing',
    }),
  );
  dataOf(await settle({ shopVatId: 'DE123456789' }));
});

test('a document of before e-invoices answers what its snapshot has, and tells the rest', async () => {
  const { order, document } = await invoiced();
  await shop.db.transaction(async (tx) => {
    await tx.run(sql.type(z.object({}))`alter table document disable trigger document_never_changes`);
    await tx.run(sql.type(z.object({}))`
      update document set snapshot = snapshot - 'seller' - 'paid' where uuid = ${document.uuid}`);
    await tx.run(sql.type(z.object({}))`alter table document enable trigger document_never_changes`);
  });
  const answer = await read(`/api/documents/${document.uuid}/cii`, order);
  expect([answer.status, answer.headers.get('shop-missing-terms')]).toEqual([200, 'BT-29, BT-31, BT-40']);
  const terms = readCii(await answer.text());
  expect(terms).toMatchObject({ seller: { name: 'Kiln & Glaze', vatId: null, country: null } });
  expect(terms.totals).toMatchObject({ gross: document.gross.toFixed(2), due: document.gross.toFixed(2) });
});

test('settings of the seller are checked', async () => {
  const message = (answer: Awaited<ReturnType<typeof settle>>) => refusalOf(answer)[2];
  expect(message(await settle({ eInvoice: 'some' }))).toContain('eInvoice must be one of business, all, off');
  expect(message(await settle({ shopVatId: '123' }))).toContain(
    'shopVatId must begin with the two letters of a country, followed by 2 to 13 letters and digits',
  );
});
