import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { startChild } from './child.ts';
import type { Child } from './child.ts';
import { openConnection, requestOf } from './connection.ts';
import type { Request } from './connection.ts';
import { measure, median } from './load.ts';
import { call, query, send } from './operations.ts';
import type { Catalogue, Operation } from './operations.ts';
import { importLarge, importPrices, priceRows } from './priceImport.ts';
import type { LargeImport } from './priceImport.ts';
import { atMost } from './report.ts';
import type { Budget } from './report.ts';
import { startShopDatabase } from './shopDatabase.ts';

/** Times of a product list without and with price lists, in ms, medians over all rounds. Ratios are medians of the rounds' ratios. */
export interface PricedListing {
  readonly operation: string;
  readonly plain: number;
  readonly priced: number;
  /** Ratio of the median times, and of the 95th percentiles. */
  readonly ratio: number;
  readonly ratioOfP95: number;
}

export interface PriceListResults {
  readonly products: number;
  readonly lists: number;
  readonly rows: number;
  /** Number of kinds of buyers, and the table of their prices. */
  readonly contexts: number;
  readonly keptRows: number;
  readonly megabytes: number;
  readonly listings: readonly PricedListing[];
  /** Seconds of the imports that fill the lists. */
  readonly imports: { readonly median: number; readonly most: number };
  readonly large: LargeImport;
}

interface Load {
  readonly dir: string;
  readonly products: number;
  readonly lists: number;
  readonly rows: number;
  readonly runs: number;
  readonly rounds: number;
}

/** Measures lists of products by price, and imports of prices, in one catalog with and in an equal one without price lists. */
export async function measurePriceLists(load: Load): Promise<PriceListResults> {
  const plain = await startShopDatabase(load.products);
  const children: Child[] = [];
  try {
    const url = await copyDatabase(plain.url);
    for (const databaseUrl of [plain.url, url])
      children.push(await startChild('server', { databaseUrl, dir: load.dir, store: 'readingStore' }));
    const [without, priced] = children as [Child, Child];
    const imports = await fillLists(priced, plain.catalogue, load);
    const figures = await analyze(url);
    // A process learns of the lists that another one has made every two seconds.
    const selling = await startChild('server', { databaseUrl: url, dir: load.dir });
    children.push(selling);
    const listings = await compare(without, priced, load);
    return {
      products: load.products,
      lists: load.lists,
      rows: load.rows,
      ...figures,
      listings,
      imports: { median: median(imports), most: Math.max(...imports) },
      large: await importLarge(selling, plain.catalogue),
    };
  } finally {
    for (const child of children) await child.stop();
    await plain.stop();
  }
}

