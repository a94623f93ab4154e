/** Model of the expected state of orders in a random test, based on the business rules and not on the code. */

export interface ModelProduct {
  readonly id: number;
  readonly uuid: string;
  readonly sku: string;
  readonly needsShipping: boolean;
  stock: number;
  deletion: string | null;
}

export interface ModelCoupon {
  readonly uuid: string;
  readonly code: string;
  readonly limit: number;
  used: number;
  deletion: string | null;
}

interface ModelLine {
  readonly uuid: string;
  readonly product: ModelProduct;
  readonly qty: number;
  refunded: number;
}

interface ModelShipment {
  readonly uuid: string;
  readonly units: ReadonlyMap<ModelLine, number>;
  state: 'shipped' | 'delivered' | 'canceled';
}

export interface ModelOrder {
  readonly uuid: string;
  readonly lines: readonly ModelLine[];
  readonly coupon: ModelCoupon | null;
  readonly shipments: ModelShipment[];
  payment: 'pending' | 'captured' | 'partial_refunded' | 'refunded' | 'canceled';
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const inShipments = (order: ModelOrder, line: ModelLine, states: readonly ModelShipment['state'][]): number =>
  sumOf(
    order.shipments.filter(({ state }) => states.includes(state)).map(({ units }) => units.get(line) ?? 0),
  );

const shippedOf = (order: ModelOrder, line: ModelLine): number =>
  inShipments(order, line, ['shipped', 'delivered']);

/** Returns the number of units of a line that were neither shipped nor refunded. */
export const leftOf = (order: ModelOrder, line: ModelLine): number =>
  Math.max(0, line.qty - shippedOf(order, line) - line.refunded);

export const goodsOf = ({ lines }: ModelOrder): readonly ModelLine[] =>
  lines.filter(({ product }) => product.needsShipping);

const isPending = ({ payment }: ModelOrder): boolean => payment === 'pending';
export const isCaptured = ({ payment }: ModelOrder): boolean =>
  payment === 'captured' || payment === 'partial_refunded';

/** Returns the expected shipment status. */
export function shipmentOf(order: ModelOrder): string {
  if (order.payment === 'canceled') return 'canceled';
  const goods = goodsOf(order);
  const left = sumOf(goods.map((line) => leftOf(order, line)));
  const shipped = sumOf(goods.map((line) => shippedOf(order, line)));
  const delivered = sumOf(goods.map((line) => inShipments(order, line, ['delivered'])));
  if (left + shipped === 0) return goods.length < order.lines.length ? 'delivered' : 'canceled';
  if (shipped === 0) return 'unfullfilled';
  if (left === 0 && delivered === shipped) return 'delivered';
  if (delivered > 0) return 'partially_delivered';
  return left === 0 ? 'shipped' : 'partially_shipped';
}

/** Returns the expected order status. */
export function statusOf(order: ModelOrder): string {
  if (order.payment === 'canceled') return 'canceled';
  const shipment = shipmentOf(order);
  if (order.payment === 'refunded' || shipment === 'canceled') return 'closed';
  if (shipment === 'delivered' && isCaptured(order)) return 'completed';
  return isCaptured(order) || shipment !== 'unfullfilled' ? 'processing' : 'new';
}

/** Reports whether an order has goods that the merchant must ship. */
export const isToShip = (order: ModelOrder): boolean =>
  ['new', 'processing'].includes(statusOf(order)) && goodsOf(order).some((line) => leftOf(order, line) > 0);

export const isUnpaid = isPending;

/** Reports whether an order may be canceled, which requires that nothing was paid and that not all goods were delivered. */
export const mayCancel = (order: ModelOrder): boolean =>
  isPending(order) && (goodsOf(order).length === 0 || shipmentOf(order) !== 'delivered');

/** Cancels an order. Unshipped units are restocked, and the coupon use is returned. */
export function cancelOrder(order: ModelOrder): void {
  for (const line of order.lines) line.product.stock += leftOf(order, line);
  if (order.coupon) order.coupon.used -= 1;
  order.payment = 'canceled';
}

/** Cancels a shipment. If the order is active, its units must be shipped again. If the order is canceled, its units are restocked. */
export function cancelShipment(order: ModelOrder, shipment: ModelShipment): void {
  shipment.state = 'canceled';
  if (order.payment === 'canceled') for (const [line, qty] of shipment.units) line.product.stock += qty;
}
