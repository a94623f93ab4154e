import { z } from 'zod';
import { reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { newContactMessageBody, sendMessage } from '../../contact/index.ts';
import { answerPage } from '../page/answerPage.ts';
import { sentForm } from '../sentForm.ts';
import { emptyForm } from '../../defaultTheme/index.ts';
import type { SentForm } from '../../defaultTheme/index.ts';
import { trapField } from './trapField.ts';

const PATH = '/contact';
const PAGE = { path: PATH, kind: 'page', access: 'public' } as const;

const page = (call: Pick<Call, 'app' | 'db' | 'request'>, isSent: boolean, form: SentForm = emptyForm) => {
  const text = call.app.texts();
  return answerPage(
    call,
    'contact',
    {
      kind: 'contact',
      route: 'contact',
      urn: null,
      path: PATH,
      title: text(isSent ? 'contact.page.sentTitle' : 'contact.page.title'),
      description: text('contact.page.intro'),
      is_sent: isSent,
      form,
    },
    { isPrivate: isSent || form.errors.length > 0 },
  );
};

/** The contact form routes. */
export const contactPages = [
  defineRoute({
    id: 'storefrontContact',
    method: 'GET',
    ...PAGE,
    query: z.object({ sent: z.string().optional() }),
    handle: (call) => page(call, call.query.sent !== undefined),
  }),
  defineRoute({
    id: 'storefrontSendMessage',
    method: 'POST',
    ...PAGE,
    rateTier: 'signup',
    body: newContactMessageBody.extend(trapField),
    async handle({ app, db, body: { website, ...message } }) {
      if (!website) await sendMessage(app, db, message);
      return reply.redirect(303, `${PATH}?sent`);
    },
    formPage: PATH,
    refused: (form) => page(form, false, sentForm(form, ['full_name', 'email', 'message'])),
  }),
];
