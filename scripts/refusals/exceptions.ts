import { sourceOf } from './sources.ts';

/** A use of a name in a file that causes a refusal only on some routes, for a reason that cannot be derived from the source. */
interface Exception {
  readonly file: string;
  readonly name: string;
  /** The only routes on which the use causes a refusal. */
  readonly only: readonly string[];
}

const CARTS = 'packages/runtime/src/modules/carts';
const PAYMENT = 'packages/runtime/src/modules/orders/payment';

/**
 * The exceptions. If an entry is wrong, tests detect it, because test shops respond with 500 to a refusal that is missing in the
 * operation's description.
 */
const EXCEPTIONS: readonly Exception[] = [
  // A coupon or method that is no longer valid is removed from the cart, which then shows an error.
  { file: `${CARTS}/recomputeCart.ts`, name: 'checkCoupons', only: ['couponApply', 'updateCart'] },
  { file: `${CARTS}/recomputeCart.ts`, name: 'tellOffers', only: ['couponApply', 'updateCart'] },
  { file: `${CARTS}/checkoutChanges.ts`, name: 'enterCode', only: ['updateCart'] },
  // A gift that is out of stock is only a note on the cart.
  { file: `${CARTS}/recomputeCart.ts`, name: 'giftsOf', only: [] },
  {
    file: `${CARTS}/shippingQuotes.ts`,
    name: 'quoteMethod',
    only: ['addCartShippingMethod', 'cartCheckout', 'updateCart'],
  },
  // Line errors are only shown in the cart. They cause a refusal when the cart is ordered.
  { file: `${CARTS}/cartOf.ts`, name: 'lineFault', only: ['createOrder', 'cartCheckout'] },
  // A caller's first cart is created without lines.
  { file: `${CARTS}/ownCart.ts`, name: 'createCart', only: [] },
  // An address that is refused is an outcome of the delivery.
  { file: 'packages/runtime/src/modules/webhooks/sendDelivery.ts', name: 'receiverUrl', only: [] },
  // The server registers these routes, but does not run their handlers itself.
  { file: 'packages/runtime/src/platform/http/server.ts', name: 'healthRoutes', only: [] },
  // Captures, voids and orders also write transactions, but none of these transactions is a refund.
  {
    file: `${PAYMENT}/transaction.repo.ts`,
    name: 'refundTooLarge',
    only: ['refundOrder', 'walletgwWebhook'],
  },
  { file: `${PAYMENT}/attempt.repo.ts`, name: 'refundTooLarge', only: ['refundOrder'] },
];

/** Routes that call declarations of modules, by the declarations' names in `services.ts`. */
export const DECLARED_WORK: Readonly<Record<string, readonly string[]>> = {
  saveSetting: ['settingDefinitions', 'settingHooks'],
  undoDeletion: ['restorables'],
};

/** Reports whether a use is an exception, so that it is followed only from some routes. */
export const isException = (file: string, name: string): boolean =>
  EXCEPTIONS.some((one) => one.file === file && one.name === name);

/** Lists the additional uses to follow from a route. Throws for a use that does not exist in the sources. */
export const exceptionsOf = (route: string): readonly Exception[] => {
  for (const { file, name } of EXCEPTIONS) {
    const { declared, passed } = sourceOf(file);
    if (!declared.has(name) && !passed.has(name)) throw new Error(`${file} has no ${name} any more`);
  }
  return EXCEPTIONS.filter(({ only }) => only.includes(route));
};
