import type { Reply } from '../../../platform/contracts/reply.ts';
import type { PageTemplate, ViewOf } from '../../defaultTheme/contract.ts';
import { composePage } from './composePage.ts';
import { wantsJson } from './pagePlan.ts';
import type { PageCall, PagePlan } from './pagePlan.ts';
import { renderData, renderDocument } from './renderPage.ts';
import { sendRendered } from './sendPage.ts';

/**
 * Responds with a page: the view as an HTML document rendered by its template, or as JSON if the `Accept` header requests it. Public
 * pages have an ETag and are not sent again to clients that have the current version. Private pages are never cached. The SQL statements
 * read the page's widgets and the data loaded by their types, the frame of an HTML document, and the translations in languages other
 * than the default.
 */
export async function answerPage<T extends PageTemplate>(
  call: PageCall,
  template: T,
  view: ViewOf<T>,
  plan: PagePlan<ViewOf<T>> = {},
): Promise<Reply> {
  const page = await composePage(call, template, view, plan);
  const rendered = wantsJson(call.request) ? renderData(page) : renderDocument(page, plan);
  return sendRendered(page, rendered, plan);
}
