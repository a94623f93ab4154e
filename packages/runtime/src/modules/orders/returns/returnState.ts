/** Who began a return: the shopper, the merchant, or the shopper by withdrawing from the contract. */
export const RETURN_ORIGINS = ['shopper', 'merchant', 'withdrawal'] as const;
export type ReturnOrigin = (typeof RETURN_ORIGINS)[number];

export const RETURN_STATES = [
  'requested',
  'approved',
  'declined',
  'declared',
  'received',
  'refunded',
  'closed',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** A step of a return: the states in which it is possible, and the state that follows. */
interface Step {
  readonly from: readonly ReturnState[];
  readonly to: ReturnState;
}

/** The steps of returns. A withdrawal needs no approval and may be refunded before anything comes back. */
export const RETURN_STEPS = {
  approve: { from: ['requested'], to: 'approved' },
  decline: { from: ['requested', 'approved'], to: 'declined' },
  receive: { from: ['approved', 'declared', 'received'], to: 'received' },
  refund: { from: ['declared', 'received'], to: 'refunded' },
  close: { from: ['requested', 'approved', 'declared'], to: 'closed' },
} as const satisfies Readonly<Record<string, Step>>;
export type ReturnStep = keyof typeof RETURN_STEPS;

/** The state in which a return begins. */
export const FIRST_STATE: Readonly<Record<ReturnOrigin, ReturnState>> = {
  shopper: 'requested',
  merchant: 'approved',
  withdrawal: 'declared',
};

/** The states in which a return has not ended. Its units are counted in `order_item.returning_qty`. */
export const OPEN_STATES = [
  'requested',
  'approved',
  'declared',
  'received',
] as const satisfies readonly ReturnState[];

export const isOpenState = (state: ReturnState): boolean =>
  (OPEN_STATES as readonly ReturnState[]).includes(state);

/** Returns the state after a step, or null if the step is not possible in the state. */
export function stateAfter(state: ReturnState, step: ReturnStep): ReturnState | null {
  const { from, to }: Step = RETURN_STEPS[step];
  return from.includes(state) ? to : null;
}
