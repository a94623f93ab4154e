import { randomUUID } from 'node:crypto';
import { sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminsOf, refusalOf } from '../support/admins.ts';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

const none = z.object({});

interface Placed {
  readonly uuid: string;
  readonly order_number: string;
  readonly orderToken: string;
}

let its: OrderShop;
let order: Placed;
let sku: string;
beforeAll(async () => {
  its = await orderShop();
  ({ sku } = await createProduct(its.shop, { price: 10, qty: 50 }));
  order = dataOf(await its.place(await createReadyCart(its.shop, sku)));
});
afterAll(() => its.shop.stop());

const { newAdmin, newRole, tokenOf } = adminsOf(() => its.shop);

/** Returns the authors and comments of an order's history, oldest first. */
const historyOf = async (uuid: string) => {
  const { body } = await its.shop.query(
    'query($uuid: String!) { order(uuid: $uuid) { activities { comment author { kind name } } } }',
    { uuid },
    'admin',
  );
  return (
    body.data.order.activities as { comment: string; author: { kind: string; name: string } | null }[]
  ).map(({ comment, author }) => [comment, author && `${author.kind} ${author.name ?? '-'}`]);
};

describe('the history names who made each change', () => {
  test('a guest places, an administrator captures, ships, delivers and refunds', async () => {
    const placed: Placed = dataOf(await its.place(await createReadyCart(its.shop, sku)));
    const token = await tokenOf(await newAdmin([await newRole('*')]));
    const as = (method: string, path: string, body: object = {}) =>
      its.shop.request(method, path, body, { token });
    const orders = `/api/orders/${placed.uuid}`;
    dataOf(await as('POST', `${orders}/capture`));
    const shipment = dataOf(await as('POST', `${orders}/shipments`, { carrier_name: 'Owl' }));
    dataOf(await as('PATCH', `${orders}/shipments/${shipment.uuid}`, { tracking_number: '1' }));
    dataOf(await as('POST', `/api/shipments/${shipment.uuid}/deliver`));
    dataOf(await as('POST', `${orders}/refunds`, { amount: '1.00', reason: 'Scratched' }));
    const history = await historyOf(placed.uuid);
    expect(history[0]).toEqual(['Order has been created', 'guest -']);
    expect(history.slice(1).map(([, by]) => by)).toEqual(
      history.slice(1).map(() => expect.stringMatching(/^administrator .+@/)),
    );
    expect(history.map(([comment]) => comment)).toEqual([
      'Order has been created',
      'Captured 14.99 USD',
      'Shipment created (1 item(s), carrier Owl)',
      'Shipment information updated',
      'Shipment delivered',
      expect.stringContaining('Refunded 1.00 USD'),
      'Refund reason: Scratched',
    ]);
  });

  test('a cancellation names the administrator too', async () => {
    const placed: Placed = dataOf(await its.place(await createReadyCart(its.shop, sku)));
    dataOf(await its.shop.admin('POST', `/api/orders/${placed.uuid}/cancel`, { reason: 'Twice' }));
    const [comment, by] = (await historyOf(placed.uuid)).at(-1) ?? [];
    expect([comment, by]).toEqual(['Order canceled (Twice)', expect.stringMatching(/^administrator /)]);
  });
});

