import { currentCookies } from '../../../platform/acting/requestScope.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import { SESSION_SECONDS } from '../../customers/index.ts';
import { applyCoupon } from '../changeCoupon.ts';
import type { CartRequest } from '../changeCart.ts';

/** The cookie with a code that a visitor followed before having a cart that takes it. */
const CODE_COOKIE = 'discount_code';

/** Enters a code on the visitor's cart. Without a cart, or if the cart does not take it yet, the browser keeps it for the next cart. */
export async function takeCode(
  app: AppContext,
  db: Db,
  request: CartRequest | null,
  code: string,
): Promise<void> {
  if (request && (await isTaken(app, db, request, code))) return forgetCode();
  currentCookies()?.set(CODE_COOKIE, encodeURIComponent(code), { maxAge: SESSION_SECONDS });
}

/** Reports whether the browser keeps a code. */
export const hasKeptCode = (): boolean => Boolean(currentCookies()?.get(CODE_COOKIE));

/** Enters the code that the browser keeps on a new cart. A code that the cart does not take stays with the browser. */
export async function applyKeptCode(app: AppContext, db: Db, request: CartRequest): Promise<void> {
  const kept = currentCookies()?.get(CODE_COOKIE);
  if (kept && (await isTaken(app, db, request, decoded(kept)))) forgetCode();
}

async function isTaken(app: AppContext, db: Db, request: CartRequest, code: string): Promise<boolean> {
  try {
    await applyCoupon(app, db, request, code);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function forgetCode(): void {
  const cookies = currentCookies();
  if (cookies?.get(CODE_COOKIE)) cookies.set(CODE_COOKIE, '', { maxAge: 0 });
}

/** Returns the code of a cookie, whose value a client may have changed. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
