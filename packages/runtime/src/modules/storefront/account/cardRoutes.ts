import { z } from 'zod';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { emptyForm } from '../../defaultTheme/index.ts';
import type { SentForm } from '../../defaultTheme/index.ts';
import { listStoredCards, removeStoredCard } from '../../payments/index.ts';
import { answerPage } from '../page/answerPage.ts';
import { sentForm } from '../sentForm.ts';
import { accountPage, forCustomer } from './accountPage.ts';

const PAGE = { kind: 'page', access: 'public' } as const;
const PATH = '/account/cards';

/** Responds with the customer's stored cards, as their gateways list them. */
const cardsPage = (
  call: Pick<Call, 'app' | 'db' | 'caller' | 'request'>,
  form: SentForm = emptyForm,
): Promise<Reply> =>
  forCustomer(call, async (customer) => {
    const { app, request } = call;
    const { cards, isIncomplete } = await listStoredCards({ app, customer, signal: request.signal });
    const view = {
      ...accountPage(PATH, app.texts()('storefront.cards.title')),
      form,
      cards: cards.map(({ method, id, brand, last4, expMonth, expYear }) => ({
        method,
        id,
        brand,
        last4,
        exp_month: expMonth,
        exp_year: expYear,
        is_expired: isOver(expYear, expMonth, app.clock.now()),
      })),
      is_incomplete: isIncomplete,
    };
    return answerPage(call, 'cards', view, { isPrivate: true });
  });

/** Returns the form of a card that the gateway did not remove. */
const notRemoved = ({ app }: Pick<Call, 'app'>): SentForm => ({
  values: {},
  errors: [{ path: '', message: app.texts()('storefront.cards.notRemoved') }],
});

/** Reports whether a month has ended everywhere on Earth. */
const isOver = (year: number, month: number, now: Date): boolean =>
  now.getTime() >= Date.UTC(year, month, 1, 12);

/** The routes of the page with stored cards. They work without JavaScript. */
export const cardRoutes = [
  defineRoute({
    id: 'storefrontCards',
    method: 'GET',
    path: PATH,
    ...PAGE,
    query: z.object({ failed: z.literal('1').optional().catch(undefined) }),
    handle: (call) => cardsPage(call, call.query.failed ? notRemoved(call) : emptyForm),
  }),

  defineRoute({
    id: 'storefrontRemoveCard',
    method: 'POST',
    path: `${PATH}/removal`,
    ...PAGE,
    body: z.object({ method: z.string().max(50), card: z.string().min(1).max(255) }),
    handle: (call) =>
      forCustomer(call, async (customer) => {
        const { app, request } = call;
        const { method, card: cardId } = call.body;
        const isDone = await removeStoredCard({ app, customer, method, cardId, signal: request.signal });
        return reply.redirect(303, isDone ? PATH : `${PATH}?failed=1`);
      }),
    formPage: PATH,
    refused: (form) => cardsPage(form, sentForm(form, [])),
  }),
];
