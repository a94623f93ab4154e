import { adminGraphql } from '@shop/sdk/graphql';
import { shop } from '../../api/shop.ts';
import type { BulkAction, BulkAnswer, Filter, LoadPage } from '../../list/defineList.ts';

interface FoldedRow {
  readonly uuid: string;
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

/** The rows that were last shown for all variants of their group. */
const folded = new Set<string>();

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
      if (isFolding && row.variantTotals) folded.add(row.uuid);
      else folded.delete(row.uuid);
    return page;
  };

/** The key of the choice of a row for each variant. The shop has no such filter. */
export const EACH = 'variants';

const members = adminGraphql(`
  query FoldedVariants($group: ID!) { variantGroup(id: $group) { items { id } } }
`);
const groups = adminGraphql(`query FoldedGroup($id: ID!) { product(id: $id) { variantGroupId } }`);

/** Puts in place of each row of a group the products that it stands for. */
export async function withVariants(ids: readonly string[]): Promise<readonly string[]> {
  const all = await Promise.all(
    ids.map(async (id) => {
      if (!folded.has(id)) return [id];
      const group = (await shop.admin.graphql(groups, { id })).product?.variantGroupId;
      const found = group && (await shop.admin.graphql(members, { group })).variantGroup?.items;
      return found ? found.map((variant) => variant.id) : [id];
    }),
  );
  return [...new Set(all.flat())];
}

const AT_ONCE = 1000;

/** Does something with products, and with the variants that rows stand for, as many at once as a request takes. */
export async function inParts(
  ids: readonly string[],
  run: (ids: readonly string[]) => Promise<BulkAnswer>,
): Promise<BulkAnswer> {
  const whole = await withVariants(ids);
  let answer: BulkAnswer = { changed: 0, refused: [] };
  for (let from = 0; from < whole.length; from += AT_ONCE) {
    const { changed, refused } = await run(whole.slice(from, from + AT_ONCE));
    answer = { changed: answer.changed + changed, refused: [...answer.refused, ...refused] };
  }
  return answer;
}

/** Lets an action reach all variants of the selected rows. */
export const ofVariants = (action: BulkAction): BulkAction =>
  'run' in action ? { ...action, run: (ids) => inParts(ids, action.run) } : action;
