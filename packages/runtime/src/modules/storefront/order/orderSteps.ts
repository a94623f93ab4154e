import type { PaymentStatus } from '../../payments/index.ts';
import type { Order } from '../../orders/index.ts';
import type { OrderStepView } from '../../defaultTheme/index.ts';

/** The facts from which the steps of an order are derived. Times are ISO 8601. */
export interface OrderLife extends Pick<
  Order,
  'created_at' | 'placed_at' | 'canceled_at' | 'shipment_status' | 'no_shipping_required'
> {
  readonly phase: PaymentStatus['phase'];
  /** True if the shopper can still pay, even after a failed attempt. */
  readonly is_payable: boolean;
  /** The times at which money was captured and refunded. Null if it was not, or the time is unknown. */
  readonly paid_at: string | null;
  readonly refunded_at: string | null;
  readonly shipments: readonly { readonly shipped_at: string; readonly delivered_at: string | null }[];
}

type Step = Omit<OrderStepView, 'state'> & { readonly isReached: boolean };

/** Creates a completed step. */
const reached = (name: Step['name'], at: string | null, is_partial = false): Step => ({
  name,
  at: at && new Date(at).toISOString(),
  is_partial,
  isReached: true,
});

const ahead = (name: Step['name']): Step => ({ name, at: null, is_partial: false, isReached: false });

/**
 * Lists the steps of an order: the completed steps and the steps that are still ahead. An order that is paid on delivery has no payment
 * step until its money has been received. Returns an empty list if the payment failed for good. Pure.
 */
export function orderSteps(order: OrderLife): readonly OrderStepView[] {
  const { phase, canceled_at } = order;
  if (phase === 'failed' && !order.is_payable && canceled_at === null) return [];
  const isCanceled = canceled_at !== null || phase === 'canceled';
  const isOver = isCanceled || phase === 'refunded';
  const way = [reached('ordered', order.created_at), ...shippingSteps(order)];
  const steps = inTime(isOver ? way.filter(({ isReached }) => isReached) : way, [
    ...paymentSteps(order),
    ...refundSteps(order),
  ]);
  return withStates(isCanceled ? [...steps, reached('canceled', canceled_at)] : steps, isOver);
}

function paymentSteps({ phase, placed_at, canceled_at, paid_at }: OrderLife): readonly Step[] {
  if (phase === 'paid' || phase === 'refunded') return [reached('paid', paid_at ?? placed_at)];
  const isDue = (phase === 'unpaid' || phase === 'failed') && placed_at === null && canceled_at === null;
  return isDue ? [ahead('paid')] : [];
}

const refundSteps = ({ phase, refunded_at }: OrderLife): readonly Step[] =>
  refunded_at === null && phase !== 'refunded'
    ? []
    : [reached('refunded', refunded_at, phase !== 'refunded')];

function shippingSteps(order: OrderLife): readonly Step[] {
  const { shipment_status: status, shipments } = order;
  const isSent = shipments.length > 0;
  if (order.no_shipping_required || (status === 'canceled' && !isSent)) return [];
  const isArrived = status === 'delivered' || status === 'partially_delivered';
  const sent = reached(
    'shipped',
    lastOf(shipments.map((one) => one.shipped_at)),
    status === 'partially_shipped',
  );
  const arrived = reached(
    'delivered',
    lastOf(shipments.map((one) => one.delivered_at)),
    status === 'partially_delivered',
  );
  return [
    isSent ? reached('packed', null) : ahead('packed'),
    isSent ? sent : ahead('shipped'),
    isArrived ? arrived : ahead('delivered'),
  ];
}

const lastOf = (times: readonly (string | null)[]): string | null =>
  times.reduce(
    (last, time) => (last === null || (time !== null && Date.parse(time) > Date.parse(last)) ? time : last),
    null,
  );

/** Inserts steps after all steps that were completed earlier. A step without a time follows the first one. */
function inTime(way: readonly Step[], more: readonly Step[]): readonly Step[] {
  const steps = [...way];
  for (const step of more) {
    const { at } = step;
    const before = at === null ? 0 : steps.findLastIndex((one) => one.at !== null && one.at <= at);
    steps.splice((before === -1 ? 0 : before) + 1, 0, step);
  }
  return steps;
}

/** Marks the current step: the last step if the order is complete, otherwise the step in progress. */
function withStates(steps: readonly Step[], isOver: boolean): readonly OrderStepView[] {
  const isOpen = ({ name, isReached }: Step) => !isReached && (name === 'paid' || name === 'packed');
  const open = steps.findIndex(isOpen);
  const last = steps.findLastIndex(
    ({ isReached, name, is_partial }) => isReached && (name !== 'refunded' || !is_partial),
  );
  const current = isOver ? steps.length - 1 : open === -1 ? last : open;
  return steps.map(({ isReached, ...step }, index) => ({
    ...step,
    state: index === current ? 'current' : isReached ? 'done' : 'todo',
  }));
}
