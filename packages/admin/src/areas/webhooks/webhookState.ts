import { shop } from '../../kit/api/shop.ts';
import { exactTime, text } from '../../text/text.ts';

export type Webhook = Awaited<ReturnType<typeof shop.webhooks.get>>;
type State = Pick<Webhook, 'status' | 'off_reason' | 'failing_since'>;

/** Returns the label and color of a webhook's state. */
export function stateOf({ status, off_reason: reason, failing_since: since }: State) {
  if (reason !== null) return { color: 'red', name: text('webhooks.status.gone') } as const;
  if (status === 'off') return { color: 'gray', name: text('webhooks.status.off') } as const;
  return since === null
    ? ({ color: 'teal', name: text('webhooks.status.active') } as const)
    : ({ color: 'yellow', name: text('webhooks.status.failing') } as const);
}

/** Returns a sentence that describes a webhook's state. */
export function stateText({ status, off_reason: reason, failing_since: since }: State): string {
  if (reason !== null) return text(reason === 'gone' ? 'webhooks.state.gone' : 'webhooks.state.switchedOff');
  if (status === 'off') return text('webhooks.state.off');
  return since === null
    ? text('webhooks.state.active')
    : text('webhooks.state.failing', { time: exactTime(since) });
}

/** Returns a webhook's display name, which is its description, or the host of its URL if it has no description. */
export const webhookName = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description ?? new URL(url).host;
