import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { accountMenu } from './accountMenu.ts';
import type { ProfileView } from './accountViews.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { TemplateContext } from './contract.ts';
import { errorSummary, inputField } from './formFields.ts';
import type { Field } from './formFields.ts';

/** Renders the form where customers change their name, email address and password. */
export const profileTemplate = (view: ProfileView, { text, content }: TemplateContext): Html => {
  const { title, path, form, pending_email: pending } = view;
  const field = (one: Field) => inputField(one, form, text);
  return html`<h1>${title}</h1>
    ${accountMenu(path, text)} ${errorSummary(form, text)}
    ${view.is_saved && html`<p class="notice" role="status">${text('storefront.profile.saved')}</p>`}
    ${
      pending !== null &&
      html`<p class="notice" role="status">
        ${text('storefront.profile.pendingEmail', { email: pending, present: view.email })}
      </p>`
    }
    <form method="post" action="${path}">
      ${field({ name: 'full_name', label: text('storefront.signIn.fullName'), autocomplete: 'name' })}
      ${field({ name: 'email', label: text('storefront.signIn.email'), type: 'email', autocomplete: 'email' })}
      <fieldset>
        <legend>${text('storefront.profile.passwords')}</legend>
        ${field({
          name: 'password',
          label: text('storefront.profile.newPassword'),
          type: 'password',
          autocomplete: 'new-password',
          required: false,
          hint: text('storefront.profile.newPasswordHint'),
        })}
        ${field({
          name: 'current_password',
          label: text('storefront.profile.currentPassword'),
          type: 'password',
          autocomplete: 'current-password',
          required: false,
          hint: text('storefront.profile.currentPasswordHint'),
        })}
      </fieldset>
      <button>${text('storefront.profile.save')}</button>
    </form>
    ${newsletter(view, text)} ${content}`;
};

const STATES = {
  none: 'newsletter.account.none',
  unsubscribed: 'newsletter.account.none',
  pending: 'newsletter.account.pending',
  subscribed: 'newsletter.account.subscribed',
} as const;

/** Renders the customer's newsletter subscription status and the button that changes it. */
function newsletter({ newsletter: state, email }: ProfileView, text: Text): Html {
  const isOn = state === 'subscribed' || state === 'pending';
  const button = isOn ? (state === 'pending' ? 'withdraw' : 'stop') : 'start';
  return html`<section id="newsletter" aria-labelledby="newsletter-title">
    <h2 id="newsletter-title">${text('newsletter.page.title')}</h2>
    <p>${text(STATES[state], { email })}</p>
    <form method="post" action="/account/newsletter">
      <input type="hidden" name="subscribed" value="${isOn ? '0' : '1'}" />
      <button class="quiet">${text(`newsletter.account.${button}`)}</button>
    </form>
  </section>`;
}
