import type { LoaderDefinition } from '../../../platform/loading/readContext.ts';
import type { LocatedCategory } from '../categories/category.ts';
import { listCategoriesOfProducts } from '../categories/category.repo.ts';
import { listCollectionsOfProducts } from '../collections/collection.repo.ts';
import type { CollectionRow } from '../collections/collection.ts';
import { listImagesOfProducts } from './product.repo.ts';
import type { ProductImageRow } from './product.ts';

export const categoriesOfProduct: LoaderDefinition<number, readonly LocatedCategory[]> = {
  async load(ids, context) {
    const rows = await listCategoriesOfProducts(context.db, ids, context.audience);
    const byProduct = Map.groupBy(rows, (row) => row.product_id);
    return ids.map((id) => byProduct.get(id) ?? []);
  },
};

export const collectionsOfProduct: LoaderDefinition<number, readonly CollectionRow[]> = {
  async load(ids, { db }) {
    const byProduct = Map.groupBy(await listCollectionsOfProducts(db, ids), (row) => row.product_id);
    return ids.map((id) => byProduct.get(id) ?? []);
  },
};

export const galleryOfProduct: LoaderDefinition<number, readonly ProductImageRow[]> = {
  async load(ids, { db }) {
    const byProduct = Map.groupBy(await listImagesOfProducts(db, ids), (row) => row.product_id);
    return ids.map((id) => byProduct.get(id) ?? []);
  },
};
