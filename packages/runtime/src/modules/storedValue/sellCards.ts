import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { toDecimal } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { dayIn, endOfDay } from '../../platform/zonedDay.ts';
import { codeSecrets } from './codeSecrets.ts';
import { newCode } from './giftCardCode.ts';
import { insertSoldCards } from './soldCards.repo.ts';
import type { NewSoldCard } from './soldCards.repo.ts';

/** A line of an order that sells gift cards. */
export interface SoldLine {
  readonly orderItemId: number;
  readonly units: number;
  readonly currency: string;
  /** The amount of each card, in minor units of the currency. */
  readonly amount: Minor;
  readonly validityMonths: number | null;
  readonly email: string | null;
  readonly recipientName: string | null;
  readonly message: string | null;
  readonly locale: string | null;
  readonly deliverAt: string | null;
}

/**
 * Issues a gift card for each unit of the lines of an order that has none yet, inside the transaction that has locked the order, and emits
 * `gift_card_issued` for each. Cards without a day are mailed at once.
 */
export async function sellCards(
  app: AppContext,
  tx: Db,
  orderId: number,
  lines: readonly SoldLine[],
): Promise<void> {
  const now = app.clock.now();
  const cards = lines.flatMap((line) =>
    Array.from({ length: line.units }, (_, index) => newSoldCard(app, line, index + 1, now)),
  );
  if (cards.length === 0) return;
  const isNew = new Set((await insertSoldCards(tx, orderId, cards, now)).map(({ uuid }) => uuid));
  const events = cards
    .filter(({ uuid }) => isNew.has(uuid))
    .flatMap(({ uuid: giftCardUuid, amount, currency, isMailDue }) => [
      { name: 'gift_card_issued', payload: { giftCardUuid, amount: Number(amount), currency } } as const,
      ...(isMailDue ? [{ name: 'gift_card_email_due', payload: { giftCardUuid } } as const] : []),
    ]);
  if (events.length > 0) await app.emit(tx, ...events);
}

function newSoldCard(app: AppContext, line: SoldLine, unit: number, now: Date): NewSoldCard {
  const uuid = randomUUID();
  const { amount, currency, email, deliverAt } = line;
  const isMailed = email !== null;
  const starts = deliverAt === null ? now : new Date(Math.max(Date.parse(deliverAt), now.getTime()));
  return {
    uuid,
    code: codeSecrets(app, uuid, newCode(), { isMailed }),
    orderItemId: line.orderItemId,
    unit,
    currency,
    amount: toDecimal(amount, currency),
    email,
    recipientName: line.recipientName,
    message: line.message,
    locale: line.locale,
    deliverAt,
    expiresAt:
      line.validityMonths === null
        ? null
        : endOfDay(
            monthsAfter(dayIn(app.config.shop.timezone, starts), line.validityMonths),
            app.config.shop.timezone,
          ).toISOString(),
    isMailDue: isMailed && (deliverAt === null || Date.parse(deliverAt) <= now.getTime()),
  };
}

/** Returns the day a number of months after a day. The last day of a month that is too short stands for a later one. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
