import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors.ts';
import { sharedCartUrl } from '../carts/index.ts';
import { findOpenCart } from './cartReminder.repo.ts';
import { readRecoverToken } from './reminderTokens.ts';

/** The cart of a reminder's link. */
interface RecoveredCart {
  readonly uuid: string;
  /** The page that offers its items. Null if the link would be too long. */
  readonly itemsUrl: string | null;
}

/**
 * Returns the cart of a reminder's link, or null if it was ordered or deleted. The page has the items alone: whoever has the link sees
 * neither name nor address. Throws 404 if this shop did not sign the token.
 */
export async function recoveredCart(app: AppContext, db: Db, token: string): Promise<RecoveredCart | null> {
  const uuid = readRecoverToken(app, token);
  if (uuid === null) throw notFound();
  const cart = await findOpenCart(db, uuid);
  return cart && { uuid, itemsUrl: sharedCartUrl(app, cart.items, true) };
}
