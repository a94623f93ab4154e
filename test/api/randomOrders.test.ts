import { randomUUID } from 'node:crypto';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRecords } from '../../packages/runtime/src/store/doctor/diagnose.ts';
import { selectChecks } from '../../packages/runtime/src/store/doctor/checks.ts';
import { SEED, sizeOf } from '../support/lane.ts';
import * as model from '../support/orderModel.ts';
import type { ModelCoupon, ModelOrder, ModelProduct } from '../support/orderModel.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

/** Random sequences of merchant and shopper actions. Stock, coupon uses, statuses and dashboard counts must match a model. */
const numRuns = sizeOf('RUNS', { gate: 12, night: 400 });
const STOCK = 6;
const LIMIT = 2;

const pick = fc.nat({ max: 11 });
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('places' as const), pick, hasCoupon: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('captures' as const), pick }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('ships' as const), pick, isWhole: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('delivers' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('cancelsShipment' as const), pick }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('refunds' as const),
      pick,
      isWhole: fc.boolean(),
      restock: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('refundsAll' as const), pick }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('cancels' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('deletes' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('undoes' as const), pick }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type StepOf<K extends Step['does']> = Extract<Step, { does: K }>;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(() => shop.stop());

const post = (path: string, body: object = {}) => shop.admin('POST', path, body);
const query = async (query: string) =>
  dataOf({ ...(await shop.query(query, {}, 'admin')), status: 200 } as never);
const of = <T>(all: readonly T[], at: number): T | undefined => all[at % (all.length || 1)];

const counts = z.object({ to_ship: column.int, unpaid: column.int, low: column.int, out: column.int });
type Counts = z.output<typeof counts>;
const orderState = z.object({ uuid: column.uuid, state: column.text });
const numberOf = z.object({ of: column.text, n: column.int });

/** Reads the dashboard counts, and expects that the linked lists have the same number of records. */
async function readCounts(): Promise<Counts> {
  const figures = dataOf(await shop.admin('GET', '/api/dashboard'));
  const filter = (key: string, value: string) => `{ key: "${key}", operation: eq, value: "${value}" }`;
  const enabled = filter('status', '1');
  const lists = await query(`{
    to_ship: orders(filters: [${filter('to_ship', '1')}]) { total }
    unpaid: orders(filters: [${filter('unpaid', '1')}]) { total }
    low: products(filters: [${enabled}, ${filter('low_stock', String(figures.low_stock))}]) { total }
    out: products(filters: [${enabled}, ${filter('in_stock', '0')}]) { total }
  }`);
  const read = {
    to_ship: figures.orders_to_ship,
    unpaid: figures.unpaid_orders,
    low: figures.products_low_in_stock,
    out: figures.products_out_of_stock,
  };
  for (const [key, count] of Object.entries(read)) expect(lists[key].total, key).toBe(count);
  return counts.parse(read);
}

/** A random sequence with its own products, coupon and orders. */
class Walk {
  readonly orders: ModelOrder[] = [];
  readonly before: Counts;
  readonly products: readonly ModelProduct[];
  readonly coupon: ModelCoupon;
  done = 0;

  constructor(before: Counts, products: readonly ModelProduct[], coupon: ModelCoupon) {
    this.before = before;
    this.products = products;
    this.coupon = coupon;
  }

  /** Sends a request that the model allows or forbids. Returns whether it succeeded. */
  async tries(
    isAllowed: boolean,
    path: string,
    body: object = {},
  ): Promise<{ readonly uuid: string } | null> {
    const answer = await post(path, body);
    expect(answer.status === 200, `${path} ${JSON.stringify(body)}: ${JSON.stringify(answer.body)}`).toBe(
      isAllowed,
    );
    this.done += Number(isAllowed);
    return isAllowed ? answer.body.data : null;
  }

  readonly steps: { readonly [K in Step['does']]: (step: StepOf<K>) => Promise<void> } = {
    places: async ({ pick: at, hasCoupon }) => {
      const chosen = this.products.filter(
        ({ deletion, stock }, index) =>
          deletion === null && stock >= 2 && (index === at % 3 || at % 4 === index),
      );
      if (chosen.length === 0) return;
      const cart = await createReadyCart(shop, ...chosen.map(({ sku }) => sku));
      for (const { sku } of chosen)
        if (at % 2 === 0) dataOf(await shop.request('POST', `/api/carts/${cart}/items`, { sku, qty: 1 }));
      const qty = at % 2 === 0 ? 2 : 1;
      const { deletion, used, limit, code } = this.coupon;
      const coupon = hasCoupon && deletion === null && used < limit ? this.coupon : null;
      if (coupon) dataOf(await shop.request('POST', `/api/carts/${cart}/coupons`, { coupon: code }));
      const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: cart }));
      const lines = chosen.map((product) => {
        const item = order.items.find(({ product_id }: { product_id: number }) => product_id === product.id);
        product.stock -= qty;
        return { uuid: item.uuid as string, product, qty, refunded: 0 };
      });
      if (coupon) coupon.used += 1;
      this.orders.push({ uuid: order.uuid, lines, coupon, shipments: [], payment: 'pending' });
    },
    captures: async ({ pick: at }) => {
      const order = of(this.orders, at);
      if (!order) return;
      if (await this.tries(order.payment === 'pending', `/api/orders/${order.uuid}/capture`))
        order.payment = 'captured';
    },
    ships: async ({ pick: at, isWhole }) => {
      const order = of(this.orders, at);
      if (!order) return;
      const left = model.goodsOf(order).filter((line) => model.leftOf(order, line) > 0);
      const units = new Map(left.map((line) => [line, model.leftOf(order, line)] as const));
      const first = left[0];
      const part = !isWhole && first ? new Map([[first, 1]]) : null;
      const items = part && [...part].map(([line, qty]) => ({ order_item_id: line.uuid, qty }));
      const isAllowed = order.payment !== 'canceled' && left.length > 0;
      const made = await this.tries(isAllowed, `/api/orders/${order.uuid}/shipments`, items ? { items } : {});
      if (made) order.shipments.push({ uuid: made.uuid, units: part ?? units, state: 'shipped' });
    },
    delivers: ({ pick: at }) => this.ends(at, 'deliver'),
    cancelsShipment: ({ pick: at }) => this.ends(at, 'cancel'),
    refunds: async ({ pick: at, isWhole, restock }) => {
      const order = of(this.orders, at);
      const lines =
        order?.lines.filter(({ qty, refunded }) => qty > refunded).slice(0, isWhole ? 9 : 1) ?? [];
      if (!order || lines.length === 0) return;
      const units = lines.map((line) => ({ line, qty: isWhole ? line.qty - line.refunded : 1 }));
      const items = units.map(({ line, qty }) => ({ order_item_id: line.uuid, qty, restock }));
      // Refunds 1.00 per unit, and each unit costs at least 10.00, so that money remains after all units are refunded.
      const amount = units.reduce((sum, { qty }) => sum + qty, 0);
      const path = `/api/orders/${order.uuid}/refunds`;
      if (!(await this.tries(model.isCaptured(order), path, { amount, items }))) return;
      order.payment = 'partial_refunded';
      for (const { line, qty } of units) {
        line.refunded += qty;
        if (restock) line.product.stock += qty;
      }
    },
    refundsAll: async ({ pick: at }) => {
      const order = of(this.orders, at);
      if (!order) return;
      if (await this.tries(model.isCaptured(order), `/api/orders/${order.uuid}/refunds`))
        order.payment = 'refunded';
    },
    cancels: async ({ pick: at }) => {
      const order = of(this.orders, at);
      if (!order) return;
      const body = { reason: 'changed my mind' };
      if (await this.tries(model.mayCancel(order), `/api/orders/${order.uuid}/cancel`, body))
        model.cancelOrder(order);
    },
    deletes: async ({ pick: at }) => {
      const record = of([...this.products, this.coupon], at);
      if (!record || record.deletion !== null) return;
      const path = `${record === this.coupon ? '/api/coupons' : '/api/products'}/${record.uuid}`;
      dataOf(await shop.admin('DELETE', path));
      record.deletion = dataOf(await shop.admin('GET', '/api/deletions'))[0].uuid;
      this.done += 1;
    },
    undoes: async ({ pick: at }) => {
      const record = of(
        [...this.products, this.coupon].filter(({ deletion }) => deletion !== null),
        at,
      );
      if (record) await this.undo(record);
    },
  };

  async ends(at: number, action: 'deliver' | 'cancel'): Promise<void> {
    const order = of(this.orders, at);
    const shipment = order && of(order.shipments, at);
    if (!order || !shipment) return;
    const done = await this.tries(shipment.state === 'shipped', `/api/shipments/${shipment.uuid}/${action}`);
    if (!done) return;
    if (action === 'cancel') model.cancelShipment(order, shipment);
    else shipment.state = 'delivered';
  }

  async undo(record: ModelProduct | ModelCoupon): Promise<void> {
    // A busy machine may take longer than the period in which a deletion can be undone.
    await shop.db.run(sql.type(z.object({}))`
      update deletion set deleted_at = clock_timestamp() where uuid = ${record.deletion}`);
    dataOf(await post(`/api/deletions/${record.deletion}/undo`));
    record.deletion = null;
    this.done += 1;
  }

  /** Compares the complete state with the model. */
  async check(): Promise<void> {
    const states = await shop.db.any(sql.type(orderState)`
      select uuid, concat_ws(' ', status, shipment_status, payment_status) as state from "order"
      where uuid = any(${sql.array(
        this.orders.map(({ uuid }) => uuid),
        'uuid',
      )}) order by order_id`);
    expect(states).toEqual(
      this.orders.map((order) => ({
        uuid: order.uuid,
        state: `${model.statusOf(order)} ${model.shipmentOf(order)} ${order.payment === 'canceled' ? '' : 'cod_'}${order.payment}`,
      })),
    );
    const present = this.products.filter(({ deletion }) => deletion === null);
    const stock = await shop.db.any(sql.type(numberOf)`
      select sku as of, qty as n from product join product_inventory using (product_id)
      where product_id = any(${sql.array(
        this.products.map(({ id }) => id),
        'int4',
      )}) order by product_id`);
    expect(stock).toEqual(present.map(({ sku, stock: n }) => ({ of: sku, n })));
    const uses = await shop.db.any(sql.type(numberOf)`
      select 'used' as of, used_time as n from coupon where coupon = ${this.coupon.code}
      union all select 'by customer', used from coupon join coupon_use using (coupon_id)
      where coupon = ${this.coupon.code} and used > 0`);
    const { used, deletion } = this.coupon;
    expect(uses).toEqual(
      deletion === null
        ? [{ of: 'used', n: used }, ...(used > 0 ? [{ of: 'by customer', n: used }] : [])]
        : [],
    );
    const count = (holds: readonly unknown[]): number => holds.length;
    expect(await readCounts()).toEqual({
      to_ship: this.before.to_ship + count(this.orders.filter(model.isToShip)),
      unpaid: this.before.unpaid + count(this.orders.filter(model.isUnpaid)),
      low: this.before.low + count(present.filter(({ stock: n }) => n > 0 && n <= 5)),
      out: this.before.out + count(present.filter(({ stock: n }) => n === 0)),
    });
  }
}

