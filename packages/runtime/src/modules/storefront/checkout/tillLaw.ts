import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { validationFailed } from '../../../platform/errors.ts';
import type { Cart } from '../../carts/index.ts';
import { findTerms, readLegal } from '../../legal/index.ts';
import type { Legal } from '../../legal/index.ts';
import type { AcceptedTerms } from '../../orders/index.ts';
import type { CheckoutStep } from '../../defaultTheme/index.ts';
import { termsChanged } from './errors.ts';

type Placed = Pick<Cart, 'shipping_address' | 'billing_address'>;

/** Returns the country whose law the shopper has: the one that is shipped to, else the one that is billed. */
export const shopperCountry = ({ shipping_address, billing_address }: Placed): string | null =>
  (shipping_address ?? billing_address)?.country ?? null;

/** Reads the terms that the review of a cart asks for, and whether its button names the obligation to pay. One statement at most. */
export async function reviewLaw(app: AppContext, db: Db, cart: Cart, legal: Legal) {
  const { terms: mode, namesObligation } = legal.rulesFor(shopperCountry(cart));
  const terms = mode === 'off' ? null : await findTerms(app, db, legal);
  type Asked = Extract<CheckoutStep, { name: 'review' }>['terms'];
  const asked: Asked = terms && mode !== 'off' ? { mode, version: terms.version } : null;
  return { terms: asked, namesObligation };
}

/** The answer about the terms that the form of the review sent. */
export interface SentTerms {
  readonly terms?: boolean | undefined;
  readonly terms_version?: string | undefined;
}

/**
 * Returns a function that gives the terms that are accepted by the order of a cart; null: none are asked for. It throws where they were
 * not accepted, and where they are others by now than those that the shopper was shown. Two statements.
 */
export async function termsAccepted(
  app: AppContext,
  db: Db,
  sent: SentTerms,
): Promise<(cart: Placed) => AcceptedTerms | null> {
  const legal = await readLegal(app, db);
  const terms = await findTerms(app, db, legal);
  return (cart) => {
    const { terms: mode } = legal.rulesFor(shopperCountry(cart));
    if (mode === 'off' || !terms) return null;
    if (sent.terms_version !== terms.version) throw termsChanged();
    if (mode === 'checkbox' && !sent.terms)
      throw validationFailed([{ path: 'terms', rule: 'required', message: 'Accept the terms' }]);
    return terms;
  };
}
