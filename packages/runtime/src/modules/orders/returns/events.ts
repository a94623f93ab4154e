import type { EventDefinition } from '../../../platform/contracts/events.ts';
import { orderPayload } from '../events.ts';
import type { OrderEventPayload } from '../events.ts';
import type { Order } from '../order.ts';
import type { ReturnRow } from './return.ts';
import type { ReturnOrigin, ReturnState } from './returnState.ts';

/** The payload of the events of returns. */
export interface ReturnEventPayload extends OrderEventPayload {
  readonly returnUuid: string;
  readonly returnNumber: string;
  readonly origin: ReturnOrigin;
  readonly state: ReturnState;
}

/** The payload of the event that someone asked for the link to withdraw from an order. */
export interface WithdrawalLinkPayload {
  readonly orderNumber: string;
  readonly email: string;
}

declare module '../../../platform/contracts/events.ts' {
  interface Events {
    /** Emitted when a return is requested, made by the merchant, or declared as a withdrawal. */
    return_created: ReturnEventPayload;
    /** Emitted when a return changes its state, and each time when goods of it are received. */
    return_updated: ReturnEventPayload & { readonly before: ReturnState };
    /** Emitted when a label was made with which a return is sent back. */
    return_label_created: ReturnEventPayload;
    /** Emitted when a shopper withdraws from the contract, in whole or in part. */
    withdrawal_declared: ReturnEventPayload & {
      readonly declaredAt: string;
      readonly refundDueAt: string;
    };
    /** Emitted when anyone asks for the link to withdraw from an order, whether or not there is such an order. */
    withdrawal_link_requested: WithdrawalLinkPayload;
  }
}

/** The events of returns. */
export const returnEvents: readonly EventDefinition[] = [
  {
    name: 'return_created',
    description: 'A return was requested, made by the merchant, or declared as a withdrawal.',
  },
  { name: 'return_updated', description: 'A return changed its state, or goods of it were received.' },
  { name: 'return_label_created', description: 'A label was made with which a return is sent back.' },
  { name: 'withdrawal_declared', description: 'A shopper withdrew from the contract, in whole or in part.' },
  {
    name: 'withdrawal_link_requested',
    description:
      'Someone asked for the link to withdraw from an order. It is mailed if there is such an order.',
  },
];

/** Returns the payload of an event of a return. */
export const returnPayload = (
  order: Order,
  { uuid, number, origin, state }: Pick<ReturnRow, 'uuid' | 'number' | 'origin' | 'state'>,
): ReturnEventPayload => ({
  ...orderPayload(order),
  returnUuid: uuid,
  returnNumber: number,
  origin,
  state,
});
