import type { TestAnswer } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkRecords } from '../../packages/runtime/src/store/doctor/diagnose.ts';
import { selectChecks } from '../../packages/runtime/src/store/doctor/checks.ts';
import { cardFleet } from '../support/cardFleet.ts';
import type { CardFleet } from '../support/cardFleet.ts';
import type { CardShop } from '../support/cardShop.ts';
import { isNight, sizeOf } from '../support/lane.ts';
import type { Fleet } from '../support/seller.ts';
import { createProduct, dataOf } from '../support/shop.ts';
import { tablesWith } from '../support/tablesWith.ts';
import { booksOf } from '../support/tradeBooks.ts';

/*
 * Everything that may happen to an order after the sale, at once and in two processes: it is returned, withdrawn, refunded, canceled, shipped
 * and paid, and its customer is erased. Each request is carried out whole or refused with a reason, and the tables hold together.
 */

const ROUNDS = sizeOf('ROUNDS', { gate: 6, night: 90 });
const STOCK = 100_000;
/** Longest time by which a request is late, in milliseconds. */
const LATE = 60;

/** The state of the order of a round before the race. The customers of the last two have no open order before the race. */
const STANDS = ['unpaid', 'sent', 'canceled', 'delivered'] as const;
type Stand = (typeof STANDS)[number];

let all: CardFleet;
/** The shop that prepares orders and verifies the results, without taking part in the race. */
let its: CardShop;
let fleet: Fleet;
let admin: Readonly<Record<string, string>>;
let sku: string;
beforeAll(async () => {
  all = await cardFleet(2);
  ({ its, fleet } = all);
  ({ sku } = await createProduct(its.shop, { price: 10, qty: STOCK }));
  dataOf(await its.shop.admin('POST', '/api/settings', { withdrawalCountries: ['US'] }));
  admin = { authorization: `Bearer ${await its.shop.adminToken()}` };
  await fleet.start();
});
afterAll(() => all.stop());

interface Round {
  readonly stand: Stand;
  readonly name: string;
  readonly customer: string;
  readonly order: {
    readonly uuid: string;
    readonly orderToken: string;
    readonly items: readonly { readonly order_item_id: number }[];
  };
  /** The gateway's payment. Null for an order that is paid on delivery. */
  readonly intent: string | null;
}

const post = async (path: string, body: object = {}) => dataOf(await its.shop.admin('POST', path, body));

/** Places an order of three units for a customer of their own, and brings it to its stand. */
async function prepare(index: number): Promise<Round> {
  const stand = STANDS[index % STANDS.length] as Stand;
  const name = `Racing Round${String(index).padStart(3, '0')}`;
  const customer = await its.shop.make.customer({
    email: `racing-round${index}@example.com`,
    full_name: name,
  });
  const { cartId, request } = await its.shop.make.cart({ customer, items: [{ sku, qty: 3 }] });
  const isCard = stand === 'unpaid' || stand === 'canceled';
  const method = isCard ? 'cardgw' : 'cod';
  const choice = { method_code: method, method_name: method };
  dataOf(await request('POST', `/api/carts/${cartId}/paymentMethods`, choice));
  const order: Round['order'] = dataOf(await request('POST', '/api/orders', { cart_id: cartId }));
  const intent = isCard ? await its.intentOf(order.uuid) : null;
  const path = `/api/orders/${order.uuid}`;
  if (stand === 'canceled') await post(`${path}/cancel`, { reason: `${name} asked` });
  if (!isCard) {
    await post(`${path}/capture`);
    const qty = stand === 'sent' ? 2 : 3;
    const shipment = await post(`${path}/shipments`, { items: units(order, qty) });
    if (stand === 'delivered') await post(`/api/shipments/${shipment.uuid}/deliver`);
    // As long as its invoice is to come, the order is open, and its customer is not erased.
    await vi.waitFor(async () => expect((await its.read(order.uuid)).invoice_number).not.toBeNull(), 60_000);
  }
  return { stand, name, customer: String(customer.uuid), order, intent };
}

const units = ({ items }: Round['order'], qty: number) => [
  { order_item_id: items[0]?.order_item_id, qty, reason: 'damaged' },
];

const late = (most: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * most));

async function send(path: string, body: object, headers = admin, most = LATE): Promise<TestAnswer> {
  await late(most);
  const answer = await fleet.request('POST', path, body, headers);
  if (answer === null) throw new Error(`No answer to ${path}`);
  return answer;
}

/** Pays at the gateway, which reports it twice. A payment that was ended in time is declined by the gateway. */
async function pay(intent: string): Promise<readonly TestAnswer[]> {
  await late(LATE);
  const from = its.gateway.events.length;
  try {
    its.gateway.pay(intent);
  } catch {
    return [];
  }
  const told = its.gateway.events.slice(from).flatMap((event) => [event, event]);
  return Promise.all(
    told.map((event) => {
      const { body, headers } = its.gateway.signed(event);
      return send('/api/cardgw/webhook', body as never, headers as never);
    }),
  );
}

interface Sent {
  readonly action: string;
  readonly answer: TestAnswer;
}

