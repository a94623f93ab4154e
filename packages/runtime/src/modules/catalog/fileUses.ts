import { sql } from '../../platform/db/db.ts';
import { filesInTable } from '../media/index.ts';

/** Declares where the catalog stores file URLs. */
export const catalogFileUses = [
  filesInTable({
    type: 'product',
    permission: 'getProduct',
    editPath: '/admin/products/edit/',
    table: 'product',
    title: 'name',
    columns: ['description', 'short_description', 'meta_data'],
    also: (url) => sql.fragment`product_id in (select product_id from product_image where url = ${url})`,
  }),
  filesInTable({
    type: 'category',
    permission: 'getCategory',
    editPath: '/admin/categories/edit/',
    table: 'category',
    title: 'name',
    columns: ['image', 'description', 'short_description', 'meta_data'],
  }),
  filesInTable({
    type: 'collection',
    permission: 'getCollection',
    editPath: '/admin/collections/edit/',
    table: 'collection',
    title: 'name',
    columns: ['description', 'meta_data'],
  }),
];
