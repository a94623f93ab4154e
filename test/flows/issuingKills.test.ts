import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRecords } from '../../packages/runtime/src/store/doctor/diagnose.ts';
import { selectChecks } from '../../packages/runtime/src/store/doctor/checks.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { isNight, sizeOf } from '../support/lane.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const KILLS = sizeOf('KILLS', { gate: 3, night: 100 });
const MOMENTS = ['before', 'sent'] as const;
type Moment = (typeof MOMENTS)[number];

/** The checks of what a killed process may leave of documents. */
const CHECKS = [
  'invoiceNumbers',
  'documentFiles',
  'creditNotes',
  'missingCreditNotes',
  'orderInvoices',
  'refundParts',
];

let database: TestDatabase;
/** The shop that prepares the orders and goes on where the killed processes ended. */
let shop: TestShop;
let sku: string;
beforeAll(async () => {
  database = await createDatabase();
  shop = await testShop({ databaseUrl: database.url });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  ({ sku } = await createProduct(shop, { price: 10, qty: 100_000 }));
});
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

const post = async (path: string, body: object = {}) => dataOf(await shop.admin('POST', path, body));

/** Places an order of two units that is paid and has two refunds, and no document yet. */
async function refundedOrder(): Promise<string> {
  const { uuid, items } = dataOf(
    await shop.request('POST', '/api/orders', { cart_id: await createReadyCart(shop, sku, sku) }),
  );
  const path = `/api/orders/${uuid}`;
  await post(`${path}/capture`);
  await post(`${path}/refunds`, { items: [{ order_item_id: items[0].order_item_id, qty: 1 }] });
  await post(`${path}/refunds`, { amount: 1.5 });
  return uuid;
}

const script = fileURLToPath(new URL('../support/issuingShop.ts', import.meta.url));

/** Issues the documents of an order in a process that is killed at a statement. Returns its end and its output. */
const issueIn = (order: string, statement: number, moment: Moment) =>
  new Promise<{ readonly signal: string | null; readonly output: string }>((resolve, reject) => {
    const args = ['--conditions=@shop/source', script, database.url, order, String(statement), moment];
    execFile(process.execPath, args, (error, output, faults) => {
      const signal = error?.signal ?? null;
      if (error && signal === null) reject(new Error(faults));
      else resolve({ signal, output });
    });
  });

const documentsRow = z.object({ kind: column.text, number: column.text, has_file: column.bool });
const documentsOf = (order: string) =>
  shop.db.any(sql.type(documentsRow)`
    select kind, number, encode(sha256(content), 'hex') = sha256 as has_file
    from document join "order" on order_id = document_order_id where "order".uuid = ${order} order by document_id`);

/** Issues all documents of an order by the commands of an administrator. */
async function issueHere(order: string): Promise<void> {
  await post(`/api/orders/${order}/documents`, { kind: 'invoice' });
  await post(`/api/orders/${order}/documents`, { kind: 'correction' });
}

/** Waits until the database has ended the transaction of a killed process, which may have sent its COMMIT. */
const endOf = (order: string) =>
  shop.db.any(sql.type(z.object({ uuid: column.uuid }))`
    select uuid from "order" where uuid = ${order} for update`);

/** Issues what a killed process did not, as the jobs of another process do. */
async function goOn(order: string): Promise<void> {
  const has = async (kind: string) => (await documentsOf(order)).some((one) => one.kind === kind);
  if (!(await has('invoice'))) await post(`/api/orders/${order}/documents`, { kind: 'invoice' });
  await shop.runJob('issueDueCreditNotes');
  if (!(await has('correction'))) await post(`/api/orders/${order}/documents`, { kind: 'correction' });
}

/** Chooses the points at which to kill: both moments of each statement, or as many of them as asked for, evenly. */
function pointsOf(statements: number): readonly (readonly [number, Moment])[] {
  const all = Array.from({ length: statements }, (_, index) => index + 1).flatMap((statement) =>
    MOMENTS.map((moment) => [statement, moment] as const),
  );
  if (KILLS >= all.length)
    return Array.from({ length: KILLS }, (_, index) => all[index % all.length] as (typeof all)[number]);
  // An odd step meets both moments.
  return Array.from(
    { length: KILLS },
    (_, index) => all[Math.floor(((index + 0.5) * all.length) / KILLS)] as (typeof all)[number],
  );
}

test(
  `a process that is killed at ${KILLS} points of issuing leaves no gap, no double number, and no document without its file`,
  async () => {
    const { output, signal } = await issueIn(await refundedOrder(), 0, 'before');
    expect(signal).toBeNull();
    const statements = Number(output);
    expect(statements).toBeGreaterThan(20);
    const left = new Set<number>();
    for (const [statement, moment] of pointsOf(statements)) {
      const [order, other] = [await refundedOrder(), await refundedOrder()];
      // Another process issues documents of the same series meanwhile, and waits for those that the killed one holds.
      const [killed] = await Promise.all([issueIn(order, statement, moment), issueHere(other)]);
      expect(killed.signal, `${statement} ${moment}`).toBe('SIGKILL');
      await endOf(order);
      const found = await documentsOf(order);
      left.add(found.length);
      await goOn(order);
      const whole = await documentsOf(order);
      expect(
        whole.map(({ kind }) => kind),
        `${statement} ${moment}`,
      ).toEqual(['invoice', 'credit_note', 'credit_note', 'credit_note', 'correction']);
      expect(whole.slice(0, found.length)).toEqual(found);
      expect(whole.every(({ has_file }) => has_file)).toBe(true);
    }
    await expectNoGap();
    const checks = await checkRecords(shop.app, shop.db, { isSelected: selectChecks(CHECKS) });
    expect(checks.filter(({ status }) => status !== 'done')).toEqual([]);
    // At some points the first documents were issued, at others none.
    if (isNight) expect([...left].toSorted()).toEqual([0, 1, 3, 5]);
  },
  600_000 + KILLS * 60_000,
);

/** Expects that the numbers of each series are consecutive from 1, and that the counters say so. */
async function expectNoGap(): Promise<void> {
  const rows = await shop.db.any(sql.type(
    z.object({ series: column.text, count: column.int, last: column.int, counted: column.int }),
  )`
    select series, count(distinct number)::int as count, max(substr(number, length(series) + 1)::int) as last,
      max(s.last_number)::int as counted
    from document join number_series s on s.name = 'document ' || series group by series`);
  expect(rows.length).toBe(2);
  for (const { count, last, counted } of rows) expect([last, counted]).toEqual([count, count]);
}
