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

/**
 * Returns the country whose law applies to the shopper. This is the shipping country, or the billing country without a shipping address.
 */
export const shopperCountry = ({ shipping_address, billing_address }: Placed): string | null =>
  (shipping_address ?? billing_address)?.country ?? null;

/**
 * Reads the terms that a shopper must accept in the review of a cart, and whether the order button must state the obligation to pay.
 * Runs at most one SQL statement.
 */
export async function reviewLaw(app: AppContext, db: Db, cart: Cart, legal: Legal) {
  const { terms: mode, namesObligation } = legal.rulesFor(shopperCountry(cart));
  const terms = mode === 'off' ? null : await findTerms(app, db, legal);
  type ReviewTerms = Extract<CheckoutStep, { name: 'review' }>['terms'];
  const reviewTerms: ReviewTerms = terms && mode !== 'off' ? { mode, version: terms.version } : null;
  return { terms: reviewTerms, namesObligation };
}

/** The acceptance of the terms, as submitted with the review form. */
export interface SentTerms {
  readonly terms?: boolean | undefined;
  readonly terms_version?: string | undefined;
}

/**
 * Creates a function that returns the terms accepted when a cart's order is placed, or null if the shop requires no acceptance. The
 * function throws if the shopper did not accept the terms, or if the terms have changed since the shopper saw them. Runs two SQL
 * statements.
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
