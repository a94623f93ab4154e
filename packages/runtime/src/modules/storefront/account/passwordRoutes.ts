import { z } from 'zod';
import { reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import {
  canResetPassword,
  newCustomerBody,
  requestPasswordReset,
  resetPassword,
} from '../../customers/index.ts';
import { answerPage } from '../page/answerPage.ts';
import { formText, sentForm } from '../sentForm.ts';
import { emptyForm } from '../../defaultTheme/index.ts';
import type { SentForm } from '../../defaultTheme/index.ts';
import { passwordScript } from '../passwordScript.ts';
import { accountPage } from './accountPage.ts';

const PAGE = { kind: 'page', access: 'public' } as const;
const FORGOTTEN = '/account/forgotten-password';
/** The path of the page that password reset emails link to, unless the configuration specifies another page. */
const RESET = '/account/reset-password';

type PageCall = Pick<Call, 'app' | 'db' | 'request'>;

const forgotten = (call: PageCall, is_sent: boolean, form: SentForm = emptyForm) =>
  answerPage(
    call,
    'forgottenPassword',
    { ...accountPage(FORGOTTEN, call.app.texts()('storefront.password.forgottenTitle')), form, is_sent },
    { isPrivate: true },
  );

interface Reset {
  readonly token: string;
  /** False if the link cannot be used. */
  readonly isValid: boolean;
  /** The rejected form as submitted. */
  readonly form?: SentForm;
}

const reset = (call: PageCall, { token, isValid, form = emptyForm }: Reset) =>
  answerPage(
    call,
    'newPassword',
    {
      ...accountPage(RESET, call.app.texts()('storefront.password.newTitle')),
      form,
      token,
      is_valid: isValid,
    },
    { isPrivate: true, scripts: [passwordScript.path], ...(!isValid && { status: 400 }) },
  );

/** The routes to request a password reset and to set a new password through the emailed link. They work without JavaScript. */
export const passwordRoutes = [
  defineRoute({
    id: 'storefrontForgottenPasswordForm',
    method: 'GET',
    path: FORGOTTEN,
    ...PAGE,
    query: z.object({ sent: z.string().optional() }),
    handle: (call) => forgotten(call, call.query.sent !== undefined),
  }),

  defineRoute({
    id: 'storefrontForgottenPassword',
    method: 'POST',
    path: FORGOTTEN,
    ...PAGE,
    rateTier: 'signup',
    body: newCustomerBody.pick({ email: true }),
    async handle({ app, db, body }) {
      await requestPasswordReset(app, db, body.email);
      return reply.redirect(303, `${FORGOTTEN}?sent`);
    },
    formPage: FORGOTTEN,
    refused: (form) => forgotten(form, false, sentForm(form, ['email'], 'email')),
  }),

  defineRoute({
    id: 'storefrontResetPasswordForm',
    method: 'GET',
    path: RESET,
    ...PAGE,
    query: z.object({ token: z.string().default('') }),
    async handle(call) {
      const { token } = call.query;
      return reset(call, { token, isValid: await canResetPassword(call.app, call.db, token) });
    },
  }),

  defineRoute({
    id: 'storefrontResetPassword',
    method: 'POST',
    path: RESET,
    ...PAGE,
    rateTier: 'signup',
    body: newCustomerBody.pick({ password: true }).extend({ token: z.string() }),
    async handle({ app, db, body }) {
      await resetPassword(app, db, body);
      return reply.redirect(303, '/account/login?reset');
    },
    formPage: RESET,
    refused: (form) =>
      reset(form, {
        token: formText(form, 'token'),
        isValid: form.refusal.code !== 'INVALID_RESET_TOKEN',
        form: sentForm(form, [], '', ['password']),
      }),
  }),
];
