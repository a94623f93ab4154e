import { z } from 'zod';
import { text } from '../../../platform/db/columns.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import type { Cart } from '../cart.ts';
import { amountDue } from './cartTenders.ts';

const money = (description: string) =>
  z.number().meta(kind('money', `${description}, in the currency of the cart.`));

/** The keys of a cart in the REST API that say what gift cards and credit pay of it. */
export const tenderFields = {
  gift_cards: z
    .array(
      z.object({
        uuid: text.meta({ format: 'uuid', description: 'The UUID of the gift card.' }),
        last4: text.describe('The last four characters of its code.'),
        amount: money('The amount that it pays'),
      }),
    )
    .describe('The gift cards that the cart is paid with, in the order of use.'),
  credit: money('The amount that store credit pays, 0 if none is used'),
  amount_due: money('`grand_total` without what gift cards and credit pay: what the payment method collects'),
};

/** The response for a change of the gift cards or the credit of a cart. */
export const cartTendersAnswer = z.object(tenderFields);

/** Returns what gift cards and credit pay of a cart as the REST API represents it. */
export const toTendersAnswer = (
  cart: Pick<Cart, 'currency' | 'grand_total' | 'tenders'>,
): z.output<typeof cartTendersAnswer> => ({
  gift_cards: (cart.tenders?.cards ?? []).map(({ uuid, last4, amount }) => ({
    uuid,
    last4,
    amount: Number(amount),
  })),
  credit: Number(cart.tenders?.credit?.amount ?? 0),
  amount_due: Number(amountDue(cart)),
});
