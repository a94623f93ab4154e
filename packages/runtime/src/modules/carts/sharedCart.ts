import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { isSignedToken, signToken } from '../../platform/secrets.ts';
import { MAX_QTY } from './cartCaps.ts';
import type { CartItem } from './cartLine.ts';

const PURPOSE = 'shared-cart';
/** Maximum length of a link's token. Longer links break in messaging apps and are rejected by some servers. */
const MAX_TOKEN = 4000;

const sharedLines = z.array(z.tuple([z.string(), z.int().min(1).max(MAX_QTY)])).min(1);

/** An item of a shared cart. */
export interface SharedLine {
  readonly sku: string;
  readonly qty: number;
}

/**
 * Returns the URL that shows a cart's items to others and offers to put them into their own cart. The URL has the SKUs and quantities,
 * signed by the shop, and neither prices nor personal data, so nothing is stored. Gift cards, which are chosen for somebody, are left out. Returns null for an empty cart and for one that is too
 * large for a link. `isOwn` says that the link goes to the shopper who chose the items, such as in an email.
 */
export function sharedCartUrl(
  app: AppContext,
  items: readonly (Pick<CartItem, 'product_sku' | 'qty'> & Partial<Pick<CartItem, 'inputs'>>)[],
  isOwn = false,
): string | null {
  const shared = items.filter(({ inputs }) => inputs == null);
  if (shared.length === 0) return null;
  const lines = JSON.stringify(shared.map(({ product_sku, qty }) => [product_sku, qty]));
  const token = `${Buffer.from(lines).toString('base64url')}.${signToken(app.config, PURPOSE, lines)}`;
  return token.length > MAX_TOKEN ? null : app.url(`/cart/shared/${token}`, isOwn ? { own: '1' } : undefined);
}

/** Reads the items of a shared cart from its token. Returns null if this shop did not sign the token. */
export function readSharedCart(app: AppContext, token: string): readonly SharedLine[] | null {
  const [text = '', signature = ''] = token.split('.', 2);
  const lines = Buffer.from(text, 'base64url').toString('utf8');
  if (token.length > MAX_TOKEN || !isSignedToken(app.config, PURPOSE, lines, signature)) return null;
  const parsed = sharedLines.safeParse(JSON.parse(lines));
  return parsed.success ? parsed.data.map(([sku, qty]) => ({ sku, qty })) : null;
}
