import { z } from 'zod';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { categoryMenu, selectCategoryMenu } from '../catalog/index.ts';
import type { MenuEntry } from './templates/contract.ts';

const menuRow = z.object({ menu: categoryMenu });

/** Reads the menu in the header of every page. One statement. */
export const readMenu = async (db: Db): Promise<readonly MenuEntry[]> => {
  const { menu } = await db.one(sql.type(menuRow)`select ${selectCategoryMenu} as menu`);
  return menu;
};
