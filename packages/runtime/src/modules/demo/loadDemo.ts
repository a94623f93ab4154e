import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { visitorContext } from '../../platform/loading/readContext.ts';
import { createBlogPost, hasPosts } from '../blog/index.ts';
import { countDemoProducts, seedDemo } from '../catalog/index.ts';
import { cmsPageUrn, createCmsPage, hasCmsPages } from '../cmsPages/index.ts';
import { createMenu, findMenuByCode } from '../menus/index.ts';
import {
  activeTheme,
  createWidget,
  HOMEPAGE,
  HOMEPAGE_AREA,
  isAreaInUse,
  lockPlacements,
} from '../pageBuilder/index.ts';
import type { NewWidgetBody } from '../pageBuilder/index.ts';
import { createCoupon, hasCoupons } from '../promotions/index.ts';
import { createDemoZones } from '../shipping/index.ts';
import { readContentTexts, translateContent, translatedWidget } from './demoContent.ts';
import type { DemoContentRecord } from './demoContent.ts';
import { demoCoupon } from './demoCoupon.ts';
import { addDemoPromotions } from './demoPromotions.ts';
import { demoHomepage } from './demoHomepage.ts';
import { demoLookbook, demoLookbookWidgets } from './demoLookbook.ts';
import { drawDemoLogos } from './demoLogo.ts';
import { demoMenus, demoPages } from './demoPages.ts';
import { demoPosts } from './demoPosts.ts';
import { drawDemoScenes } from './demoScenes.ts';
import { saveDemoSettings } from './demoSettings.ts';

/**
 * Loads the demo catalog and its shipping zones. Adds a homepage if it has no widgets, pages, posts, a coupon and offers if there are none, and
 * menus for the header and footer. Translates everything into the shop's languages that the demo is available in. Does nothing in a shop
 * that has its own products. If loading is interrupted, the next call completes it. Returns the number of products.
 */
export async function loadDemo(app: AppContext): Promise<{ readonly products: number }> {
  const { products } = await seedDemo(app, app.db);
  await createDemoZones(app);
  if ((await countDemoProducts(app.db)) > 0) await addContent(app);
  return { products };
}

async function addContent(app: AppContext): Promise<void> {
  await Promise.all([drawDemoScenes(app), drawDemoLogos(app)]);
  const languages = readContentTexts(app);
  await app.db.transaction(async (tx) => {
    // If two processes load concurrently, the second process finds the content that the first one created.
    await lockPlacements(tx);
    const homepage = { route: HOMEPAGE, urn: null, theme: activeTheme(app) };
    if (!(await isAreaInUse(tx, homepage, HOMEPAGE_AREA)))
      await placeWidgets(app, tx, demoHomepage, languages, { route: HOMEPAGE, entity_urn: null });
    await saveDemoSettings(app, tx);
    await translateContent(tx, languages, [
      ...(await addPages(app, tx, languages)),
      ...(await addMenus(tx)),
      ...(await addPosts(app, tx)),
    ]);
    if (!(await hasCoupons(tx))) await createCoupon(app, tx, demoCoupon);
    await addDemoPromotions(app, tx);
  });
}

type Languages = ReturnType<typeof readContentTexts>;

/** Creates widgets in the main area of a page, from top to bottom. */
async function placeWidgets(
  app: AppContext,
  tx: Db,
  widgets: readonly NewWidgetBody[],
  languages: Languages,
  page: { readonly route: string; readonly entity_urn: string | null },
): Promise<void> {
  for (const [index, widget] of widgets.entries()) {
    const place = { ...page, area: HOMEPAGE_AREA, sort_order: index + 1 };
    await createWidget(app, tx, { ...translatedWidget(widget, languages), placements: [place] });
  }
}

async function addPages(
  app: AppContext,
  tx: Db,
  languages: Languages,
): Promise<readonly DemoContentRecord[]> {
  if (await hasCmsPages(tx)) return [];
  const records: DemoContentRecord[] = [];
  for (const page of [...demoPages, demoLookbook]) {
    const { uuid, url_key: code } = await createCmsPage(app, tx, page);
    records.push({ entityType: 'cms_page', uuid, code });
    if (page === demoLookbook)
      await placeWidgets(app, tx, demoLookbookWidgets, languages, {
        route: 'cmsPageView',
        entity_urn: cmsPageUrn({ uuid }),
      });
  }
  return records;
}

async function addMenus(tx: Db): Promise<readonly DemoContentRecord[]> {
  const records: DemoContentRecord[] = [];
  for (const menu of demoMenus) {
    if (await findMenuByCode(tx, menu.code)) continue;
    const { items } = await createMenu(tx, menu);
    for (const [position, { uuid }] of items.entries())
      records.push({ entityType: 'menu_item', uuid, menu: menu.code, position });
  }
  return records;
}

async function addPosts(app: AppContext, tx: Db): Promise<readonly DemoContentRecord[]> {
  if (await hasPosts(visitorContext(app, tx))) return [];
  const records: DemoContentRecord[] = [];
  for (const post of demoPosts) {
    const { uuid, url_key: code } = await createBlogPost(app, tx, post);
    records.push({ entityType: 'blog_post', uuid, code });
  }
  return records;
}
