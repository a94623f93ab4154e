import type { AppContext } from '../../../platform/contracts/context.ts';
import { withDeadline } from '../../../platform/withDeadline.ts';
import { chargeFault, paymentStatuses } from '../../payments/index.ts';
import type { ChargeOutcome, FoundCharge, PaymentCredential } from '../../payments/index.ts';
import type { Order } from '../order.ts';
import type { ChargeRow } from './attempt.ts';
import { CALL_DEADLINE_MS, paidOrder } from './attemptPayment.ts';
import { hideToken } from './hideToken.ts';
import { returnPath } from './payable.ts';
import { methodOf } from './paymentRights.ts';
import { formatAmount } from './paymentSums.ts';

/** The open or closed attempt of a charge, with its order. */
export interface ChargeClaim {
  readonly row: ChargeRow;
  readonly order: Order;
}

/**
 * Calls `payWith` of the order's payment method, outside any transaction and with a deadline. Returns the checked outcome without the token.
 * Throws if the outcome is unknown or invalid.
 */
export async function callPayWith(
  app: AppContext,
  claim: ChargeClaim,
  credential: PaymentCredential,
): Promise<ChargeOutcome> {
  const method = methodOf(app, claim.order);
  const answer = await withDeadline(CALL_DEADLINE_MS, undefined, async (signal) =>
    method?.payWith?.({
      ...callOf(app, claim),
      amount: formatAmount(claim.row.amount, claim.row.currency),
      currency: claim.row.currency,
      credential,
      signal,
    }),
  );
  const outcome = hideToken(answer, credential.token);
  checkAnswer(app, claim, 'payWith', outcome);
  return outcome;
}

/** Calls `findCharge` of the order's payment method. Returns null if nothing was charged. Throws if the gateway does not respond. */
export async function callFindCharge(app: AppContext, claim: ChargeClaim): Promise<FoundCharge | null> {
  const method = methodOf(app, claim.order);
  if (!method?.findCharge)
    throw new Error(`Payment method "${claim.order.payment_method}" cannot look up charges`);
  const answer = await withDeadline(CALL_DEADLINE_MS, undefined, async (signal) =>
    method.findCharge?.({
      ...callOf(app, claim),
      attemptedAt: new Date(claim.row.created_at),
      signal,
    }),
  );
  checkAnswer(app, claim, 'findCharge', answer);
  return answer ?? null;
}

const callOf = (app: AppContext, { row, order }: ChargeClaim) => ({
  app,
  order: paidOrder(order),
  idempotencyKey: row.uuid,
  returnUrl: app.url(returnPath(app, order)),
});

/** The values that the functions of a payment method may return. */
interface Answers {
  readonly payWith: ChargeOutcome;
  readonly findCharge: FoundCharge | null | undefined;
}

/** Throws if a payment method returned something else than its contract says. */
function checkAnswer<Handler extends keyof Answers>(
  app: AppContext,
  { row, order }: ChargeClaim,
  handler: Handler,
  answer: unknown,
): asserts answer is Answers[Handler] {
  const statuses = paymentStatuses(app.registry('paymentMethods').list());
  const request = { handler, amount: formatAmount(row.amount, row.currency), currency: row.currency };
  const fault = chargeFault(answer, request, (status) => statuses.has(status));
  if (fault !== null) throw new Error(`Payment method "${methodOf(app, order)?.code}" ${fault}`);
}
