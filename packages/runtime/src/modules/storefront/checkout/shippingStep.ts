import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toNumber } from '../../../platform/money.ts';
import { quoteRequest } from '../../carts/index.ts';
import type { Cart } from '../../carts/index.ts';
import { statedDelivery } from '../../catalog/index.ts';
import { listOffers } from '../../shipping/index.ts';
import type { CartContentsView, CheckoutStep } from '../../defaultTheme/index.ts';
import { choiceText } from './shippingChoice.ts';
import type { OpenStep } from './stepOf.ts';

export async function shippingStep(
  app: AppContext,
  db: Db,
  cart: Cart,
  contents: CartContentsView,
): Promise<OpenStep> {
  const methods = await shippingMethods(app, db, cart, contents);
  return {
    step: { name: 'shipping', methods },
    values: { ...chosenMethod(cart, methods), note: cart.shipping_note ?? '' },
  };
}

/** Returns the value of the selected shipping method, or of the first one with the lowest cost. */
export const chosenMethod = (
  { shipping_method_data: chosen }: Cart,
  methods: readonly { readonly value: string; readonly cost: number }[],
): { readonly method: string } => ({
  method: chosen
    ? choiceText(chosen.provider_code, chosen.method_code)
    : (methods.toSorted((a, b) => a.cost - b.cost)[0]?.value ?? ''),
});

/** Lists the shipping methods for the address of a cart, as pages show them. Calls the shipping providers. */
export async function shippingMethods(
  app: AppContext,
  db: Db,
  cart: Cart,
  { handling_days }: CartContentsView,
): Promise<Extract<CheckoutStep, { name: 'shipping' }>['methods']> {
  const { shipping_address: destination } = cart;
  const offers = destination
    ? await listOffers(app, db, quoteRequest(cart, cart.items, destination, cart.shipping_revision))
    : [];
  return offers.map(({ providerCode, code, name, carrier, cost, currency, delivery }) => ({
    value: choiceText(providerCode, code),
    name,
    carrier,
    cost: toNumber(cost, currency),
    business_days: delivery && {
      min: delivery.minBusinessDays ?? null,
      max: delivery.maxBusinessDays ?? null,
    },
    delivery: delivery && handling_days !== null ? statedDelivery(app, delivery, handling_days) : null,
  }));
}
