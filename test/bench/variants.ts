import { Client } from 'pg';
import { startChild } from './child.ts';
import type { Child } from './child.ts';
import { requestOf } from './connection.ts';
import type { Request } from './connection.ts';
import { measure, median } from './load.ts';
import type { Operation } from './operations.ts';
import { send } from './operations.ts';
import { atMost } from './report.ts';
import type { Budget } from './report.ts';
import { startShopDatabase } from './shopDatabase.ts';

/**
 * Measurements of a list with individual products, and with the same products in variant groups: the median p50 in ms, and the number of
 * SQL statements.
 */
export interface VariantResults {
  readonly operation: string;
  readonly plain: number;
  readonly grouped: number;
  readonly ratio: number;
  readonly statements: { readonly plain: number; readonly grouped: number };
}

interface Load {
  readonly dir: string;
  readonly products: number;
  readonly runs: number;
  readonly rounds: number;
}

const MEMBERS = 5;
const CATEGORIES = 50;
const BUDGET = 1.5;

/** Distributes the products over categories of realistic size, and assigns a color and a size to each product. */
const DESCRIBE = [
  `insert into category (name, url_key, position) select 'Bench ' || n, 'bench-' || n, n from generate_series(0, ${CATEGORIES - 1}) n`,
  `insert into url_rewrite (request_path, target_path, entity_type, entity_uuid)
    select '/' || url_key, '/category/' || uuid, 'category', uuid from category where url_key like 'bench-%'`,
  `delete from product_category`,
  `insert into product_category (product_id, category_id)
    select p.product_id, c.category_id from product p
    join category c on c.url_key = 'bench-' || (p.product_id / ${MEMBERS}) % ${CATEGORIES}`,
  `insert into attribute (attribute_code, attribute_name, type, is_filterable, display_on_frontend)
    values ('bench_color', 'Color', 'select', true, true), ('bench_size', 'Size', 'select', true, true)`,
  `insert into attribute_group_link (attribute_group_id, attribute_id)
    select 1, attribute_id from attribute where attribute_code like 'bench_%'`,
  `insert into attribute_option (attribute_id, option_text, sort_order)
    select attribute_id, attribute_code || n, n from attribute, generate_series(0, ${MEMBERS - 1}) n
    where attribute_code like 'bench_%'`,
  `insert into product_attribute_value (product_id, attribute_id, option_id)
    select p.product_id, o.attribute_id, o.attribute_option_id from product p
    join attribute a on a.attribute_code like 'bench_%'
    join attribute_option o on o.attribute_id = a.attribute_id and o.sort_order =
      (p.product_id + case a.attribute_code when 'bench_size' then p.product_id / ${MEMBERS} else 0 end) % ${MEMBERS}`,
];

/**
 * SQL condition for the product that provides its group's name. It alternates between the first, second and later products, so that groups
 * cover all product names and a search finds the same number of products on both sides.
 */
const NAMES_IT = `(product_id % ${MEMBERS} = product_id / ${MEMBERS} % ${MEMBERS})`;

/** SQL condition for the benchmark products, which are in no group. The demo products have their own groups. */
const BULK = `sku like 'BULK-%'`;
/** SQL expression for a product's group number, which is higher than the demo's group numbers. */
const GROUP_OF = `(1000000 + product_id / ${MEMBERS})`;

/** Combines five consecutive products to a variant group, as `POST /api/products` does. */
const GROUP = [
  `insert into variant_group (variant_group_id, attribute_group_id) overriding system value
    select distinct ${GROUP_OF}, 1 from product where ${BULK}`,
  `insert into variant_group_attribute (variant_group_id, attribute_id, position)
    select g.variant_group_id, a.attribute_id, row_number() over (partition by g.variant_group_id order by a.attribute_id)
    from variant_group g, attribute a where g.variant_group_id >= 1000000 and a.attribute_code like 'bench_%'`,
  `update product p set variant_group_id = main.number, is_main = main.product_id = p.product_id,
      entry_of = nullif(main.product_id, p.product_id), visibility = main.product_id = p.product_id, name = main.name,
      inherited = case when main.product_id = p.product_id then '{}'::text[] else '{name,description,categories}' end,
      description = main.description, variant_options = array(
        select v.option_id from product_attribute_value v where v.product_id = p.product_id order by v.attribute_id)
    from (select ${GROUP_OF} as number, min(product_id) as product_id, (array_agg(name order by ${NAMES_IT} desc))[1] as name,
        (array_agg(description order by ${NAMES_IT} desc))[1] as description
      from product where ${BULK} group by ${GROUP_OF}) main
    where p.${BULK} and main.number = ${GROUP_OF.replace('product_id', 'p.product_id')}`,
];

