import { z } from 'zod';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { oneLine } from '../../../platform/http/forms/oneLine.ts';
import { toNumber } from '../../../platform/money.ts';
import { emptyForm } from '../../defaultTheme/index.ts';
import type { SentForm } from '../../defaultTheme/index.ts';
import { findGiftCard, unknownGiftCard } from '../../storedValue/index.ts';
import type { StoredValue } from '../../storedValue/index.ts';
import { answerPage } from '../page/answerPage.ts';
import { sentForm } from '../sentForm.ts';

/** The path is below the cart, because shops have products with the key `gift-card`. */
const PATH = '/cart/gift-card';
const PAGE = { path: PATH, kind: 'page', access: 'public' } as const;

const page = (
  call: Pick<Call, 'app' | 'db' | 'request'>,
  card: StoredValue | null,
  form: SentForm = emptyForm,
) =>
  answerPage(
    call,
    'giftCard',
    {
      kind: 'giftCard',
      route: 'giftCard',
      urn: null,
      path: PATH,
      title: call.app.texts()('storedValue.page.title'),
      description: null,
      form,
      card: card && {
        last4: card.last4 ?? '',
        balance: toNumber(card.balance, card.currency),
        currency: card.currency,
        expires_at: card.expires_at,
      },
    },
    { isPrivate: true },
  );

/** The page that tells the balance of a gift card. The code travels in a form, so that no address and no log has it. */
export const giftCardPages = [
  defineRoute({
    id: 'storefrontGiftCard',
    method: 'GET',
    ...PAGE,
    handle: (call) => page(call, null),
  }),
  defineRoute({
    id: 'storefrontGiftCardBalance',
    method: 'POST',
    ...PAGE,
    rateTier: 'login',
    triedAccount: ({ body }) => body.code,
    body: z.object({ code: z.string().max(255).check(oneLine('code')) }),
    async handle(call) {
      const card = await findGiftCard(call.app, call.db, call.body.code);
      if (!card) throw unknownGiftCard();
      return page(call, card);
    },
    formPage: PATH,
    refused: (form) => page(form, null, sentForm(form, ['code'], 'code')),
  }),
];
