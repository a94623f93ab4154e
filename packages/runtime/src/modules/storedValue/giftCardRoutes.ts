import { Readable } from 'node:stream';
import { z } from 'zod';
import { text } from '../../platform/db/columns.ts';
import { reply } from '../../platform/contracts/reply.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { uuidOr } from '../../platform/entity/refOr.ts';
import { oneLine } from '../../platform/http/forms/oneLine.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { toNumber } from '../../platform/money.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { adminAuthor } from '../auth/index.ts';
import { adjustGiftCard, resendGiftCard, voidGiftCard } from './changeGiftCard.ts';
import { giftCardNotFound, unknownGiftCard } from './errors.ts';
import { giftCardAnswer, issuedGiftCard, toGiftCardAnswer } from './giftCard.ts';
import type { CardWithEntries } from './giftCard.ts';
import { adjustGiftCardBody, newGiftCardBody, resendGiftCardBody, voidGiftCardBody } from './giftCardBody.ts';
import { giftCardListing } from './giftCardListing.ts';
import { issueGiftCard } from './issueGiftCard.ts';
import { findGiftCard } from './ledger.ts';
import { printGiftCard } from './printGiftCard.ts';
import { listGiftCards, readGiftCard } from './readGiftCard.ts';
import { countCardRows } from './storedValue.repo.ts';

const path = '/api/gift-cards';
const params = z.object({ id: z.string().describe('The UUID of the gift card.') });
const cardUuid = uuidOr(giftCardNotFound);
const record = { table: 'stored_value' };

const balanceAnswer = z.object({
  balance: z.number().meta(kind('money', 'The amount that is left, in the currency.')),
  currency: text.describe('The currency.'),
  expires_at: giftCardAnswer.shape.expires_at,
});

const changes = [
  defineRoute({
    id: 'adjustGiftCard',
    does: 'Adds an amount to the balance of a gift card, or takes one away. Fails with `INSUFFICIENT_BALANCE` if less is left, with `GIFT_CARD_VOID` if something is to be added to a void one, and with `GIFT_CARD_NOT_FOUND` if it does not exist.',
    method: 'POST',
    path: `${path}/{id}/adjust`,
    access: 'admin',
    params,
    record,
    body: adjustGiftCardBody,
    response: giftCardAnswer,
    handle: ({ app, db, params: { id }, body, caller, claim }) =>
      adjustGiftCard(app, db, cardUuid(id), { ...body, author: adminAuthor(caller), claim }),
  }),
  defineRoute({
    id: 'resendGiftCard',
    does: 'Gives a gift card a new code, which ends the old one, and mails it. The answer does not tell the code. Errors: `GIFT_CARD_NOT_FOUND`, `EMAIL_REQUIRED` if the gift card has no email address and none is sent, `GIFT_CARD_VOID`, `GIFT_CARD_EXPIRED`.',
    method: 'POST',
    path: `${path}/{id}/resend`,
    access: 'admin',
    params,
    record,
    body: resendGiftCardBody,
    response: giftCardAnswer,
    handle: ({ app, db, params: { id }, body, claim }) =>
      resendGiftCard(app, db, cardUuid(id), { email: body.email ?? null, claim }),
  }),
  defineRoute({
    id: 'printGiftCard',
    does: 'Returns a gift card as a PDF with its code. A code that was still to be mailed is printed and mailed no more; any other card gets a new code, which ends the old one. Errors: `GIFT_CARD_NOT_FOUND`, `GIFT_CARD_VOID`, `GIFT_CARD_EXPIRED`.',
    method: 'POST',
    path: `${path}/{id}/print`,
    access: 'admin',
    sdk: false,
    idempotency: 'none',
    params,
    record,
    answers: 'application/pdf',
    async handle({ app, db, params: { id } }) {
      const content = await printGiftCard(app, db, cardUuid(id));
      return reply.stream(Readable.from([content]), {
        'content-type': 'application/pdf',
        'content-length': String(content.length),
        'content-disposition': 'inline; filename="gift-card.pdf"',
        'cache-control': 'no-store',
      });
    },
  }),
  defineRoute({
    id: 'voidGiftCard',
    does: 'Makes a gift card void and takes what is left of it. Money that comes back from its orders is booked on it, and can be taken away again. Errors: `GIFT_CARD_NOT_FOUND`, `GIFT_CARD_VOID`.',
    method: 'POST',
    path: `${path}/{id}/void`,
    access: 'admin',
    params,
    record,
    body: voidGiftCardBody,
    response: giftCardAnswer,
    handle: ({ app, db, params: { id }, body, caller, claim }) =>
      voidGiftCard(app, db, cardUuid(id), { ...body, author: adminAuthor(caller), claim }),
  }),
];

export const giftCardRoutes = [
  listRoute({
    id: 'listGiftCards',
    does: 'Lists the gift cards with their ledgers, the newest first.',
    path,
    answer: giftCardAnswer,
    toAnswer: (card: CardWithEntries, app) => toGiftCardAnswer(card, app.clock.now()),
    listing: giftCardListing(new Date(0)),
    listingFor: async ({ app }) => giftCardListing(app.clock.now()),
    rows: ({ db }, slice) => listGiftCards(db, slice),
    total: ({ db }, listing) => countCardRows(db, listing),
  }),
  defineRoute({
    id: 'createGiftCard',
    does: 'Issues a gift card and returns it with its code, which is told only once. With an email address the code is mailed, at once or at `deliver_at`. Rejects a currency that the shop does not have (`INVALID_CURRENCY`), and `deliver_at` without an email address (`EMAIL_REQUIRED`).',
    method: 'POST',
    path,
    access: 'admin',
    body: newGiftCardBody,
    response: issuedGiftCard,
    handle: ({ app, db, body, caller, claim }) =>
      issueGiftCard(app, db, body, { author: adminAuthor(caller), claim }),
  }),
  defineRoute({
    id: 'getGiftCard',
    does: 'Returns a gift card with its ledger. Fails with `GIFT_CARD_NOT_FOUND` if it does not exist.',
    method: 'GET',
    path: `${path}/{id}`,
    access: 'admin',
    params,
    response: giftCardAnswer,
    handle: ({ app, db, params: { id } }) => readGiftCard(db, cardUuid(id), app.clock.now()),
  }),
  ...changes,
  defineRoute({
    id: 'giftCardBalance',
    does: 'Returns what is left of the gift card with a code. Fails with `GIFT_CARD_INVALID` (404) for a code that is unknown, void or expired; such requests count as failed sign-ins.',
    method: 'POST',
    path: `${path}/balance`,
    access: 'public',
    rateTier: 'login',
    triedAccount: ({ body }) => body.code,
    idempotency: 'none',
    body: z.object({
      code: z
        .string()
        .max(255)
        .check(oneLine('code'))
        .describe('The code, without regard to case, blanks and dashes.'),
    }),
    response: balanceAnswer,
    async handle({ app, db, body }) {
      const card = await findGiftCard(app, db, body.code);
      if (!card) throw unknownGiftCard();
      const { balance, currency, expires_at } = card;
      return { balance: toNumber(balance, currency), currency, expires_at };
    },
  }),
];
