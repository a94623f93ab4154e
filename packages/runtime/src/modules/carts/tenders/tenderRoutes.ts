import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import { amount } from '../../../platform/http/forms/amounts.ts';
import { oneLine } from '../../../platform/http/forms/oneLine.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import type { Cart } from '../cart.ts';
import { both, cartId, cartParams } from '../cartPath.ts';
import { resolveCart } from '../ownCart.ts';
import { addGiftCard, removeCredit, removeGiftCard, useCredit } from './changeTenders.ts';
import { cartTendersAnswer, toTendersAnswer } from './tendersAnswer.ts';

/** The request body for a gift card. */
export const giftCardBody = z.object({
  code: z
    .string({ error: ({ input }) => `Code is ${input == null ? 'required' : 'invalid'}` })
    .max(255, 'Code is invalid')
    .check(oneLine('Code'))
    .describe('The code of the gift card, in any case, with or without blanks and dashes.'),
});

const creditBody = z.object({
  amount: amount('amount', { outside: 'amount is invalid' })
    .optional()
    .meta(
      kind(
        'money',
        'The highest amount of credit to use, in the currency of the cart. Defaults to all that is needed. More than the balance or the need is reduced to it.',
      ),
    ),
});

/** Stores the response for a change in the transaction that saves the change. */
const keeping = ({ claim }: Pick<Call, 'claim'>) =>
  claim ? { onSaved: (tx: Db, cart: Cart) => claim.keep(tx, toTendersAnswer(cart)) } : {};

export const tenderRoutes = [
  defineRoute({
    id: 'addCartGiftCard',
    does: 'Pays a cart with a gift card and returns what gift cards and credit pay of it. Cards are used in the order in which they were entered. Rejects a code that is unknown, void, expired, empty or in another currency: `GIFT_CARD_INVALID`. Rejected codes count toward the limit of sign-ins.',
    method: 'POST',
    path: both('/gift-cards'),
    access: 'public',
    sdk: { method: 'addGiftCard' },
    rateTier: 'login',
    triedAccount: ({ body }) => body.code,
    params: cartParams,
    body: giftCardBody,
    response: cartTendersAnswer,
    async handle(call) {
      const cart = { ...(await resolveCart(call)), ...keeping(call) };
      return toTendersAnswer(await addGiftCard(call.app, call.db, cart, call.body.code));
    },
  }),

  defineRoute({
    id: 'removeCartGiftCard',
    does: 'Takes a gift card off a cart and returns what the others and credit pay of it. Fails with `GIFT_CARD_NOT_ON_CART` if it is not on the cart.',
    method: 'DELETE',
    path: both('/gift-cards/{giftCardId}'),
    access: 'public',
    sdk: { method: 'removeGiftCard' },
    params: z.object({
      id: cartId,
      giftCardId: z.string().describe('The UUID of the gift card on the cart.'),
    }),
    response: cartTendersAnswer,
    async handle(call) {
      const cart = { ...(await resolveCart(call)), ...keeping(call) };
      return toTendersAnswer(await removeGiftCard(call.app, call.db, cart, call.params.giftCardId));
    },
  }),

  defineRoute({
    id: 'useCartCredit',
    does: 'Pays a cart with the credit of the signed-in customer, after its gift cards, and returns what both pay of it. Rejects guests.',
    method: 'POST',
    path: both('/credit'),
    access: 'public',
    sdk: { method: 'useCredit' },
    params: cartParams,
    body: creditBody,
    response: cartTendersAnswer,
    async handle(call) {
      const cart = { ...(await resolveCart(call)), ...keeping(call) };
      return toTendersAnswer(await useCredit(call.app, call.db, cart, call.body.amount ?? null));
    },
  }),

  defineRoute({
    id: 'removeCartCredit',
    does: 'Stops paying a cart with credit, and returns what its gift cards pay of it.',
    method: 'DELETE',
    path: both('/credit'),
    access: 'public',
    sdk: { method: 'removeCredit' },
    params: cartParams,
    response: cartTendersAnswer,
    async handle(call) {
      const cart = { ...(await resolveCart(call)), ...keeping(call) };
      return toTendersAnswer(await removeCredit(call.app, call.db, cart));
    },
  }),
];
