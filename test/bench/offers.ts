import { Client } from 'pg';
import { startChild } from './child.ts';
import type { Child } from './child.ts';
import { openConnection, requestOf } from './connection.ts';
import { databaseTime } from './databaseTime.ts';
import { measure, median } from './load.ts';
import { call, operationsOn, send } from './operations.ts';
import type { Catalogue, Operation } from './operations.ts';
import { copyDatabase } from './priceLists.ts';
import { atMost } from './report.ts';
import type { Budget } from './report.ts';
import { startShopDatabase } from './shopDatabase.ts';

/** An operation in a shop without and with promotions. Ratios are medians of the rounds' ratios. */
export interface OfferCost {
  readonly operation: string;
  /** Median times in ms. */
  readonly without: number;
  readonly offered: number;
  readonly ratio: number;
  /** Ratio of the processor times of server and database. */
  readonly ratioOfProcessor: number;
  /** Numbers of statements, without and with promotions. */
  readonly statements: readonly [number, number];
  readonly budget?: number | undefined;
}

/** Median times of the first change of a cart after a write, in ms. */
export interface FirstChange {
  readonly after: string;
  readonly without: number;
  readonly offered: number;
}

export interface OfferResults {
  readonly promotions: number;
  readonly codes: number;
  readonly costs: readonly OfferCost[];
  readonly first: readonly FirstChange[];
}

interface Load {
  readonly dir: string;
  readonly products: number;
  readonly promotions: number;
  readonly codes: number;
  readonly runs: number;
  readonly rounds: number;
}

/** Measures carts and orders in a shop with many promotions and codes, and in an equal one without any. */
export async function measureOffers(load: Load): Promise<OfferResults> {
  const { dir, promotions, codes } = load;
  const plain = await startShopDatabase(load.products);
  const children: Child[] = [];
  try {
    const url = await copyDatabase(plain.url);
    await fillPromotions(url, plain.catalogue, load);
    for (const databaseUrl of [plain.url, url])
      children.push(await startChild('server', { databaseUrl, dir }));
    const [without, offered] = children as [Child, Child];
    const pair = { without, offered };
    return {
      promotions,
      codes,
      costs: await compare(pair, plain.catalogue, { ...load, clock: await databaseTime(plain.url) }),
      first: await firstChanges(pair, plain.catalogue, load.rounds * 3),
    };
  } finally {
    for (const child of children) await child.stop();
    await plain.stop();
  }
}

/**
 * The kinds of the promotions, by their share in percent. Most are about products, a few about everything: what a shop has that makes a
 * promotion for each action of its marketing. Those for products are for the first half of the catalog.
 */
const FILL = `
  insert into promotion (name, label, status, class, code_required, priority, combines, conditions, action, code_count, max_uses_per_customer)
  select 'Promotion ' || number, 'Offer ' || number, true, case when part = 98 then 'shipping' when part >= 90 then 'order' else 'product' end,
    part >= 95 and part < 98, number % 10, array['product', 'order', 'shipping'],
    case when part < 70 then '[]'
      when part < 80 then jsonb_build_array(jsonb_build_object('kind', 'categories', 'ids', array[gen_random_uuid()]))
      when part < 88 then jsonb_build_array(jsonb_build_object('kind', 'attribute', 'code', 'color', 'options', array['Color ' || number]))
      when part < 90 then jsonb_build_array(jsonb_build_object('kind', 'groups', 'ids', array[gen_random_uuid()]))
      when part < 95 then jsonb_build_array(jsonb_build_object('kind', 'collections', 'ids', array[gen_random_uuid()]),
        jsonb_build_object('kind', 'subtotal', 'min', number))
      when part = 98 then jsonb_build_array(jsonb_build_object('kind', 'subtotal', 'min', 100000 + number))
      when part = 99 then jsonb_build_array(jsonb_build_object('kind', 'countries', 'codes', array['DE']), '{"kind": "first_order"}'::jsonb)
      else '[]' end,
    case when part = 98 then '{"kind": "shipping"}'
      when part < 70 then jsonb_build_object('kind', 'percent', 'value', 5, 'select', jsonb_build_object('skus', array[($3::text[])[number % cardinality($3::text[]) + 1]]))
      else '{"kind": "percent", "value": 5}' end,
    case when part >= 95 and part < 98 then $2::int * 100 / (3 * $1::int) else 0 end,
    case when part = 97 then 1 end
  from (select number, number % 100 as part from generate_series(0, $1::int - 1) number) one`;

const FILL_CODES = `
  insert into promotion_code (promotion_id, code, max_uses)
  select promotion_id, 'BENCH-' || promotion_id || '-' || number, 1
  from promotion, generate_series(1, code_count) number where code_required`;

