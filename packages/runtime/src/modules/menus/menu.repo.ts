import { z } from 'zod';
import { noColumns, totalRow, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { countRows, onPage } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { menuRow } from './menu.ts';
import { selectItems } from './shownItems.ts';

const columns = sql.fragment`m.menu_id, m.uuid, m.code, m.name, ${selectItems(sql.fragment`m.menu_id`)} as items,
  m.created_at, m.updated_at`;
const menuOf = (ref: IdRef): SqlFragment =>
  'id' in ref ? sql.fragment`m.menu_id = ${ref.id}` : sql.fragment`m.uuid = ${ref.uuid}`;

export const findMenu = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(menuRow)`select ${columns} from menu m where ${menuOf(ref)}`);

export const findMenuByCode = (db: Db, code: string) =>
  db.maybeOne(sql.type(menuRow)`select ${columns} from menu m where m.code = ${code}`);

/** Finds and locks a menu. */
export const findMenuForUpdate = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(menuRow)`select ${columns} from menu m where ${menuOf(ref)} for update of m`);

export const listMenus = (db: Db, listing: Slice) =>
  db.any(sql.type(menuRow)`
    select ${columns} from menu m where ${onPage(sql.fragment`m.menu_id`, sql.fragment`menu m`, listing)}
    order by ${listing.orderBy}`);

export const countMenus = async (db: Db, { where }: Pick<Listing, 'where'>) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from menu m where ${where}`)}`);
  return total;
};

interface MenuValues {
  readonly code: string;
  readonly name: string;
}

const idRow = menuRow.pick({ menu_id: true });

export const insertMenu = (tx: Db, { code, name }: MenuValues) =>
  tx.one(sql.type(idRow)`insert into menu (code, name) values (${code}, ${name}) returning menu_id`);

export const updateMenuRow = (tx: Db, id: number, { code, name }: MenuValues) =>
  tx.one(sql.type(idRow)`
    update menu set code = ${code}, name = ${name}, updated_at = now() where menu_id = ${id} returning menu_id`);

export const deleteMenuRow = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(z.object({ uuid }))`delete from menu m where ${menuOf(ref)} returning m.uuid`);

/** A stored menu item. */
export interface StoredItem {
  readonly uuid: string;
  readonly parent: string | null;
  readonly name: string;
  readonly target: string | null;
}

/** Writes a menu's items in order, and deletes the menu's other items. Two SQL statements. */
export async function saveItems(tx: Db, menuId: number, items: readonly StoredItem[]): Promise<void> {
  if (items.length > 0)
    await tx.run(sql.type(noColumns)`
      insert into menu_item (uuid, menu_id, parent_uuid, position, name, target)
      select i.uuid, ${menuId}, i.parent, i.position, i.name, i.target
      from ${sql.unnest(
        items.map(({ uuid: id, parent, name, target }, position) => [id, parent, position, name, target]),
        ['uuid', 'uuid', 'int4', 'text', 'text'],
      )} as i (uuid, parent, position, name, target)
      on conflict on constraint menu_item_uuid_key do update
      set parent_uuid = excluded.parent_uuid, position = excluded.position, name = excluded.name, target = excluded.target`);
  const retained = items.map((item) => item.uuid);
  await tx.run(sql.type(noColumns)`
    delete from menu_item where menu_id = ${menuId} and uuid <> all(${sql.array(retained, 'uuid')})`);
}