describe('notes on orders', () => {
  const notesOf = (uuid: string) => `/api/orders/${uuid}/notes`;

  test('are written with author and time, read oldest first, and deleted', async () => {
    const first = dataOf(
      await its.shop.admin('POST', notesOf(order.uuid), { text: 'Rang twice\nNo answer' }),
    );
    const second = dataOf(await its.shop.admin('POST', notesOf(order.uuid), { text: 'Left a letter' }));
    expect(first).toEqual({
      note_id: expect.any(Number),
      uuid: expect.any(String),
      text: 'Rang twice\nNo answer',
      author: { kind: 'administrator', uuid: expect.any(String), name: expect.stringContaining('@') },
      created_at: expect.any(String),
    });
    expect(dataOf(await its.shop.admin('GET', notesOf(order.uuid)))).toEqual([first, second]);
    const { body } = await its.shop.query(
      'query($uuid: String!) { order(uuid: $uuid) { notes { uuid text author { kind } createdAt } } }',
      { uuid: order.uuid },
      'admin',
    );
    expect(body.data.order.notes).toEqual([
      { uuid: first.uuid, text: first.text, author: { kind: 'administrator' }, createdAt: first.created_at },
      {
        uuid: second.uuid,
        text: 'Left a letter',
        author: { kind: 'administrator' },
        createdAt: second.created_at,
      },
    ]);
    expect(dataOf(await its.shop.admin('DELETE', `${notesOf(order.uuid)}/${first.uuid}`))).toEqual(first);
    expect(dataOf(await its.shop.admin('GET', notesOf(order.uuid)))).toEqual([second]);
  });

  test('with a key are written once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const token = await its.shop.adminToken();
    const again = () => its.shop.request('POST', notesOf(order.uuid), { text: 'Once' }, { headers, token });
    const note = dataOf(await again());
    expect(dataOf(await again())).toEqual(note);
    const notes = dataOf(await its.shop.admin('GET', notesOf(order.uuid)));
    expect(notes.filter(({ text }: { text: string }) => text === 'Once')).toHaveLength(1);
  });

  test.each([
    ['', 'text must not be empty'],
    [' ', 'text must not be empty'],
  ])('with the text %j are rejected', async (text, message) => {
    expect(refusalOf(await its.shop.admin('POST', notesOf(order.uuid), { text }))).toEqual([
      400,
      'VALIDATION_FAILED',
      message,
    ]);
  });

  test('of an unknown order, and unknown notes, are 404', async () => {
    const unknown = randomUUID();
    const { uuid } = dataOf(await its.shop.admin('POST', notesOf(order.uuid), { text: 'Of this order' }));
    const other: Placed = dataOf(await its.place(await createReadyCart(its.shop, sku)));
    const orderNotFound = [404, 'ORDER_NOT_FOUND', 'Order not found'];
    const noteNotFound = [404, 'NOTE_NOT_FOUND', 'Note not found'];
    expect(refusalOf(await its.shop.admin('GET', notesOf(unknown)))).toEqual(orderNotFound);
    expect(refusalOf(await its.shop.admin('POST', notesOf(unknown), { text: 'Lost' }))).toEqual(
      orderNotFound,
    );
    expect(refusalOf(await its.shop.admin('DELETE', `${notesOf(order.uuid)}/${unknown}`))).toEqual(
      noteNotFound,
    );
    expect(refusalOf(await its.shop.admin('DELETE', `${notesOf(order.uuid)}/nonsense`))).toEqual(
      noteNotFound,
    );
    expect(refusalOf(await its.shop.admin('DELETE', `${notesOf(other.uuid)}/${uuid}`))).toEqual(noteNotFound);
  });

  test('require a separate permission, also in GraphQL', async () => {
    const token = await tokenOf(await newAdmin([await newRole('getOrder', 'adminGraphql')]));
    const read = await its.shop.request('GET', notesOf(order.uuid), undefined, { token });
    expect(read.status).toBe(403);
    const { body } = await its.shop.request(
      'POST',
      '/admin/graphql',
      { query: `{ order(uuid: "${order.uuid}") { uuid notes { text } } }` },
      { token },
    );
    expect(body.data.order).toEqual({ uuid: order.uuid, notes: null });
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  test('are not in the storefront schema', async () => {
    const { body } = await its.shop.query('query($uuid: String!) { order(uuid: $uuid) { notes { text } } }', {
      uuid: order.uuid,
    });
    expect(body.errors[0].message).toContain('Cannot query field "notes" on type "Order"');
  });
});

test('notes on customers are written, read and deleted with their customer', async () => {
  const email = `${randomUUID()}@example.com`;
  const body = { email, full_name: 'Ada', password: 'correct horse battery' };
  const customer = dataOf(await its.shop.request('POST', '/api/customers', body));
  const path = `/api/customers/${customer.uuid}/notes`;
  const note = dataOf(await its.shop.admin('POST', path, { text: 'Prefers calls' }));
  expect(dataOf(await its.shop.admin('GET', path))).toEqual([note]);
  const answer = await its.shop.query(
    'query($id: ID!) { customer(id: $id) { notes { uuid text author { kind } } } }',
    { id: customer.uuid },
    'admin',
  );
  expect(answer.body.data.customer.notes).toEqual([
    { uuid: note.uuid, text: 'Prefers calls', author: { kind: 'administrator' } },
  ]);
  dataOf(await its.shop.admin('DELETE', `/api/customers/${customer.uuid}`));
  expect(refusalOf(await its.shop.admin('GET', path))).toEqual([
    404,
    'CUSTOMER_NOT_FOUND',
    'Customer not found',
  ]);
});

test('a note on a customer who is deleted in the meantime is rejected like one on an unknown customer', async () => {
  const { uuid } = await its.shop.make.customer();
  const note = await its.shop.db.transaction(async (tx) => {
    await tx.run(sql.type(none)`delete from customer where uuid = ${uuid}`);
    const written = its.shop.admin('POST', `/api/customers/${uuid}/notes`, { text: 'Prefers calls' });
    await expect
      .poll(
        async () => {
          // Within a transaction, PostgreSQL caches activity statistics.
          await tx.run(sql.type(none)`select pg_stat_clear_snapshot()`);
          return tx.any(sql.type(none)`
            select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
        },
        { timeout: 120_000 },
      )
      .toHaveLength(1);
    return { written };
  });
  expect(refusalOf(await note.written)).toEqual([404, 'CUSTOMER_NOT_FOUND', expect.any(String)]);
});
