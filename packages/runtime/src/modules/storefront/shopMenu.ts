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

/** The path of the blog. No URL key can be the first segment of this path. */
export const BLOG_PATH = '/blog';

/** The code of the menu that the header shows in place of the categories. */
const HEADER = 'header';
/** The code of the menu that the footer shows in addition to the other links. */
const FOOTER = 'footer';

/** The menus of a page. */
export interface Menus {
  /** The merchant's header menu, or the categories and the blog if there is none. */
  readonly header: readonly MenuEntry[];
  /** The merchant's footer menu. Empty if there is none. */
  readonly footer: readonly MenuEntry[];
  /** The legal requirements for the page, with the legal pages. Null if the page shows none of them. */
  readonly legal: Legal | null;
}

/** The menus of a page, read with its legal requirements. */
export interface ReadMenus extends Menus {
  readonly legal: Legal;
}

/** The empty menus of a page without menus. */
export const NO_MENUS: Menus = { header: [], footer: [], legal: null };

/** The data from which the menus of all pages are created. */
export const shopMenu = z.object({
  categories: categoryMenu,
  /** True if the blog has a public post. */
  has_posts: z.boolean(),
  /** The items of the merchant's header menu. Null if there is none. */
  own: shownMenu,
  /** The items of the merchant's footer menu. Null if there is none. */
  footer: shownMenu,
  legal: legalData,
});
export type ShopMenu = z.output<typeof shopMenu>;

/** Selects the menus at the given time as one JSON value, as part of another statement. */
export const selectShopMenu = (now: Date) =>
  sql.fragment`json_build_object('categories', ${selectCategoryMenu}, 'has_posts', ${selectHasPosts(now)},
    'own', ${selectMenuOf(HEADER)}, 'footer', ${selectMenuOf(FOOTER)}, 'legal', ${selectLegal})`;

/** Creates the menus of a page from their data. */
export const menusOf = (app: AppContext, menu: ShopMenu): ReadMenus => ({
  header: headerOf(app, menu),
  footer: shownItems(app, menu.footer ?? []).map(entryOf),
  legal: legalOf(app, menu.legal),
});

/** Lists the header entries: the merchant's entries, or otherwise the categories, and the blog if it has public posts. */
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
