import type { LoaderDefinition } from '../../../platform/loading/readContext.ts';
import { audienceOf } from '../listing/audience.ts';
import type { LocatedCategory } from '../categories/category.repo.ts';
import { listCategoriesOfProducts } from '../categories/categoryListing.repo.ts';
import { listCollectionsOfProducts } from '../collections/collection.repo.ts';
import type { CollectionRow } from '../collections/collection.repo.ts';
import { listImagesOfProducts } from './productImage.repo.ts';
import type { ProductImageRow } from './productImage.repo.ts';

export const categoriesOfProduct: LoaderDefinition<number, readonly LocatedCategory[]> = {
  async load(ids, context) {
    const rows = await listCategoriesOfProducts(context.db, ids, audienceOf(context));
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
