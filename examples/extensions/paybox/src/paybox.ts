import { refuse, z } from '@shop/runtime/extension';
import type { AppContext } from '@shop/runtime/extension';

/** A payment at the gateway. Amounts are integers in minor units. */
const session = z.object({
  session: z.string(),
  reference: z.string(),
  state: z.enum(['open', 'held', 'taken', 'released', 'closed']),
  /** The reason that the last attempt to pay was declined. Null if none was. */
  declined: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  pay_at: z.string(),
});
export type Session = z.output<typeof session>;

interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  /** The gateway acts once per ID, and repeats its first response. */
  readonly requestId?: string;
  readonly signal?: AbortSignal;
}

const TIMEOUT_MS = 8000;

/** Creates the error for a request that the gateway rejected for good, with its reason, which is shown to administrators. */
export const refusedByPaybox = (reason: string) => refuse(502, 'PAYBOX_REFUSED', reason);

export type Paybox = ReturnType<typeof createPaybox>;

/** Creates the gateway client. Every function throws if the gateway does not respond, in which case the outcome is unknown. */
export function createPaybox(url: string) {
  async function send(app: AppContext, { method, path, body, requestId, signal }: Request): Promise<unknown> {
    const response = await app.fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await app.setting('payboxKey')}`,
        'content-type': 'application/json',
        ...(requestId !== undefined && { 'request-id': requestId }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      timeoutMs: TIMEOUT_MS,
    });
    const answer: unknown = await response.json();
    if (response.ok) return answer;
    const reason =
      z.object({ reason: z.string() }).safeParse(answer).data?.reason ?? `HTTP ${response.status}`;
    // 409 and 422 are final. Any other response says nothing about earlier attempts.
    if (response.status === 409 || response.status === 422) throw refusedByPaybox(reason);
    throw new Error(`The gateway answered ${response.status}: ${reason}`);
  }
  const one = async (app: AppContext, request: Request): Promise<Session> =>
    session.parse(await send(app, request));
  return {
    /** Opens an order's payment, once per reference. */
    open: (
      app: AppContext,
      body: {
        readonly reference: string;
        readonly amount: number;
        readonly currency: string;
        readonly return_to: string;
      },
      signal: AbortSignal,
    ) => one(app, { method: 'POST', path: '/sessions', body, requestId: `open-${body.reference}`, signal }),
    read: (app: AppContext, id: string, signal?: AbortSignal) =>
      one(app, { method: 'GET', path: `/sessions/${id}`, ...(signal && { signal }) }),
    /** Captures, refunds or releases money, or closes an unpaid payment. */
    act: (
      app: AppContext,
      id: string,
      action: 'take' | 'return' | 'release' | 'close',
      {
        amount,
        ...how
      }: { readonly amount?: number; readonly requestId: string; readonly signal: AbortSignal },
    ) =>
      one(app, {
        method: 'POST',
        path: `/sessions/${id}/${action}`,
        body: amount === undefined ? {} : { amount },
        ...how,
      }),
    /** Reports whether the gateway has acted on a request ID. */
    hasActed: async (app: AppContext, requestId: string, signal: AbortSignal): Promise<boolean> =>
      z
        .object({ acted: z.boolean() })
        .parse(await send(app, { method: 'GET', path: `/requests/${requestId}`, signal })).acted,
  };
}
