import type { Reply } from '../../../platform/contracts/reply.ts';
import type { PageTemplate, ViewOf } from '../../defaultTheme/contract.ts';
import { composePage } from './composePage.ts';
import { wantsJson } from './pagePlan.ts';
import type { PageCall, PagePlan } from './pagePlan.ts';
import { renderData, renderDocument } from './renderPage.ts';
import { sendRendered } from './sendPage.ts';

/**
 * Answers with a page: its view through its template as a document or, where `Accept` asks for that, as JSON. Public pages
 * have an ETag and are not sent again to clients that have them; private ones are never stored. Statements: the widgets of the
 * page and what their types load, for a document the frame, and in other languages than the default one the translations.
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