/** Compacts the tables, as if an import had written the rows in their final form. */
const SETTLE = ['vacuum full product', 'vacuum full product_category', 'vacuum analyze', 'checkpoint'];

const page = (name: string, address: () => string): Operation<Request> => ({
  name,
  prepare: () => requestOf('GET', address(), { headers: { accept: 'application/json' } }),
  run: send,
});
const anyOf = (count: number) => Math.floor(Math.random() * count);
/** Counter for unique URLs, because an unchanged page is not rendered twice. */
let requests = 0;
const reloaded = (address: string) =>
  `${address}${address.includes('?') ? '&' : '?'}asked=${(requests += 1)}`;

function operations(colors: readonly number[]): readonly Operation<Request>[] {
  const category = () => `/bench-${anyOf(CATEGORIES)}`;
  const color = () => `bench_color=${colors[anyOf(colors.length)]}`;
  const graphql = (name: string, fields: string): Operation<Request> => ({
    name,
    prepare: () =>
      requestOf('POST', '/graphql', {
        body: {
          query: `query ($g: Boolean!) { products(grouped: $g) { ${fields} } }`,
          variables: { g: true },
        },
      }),
    run: send,
  });
  return [
    page('page of a category', () => reloaded(category())),
    page('page of a category, by price', () => reloaded(`${category()}?ob=price-asc`)),
    page('page of a category, of one color', () => reloaded(`${category()}?${color()}`)),
    page('search, one hit in 120 products', () => reloaded('/search?keyword=oak+bowl')),
    page('search, narrowed to one color', () => reloaded(`/search?keyword=oak+bowl&${color()}`)),
    graphql('whole shop, newest 20', 'items { name url priceRange { min } }'),
    graphql('whole shop, total', 'total'),
    graphql('whole shop, facets', 'facets { key options { count } }'),
  ];
}

/** Measures lists over one connection with and without variant groups alternately, so that other load on the machine affects both. */
export async function measureVariants({ dir, products, runs, rounds }: Load): Promise<VariantResults[]> {
  const databases = [await startShopDatabase(products), await startShopDatabase(products)];
  const children: Child[] = [];
  try {
    const colors: number[][] = [];
    for (const [side, { url }] of databases.entries())
      colors.push(await prepareDatabase(url, side === 0 ? DESCRIBE : [...DESCRIBE, ...GROUP]));
    for (const { url } of databases) children.push(await startChild('server', { databaseUrl: url, dir }));
    const sides = colors.map(operations);
    const results: VariantResults[] = [];
    for (const [place, { name }] of (sides[0] as readonly Operation<Request>[]).entries()) {
      const times: number[][] = [[], []];
      const statements = [0, 0];
      for (let round = 0; round <= rounds; round += 1) {
        for (const [side, all] of sides.entries()) {
          const operation = all[place] as Operation<Request>;
          const figure = await measure(operation, { child: children[side] as Child, connections: 1, runs });
          // The first round is a warm-up.
          if (round > 0) times[side]?.push(figure.p50);
          statements[side] = figure.statements;
        }
      }
      const [plain = 0, grouped = 0] = times.map(median);
      results.push({
        operation: name,
        plain,
        grouped,
        ratio: grouped / plain,
        statements: { plain: statements[0] as number, grouped: statements[1] as number },
      });
    }
    return results;
  } finally {
    for (const child of children) await child.stop();
    for (const database of databases) await database.stop();
  }
}

/** Runs the statements and returns the ids of the color options. */
async function prepareDatabase(url: string, statements: readonly string[]): Promise<number[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of [...statements, ...SETTLE]) await client.query(statement);
  const { rows } = await client.query<{ id: number }>(`
    select o.attribute_option_id as id from attribute_option o
    join attribute a on a.attribute_id = o.attribute_id and a.attribute_code = 'bench_color'`);
  await client.end();
  return rows.map(({ id }) => id);
}

export const variantBudgets = (results: readonly VariantResults[]): Budget[] =>
  results.flatMap(({ operation, ratio, statements }) => [
    atMost(`time in variant groups of that without: ${operation}`, ratio, BUDGET),
    atMost(
      `statements in variant groups beyond those without: ${operation}`,
      statements.grouped - statements.plain,
      0,
    ),
  ]);
