import { z } from 'zod';
import { bool, int, text, timestamp, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/idRef.ts';
import { metaData } from '../../metafields/index.ts';

export const categoryRow = z.object({
  category_id: int,
  uuid,
  parent_id: int.nullable(),
  name: text,
  url_key: text,
  status: bool,
  position: int,
  description: text.nullable(),
  short_description: text.nullable(),
  image: text.nullable(),
  meta_title: text.nullable(),
  meta_description: text.nullable(),
  meta_keywords: text.nullable(),
  meta_data: metaData,
  created_at: timestamp,
  updated_at: timestamp,
});
export type CategoryRow = z.output<typeof categoryRow>;

/** With the path that it answers at: the url_keys of its ancestors and its own. */
export const locatedCategory = categoryRow.extend({ path: text });
export type LocatedCategory = z.output<typeof locatedCategory>;

export type CategoryValues = Omit<CategoryRow, 'category_id' | 'uuid' | 'created_at' | 'updated_at'>;

/** The columns of `c`. */
export const columnsOfCategory = sql.fragment`c.category_id, c.uuid, c.parent_id, c.name, c.url_key, c.status,
  c.position, c.description, c.short_description, c.image, c.meta_title, c.meta_description, c.meta_keywords,
  c.meta_data, c.created_at, c.updated_at`;

/** The condition that `c` is the category of an id. */
export const categoryOf = (ref: IdRef) =>
  'id' in ref ? sql.fragment`c.category_id = ${ref.id}` : sql.fragment`c.uuid = ${ref.uuid}`;

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
    select ${columnsOfCategory}, r.request_path as path
    from category c join url_rewrite r on r.entity_uuid = c.uuid
    where ${categoryOf(ref)} for no key update of c, r`);

/** A category about to get children: its path, and the ids of its ancestors and itself. */
export const findParent = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(z.object({ category_id: int, path: text, lineage: z.array(int) }))`
    with recursive line as (
      select c.category_id, c.parent_id from category c where ${categoryOf(ref)}
      union all
      select c.category_id, c.parent_id from category c join line on line.parent_id = c.category_id
    )
    select c.category_id, r.request_path as path, (select array_agg(category_id) from line) as lineage
    from category c join url_rewrite r on r.entity_uuid = c.uuid
    where ${categoryOf(ref)}`);

export const insertCategory = (tx: Db, values: CategoryValues) =>
  tx.one(sql.type(categoryRow)`
    insert into category as c (parent_id, name, url_key, status, position, description, short_description, image,
      meta_title, meta_description, meta_keywords, meta_data)
    values (${values.parent_id}, ${values.name}, ${values.url_key}, ${values.status}, ${values.position},
      ${values.description}, ${values.short_description}, ${values.image}, ${values.meta_title},
      ${values.meta_description}, ${values.meta_keywords},
      ${JSON.stringify(values.meta_data)}::jsonb)
    returning ${columnsOfCategory}`);

export const updateCategoryRow = (tx: Db, id: number, values: CategoryValues) =>
  tx.one(sql.type(categoryRow)`
    update category c set parent_id = ${values.parent_id}, name = ${values.name}, url_key = ${values.url_key},
      status = ${values.status}, position = ${values.position}, description = ${values.description},
      short_description = ${values.short_description}, image = ${values.image}, meta_title = ${values.meta_title},
      meta_description = ${values.meta_description}, meta_keywords = ${values.meta_keywords},
      meta_data = ${JSON.stringify(values.meta_data)}::jsonb, updated_at = now()
    where category_id = ${id}
    returning ${columnsOfCategory}`);

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
    with gone as (delete from category c where ${categoryOf(ref)} returning c.*)
    select ${columnsOfCategory}, r.request_path as path
    from gone c join url_rewrite r on r.entity_uuid = c.uuid`);
