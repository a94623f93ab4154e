import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Claim } from '../../platform/contracts/idempotency.ts';
import type { Db } from '../../platform/db/db.ts';
import { checkAmounts } from '../../platform/http/forms/amounts.ts';
import { toMinor, toNumber } from '../../platform/money.ts';
import type { Author } from '../auth/index.ts';
import { invalidCurrency, shopCurrencies } from '../currencies/index.ts';
import { findCustomer } from '../customers/index.ts';
import { codeSecrets } from './codeSecrets.ts';
import {
  emailRequired,
  endsBeforeDelivery,
  expiredAlready,
  unknownLanguage,
  unknownOwner,
} from './errors.ts';
import { insertEntry } from './entry.repo.ts';
import { newCode, shownCode } from './giftCardCode.ts';
import type { GiftCardAnswer } from './giftCard.ts';
import type { NewGiftCardBody } from './giftCardBody.ts';
import { readGiftCard } from './readGiftCard.ts';
import { insertCard } from './writeCard.repo.ts';

/** The author of a gift card, and the claim on the request that issues it. */
interface Issuing {
  readonly author: Author | null;
  readonly claim: Claim | null;
}

/** Returns the code of a currency that is on. Null stands for the shop's own. Throws 400 `INVALID_CURRENCY`. */
export async function currencyOf(app: AppContext, sent: string | null): Promise<string> {
  if (sent === null) return app.config.shop.currency;
  const terms = (await shopCurrencies(app)).find(sent);
  if (!terms) throw invalidCurrency(sent);
  return terms.code;
}

/**
 * Issues a gift card and returns it with its code, which nobody can read again. With an email address the code is kept, encrypted, until it
 * is mailed. Throws 400 `INVALID_CURRENCY`, `EMAIL_REQUIRED`, and for amounts, times and customers that do not fit.
 */
export async function issueGiftCard(
  app: AppContext,
  db: Db,
  body: NewGiftCardBody,
  { author, claim }: Issuing,
): Promise<GiftCardAnswer & { readonly code: string }> {
  const now = app.clock.now();
  const currency = await currencyOf(app, body.currency ?? null);
  checkAmounts({ amount: body.amount }, currency);
  checkTimes(body, now);
  if (body.locale && !app.languages.all.includes(body.locale)) throw unknownLanguage(app.languages.all);
  const customer = body.customer_id ? await findCustomer(db, body.customer_id) : null;
  if (body.customer_id && !customer) throw unknownOwner();

  const [cardUuid, code] = [randomUUID(), newCode()];
  const { email = null, deliver_at: deliverAt = null, expires_at: expiresAt = null } = body;
  const isMailed = email !== null;
  const isMailDue = isMailed && (deliverAt === null || Date.parse(deliverAt) <= now.getTime());
  return db.transaction(async (tx) => {
    const { stored_value_id: id } = await insertCard(tx, {
      uuid: cardUuid,
      code: codeSecrets(app, cardUuid, code, { isMailed }),
      currency,
      customerId: customer?.customer_id ?? null,
      amount: body.amount,
      email,
      message: body.message ?? null,
      locale: body.locale ?? null,
      deliverAt,
      expiresAt,
      isMailDue,
      now,
    });
    await insertEntry(tx, id, { kind: 'issue', amount: body.amount, author, reason: null, now });
    const amount = toNumber(toMinor(body.amount, currency), currency);
    await app.emit(
      tx,
      { name: 'gift_card_issued', payload: { giftCardUuid: cardUuid, amount, currency } },
      ...(isMailDue ? [{ name: 'gift_card_email_due', payload: { giftCardUuid: cardUuid } } as const] : []),
    );
    const issued = { ...(await readGiftCard(tx, cardUuid, now)), code: shownCode(code) };
    await claim?.keep(tx, issued);
    return issued;
  });
}

function checkTimes({ email, deliver_at, expires_at }: NewGiftCardBody, now: Date): void {
  if (deliver_at && !email) throw emailRequired();
  if (expires_at && Date.parse(expires_at) <= now.getTime()) throw expiredAlready();
  if (deliver_at && expires_at && deliver_at >= expires_at) throw endsBeforeDelivery();
}
