import { z } from 'zod';
import { reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { confirmEmail, confirmEmailBody } from '../../customers/index.ts';
import { answerPage } from '../page/answerPage.ts';
import { formText, sentForm } from '../sentForm.ts';
import { emptyForm } from '../../defaultTheme/index.ts';
import type { SentForm } from '../../defaultTheme/index.ts';
import { accountPage } from './accountPage.ts';

const PAGE = { kind: 'page', access: 'public' } as const;
/** The path of the page that confirmation emails link to, unless the configuration specifies another page. */
const CONFIRM = '/account/confirm-email';

const confirmation = (
  call: Pick<Call, 'app' | 'db' | 'request'>,
  token: string,
  form: SentForm = emptyForm,
) =>
  answerPage(
    call,
    'confirmEmail',
    { ...accountPage(CONFIRM, call.app.texts()('storefront.email.title')), form, token },
    { isPrivate: true },
  );

/**
 * The routes of the page that confirms a new email address. The customer must click a button, so programs that open emailed links
 * confirm nothing.
 */
export const confirmEmailRoutes = [
  defineRoute({
    id: 'storefrontConfirmEmailForm',
    method: 'GET',
    path: CONFIRM,
    ...PAGE,
    query: z.object({ token: z.string().default('') }),
    handle: (call) => confirmation(call, call.query.token),
  }),

  defineRoute({
    id: 'storefrontConfirmEmail',
    method: 'POST',
    path: CONFIRM,
    ...PAGE,
    rateTier: 'signup',
    body: confirmEmailBody,
    async handle({ app, db, body, caller }) {
      await confirmEmail(app, db, body.token);
      return reply.redirect(303, caller.customer ? '/account' : '/account/login');
    },
    formPage: CONFIRM,
    refused: (form) => confirmation(form, formText(form, 'token'), sentForm(form, [])),
  }),
];
