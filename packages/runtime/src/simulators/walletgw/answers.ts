import { accountIn, shippingIn } from './shopper.ts';
import type { Ledger } from './ledger.ts';
import type { AuthorizationState, CaptureState, RefundState, WalletOrderState } from './walletState.ts';

/** Creates the functions that return the gateway's records in its API format. */
export function createAnswers(ledger: Ledger, base: () => string) {
  const link = (rel: string, path: string, method = 'GET') => ({ rel, href: base() + path, method });
  const payments = paymentAnswers(ledger, link);
  const paymentsOf = (id: string) => {
    const all = {
      captures: of(ledger.captures, id).map(payments.capture),
      authorizations: of(ledger.authorizations, id).map(payments.authorization),
      refunds: of(ledger.refunds, id).map(payments.refund),
    };
    const some = Object.entries(all).filter(([, list]) => list.length > 0);
    return some.length > 0 ? { payments: Object.fromEntries(some) } : {};
  };

  const order = (state: WalletOrderState) => ({
    id: state.id,
    status: state.status,
    intent: state.body.intent,
    ...accountIn(state),
    purchase_units: state.body.purchase_units.map((unit) => ({
      reference_id: 'default',
      ...unit,
      ...shippingIn(state),
      ...paymentsOf(state.id),
    })),
    links: [
      link('self', `/v2/checkout/orders/${state.id}`),
      ...(state.status === 'PAYER_ACTION_REQUIRED'
        ? [link('payer-action', `/checkoutnow?token=${state.id}`)]
        : []),
    ],
  });

  return { order, ...payments };
}

type MakeLink = (rel: string, path: string, method?: string) => object;

/** Creates the functions that return captures, authorizations and refunds in the gateway's API format. */
function paymentAnswers(ledger: Ledger, link: MakeLink) {
  const unitOf = (orderId: string) => ledger.order(orderId).body.purchase_units[0];
  const names = (orderId: string) => {
    const { invoice_id, custom_id } = unitOf(orderId) ?? {};
    return { ...(invoice_id && { invoice_id }), ...(custom_id && { custom_id }) };
  };

  const capture = ({ id, orderId, amount, status, authorizationId }: CaptureState) => ({
    id,
    status,
    amount,
    ...names(orderId),
    final_capture: true,
    supplementary_data: {
      related_ids: { order_id: orderId, ...(authorizationId && { authorization_id: authorizationId }) },
    },
    links: [
      link('self', `/v2/payments/captures/${id}`),
      link('refund', `/v2/payments/captures/${id}/refund`, 'POST'),
      link(
        'up',
        authorizationId ? `/v2/payments/authorizations/${authorizationId}` : `/v2/checkout/orders/${orderId}`,
      ),
    ],
  });

  const authorization = ({ id, orderId, amount, status, expiration_time }: AuthorizationState) => ({
    id,
    status,
    amount,
    ...names(orderId),
    expiration_time,
    supplementary_data: { related_ids: { order_id: orderId } },
    links: [link('self', `/v2/payments/authorizations/${id}`), link('up', `/v2/checkout/orders/${orderId}`)],
  });

  const refund = ({ id, orderId, captureId, amount, status, custom_id }: RefundState) => ({
    id,
    status,
    amount,
    ...names(orderId),
    ...(custom_id && { custom_id }),
    links: [link('self', `/v2/payments/refunds/${id}`), link('up', `/v2/payments/captures/${captureId}`)],
  });

  return { capture, authorization, refund };
}

const of = <T extends { orderId: string }>(all: ReadonlyMap<string, T>, orderId: string): T[] =>
  [...all.values()].filter((one) => one.orderId === orderId);
