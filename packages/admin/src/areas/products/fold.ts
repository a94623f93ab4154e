import { adminGraphql } from '@shop/sdk/graphql';
import type { ResultOf } from '@shop/sdk/graphql';
import { shop } from '../../kit/api/shop.ts';
import type { BulkAction, Filter, LoadPage } from '../../kit/list/defineList.ts';

interface FoldedRow {
  readonly uuid: string;
  readonly variantGroupId: string | null;
  readonly variantTotals: { readonly count: number; readonly stock: number } | null;
}

/** Filter keys for which the list shows one row per variant group, because they match all variants of a group equally. */
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

/** Variant groups of the current rows that represent all of their variants, by row. */
const folded = new Map<string, string>();

export const isFolded = ({ uuid }: FoldedRow): boolean => folded.has(uuid);

/**
 * Lists one row per variant group, unless variants are listed individually or the filter is about something that differs between variants.
 */
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

/** Key of the filter that shows one row per variant. Only the admin evaluates it, so it is not sent to the shop. */
export const EACH = 'variants';

const members = adminGraphql(`
  query FoldedVariants($first: Int, $after: String, $filters: [FilterInput!]) {
    productsConnection(first: $first, after: $after, filters: $filters) {
      edges { node { uuid } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

/** Number of groups per request, and rows per page. */
const GROUPS = 50;
const ROWS = 100;

async function membersOf(groups: readonly string[]): Promise<readonly string[]> {
  const filters: Filter[] = [{ key: 'variant_group', operation: 'in', value: groups.join(',') }];
  const found: string[] = [];
  for (let after: string | null = null; ;) {
    const result: ResultOf<typeof members> = await shop.admin.graphql(members, {
      first: ROWS,
      after,
      filters,
    });
    const read = result.productsConnection;
    found.push(...(read?.edges ?? []).map(({ node }) => node.uuid));
    if (!read?.pageInfo.hasNextPage) return found;
    after = read.pageInfo.endCursor;
  }
}

/** Replaces the rows of variant groups with the products that they represent. */
export async function withVariants(ids: readonly string[]): Promise<readonly string[]> {
  const groups = ids.flatMap((id) => folded.get(id) ?? []);
  const all = new Set(ids.filter((id) => !folded.has(id)));
  for (let from = 0; from < groups.length; from += GROUPS)
    for (const id of await membersOf(groups.slice(from, from + GROUPS))) all.add(id);
  return [...all];
}

/** Applies an action to all variants of the selected rows. */
export const ofVariants = (action: BulkAction): BulkAction =>
  'run' in action
    ? { ...action, run: async (ids, show) => action.run(await withVariants(ids), show) }
    : action;