async function newWalk(): Promise<Walk> {
  const before = await readCounts();
  const make = async (needsShipping: boolean): Promise<ModelProduct> => {
    const made = await createProduct(shop, { price: 12, qty: STOCK, noShipping: !needsShipping });
    return { ...made, needsShipping, stock: STOCK, deletion: null };
  };
  const products = [await make(true), await make(true), await make(false)];
  const code = `W${randomUUID().replaceAll('-', '')}`;
  const { uuid } = dataOf(
    await post('/api/coupons', {
      coupon: code,
      status: 1,
      discount_amount: 1,
      discount_type: 'fixed_discount_to_entire_order',
      max_uses_time_per_coupon: LIMIT,
    }),
  );
  return new Walk(before, products, { uuid, code, limit: LIMIT, used: 0, deletion: null });
}

test(
  `stock, coupon uses, states and counts equal those of a model in ${numRuns} random walks`,
  async () => {
    let done = 0;
    const first = fc.record({ does: fc.constant('places' as const), pick, hasCoupon: fc.constant(true) });
    const walks = fc.tuple(first, first, fc.array(step, { minLength: 5, maxLength: 16 }));
    await fc.assert(
      fc.asyncProperty(walks, async ([one, two, steps]) => {
        const walk = await newWalk();
        for (const next of [one, two, ...steps]) {
          await walk.steps[next.does](next as never);
          await walk.check();
        }
        for (const record of [...walk.products, walk.coupon])
          if (record.deletion !== null) await walk.undo(record);
        await walk.check();
        done += walk.done;
      }),
      { numRuns, seed: SEED, endOnFailure: true },
    );
    expect(done).toBeGreaterThan(numRuns * 3);
    const results = await checkRecords(shop.app, shop.db, { isSelected: selectChecks([]) });
    expect(results.filter(({ status }) => status !== 'done')).toEqual([]);
  },
  5000 * numRuns + 140_000,
);