/** Requests everything at once. */
async function race({ stand, order, customer, intent, name }: Round): Promise<readonly Sent[]> {
  // An erasure that may succeed is not late, because each of the other requests opens the order again.
  const mostOf = (action: string) =>
    action === 'erase' && (stand === 'canceled' || stand === 'delivered') ? 0 : LATE;
  const path = `/api/orders/${order.uuid}`;
  const { orderToken: token } = order;
  const requests: readonly (readonly [string, string, object, object?])[] = [
    ['return', `${path}/returns`, { items: units(order, 1), comment: `${name} says` }],
    ['return', `${path}/returns`, { token, items: units(order, 2), comment: `${name} says` }, {}],
    ['withdraw', `${path}/withdrawal`, { token }, {}],
    ['withdraw', `${path}/withdrawal`, { items: units(order, 1) }],
    ['refund', `${path}/refunds`, { items: units(order, 1), reason: `${name} asked` }],
    ['refund', `${path}/refunds`, { amount: 4 }],
    ['ship', `${path}/shipments`, {}],
    ['cancel', `${path}/cancel`, { reason: `${name} asked` }],
    ['erase', `/api/customers/${customer}/erase`, {}],
    ['erase', `/api/customers/${customer}/erase`, {}],
  ];
  const [answers, told] = await Promise.all([
    Promise.all(
      requests.map(async ([action, at, body, headers]) => ({
        action,
        answer: await send(at, body, (headers ?? admin) as typeof admin, mostOf(action)),
      })),
    ),
    intent === null ? [] : pay(intent),
  ]);
  return [...answers, ...told.map((answer) => ({ action: 'pay', answer }))];
}

test(`${ROUNDS} orders that are returned, withdrawn, refunded, canceled, shipped, paid and erased at once from two processes`, async () => {
  const rounds: Round[] = [];
  const seen = new Set<string>();
  const erased: Round[] = [];
  for (let index = 0; index < ROUNDS; index += 1) {
    const round = await prepare(index);
    rounds.push(round);
    for (const { action, answer } of await race(round)) {
      const about = JSON.stringify([round.stand, action, answer.status, answer.body]);
      // The token of an order and the address of a customer end with the erasure.
      expect([200, 400, 404, 409], about).toContain(answer.status);
      if (answer.status !== 200) expect(answer.body.error.code, about).toMatch(/^[A-Z_]+$/);
      if (action === 'pay') expect(answer.status, about).toBe(200);
      if (answer.status === 200 && action === 'erase') erased.push(round);
      seen.add(`${action} ${answer.status === 200 ? 'done' : 'refused'}`);
    }
  }
  await settle();
  expect(seen.size).toBeGreaterThan(6);
  if (isNight)
    expect([...seen].toSorted()).toEqual(
      expect.arrayContaining([
        'cancel refused',
        'erase done',
        'erase refused',
        'refund done',
        'refund refused',
        'return done',
        'return refused',
        'withdraw done',
        'withdraw refused',
      ]),
    );
  const checks = await checkRecords(its.shop.app, its.shop.db, { isSelected: selectChecks([]) });
  // The table of the received events belongs to the test.
  const own = ['personalColumns'];
  expect(checks.filter(({ id, status }) => status !== 'done' && !own.includes(id))).toEqual([]);
  for (const { order, intent } of rounds) if (intent !== null) await expectMoneyAsAtGateway(order.uuid);
  for (const { name, stand } of erased) {
    // Documents stay until their legal term has ended.
    const left = (await tablesWith(its.shop, name)).filter((table) => table !== 'public.document');
    expect(left, `${name}, ${stand}`).toEqual([]);
  }
}, 3_600_000);

/** Lets everything that the requests began come to its end. */
async function settle(): Promise<void> {
  const { allDelivered, reconcileAttempts } = booksOf(its, STOCK);
  await allDelivered({ age: true });
  await reconcileAttempts();
  await its.deliverAll();
  for (const job of ['refundDuplicatePayments', 'issueDueCreditNotes']) await its.runJob(job);
  await its.deliverAll();
  await allDelivered({ age: true });
  await its.runJob('applyRetention');
}

/** Expects that an order has exactly the captures and refunds that the gateway made for it. */
async function expectMoneyAsAtGateway(uuid: string): Promise<void> {
  const paid = its.gateway
    .intents()
    .filter(({ metadata, status }) => metadata['order_id'] === uuid && status === 'succeeded');
  const refunds = its.gateway.refunds().filter((one) => paid.some(({ id }) => id === one.payment_intent));
  const { transactions } = await its.history(uuid);
  const of = (action: string) =>
    transactions
      .filter(({ paymentAction }) => paymentAction === action)
      .map(({ transactionId, amount }) => `${transactionId} ${Math.round(amount.value * 100)}`)
      .toSorted();
  expect(of('capture')).toEqual(paid.map(({ id, amount }) => `${id} ${amount}`).toSorted());
  expect(of('refund')).toEqual(refunds.map(({ id, amount }) => `${id} ${amount}`).toSorted());
}
