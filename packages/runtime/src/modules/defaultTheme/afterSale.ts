import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { TemplateContext } from './contract.ts';
import { excludedList, nextOfReturn, returnState, withdrawalSentence } from './returnParts.ts';
import type { AfterSaleView, ReturnRightView, ReturnView, WithdrawalRightView } from './returnViews.ts';

/**
 * Renders the returns of an order, and the buttons to withdraw from its contract and to return items. Says why, where it is not possible
 * any more. Returns null if there is nothing to say.
 */
export function afterSaleSection(
  { withdrawal, returns, list }: AfterSaleView,
  page: TemplateContext,
): Html | null {
  if (withdrawal === null && returns === null && list.length === 0) return null;
  return html`<section class="after-sale" aria-labelledby="after-sale">
    <h2 id="after-sale">${page.text('storefront.afterSale.title')}</h2>
    ${
      list.length > 0 &&
      html`<ul class="returns">
        ${list.map((one) => html`<li>${returnLine(one, page)}</li>`)}
      </ul>`
    }
    ${withdrawal && withdrawalPart(withdrawal, page)} ${returns && returnPart(returns, page)}
  </section>`;
}

const returnLine = (one: ReturnView, page: TemplateContext): Html => {
  const { text } = page;
  const { number } = one;
  const label =
    one.origin === 'withdrawal'
      ? text('storefront.withdrawal.titleOf', { number })
      : text('storefront.return.title', { number });
  return html`<p>
      <a href="${one.path}">${label}</a>
      <span class="tag">${returnState(one, text)}</span>
    </p>
    <p class="fine">
      ${one.lines.map(({ qty, name }) => html`<span class="option">${text('storefront.contents.units', { qty, product: name })}</span>`)}
    </p>
    ${nextOfReturn(one, page).map((sentence) => html`<p>${sentence}</p>`)}`;
};

const withdrawalPart = (right: WithdrawalRightView, page: TemplateContext): Html => {
  const sentence = withdrawalSentence(right, page);
  return html`${sentence !== null && html`<p>${sentence}</p>`} ${excludedList(right.excluded, page.text)}
  ${
    right.path !== null &&
    html`<p>
      <a class="button plain" href="${right.path}">${page.text('storefront.withdrawal.open')}</a>
    </p>`
  }`;
};

const returnPart = ({ path, last_day }: ReturnRightView, { text, day }: TemplateContext): Html =>
  path === null
    ? html`${last_day !== null && html`<p>${text('storefront.return.over', { day: day(last_day) })}</p>`}`
    : html`<p>
          ${
            last_day === null
              ? text('storefront.return.possible')
              : text('storefront.return.until', { day: day(last_day) })
          }
        </p>
        <p><a class="button plain" href="${path}">${text('storefront.return.open')}</a></p>`;
