import type { AppContext, Db, Order, OrderProgress } from '@shop/runtime/extension';

type OrderLine = Order['items'][number];

/** A number of units of a line of an order. */
export interface StoryUnits {
  readonly line: OrderLine;
  readonly qty: number;
}

/** The units of a line: how many were ordered, how many the order still has, and how many of these have been sent. */
export interface LineStory {
  readonly line: OrderLine;
  readonly ordered: number;
  readonly current: number;
  readonly fulfilled: number;
}

/** Something that happened to a shipment. Each is told forever: a canceled shipment was sent before. */
export interface ShipmentStep {
  readonly id: string;
  readonly step: 'shipped' | 'delivered' | 'canceled';
  readonly at: string;
  readonly shipment: OrderProgress['shipments'][number];
  readonly units: readonly StoryUnits[];
}

/** A change of an order that is not a shipment: money that went back, goods that come back, or what was canceled. */
export interface OrderChange {
  readonly id: string;
  readonly kind: 'refund' | 'return' | 'cancellation';
  readonly at: string;
  readonly state: 'pending' | 'completed' | 'failed';
  /** The money that went back, in major units. Null if the change is about goods only. */
  readonly amount: string | null;
  /** The units that the change takes from the order. */
  readonly units: readonly StoryUnits[];
}

/** The facts of an order of an agent, as each protocol tells them in its own words. Everything is in the order in which it happened. */
export interface OrderStory {
  readonly lines: readonly LineStory[];
  readonly steps: readonly ShipmentStep[];
  readonly changes: readonly OrderChange[];
}

/** Reads what became of an order. */
export async function orderStory(app: AppContext, db: Db, order: Order): Promise<OrderStory> {
  const progress = await app.orders.progress(db, order);
  const unitsOf = unitsIn(order);
  return {
    lines: order.items.map((line) => lineStory(line, order.canceled_at !== null)),
    steps: stepsOf(progress.shipments, unitsOf),
    changes: changesOf(order, progress, unitsOf),
  };
}

/** Returns a line in its present state. Units that were canceled or refunded before they shipped, or that came back, are gone. */
function lineStory(line: OrderLine, isCanceled: boolean): LineStory {
  const { qty: ordered, shipped_qty: shipped, refunded_qty: refunded, returned_qty: returned } = line;
  const unshipped = isCanceled ? shipped : Math.max(shipped, ordered - Math.max(0, refunded - returned));
  const current = Math.max(0, unshipped - returned);
  return { line, ordered, current, fulfilled: Math.min(shipped, current) };
}

type Units = { readonly order_item_id: number; readonly qty: number };
type UnitsOf = (items: readonly Units[]) => readonly StoryUnits[];

/** Returns what finds the lines of units. Lines without units are left out. */
const unitsIn = ({ items: lines }: Order): UnitsOf => {
  const byId = new Map(lines.map((line) => [line.order_item_id, line]));
  return (items) =>
    items.flatMap(({ order_item_id: id, qty }) => {
      const line = byId.get(id);
      return line === undefined || qty <= 0 ? [] : [{ line, qty }];
    });
};

function stepsOf(shipments: OrderProgress['shipments'], unitsOf: UnitsOf): readonly ShipmentStep[] {
  return inOrder(
    shipments.flatMap((shipment) => {
      const times = [
        ['shipped', shipment.shippedAt],
        ['delivered', shipment.deliveredAt],
        ['canceled', shipment.canceledAt],
      ] as const;
      return times.flatMap(([step, at]) =>
        at === null
          ? []
          : [{ id: `${shipment.uuid}:${step}`, step, at, shipment, units: unitsOf(shipment.items) }],
      );
    }),
  );
}

const REFUND_STATES = {
  done: 'completed',
  refused: 'failed',
  pending: 'pending',
  unknown: 'pending',
} as const;
const RETURN_STATES = {
  requested: 'pending',
  approved: 'pending',
  declared: 'pending',
  received: 'completed',
  refunded: 'completed',
  declined: 'failed',
  closed: 'failed',
} as const;

function changesOf(
  order: Order,
  { refunds, returns }: OrderProgress,
  unitsOf: UnitsOf,
): readonly OrderChange[] {
  const canceled = order.canceled_at;
  return inOrder<OrderChange>([
    ...refunds.map((refund) => ({
      id: refund.uuid,
      kind: 'refund' as const,
      at: refund.createdAt,
      state: REFUND_STATES[refund.status],
      amount: refund.amount,
      // The units of a return are told with the return.
      units: refund.returnUuid === null ? unitsOf(refund.items) : [],
    })),
    ...returns.map(({ uuid, state, createdAt, items }) => ({
      id: uuid,
      kind: 'return' as const,
      at: createdAt,
      state: RETURN_STATES[state],
      amount: null,
      units: unitsOf(
        items.map((item) => ({ order_item_id: item.order_item_id, qty: returnedOf(item, state) })),
      ),
    })),
    ...(canceled === null
      ? []
      : [
          {
            id: 'cancellation',
            kind: 'cancellation' as const,
            at: canceled,
            state: 'completed' as const,
            amount: null,
            units: unitsOf(
              order.items.map((line) => ({
                order_item_id: line.order_item_id,
                qty: line.qty - line.shipped_qty,
              })),
            ),
          },
        ]),
  ]);
}

type Return = OrderProgress['returns'][number];

/** Returns the units of a return: those that came back or never left, else those that are to come back, else those that were asked for. */
const returnedOf = (
  { requested, approved, received, unshipped }: Return['items'][number],
  state: Return['state'],
): number => {
  if (RETURN_STATES[state] === 'completed') return received + unshipped;
  return state === 'approved' || state === 'declared' ? approved : requested;
};

const inOrder = <T extends { readonly at: string }>(entries: readonly T[]): readonly T[] =>
  entries.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
