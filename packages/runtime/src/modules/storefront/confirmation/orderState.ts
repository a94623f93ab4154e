import type { Text } from '../../../platform/contracts/messages.ts';
import type { Order } from '../../orders/index.ts';
import type { PaymentStatus } from '../../payments/index.ts';
import type { ConfirmationState } from '../../defaultTheme/index.ts';

interface Standing {
  readonly phase: PaymentStatus['phase'];
  readonly is_waiting: boolean;
}

/** Returns what the confirmation page says about an order. Pure. */
export function orderState(
  { placed_at, canceled_at }: Pick<Order, 'placed_at' | 'canceled_at'>,
  { phase, is_waiting }: Standing,
): ConfirmationState {
  if (is_waiting) return 'waiting';
  if (canceled_at !== null || phase === 'canceled') return 'canceled';
  if (phase === 'failed' || phase === 'refunded' || phase === 'paid') return phase;
  if (phase === 'authorized') return placed_at === null ? 'in_review' : 'authorized';
  return placed_at === null ? 'unpaid' : 'received';
}

const TITLES = {
  waiting: 'storefront.confirmation.waitingTitle',
  unpaid: 'storefront.confirmation.waitingTitle',
  failed: 'storefront.confirmation.failedTitle',
  canceled: 'storefront.confirmation.canceledTitle',
  refunded: 'storefront.confirmation.refundedTitle',
  in_review: 'storefront.confirmation.reviewTitle',
  authorized: null,
  paid: null,
  received: null,
} as const;

/** Returns the heading of the confirmation page. */
export function confirmationTitle(
  text: Text,
  order: Pick<Order, 'order_number' | 'customer_full_name' | 'shipping_address' | 'billing_address'>,
  state: ConfirmationState,
): string {
  const { order_number: number, customer_full_name, shipping_address, billing_address } = order;
  const key = TITLES[state];
  if (key !== null) return text(key, { number });
  const address = shipping_address ?? billing_address;
  const name = firstName(customer_full_name ?? address?.full_name ?? null);
  return name === null
    ? text('storefront.confirmation.thanksPlain', { number })
    : text('storefront.confirmation.thanks', { name, number });
}

/** Matches scripts in which names begin with the family name and have no space before the given name. */
const WHOLE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Returns how a page addresses a shopper: by the first word of the full name, or by the whole name if the first word is an initial or a
 * title. Returns null if the name is unknown. Pure.
 */
export function firstName(fullName: string | null): string | null {
  const name = fullName?.trim() ?? '';
  if (name === '' || name.includes('@')) return null;
  const [first = ''] = name.split(/\s+/u);
  const isInitial = first.length < 2 || /[.,]$/u.test(first);
  return isInitial || WHOLE.test(name) ? name : first;
}
