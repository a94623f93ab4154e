import { z } from 'zod';
import { contentState } from '../../../platform/contentCache/contentState.ts';
import { bool, int, text } from '../../../platform/db/columns.ts';
import { priceListInputs } from '../../catalog/index.ts';
import { currencyInputs } from '../../currencies/index.ts';
import { groupIds, taxExemptions } from '../../customers/index.ts';
import { cartPromotion, couponInputs } from '../../promotions/index.ts';
import { savedSettings } from '../../settings/index.ts';
import { taxRateInputs } from '../../tax/index.ts';
import { cartAddressRow, cartRow } from '../cart.ts';
import { cartItemRow } from '../cartLine.ts';
import { productInputs } from './cartInputs.ts';
import { storedValueInput } from '../tenders/cartTenders.ts';
import { cartOffers } from '../offers/cartOffersColumn.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { AddressType } from '../cart.ts';
import type { CartInputs } from './cartInputs.ts';
import type { CachedInputs } from './cachedInputs.ts';
import { cappedInputs } from './cappedInputs.ts';

/** The schema of a cart without its products and what is the same for all carts. */
export const cartItself = cartRow.extend({
  items: z.array(cartItemRow),
  addresses: z.array(cartAddressRow),
  coupon_inputs: z.array(couponInputs.unwrap()),
  cart_offers: cartOffers,
  tax_exemptions: taxExemptions,
  buyer_groups: groupIds,
  shipping_revision: int,
  has_open_payment: bool,
  stored_values: z.array(storedValueInput),
});

/** The schema of a cart with everything that it depends on. */
export const wholeCart = cartItself.extend({
  products: z.array(productInputs),
  tax_rates: z.array(taxRateInputs),
  settings: savedSettings,
  currencies: currencyInputs,
  price_lists: priceListInputs,
  promotions: z.array(cartPromotion).nullable(),
  promotions_state: text,
  content_state: contentState.nullable(),
});

/** Combines a loaded cart with the inputs that are the same for all carts. */
export function cartInputsOf(
  app: AppContext,
  row: z.output<typeof cartItself>,
  known: CachedInputs,
): CartInputs {
  const {
    items,
    addresses,
    coupon_inputs,
    cart_offers,
    tax_exemptions,
    buyer_groups,
    shipping_revision,
    has_open_payment,
    stored_values,
    ...cart
  } = row;
  const addressOf = (type: AddressType) => addresses.find((address) => address.type === type) ?? null;
  return {
    cart,
    items,
    addresses: { shipping: addressOf('shipping'), billing: addressOf('billing') },
    ...cappedInputs(app, known, shipping_revision, { tax_exemptions, buyer_groups, cart_offers }),
    coupons: coupon_inputs,
    hasOpenPayment: has_open_payment,
    storedValues: stored_values,
  };
}
