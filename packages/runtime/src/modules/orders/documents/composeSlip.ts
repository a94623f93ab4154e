import type { Order } from '../order.ts';
import { unshippedOf } from '../fulfilment/shipmentStatus.ts';
import type { PrintedDocument } from './printedDocument.ts';
import type { DocumentApp, DocumentSource } from './documentParts.ts';
import { commonOf, itemCell, shipTo } from './documentParts.ts';

/** Composes the packing slip of an order, in the app's language. */
export function composeSlip(app: DocumentApp, order: Order, source: DocumentSource): PrintedDocument {
  const text = app.texts();
  const goods = order.items.filter((item) => !item.no_shipping_required && item.qty > item.refunded_qty);
  const waiting = goods.filter((item) => unshippedOf(item) > 0);
  const rows = (waiting.length > 0 ? waiting : goods).map((item) => [
    itemCell(item),
    { text: String(waiting.length > 0 ? unshippedOf(item) : item.qty - item.refunded_qty) },
    { text: '[    ]' },
  ]);
  return {
    ...commonOf(app, order, source),
    title: text('orders.document.slip'),
    blocks: shipTo(app, order),
    columns: [
      { title: text('orders.document.item'), width: 0.7 },
      { title: text('orders.document.qty'), width: 0.15, align: 'end' },
      { title: text('orders.document.packed'), width: 0.15, align: 'end' },
    ],
    rows,
    totals: [],
    notes: order.shipping_note
      ? [{ label: text('orders.document.note'), lines: order.shipping_note.split('\n') }]
      : [],
  };
}
