import { z } from 'zod';
import { reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import {
  cancelNewsletter,
  confirmNewsletter,
  newsletterBody,
  requestNewsletter,
} from '../../newsletter/index.ts';
import { answerPage } from '../page/answerPage.ts';
import { formText, sentForm } from '../sentForm.ts';
import { emptyForm } from '../../defaultTheme/index.ts';
import type { SentForm, NewsletterView } from '../../defaultTheme/index.ts';
import { trapField } from './trapField.ts';

const PAGE = { kind: 'page', access: 'public' } as const;
const PATH = '/newsletter';
const CONFIRM = '/newsletter/confirm';
const CANCEL = '/newsletter/unsubscribe';

type Step = NewsletterView['step'];
interface Given {
  readonly step: Step;
  readonly path: string;
  readonly form?: SentForm;
  readonly token?: string;
}

const TITLES = {
  form: 'newsletter.page.title',
  sent: 'newsletter.page.sentTitle',
  confirm: 'newsletter.page.confirmTitle',
  confirmed: 'newsletter.page.confirmedTitle',
  cancel: 'newsletter.page.cancelTitle',
  canceled: 'newsletter.page.canceledTitle',
} as const satisfies Record<Step, string>;

const page = (
  call: Pick<Call, 'app' | 'db' | 'request'>,
  { step, path, form = emptyForm, token = '' }: Given,
) =>
  answerPage(
    call,
    'newsletter',
    {
      kind: 'newsletter',
      route: 'newsletter',
      urn: null,
      path,
      title: call.app.texts()(TITLES[step]),
      description: null,
      step,
      form,
      token,
    },
    { isPrivate: true },
  );

const linkQuery = z.object({ token: z.string().default('') });
const linkBody = z.object({ token: z.string().max(200) });

/** The newsletter routes. Emailed links open pages on which the visitor must click a button, so programs that open links change nothing. */
export const newsletterPages = [
  defineRoute({
    id: 'storefrontNewsletter',
    method: 'GET',
    path: PATH,
    ...PAGE,
    query: z.object({ step: z.enum(['sent', 'confirmed', 'canceled']).optional().catch(undefined) }),
    handle: (call) => page(call, { step: call.query.step ?? 'form', path: PATH }),
  }),
  defineRoute({
    id: 'storefrontRequestNewsletter',
    method: 'POST',
    path: PATH,
    ...PAGE,
    rateTier: 'signup',
    body: newsletterBody.extend(trapField),
    async handle({ app, db, body }) {
      if (!body.website) await requestNewsletter(app, db, body.email);
      return reply.redirect(303, `${PATH}?step=sent`);
    },
    formPage: PATH,
    refused: (form) => page(form, { step: 'form', path: PATH, form: sentForm(form, ['email'], 'email') }),
  }),
  defineRoute({
    id: 'storefrontConfirmNewsletterForm',
    method: 'GET',
    path: CONFIRM,
    ...PAGE,
    query: linkQuery,
    handle: (call) => page(call, { step: 'confirm', path: CONFIRM, token: call.query.token }),
  }),
  defineRoute({
    id: 'storefrontConfirmNewsletter',
    method: 'POST',
    path: CONFIRM,
    ...PAGE,
    rateTier: 'signup',
    body: linkBody,
    async handle({ app, db, body, caller }) {
      await confirmNewsletter(app, db, body.token, caller.customer);
      return reply.redirect(303, `${PATH}?step=confirmed`);
    },
    formPage: CONFIRM,
    refused: (form) =>
      page(form, {
        step: 'confirm',
        path: CONFIRM,
        token: formText(form, 'token'),
        form: sentForm(form, []),
      }),
  }),
  defineRoute({
    id: 'storefrontCancelNewsletterForm',
    method: 'GET',
    path: CANCEL,
    ...PAGE,
    query: linkQuery,
    handle: (call) => page(call, { step: 'cancel', path: CANCEL, token: call.query.token }),
  }),
  defineRoute({
    id: 'storefrontCancelNewsletter',
    method: 'POST',
    path: CANCEL,
    ...PAGE,
    // Email programs post to the link's URL, with a form that does not contain the token (RFC 8058).
    query: linkQuery,
    body: linkBody.partial(),
    async handle({ app, db, body, query }) {
      await cancelNewsletter(app, db, body.token ?? query.token);
      return reply.redirect(303, `${PATH}?step=canceled`);
    },
    formPage: CANCEL,
    refused: (form) =>
      page(form, { step: 'cancel', path: CANCEL, token: formText(form, 'token'), form: sentForm(form, []) }),
  }),
];
