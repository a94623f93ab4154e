import { adminGraphql } from '@shop/sdk/graphql';
import { shop } from '../../kit/api/shop.ts';
import { eq } from '../../kit/list/defineList.ts';
import type { BulkAction, Filter, LoadPage } from '../../kit/list/defineList.ts';

interface FoldedRow {
  readonly uuid: string;
  readonly variantGroupId: string | null;
  readonly variantTotals: { readonly count: number; readonly stock: number } | null;
}

/** The keys of a list with which a group is still one row: what they ask for holds for all variants alike. */
const OF_GROUPS: readonly string[] = [
  'page',
  'limit',
  'ob',
  'od',
  'cat',
  'collection',
  'attribute_group',
  'type',
];

/** The groups of the rows that were last shown for all of their variants, by the row. */
const folded = new Map<string, string>();

export const isFolded = ({ uuid }: FoldedRow): boolean => folded.has(uuid);

/** Lists one row for each variant group, unless each variant is asked for, or something that variants differ in. */
export const foldVariants =
  <Row extends FoldedRow>(load: LoadPage<Row>): LoadPage<Row> =>
  async (filters) => {
    const isFolding = filters.every(({ key }) => OF_GROUPS.includes(key));
    const own = filters.filter(({ key }) => key !== EACH);
    const fold: Filter = { key: 'one_per_group', operation: 'eq', value: '1' };
    const page = await load(isFolding ? [...own, fold] : own);
    for (const row of page?.items ?? [])
      if (isFolding && row.variantTotals && row.variantGroupId !== null)
        folded.set(row.uuid, row.variantGroupId);
      else folded.delete(row.uuid);
    return page;
  };

/** The key of the choice of a row for each variant. The shop has no such filter. */
export const EACH = 'variants';

const members = adminGraphql(`
  query FoldedVariants($filters: [FilterInput!]) { products(filters: $filters) { items { uuid } } }
`);

/** The groups of one request, and the rows of its pages. */
const GROUPS = 50;
const ROWS = 100;

async function membersOf(groups: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const filters: Filter[] = [
      { key: 'variant_group', operation: 'in', value: groups.join(',') },
      eq('limit', String(ROWS)),
      eq('page', String(page)),
    ];
    const items = (await shop.admin.graphql(members, { filters })).products?.items ?? [];
    found.push(...items.map(({ uuid }) => uuid));
    if (items.length < ROWS) return found;
  }
}

/** Puts in place of the rows of groups the products that they stand for. */
export async function withVariants(ids: readonly string[]): Promise<readonly string[]> {
  const groups = ids.flatMap((id) => folded.get(id) ?? []);
  const all = new Set(ids.filter((id) => !folded.has(id)));
  for (let from = 0; from < groups.length; from += GROUPS)
    for (const id of await membersOf(groups.slice(from, from + GROUPS))) all.add(id);
  return [...all];
}

/** Lets an action reach all variants of the selected rows. */
export const ofVariants = (action: BulkAction): BulkAction =>
  'run' in action
    ? { ...action, run: async (ids, show) => action.run(await withVariants(ids), show) }
    : action;
