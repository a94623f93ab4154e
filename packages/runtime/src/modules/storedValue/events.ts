import type { EventDefinition } from '../../platform/contracts/events.ts';
import { toNumber } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';

/** The payload of the events of gift cards. */
export interface GiftCardEventPayload {
  readonly giftCardUuid: string;
  /** The amount that was issued or redeemed, in units of the currency. */
  readonly amount: number;
  readonly currency: string;
}

/** The payload of the event that an order was paid with a gift card. */
export interface GiftCardRedeemedPayload extends GiftCardEventPayload {
  readonly orderId: number;
  readonly orderUuid: string;
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** Emitted when a gift card is issued. */
    gift_card_issued: GiftCardEventPayload;
    /** Emitted when an order is placed that a gift card pays, in whole or in part. */
    gift_card_redeemed: GiftCardRedeemedPayload;
    /** Emitted when the email with the code of a gift card is due. */
    gift_card_email_due: { readonly giftCardUuid: string };
  }
}

/** The events of gift cards. */
export const storedValueEvents: readonly EventDefinition[] = [
  { name: 'gift_card_issued', description: 'A gift card was issued.' },
  {
    name: 'gift_card_redeemed',
    description: 'An order was placed that a gift card pays, in whole or in part.',
  },
  { name: 'gift_card_email_due', description: 'The email with the code of a gift card is due.' },
];

/** The use of a gift card by an order. */
export interface CardUse {
  readonly card: { readonly uuid: string; readonly currency: string };
  readonly order: { readonly order_id: number; readonly uuid: string };
  readonly amount: Minor;
}

/** Returns the event that an order was paid with a gift card, to be emitted in the transaction that places the order. */
export const giftCardRedeemed = ({ card, order, amount }: CardUse) =>
  ({
    name: 'gift_card_redeemed',
    payload: {
      giftCardUuid: card.uuid,
      orderId: order.order_id,
      orderUuid: order.uuid,
      amount: toNumber(amount, card.currency),
      currency: card.currency,
    },
  }) as const;
