import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { ConfirmEmailView, ForgottenPasswordView, NewPasswordView, SignInView } from './accountViews.ts';
import type { TemplateContext } from './contract.ts';
import { errorOf, errorSummary, inputField } from './formFields.ts';
import type { SentForm } from './formFields.ts';
import { icon } from './icon.ts';
import { privacyNote } from './legal.ts';
import { pathHref } from './pathHref.ts';

const emailField = (form: SentForm, text: Text, autocomplete: 'email' | 'username' = 'email'): Html =>
  inputField(
    { name: 'email', label: text('storefront.signIn.email'), type: 'email', autocomplete },
    form,
    text,
  );

/** Renders the field for a new password. An error replaces its hint, because both say what is required. */
export const newPasswordField = (form: SentForm, text: Text): Html =>
  inputField(
    {
      name: 'password',
      label: text('storefront.signIn.password'),
      type: 'password',
      autocomplete: 'new-password',
      ...(errorOf(form, 'password') === undefined && { hint: text('storefront.signIn.passwordHint') }),
    },
    form,
    text,
  );

/** Renders a hidden field with the path to redirect to after sign-in. */
const continueLink = (to: string | null): Html | null =>
  to === null ? null : html`<input type="hidden" name="to" value="${to}" />`;
const carried = (to: string | null): Readonly<Record<string, string>> => (to === null ? {} : { to });

/** Renders a form page as a card. */
export const formCard = (title: string, parts: Html): Html =>
  html`<div class="sign">
    <section class="card">
      <h1>${title}</h1>
      ${parts}
    </section>
  </div>`;

const REASONS = [
  'storefront.signIn.reasonTrack',
  'storefront.signIn.reasonFaster',
  'storefront.signIn.reasonAgain',
] as const;

/** Renders the benefits of an account, with a link to the registration page. */
const reasons = (
  heading: string,
  link: { readonly href: string; readonly label: string } | null,
  text: Text,
): Html =>
  html`<section class="card aside" aria-labelledby="reasons">
    <h2 id="reasons">${heading}</h2>
    <ul class="ticks">
      ${REASONS.map((key) => html`<li>${icon('check')}<span>${text(key)}</span></li>`)}
    </ul>
    ${link && html`<p><a class="button plain" href="${link.href}">${link.label}</a></p>`}
  </section>`;

export const loginTemplate = (
  { title, form, to, is_reset, is_erased }: SignInView,
  { text, content }: TemplateContext,
): Html => {
  const password = {
    name: 'password',
    label: text('storefront.signIn.password'),
    type: 'password',
    autocomplete: 'current-password',
  } as const;
  const register = {
    href: pathHref('/account/register', carried(to)),
    label: text('storefront.signIn.register'),
  };
  return html`<div class="sign two">
      <section class="card">
        <h1>${title}</h1>
        ${errorSummary(form, text)}
        ${is_reset && html`<p class="notice" role="status">${text('storefront.password.changed')}</p>`}
        ${is_erased && html`<p class="notice" role="status">${text('storefront.data.erased')}</p>`}
        <form method="post" action="/account/login">
          ${continueLink(to)} ${emailField(form, text, 'username')} ${inputField(password, form, text)}
          <p><button>${text('storefront.signIn.login')}</button></p>
        </form>
        <p><a href="/account/forgotten-password">${text('storefront.signIn.forgotten')}</a></p>
      </section>
      ${reasons(text('storefront.signIn.newHere'), register, text)}
    </div>
    ${content}`;
};

export const registerTemplate = ({ title, form, to }: SignInView, page: TemplateContext): Html => {
  const { text, content } = page;
  const name = {
    name: 'full_name',
    label: text('storefront.signIn.fullName'),
    autocomplete: 'name',
  } as const;
  const login = { href: pathHref('/account/login', carried(to)), label: text('storefront.signIn.login') };
  return html`<div class="sign two">
      <section class="card">
        <h1>${title}</h1>
        ${errorSummary(form, text)}
        <form method="post" action="/account/register">
          ${continueLink(to)} ${inputField(name, form, text)} ${emailField(form, text)}
          ${newPasswordField(form, text)} ${privacyNote(page)}
          <p><button>${text('storefront.signIn.create')}</button></p>
        </form>
        <p>
          ${text('storefront.signIn.haveAccount')}
          <a href="${login.href}">${login.label}</a>
        </p>
      </section>
      ${reasons(text('storefront.signIn.reasons'), null, text)}
    </div>
    ${content}`;
};

export const forgottenPasswordTemplate = (
  { title, form, is_sent }: ForgottenPasswordView,
  { text, content }: TemplateContext,
): Html =>
  html`${formCard(
    title,
    is_sent
      ? html`<p class="notice" role="status">${text('storefront.password.sent')}</p>`
      : html`${errorSummary(form, text)}
          <p>${text('storefront.password.explanation')}</p>
          <form method="post" action="/account/forgotten-password">
            ${emailField(form, text)}
            <p><button>${text('storefront.password.send')}</button></p>
          </form>`,
  )}
  ${content}`;

export const newPasswordTemplate = (view: NewPasswordView, { text, content }: TemplateContext): Html => {
  const { title, path, form, token, is_valid } = view;
  const unusable = html`<div class="errors" role="alert">
      <p>${text('storefront.error.resetToken')}</p>
    </div>
    <p>
      <a class="button" href="/account/forgotten-password">${text('storefront.password.requestNew')}</a>
    </p>`;
  const fields = html`${errorSummary(form, text)}
    <form method="post" action="${pathHref(path)}">
      <input type="hidden" name="token" value="${token}" />
      ${newPasswordField(form, text)}
      <p><button>${text('storefront.password.set')}</button></p>
    </form>`;
  return html`${formCard(title, is_valid ? fields : unusable)} ${content}`;
};

export const confirmEmailTemplate = (
  { title, path, form, token }: ConfirmEmailView,
  { text, content }: TemplateContext,
): Html =>
  html`${formCard(
    title,
    html`${errorSummary(form, text)}
      <p>${text('storefront.email.explanation')}</p>
      <form method="post" action="${pathHref(path)}">
        <input type="hidden" name="token" value="${token}" />
        <p><button>${text('storefront.email.confirm')}</button></p>
      </form>`,
  )}
  ${content}`;
