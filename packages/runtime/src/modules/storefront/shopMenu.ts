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

/** The path of the blog. URL keys cannot begin with this path segment. */
export const BLOG_PATH = '/blog';

/** The code of the menu that the header shows instead of the categories. */
const HEADER = 'header';
/** The code of the menu that the footer shows in addition to its other links. */
const FOOTER = 'footer';

/** The menus of a page. */
export interface Menus {
  /** The merchant's header menu. If there is none, the categories and the blog. */
  readonly header: readonly MenuEntry[];
  /** The merchant's footer menu. Empty if there is none. */
  readonly footer: readonly MenuEntry[];
  /** The legal requirements for the page, with the legal pages. Null if the page shows no legal information. */
  readonly legal: Legal | null;
}

/** The menus of a page, with their legal requirements. */
export interface ReadMenus extends Menus {
  readonly legal: Legal;
}

/** The menus of a page that shows no menus. */
export const NO_MENUS: Menus = { header: [], footer: [], legal: null };

/** The data from which all pages' menus are created. */
export const shopMenu = z.object({
  categories: categoryMenu,
  /** True if the blog has a public post. */
  has_posts: z.boolean(),
  /** The items of the merchant's header menu. Null if the merchant has not created one. */
  own: shownMenu,
  /** The items of the merchant's footer menu. Null if the merchant has not created one. */
  footer: shownMenu,
  legal: legalData,
});
export type ShopMenu = z.output<typeof shopMenu>;

/** Selects the menu data at the given time as one JSON value, to be used within another SQL statement. */
export const selectShopMenu = (now: Date) =>
  sql.fragment`json_build_object('categories', ${selectCategoryMenu}, 'has_posts', ${selectHasPosts(now)},
    'own', ${selectMenuOf(HEADER)}, 'footer', ${selectMenuOf(FOOTER)}, 'legal', ${selectLegal})`;

/** Creates a page's menus from the menu data. */
export const menusOf = (app: AppContext, menu: ShopMenu): ReadMenus => ({
  header: headerOf(app, menu),
  footer: shownItems(app, menu.footer ?? []).map(entryOf),
  legal: legalOf(app, menu.legal),
});

/** Lists the header entries: the merchant's menu, or otherwise the categories, followed by the blog if it has public posts. */
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
