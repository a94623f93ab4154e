import type { Reply } from '../../platform/http/reply.ts';
import { sendWithEtag } from '../../platform/http/etag.ts';
import { listNewestProducts } from '../catalog/index.ts';
import { HOMEPAGE, HOMEPAGE_AREA, loadWidgets } from '../pageBuilder/index.ts';
import { answerPage } from './answerPage.ts';
import type { PathCall } from './answerPage.ts';
import { readPageStart } from './kept/keptPage.repo.ts';
import { keptPage } from './kept/keptPages.ts';

const NEWEST = 12;

/**
 * The page at the root. Where nothing is placed in its area it shows the newest products, one statement more. A page that is
 * kept is one statement.
 */
export async function serveHomepage(call: PathCall): Promise<Reply> {
  const { app, db, request } = call;
  const { kept, menu, keep } = await readPageStart(db, keptPage(call));
  if (kept) return sendWithEtag(request, kept);
  const place = { route: HOMEPAGE, urn: null };
  const widgets = await loadWidgets(app, db, place, call.preview);
  const products = widgets.areas.has(HOMEPAGE_AREA) ? [] : await listNewestProducts(app, db, NEWEST);
  const { name } = app.config.shop;
  const view = {
    kind: 'homepage',
    ...place,
    path: '/',
    title: name,
    description: null,
    entity: null,
    products,
  };
  return answerPage(call, 'homepage', view, { widgets, menu, keep });
}
