import type { Reply } from '../../platform/http/reply.ts';
import { listNewestProducts } from '../catalog/index.ts';
import { loadWidgets } from '../pageBuilder/index.ts';
import { answerPage } from './answerPage.ts';
import type { PageCall } from './answerPage.ts';

const NEWEST = 12;

/** The page at the root. Where nothing is placed in its area it shows the newest products, one statement more. */
export async function serveHomepage(call: PageCall): Promise<Reply> {
  const { app, db } = call;
  const place = { route: 'homepage', urn: null };
  const widgets = await loadWidgets(app, db, place, call.preview);
  const products = widgets.has('content') ? [] : await listNewestProducts(app, db, NEWEST);
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
  return answerPage(call, 'homepage', view, { widgets });
}
