import { textKey } from '../../../platform/text/keyText.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Call, RefusedForm } from '../../../platform/contracts/route.ts';
import { isShownAgain } from '../../../platform/http/forms/rejectedForm.ts';
import { lineName, sharedCartUrl } from '../../carts/index.ts';
import { appForBuyer, buyerOf, crossSold } from '../../catalog/index.ts';
import type { Cart } from '../../carts/index.ts';
import type { CartView, SentForm } from '../../defaultTheme/index.ts';
import { stockLeft } from './stockLeft.ts';
import { answerPage } from '../page/answerPage.ts';
import { sentForm } from '../sentForm.ts';
import { emptyForm } from '../../defaultTheme/index.ts';
import { readFrame, readFrameFrom, selectFrame } from '../page/pageFrame.ts';
import { expressOfCart, expressSources } from '../checkout/expressButtons.ts';
import { shopperCountry } from '../checkout/tillLaw.ts';
import { newestTiles } from '../newestTiles.ts';
import { cartContents, nearOf, readCartNotes } from './cartContents.ts';
import { loadOwnCart } from './ownCart.ts';
import type { OwnCart } from './ownCart.ts';
import { replacedNotice } from './replacedCode.ts';
import { cartScript } from './cartScript.ts';

/** Number of products shown below the cart. */
const MAX_RELATED = 4;

/** The last cart change, as specified in the query of the cart page. */
interface CartDone {
  readonly added?: string | undefined;
  readonly removed?: string | undefined;
  /** The number of removed units. */
  readonly units?: string | undefined;
  /** The code that a new one replaced. */
  readonly replaced?: string | undefined;
}

/**
 * Returns a notice about the last cart change. Returns null if the cart does not reflect the change, for example because the shopper
 * navigated back.
 */
async function doneOf(
  app: AppContext,
  db: Db,
  cart: Cart | null,
  { added, removed, units }: CartDone,
): Promise<CartView['done']> {
  const named = textKey(added ?? removed ?? '');
  const line = cart?.items.find(({ product_sku: sku }) => textKey(sku) === named);
  if (added !== undefined) return line ? { what: 'added', product: lineName(line) } : null;
  if (removed === undefined || line) return null;
  const product = await stockLeft(app, db, removed);
  const qty = Number(units);
  return product && Number.isInteger(qty) && qty > 0
    ? { what: 'removed', product: product.name, sku: removed, qty }
    : null;
}

/** Reads the view of a cart, if there is one, and the frame of its page. Runs one SQL statement. */
async function contentsAndFrame(app: AppContext, db: Db, own: OwnCart | null) {
  if (!own) return { contents: null, frame: await readFrame(app, db) };
  const { cart } = own;
  const beside = selectFrame(app, app.clock.now(), true);
  const [notes, near] = await Promise.all([readCartNotes(app, db, cart, beside), nearOf(app, db, own)]);
  const frame = await readFrameFrom(app, notes.beside);
  const rules = frame.menus.legal.rulesFor(shopperCountry(cart));
  return { contents: cartContents(app, cart, notes, rules, near), frame };
}

/** Responds with the caller's cart. `form` is a rejected form. */
export async function cartPage(
  call: Pick<Call, 'app' | 'db' | 'caller' | 'request'>,
  form: SentForm = emptyForm,
  done: CartDone = {},
): Promise<Reply> {
  const { db, caller } = call;
  const own = await loadOwnCart(call.app, db, caller);
  const cart = own?.cart ?? null;
  // The products beside a cart have prices in its currency.
  const app = cart ? appForBuyer(call.app, cart.currency, buyerOf(caller.customer)) : call.app;
  const ids = cart?.items.map(({ product_id }) => product_id) ?? [];
  const [{ contents, frame }, doneNow, notices, related, instead] = await Promise.all([
    contentsAndFrame(app, db, own),
    doneOf(app, db, cart, done),
    replacedNotice(app, db, cart, done.replaced),
    crossSold(app, db, ids, MAX_RELATED),
    ids.length === 0 ? newestTiles(app, db) : [],
  ]);
  const express = cart ? await expressOfCart(app, frame, 'cart', cart) : [];
  return answerPage(
    { ...call, app },
    'cart',
    {
      kind: 'cart',
      route: 'cart',
      urn: null,
      path: '/cart',
      title: app.texts()('storefront.cart.title'),
      description: null,
      cart: contents && { ...contents, notices: [...notices, ...contents.notices] },
      signed_in: caller.customer !== null,
      done: doneNow,
      form,
      related,
      instead,
      payments: frame.payments,
      express,
      share_url: cart && sharedCartUrl(app, cart.items),
    },
    { isPrivate: true, frame, scripts: [cartScript.path], ...expressSources(express) },
  );
}

/** Responds with the cart and the items that could not be added to it. Passes on all other refusals. */
export function showNotBought(form: Parameters<typeof cartPage>[0] & RefusedForm): Promise<Reply> {
  if (!isShownAgain(form.refusal)) throw form.refusal;
  return cartPage(form, sentForm(form, []));
}
