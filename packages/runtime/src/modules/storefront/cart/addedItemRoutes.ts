import { z } from 'zod';
import { html } from '../../../platform/html/html.ts';
import { HTML_TYPE } from '../../../platform/http/answer/answer.ts';
import { linksIn } from '../../../platform/languages/linksIn.ts';
import { textKey } from '../../../platform/text/keyText.ts';
import { Reply, reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { unitsToShow } from '../../carts/index.ts';
import { addedItemTemplate } from '../../defaultTheme/index.ts';
import type { LineView } from '../../defaultTheme/index.ts';
import { withUnits } from '../cartMark.ts';
import { templateContextOf } from '../page/templateContext.ts';
import { readCartContents } from './cartContents.ts';
import { loadOwnCart } from './ownCart.ts';
import { cartScript } from './cartScript.ts';

const PAGE = { kind: 'page', access: 'public' } as const;

/** Finds the line of a product, the latest if it has several, such as gift cards of several amounts. Prefers one that is no gift. */
function lastOf(lines: readonly LineView[], sku: string): LineView | undefined {
  const ofProduct = lines.filter((one) => textKey(one.sku) === textKey(sku));
  return ofProduct.findLast(({ is_gift }) => !is_gift) ?? ofProduct[0];
}

/** Responds with the content of the drawer about an item of the caller's cart. Redirects to the cart if the item is not in it. */
async function addedItem(
  { app, db, caller }: Pick<Call, 'app' | 'db' | 'caller'>,
  sku: string,
): Promise<Reply> {
  const own = await loadOwnCart(app, db, caller);
  const contents = own && (await readCartContents(app, db, own, { notesTax: false }));
  const line = contents && lastOf(contents.lines, sku);
  if (!contents || !line) return reply.redirect(303, '/cart');
  const page = templateContextOf(app, () => html``, html``);
  const body = withUnits(app, String(addedItemTemplate(contents, line, page)), unitsToShow());
  return new Reply(200, linksIn(app, body), {
    'content-type': HTML_TYPE,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
}

/** The routes that the scripts of the cart and of product pages use. Without the scripts, pages do the same. */
export const addedItemRoutes = [
  defineRoute({
    id: 'storefrontAddedItem',
    method: 'GET',
    path: '/cart/added',
    ...PAGE,
    query: z.object({ sku: z.string().default('') }),
    handle: (call) => addedItem(call, call.query.sku),
  }),
  cartScript.route,
];
