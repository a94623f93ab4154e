import { setTimeout as pause } from 'node:timers/promises';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkRecords } from '../../packages/runtime/src/store/doctor/diagnose.ts';
import { selectChecks } from '../../packages/runtime/src/store/doctor/checks.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { createImage } from '../support/images.ts';
import { fleetOf, sellerOn } from '../support/seller.ts';
import type { Fleet } from '../support/seller.ts';
import { createProduct, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import { tablesWith } from '../support/tablesWith.ts';

const ROUNDS = 4;
/** The number of images that are sent at once. A return has place for five. */
const IMAGES = 8;
/** Longest time by which a request is late, in milliseconds. */
const LATE = 120;

let database: TestDatabase;
/** The shop that prepares orders and reads the results, without taking part in the race. */
let shop: TestShop;
let fleet: Fleet;
let urls: readonly string[];
let photo: Buffer;
let sku: string;
let authorization: string;
beforeAll(async () => {
  database = await createDatabase();
  shop = await testShop({ databaseUrl: database.url, config: { rateLimit: false } });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  ({ sku } = await createProduct(shop, { price: 10, qty: 1000 }));
  authorization = `Bearer ${await shop.adminToken()}`;
  photo = await createImage('png');
  fleet = fleetOf([1, 2].map(() => sellerOn(database.url)));
  urls = await fleet.start();
});
afterAll(async () => {
  await fleet.kill();
  await shop.stop();
  await database.drop();
});

interface Round {
  readonly name: string;
  readonly customer: string;
  readonly order: string;
  readonly uuid: string;
}

/** Makes an approved return of a delivered order, whose customer can be erased once the return has ended. */
async function prepare(index: number): Promise<Round> {
  const name = `Showing Round${index}`;
  const customer = await shop.make.customer({ email: `showing-${index}@example.com`, full_name: name });
  const { uuid: order, items } = await shop.make.order({
    customer,
    paymentMethod: 'cod',
    items: [{ sku }],
    state: 'delivered',
  });
  // As long as its invoice is to come, the order is open, and its customer is not erased.
  await vi.waitFor(
    async () => expect(dataOf(await shop.admin('GET', `/api/orders/${order}`)).invoice_number).not.toBeNull(),
    { timeout: 60_000, interval: 200 },
  );
  const [{ order_item_id }] = items as [{ order_item_id: number }];
  const made = await shop.admin('POST', `/api/orders/${order}/returns`, {
    items: [{ order_item_id, qty: 1, reason: 'damaged' }],
    comment: `${name} says`,
  });
  return { name, customer: String(customer.uuid), order: String(order), uuid: dataOf(made).uuid };
}

const urlAt = (index: number) => urls[index % urls.length] as string;
const late = () => pause(Math.random() * LATE);

async function post(index: number, path: string, body: FormData | object = {}) {
  const isForm = body instanceof FormData;
  const answer = await fetch(urlAt(index) + path, {
    method: 'POST',
    body: isForm ? body : JSON.stringify(body),
    headers: { authorization, ...(!isForm && { 'content-type': 'application/json' }) },
  });
  const { error } = (await answer.json()) as { error?: { code: string } };
  return error ? `${answer.status} ${error.code}` : String(answer.status);
}

async function add(index: number, { uuid }: Round): Promise<string> {
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(photo)]), 'photo.png');
  await late();
  return post(index, `/api/returns/${uuid}/images`, form);
}

/** Erases the customer as soon as that is possible. */
async function erase(index: number, { customer }: Round): Promise<string> {
  for (;;) {
    const answer = await post(index, `/api/customers/${customer}/erase`);
    if (answer !== '409 CUSTOMER_HAS_OPEN_ORDERS') return answer;
    await pause(10);
  }
}

const imagesRow = z.object({ images: column.int, told: column.int });
const imagesOf = ({ uuid, order }: Round) =>
  shop.db.one(sql.type(imagesRow)`
    select (select count(*)::int from return_image i join return_request r using (return_request_id) where r.uuid = ${uuid}) as images,
      (select count(*)::int from order_activity a join "order" o on o.order_id = a.order_activity_order_id
        where o.uuid = ${order} and a.comment like '%image added') as told`);

test('images that two processes add while the return is closed are kept and told, or refused', async () => {
  for (let index = 0; index < ROUNDS; index += 1) {
    const round = await prepare(index);
    const adds = Array.from({ length: IMAGES }, (_, turn) => add(turn, round));
    // In every other round the return is closed after an image was added or refused, so that some are kept.
    const close = Promise.resolve(index % 2 === 0 ? Promise.race(adds) : late()).then(() =>
      post(index + 1, `/api/returns/${round.uuid}/close`),
    );
    const added = await Promise.all(adds);
    expect(await close).toBe('200');
    for (const answer of added) expect(['200', '400 TOO_MANY_IMAGES', '409 RETURN_STATE']).toContain(answer);
    const kept = added.filter((answer) => answer === '200').length;
    expect(kept).toBeLessThanOrEqual(5);
    if (index % 2 === 0) expect(kept).toBeGreaterThan(0);
    expect(await imagesOf(round)).toEqual({ images: kept, told: kept });
    expect(await post(0, `/api/customers/${round.customer}/erase`)).toBe('200');
    expect((await imagesOf(round)).images).toBe(0);
  }
});

test('no image outlives an erasure that two processes race with adding images and closing the return', async () => {
  const erased: Round[] = [];
  for (let index = ROUNDS; index < 2 * ROUNDS; index += 1) {
    const round = await prepare(index);
    const [closed, ended, ...added] = await Promise.all([
      late().then(() => post(index, `/api/returns/${round.uuid}/close`)),
      erase(index + 1, round),
      ...Array.from({ length: IMAGES }, (_, turn) => add(turn, round)),
    ]);
    expect([closed, ended]).toEqual(['200', '200']);
    for (const answer of added) expect(['200', '400 TOO_MANY_IMAGES', '409 RETURN_STATE']).toContain(answer);
    expect((await imagesOf(round)).images).toBe(0);
    erased.push(round);
  }
  for (const { name } of erased) {
    const left = await tablesWith(shop, name);
    // Documents stay until their legal term has ended, and what was logged meanwhile is erased by the job.
    expect(left.filter((table) => !['public.document', 'public.audit_log'].includes(table))).toEqual([]);
  }
  await shop.runJob('applyRetention');
  const checks = await checkRecords(shop.app, shop.db, { isSelected: selectChecks([]) });
  expect(checks.filter(({ status }) => status !== 'done')).toEqual([]);
});
