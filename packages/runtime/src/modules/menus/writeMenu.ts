import { randomUUID } from 'node:crypto';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { menuCodeExists, menuNotFound, tooManyMenuItems } from './errors.ts';
import {
  deleteMenuRow,
  findMenu,
  findMenuForUpdate,
  insertMenu,
  saveItems,
  updateMenuRow,
} from './menu.repo.ts';
import type { StoredItem } from './menu.repo.ts';
import type { MenuBody, MenuRow, NewMenuBody, SentItem } from './menu.ts';

/** Maximum number of items in a menu, across all levels. */
const MAX_ITEMS = 300;

const withRefusals = <T>({ code = '' }: MenuBody, work: () => Promise<T>): Promise<T> =>
  onConstraint({ menu_code_key: () => menuCodeExists(code) }, work);

/** Creates a menu with its items. Throws 409 MENU_CODE_EXISTS and 400 TOO_MANY_MENU_ITEMS. */
export const createMenu = (db: Db, body: NewMenuBody): Promise<MenuRow> =>
  withRefusals(body, () =>
    db.transaction(async (tx) => {
      const { menu_id: id } = await insertMenu(tx, body);
      await saveItems(tx, id, storedItems(body.items ?? [], new Set()));
      return written(tx, id);
    }),
  );

/**
 * Updates the fields included in the body. Items that the body identifies by UUID keep their translations. Throws 404
 * and the same errors as `createMenu`.
 */
export const updateMenu = (db: Db, ref: IdRef, body: MenuBody): Promise<MenuRow> =>
  withRefusals(body, () =>
    db.transaction(async (tx) => {
      const before = await findMenuForUpdate(tx, ref);
      if (!before) throw menuNotFound();
      const { menu_id: id, code, name, items } = before;
      await updateMenuRow(tx, id, { code: body.code ?? code, name: body.name ?? name });
      const known = new Set(items.map(({ uuid }) => uuid));
      if (body.items) await saveItems(tx, id, storedItems(body.items, known));
      return written(tx, id);
    }),
  );

/** Deletes a menu with its items. Returns the deleted menu, or null if it does not exist. */
export const deleteMenu = (db: Db, ref: IdRef): Promise<MenuRow | null> =>
  db.transaction(async (tx) => {
    const menu = await findMenuForUpdate(tx, ref);
    if (menu) await deleteMenuRow(tx, ref);
    return menu;
  });

async function written(tx: Db, id: number): Promise<MenuRow> {
  const menu = await findMenu(tx, { id });
  if (!menu) throw menuNotFound();
  return menu;
}

/** Lists the items of a request body, parents before children. Items that are not in the menu yet get new UUIDs. */
function storedItems(items: readonly SentItem[], known: ReadonlySet<string>): readonly StoredItem[] {
  const used = new Set<string>();
  const uuidOf = (sent: string | undefined): string => {
    const uuid = sent?.toLowerCase();
    const own = uuid !== undefined && known.has(uuid) && !used.has(uuid) ? uuid : randomUUID();
    used.add(own);
    return own;
  };
  const below = (sent: readonly SentItem[], parent: string | null): readonly StoredItem[] =>
    sent.flatMap(({ uuid: given, name, target, children = [] }) => {
      const uuid = uuidOf(given);
      return [{ uuid, parent, name, target }, ...below(children, uuid)];
    });
  const all = below(items, null);
  if (all.length > MAX_ITEMS) throw tooManyMenuItems(MAX_ITEMS);
  return all;
}
