import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { selectHasPosts } from '../blog/index.ts';
import { selectMenuOf, shownItems, shownMenu } from '../menus/index.ts';
import type { ShownItem } from '../menus/index.ts';
import { categoryMenu, selectCategoryMenu } from '../catalog/index.ts';
import type { MenuEntry } from './templates/contract.ts';

/** The path of the blog. No URL key can be its first segment. */
export const BLOG_PATH = '/blog';

/** The code of the menu that the header shows in place of the categories. */
const HEADER = 'header';

/** The data from which the menu in the header of every page is made. */
export const shopMenu = z.object({
  categories: categoryMenu,
  /** The blog has a public post. */
  has_posts: z.boolean(),
  /** The items of the merchant's menu for the header. Null: there is none. */
  own: shownMenu,
});
export type ShopMenu = z.output<typeof shopMenu>;

/** Selects the menu at a time as one JSON value, as a part of another statement. */
export const selectShopMenu = (now: Date) =>
  sql.fragment`json_build_object('categories', ${selectCategoryMenu}, 'has_posts', ${selectHasPosts(now)},
    'own', ${selectMenuOf(HEADER)})`;

const menuRow = z.object({ menu: shopMenu });

/** Reads the menu in the header of every page. One statement. */
export async function readMenu(app: AppContext, db: Db): Promise<readonly MenuEntry[]> {
  const { menu } = await db.one(sql.type(menuRow)`select ${selectShopMenu(app.clock.now())} as menu`);
  return menuEntries(app, menu);
}

/** Lists the entries of a menu: those that the merchant made, else the categories, and the blog where it has something to read. */
export function menuEntries(
  app: Pick<AppContext, 'texts' | 'registry' | 'language'>,
  { categories, has_posts, own }: ShopMenu,
): readonly MenuEntry[] {
  if (own !== null) return shownItems(app, own).map(entryOf);
  return has_posts
    ? [...categories, { name: app.texts()('storefront.blog.title'), url: BLOG_PATH }]
    : categories;
}

const entryOf = ({ uuid, name, url, children }: ShownItem): MenuEntry => ({
  uuid,
  name,
  url,
  children: children.map(entryOf),
});
