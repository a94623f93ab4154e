import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { accountMenu } from './accountMenu.ts';
import type { ProfileView, SessionView } from './profileViews.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { TemplateContext } from './contract.ts';
import { errorSummary, inputField } from './formFields.ts';
import { ownData } from './ownData.ts';
import type { Field } from './formFields.ts';

/** Renders the form where customers change their name, email address and password. */
export const profileTemplate = (view: ProfileView, page: TemplateContext): Html => {
  const { text, content } = page;
  const { title, path, form, pending_email: pending } = view;
  const field = (one: Field) => inputField(one, form, text);
  return html`<h1>${title}</h1>
    ${accountMenu(path, page)} ${errorSummary(form, text)} ${errorSummary(view.data.form, text)}
    ${view.is_saved && html`<p class="notice" role="status">${text('storefront.profile.saved')}</p>`}
    ${
      pending !== null &&
      html`<p class="notice" role="status">
        ${text('storefront.profile.pendingEmail', { email: pending, present: view.email })}
      </p>`
    }
    <form class="profile" method="post" action="${path}">
      ${field({ name: 'full_name', label: text('storefront.signIn.fullName'), autocomplete: 'name' })}
      ${field({ name: 'email', label: text('storefront.signIn.email'), type: 'email', autocomplete: 'email' })}
      <fieldset>
        <legend>${text('storefront.profile.passwords')}</legend>
        ${field({
          name: 'current_password',
          label: text('storefront.profile.currentPassword'),
          type: 'password',
          autocomplete: 'current-password',
          required: false,
          hint: text('storefront.profile.currentPasswordHint'),
        })}
        ${field({
          name: 'password',
          label: text('storefront.profile.newPassword'),
          type: 'password',
          autocomplete: 'new-password',
          required: false,
          hint: text('storefront.profile.newPasswordHint'),
        })}
      </fieldset>
      <button>${text('storefront.profile.save')}</button>
    </form>
    ${emails(view, text)} ${sessions(view, page)} ${ownData(view.data, page)} ${content}`;
};

const STATES = {
  none: 'newsletter.account.none',
  unsubscribed: 'newsletter.account.none',
  pending: 'newsletter.account.pending',
  subscribed: 'newsletter.account.subscribed',
} as const;

/** Renders which emails the customer gets, and the button that changes the newsletter subscription. */
function emails({ newsletter: state, reminders, email }: ProfileView, text: Text): Html {
  const isOn = state === 'subscribed' || state === 'pending';
  const button = isOn ? (state === 'pending' ? 'withdraw' : 'stop') : 'start';
  return html`<section id="newsletter" aria-labelledby="newsletter-title">
    <h2 id="newsletter-title">${text('storefront.emails.title')}</h2>
    <p>${text('storefront.emails.always')}</p>
    <p>${text(STATES[state], { email })}</p>
    <form method="post" action="/account/newsletter">
      <input type="hidden" name="subscribed" value="${isOn ? '0' : '1'}" />
      <button class="quiet">${text(`newsletter.account.${button}`)}</button>
    </form>
    ${reminders !== 'unavailable' && reminderChoice(reminders, text)}
  </section>`;
}

const reminderChoice = (state: Exclude<ProfileView['reminders'], 'unavailable'>, text: Text): Html =>
  html`<p>${text(`reminders.account.${state}`)}</p>
    ${
      state !== 'unconfirmed' &&
      html`<form method="post" action="/account/reminders">
        <input type="hidden" name="wanted" value="${state === 'on' ? '0' : '1'}" />
        <button class="quiet">${text(`reminders.account.${state === 'on' ? 'stop' : 'start'}`)}</button>
      </form>`
    }`;

/** Renders the customer's sign-ins, and the button that ends all others. */
function sessions({ sessions: all, is_alone }: ProfileView, { text, day }: TemplateContext): Html | null {
  if (all.length === 0) return null;
  return html`<section id="sessions" aria-labelledby="sessions-title">
    <h2 id="sessions-title">${text('storefront.sessions.title')}</h2>
    ${is_alone && html`<p class="notice" role="status">${text('storefront.sessions.ended')}</p>`}
    <ul class="rows">
      ${all.map(
        (session) =>
          html`<li>
            <span>${deviceText(session, text)}</span>
            ${
              session.is_current
                ? html`<span class="tag">${text('storefront.sessions.current')}</span>`
                : html`<span class="amount fine"
                    >${text('storefront.sessions.lastUsed', { day: day(session.last_used_at) })}</span
                  >`
            }
          </li>`,
      )}
    </ul>
    ${
      all.some(({ is_current }) => !is_current) &&
      html`<form method="post" action="/account/sessions/end">
        <button class="quiet">${text('storefront.sessions.endOthers')}</button>
      </form>`
    }
  </section>`;
}

function deviceText({ browser, system }: SessionView, text: Text): string {
  if (browser !== null && system !== null) return text('storefront.sessions.device', { browser, system });
  return browser ?? system ?? text('storefront.sessions.unknown');
}
