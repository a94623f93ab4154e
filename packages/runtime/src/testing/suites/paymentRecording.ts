import type { PaymentCall, PaymentMethod, PaymentRecord } from '../../modules/payments/contract.ts';
import { within } from './suite.ts';

export type CallKind = 'capture' | 'refund' | 'void';

/** A payment method call and its result. */
export interface RecordedCall {
  readonly kind: CallKind;
  readonly call: PaymentCall;
  readonly answer: PaymentRecord | null;
}

/** The payment method calls in a shop. */
export interface Recording {
  readonly calls: RecordedCall[];
  /** The kinds of calls whose next response is lost on its way to the shop. */
  readonly lose: Set<CallKind>;
  /** Errors of calls, such as a missing response. */
  readonly failures: unknown[];
}

export const recording = (): Recording => ({ calls: [], lose: new Set(), failures: [] });

/** Returns the method with its calls recorded and some of their responses lost. */
export function answersOf(
  method: PaymentMethod,
  { calls, lose, failures }: Recording,
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
  const kinds = (['capture', 'refund', 'void'] as const).filter((kind) => typeof method[kind] === 'function');
  return { ...method, ...Object.fromEntries(kinds.map((kind) => [kind, recorded(kind)])) };
}
