import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { visitorContext } from '../../platform/loading/readContext.ts';
import { createBlogPost, hasPosts } from '../blog/index.ts';
import { countDemoProducts, seedDemo } from '../catalog/index.ts';
import { createCmsPage, hasCmsPages } from '../cmsPages/index.ts';
import { createMenu, findMenuByCode } from '../menus/index.ts';
import {
  activeTheme,
  createWidget,
  HOMEPAGE,
  HOMEPAGE_AREA,
  isAreaInUse,
  lockPlacements,
} from '../pageBuilder/index.ts';
import { createCoupon, hasCoupons } from '../promotions/index.ts';
import { createDemoZones } from '../shipping/index.ts';
import { demoHomepage } from './demoHomepage.ts';
import { demoCoupon } from './demoCoupon.ts';
import { demoMenus, demoPages } from './demoPages.ts';
import { demoPosts } from './demoPosts.ts';
import { drawDemoScenes } from './demoScenes.ts';
import { saveDemoSettings } from './demoSettings.ts';

/**
 * Loads the demo catalog and its shipping zones. Adds a homepage if it has no widgets, pages, posts and a coupon if
 * there are none, and menus for the header and footer. Does nothing in a shop that has its own products. If loading
 * is interrupted, the next call completes it. Returns the number of products created. Must not run inside a
 * transaction. Throws 503 if the storage fails.
 */
export async function loadDemo(app: AppContext): Promise<{ readonly products: number }> {
  const { products } = await seedDemo(app, app.db);
  await createDemoZones(app);
  if ((await countDemoProducts(app.db)) > 0) await addContent(app);
  return { products };
}

async function addContent(app: AppContext): Promise<void> {
  await drawDemoScenes(app);
  await app.db.transaction(async (tx) => {
    // If two processes load concurrently, the second process finds the content that the first one created.
    await lockPlacements(tx);
    await arrangeHomepage(app, tx);
    await saveDemoSettings(app, tx);
    if (!(await hasCmsPages(tx))) for (const page of demoPages) await createCmsPage(app, tx, page);
    for (const menu of demoMenus) if (!(await findMenuByCode(tx, menu.code))) await createMenu(tx, menu);
    if (!(await hasPosts(visitorContext(app, tx))))
      for (const post of demoPosts) await createBlogPost(app, tx, post);
    if (!(await hasCoupons(tx))) await createCoupon(app, tx, demoCoupon);
  });
}

async function arrangeHomepage(app: AppContext, tx: Db): Promise<void> {
  const homepage = { route: HOMEPAGE, urn: null, theme: activeTheme(app) };
  if (await isAreaInUse(tx, homepage, HOMEPAGE_AREA)) return;
  for (const [index, section] of demoHomepage.entries()) {
    const place = { route: HOMEPAGE, area: HOMEPAGE_AREA, sort_order: index + 1, entity_urn: null };
    await createWidget(app, tx, { ...section, placements: [place] });
  }
}
