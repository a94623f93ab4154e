import { z } from 'zod';
import {
  bool,
  createdAt,
  entityId,
  entityUuid,
  int,
  text,
  updatedAt,
  uuid,
} from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/idRef.ts';
import { table } from '../../../platform/entity/table.ts';
import type { ValuesOf } from '../../../platform/entity/table.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { metaData } from '../../metafields/index.ts';

export const categoryRow = z.object({
  category_id: entityId,
  uuid: entityUuid,
  parent_id: int
    .nullable()
    .describe('The integer id of the category that it stands below; null: at the root.'),
  name: text.describe('The name that shoppers read.'),
  url_key: text.describe('The last segment of its path; unique among categories.'),
  status: bool.meta(kind('flag', 'Whether it is public.')),
  position: int.describe('Its place among its siblings, small numbers first.'),
  description: text.nullable().meta(kind('rich_text', 'The text of its page.')),
  short_description: text.nullable().describe('A short text about the category.'),
  image: text.nullable().meta(kind('image', 'The picture of the category.')),
  meta_title: text.nullable().describe('The title for search engines; null: the name.'),
  meta_description: text.nullable().describe('The description for search engines.'),
  meta_keywords: text.nullable().describe('The keywords for search engines.'),
  meta_data: metaData,
  created_at: createdAt,
  updated_at: updatedAt,
});

export const locatedCategory = categoryRow.extend({
  path: text.describe('The path of its page: the URL keys of its ancestors and its own.'),
});
export type LocatedCategory = z.output<typeof locatedCategory>;

export const categories = table({
  name: 'category',
  alias: 'c',
  row: categoryRow,
  written: [
    'parent_id',
    'name',
    'url_key',
    'status',
    'position',
    'description',
    'short_description',
    'image',
    'meta_title',
    'meta_description',
    'meta_keywords',
    'meta_data',
  ],
});
export type CategoryValues = ValuesOf<typeof categories>;

/**
 * Until the transaction ends, no other one moves, renames or adds a category: paths and the absence of cycles are
 * facts of the whole tree.
 */
export async function lockCategoryTree(tx: Db): Promise<void> {
  await tx.run(sql.type(z.object({}))`select pg_advisory_xact_lock(hashtext('shop.category_tree'))`);
}

/** Locks the category and its url: what waits for another change of it sees both as that change left them. */
export const findCategoryForUpdate = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(locatedCategory)`
    select ${categories.columns}, r.request_path as path
    from category c join url_rewrite r on r.entity_uuid = c.uuid
    where ${categories.is(ref)} for no key update of c, r`);

/** A category about to get children: its path, and the ids of its ancestors and itself. */
export const findParent = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(z.object({ category_id: int, path: text, lineage: z.array(int) }))`
    with recursive line as (
      select c.category_id, c.parent_id from category c where ${categories.is(ref)}
      union all
      select c.category_id, c.parent_id from category c join line on line.parent_id = c.category_id
    )
    select c.category_id, r.request_path as path, (select array_agg(category_id) from line) as lineage
    from category c join url_rewrite r on r.entity_uuid = c.uuid
    where ${categories.is(ref)}`);

export const insertCategory = (tx: Db, values: CategoryValues) =>
  tx.one(sql.type(categoryRow)`${categories.insert(values)} returning ${categories.columns}`);

export const updateCategoryRow = (tx: Db, id: number, values: CategoryValues) =>
  tx.one(sql.type(categoryRow)`
    ${categories.update(values)} where ${categories.is({ id })} returning ${categories.columns}`);

/** A category and all below it, with the paths that they have when it answers at `path`. */
export const listSubtree = (tx: Db, id: number, path: string) =>
  tx.any(sql.type(z.object({ uuid, path: text }))`
    with recursive tree as (
      select category_id, uuid, ${path}::text as path from category where category_id = ${id}
      union all
      select c.category_id, c.uuid, tree.path || '/' || c.url_key
      from category c join tree on tree.category_id = c.parent_id
    )
    select uuid, path from tree`);

/** The row as it was, or null. Its products stay; one with children is refused by `category_parent_fkey`. */
export const deleteCategoryRow = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(locatedCategory)`
    with gone as (delete from category c where ${categories.is(ref)} returning c.*)
    select ${categories.columns}, r.request_path as path
    from gone c join url_rewrite r on r.entity_uuid = c.uuid`);
