import { shop } from '../../kit/api/shop.ts';
import { text } from '../../text/text.ts';

export type Delivery = Awaited<ReturnType<typeof shop.webhooks.listDeliveries>>[number];

/** The statuses of deliveries with their colors. */
export const deliveryColors = { pending: 'yellow', delivered: 'teal', failed: 'red' } as const;

/** Reports why the last try of a delivery failed; null: it did not. */
export function failureOf({
  failure,
  response_status: status,
}: Pick<Delivery, 'failure' | 'response_status'>): string | null {
  if (failure === null) return null;
  if (failure === 'status') return text('webhooks.failure.status', { status: String(status) });
  return text(`webhooks.failure.${failure}`);
}
