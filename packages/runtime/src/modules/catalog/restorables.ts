import type { Restorable } from '../deletions/contract.ts';
import { lockCategoryTree } from './categories/categoryTree.repo.ts';
import { replaceCategories } from './categories/moveCategories.ts';
import { keepPresentMains } from './variants/variantMain.repo.ts';
import { restoreProducts } from './products/restoreProducts.ts';

/** The catalog records whose deletion can be undone. */
export const catalogRestorables: readonly Restorable[] = [
  { entityType: 'product', prepare: keepPresentMains, restored: restoreProducts },
  {
    entityType: 'category',
    prepare: lockCategoryTree,
    restored: (_app, tx, uuids) => replaceCategories(tx, uuids),
  },
];
