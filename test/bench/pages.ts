import type { Child } from './child.ts';
import { openConnection, requestOf } from './connection.ts';
import type { Connection, Request } from './connection.ts';
import { measure, median } from './load.ts';
import type { LoadResults } from './load.ts';
import { call, operationsOn } from './operations.ts';
import type { Catalogue, Operation } from './operations.ts';
import { atMost } from './report.ts';
import type { Budget } from './report.ts';

/** Times of a page compared with the GraphQL product query: medians over all rounds, p95 in ms. */
export interface PageResults {
  readonly page: string;
  readonly p95: number;
  readonly product: number;
  readonly ratio: number;
  readonly statements: number;
  /** Maximum ratio and maximum number of statements. */
  readonly budget: { readonly ratio: number; readonly statements: number };
}

const WIDGETS = 20;
/** Number of products that a collection widget shows. */
const SHOWN = 4;

/** Creates a landing page with twenty widgets of all types, and the same number of widgets elsewhere. Returns the page's path. */
async function createPage(
  connection: Connection,
  { adminToken: token, products }: Catalogue,
): Promise<string> {
  const post = (path: string, body: object) => call(connection, requestOf('POST', path, { body, token }));
  const collection = await post('/api/collections', { name: 'Bench', code: 'bench' });
  for (const { uuid } of products.slice(0, SHOWN))
    await post(`/api/collections/${collection.uuid}/products`, { product_id: uuid });
  const page = await post('/api/landing-pages', { name: 'Bench', url_key: 'bench-page', status: true });
  const kinds = [
    { type: 'text_block', settings: { text: 'Made to be used every day.' } },
    { type: 'banner', settings: { title: 'New', link: `urn:evershop:promotion:landing_page:${page.uuid}` } },
    { type: 'basic_menu', settings: { items: [{ label: 'Home', link: '/' }] } },
    { type: 'collection_products', settings: { collection: collection.code } },
  ];
  for (let widget = 0; widget < 2 * WIDGETS; widget += 1) {
    const on = widget < WIDGETS ? page.uuid : crypto.randomUUID();
    const position = {
      route: 'landingPageView',
      area: 'landing_page_content',
      sort_order: widget,
      entity_urn: `urn:evershop:promotion:landing_page:${on}`,
    };
    await post('/api/widgets', {
      name: `W${widget}`,
      ...kinds[widget % kinds.length],
      placements: [position],
    });
  }
  return `/${page.url_key}`;
}

/** Measures the rendered page, the cached page and its 304 response alternately with the product query, over one connection. */
export async function measurePages(
  child: Child,
  catalogue: Catalogue,
  { runs, rounds }: { readonly runs: number; readonly rounds: number },
): Promise<PageResults[]> {
  const connection = await openConnection(child.port);
  const path = await createPage(connection, catalogue);
  const { headers } = await connection.send(requestOf('GET', path));
  connection.close();
  const etag = /etag: (\S+)/i.exec(headers)?.[1] as string;
  const { productRead } = operationsOn(catalogue);
  let requests = 0;
  const pages = [
    {
      // Each URL is new, so that no page comes from the cache.
      ...page('20 widgets, made anew', 200, () => requestOf('GET', `${path}?asked=${(requests += 1)}`)),
      budget: { ratio: 8, statements: 4 },
    },
    { ...page('the same, kept', 200, () => requestOf('GET', path)), budget: { ratio: 1.5, statements: 1 } },
    {
      ...page('the same, not changed (304)', 304, () =>
        requestOf('GET', path, { headers: { 'If-None-Match': etag } }),
      ),
      budget: { ratio: 1.5, statements: 1 },
    },
  ];
  const results = new Map<string, LoadResults[]>();
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1)
    for (const operation of [productRead, ...pages]) {
      const figures = await measure(operation as Operation<Request>, { child, connections: 1, runs });
      if (round > 0) results.set(operation.name, [...(results.get(operation.name) ?? []), figures]);
    }
  const products = (results.get(productRead.name) ?? []).map(({ p95 }) => p95);
  return pages.map(({ name, budget }) => {
    const own = results.get(name) ?? [];
    return {
      page: name,
      p95: median(own.map(({ p95 }) => p95)),
      product: median(products),
      ratio: median(own.map(({ p95 }, round) => p95 / (products[round] as number))),
      // Statements of the worker are not part of a page.
      statements: Math.round(Math.max(...own.map(({ statements }) => statements))),
      budget,
    };
  });
}

const page = (name: string, expected: number, request: () => Request): Operation<Request> => ({
  name,
  prepare: request,
  async run(connection, request) {
    const { status } = await connection.send(request);
    if (status !== expected) throw new Error(`${name} answered ${status}`);
  },
});

export const pageBudgets = (pages: readonly PageResults[]): readonly Budget[] =>
  pages.flatMap(({ page: name, ratio, statements, budget }) => [
    atMost(`p95 of that of the product: ${name}`, ratio, budget.ratio),
    atMost(`statements: ${name}`, statements, budget.statements),
  ]);
