import type { AppContext } from '../../platform/contracts/context.ts';
import { etagOf, sendWithEtag } from '../../platform/http/answer/etag.ts';
import type { TaggedText } from '../../platform/http/answer/etag.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { Reply } from '../../platform/contracts/reply.ts';
import type { RequestInfo } from '../../platform/contracts/route.ts';
import { unitsToShow } from '../carts/index.ts';

/** Matches the cart link's label in pages that are cached for all visitors. */
const MARK = /<span class="words" data-cart>[^<]*<\/span>/g;
/** Maximum number of units shown in the cart badge. */
const MOST_SHOWN = 99;

/**
 * Creates the cart link's label. In pages that are cached for all visitors, the label contains no number. For a visitor with a cart, the
 * label is replaced with a label that shows the number of units.
 */
export const cartMark = (text: Text): Html =>
  html`<span class="words" data-cart>${text('storefront.nav.cart')}</span>`;

/** Replaces the cart link labels in a document with labels that show the number of units. */
export function withUnits(app: Pick<AppContext, 'texts' | 'locale'>, body: string, units: number): string {
  if (units === 0) return body;
  const shown = Math.min(units, MOST_SHOWN).toLocaleString(app.locale) + (units > MOST_SHOWN ? '+' : '');
  const words = app.texts()('storefront.nav.cartUnits', { count: units });
  const badge = html`<span class="units" aria-hidden="true">${shown}</span
    ><span class="words">${words}</span>`;
  return body.replaceAll(MARK, () => String(badge));
}

/**
 * Sends a page that is cached for all visitors. Visitors with a cart receive a copy that shows their number of units. This copy has a
 * separate ETag and is private, so that no cache sends it to other visitors.
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
