import type { Reply } from '../../platform/http/reply.ts';
import { answerPage } from './answerPage.ts';
import type { PageCall } from './answerPage.ts';

/** The page at the root. */
export async function serveHomepage(call: PageCall): Promise<Reply> {
  const { name } = call.app.config.shop;
  return answerPage(call, 'homepage', {
    kind: 'homepage',
    route: 'homepage',
    urn: null,
    path: '/',
    title: name,
    description: null,
    entity: null,
    products: [],
  });
}
