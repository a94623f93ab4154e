import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { EntranceView, ForgottenPasswordView, NewPasswordView } from './accountViews.ts';
import type { Surroundings } from './contract.ts';
import { errorSummary, inputField } from './formFields.ts';
import type { Field } from './formFields.ts';
import { pathHref } from './pathHref.ts';

const EMAIL: Field = { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email' };
const NAME: Field = { name: 'full_name', label: 'Full name', autocomplete: 'name' };
const PASSWORD: Field = { name: 'password', label: 'Password', type: 'password' };
const NEW_PASSWORD: Field = { ...PASSWORD, autocomplete: 'new-password', hint: 'At least 8 characters.' };

const goOn = (to: string | null): Html | null =>
  to === null ? null : html`<input type="hidden" name="to" value="${to}" />`;
const carried = (to: string | null): Readonly<Record<string, string>> => (to === null ? {} : { to });

export const loginTemplate = ({ title, form, to }: EntranceView, page: Surroundings): Html =>
  html`<h1>${title}</h1>
    ${errorSummary(form)}
    <form method="post" action="/account/login">
      ${goOn(to)} ${inputField({ ...EMAIL, autocomplete: 'username' }, form)}
      ${inputField({ ...PASSWORD, autocomplete: 'current-password' }, form)}
      <p><button>Log in</button></p>
    </form>
    <p><a href="/account/forgotten-password">Forgot your password?</a></p>
    <p>New here? <a href="${pathHref('/account/register', carried(to))}">Create an account</a></p>
    ${page.content}`;

export const registerTemplate = ({ title, form, to }: EntranceView, page: Surroundings): Html =>
  html`<h1>${title}</h1>
    ${errorSummary(form)}
    <form method="post" action="/account/register">
      ${goOn(to)} ${inputField(NAME, form)} ${inputField(EMAIL, form)} ${inputField(NEW_PASSWORD, form)}
      <p><button>Create account</button></p>
    </form>
    <p>You have an account? <a href="${pathHref('/account/login', carried(to))}">Log in</a></p>
    ${page.content}`;

export const forgottenPasswordTemplate = (
  { title, form, is_sent }: ForgottenPasswordView,
  page: Surroundings,
): Html =>
  html`<h1>${title}</h1>
    ${
      is_sent
        ? html`<p class="notice" role="status">
            If there is an account with this e-mail, a letter with a link is on its way.
          </p>`
        : html`${errorSummary(form)}
            <p>We send you a link by which you set a new password.</p>
            <form method="post" action="/account/forgotten-password">
              ${inputField(EMAIL, form)}
              <p><button>Send the link</button></p>
            </form>`
    }
    ${page.content}`;

export const newPasswordTemplate = (
  { title, path, form, token }: NewPasswordView,
  page: Surroundings,
): Html =>
  html`<h1>${title}</h1>
    ${errorSummary(form)}
    <form method="post" action="${pathHref(path)}">
      <input type="hidden" name="token" value="${token}" />
      ${inputField(NEW_PASSWORD, form)}
      <p><button>Set the password</button></p>
    </form>
    ${page.content}`;
