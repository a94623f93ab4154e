import { z } from 'zod';
import { int, noColumns, text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import type { ValuesOf } from '../../../platform/entity/table.ts';
import { categoryRow, locatedCategory } from './category.ts';
import { categoryTable } from './category.repo.ts';

export type CategoryValues = ValuesOf<typeof categoryTable>;

const pathAndLineage = z.object({ category_id: int, path: text, lineage: z.array(int) });
const siblingRow = z.object({ category_id: int, uuid });
export type Sibling = z.output<typeof siblingRow>;
const misplaced = z.object({ category_id: int, path: text });
const uuidAndPath = z.object({ uuid, path: text });

/**
 * Locks the category tree until the transaction ends, so that no other transaction moves, renames or adds a category. Paths and the absence
 * of cycles depend on the whole tree.
 */
export async function lockCategoryTree(tx: Db): Promise<void> {
  await tx.run(sql.type(noColumns)`select pg_advisory_xact_lock(hashtext('shop.category_tree'))`);
}

/** Reads a category and locks it with its path, so that both reflect the last change. */
export const findCategoryForUpdate = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(locatedCategory)`
    select ${categoryTable.columns}, r.request_path as path
    from category c join url_rewrite r on r.entity_uuid = c.uuid
    where ${categoryTable.is(ref)} for no key update of c, r`);

/** Finds the parent for new child categories: its path, and the ids of its ancestors and itself. */
export const findParent = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(pathAndLineage)`
    with recursive line as (
      select c.category_id, c.parent_id from category c where ${categoryTable.is(ref)}
      union all
      select c.category_id, c.parent_id from category c join line on line.parent_id = c.category_id
    )
    select c.category_id, r.request_path as path, (select array_agg(category_id) from line) as lineage
    from category c join url_rewrite r on r.entity_uuid = c.uuid
    where ${categoryTable.is(ref)}`);

export const insertCategory = (tx: Db, values: CategoryValues) =>
  tx.one(sql.type(categoryRow)`${categoryTable.insert(values)} returning ${categoryTable.columns}`);

export const updateCategoryRow = (tx: Db, id: number, values: CategoryValues) =>
  tx.one(sql.type(categoryRow)`
    ${categoryTable.update(values)} where ${categoryTable.is({ id })} returning ${categoryTable.columns}`);

/** Lists the categories whose path is no longer below their parent's path, with the correct path. */
export const listMisplaced = (tx: Db, uuids: readonly string[]) =>
  tx.any(sql.type(misplaced)`
    select c.category_id, parent.request_path || '/' || c.url_key as path
    from category c
    join url_rewrite own on own.entity_uuid = c.uuid
    join category p on p.category_id = c.parent_id
    join url_rewrite parent on parent.entity_uuid = p.uuid
    where c.uuid = any(${sql.array([...uuids], 'uuid')}) and own.request_path <> parent.request_path || '/' || c.url_key
    order by c.category_id`);

/** Lists a category and its descendants with the paths they have if the category is at `path`. */
export const listSubtree = (tx: Db, id: number, path: string) =>
  tx.any(sql.type(uuidAndPath)`
    with recursive tree as (
      select category_id, uuid, ${path}::text as path from category where category_id = ${id}
      union all
      select c.category_id, c.uuid, tree.path || '/' || c.url_key
      from category c join tree on tree.category_id = c.parent_id
    )
    select uuid, path from tree`);

/** Lists the categories below a parent (null for the root), by position. */
export const listSiblings = (tx: Db, parentId: number | null) =>
  tx.any(sql.type(siblingRow)`
    select c.category_id, c.uuid from category c where c.parent_id is not distinct from ${parentId}
    order by c.position, c.category_id`);

/** Sets category positions, starting at 0, in the sequence of the given ids. Only changed positions are written. */
export const setPositions = (tx: Db, ids: readonly number[]) =>
  tx.run(sql.type(noColumns)`
    update category c set position = n.place - 1
    from unnest(${sql.array(ids, 'int4')}) with ordinality as n (category_id, place)
    where c.category_id = n.category_id and c.position <> n.place - 1`);

/**
 * Deletes a category but not its products. Returns the deleted row, or null. `category_parent_fkey` rejects a category with
 * children.
 */
export const deleteCategoryRow = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(locatedCategory)`
    with gone as (delete from category c where ${categoryTable.is(ref)} returning c.*)
    select ${categoryTable.columns}, r.request_path as path
    from gone c join url_rewrite r on r.entity_uuid = c.uuid`);
