import type { LoaderDefinition } from '../../../platform/loading/readContext.ts';
import { pricesOf } from '../priceContexts/shownPrices.ts';
import { listProductCardsByIds } from '../listing/productCard.repo.ts';
import type { ProductCard } from '../listing/productCard.ts';
import { contentLanguage } from '../../translations/index.ts';
import { listVariantOptions, listVariants, sumUpVariants } from './variant.repo.ts';
import type { VariantChoice, VariantRow, VariantGroupRow } from './variant.ts';
import { listVariantGroupsByIds } from './variantGroup.repo.ts';

/** Loads variant groups by integer id. Null if the group does not exist or, on the storefront, is hidden. */
export const variantGroupById: LoaderDefinition<number, VariantGroupRow | null> = {
  async load(ids, context) {
    const rows = await listVariantGroupsByIds(context.db, ids, contentLanguage(context.app));
    const byId = new Map(rows.map((row) => [row.variant_group_id, row]));
    return ids.map((id) => {
      const group = byId.get(id);
      return group && (group.visibility || context.audience === 'admin') ? group : null;
    });
  },
};

export const variantsOfGroup: LoaderDefinition<number, readonly VariantRow[]> = {
  async load(ids, context) {
    const rows = await listVariants(context.db, ids, context.audience);
    const byGroup = Map.groupBy(rows, (row) => row.variant_group_id);
    return ids.map((id) => byGroup.get(id) ?? []);
  },
};

/** Loads the options that distinguish variants, by integer product id. */
export const optionsOfVariant: LoaderDefinition<number, readonly VariantChoice[]> = {
  async load(ids, context) {
    const rows = await listVariantOptions(context.db, ids);
    const byId = new Map(rows.map(({ product_id, options }) => [product_id, options]));
    return ids.map((id) => byId.get(id) ?? []);
  },
};

/** Loads the number of variants in groups and their combined units, by integer id. */
export const totalsOfGroup: LoaderDefinition<number, { readonly count: number; readonly stock: number }> = {
  async load(ids, context) {
    const rows = await sumUpVariants(context.db, ids);
    const byGroup = new Map(rows.map((row) => [row.variant_group_id, row]));
    return ids.map((id) => byGroup.get(id) ?? { count: 0, stock: 0 });
  },
};

/** Loads products by integer id. Null if the audience may not see the product. */
export const productById: LoaderDefinition<number, ProductCard | null> = {
  async load(ids, context) {
    const rows = await listProductCardsByIds(context.db, ids, context.audience, pricesOf(context.app));
    const byId = new Map(rows.map((row) => [row.product_id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  },
};