/** Copies a database on its server. Returns the URL of the copy. */
export async function copyDatabase(source: string): Promise<string> {
  const url = new URL(source);
  const name = `priced_${randomUUID().replaceAll('-', '')}`;
  const from = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} template ${from} strategy file_copy`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

async function analyze(url: string): Promise<Pick<PriceListResults, 'contexts' | 'keptRows' | 'megabytes'>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  const { rows } = await client.query(`
    select (select count(*) from price_context)::int as contexts, (select count(*) from product_price_context)::int as "keptRows",
      pg_total_relation_size('product_price_context') / 1e6 as megabytes`);
  await client.end();
  return { ...rows[0], megabytes: Number(rows[0].megabytes) };
}

/** Creates a second currency, two groups, and lists for everybody and for groups, half of them filled. Returns the seconds of the imports. */
async function fillLists(
  child: Child,
  { adminToken: token, products }: Catalogue,
  { lists, rows }: Load,
): Promise<number[]> {
  const connection = await openConnection(child.port);
  const post = (path: string, body: object) => call(connection, requestOf('POST', path, { body, token }));
  await post('/api/currencies', { code: 'EUR', rate: 0.9, status: 1 });
  const groups: string[] = [];
  for (const group_name of ['Trade', 'Staff'])
    groups.push((await post('/api/customerGroups', { group_name })).uuid);
  const seconds: number[] = [];
  for (let index = 0; index < lists; index += 1) {
    const list = await post('/api/price-lists', {
      code: `list-${index}`,
      name: `List ${index}`,
      kind: index % 2 === 0 ? 'sale' : 'override',
      status: 1,
      priority: index % 3,
      currency: index % 5 === 4 ? 'EUR' : null,
      groups: index % 4 === 0 ? [] : groups.slice(index % 2, 1 + (index % 3 === 0 ? 1 : index % 2)),
      ends_at: index % 7 === 6 ? new Date(Date.now() + 86_400_000).toISOString() : null,
    });
    seconds.push(await importPrices(child, token, list.uuid, priceRows(products, index * 4999, rows)));
  }
  connection.close();
  return seconds;
}

const CARD =
  'productId uuid name sku url price(currency: $currency) { regular { value text } } image { url }';
const LIST = `query ($filters: [FilterInput!], $currency: String) {
  products(filters: $filters, currency: $currency) { items { ${CARD} } } }`;
const CATEGORIES = '{ categories { items { uuid } } }';
const IN_CATEGORY = `query ($id: ID!, $filters: [FilterInput!], $currency: String) {
  category(id: $id) { products(filters: $filters, currency: $currency) { items { ${CARD} } } } }`;
const filtersOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, value]) => ({ key, operation: 'eq', value }));

/** The lists that are compared. Each request is another one. */
function listings(currency: string | null): readonly Operation<Request>[] {
  const page = () => String(1 + Math.floor(Math.random() * 20));
  const inCategory = (name: string, filters: () => Readonly<Record<string, string>>) => ({
    name,
    async prepare(connection: Parameters<typeof call>[0]) {
      const { items } = (await call(connection, query(CATEGORIES, {}))).categories;
      const { uuid } = items[Math.floor(Math.random() * items.length)];
      return query(IN_CATEGORY, { id: uuid, filters: filtersOf(filters()), currency });
    },
    run: send,
  });
  return [
    {
      name: 'products by price',
      prepare: () => query(LIST, { filters: filtersOf({ ob: 'price', page: page() }), currency }),
      run: send,
    },
    {
      name: 'products by price, dearest first',
      prepare: () => query(LIST, { filters: filtersOf({ ob: 'price', od: 'DESC', page: page() }), currency }),
      run: send,
    },
    inCategory('category by price', () => ({ ob: 'price', page: page() })),
    inCategory('category, newest first', () => ({ page: page() })),
  ];
}

async function compare(without: Child, priced: Child, { runs, rounds }: Load): Promise<PricedListing[]> {
  const found: PricedListing[] = [];
  for (const currency of [null, 'EUR'])
    for (const [place, operation] of listings(null).entries()) {
      const pairs: { plain: number; priced: number; ratio: number; ratioOfP95: number }[] = [];
      const other = listings(currency)[place] as Operation<Request>;
      // The first round is a warm-up.
      for (let round = 0; round <= rounds; round += 1) {
        const plain = await measure(operation, { child: without, connections: 1, runs });
        const listed = await measure(other, { child: priced, connections: 1, runs });
        if (round > 0)
          pairs.push({
            plain: plain.p50,
            priced: listed.p50,
            ratio: listed.p50 / plain.p50,
            ratioOfP95: listed.p95 / plain.p95,
          });
      }
      const middle = (key: keyof (typeof pairs)[number]) => median(pairs.map((pair) => pair[key]));
      found.push({
        operation: `${operation.name}, ${currency ?? 'shop currency'}`,
        plain: middle('plain'),
        priced: middle('priced'),
        ratio: middle('ratio'),
        ratioOfP95: middle('ratioOfP95'),
      });
    }
  return found;
}

const RATIO_BUDGET = 1.15;
const PAGES_BUDGET = 1.3;
const LARGE_SECONDS = 60;

export const priceListBudgets = ({
  listings: found,
  large,
  lists,
  rows,
  products,
}: PriceListResults): Budget[] => [
  ...found.map(({ operation, ratio }) =>
    atMost(`${lists} lists of ${rows} prices, time of that without: ${operation}`, ratio, RATIO_BUDGET),
  ),
  atMost(`import of ${products} prices, seconds`, large.seconds, LARGE_SECONDS),
  atMost(
    'p95 of pages during the import of that without',
    large.pages.during / large.pages.quiet,
    PAGES_BUDGET,
  ),
];
