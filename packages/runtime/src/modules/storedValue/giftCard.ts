import { z } from 'zod';
import { createdAt, entityUuid, int, text, timestamp, updatedAt, uuid } from '../../platform/db/columns.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { author } from '../auth/index.ts';
import { CARD_STATES, cardStateAt, ENTRY_KINDS } from './storedValue.ts';
import type { EntryRow, StoredValueRow } from './storedValue.ts';

const ENTRY_KIND =
  'The kind of change: `issue` began the gift card, `redeem` paid an order, `release` gave back what an order had taken that was canceled, `refund` came from an order, `adjust` was made by an administrator, `void` took the rest.';

/** An entry of a ledger in a REST response. */
export const entryAnswer = z.object({
  kind: z.enum(ENTRY_KINDS).describe(ENTRY_KIND),
  amount: z
    .number()
    .meta(kind('money', 'The change of the balance in its currency. Below 0 if money was taken.')),
  currency: text.describe('The currency.'),
  order_id: int.nullable().describe('The integer ID of the order. Null if no order is the cause.'),
  order_uuid: uuid.nullable().describe('The UUID of the order. Null if no order is the cause.'),
  order_number: text.nullable().describe('The number of the order. Null if no order is the cause.'),
  author: author
    .nullable()
    .describe('Who did it. Null for the shop itself, and for customers who read their own credit.'),
  at: timestamp.meta({
    format: 'date-time',
    description: 'The time at which it happened, in ISO 8601 format (UTC).',
  }),
  reason: text.nullable().describe('The reason. Null if there is none.'),
});

/** Returns an entry as the REST API represents it. */
export const toEntryAnswer = ({
  kind: what,
  amount,
  currency,
  order_id,
  order_uuid,
  order_number,
  author: by,
  created_at,
  reason,
}: EntryRow): z.output<typeof entryAnswer> => ({
  kind: what,
  amount: Number(amount),
  currency,
  order_id,
  order_uuid,
  order_number,
  author: by,
  at: created_at,
  reason,
});

const optionalTime = (description: string) => timestamp.nullable().meta({ format: 'date-time', description });

/** A gift card in a REST response. */
export const giftCardAnswer = z.object({
  uuid: entityUuid,
  last4: text.describe('The last four characters of the code.'),
  amount: z.number().meta(kind('money', 'The amount with which it was issued, in its currency.')),
  balance: z.number().meta(kind('money', 'The amount that is left, in its currency.')),
  currency: text.describe('The currency.'),
  state: z.enum(CARD_STATES).describe('The state.'),
  email: text.nullable().describe('The email address of the recipient. Null if it is not mailed.'),
  recipient_name: text.nullable().describe('The name of the recipient. Null if it is not known.'),
  message: text.nullable().describe('The message to the recipient. Null if there is none.'),
  locale: text.nullable().describe("The language of the email. Null stands for the shop's default language."),
  deliver_at: optionalTime(
    'The time at which the code is mailed, in ISO 8601 format (UTC). Null means at once.',
  ),
  mailed_at: optionalTime(
    'The time at which the code was mailed, in ISO 8601 format (UTC). Null if it was not.',
  ),
  printed_at: optionalTime(
    'The time at which the code was printed, in ISO 8601 format (UTC). Null if it was not.',
  ),
  expires_at: optionalTime(
    'The time from which it can no longer be used, in ISO 8601 format (UTC). Null if it never expires.',
  ),
  customer_id: uuid.nullable().describe('The UUID of the customer who owns it. Null if nobody is known to.'),
  entries: z.array(entryAnswer).describe('The ledger, oldest entry first. The balance is the sum of it.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type GiftCardAnswer = z.output<typeof giftCardAnswer>;

/** A new gift card, whose code is told once. */
export const issuedGiftCard = giftCardAnswer.extend({
  code: text.describe('The code, in groups of four. It is told only here; later only `last4` is known.'),
});

/** A gift card with its ledger. */
export interface CardWithEntries extends StoredValueRow {
  readonly entries: readonly EntryRow[];
}

/** Returns a gift card as the REST API represents it at a time. */
export const toGiftCardAnswer = ({ entries, ...card }: CardWithEntries, now: Date): GiftCardAnswer => ({
  uuid: card.uuid,
  last4: card.last4 ?? '',
  amount: Number(card.initial),
  balance: Number(card.balance),
  currency: card.currency,
  state: cardStateAt(card, now),
  email: card.email,
  recipient_name: card.recipient_name,
  message: card.message,
  locale: card.locale,
  deliver_at: card.deliver_at,
  mailed_at: card.mailed_at,
  printed_at: card.printed_at,
  expires_at: card.expires_at,
  customer_id: card.customer_uuid,
  entries: entries.map(toEntryAnswer),
  created_at: card.created_at,
  updated_at: card.updated_at,
});
