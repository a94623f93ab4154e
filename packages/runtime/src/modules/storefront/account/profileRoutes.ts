import { z } from 'zod';
import { reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import {
  endOtherLogins,
  findOwnProfile,
  newCustomerBody,
  profileBody,
  updateOwnProfile,
} from '../../customers/index.ts';
import { setOwnNewsletter } from '../../newsletter/index.ts';
import { setOwnReminders } from '../../reminders/index.ts';
import { sentForm } from '../sentForm.ts';
import { forCustomer } from './accountPage.ts';
import { profilePage } from './profilePage.ts';

const PAGE = { kind: 'page', access: 'public' } as const;
const PATH = '/account/profile';

const body = z.object({
  full_name: newCustomerBody.shape.full_name,
  email: newCustomerBody.shape.email,
  /** An empty password field leaves the password unchanged. */
  password: z.preprocess((sent) => (sent === '' ? undefined : sent), profileBody.shape.password),
  current_password: z.string().default(''),
});

/** The routes of the page where customers change their name, email address, password and newsletter subscription. */
export const profileRoutes = [
  defineRoute({
    id: 'storefrontProfile',
    method: 'GET',
    path: PATH,
    ...PAGE,
    query: z.object({ saved: z.string().optional(), ended: z.string().optional() }),
    handle: (call) =>
      profilePage(call, {
        is_saved: call.query.saved !== undefined,
        is_alone: call.query.ended !== undefined,
      }),
  }),

  defineRoute({
    id: 'storefrontChangeProfile',
    method: 'POST',
    path: PATH,
    ...PAGE,
    rateTier: 'login',
    /**
     * A form counts as a sign-in attempt if it could be used to guess the current password. Such a form contains the current password, a
     * new password or a new email address.
     */
    triedAccount: ({ body: { email, password, current_password }, caller: { customer } }) =>
      customer && (password !== undefined || current_password !== '' || email !== customer.email)
        ? customer.uuid
        : null,
    body,
    handle: (call) =>
      forCustomer(call, async (customer) => {
        const { app, db } = call;
        const { full_name, email, password, current_password } = call.body;
        const { email: present, pending_email } = await findOwnProfile(app, db, customer);
        const isSame = email === (pending_email ?? present);
        await updateOwnProfile(app, db, customer, {
          full_name,
          ...(!isSame && { email }),
          ...(password !== undefined && { password }),
          current_password,
        });
        return reply.redirect(303, `${PATH}?saved`);
      }),
    formPage: PATH,
    refused: (form) =>
      profilePage(form, {
        form: sentForm(form, ['full_name', 'email'], 'current_password', ['current_password', 'password']),
      }),
  }),

  defineRoute({
    id: 'storefrontSetNewsletter',
    method: 'POST',
    path: '/account/newsletter',
    ...PAGE,
    rateTier: 'signup',
    /** `1`: sends an email with a confirmation link. `0`: unsubscribes from the newsletter. */
    body: z.object({ subscribed: z.enum(['0', '1']) }),
    handle: (call) =>
      forCustomer(call, async (customer) => {
        await setOwnNewsletter(call.app, call.db, customer, call.body.subscribed === '1');
        return reply.redirect(303, `${PATH}#newsletter`);
      }),
    formPage: PATH,
    refused: (form) => profilePage(form, { form: sentForm(form, []) }),
  }),

  defineRoute({
    id: 'storefrontSetReminders',
    method: 'POST',
    path: '/account/reminders',
    ...PAGE,
    /** `1`: agrees to reminders about carts and after orders. `0`: ends them. */
    body: z.object({ wanted: z.enum(['0', '1']) }),
    handle: (call) =>
      forCustomer(call, async (customer) => {
        await setOwnReminders(call.app, call.db, customer, call.body.wanted === '1');
        return reply.redirect(303, `${PATH}#newsletter`);
      }),
    formPage: PATH,
    refused: (form) => profilePage(form, { form: sentForm(form, []) }),
  }),

  defineRoute({
    id: 'storefrontEndOtherSessions',
    method: 'POST',
    path: '/account/sessions/end',
    ...PAGE,
    body: z.object({}),
    handle: (call) =>
      forCustomer(call, async (customer) => {
        await endOtherLogins(call.app, call.db, customer);
        return reply.redirect(303, `${PATH}?ended#sessions`);
      }),
  }),
];
