import { keyText } from '../../../platform/text/keyText.ts';
import { z } from 'zod';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { logInVisitor, logOutVisitor, newCustomerBody, registerCustomer } from '../../customers/index.ts';
import { answerPage } from '../page/answerPage.ts';
import { pathWithin, emptyForm } from '../../defaultTheme/index.ts';
import { formText, sentForm } from '../sentForm.ts';
import type { SentForm } from '../../defaultTheme/index.ts';
import { passwordScript } from '../passwordScript.ts';
import { accountPage } from './accountPage.ts';

const PAGE = { kind: 'page', access: 'public' } as const;
const ENABLED = 1;

type SignInPage = 'login' | 'register';
type PageCall = Pick<Call, 'app' | 'db' | 'request'>;

const TITLES = { login: 'storefront.signIn.login', register: 'storefront.signIn.register' } as const;

const signInPage = (
  call: PageCall,
  name: SignInPage,
  to: string | null,
  form: SentForm,
  { is_reset = false, is_erased = false }: { readonly is_reset?: boolean; readonly is_erased?: boolean } = {},
): Promise<Reply> => {
  const head = accountPage(`/account/${name}`, call.app.texts()(TITLES[name]));
  const view = { ...head, form, to, is_reset, is_erased };
  return answerPage(call, name, view, { isPrivate: true, scripts: [passwordScript.path] });
};

const to = z.string().optional();
/** `reset`: the customer has just set a new password. `erased`: they have just been erased. */
const openedQuery = z.object({ to, reset: z.string().optional(), erased: z.string().optional() });

/** Responds with the form to anonymous visitors, and redirects signed-in customers. */
const openSignIn =
  (name: SignInPage) =>
  (call: Call<unknown, z.output<typeof openedQuery>>): Promise<Reply> | Reply => {
    const to = pathWithin(call.query.to);
    if (call.caller.customer) return reply.redirect(303, to ?? '/account');
    return signInPage(call, name, to, emptyForm, {
      is_reset: call.query.reset !== undefined,
      is_erased: call.query.erased !== undefined,
    });
  };

const opened = (path: string | undefined) => reply.redirect(303, pathWithin(path) ?? '/account');

/** The routes to sign in, sign out and create an account. They work without JavaScript. */
export const signInRoutes = [
  defineRoute({
    id: 'storefrontLoginForm',
    method: 'GET',
    path: '/account/login',
    ...PAGE,
    query: openedQuery,
    handle: openSignIn('login'),
  }),

  defineRoute({
    id: 'storefrontLogin',
    method: 'POST',
    path: '/account/login',
    ...PAGE,
    rateTier: 'login',
    body: z.object({ email: z.string().overwrite(keyText).min(1), password: z.string().min(1), to }),
    async handle({ app, db, body, request }) {
      await logInVisitor(app, db, body, request);
      return opened(body.to);
    },
    formPage: '/account/login',
    refused: (form) =>
      signInPage(
        form,
        'login',
        pathWithin(formText(form, 'to')),
        sentForm(form, ['email'], 'email', ['password']),
      ),
  }),

  defineRoute({
    id: 'storefrontRegisterForm',
    method: 'GET',
    path: '/account/register',
    ...PAGE,
    query: z.object({ to }),
    handle: openSignIn('register'),
  }),

  defineRoute({
    id: 'storefrontRegister',
    method: 'POST',
    path: '/account/register',
    ...PAGE,
    rateTier: 'signup',
    body: newCustomerBody.omit({ status: true }).extend({ to }),
    async handle({ app, db, body, request }) {
      await registerCustomer(app, db, { ...body, status: ENABLED });
      await logInVisitor(app, db, body, request);
      return opened(body.to);
    },
    formPage: '/account/register',
    refused: (form) =>
      signInPage(
        form,
        'register',
        pathWithin(formText(form, 'to')),
        sentForm(form, ['full_name', 'email'], 'email', ['password']),
      ),
  }),

  defineRoute({
    id: 'storefrontLogout',
    method: 'POST',
    path: '/account/logout',
    ...PAGE,
    body: z.object({}),
    async handle({ db, request }) {
      await logOutVisitor(db, request);
      return reply.redirect(303, '/');
    },
  }),
];
