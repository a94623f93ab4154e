import type { AppContext } from '../../platform/contracts/context.ts';
import { etagOf, sendWithEtag } from '../../platform/http/answer/etag.ts';
import type { TaggedText } from '../../platform/http/answer/etag.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { Reply } from '../../platform/contracts/reply.ts';
import type { RequestInfo } from '../../platform/contracts/route.ts';
import { unitsToShow } from '../carts/index.ts';

/** The label of the cart link, as it appears in pages cached for all visitors. */
const MARK = /<span class="words" data-cart>[^<]*<\/span>/g;
/** Maximum number of units shown in the badge. */
const MOST_SHOWN = 99;

/**
 * Creates the label of the cart link. In pages cached for all visitors the label has no number; for a visitor with a cart it is replaced
 * by one with the number of units.
 */
export const cartMark = (text: Text): Html =>
  html`<span class="words" data-cart>${text('storefront.nav.cart')}</span>`;

/** Inserts the number of units into the marked places of a document. */
export function withUnits(app: Pick<AppContext, 'texts' | 'locale'>, body: string, units: number): string {
  if (units === 0) return body;
  const shown = Math.min(units, MOST_SHOWN).toLocaleString(app.locale) + (units > MOST_SHOWN ? '+' : '');
  const words = app.texts()('storefront.nav.cartUnits', { count: units });
  const badge = html`<span class="units" aria-hidden="true">${shown}</span
    ><span class="words">${words}</span>`;
  return body.replaceAll(MARK, () => String(badge));
}

/**
 * Sends a page that is the same for all visitors: unchanged to visitors without units in their cart, and with the number of units to
 * others. The second response has a separate ETag and is private, so that no cache serves it to someone else.
 */
export function sendWithUnits(
  { app, request }: { readonly app: AppContext; readonly request: Pick<RequestInfo, 'headers'> },
  page: TaggedText,
): Reply {
  const units = page.type.startsWith('text/html') ? unitsToShow() : 0;
  if (units === 0) return sendWithEtag(request, page);
  return sendWithEtag(request, {
    body: withUnits(app, page.body, units),
    type: page.type,
    headers: {
      ...page.headers,
      'cache-control': 'private, no-cache',
      etag: etagOf(`${page.headers.etag} ${units}`),
    },
    forms: null,
  });
}
