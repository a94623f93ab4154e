import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { sql } from '../../platform/db/db.ts';
import { selectHasPosts } from '../blog/index.ts';
import { legalData, legalOf, selectLegal } from '../legal/index.ts';
import type { Legal } from '../legal/index.ts';
import { selectMenuOf, shownItems, shownMenu } from '../menus/index.ts';
import type { ShownItem } from '../menus/index.ts';
import { categoryMenu, selectCategoryMenu } from '../catalog/index.ts';
import type { MenuEntry } from '../defaultTheme/contract.ts';

/** The path of the blog. No URL key can be its first segment. */
export const BLOG_PATH = '/blog';

/** The code of the menu that the header shows in place of the categories. */
const HEADER = 'header';
/** The code of the menu that the footer shows beside the others. */
const FOOTER = 'footer';

/** The menus of a page. */
export interface Menus {
  /** The merchant's menu for the header, else the categories and the blog. */
  readonly header: readonly MenuEntry[];
  /** The merchant's menu for the footer; empty: there is none. */
  readonly footer: readonly MenuEntry[];
  /** The legal requirements for the page, with the legal pages. Null: the page shows none of them. */
  readonly legal: Legal | null;
}

/** The menus of a page that was read with what the law asks of it. */
export interface ReadMenus extends Menus {
  readonly legal: Legal;
}

/** The menus of a page that shows none. */
export const NO_MENUS: Menus = { header: [], footer: [], legal: null };

/** The data from which the menus of every page are made. */
export const shopMenu = z.object({
  categories: categoryMenu,
  /** The blog has a public post. */
  has_posts: z.boolean(),
  /** The items of the merchant's menu for the header. Null: there is none. */
  own: shownMenu,
  /** The items of the merchant's menu for the footer. Null: there is none. */
  footer: shownMenu,
  legal: legalData,
});
export type ShopMenu = z.output<typeof shopMenu>;

/** Selects the menus at a time as one JSON value, as a part of another statement. */
export const selectShopMenu = (now: Date) =>
  sql.fragment`json_build_object('categories', ${selectCategoryMenu}, 'has_posts', ${selectHasPosts(now)},
    'own', ${selectMenuOf(HEADER)}, 'footer', ${selectMenuOf(FOOTER)}, 'legal', ${selectLegal})`;

/** Creates the menus of a page from their data. */
export const menusOf = (app: AppContext, menu: ShopMenu): ReadMenus => ({
  header: headerOf(app, menu),
  footer: shownItems(app, menu.footer ?? []).map(entryOf),
  legal: legalOf(app, menu.legal),
});

/** Lists the entries of the header: those that the merchant made, else the categories, and the blog where it has something to read. */
function headerOf(app: AppContext, { categories, has_posts, own }: ShopMenu): readonly MenuEntry[] {
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
