import { z } from 'zod';
import { reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { findCartOf } from '../../carts/index.ts';
import { recoveredCart, STOP_PATH, stopReminders } from '../../reminders/index.ts';
import { emptyForm } from '../../defaultTheme/index.ts';
import type { RemindersView, SentForm } from '../../defaultTheme/index.ts';
import { answerPage } from '../page/answerPage.ts';
import { formText, sentForm } from '../sentForm.ts';

const PAGE = { kind: 'page', access: 'public' } as const;

interface Given {
  readonly step: RemindersView['step'];
  readonly form?: SentForm;
  readonly token?: string;
}

const stopPage = (
  call: Pick<Call, 'app' | 'db' | 'request'>,
  { step, form = emptyForm, token = '' }: Given,
) =>
  answerPage(
    call,
    'reminders',
    {
      kind: 'reminders',
      route: 'reminders',
      urn: null,
      path: STOP_PATH,
      title: call.app.texts()(step === 'stop' ? 'reminders.page.title' : 'reminders.page.stoppedTitle'),
      description: null,
      step,
      form,
      token,
    },
    { isPrivate: true },
  );

/** The pages that reminder emails link to. Links alone change nothing: a visitor or a mail program has to post. */
export const reminderPages = [
  defineRoute({
    id: 'storefrontStopRemindersForm',
    method: 'GET',
    path: STOP_PATH,
    ...PAGE,
    query: z.object({ token: z.string().default(''), stopped: z.string().optional() }),
    handle: (call) =>
      stopPage(call, {
        step: call.query.stopped === undefined ? 'stop' : 'stopped',
        token: call.query.token,
      }),
  }),
  defineRoute({
    id: 'storefrontStopReminders',
    method: 'POST',
    path: STOP_PATH,
    ...PAGE,
    // Email programs post to the link's URL, with a form that does not contain the token (RFC 8058).
    query: z.object({ token: z.string().default('') }),
    body: z.object({ token: z.string().max(1000).optional() }),
    async handle({ app, db, body, query }) {
      await stopReminders(app, db, body.token ?? query.token);
      return reply.redirect(303, `${STOP_PATH}?stopped`);
    },
    formPage: STOP_PATH,
    refused: (form) =>
      stopPage(form, { step: 'stop', token: formText(form, 'token'), form: sentForm(form, []) }),
  }),
  defineRoute({
    id: 'storefrontRecoverCart',
    method: 'GET',
    path: '/cart/recover/{token}',
    ...PAGE,
    params: z.object({ token: z.string() }),
    /** Redirects to the cart if it is the visitor's own, else to a page that offers its items. */
    async handle({ app, db, params, caller }) {
      const cart = await recoveredCart(app, db, params.token);
      const isOwn = cart !== null && cart.uuid === (await findCartOf(db, caller));
      return reply.redirect(303, isOwn ? '/cart' : (cart?.itemsUrl ?? '/cart'));
    },
  }),
];
