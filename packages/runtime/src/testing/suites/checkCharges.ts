import type { ChargedPayment } from '../../modules/orders/contract.ts';
import type { PaymentCredential } from '../../modules/payments/contract.ts';
import type { ApiRecord } from '../makers/makerParts.ts';
import type { PaymentCase } from './paymentCase.ts';
import { broken, shown } from './suite.ts';

const LOOKED_UP_AFTER_MS = 3_600_000;
const PAID = ['paid', 'authorized'];

async function charge(
  { shop, recording }: PaymentCase,
  { uuid }: ApiRecord,
  attempt: string,
  credential: PaymentCredential,
): Promise<ChargedPayment> {
  const answer = await shop.app.payments.payWith({}, uuid, { attempt, credential });
  const [failure] = recording.failures.splice(0);
  if (failure !== undefined)
    throw broken(
      `payWith threw ${shown(failure)}`,
      'Return what became of the charge: paid, declined, action or unknown.',
      failure,
    );
  if (!answer.ok)
    throw broken(
      `payWith was refused with ${answer.code}: ${answer.message}`,
      'Take orders that are not paid.',
    );
  return answer.value;
}

const expectPaid = (what: string, { outcome, payment }: ChargedPayment, fix: string): void => {
  if (outcome !== 'paid' || !PAID.includes(payment.phase))
    throw broken(`${what} has the outcome ${outcome}, and the order is ${payment.phase}`, fix);
};

/**
 * Checks that a credential is charged once, however often it is brought, that an unknown one is declined as a value, and that a charge
 * whose answer was lost is found.
 */
export async function checkCharges(on: PaymentCase): Promise<void> {
  const { method, suite, shop, recording } = on;
  if (!method.payWith) return;
  if (!suite.credential)
    throw broken(
      'the suite brings no credential',
      'Add "credential" to the suite: it returns one that pays the order it is given.',
    );
  const order = await on.newOrder();
  const good = await suite.credential(order);
  const unknown = { ...good, token: `unknown-${crypto.randomUUID()}` };
  const { outcome } = await charge(on, order, 'unknown', unknown);
  if (outcome !== 'declined')
    throw broken(
      `an unknown credential has the outcome ${outcome}`,
      'Return declined if the gateway definitely refused: another credential may follow.',
    );
  const fix = 'Charge what the call has, and report the record of the whole amount.';
  for (const attempt of ['first', 'first', 'second'])
    expectPaid('a charge', await charge(on, order, attempt, good), fix);
  await expectOnce(on, order);

  const lost = await on.newOrder();
  const other = await suite.credential(lost);
  recording.lose.add('payWith');
  const { outcome: without } = await charge(on, lost, 'lost', other);
  recording.lose.clear();
  if (without !== 'unknown')
    throw broken(`a lost answer has the outcome ${without}`, 'Do not catch what the shop throws.');
  on.clock.ahead(LOOKED_UP_AFTER_MS);
  await shop.runJob('reconcilePaymentAttempts').finally(() => on.clock.ahead(0));
  const state = await shop.app.payments.read({}, lost.uuid);
  if (!state.ok || !PAID.includes(state.value.phase))
    throw broken(
      'a charge whose answer was lost was not found',
      'findCharge looks the charge up by the order or the idempotencyKey, and returns its report.',
    );
  await charge(on, lost, 'lost', other);
  await expectOnce(on, lost);
}

async function expectOnce({ recording, shop, suite }: PaymentCase, order: ApiRecord): Promise<void> {
  const calls = recording.charges.filter((uuid) => uuid === order.uuid).length;
  const known = await shop.app.orders.find(shop.db, { uuid: order.uuid });
  const captured = Number((await suite.moved?.(order))?.captured ?? 0);
  if (calls > 2 || captured > Number(known?.grand_total))
    throw broken(
      `an order of ${known?.grand_total} was charged ${captured} in ${calls} calls`,
      'Hand the idempotencyKey of the call to the gateway.',
    );
}
