import { z } from 'zod';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { showFormAgain } from '../../../platform/http/forms/rejectedForm.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { productsBySku } from '../../catalog/index.ts';
import type { SharedCartView } from '../../defaultTheme/index.ts';
import { addToOwnCart, readSharedCart } from '../../carts/index.ts';
import type { SharedLine } from '../../carts/index.ts';
import { errorText } from '../errorText.ts';
import { answerPage } from '../page/answerPage.ts';
import { showNotBought } from './cartPage.ts';

const PATH = '/cart/shared/{token}';
const PAGE = { kind: 'page', access: 'public', params: z.object({ token: z.string() }) } as const;

type TokenCall = Call<{ readonly token: string }>;
type SharedCall = Call<{ readonly token: string }, { readonly own?: string | undefined }>;

/** Reads the items of the shared cart. Throws 404 if this shop did not sign the token. */
function sharedLines({ app, params }: Pick<TokenCall, 'app' | 'params'>): readonly SharedLine[] {
  const lines = readSharedCart(app, params.token);
  if (!lines) throw notFound();
  return lines;
}

/** Responds with the items of a shared cart at current prices. Search engines do not index the page. */
async function sharedCartPage(call: SharedCall): Promise<Reply> {
  const { app, db, params } = call;
  const lines = sharedLines(call);
  const productOf = await productsBySku(
    app,
    db,
    lines.map(({ sku }) => sku),
  );
  const found = lines.map(({ sku, qty }) => ({ qty, product: productOf(sku) }));
  const known = found.flatMap(({ qty, product }) => (product ? [{ qty, ...product }] : []));
  const view: SharedCartView = {
    kind: 'sharedCart',
    route: 'sharedCart',
    urn: null,
    path: `/cart/shared/${params.token}`,
    title: app.texts()(
      call.query.own === undefined ? 'storefront.sharedCart.title' : 'storefront.sharedCart.ownTitle',
    ),
    description: null,
    items: known
      .filter(({ in_stock }) => in_stock)
      .map(({ tile, qty, options }) => ({ product: tile, qty, options })),
    sold_out: known
      .filter(({ in_stock }) => !in_stock)
      .map(({ tile, options }) => (options.length > 0 ? `${tile.name} (${options.join(', ')})` : tile.name)),
    gone: found.length - known.length,
  };
  return answerPage(call, 'sharedCart', view, { isPrivate: true });
}

/**
 * Adds the items of a shared cart to the visitor's own cart at current prices, and redirects to the cart. The cart page lists the items
 * that cannot be bought.
 */
async function takeSharedCart(call: TokenCall): Promise<Reply> {
  const { app, db } = call;
  const text = app.texts();
  const lines = sharedLines(call);
  const productOf = await productsBySku(
    app,
    db,
    lines.map(({ sku }) => sku),
  );
  let { caller } = call;
  const messages: string[] = [];
  for (const line of lines) {
    try {
      caller = await addToOwnCart({ ...call, caller }, line);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const product = productOf(line.sku)?.tile.name ?? line.sku;
      const reason = errorText(error, text);
      messages.push(text('storefront.order.notBought', { product, reason }));
    }
  }
  if (messages.length > 0) throw showFormAgain(messages);
  return reply.redirect(303, '/cart');
}

/** The routes of a cart that was shared through a link. */
export const sharedCartRoutes = [
  defineRoute({
    id: 'storefrontSharedCart',
    method: 'GET',
    path: PATH,
    ...PAGE,
    /** `own`: the link was sent to the shopper who chose the items. */
    query: z.object({ own: z.string().optional() }),
    handle: sharedCartPage,
  }),
  defineRoute({
    id: 'storefrontTakeSharedCart',
    method: 'POST',
    path: PATH,
    ...PAGE,
    body: z.object({}),
    handle: takeSharedCart,
    formPage: '/cart',
    refused: showNotBought,
  }),
];
