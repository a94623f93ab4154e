import { CART_AMOUNTS } from '../pricing/index.ts';
import type { Order, OrderItemRow } from './order.repo.ts';

const FIGURES = [...CART_AMOUNTS, 'total_weight'] as const;

/** An order as REST answers it: figures as JSON numbers, the method's columns of old read from the selection. */
export function orderAnswer(order: Order) {
  const {
    superseded_at: _superseded,
    payment_ended_at: _ended,
    placed_at: _placed,
    canceled_at: _canceled,
    cancel_reason: _reason,
    ...shown
  } = order;
  return {
    ...shown,
    ...(Object.fromEntries(FIGURES.map((name) => [name, Number(order[name])])) as Record<
      (typeof FIGURES)[number],
      number
    >),
    shipping_method: order.shipping_method_data?.method_code ?? null,
    shipping_method_name: order.shipping_method_data?.snapshot.name ?? null,
    items: order.items.map(itemAnswer),
    links: [
      { rel: 'orderGrid', href: '/admin/orders', action: 'GET', types: ['text/xml'] },
      { rel: 'edit', href: `/admin/order/edit/${order.uuid}`, action: 'GET', types: ['text/xml'] },
    ],
  };
}

/** `total` is the line with tax before discount. */
const itemAnswer = (item: OrderItemRow) => ({ ...item, total: item.line_total_incl_tax });
