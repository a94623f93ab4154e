import type {
  FindChargeCall,
  PaidOrder,
  PayWithCall,
  PaymentCall,
  PaymentRecord,
} from '@shop/runtime/extension';
import { sample } from './payments.ts';
import type { Changes } from './payments.ts';
import type { Sample } from './sample.ts';

/** Creates a sample of a payment method that charges credentials, and differs from a correct one. */
const charging = (fault: string, changes: Changes, ...caught: readonly string[]): Sample =>
  sample(
    fault,
    (gateway) => ({
      onOrderPlaced: undefined,
      credentials: ['box_token'],
      async payWith({ app, order, amount, currency, credential, idempotencyKey }: PayWithCall) {
        if (!credential.token.startsWith('box-'))
          return { outcome: 'declined', code: 'no_such_token', message: 'Use another token.' };
        const call = { app, order, amount, currency, transaction: null } as unknown as PaymentCall;
        const record = gateway.act(call, 'capture', idempotencyKey);
        return paidBy(order, record);
      },
      async findCharge({ order, idempotencyKey }: FindChargeCall) {
        const record = gateway.done.get(idempotencyKey);
        return record ? paidBy(order, record) : null;
      },
      ...changes(gateway),
    }),
    ...caught,
  );
const paidBy = ({ uuid }: PaidOrder, record: PaymentRecord) => ({
  outcome: 'paid',
  report: { order: uuid, record: { ...record, status: 'box_captured' } },
});

const CHARGED = 'a credential is charged once';
const STARTS = 'a shop starts';

export const chargeSamples: readonly Sample[] = [
  charging('none: a method that charges credentials', () => ({})),
  charging('charges that nobody can look up', () => ({ findCharge: undefined }), STARTS),
  charging('charges of kinds that are not named', () => ({ credentials: undefined }), STARTS),
  charging('a look-up that finds nothing', () => ({ findCharge: async () => null }), CHARGED),
  charging(
    'a charge that throws where the gateway refused',
    () => ({ payWith: () => Promise.reject(new Error('no such token')) }),
    CHARGED,
  ),
];
