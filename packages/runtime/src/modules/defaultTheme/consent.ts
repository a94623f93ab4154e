import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { ConsentLayout, Layout, TemplateContext } from './contract.ts';
import { errorSummary } from './formFields.ts';
import type { ConsentView } from './formViews.ts';
import { pathHref } from './pathHref.ts';

/** The path of the page where visitors give or refuse consent to measurement. */
export const CONSENT_PATH = '/cookie-settings';

/** Renders both consent buttons. They look the same, and each takes one click. */
const answers = (to: string, text: Text): Html =>
  html`<form method="post" action="${CONSENT_PATH}" class="answers">
    <input type="hidden" name="to" value="${to}" />
    <button class="quiet" name="choice" value="rejected">${text('measurement.reject')}</button>
    <button class="quiet" name="choice" value="accepted">${text('measurement.accept')}</button>
  </form>`;

/** Renders an explanation of what is measured, and which third party receives the data. */
const explanation = ({ shared_with }: Pick<ConsentLayout, 'shared_with'>, text: Text): Html =>
  html`${text('measurement.intro')}
  ${shared_with !== null && text('measurement.shared', { host: shared_with })}`;

/**
 * Renders the consent banner above the header for visitors who have not decided. The banner is part of the page flow and covers nothing.
 * It is not shown on pages without a menu, such as the checkout, or on the consent page.
 */
export const consentBanner = ({ consent, slim }: Layout, { text }: TemplateContext): Html | null =>
  consent === null || consent.choice !== 'open' || slim || consent.path === CONSENT_PATH
    ? null
    : html`<section class="consent" aria-labelledby="consent-title">
        <div>
          <h2 id="consent-title">${text('measurement.title')}</h2>
          <p>${explanation(consent, text)} <a href="${CONSENT_PATH}">${text('measurement.more')}</a></p>
        </div>
        ${answers(consent.path, text)}
      </section>`;

/** Renders the footer link to the consent page. */
export const consentLink = ({ consent }: Layout, { text }: TemplateContext): Html | null =>
  consent && html`<a href="${CONSENT_PATH}">${text('measurement.link')}</a>`;

/** Renders the page where visitors give or refuse consent to measurement, with a list of the shop's cookies. */
export const consentTemplate = (view: ConsentView, page: TemplateContext): Html => {
  const { text, content, legal } = page;
  const privacy = legal.find(({ kind }) => kind === 'privacy');
  const cookies = [
    ['sid', text('measurement.page.session')],
    ...(view.has_currencies ? [['currency', text('storefront.nav.currencyCookie')] as const] : []),
    ['shop_consent', text('measurement.page.consent')],
    ['shop_visit', text('measurement.page.visit')],
  ] as const satisfies readonly (readonly [string, string])[];
  return html`<h1>${view.title}</h1>
    ${errorSummary(view.form, text)}
    <p>${text('measurement.page.intro')}</p>
    <p>
      ${explanation(view, text)} ${privacy && html`<a href="${pathHref(privacy.url)}">${privacy.title}</a>`}
    </p>
    <p><strong>${text(`measurement.page.${view.choice}`)}</strong></p>
    ${answers(CONSENT_PATH, text)}
    <h2>${text('measurement.page.cookies')}</h2>
    <dl class="cookies">
      ${cookies.map(
        ([name, use]) =>
          html`<div>
            <dt><code dir="ltr">${name}</code></dt>
            <dd>${use}</dd>
          </div>`,
      )}
    </dl>
    ${content}`;
};
