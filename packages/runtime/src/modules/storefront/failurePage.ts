import type { AppContext } from '../../platform/contracts/context.ts';
import { notFound } from '../../platform/errors.ts';
import type { Refusal } from '../../platform/errors.ts';
import { html } from '../../platform/html/html.ts';
import { linksIn } from '../../platform/languages/linksIn.ts';
import type { Reply } from '../../platform/contracts/reply.ts';
import type { RequestInfo } from '../../platform/contracts/route.ts';
import { answerPage } from './page/answerPage.ts';
import { windowTitle } from './page/layoutOf.ts';
import type { PageCall } from './page/pagePlan.ts';
import { errorText } from './errorText.ts';
import { newestTiles } from './newestTiles.ts';
import { plainLook } from '../appearance/index.ts';
import { closedIn } from './closing/closing.ts';
import type { Closed } from './closing/closing.ts';
import { themeOf } from './page/themeOf.ts';
import { templateContextOf } from './page/templateContext.ts';
import type { FailureView, Layout } from '../defaultTheme/contract.ts';

const nothing = html``;

/** Creates the view of the error page for a rejected or failed request. */
const failureView = (
  app: AppContext,
  refusal: Refusal,
  requestId: string,
  {
    products = [],
    closed = null,
  }: { readonly products?: FailureView['products']; readonly closed?: Closed | null } = {},
): FailureView => {
  const message = closed ? app.texts()('storefront.closed.title') : errorText(refusal, app.texts());
  return {
    kind: 'failure',
    route: refusal.status === 404 ? 'notFound' : 'failure',
    urn: null,
    path: '/',
    title: message,
    description: null,
    status: refusal.status,
    message,
    requestId,
    products,
    closed_text: closed && closed.text,
    ...(closed?.language && { text_languages: { closed_text: closed.language } }),
  };
};

/**
 * Renders error pages with the theme's templates, but without widgets, menus or database queries. While the storefront is closed for
 * maintenance, the page says so.
 */
export const failurePage = (refusal: Refusal, requestId: string, app: AppContext): string => {
  const { templates, stylesheet } = themeOf(app);
  const closed = refusal.status === 503 ? closedIn(app) : null;
  const look = closed?.look ?? plainLook(app);
  const view = failureView(app, refusal, requestId, { closed });
  const page = templateContextOf(app, () => nothing, nothing, look);
  const layout: Layout = {
    title: view.title,
    window_title: windowTitle(app, view, look),
    description: null,
    canonical: app.url('/'),
    indexed: false,
    image: null,
    page_type: 'website',
    price: null,
    data: [],
    stylesheet: stylesheet(look.styles).path,
    scripts: [],
    feed: null,
    menu: [],
    footer_menu: [],
    look,
    payments: [],
    slim: closed !== null,
    closed_for: closed && 'visitor',
    consent: null,
    withdrawal_path: null,
    currencies: null,
    alternates: [],
  };
  return linksIn(app, String(templates.document(layout, templates.failure(view, page), page)));
};

/**
 * Responds with the not-found page to browsers, with the newest products. Throws 404 for clients whose `Accept` header does not list HTML.
 */
export async function servePageMissing(
  call: PageCall & { readonly request: Pick<RequestInfo, 'id'> },
): Promise<Reply> {
  const refusal = notFound();
  if (!call.request.headers['accept']?.includes('text/html')) throw refusal;
  const products = await newestTiles(call.app, call.db);
  const view = failureView(call.app, refusal, call.request.id, { products });
  return answerPage(call, 'failure', view, { status: refusal.status, isIndexed: false });
}
