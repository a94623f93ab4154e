import type { Reply } from '../../../platform/contracts/reply.ts';
import type { PageTemplate, ViewOf } from '../../defaultTheme/contract.ts';
import { composePage } from './composePage.ts';
import { wantsJson } from './pagePlan.ts';
import type { PageCall, PagePlan } from './pagePlan.ts';
import { renderData, renderDocument } from './renderPage.ts';
import { sendRendered } from './sendPage.ts';

/**
 * Responds with a page: its view rendered by its template as a document, or as JSON if `Accept` requests it. Public pages have an ETag
 * and are not resent to clients that have them; private pages are never stored. Statements: the widgets of the page and the data that
 * their types load, the frame for a document, and the translations in languages other than the default.
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
