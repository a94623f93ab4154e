import type { AppContext } from '../../platform/contracts/context.ts';
import { defineSubscriber } from '../../platform/contracts/events.ts';
import { formatPrice } from '../../platform/money.ts';
import { sendEmail, wasSent } from '../mail/index.ts';
import type { EmailKind, EmailMessage } from '../mail/index.ts';
import { openCode } from './codeSecrets.ts';
import { shownCode } from './giftCardCode.ts';
import { lastDay } from './storedValue.ts';
import { findSealedCode, forgetCode } from './mailedCode.repo.ts';
import type { StoredValueRow } from './storedValue.ts';
import { findCardRow } from './storedValue.repo.ts';

type MailedCard = Pick<StoredValueRow, 'balance' | 'currency' | 'message' | 'expires_at'> & {
  readonly code: string;
};

interface Due {
  readonly giftCardUuid: string;
}

/** Mails the code of a gift card to its recipient. The log of emails keeps nothing from which it could be sent again. */
export const giftCardEmail: EmailKind<Due> = {
  id: 'giftCard',
  to: 'customer',
  isMandatory: true,
  isResendable: false,
  words: [
    { part: 'subject', key: 'storedValue.email.subject', placeholders: ['shop'] },
    { part: 'intro', key: 'storedValue.email.intro', placeholders: ['shop', 'amount'] },
  ],
  example: async (app) => ({
    message: cardEmail(app, {
      code: 'ACDEFGHJKMNPQRT3',
      balance: '50',
      currency: app.config.shop.currency,
      message: null,
      expires_at: null,
    }),
    about: null,
  }),
  async compose({ giftCardUuid }, from) {
    const [card, stored] = [
      await findCardRow(from.db, giftCardUuid),
      await findSealedCode(from.db, giftCardUuid),
    ];
    if (!card || !stored || card.email === null) return null;
    const code = openCode(from, giftCardUuid, stored.sealed_code);
    if (code === null)
      throw new Error('The code of a gift card was encrypted with a key that the shop does not have');
    const app = from.inLanguage(card.locale ?? from.languages.default);
    return {
      entityUuid: card.uuid,
      language: app.language,
      message: cardEmail(app, { ...card, code }),
      to: { name: card.recipient_name ?? '', address: card.email },
    };
  },
};

function cardEmail(
  app: AppContext,
  { code, balance, currency, message, expires_at }: MailedCard,
): EmailMessage {
  const text = app.texts();
  const { name: shop } = app.config.shop;
  const amount = formatPrice(app.locale, Number(balance), currency);
  const last = lastDay(app, expires_at);
  return {
    subject: text('storedValue.email.subject', { shop }),
    blocks: [
      { paragraph: text('storedValue.email.intro', { shop, amount }) },
      ...(message === null ? [] : [{ paragraph: message }]),
      {
        rows: [
          [text('storedValue.email.code'), shownCode(code)],
          [text('storedValue.email.amount'), amount],
          ...(last === null ? [] : [[text('storedValue.email.until'), last] as const]),
        ],
      },
      { paragraph: text('storedValue.email.use') },
      { link: { label: text('storedValue.email.visit', { shop }), url: app.url('/') } },
      { link: { label: text('storedValue.email.balance'), url: app.url('/cart/gift-card'), isQuiet: true } },
    ],
  };
}

/** Sends the email of a gift card, and forgets the code once it was sent. */
export const mailGiftCard = defineSubscriber({
  id: 'storedValue.mailGiftCard',
  event: 'gift_card_email_due',
  async handle(payload, app, { deliveryId }) {
    const stored = await findSealedCode(app.db, payload.giftCardUuid);
    if (!stored) return;
    await sendEmail(app, giftCardEmail, payload, deliveryId);
    if (await wasSent(app.db, deliveryId))
      await forgetCode(app.db, payload.giftCardUuid, stored.code_hash, app.clock.now());
  },
});
