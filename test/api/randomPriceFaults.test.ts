import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listUnkeptProducts } from '../../packages/runtime/src/modules/catalog/priceContexts/listUnkeptProducts.ts';
import { customersOf } from '../support/customers.ts';
import { SEED, sizeOf } from '../support/lane.ts';
import { newKey, pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

/** Sequences of what merchants do to lists, groups and customers. After each act, all buyers see one price everywhere, the right one. */
const numRuns = sizeOf('RUNS', { gate: 6, night: 120 });
const LISTS = 3;
const GROUPS = 3;

const clock = createTestClock();
let shop: TestShop;
let buyers: readonly Buyer[];
beforeAll(async () => {
  shop = await testShop({ clock, config: { rateLimit: false } });
  const customers = [await newCustomer(), await newCustomer()];
  buyers = [
    { uuid: null, headers: {} },
    ...(await Promise.all(
      customers.map(async (customer) => ({ uuid: customer.uuid, headers: await cookieOf(customer) })),
    )),
  ];
});
afterAll(() => shop.stop());

interface Buyer {
  /** Null for a guest. */
  readonly uuid: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

const { newCustomer, cookieOf, as } = customersOf(() => shop);
const { json } = pagesOf(() => shop);
const send = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  dataOf(await shop.admin(method, path, body));

const at = fc.nat(LISTS - 1);
const groups = fc.uniqueArray(fc.nat(GROUPS - 1), { maxLength: GROUPS });
const act = fc.oneof(
  fc.record({ kind: fc.constant('switch' as const), list: at, isOn: fc.boolean() }),
  fc.record({ kind: fc.constant('price' as const), list: at, amount: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: fc.constant('unprice' as const), list: at }),
  fc.record({ kind: fc.constant('for' as const), list: at, groups }),
  fc.record({ kind: fc.constant('priority' as const), list: at, priority: fc.nat(2) }),
  fc.record({ kind: fc.constant('join' as const), buyer: fc.integer({ min: 1, max: 2 }), groups }),
  fc.record({ kind: fc.constant('rename' as const), group: fc.nat(GROUPS - 1) }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(30, 61) }),
  fc.record({ kind: fc.constant('dates' as const), list: at, ends: fc.boolean() }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** A list as the model knows it. */
interface ModelList {
  readonly uuid: string;
  isOn: boolean;
  amount: number | null;
  /** The groups that it is for. Empty: everybody. */
  groups: readonly number[];
  priority: number;
  starts: number | null;
  ends: number | null;
}

interface Model {
  readonly sku: string;
  readonly uuid: string;
  readonly lists: readonly ModelList[];
  readonly groups: readonly string[];
  /** The groups of the buyers. */
  readonly members: (readonly number[])[];
}

const BASE = 20;

async function newModel(): Promise<Model> {
  const sku = newKey();
  const made = await send('POST', '/api/products', {
    name: 'Tea',
    sku,
    url_key: sku,
    price: BASE,
    qty: 99,
    no_shipping_required: true,
  });
  const names: string[] = [];
  for (let index = 0; index < GROUPS; index += 1)
    names.push((await send('POST', '/api/customerGroups', { group_name: newKey() })).uuid);
  const lists: ModelList[] = [];
  for (let index = 0; index < LISTS; index += 1) {
    const code = newKey();
    const { uuid } = await send('POST', '/api/price-lists', { code, name: code, kind: 'override' });
    lists.push({ uuid, isOn: false, amount: null, groups: [], priority: 0, starts: null, ends: null });
  }
  for (const { uuid } of buyers)
    if (uuid !== null) await send('PATCH', `/api/customers/${uuid}`, { groups: [names[0]] });
  return { sku, uuid: made.uuid, lists, groups: names, members: buyers.map(({ uuid }) => (uuid ? [0] : [])) };
}

/** Returns the price that a buyer pays, by the rules as the documentation has them. */
function expected({ lists, members }: Model, buyer: number): number {
  const now = clock.now().getTime();
  const applying = lists.filter(
    (list) =>
      list.isOn &&
      list.amount !== null &&
      (list.groups.length === 0 || list.groups.some((group) => members[buyer]?.includes(group))) &&
      (list.starts === null || list.starts <= now) &&
      (list.ends === null || now < list.ends),
  );
  const [first] = applying.toSorted((a, b) => b.priority - a.priority || (a.amount ?? 0) - (b.amount ?? 0));
  return first?.amount ?? BASE;
}

async function perform(model: Model, one: Act): Promise<void> {
  const uuidsOf = (ids: readonly number[]) => ids.map((id) => model.groups[id] as string);
  if (one.kind === 'wait') {
    clock.advance(one.minutes * 60_000);
    return;
  }
  if (one.kind === 'rename') {
    await send('PATCH', `/api/customerGroups/${model.groups[one.group]}`, { group_name: newKey() });
    return;
  }
  if (one.kind === 'join') {
    const joined = one.groups.length === 0 ? [0] : one.groups;
    await send('PATCH', `/api/customers/${buyers[one.buyer]?.uuid}`, { groups: uuidsOf(joined) });
    model.members[one.buyer] = joined;
    return;
  }
  const list = model.lists[one.list] as ModelList;
  const path = `/api/price-lists/${list.uuid}`;
  if (one.kind === 'price') {
    await send('PATCH', `${path}/prices`, { set: [{ sku: model.sku, amount: one.amount }] });
    list.amount = one.amount;
  } else if (one.kind === 'unprice') {
    await send('PATCH', `${path}/prices`, { remove: [{ sku: model.sku, min_qty: 1 }] });
    list.amount = null;
  } else if (one.kind === 'switch') {
    await send('PATCH', path, { status: one.isOn ? 1 : 0 });
    list.isOn = one.isOn;
  } else if (one.kind === 'for') {
    await send('PATCH', path, { groups: uuidsOf(one.groups) });
    list.groups = one.groups;
  } else if (one.kind === 'priority') {
    await send('PATCH', path, { priority: one.priority });
    list.priority = one.priority;
  } else {
    const time = clock.now().getTime() + 3_600_000;
    [list.starts, list.ends] = one.ends ? [null, time] : [time, null];
    const text = (value: number | null) => (value === null ? null : new Date(value).toISOString());
    await send('PATCH', path, { starts_at: text(list.starts), ends_at: text(list.ends) });
  }
}

/** Returns the prices that a buyer gets from the page, GraphQL, a new cart and the explanation. */
async function pricesOf(
  { sku, uuid }: Model,
  { uuid: customer, headers }: Buyer,
): Promise<readonly unknown[]> {
  const { entity } = dataOf(await json(`/${sku}`, headers));
  const { body } = await as(headers, 'POST', '/graphql', {
    query: `{ product(id: "${uuid}") { price { regular { value } special { value } } } }`,
  });
  const { price } = body.data.product;
  const cart = dataOf(await as(headers, 'POST', '/api/carts', { items: [{ sku, qty: 1 }] }));
  const query = customer === null ? '' : `&customer_id=${customer}`;
  const explained = dataOf(await shop.admin('GET', `/api/prices?sku=${sku}${query}`));
  return [entity.price, (price.special ?? price.regular).value, cart.items[0].final_price, explained.amount];
}

test(
  'whatever is done to lists, groups and customers, page, GraphQL, cart and explanation have the one right price',
  { timeout: 600_000 },
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), async (acts) => {
        const model = await newModel();
        try {
          for (const [place, one] of acts.entries()) {
            await perform(model, one);
            const buyer = place % buyers.length;
            const right = expected(model, buyer);
            expect([one, ...(await pricesOf(model, buyers[buyer] as Buyer))]).toEqual([
              one,
              right,
              right,
              right,
              right,
            ]);
          }
          for (const [buyer, one] of buyers.entries())
            expect(new Set(await pricesOf(model, one))).toEqual(new Set([expected(model, buyer)]));
          expect(await listUnkeptProducts(shop.app, shop.db, 10)).toEqual([]);
        } finally {
          for (const { uuid } of model.lists) await send('DELETE', `/api/price-lists/${uuid}`);
        }
      }),
      { numRuns, seed: SEED, endOnFailure: true },
    ),
);
