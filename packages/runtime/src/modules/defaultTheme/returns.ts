import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { trap } from '../../platform/html/trap.ts';
import type { TemplateContext } from './contract.ts';
import { choosableLines } from './choosableLines.ts';
import { fact } from './facts.ts';
import { errorSummary, inputField, textField } from './formFields.ts';
import { selectField } from './selectField.ts';
import { excludedList, returnedLines, toOrder, withdrawalSentence } from './returnParts.ts';
import type { ReturnRequestView, WithdrawalLinkView, WithdrawalView } from './returnViews.ts';
import { formCard } from './signIn.ts';

/** The path of the page that mails the link to withdraw from an order. */
export const WITHDRAWAL_PATH = '/orders/withdrawal';

/** Renders the pages that withdraw from the contract of an order: the choice, and the declaration with its button. */
export const withdrawalTemplate = (view: WithdrawalView, page: TemplateContext): Html =>
  html`<h1>${view.title}</h1>
    <div class="return-page">${errorSummary(view.form, page.text)} ${stepOf(view, page)}</div>
    ${page.content}`;

function stepOf(view: WithdrawalView, page: TemplateContext): Html {
  const { text } = page;
  const { step, order, right } = view;
  const sentence = withdrawalSentence(right, page);
  if (step === 'confirm') return declaration(view, page);
  if (step === 'closed')
    return html`<div class="notice">
        ${sentence !== null && html`<p>${sentence}</p>`} ${excludedList(right.excluded, text)}
      </div>
      ${toOrder(order, page)}`;
  return html`<p>${text('storefront.withdrawal.choose')}</p>
    ${sentence !== null && html`<p class="fine">${sentence}</p>`}
    <form method="get" action="${view.action}">
      <input type="hidden" name="token" value="${view.token}" />
      ${choosableLines(view.lines, view.form, page)}
      <p><button>${text('storefront.withdrawal.continue')}</button></p>
    </form>
    ${excludedList(right.excluded, text)} ${toOrder(order, page)}`;
}

/** Renders what will be declared, by whom and for which order, with the button that declares it. */
function declaration({ order, lines, action, choose_path }: WithdrawalView, page: TemplateContext): Html {
  const { text, day } = page;
  const chosen = lines.filter((line) => line.chosen > 0);
  const { order_number: number, created_at, name, email } = order;
  return html`<p>${text('storefront.withdrawal.declaration')}</p>
    ${returnedLines(
      chosen.map((line) => ({ ...line, qty: line.chosen, reason: null })),
      page,
    )}
    <dl class="facts">
      ${fact(text('storefront.withdrawal.order'), text('storefront.withdrawal.orderOf', { number, day: day(created_at) }))}
      ${name !== null && fact(text('storefront.withdrawal.name'), html`<bdi>${name}</bdi>`)}
      ${fact(text('storefront.withdrawal.receiptTo'), html`<bdi>${email}</bdi>`)}
    </dl>
    <form method="post" action="${action}">
      ${chosen.map(({ uuid, chosen: units }) => html`<input type="hidden" name="units.${uuid}" value="${units}" />`)}
      <p class="actions">
        <button>${text('storefront.withdrawal.confirm')}</button>
        <a href="${choose_path}">${text('storefront.withdrawal.change')}</a>
      </p>
    </form>`;
}

/** Renders the page that mails the link to withdraw from an order. */
export const withdrawalLinkTemplate = (
  { title, path, step, form, is_link_over }: WithdrawalLinkView,
  { text, content }: TemplateContext,
): Html => {
  const shown =
    step === 'sent'
      ? html`<p role="status">${text('storefront.withdrawal.sent')}</p>
          <p><a class="button" href="/">${text('storefront.confirmation.back')}</a></p>`
      : html`${errorSummary(form, text)}
          <p>${text(is_link_over ? 'storefront.withdrawal.linkOver' : 'storefront.withdrawal.linkIntro')}</p>
          <form method="post" action="${path}">
            ${inputField({ name: 'order_number', label: text('storefront.withdrawal.orderNumber') }, form, text)}
            ${inputField({ name: 'email', label: text('storefront.signIn.email'), type: 'email', autocomplete: 'email' }, form, text)}
            ${trap('field', text('contact.form.trap'))}
            <p><button>${text('storefront.withdrawal.send')}</button></p>
          </form>
          <p class="fine">
            <a href="/account/orders">${text('storefront.withdrawal.inAccount')}</a>
          </p>`;
  return html`${formCard(title, shown)} ${content}`;
};

/** Renders the page that requests a return. */
export const returnRequestTemplate = (view: ReturnRequestView, page: TemplateContext): Html => {
  const { text, day } = page;
  const { title, order, right, lines, reasons, action, form } = view;
  const choices = [
    { value: '', label: text('storefront.return.anyReason') },
    ...reasons.map(({ code, name }) => ({ value: code, label: name })),
  ];
  const reasonOf = (uuid: string) =>
    reasons.length === 0
      ? null
      : selectField(
          { name: `reasons.${uuid}`, label: text('storefront.return.reason'), required: false },
          choices,
          form,
          text,
        );
  const request = html`<p>${text('storefront.return.choose')}</p>
    <form method="post" action="${action}">
      ${choosableLines(lines, form, page, reasonOf)}
      ${textField({ name: 'comment', label: text('storefront.return.comment'), rows: 4, required: false }, form, text)}
      <p><button>${text('storefront.return.request')}</button></p>
    </form>`;
  const last = right?.last_day ?? null;
  const none = html`<div class="notice">
    <p>
      ${last === null ? text('storefront.return.none') : text('storefront.return.over', { day: day(last) })}
    </p>
  </div>`;
  return html`<h1>${title}</h1>
    <div class="return-page">
      ${errorSummary(form, text)} ${lines.length > 0 ? request : none} ${toOrder(order, page)}
    </div>
    ${page.content}`;
};
