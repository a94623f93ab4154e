import { randomBytes } from 'node:crypto';
import type { CaptureBody, OrderBody, RefundBody } from './rules.ts';
import { thousandths } from './rules.ts';
import { WalletRefusal } from './walletRefusal.ts';
import type {
  Outcomes,
  Books,
  WalletOrderState,
  Money,
  CaptureState,
  AuthorizationState,
  RefundState,
} from './walletState.ts';

const unknown = () => new WalletRefusal(404, 'INVALID_RESOURCE_ID');

const newId = () => randomBytes(9).toString('hex').slice(0, 17).toUpperCase();
const MONTH_MS = 29 * 24 * 3_600_000;

function of<T>(all: ReadonlyMap<string, T>, id: string): T {
  const found = all.get(id);
  if (!found) throw unknown();
  return found;
}

/** Creates the ledger of orders and payments, with a synchronous function for each operation. */
export function createLedger(outcomes: Outcomes) {
  const books: Books = {
    orders: new Map(),
    authorizations: new Map(),
    captures: new Map(),
    refunds: new Map(),
    outcomes,
  };
  const { orders, authorizations, captures, refunds } = books;
  return {
    orders,
    authorizations,
    captures,
    refunds,
    order: (id: string) => of(orders, id),
    authorization: (id: string) => of(authorizations, id),
    capture: (id: string) => of(captures, id),
    refund: (id: string) => of(refunds, id),
    createOrder: (body: OrderBody) => createOrder(books, body),
    captureOrder: (id: string) => captureOrder(books, id),
    authorizeOrder: (id: string, now: Date) => authorizeOrder(books, id, now),
    captureAuthorization: (id: string, body: CaptureBody) => captureAuthorization(books, id, body),
    voidAuthorization: (id: string) => voidAuthorization(books, id),
    refundCapture: (id: string, body: RefundBody) => refundCapture(books, id, body),
  };
}
export type Ledger = ReturnType<typeof createLedger>;

export function whole({ body }: WalletOrderState): Money {
  const [unit] = body.purchase_units;
  if (!unit) throw unknown();
  return { currency_code: unit.amount.currency_code, value: unit.amount.value };
}

function payable({ orders, outcomes }: Books, id: string): WalletOrderState {
  const order = of(orders, id);
  if (order.status === 'COMPLETED')
    throw new WalletRefusal(
      422,
      `ORDER_ALREADY_${order.body.intent === 'CAPTURE' ? 'CAPTURED' : 'AUTHORIZED'}`,
    );
  if (order.status !== 'APPROVED') throw new WalletRefusal(422, 'ORDER_NOT_APPROVED');
  const refusal = order.isDeclined ? 'INSTRUMENT_DECLINED' : outcomes.refusal;
  if (refusal !== null) throw new WalletRefusal(422, refusal);
  return order;
}

function take(
  { captures, outcomes }: Books,
  orderId: string,
  amount: Money,
  authorizationId: string | null,
): CaptureState {
  const capture = { id: newId(), orderId, amount, status: outcomes.capture, authorizationId };
  captures.set(capture.id, capture);
  return capture;
}

function createOrder({ orders }: Books, body: OrderBody): WalletOrderState {
  const order: WalletOrderState = {
    id: newId(),
    body,
    status: 'PAYER_ACTION_REQUIRED',
    isDeclined: false,
    approved: null,
  };
  orders.set(order.id, order);
  return order;
}

function captureOrder(books: Books, id: string): CaptureState {
  const order = payable(books, id);
  if (order.body.intent !== 'CAPTURE') throw new WalletRefusal(422, 'ACTION_DOES_NOT_MATCH_INTENT');
  order.status = 'COMPLETED';
  return take(books, id, whole(order), null);
}

function authorizeOrder(books: Books, id: string, now: Date): AuthorizationState {
  const order = payable(books, id);
  if (order.body.intent !== 'AUTHORIZE') throw new WalletRefusal(422, 'ACTION_DOES_NOT_MATCH_INTENT');
  order.status = 'COMPLETED';
  const authorization = {
    id: newId(),
    orderId: id,
    amount: whole(order),
    status: books.outcomes.authorization,
    expiration_time: new Date(now.getTime() + MONTH_MS).toISOString(),
  };
  books.authorizations.set(authorization.id, authorization);
  return authorization;
}

function captureAuthorization(books: Books, id: string, { amount }: CaptureBody): CaptureState {
  const held = of(books.authorizations, id);
  if (held.status !== 'CREATED') throw new WalletRefusal(422, `AUTHORIZATION_${held.status}`);
  const requested = amount ?? held.amount;
  if (requested.currency_code !== held.amount.currency_code)
    throw new WalletRefusal(422, 'CURRENCY_MISMATCH');
  if (thousandths(requested.value) > thousandths(held.amount.value))
    throw new WalletRefusal(422, 'MAX_CAPTURE_AMOUNT_EXCEEDED');
  if (books.outcomes.refusal !== null) throw new WalletRefusal(422, books.outcomes.refusal);
  held.status = 'CAPTURED';
  return take(books, held.orderId, requested, id);
}

function voidAuthorization({ authorizations }: Books, id: string): void {
  const held = of(authorizations, id);
  if (held.status === 'VOIDED') throw new WalletRefusal(422, 'PREVIOUSLY_VOIDED');
  if (held.status !== 'CREATED') throw new WalletRefusal(422, 'PREVIOUSLY_CAPTURED');
  held.status = 'VOIDED';
}

function refundCapture(
  { captures, refunds, outcomes }: Books,
  id: string,
  { amount, custom_id }: RefundBody,
): RefundState {
  const captured = of(captures, id);
  if (captured.status === 'REFUNDED') throw new WalletRefusal(422, 'CAPTURE_FULLY_REFUNDED');
  if (!['COMPLETED', 'PARTIALLY_REFUNDED'].includes(captured.status))
    throw new WalletRefusal(422, 'INVALID_PAYMENT_STATE');
  const given = [...refunds.values()].filter(({ captureId }) => captureId === id);
  const before = given.reduce((sum, refund) => sum + thousandths(refund.amount.value), 0);
  const requested = amount ?? captured.amount;
  if (requested.currency_code !== captured.amount.currency_code)
    throw new WalletRefusal(422, 'REFUND_CAPTURE_CURRENCY_MISMATCH');
  const sum = before + thousandths(requested.value);
  if (sum > thousandths(captured.amount.value)) throw new WalletRefusal(422, 'REFUND_AMOUNT_EXCEEDED');
  const { orderId } = captured;
  const status = outcomes.refund;
  const refund = {
    id: newId(),
    orderId,
    captureId: id,
    amount: requested,
    status,
    custom_id: custom_id ?? null,
  };
  refunds.set(refund.id, refund);
  captured.status = sum === thousandths(captured.amount.value) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return refund;
}
