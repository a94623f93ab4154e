import { refuse, z } from '@shop/runtime/extension';
import type { AppContext } from '@shop/runtime/extension';

/** A payment session at the gateway. Amounts are integers in minor units. */
const session = z.object({
  session: z.string(),
  reference: z.string(),
  state: z.enum(['open', 'held', 'taken', 'released', 'closed']),
  /** Reason why the last payment attempt was declined. Null if none was declined. */
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
  /** Request ID. The gateway acts only once per request ID, and then repeats its first response. */
  readonly requestId?: string;
  readonly signal?: AbortSignal;
}

const TIMEOUT_MS = 8000;

/** Creates the error for a request that the gateway definitely rejected. Administrators see the reason. */
export const refusedByPaybox = (reason: string) => refuse(502, 'PAYBOX_REFUSED', reason);

export type Paybox = ReturnType<typeof createPaybox>;

/** Creates the gateway client. All functions throw if the gateway does not respond, because the outcome is then unknown. */
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
    // Statuses 409 and 422 are definite rejections. Any other error response does not tell whether an earlier attempt succeeded.
    if (response.status === 409 || response.status === 422) throw refusedByPaybox(reason);
    throw new Error(`The gateway answered ${response.status}: ${reason}`);
  }
  const one = async (app: AppContext, request: Request): Promise<Session> =>
    session.parse(await send(app, request));
  return {
    /** Opens an order's payment session, once per reference. */
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