async function fillPromotions(
  url: string,
  { products }: Catalogue,
  { promotions, codes }: Load,
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(FILL, [promotions, codes, firstHalf(products).map(({ sku }) => sku)]);
    await client.query(FILL_CODES);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

const firstHalf = <T>(values: readonly T[]): readonly T[] => values.slice(0, Math.ceil(values.length / 2));
const secondHalf = <T>(values: readonly T[]): readonly T[] => values.slice(Math.ceil(values.length / 2));

interface Pair {
  readonly without: Child;
  readonly offered: Child;
}

/** A change of a cart, and an order, of products without and with promotions. */
function operationsWith(catalogue: Catalogue): readonly (readonly [Operation, number | undefined])[] {
  const named = (operation: Operation, which: string): Operation => ({
    ...operation,
    name: `${operation.name}, ${which}`,
  });
  const of = (products: Catalogue['products'], which: string, budget?: number) => {
    const { addItem, placeOrder } = operationsOn({ ...catalogue, products });
    return [
      [named(addItem as Operation, which), budget],
      [named(placeOrder as Operation, which), budget],
    ] as const;
  };
  return [
    ...of(secondHalf(catalogue.products), 'no promotion applies', RATIO_BUDGET),
    ...of(firstHalf(catalogue.products), 'promotions of each product apply'),
  ];
}

async function compare(
  { without, offered }: Pair,
  catalogue: Catalogue,
  { runs, rounds, clock }: Load & { readonly clock: () => number },
): Promise<OfferCost[]> {
  const costs: OfferCost[] = [];
  for (const [operation, budget] of operationsWith(catalogue)) {
    const pairs: (readonly [Awaited<ReturnType<typeof measure>>, Awaited<ReturnType<typeof measure>>])[] = [];
    // The first round is a warm-up.
    for (let round = 0; round <= rounds; round += 1) {
      const load = { connections: 1, runs, databaseClock: clock };
      const before = await measure(operation, { ...load, child: without });
      const after = await measure(operation, { ...load, child: offered });
      if (round > 0) pairs.push([before, after]);
    }
    const cpu = ({ serverCpu, databaseCpu }: (typeof pairs)[number][0]) =>
      serverCpu + (Number.isNaN(databaseCpu) ? 0 : databaseCpu);
    costs.push({
      operation: operation.name,
      without: median(pairs.map(([before]) => before.p50)),
      offered: median(pairs.map(([, after]) => after.p50)),
      ratio: median(pairs.map(([before, after]) => after.p50 / before.p50)),
      ratioOfProcessor: median(pairs.map(([before, after]) => cpu(after) / cpu(before))),
      statements: [
        median(pairs.map(([before]) => before.statements)),
        median(pairs.map(([, after]) => after.statements)),
      ],
      budget,
    });
  }
  return costs;
}

/** Measures the first change of a cart after a product was saved, and after a promotion was. */
async function firstChanges(pair: Pair, catalogue: Catalogue, times: number): Promise<FirstChange[]> {
  const { products, adminToken: token } = catalogue;
  const product = `/api/products/${products[0]?.uuid}`;
  const price = (turn: number) => requestOf('PATCH', product, { token, body: { price: 10 + turn } });
  const connection = await openConnection(pair.offered.port);
  const [promotion] = await call(connection, requestOf('GET', '/api/promotions?limit=1', { token }));
  connection.close();
  const name = (turn: number) =>
    requestOf('PATCH', `/api/promotions/${promotion.uuid}`, { token, body: { name: `Written ${turn}` } });
  const after = async (child: Child, write: typeof price) => firstOf(child, catalogue, write, times);
  const without = await after(pair.without, price);
  return [
    { after: 'a product', without, offered: await after(pair.offered, price) },
    { after: 'a promotion', without, offered: await after(pair.offered, name) },
  ];
}

async function firstOf(
  child: Child,
  catalogue: Catalogue,
  write: (turn: number) => Buffer,
  times: number,
): Promise<number> {
  const connection = await openConnection(child.port);
  const { addItem } = operationsOn({ ...catalogue, products: secondHalf(catalogue.products) });
  const found: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const change = await addItem.prepare(connection);
    await send(connection, write(turn));
    const started = performance.now();
    await send(connection, change);
    found.push(performance.now() - started);
  }
  connection.close();
  return median(found);
}

const RATIO_BUDGET = 1.1;

export const offerBudgets = ({ promotions, codes, costs }: OfferResults): Budget[] =>
  costs.flatMap(({ operation, ratioOfProcessor, budget }) =>
    budget === undefined
      ? []
      : [
          atMost(
            `${promotions} promotions and ${codes} codes, processor time of that without: ${operation}`,
            ratioOfProcessor,
            budget,
          ),
        ],
  );
