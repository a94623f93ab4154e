import { shop } from '../../kit/api/shop.ts';
import { text } from '../../text/text.ts';

export type Delivery = Awaited<ReturnType<typeof shop.webhooks.listDeliveries>>[number];

/** Colors of the delivery statuses. */
export const deliveryColors = { pending: 'yellow', delivered: 'teal', failed: 'red' } as const;

/** Returns why the last delivery attempt failed, or null if it did not fail. */
export function failureOf({
  failure,
  response_status: status,
}: Pick<Delivery, 'failure' | 'response_status'>): string | null {
  if (failure === null) return null;
  if (failure === 'status') return text('webhooks.failure.status', { status: String(status) });
  return text(`webhooks.failure.${failure}`);
}
