import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Child } from './child.ts';
import { openConnection, requestOf } from './connection.ts';
import { call, query, send } from './operations.ts';
import type { Catalogue } from './operations.ts';

/** An import of one large list while the shop shows pages and products are saved. Times in ms, 95th percentiles. */
export interface LargeImport {
  readonly rows: number;
  readonly seconds: number;
  readonly pages: { readonly quiet: number; readonly during: number };
  readonly saves: { readonly quiet: number; readonly during: number; readonly most: number };
}

/** Sends prices of a list as a file. Returns the seconds that it took. Throws unless all rows are written. */
export async function importPrices(
  { port }: Child,
  token: string,
  list: string,
  rows: readonly string[],
): Promise<number> {
  const body = new FormData();
  body.append('file', new Blob([`sku,min_qty,amount\n${rows.join('\n')}\n`]), 'prices.csv');
  const started = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api/price-lists/${list}/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const text = await answer.text();
  if (answer.status !== 200 || JSON.parse(text).data.refused > 0)
    throw new Error(`An import answered ${answer.status}: ${text.slice(0, 500)}`);
  return (performance.now() - started) / 1000;
}

export const priceRows = (products: Catalogue['products'], first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const { sku } = products[(first + index) % products.length] as { readonly sku: string };
    return `${sku},1,${1 + ((first + 7 * index) % 150)}.50`;
  });

const QUIET_MS = 8000;
const SHOPPERS = 4;

/** Imports a price for every product, while shoppers open pages and one administrator saves products. */
export async function importLarge(
  child: Child,
  { adminToken: token, products }: Catalogue,
): Promise<LargeImport> {
  const connection = await openConnection(child.port);
  const list = await call(
    connection,
    requestOf('POST', '/api/price-lists', {
      body: { code: 'large', name: 'Large', kind: 'sale', status: 1, priority: 9 },
      token,
    }),
  );
  const paths = await pagesOf(connection);
  connection.close();
  const watched = async (until: Promise<unknown>) => {
    const over = { now: false };
    const end = () => void (over.now = true);
    until.then(end, end);
    const pages = Array.from({ length: SHOPPERS }, () => openPages(child, paths, over));
    const saves = saveProducts(child, { products, adminToken: token }, over);
    await until;
    return { pages: (await Promise.all(pages)).flat(), saves: await saves };
  };
  await watched(pause(QUIET_MS / 2));
  const quiet = await watched(pause(QUIET_MS));
  let seconds = 0;
  const rows = priceRows(products, 3, products.length);
  const during = await watched(
    importPrices(child, token, list.uuid, rows).then((took) => void (seconds = took)),
  );
  return {
    rows: rows.length,
    seconds,
    pages: { quiet: p95(quiet.pages), during: p95(during.pages) },
    saves: { quiet: p95(quiet.saves), during: p95(during.saves), most: Math.max(...during.saves) },
  };
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/** Lists paths of products and of categories in the order of price. */
async function pagesOf(connection: Parameters<typeof call>[0]): Promise<readonly string[]> {
  const { items } = (
    await call(
      connection,
      query('{ products(filters: [{ key: "limit", operation: eq, value: "60" }]) { items { url } } }', {}),
    )
  ).products;
  const { categories } = await call(connection, query('{ categories { items { url } } }', {}));
  return [...items, ...categories.items].map(({ url }: { url: string }, index) =>
    index < items.length ? url : `${url}?ob=price-asc`,
  );
}

/** Opens pages, each made anew, with a pause between two. Returns the times. */
async function openPages(
  { port }: Child,
  paths: readonly string[],
  over: { readonly now: boolean },
): Promise<number[]> {
  const connection = await openConnection(port);
  const times: number[] = [];
  while (!over.now) {
    const path = paths[Math.floor(Math.random() * paths.length)] as string;
    const request = requestOf('GET', `${path}${path.includes('?') ? '&' : '?'}asked=${randomUUID()}`);
    const started = performance.now();
    const { status } = await connection.send(request);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    times.push(performance.now() - started);
    await pause(20 + Math.random() * 60);
  }
  connection.close();
  return times;
}

/** Changes prices of products, one after the other. Returns the times. */
async function saveProducts(
  { port }: Child,
  { products, adminToken: token }: Catalogue,
  over: { readonly now: boolean },
): Promise<number[]> {
  const connection = await openConnection(port);
  const times: number[] = [];
  while (!over.now) {
    const { uuid } = products[Math.floor(Math.random() * products.length)] as { readonly uuid: string };
    const body = { price: 5 + Math.floor(Math.random() * 195) };
    const started = performance.now();
    await send(connection, requestOf('PATCH', `/api/products/${uuid}`, { body, token }));
    times.push(performance.now() - started);
    await pause(200);
  }
  connection.close();
  return times;
}
