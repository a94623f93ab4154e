import type { AppContext } from '../../../platform/contracts/context.ts';
import type { CustomerCaller } from '../../../platform/contracts/caller.ts';
import type { Db } from '../../../platform/db/db.ts';
import { checkAmounts } from '../../../platform/http/forms/amounts.ts';
import { findGiftCard, giftCardInvalid } from '../../storedValue/index.ts';
import { unauthorized } from '../../../platform/errors.ts';
import type { Cart } from '../cart.ts';
import { changeCart } from '../changeCart.ts';
import type { CartRequest } from '../changeCart.ts';
import type { CartDraft } from '../draft.ts';
import { giftCardNotAllowed, giftCardNotOnCart, tooManyGiftCards } from '../errors.ts';
import type { CartInputs } from '../inputs/cartInputs.ts';
import { readCart } from '../readCart.ts';
import type { CartTenders } from './cartTenders.ts';
import { listCreditIds } from './cartValues.repo.ts';
import { withoutCardErrors } from './withTenders.ts';

/** The highest number of gift cards that one cart is paid with. */
const MAX_CARDS = 20;

const NONE: CartTenders = { cards: [], credit: null };

/** Returns the draft with other tenders, and without the errors about gift cards. */
const replaced = (draft: CartDraft, tenders: CartTenders): CartDraft => ({
  ...draft,
  tenders: tenders.cards.length === 0 && tenders.credit === null ? null : tenders,
  errors: withoutCardErrors(draft.errors),
});

/**
 * Pays a cart with a gift card. A card that is already on it stays where it is. Throws `GIFT_CARD_INVALID` (400) for a code that is unknown,
 * void or expired, and for a card that is empty or in another currency than the cart; `GIFT_CARD_NOT_ALLOWED` (400) for a cart that buys gift
 * cards.
 */
export async function addGiftCard(
  app: AppContext,
  db: Db,
  request: CartRequest,
  code: string,
): Promise<Cart> {
  const found = await findGiftCard(app, db, code);
  if (!found) {
    // A cart that the caller may not use says so, whatever the code.
    await readCart(app, db, request.id, request.caller);
    throw giftCardInvalid();
  }
  const id = found.stored_value_id;
  const change = (draft: CartDraft, { storedValues = [] }: CartInputs): CartDraft => {
    const card = storedValues.find((value) => value.stored_value_id === id);
    if (!card?.is_active || card.currency !== draft.currency || Number(card.balance) <= 0)
      throw giftCardInvalid();
    const tenders = draft.tenders ?? NONE;
    if (draft.lines.some(({ inputs }) => inputs !== undefined)) throw giftCardNotAllowed();
    if (tenders.cards.some((known) => known.id === id)) return draft;
    if (tenders.cards.length >= MAX_CARDS) throw tooManyGiftCards(MAX_CARDS);
    const added = { id, uuid: card.uuid, last4: card.last4 ?? '', amount: '0' };
    return replaced(draft, { ...tenders, cards: [...tenders.cards, added] });
  };
  return (await changeCart(app, db, { ...request, storedValues: [id] }, change)).cart;
}

/** Takes a gift card off a cart. Throws `GIFT_CARD_NOT_ON_CART` (404). */
export async function removeGiftCard(
  app: AppContext,
  db: Db,
  request: CartRequest,
  uuid: string,
): Promise<Cart> {
  const change = (draft: CartDraft): CartDraft => {
    const tenders = draft.tenders ?? NONE;
    const cards = tenders.cards.filter((card) => card.uuid !== uuid.toLowerCase());
    if (cards.length === tenders.cards.length) throw giftCardNotOnCart();
    return replaced(draft, { ...tenders, cards });
  };
  return (await changeCart(app, db, request, change)).cart;
}

/**
 * Pays a cart with the customer's credit, up to `limit`, a decimal string, or all that is needed. More than the balance or the need is cut to
 * it, so that a customer without credit in the currency of the cart pays nothing with it.
 */
export async function useCredit(
  app: AppContext,
  db: Db,
  request: CartRequest,
  limit: string | null,
): Promise<Cart> {
  const storedValues = await creditIds(app, db, request);
  const change = (draft: CartDraft, inputs: CartInputs): CartDraft => {
    checkAmounts({ amount: limit }, draft.currency);
    const credit = inputs.storedValues?.find(
      (value) =>
        value.kind === 'credit' &&
        value.currency === draft.currency &&
        value.customer_id === draft.customer_id,
    );
    const id = credit?.stored_value_id;
    return replaced(draft, {
      ...(draft.tenders ?? NONE),
      credit: id === undefined ? null : { id, limit, amount: '0' },
    });
  };
  return (await changeCart(app, db, { ...request, storedValues }, change)).cart;
}

/** Lists the ids of the credits of the calling customer, of all currencies. */
const creditIds = async (app: AppContext, db: Db, request: CartRequest): Promise<readonly number[]> =>
  listCreditIds(db, (await checkCustomer(app, db, request)).id);

/** Returns the calling customer. Throws `UNAUTHORIZED` (401) for a guest, or `INVALID_CART` (400) if the cart is not theirs. */
async function checkCustomer(app: AppContext, db: Db, { id, caller }: CartRequest): Promise<CustomerCaller> {
  if (caller.customer) return caller.customer;
  await readCart(app, db, id, caller);
  throw unauthorized();
}

/** Stops paying a cart with credit. */
export async function removeCredit(app: AppContext, db: Db, request: CartRequest): Promise<Cart> {
  await checkCustomer(app, db, request);
  return (await changeCart(app, db, request, withoutCredit)).cart;
}

const withoutCredit = (draft: CartDraft): CartDraft =>
  draft.tenders?.credit ? replaced(draft, { ...draft.tenders, credit: null }) : draft;
