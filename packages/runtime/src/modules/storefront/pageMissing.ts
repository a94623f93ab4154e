import { notFound } from '../../platform/errors.ts';
import type { Reply } from '../../platform/http/reply.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import { answerPage } from './answerPage.ts';
import type { PageCall } from './answerPage.ts';
import { failureView } from './failurePage.ts';

/** The page of a path that leads nowhere, for browsers. Throws 404 for who does not ask for HTML by name. */
export async function servePageMissing(
  call: PageCall & { readonly request: Pick<RequestFacts, 'id'> },
): Promise<Reply> {
  const refusal = notFound();
  if (!call.request.headers['accept']?.includes('text/html')) throw refusal;
  const view = failureView(call.app, refusal, call.request.id);
  return answerPage(call, 'failure', view, { status: refusal.status, isIndexed: false });
}
