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

/** Returns the country whose law applies to the shopper: the shipping country, or the billing country if there is no shipping address. */
export const shopperCountry = ({ shipping_address, billing_address }: Placed): string | null =>
  (shipping_address ?? billing_address)?.country ?? null;

/**
 * Reads the terms that the review of a cart requires, and whether the order button must state the obligation to pay. At most one
 * statement.
 */
export async function reviewLaw(app: AppContext, db: Db, cart: Cart, legal: Legal) {
  const { terms: mode, namesObligation } = legal.rulesFor(shopperCountry(cart));
  const terms = mode === 'off' ? null : await findTerms(app, db, legal);
  type Asked = Extract<CheckoutStep, { name: 'review' }>['terms'];
  const asked: Asked = terms && mode !== 'off' ? { mode, version: terms.version } : null;
  return { terms: asked, namesObligation };
}

/** The acceptance of the terms submitted with the review form. */
export interface SentTerms {
  readonly terms?: boolean | undefined;
  readonly terms_version?: string | undefined;
}

/**
 * Returns a function that returns the terms accepted by the order of a cart, or null if no terms are required. The function throws if the
 * terms were not accepted or have changed since the shopper saw them. Two statements.
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
