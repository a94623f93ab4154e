import { z } from 'zod';
import { sql } from '../../platform/db/db.ts';
import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { columnFilter } from '../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../platform/listing/contract.ts';
import { menuNotFound } from './errors.ts';
import { itemTree } from './itemTree.ts';
import type { Tree } from './itemTree.ts';
import { countMenus, findMenu, listMenus } from './menu.repo.ts';
import { menuAnswer, menuBody, newMenuBody } from './menu.ts';
import type { ItemRow, MenuRow } from './menu.ts';
import { createMenu, deleteMenu, updateMenu } from './writeMenu.ts';

/** Defines the filters and sort keys of menu lists. */
const menuListing: ListingSpec = {
  filters: {
    name: columnFilter(sql.fragment`m.name`, 'text'),
    code: columnFilter(sql.fragment`m.code`, 'text'),
  },
  sorts: {
    name: { column: sql.fragment`m.name`, kind: 'text', field: 'name' },
    code: { column: sql.fragment`m.code`, kind: 'text', field: 'code' },
  },
  id: { column: sql.fragment`m.menu_id`, field: 'menu_id' },
};

const LEVELS = 3;

interface AnswerItem {
  readonly uuid: string;
  readonly name: string;
  readonly target: string | null;
  /** The child items. Absent for third-level items. */
  readonly children?: readonly AnswerItem[];
}

const answerItem = (
  { uuid, name, target, children }: Tree<ItemRow>,
  levelsBelow: number = LEVELS - 1,
): AnswerItem => ({
  uuid,
  name,
  target,
  ...(levelsBelow > 0 && { children: children.map((child) => answerItem(child, levelsBelow - 1)) }),
});

export const menuRoutes = entityRoutes({
  path: '/api/menus',
  table: 'menu',
  ref: refOr(menuNotFound),
  notFound: menuNotFound,
  answer: menuAnswer,
  toAnswer: (menu: MenuRow) =>
    ({ ...menu, items: itemTree(menu.items).map((item) => answerItem(item)) }) as z.output<typeof menuAnswer>,
  list: {
    id: 'listMenus',
    does: 'Lists the menus with their items.',
    listing: menuListing,
    rows: ({ db }, slice) => listMenus(db, slice),
    total: ({ db }, listing) => countMenus(db, listing),
  },
  get: {
    id: 'getMenu',
    does: 'Returns a menu with its items, up to three levels. Fails with `MENU_NOT_FOUND` if it does not exist.',
    run: ({ db }, ref) => findMenu(db, ref),
  },
  create: {
    id: 'createMenu',
    does: 'Creates a menu with its items. Rejects a code that is already in use (`MENU_CODE_EXISTS`) and too many items (`TOO_MANY_MENU_ITEMS`).',
    body: newMenuBody,
    run: ({ db }, body) => createMenu(db, body),
  },
  update: {
    id: 'updateMenu',
    does: 'Updates the given fields of a menu. Items that are sent with their UUID keep their translations. Errors: `MENU_NOT_FOUND`, and the same errors as `createMenu`.',
    body: menuBody,
    run: ({ db }, ref, body) => updateMenu(db, ref, body),
  },
  delete: {
    id: 'deleteMenu',
    does: 'Deletes a menu with its items, and returns it as it was. The deletion can be undone for a short time. Fails with `MENU_NOT_FOUND` if it does not exist.',
    undo: 'name',
    run: ({ db }, ref) => deleteMenu(db, ref),
  },
  bulk: { id: 'changeMenus' },
});
