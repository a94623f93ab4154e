import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { selectHasPosts } from '../blog/index.ts';
import { categoryMenu, selectCategoryMenu } from '../catalog/index.ts';
import type { MenuEntry } from './templates/contract.ts';

/** The path of the blog. No URL key can be its first segment. */
export const BLOG_PATH = '/blog';

/** The data from which the menu in the header of every page is made. */
export const shopMenu = z.object({
  categories: categoryMenu,
  /** The blog has a public post. */
  has_posts: z.boolean(),
});
export type ShopMenu = z.output<typeof shopMenu>;

/** Selects the menu at a time as one JSON value, as a part of another statement. */
export const selectShopMenu = (now: Date) =>
  sql.fragment`json_build_object('categories', ${selectCategoryMenu}, 'has_posts', ${selectHasPosts(now)})`;

const menuRow = z.object({ menu: shopMenu });

/** Reads the menu in the header of every page. One statement. */
export async function readMenu(app: AppContext, db: Db): Promise<readonly MenuEntry[]> {
  const { menu } = await db.one(sql.type(menuRow)`select ${selectShopMenu(app.clock.now())} as menu`);
  return menuEntries(app, menu);
}

/** Lists the entries of a menu: the categories, then the blog where it has something to read. */
export const menuEntries = (
  app: Pick<AppContext, 'texts'>,
  { categories, has_posts }: ShopMenu,
): readonly MenuEntry[] =>
  has_posts ? [...categories, { name: app.texts()('storefront.blog.title'), url: BLOG_PATH }] : categories;
