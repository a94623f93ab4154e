import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { deleteUnchangedBlogPosts } from '../blog/index.ts';
import { removeDemo } from '../catalog/index.ts';
import type { RemovedDemo } from '../catalog/index.ts';
import { deleteUnchangedCmsPages } from '../cmsPages/index.ts';
import { deleteMenu, findMenuByCode } from '../menus/index.ts';
import { deleteUnchangedCoupon } from '../promotions/index.ts';
import { deleteUnchangedWidgets } from '../pageBuilder/index.ts';
import { readAllContentTexts, translatedWidget } from './demoContent.ts';
import { demoCoupon } from './demoCoupon.ts';
import { demoHomepage } from './demoHomepage.ts';
import { demoLookbook, demoLookbookWidgets } from './demoLookbook.ts';
import { demoMenus, demoPages } from './demoPages.ts';
import { removeDemoPromotions } from './demoPromotions.ts';
import { demoPosts } from './demoPosts.ts';
import { unsetDemoSettings } from './demoSettings.ts';

/** The number of removed records of each type. */
export interface UnloadedDemo extends RemovedDemo {
  readonly widgets: number;
  readonly pages: number;
  readonly menus: number;
  readonly posts: number;
  readonly coupons: number;
  readonly promotions: number;
}

/**
 * Removes the demo catalog with its widgets, pages, menus, posts, settings, coupon and offers, in one transaction. Their
 * translations are deleted with them. Records that the merchant changed are not removed. Calling it again removes nothing. Throws 409 HOMEPAGE_BUSY.
 */
export const unloadDemo = (app: AppContext, db: Db): Promise<UnloadedDemo> =>
  db.transaction(async (tx) => {
    const removed = await removeDemo(app, tx);
    const languages = readAllContentTexts(app);
    const widgets = [...demoHomepage, ...demoLookbookWidgets].map((one) => translatedWidget(one, languages));
    await unsetDemoSettings(app, tx);
    return {
      ...removed,
      widgets: await deleteUnchangedWidgets(app, tx, widgets),
      pages: await deleteUnchangedCmsPages(tx, [...demoPages, demoLookbook]),
      menus: await deleteUnchangedMenus(tx),
      posts: await deleteUnchangedBlogPosts(tx, demoPosts),
      coupons: await deleteUnchangedCoupon(tx, demoCoupon),
      promotions: await removeDemoPromotions(tx),
    };
  });

async function deleteUnchangedMenus(tx: Db): Promise<number> {
  let deleted = 0;
  for (const { code, items } of demoMenus) {
    const menu = await findMenuByCode(tx, code);
    if (!menu || targetsOf(menu.items) !== targetsOf(items)) continue;
    await deleteMenu(tx, { uuid: menu.uuid });
    deleted += 1;
  }
  return deleted;
}

/** Joins the items' names and targets into a string for comparison. */
const targetsOf = (items: readonly { readonly name: string; readonly target: string | null }[]) =>
  JSON.stringify(items.map(({ name, target }) => [name, target]));
