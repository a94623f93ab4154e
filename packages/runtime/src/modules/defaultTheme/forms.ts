import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { trap } from '../../platform/html/trap.ts';
import type { TemplateContext } from './contract.ts';
import { errorSummary, inputField, textField } from './formFields.ts';
import type { ContactView, GiftCardView, NewsletterView, RemindersView } from './formViews.ts';
import { privacyNote } from './legal.ts';
import { pathHref } from './pathHref.ts';
import { formCard } from './signIn.ts';

/** Renders the newsletter pages. */
export const newsletterTemplate = (view: NewsletterView, page: TemplateContext): Html => {
  const { title, form } = view;
  return html`${formCard(title, html`${errorSummary(form, page.text)} ${stepOf(view, page)}`)} ${page.content}`;
};

function stepOf({ step, form, token, path }: NewsletterView, { text }: TemplateContext): Html {
  const notice = (words: string) =>
    html`<p>${words}</p>
      <p><a class="button" href="/">${text('newsletter.page.continue')}</a></p>`;
  const act = (intro: string, button: string) =>
    html`<p>${intro}</p>
      <form method="post" action="${pathHref(path)}">
        <input type="hidden" name="token" value="${token}" />
        <p><button>${button}</button></p>
      </form>`;
  switch (step) {
    case 'form':
      return html`<p>${text('newsletter.form.intro')}</p>
        <form method="post" action="${pathHref(path)}">
          ${inputField({ name: 'email', label: text('newsletter.form.email'), type: 'email', autocomplete: 'email' }, form, text)}
          ${trap('field', text('newsletter.form.trap'))}
          <p><button>${text('newsletter.form.send')}</button></p>
        </form>
        <p class="fine">${text('newsletter.form.note')}</p>`;
    case 'sent':
      return notice(text('newsletter.page.sent'));
    case 'confirm':
      return act(text('newsletter.page.confirmIntro'), text('newsletter.page.confirm'));
    case 'confirmed':
      return notice(text('newsletter.page.confirmed'));
    case 'cancel':
      return act(text('newsletter.page.cancelIntro'), text('newsletter.page.cancel'));
    case 'canceled':
      return notice(text('newsletter.page.canceled'));
  }
}

/** Renders the page that ends reminders. */
export const remindersTemplate = (
  { title, path, step, token, form }: RemindersView,
  { text, content }: TemplateContext,
): Html => {
  const shown =
    step === 'stopped'
      ? html`<p>${text('reminders.page.stopped')}</p>
          <p><a class="button" href="/">${text('reminders.page.continue')}</a></p>`
      : html`<p>${text('reminders.page.intro')}</p>
          <form method="post" action="${pathHref(path)}">
            <input type="hidden" name="token" value="${token}" />
            <p><button>${text('reminders.page.stop')}</button></p>
          </form>`;
  return html`${formCard(title, html`${errorSummary(form, text)} ${shown}`)} ${content}`;
};

/** Renders the contact form page and its confirmation. */
export const contactTemplate = ({ title, path, form, is_sent }: ContactView, page: TemplateContext): Html => {
  const { text, content } = page;
  const sent = html`<p>${text('contact.page.sent')}</p>
    <p><a class="button" href="/">${text('contact.page.continue')}</a></p>`;
  const fields = html`${errorSummary(form, text)}
    <p>${text('contact.page.intro')}</p>
    <form method="post" action="${pathHref(path)}">
      ${inputField({ name: 'full_name', label: text('contact.form.name'), autocomplete: 'name' }, form, text)}
      ${inputField({ name: 'email', label: text('contact.form.email'), type: 'email', autocomplete: 'email' }, form, text)}
      ${textField({ name: 'message', label: text('contact.form.message'), rows: 6 }, form, text)}
      ${trap('field', text('contact.form.trap'))} ${privacyNote(page)}
      <p><button>${text('contact.form.send')}</button></p>
    </form>`;
  return html`${formCard(title, is_sent ? sent : fields)} ${content}`;
};

/** Renders the page that tells the balance of a gift card. */
export const giftCardTemplate = (
  { title, path, form, card }: GiftCardView,
  { text, content, money, day }: TemplateContext,
): Html => {
  const known =
    card &&
    html`<div role="status">
      <p>${text('storedValue.page.of', { code: card.last4 })}</p>
      <p>
        <strong>${text('storedValue.page.balance', { amount: money(card.balance, card.currency) })}</strong>
      </p>
      ${card.expires_at !== null && html`<p>${text('storedValue.page.until', { date: day(lastMoment(card.expires_at)) })}</p>`}
    </div>`;
  const fields = html`${errorSummary(form, text)} ${known}
    <p>${text('storedValue.page.intro')}</p>
    <form method="post" action="${pathHref(path)}">
      ${inputField({ name: 'code', label: text('storedValue.page.code'), autocomplete: 'off' }, form, text)}
      <p><button>${text('storedValue.page.check')}</button></p>
    </form>`;
  return html`${formCard(title, fields)} ${content}`;
};

/** Returns the last moment at which a gift card is valid. One that is valid through a day ends with the first moment of the next. */
const lastMoment = (at: string): string => new Date(Date.parse(at) - 1).toISOString();
