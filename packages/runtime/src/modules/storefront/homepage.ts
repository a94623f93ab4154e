import type { Reply } from '../../platform/contracts/reply.ts';
import { listNewestProducts } from '../catalog/index.ts';
import { HOMEPAGE, HOMEPAGE_AREA, loadWidgets } from '../pageBuilder/index.ts';
import { answerPage } from './page/answerPage.ts';
import { sendPage } from './page/sendPage.ts';
import { contentSource } from '../feeds/index.ts';
import type { PathCall } from './page/pagePlan.ts';
import { readPageState } from './pageCache/contentChange.repo.ts';
import { shopData } from './page/trailData.ts';
import { cacheEntry } from './pageCache/pageCache.ts';

const NEWEST = 12;

/**
 * Responds with the homepage. If its main area has no widgets, shows the newest products, which takes one more SQL statement. A cached
 * page takes one SQL statement.
 */
export async function serveHomepage(call: PathCall): Promise<Reply> {
  const { app, db } = call;
  const entry = cacheEntry(call);
  const { cached, frame: frameOf, store } = entry.check(await readPageState(db, entry.column.sql));
  if (cached) return sendPage(call, cached);
  const source = await contentSource(call);
  const place = { route: HOMEPAGE, urn: null };
  const widgets = await loadWidgets(app, source, place, call.preview);
  const products = widgets.areas.has(HOMEPAGE_AREA) ? [] : await listNewestProducts(app, source, NEWEST);
  const frame = await frameOf();
  const { name, home } = frame.look;
  const view = {
    kind: 'homepage',
    ...place,
    path: '/',
    title: home.title ?? name,
    description: home.description,
    entity: null,
    products,
  };
  return answerPage({ ...call, db: source }, 'homepage', view, {
    widgets,
    frame,
    store,
    data: (_, look) => shopData(app, look),
  });
}
