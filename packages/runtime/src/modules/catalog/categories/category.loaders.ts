import type { LoaderDefinition } from '../../../platform/loading/readContext.ts';
import type { LocatedCategory } from './category.ts';
import { countProductsIn, listCategoriesByIds, listChildren, listLineages } from './category.repo.ts';

/** Loads categories by integer id. Null if the audience may not see the category. */
export const categoryById: LoaderDefinition<number, LocatedCategory | null> = {
  async load(ids, context) {
    const rows = await listCategoriesByIds(context.db, ids, context.audience);
    const byId = new Map(rows.map((row) => [row.category_id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  },
};

export const childrenOfCategory: LoaderDefinition<number, readonly LocatedCategory[]> = {
  async load(ids, context) {
    const rows = await listChildren(context.db, ids, context.audience);
    const byParent = Map.groupBy(rows, (row) => row.parent_id);
    return ids.map((id) => byParent.get(id) ?? []);
  },
};

/** Loads the path of each category from the root down: its ancestors and the category itself. */
export const lineageOfCategory: LoaderDefinition<number, readonly LocatedCategory[]> = {
  async load(ids, context) {
    const rows = await listLineages(context.db, ids, context.audience);
    const byLeaf = Map.groupBy(rows, (row) => row.leaf_id);
    return ids.map((id) => byLeaf.get(id) ?? []);
  },
};

/** Loads the number of products directly in each category. */
export const productCountOfCategory: LoaderDefinition<number, number> = {
  async load(ids, context) {
    const rows = await countProductsIn(context.db, ids);
    const byCategory = new Map(rows.map(({ category_id, count }) => [category_id, count]));
    return ids.map((id) => byCategory.get(id) ?? 0);
  },
};
