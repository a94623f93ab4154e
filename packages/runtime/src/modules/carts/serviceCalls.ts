import type { z } from 'zod';
import { callerOf } from '../../platform/contracts/buyer.ts';
import type { Buyer } from '../../platform/contracts/buyer.ts';
import { validator } from '../../platform/http/forms/validation.ts';
import { destinationBody, newCartBody, replacedItemsBody } from './bodies.ts';
import { cartPatchBody, couponBody } from './checkoutBodies.ts';
import type { CartRequest } from './changeCart.ts';
import type { CartSaving } from './contract.ts';
import { reviewDigest } from './reviewDigest.ts';
import { giftCardBody } from './tenders/tenderRoutes.ts';

/** Returns the function that checks input as the body of a route. */
const bodyReader = <Schema extends z.ZodType>(schema: Schema) =>
  validator(schema, 'body') as (sent: unknown) => z.output<Schema>;

/** Reads what `create` takes. */
export const readNewCart = bodyReader(newCartBody);

/** Reads what `replaceItems` takes. */
export const readItems = bodyReader(replacedItemsBody);

/** Reads what `update` takes. */
export const readDetails = bodyReader(cartPatchBody);

/** Reads what `applyCoupon` takes. */
export const readCoupon = bodyReader(couponBody);

/** Reads what `addGiftCard` takes. */
export const readGiftCard = bodyReader(giftCardBody);

/** Reads what `methods` takes. */
export const readDestination = bodyReader(destinationBody);

/** Returns the request of a buyer for a cart. */
export const requestOf = (buyer: Buyer, id: string, options: CartSaving = {}): CartRequest => ({
  id,
  caller: callerOf(buyer),
  ...onSavedOf(options),
});

/** Returns what runs when a cart is saved, as the use cases call it. */
export const onSavedOf = ({ onSaved }: CartSaving): Pick<CartRequest, 'onSaved'> =>
  onSaved ? { onSaved: (tx, cart) => onSaved(tx, cart, reviewDigest(cart)) } : {};
