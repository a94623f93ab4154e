import type {
  ChargeOutcome,
  PayWithCall,
  PaymentCall,
  PaymentMethod,
  PaymentRecord,
} from '../../modules/payments/contract.ts';
import { within } from './suite.ts';

export type CallKind = 'capture' | 'refund' | 'void';

/** A call to the payment method with its result. */
export interface RecordedCall {
  readonly kind: CallKind;
  readonly call: PaymentCall;
  readonly answer: PaymentRecord | null;
}

/** The calls to the payment methods of a shop. */
export interface Recording {
  readonly calls: RecordedCall[];
  /** The orders that `payWith` was called for. */
  readonly charges: string[];
  /** The kinds of calls whose next response is lost before it reaches the shop. */
  readonly lose: Set<CallKind | 'payWith'>;
  /** The errors found in calls, such as a missing response. */
  readonly failures: unknown[];
}

export const recording = (): Recording => ({ calls: [], charges: [], lose: new Set(), failures: [] });

/** Wraps a payment method so that its calls are recorded and selected responses are lost. */
export function answersOf(
  method: PaymentMethod,
  { calls, charges, lose, failures }: Recording,
  callMs: number,
): PaymentMethod {
  const recorded =
    (kind: CallKind) =>
    async (call: PaymentCall): Promise<PaymentRecord> => {
      const answer = (await within(callMs, kind, () => method[kind]!(call)).catch((error: unknown) => {
        failures.push(error);
        throw error;
      })) as PaymentRecord;
      calls.push({ kind, call, answer });
      if (lose.delete(kind)) throw new Error('The test suite lost this answer');
      return answer;
    };
  const charge = async (call: PayWithCall): Promise<ChargeOutcome> => {
    charges.push(call.order.uuid);
    const answer = await within(callMs, 'payWith', () => method.payWith!(call)).catch((error: unknown) => {
      failures.push(error);
      throw error;
    });
    if (lose.delete('payWith')) throw new Error('The test suite lost this answer');
    return answer;
  };
  const kinds = (['capture', 'refund', 'void'] as const).filter((kind) => typeof method[kind] === 'function');
  const charged = typeof method.payWith === 'function' && { payWith: charge };
  return { ...method, ...charged, ...Object.fromEntries(kinds.map((kind) => [kind, recorded(kind)])) };
}
