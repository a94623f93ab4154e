import { sourceOf } from './sources.ts';

/** A use of a name in a file that leads to a refusal from some routes alone, for a reason that only a person can tell. */
interface Exception {
  readonly file: string;
  readonly name: string;
  /** The routes from which it does. */
  readonly only: readonly string[];
}

const CARTS = 'packages/runtime/src/modules/carts';
const PAYMENT = 'packages/runtime/src/modules/orders/payment';

/** The test shops answer 500 to a refusal that no operation describes, so that a row that is wrong is found. */
const EXCEPTIONS: readonly Exception[] = [
  // A coupon and a method that the cart had before are taken off, with an error that stands in the cart.
  { file: `${CARTS}/recomputeCart.ts`, name: 'revalidateCoupon', only: ['couponApply'] },
  {
    file: `${CARTS}/shippingQuotes.ts`,
    name: 'quoteMethod',
    only: ['addCartShippingMethod', 'cartCheckout'],
  },
  // What is wrong with a line stands in the cart, and is refused when the cart is ordered.
  { file: `${CARTS}/cartOf.ts`, name: 'lineFault', only: ['createOrder', 'cartCheckout'] },
  // The first cart of a caller is made without lines.
  { file: `${CARTS}/ownCart.ts`, name: 'createCart', only: [] },
  // The server has these routes, and does not do their work.
  { file: 'packages/runtime/src/platform/http/server.ts', name: 'healthRoutes', only: [] },
  // Captures, voids and orders write transactions as well, and none of them is a refund.
  {
    file: `${PAYMENT}/transaction.repo.ts`,
    name: 'refundTooLarge',
    only: ['refundOrder', 'walletgwWebhook'],
  },
  { file: `${PAYMENT}/attempt.repo.ts`, name: 'refundTooLarge', only: ['refundOrder'] },
];

/** The routes that call what modules declare, by its name in `services.ts`. */
export const DECLARED_WORK: Readonly<Record<string, string>> = {
  saveSetting: 'settingDefinitions',
  undoDeletion: 'restorables',
};

/** Reports whether a use is followed from some routes alone. */
export const isException = (file: string, name: string): boolean =>
  EXCEPTIONS.some((one) => one.file === file && one.name === name);

/** Lists the uses that are followed from a route besides. Throws for one that the sources do not have. */
export const exceptionsOf = (route: string): readonly Exception[] => {
  for (const { file, name } of EXCEPTIONS) {
    const { declared, passed } = sourceOf(file);
    if (!declared.has(name) && !passed.has(name)) throw new Error(`${file} has no ${name} any more`);
  }
  return EXCEPTIONS.filter(({ only }) => only.includes(route));
};
