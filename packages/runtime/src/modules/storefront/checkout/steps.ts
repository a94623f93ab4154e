import { toMinor } from '../../../platform/money.ts';
import { amountDue } from '../../carts/index.ts';
import type { Cart } from '../../carts/index.ts';
import type { CheckoutStepName, CheckoutStepView } from '../../defaultTheme/index.ts';

type Orderable = Pick<
  Cart,
  | 'currency'
  | 'grand_total'
  | 'customer_email'
  | 'no_shipping_required'
  | 'shipping_address'
  | 'billing_address'
  | 'shipping_method_data'
  | 'payment_method'
> &
  Partial<Pick<Cart, 'tenders'>>;

/**
 * Returns which addresses a cart requires. If nothing is shipped, only a billing address is required. If the order is also free, no
 * address is required.
 */
export const requiredAddresses = (cart: Orderable) => {
  const shipping = !cart.no_shipping_required;
  if (shipping) return { shipping, billing: 'optional' } as const;
  return { shipping, billing: isFree(cart) ? 'no' : 'required' } as const;
};

/** Reports whether a cart's grand total is zero. */
const isFree = ({ grand_total, currency }: Pick<Orderable, 'grand_total' | 'currency'>): boolean =>
  toMinor(grand_total, currency) === 0;

/** Reports whether a cart leaves something to a payment method: it costs something that gift cards and credit do not pay. */
export const hasToPay = (cart: Pick<Orderable, 'grand_total' | 'currency' | 'tenders'>): boolean =>
  toMinor(amountDue(cart), cart.currency) > 0;

/**
 * Lists the checkout steps of a cart and whether each step is complete. A step can be opened when all previous steps are complete. Pure.
 */
export function checkoutSteps(cart: Orderable): readonly CheckoutStepView[] {
  const { shipping, billing } = requiredAddresses(cart);
  const hasAddress = shipping
    ? cart.shipping_address !== null
    : billing === 'no' || (cart.billing_address ?? cart.shipping_address) !== null;
  const steps: { readonly name: CheckoutStepName; readonly is_done: boolean }[] = [
    { name: 'address', is_done: cart.customer_email !== null && hasAddress },
  ];
  if (shipping) steps.push({ name: 'shipping', is_done: cart.shipping_method_data !== null });
  if (hasToPay(cart)) steps.push({ name: 'payment', is_done: cart.payment_method !== null });
  steps.push({ name: 'review', is_done: false });
  const open = steps.findIndex(({ is_done }) => !is_done);
  return steps.map((step, index) => ({
    ...step,
    path: index <= open ? `/checkout?step=${step.name}` : null,
  }));
}

/** Returns the step to show: the requested step if all previous steps are complete, otherwise the first incomplete step. */
export const shownStep = (
  steps: readonly CheckoutStepView[],
  requested: string | undefined,
): CheckoutStepName =>
  steps.find(({ name, path }) => name === requested && path !== null)?.name ??
  steps.find(({ is_done }) => !is_done)?.name ??
  'review';
