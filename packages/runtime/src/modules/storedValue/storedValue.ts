import { z } from 'zod';
import { bool, decimal, entityUuid, int, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { toMinor } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { author } from '../auth/index.ts';
import type { AppContext } from '../../platform/contracts/context.ts';

export const STORED_VALUE_KINDS = ['gift_card', 'credit'] as const;
export const ENTRY_KINDS = ['issue', 'redeem', 'release', 'refund', 'adjust', 'void'] as const;
export const CARD_STATES = ['active', 'void', 'expired'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
export type CardState = (typeof CARD_STATES)[number];

/** A row of `stored_value`, with the UUID of its customer. Amounts are decimal strings. */
export const storedValueRow = z.object({
  stored_value_id: int,
  uuid: entityUuid,
  kind: z.enum(STORED_VALUE_KINDS),
  last4: text.nullable(),
  currency: text,
  customer_id: int.nullable(),
  customer_uuid: uuid.nullable(),
  initial: decimal,
  balance: decimal,
  expires_at: timestamp.nullable(),
  state: z.enum(['active', 'void']),
  email: text.nullable(),
  recipient_name: text.nullable(),
  message: text.nullable(),
  locale: text.nullable(),
  deliver_at: timestamp.nullable(),
  mailed_at: timestamp.nullable(),
  printed_at: timestamp.nullable(),
  /** True if the code is kept, encrypted, to be mailed. */
  is_sealed: bool,
  created_at: timestamp,
  updated_at: timestamp,
});
export type StoredValueRow = z.output<typeof storedValueRow>;

/** An entry of a ledger. */
export const entryRow = z.object({
  stored_value_id: int,
  uuid,
  kind: z.enum(ENTRY_KINDS),
  amount: decimal,
  currency: text,
  order_id: int.nullable(),
  order_uuid: uuid.nullable(),
  order_number: text.nullable(),
  author: author.nullable(),
  reason: text.nullable(),
  created_at: timestamp,
});
export type EntryRow = z.output<typeof entryRow>;

/** A gift card or the store credit of a customer in one currency. */
export interface StoredValue {
  readonly stored_value_id: number;
  readonly uuid: string;
  readonly kind: (typeof STORED_VALUE_KINDS)[number];
  /** The last four characters of the code. Null for credit. */
  readonly last4: string | null;
  readonly currency: string;
  readonly customer_id: number | null;
  /** In minor units of the currency. */
  readonly balance: Minor;
  readonly expires_at: string | null;
  readonly state: 'active' | 'void';
}

/** Returns a row as other modules see it. */
export const toStoredValue = ({
  stored_value_id,
  uuid: id,
  kind,
  last4,
  currency,
  customer_id,
  balance,
  expires_at,
  state,
}: StoredValueRow): StoredValue => ({
  stored_value_id,
  uuid: id,
  kind,
  last4,
  currency,
  customer_id,
  balance: toMinor(balance, currency),
  expires_at,
  state,
});

/** Returns the state of a gift card at a time. */
export function cardStateAt(
  { state, expires_at }: Pick<StoredValueRow, 'state' | 'expires_at'>,
  now: Date,
): CardState {
  if (state === 'void') return 'void';
  return expires_at !== null && Date.parse(expires_at) <= now.getTime() ? 'expired' : 'active';
}

/** Returns the last day on which a gift card can be used, in words. Null if it never expires. */
export function lastDay(app: AppContext, expiresAt: string | null): string | null {
  if (expiresAt === null) return null;
  const day = new Intl.DateTimeFormat(app.locale, {
    dateStyle: 'long',
    timeZone: app.config.shop.timezone,
  });
  // The moment of expiry is the first one after the last day.
  return day.format(new Date(Date.parse(expiresAt) - 1));
}
