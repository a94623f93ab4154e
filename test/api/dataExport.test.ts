import { column, sql, z } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { Person, TestShop } from '@shop/runtime/testing';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { fieldsOf, openBrowser, textOf } from '../support/browser.ts';
import { createProduct, createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';
import { tablesWith } from '../support/tablesWith.ts';

const DAY = 86_400_000;
const clock = createTestClock();
const foundRow = z.object({ count: column.int });
const MARKER = 'Quzzelbrand';
let shop: TestShop;
let sku: string;
beforeAll(async () => {
  shop = await testShop({
    clock,
  });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  ({ sku } = await createProduct(shop, { price: 10, qty: 500 }));
});
afterAll(() => shop.stop());

const address = {
  ...testAddress,
  full_name: `${MARKER} Name`,
  address_1: `1 ${MARKER} Row`,
  address_2: `Flat ${MARKER}`,
  city: `${MARKER} City`,
  telephone: `555 ${MARKER}`,
};
let people = 0;
const newPerson = (name = `${MARKER} Person`): Promise<Person> =>
  shop.make.customer({ email: `${MARKER.toLowerCase()}-${(people += 1)}@example.com`, full_name: name });

const startExport = async (person: Person, body: unknown = { current_password: person.password }) =>
  person.session.request('POST', '/api/customers/me/export', body);

async function archiveOf(path: string, token: string) {
  const answer = await fetch(new URL(path, shop.url), { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return { files, data: JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) };
}

describe('export', () => {
  test('an archive has all rows and the documents, for the customer and for administrators, for a week', async () => {
    const person = await newPerson(`${MARKER} Export`);
    const { uuid } = dataOf(await person.session.request('GET', '/api/customers/me'));
    await shop.make.order({ customer: person, items: [{ sku }], address, state: 'delivered' });
    await shop.deliverEvents();
    expect(refusalOf(await startExport(person, {}))).toEqual([
      400,
      'CURRENT_PASSWORD_INVALID',
      'The current password is missing or wrong',
    ]);
    const { export_id } = dataOf(await startExport(person));
    // One that is not made yet is not made twice.
    expect(dataOf(await shop.admin('POST', `/api/customers/${uuid}/export`))).toEqual({ export_id });
    const path = `/api/customer-exports/${export_id}`;
    expect(refusalOf(await person.session.request('GET', path))).toEqual([
      409,
      'NOT_READY',
      'The export is being made. Try again in a moment.',
    ]);
    await shop.deliverEvents();
    const { files, data } = await archiveOf(path, await person.session.token());
    expect(data.data.customer[0]).toMatchObject({ email: person.email, full_name: `${MARKER} Export` });
    expect(data.data.customer[0]).not.toHaveProperty('password_hash');
    expect(data.data.order[0]).toMatchObject({ customer_email: person.email });
    expect(data.data.order_address[0]).toMatchObject({ city: `${MARKER} City` });
    expect(JSON.stringify(data)).not.toContain('token_hash');
    const [pdf] = Object.keys(files).filter((name) => name.startsWith('documents/'));
    expect(strFromU8(files[pdf ?? '']?.slice(0, 5) ?? new Uint8Array())).toBe('%PDF-');
    expect((await archiveOf(path, await shop.adminToken())).data.data.customer).toHaveLength(1);

    const other = await newPerson('Other');
    expect(refusalOf(await other.session.request('GET', path))).toEqual([
      404,
      'CUSTOMER_EXPORT_NOT_FOUND',
      'Export not found',
    ]);
    expect((await shop.request('GET', path)).status).toBe(401);
    clock.advance(7 * DAY + 1000);
    expect((await shop.admin('GET', path)).status).toBe(404);
    await shop.runJob('removeOldCustomerExports');
    const { count } = await shop.db.one(
      sql.type(foundRow)`select count(*)::int as count from customer_export`,
    );
    expect(count).toBe(0);
  });
});

describe('the profile page', () => {
  const PROFILE = '/account/profile';
  const ERASE = '/account/data/erase';
  const EXPORT = '/account/data/export';

  test('exports the data, keeps the wish to be erased while orders are open, and erases', async () => {
    const person = await newPerson('Page Paula');
    const order = await shop.make.order({ customer: person, items: [{ sku }], state: 'paid' });
    await shop.deliverEvents();
    const visitor = openBrowser(shop);
    await visitor.send('/account/login', { email: person.email, password: person.password });
    let page = await visitor.open(PROFILE);
    const refused = await visitor.submit(page, EXPORT, { export_password: 'no' });
    expect([refused.status, textOf(refused.html)]).toEqual([
      400,
      expect.stringContaining('Your current password is missing or incorrect'),
    ]);
    page = await visitor.submit(page, EXPORT, { export_password: person.password });
    expect([page.at, textOf(page.html)]).toEqual([
      PROFILE,
      expect.stringContaining('Your data is being prepared.'),
    ]);
    await shop.deliverEvents();
    page = await visitor.open(PROFILE);
    expect(page.html).toMatch(/href="\/api\/customer-exports\/[0-9a-f-]{36}"/);

    page = await visitor.submit(page, ERASE, { erase_password: person.password });
    expect(textOf(page.html)).toContain(
      `We’ll erase your account and data when these orders have ended: ${String(order.order_number)}.`,
    );
    expect(() => fieldsOf(page.html, ERASE)).toThrow();
    page = await visitor.submit(page, '/account/data/keep', {});
    expect(textOf(page.html)).toContain('Erase my account and data');
    dataOf(await shop.admin('POST', `/api/orders/${order.uuid}/shipments`, {}));
    await shop.deliverEvents();
    const gone = await visitor.submit(page, ERASE, { erase_password: person.password });
    expect([gone.at, textOf(gone.html)]).toEqual([
      '/account/login?erased',
      expect.stringContaining('Your account and data have been erased.'),
    ]);
    expect(await tablesWith(shop, 'Page Paula')).toEqual([]);
  });
});

describe('terms', () => {
  test('documents are deleted after their term, and orders lose their names by age if the shop wants it', async () => {
    const order = await shop.make.order({
      email: 'old@example.com',
      items: [{ sku }],
      address,
      state: 'delivered',
    });
    await shop.deliverEvents();
    const documents = async () =>
      (await shop.db.one(sql.type(foundRow)`select count(*)::int as count from document`)).count;
    const emailOf = async () => dataOf(await shop.admin('GET', `/api/orders/${order.uuid}`)).customer_email;
    const kept = await documents();
    expect(kept).toBeGreaterThan(0);
    clock.advance(9 * 366 * DAY);
    await shop.runJob('applyRetention');
    expect([await documents(), await emailOf()]).toEqual([kept, 'old@example.com']);
    clock.advance(2 * 366 * DAY);
    await shop.runJob('applyRetention');
    expect([await documents(), await emailOf()]).toEqual([0, 'old@example.com']);
    // No invoice is issued again.
    await shop.runJob('storeIssuedInvoices');
    expect(await documents()).toBe(0);
    dataOf(await shop.admin('POST', '/api/settings', { orderRetentionYears: 3 }));
    await shop.runJob('applyRetention');
    expect(await emailOf()).toBe('erased');
    expect(await tablesWith(shop, 'old@example.com')).toEqual([]);
    for (const [name, value, text] of [
      ['orderRetentionYears', -1, 'orderRetentionYears must be a whole number from 0 to 50'],
      ['documentRetentionYears', 0, 'documentRetentionYears must be a whole number from 1 to 50'],
    ] as const)
      expect((await shop.admin('POST', '/api/settings', { [name]: value })).body.error.message).toBe(text);
  });
});
